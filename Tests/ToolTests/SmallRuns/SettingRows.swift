let settingRows: [SmallRun] = [
  SmallRun(
    "[]", ["lint", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "isEnabled": false}]}
      """, "tabspec.config.json": "[]",
    ], only: ["error", "warning:", "note:", "help:", "fix:", "1:"],
    """
    tabspec.config.json:1:1: error: a configuration is an object, but this is an array [wrong-type]
    = help: an object is written {"key": value}
    1 error in 1 file, others not read
    """),
  SmallRun(
    "{}", ["lint", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "isEnabled": false}]}
      """, "tabspec.config.json": "{}",
    ], only: ["error", "warning:", "note:", "help:", "fix:", "1:"],
    """
    a.json:2:3: warning: 'A' and 'B' have no images for their items in the bar; nothing else shows on an iPhone Duo's outer display and an iPhone Duo's inner display in landscape [missing-image]
    = note: the images of these items would be blank
    = note: 'B' as well
    = help: add an 'image' to each, preferably a familiar SF Symbol
    a.json:3:50: warning: 'B' is disabled [disabled-tab]
    = note: users tap it, and nothing explains why it does not respond
    = fix: leave it enabled, and explain on its screen why it is empty (may
    """),
  SmallRun(
    #"{"rules": []}"#, ["lint", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "isEnabled": false}]}
      """, "tabspec.config.json": #"{"rules": []}"#,
    ], only: ["error", "warning:", "note:", "help:", "fix:", "1:"],
    """
    tabspec.config.json:1:11: error: 'rules' takes an object, but this is an array [wrong-type]
    = help: an object is written {"key": value}
    1 error in 1 file, others not read
    """),
  SmallRun(
    #"{"rules": {"x": "off"}}"#, ["lint", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "isEnabled": false}]}
      """, "tabspec.config.json": #"{"rules": {"x": "off"}}"#,
    ], only: ["error", "warning:", "note:", "help:", "fix:", "1:"],
    """
    tabspec.config.json:1:12: error: unknown rule 'x' [unknown-key]
    = help: 'tabspec rules' lists all rules
    1 error in 1 file, others not read
    """),
  SmallRun(
    #"{"rules": {"disabled-tab": "of"}}"#, ["lint", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "isEnabled": false}]}
      """, "tabspec.config.json": #"{"rules": {"disabled-tab": "of"}}"#,
    ], only: ["error", "warning:", "note:", "help:", "fix:", "1:"],
    """
    tabspec.config.json:1:28: error: 'disabled-tab' does not accept 'of' [invalid-value]
    = help: did you mean 'off'? It can be error, warning, note, off
    1 error in 1 file, others not read
    """),
  SmallRun(
    #"{"rules": {"disabled-tab": 1}}"#, ["lint", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "isEnabled": false}]}
      """, "tabspec.config.json": #"{"rules": {"disabled-tab": 1}}"#,
    ], only: ["error", "warning:", "note:", "help:", "fix:", "1:"],
    """
    tabspec.config.json:1:28: error: 'disabled-tab' takes a string, but this is a number [wrong-type]
    = help: it takes error, warning, note, off
    1 error in 1 file, others not read
    """),
  SmallRun(
    #"{"rules": {"disabled-tab": {"severity": "off"}}}"#, ["lint", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "isEnabled": false}]}
      """, "tabspec.config.json": #"{"rules": {"disabled-tab": {"severity": "off"}}}"#,
    ], only: ["error", "warning:", "note:", "help:", "fix:", "1:"],
    """
    a.json:2:3: warning: 'A' and 'B' have no images for their items in the bar; nothing else shows on an iPhone Duo's outer display and an iPhone Duo's inner display in landscape [missing-image]
    = note: the images of these items would be blank
    = note: 'B' as well
    = help: add an 'image' to each, preferably a familiar SF Symbol
    """),
  SmallRun(
    #"{"rules": {"long-title": {"root": 0}}}"#, ["lint", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "isEnabled": false}]}
      """, "tabspec.config.json": #"{"rules": {"long-title": {"root": 0}}}"#,
    ], only: ["error", "warning:", "note:", "help:", "fix:", "1:"],
    """
    tabspec.config.json:1:35: error: 'root' takes a whole number, 1 or more [invalid-value]
    1 error in 1 file, others not read
    """),
  SmallRun(
    #"{"rules": {"long-title": {"root": "3"}}}"#, ["lint", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "isEnabled": false}]}
      """, "tabspec.config.json": #"{"rules": {"long-title": {"root": "3"}}}"#,
    ], only: ["error", "warning:", "note:", "help:", "fix:", "1:"],
    """
    tabspec.config.json:1:35: error: 'root' takes a whole number, 1 or more [wrong-type]
    1 error in 1 file, others not read
    """),
  SmallRun(
    #"{"rules": {"long-title": {"roots": 3}}}"#, ["lint", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "isEnabled": false}]}
      """, "tabspec.config.json": #"{"rules": {"long-title": {"roots": 3}}}"#,
    ], only: ["error", "warning:", "note:", "help:", "fix:", "1:"],
    """
    tabspec.config.json:1:27: error: the rule 'long-title' has no key 'roots' [unknown-key]
    = help: did you mean 'root'?
    1 error in 1 file, others not read
    """),
  SmallRun(
    #"{"rules": {"nesting-depth": {"max": 2}}}"#, ["lint", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "isEnabled": false}]}
      """, "tabspec.config.json": #"{"rules": {"nesting-depth": {"max": 2}}}"#,
    ], only: ["error", "warning:", "note:", "help:", "fix:", "1:"],
    """
    tabspec.config.json:1:30: error: the rule 'nesting-depth' has no key 'max' [unknown-key]
    = help: did you mean 'maximum'?
    1 error in 1 file, others not read
    """),
  SmallRun(
    #"{"rules": {"syntax": "off"}}"#, ["lint", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "isEnabled": false}]}
      """, "tabspec.config.json": #"{"rules": {"syntax": "off"}}"#,
    ], only: ["error", "warning:", "note:", "help:", "fix:", "1:"],
    """
    tabspec.config.json:1:12: error: unknown rule 'syntax' [unknown-key]
    = help: 'tabspec rules' lists all rules
    1 error in 1 file, others not read
    """),
  SmallRun(
    #"{"failOn": "warn"}"#, ["lint", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "isEnabled": false}]}
      """, "tabspec.config.json": #"{"failOn": "warn"}"#,
    ], only: ["error", "warning:", "note:", "help:", "fix:", "1:"],
    """
    tabspec.config.json:1:12: error: 'failOn' does not accept 'warn' [invalid-value]
    = help: did you mean 'warning'? It can be error, warning, note, never
    1 error in 1 file, others not read
    """),
  SmallRun(
    #"{"failOn": "never"}"#, ["lint", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "isEnabled": false}]}
      """, "tabspec.config.json": #"{"failOn": "never"}"#,
    ], only: ["error", "warning:", "note:", "help:", "fix:", "1:"],
    """
    a.json:2:3: warning: 'A' and 'B' have no images for their items in the bar; nothing else shows on an iPhone Duo's outer display and an iPhone Duo's inner display in landscape [missing-image]
    = note: the images of these items would be blank
    = note: 'B' as well
    = help: add an 'image' to each, preferably a familiar SF Symbol
    a.json:3:50: warning: 'B' is disabled [disabled-tab]
    = note: users tap it, and nothing explains why it does not respond
    = fix: leave it enabled, and explain on its screen why it is empty (may
    """),
  SmallRun(
    #"{"include": "x"}"#, ["lint", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "isEnabled": false}]}
      """, "tabspec.config.json": #"{"include": "x"}"#,
    ], only: ["error", "warning:", "note:", "help:", "fix:", "1:"],
    """
    tabspec.config.json:1:13: error: 'include' takes an array, but this is a string [wrong-type]
    = help: put it in brackets: ["x"]
    1 error in 1 file, others not read
    """),
  SmallRun(
    #"{"include": ["*.json"]}"#, ["lint", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "isEnabled": false}]}
      """, "tabspec.config.json": #"{"include": ["*.json"]}"#,
    ], only: ["error", "warning:", "note:", "help:", "fix:", "1:"],
    """
    a.json:2:3: warning: 'A' and 'B' have no images for their items in the bar; nothing else shows on an iPhone Duo's outer display and an iPhone Duo's inner display in landscape [missing-image]
    = note: the images of these items would be blank
    = note: 'B' as well
    = help: add an 'image' to each, preferably a familiar SF Symbol
    a.json:3:50: warning: 'B' is disabled [disabled-tab]
    = note: users tap it, and nothing explains why it does not respond
    = fix: leave it enabled, and explain on its screen why it is empty (may
    """),
  SmallRun(
    #"{"exclude": [1]}"#, ["lint", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "isEnabled": false}]}
      """, "tabspec.config.json": #"{"exclude": [1]}"#,
    ], only: ["error", "warning:", "note:", "help:", "fix:", "1:"],
    """
    tabspec.config.json:1:14: error: elements of 'exclude' must be strings, not numbers [wrong-type]
    = help: write it in double quotes: "1"
    1 error in 1 file, others not read
    """),
  SmallRun(
    #"{"strings": ["no.xcstrings"]}"#, ["lint", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "isEnabled": false}]}
      """, "tabspec.config.json": #"{"strings": ["no.xcstrings"]}"#,
    ], ofErrors: true,
    """
    error: no.xcstrings: no such file or folder
    help: tabspec.config.json:1:14 names it
    """),
  SmallRun(
    #"{"symbols": "no.txt"}"#, ["lint", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "isEnabled": false}]}
      """, "tabspec.config.json": #"{"symbols": "no.txt"}"#,
    ], ofErrors: true,
    """
    error: no.txt: no such file or folder
    help: tabspec.config.json:1:13 names it
    """),
  SmallRun(
    #"{"assets": ["no.xcassets"]}"#, ["lint", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "isEnabled": false}]}
      """, "tabspec.config.json": #"{"assets": ["no.xcassets"]}"#,
    ], ofErrors: true,
    """
    error: no.xcassets: no such file or folder
    help: tabspec.config.json:1:13 names it
    """),
  SmallRun(
    #"{"maxFindings": -1}"#, ["lint", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "isEnabled": false}]}
      """, "tabspec.config.json": #"{"maxFindings": -1}"#,
    ], only: ["error", "warning:", "note:", "help:", "fix:", "1:"],
    """
    tabspec.config.json:1:2: error: a configuration has no key 'maxFindings' [unknown-key]
    = help: its keys are $schema, rules, include, exclude, targets, failOn and
    1 error in 1 file, others not read
    """),
  SmallRun(
    #"{"zzz": 1}"#, ["lint", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "isEnabled": false}]}
      """, "tabspec.config.json": #"{"zzz": 1}"#,
    ], only: ["error", "warning:", "note:", "help:", "fix:", "1:"],
    """
    tabspec.config.json:1:2: error: a configuration has no key 'zzz' [unknown-key]
    = help: its keys are $schema, rules, include, exclude, targets, failOn and
    1 error in 1 file, others not read
    """),
  SmallRun(
    #"{"root": "x"}"#, ["lint", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "isEnabled": false}]}
      """, "tabspec.config.json": #"{"root": "x"}"#,
    ], only: ["error", "warning:", "note:", "help:", "fix:", "1:"],
    """
    tabspec.config.json:1:2: error: a configuration has no key 'root' [unknown-key]
    = help: its keys are $schema, rules, include, exclude, targets, failOn and
    1 error in 1 file, others not read
    """),
  SmallRun(
    #"{"baseline": "b.json"}"#, ["lint", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "isEnabled": false}]}
      """, "tabspec.config.json": #"{"baseline": "b.json"}"#,
    ], only: ["error", "warning:", "note:", "help:", "fix:", "1:"],
    """
    tabspec.config.json:1:2: error: a configuration has no key 'baseline' [unknown-key]
    = help: its keys are $schema, rules, include, exclude, targets, failOn and
    1 error in 1 file, others not read
    """),
  SmallRun(
    "[]", ["resolve", "a.json", "--customization", "c.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X"}]}]}
      """, "c.json": "[]",
    ], ofErrors: true,
    """
    c.json:1:1: error: a customization state is an object, but this is an array [wrong-type]
       1 │ []
         │ ^^
         = help: write an object, as in {"hidden": ["home"]}

    1 error in 1 file
    """),
  SmallRun(
    #"{"hidden": "a"}"#, ["resolve", "a.json", "--customization", "c.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X"}]}]}
      """, "c.json": #"{"hidden": "a"}"#,
    ], ofErrors: true,
    """
    c.json:1:12: error: 'hidden' takes an array, but this is a string [wrong-type]
       1 │ {"hidden": "a"}
         │            ^^^
         = help: put it in brackets: ["a"]

    1 error in 1 file
    """),
  SmallRun(
    #"{"hidden": [1]}"#, ["resolve", "a.json", "--customization", "c.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X"}]}]}
      """, "c.json": #"{"hidden": [1]}"#,
    ], ofErrors: true,
    """
    c.json:1:13: error: elements of 'hidden' must be strings, not numbers [wrong-type]
       1 │ {"hidden": [1]}
         │             ^
         = help: write it in double quotes: "1"

    1 error in 1 file
    """),
  SmallRun(
    #"{"hiden": ["a"]}"#, ["resolve", "a.json", "--customization", "c.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X"}]}]}
      """, "c.json": #"{"hiden": ["a"]}"#,
    ], ofErrors: true,
    """
    c.json:1:2: error: a customization state has no key 'hiden' [unknown-key]
       1 │ {"hiden": ["a"]}
         │  ^^^^^^^
         = help: did you mean 'hidden'?

    1 error in 1 file
    """),
  SmallRun(
    #"{"hidden": ["a", "a"]}"#, ["resolve", "a.json", "--customization", "c.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X"}]}]}
      """, "c.json": #"{"hidden": ["a", "a"]}"#,
    ], ofErrors: true,
    """
    c.json:1:13: warning: 'a' does not allow hiding [customization]
       1 │ {"hidden": ["a", "a"]}
         │             ^^^
         = help: the entry is ignored; users cannot make this change

    c.json:1:18: warning: 'a' does not allow hiding [customization]
       1 │ {"hidden": ["a", "a"]}
         │                  ^^^
         = help: the entry is ignored; users cannot make this change

    2 warnings in 1 file
    """),
  SmallRun(
    #"{"hidden": ["a"], "shown": ["a"]}"#, ["resolve", "a.json", "--customization", "c.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X"}]}]}
      """, "c.json": #"{"hidden": ["a"], "shown": ["a"]}"#,
    ], ofErrors: true,
    """
    c.json:1:13: warning: 'a' does not allow hiding [customization]
       1 │ {"hidden": ["a"], "shown": ["a"]}
         │             ^^^
         = help: the entry is ignored; users cannot make this change

    c.json:1:29: warning: 'a' does not allow hiding [customization]
       1 │ {"hidden": ["a"], "shown": ["a"]}
         │                             ^^^
         = help: the entry is ignored; users cannot make this change

    2 warnings in 1 file
    """),
  SmallRun(
    #"{"displayOrder": []}"#, ["resolve", "a.json", "--customization", "c.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X"}]}]}
      """, "c.json": #"{"displayOrder": []}"#,
    ], ofErrors: true,
    """
    c.json:1:18: error: 'displayOrder' takes an object, but this is an array [wrong-type]
       1 │ {"displayOrder": []}
         │                  ^^
         = help: write an object, as in {"playlists": ["rain"]}

    1 error in 1 file
    """),
  SmallRun(
    #"{"displayOrder": {"g": "x"}}"#, ["resolve", "a.json", "--customization", "c.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X"}]}]}
      """, "c.json": #"{"displayOrder": {"g": "x"}}"#,
    ], ofErrors: true,
    """
    c.json:1:24: error: 'g' takes an array, but this is a string [wrong-type]
       1 │ {"displayOrder": {"g": "x"}}
         │                        ^^^
         = help: put it in brackets: ["x"]

    1 error in 1 file
    """),
  SmallRun(
    #"{"displayOrder": {"g": [1]}}"#, ["resolve", "a.json", "--customization", "c.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X"}]}]}
      """, "c.json": #"{"displayOrder": {"g": [1]}}"#,
    ], ofErrors: true,
    """
    c.json:1:25: error: elements of 'g' must be strings, not numbers [wrong-type]
       1 │ {"displayOrder": {"g": [1]}}
         │                         ^
         = help: write it in double quotes: "1"

    1 error in 1 file
    """),
  SmallRun(
    #"{"isSidebarShown": "yes"}"#, ["resolve", "a.json", "--customization", "c.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X"}]}]}
      """, "c.json": #"{"isSidebarShown": "yes"}"#,
    ], ofErrors: true,
    """
    c.json:1:2: error: a customization state has no key 'isSidebarShown' [unknown-key]
       1 │ {"isSidebarShown": "yes"}
         │  ^^^^^^^^^^^^^^^^
         = help: its keys are hidden, shown, tabBarOrder, removedFromTabBar,
                 displayOrder, sidebar, collapsed

    1 error in 1 file
    """),
  SmallRun(
    #"{"collapsed": {}}"#, ["resolve", "a.json", "--customization", "c.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X"}]}]}
      """, "c.json": #"{"collapsed": {}}"#,
    ], ofErrors: true,
    """
    c.json:1:15: error: 'collapsed' takes an array, but this is an object [wrong-type]
       1 │ {"collapsed": {}}
         │               ^^
         = help: write an array, as in ["home"]

    1 error in 1 file
    """),
  SmallRun(
    "the first string catalog of a configuration",
    ["resolve", "a.json", "-p", "tv", "--language", "en", "-f", "json"],
    [
      "a.json": """
      {"tabs": [{"identifier": "a", "title": "t"}, {"identifier": "b", "title": "B"}]}
      """,
      "tabspec.config.json": #"{"strings": ["B.xcstrings", "A.xcstrings"]}"#,
      "A.xcstrings": """
      {"sourceLanguage": "en", "strings": {"t": {"localizations": {"en": {"stringUnit": {"value": "Of A"}}}}}}
      """,
      "B.xcstrings": """
      {"sourceLanguage": "en", "strings": {"t": {"localizations": {"en": {"stringUnit": {"value": "Of B"}}}}}}
      """,
    ], only: ["\"title\": \"Of"],
    """
    "title": "Of B",
    """),
  SmallRun(
    "empty names in lists", ["lint", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "t1", "title": "T1"}, {"identifier": "t2", "title": "T2"}]}
      """,
      "tabspec.config.json": """
      {"exclude": ["", "b"], "strings": [""], "symbols": [""]}
      """,
    ], only: ["config", "help"],
    """
    tabspec.config.json:1:14: error: an element of 'exclude' is empty [invalid-value]
    = help: write a name, or remove it
    tabspec.config.json:1:36: error: an element of 'strings' is empty [invalid-value]
    = help: write a name, or remove it
    tabspec.config.json:1:52: error: 'symbols' takes a string, but this is an array [wrong-type]
    """),
]
