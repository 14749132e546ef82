<<<<<<< HEAD
private let spec0 =
  """
  {"a/b~c": {"x": [1, {"y": 2, "y": 3}]}, "tabs": [\r
   {"identifier": "a", "title": "A", "image": {"symbol": "x"}, "children": [{"identifier": "b", "title": "B", "availability": {"platforms": ["iOS", "iOS", "x"], "z": 1}}, {"title": "C"}]},\r
   {"identifier": "a",\t"title": "é😀", "badge": 1, "suppress": [{"rule": "x"}, {"rule": "y", "reason": "r", "q": [[]]}]}\r
  ]}
  """

private let spec1 =
  """
  {"suppress": [{"rule": "multiword-title", "reason": "x"}, {"rule": "nesting-depth", "reason": "y"}],
   "tabs": [{"identifier": "home", "title": "Home", "image": "house.fill", "suppress": [{"rule": "badge-value", "reason": "z"}]},
    {"identifier": "mail", "title": "Mail", "image": "envelope", "preferredPlacement": "automatic", "suppress": [{"rule": "badge-value", "reason": "z"}, {"rule": "long-title", "reason": "z"},
     {"rule": "badge-value", "reason": "w"}]}, {"type": "search", "identifier": "s"}], "compactTabIdentifiers": ["home", "home", "mail", "nobody"]}
=======
private let mistakes = """
  {"targets": [{"platform": "iOS", "minimumVersion": "18.0"}], "tabs": [
    {"identifier": "a", "title": {
      "a": 1,
  \t"b": 2,
      "c": 3,
      "d": 4
    }},
    {"identifier": "b", "title": "B", "image": [
  \t  "star"]}, {"identifier": "longgggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggg", "title": 1, "image": "üüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüü", "subtitle": 2},
    [
      7], [
      1, "éééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé"
      8
    ]]}
  """

private let doubtful = """
  {"targets": [{"platform": "tvOS", "minimumVersion": "27.0"}], "tabs": [
    {"identifier": "a", "title": "Aa", "badgeValue": "", "image": "star.fill"},
    {"identifier": "a", "title": "Aa", "badgeValue": "new"},
    {"identifier": "g", "title": "G", "children": []}]}
>>>>>>> debbb3ef4bac6cb46e7e9cc9e617fb3d0a67900f
  """

let findingPlaceRows: [SmallRun] = [
  SmallRun(
<<<<<<< HEAD
    "pointers and places of findings",
    ["validate", "a.json", "--no-config", "-f", "json"],
    [
      "a.json": spec0
    ],
    only: [#""pointer""#, #""line""#, #""message""#, #""startLine""#, #""column""#, #""rule""#],
    """
    "rule": "unknown-key",
    "message": "a tab spec has no key 'a/b~c'",
    "pointer": "/a~1b~0c",
    "line": 1,
    "column": 2,
    "line": 1,
    "column": 9,
    "rule": "duplicate-key",
    "message": "duplicate key 'y'",
    "pointer": "/a~1b~0c/x/1/y",
    "line": 1,
    "column": 30,
    "line": 1,
    "column": 33,
    "message": "first here",
    "pointer": "/a~1b~0c/x/1/y",
    "line": 1,
    "column": 22,
    "line": 1,
    "column": 25,
    "rule": "unknown-key",
    "message": "an image has no key 'symbol'",
    "pointer": "/tabs/0/image/symbol",
    "line": 2,
    "column": 46,
    "line": 2,
    "column": 54,
    "line": 2,
    "column": 46,
    "line": 2,
    "column": 54,
    "rule": "invalid-value",
    "message": "iOS is listed twice",
    "pointer": "/tabs/0/children/0/availability/platforms/1",
    "line": 2,
    "column": 147,
    "line": 2,
    "column": 152,
    "message": "first listed here",
    "pointer": "/tabs/0/children/0/availability/platforms/0",
    "line": 2,
    "column": 140,
    "line": 2,
    "column": 145,
    "rule": "invalid-value",
    "message": "unknown platform 'x'",
    "pointer": "/tabs/0/children/0/availability/platforms/2",
    "line": 2,
    "column": 154,
    "line": 2,
    "column": 157,
    "rule": "unknown-key",
    "message": "an availability has no key 'z'",
    "pointer": "/tabs/0/children/0/availability/z",
    "line": 2,
    "column": 160,
    "line": 2,
    "column": 163,
    "rule": "missing-key",
    "message": "a tab needs the key 'identifier'",
    "pointer": "/tabs/0/children/1",
    "line": 2,
    "column": 170,
    "line": 2,
    "column": 184,
    "line": 2,
    "column": 171,
    "line": 2,
    "column": 171,
    "rule": "unknown-key",
    "message": "a tab has no key 'badge'",
    "pointer": "/tabs/1/badge",
    "line": 3,
    "column": 37,
    "line": 3,
    "column": 44,
    "line": 3,
    "column": 37,
    "line": 3,
    "column": 44,
    "rule": "missing-key",
    "message": "a suppression needs the key 'reason'",
    "pointer": "/tabs/1/suppress/0",
    "line": 3,
    "column": 62,
    "line": 3,
    "column": 75,
    "rule": "unknown-key",
    "message": "a suppression has no key 'q'",
    "pointer": "/tabs/1/suppress/1/q",
    "line": 3,
    "column": 106,
    "line": 3,
    "column": 109,
    """),
  SmallRun(
    "lines of findings",
    ["validate", "a.json", "--no-config"],
    [
      "a.json": spec0
    ],
    """
    a.json:1:2: error: a tab spec has no key 'a/b~c' [unknown-key]
       1 │ {"a/b~c": {"x": [1, {"y": 2, "y": 3}]}, "tabs": [
         │  ^^^^^^^
         = help: its keys are tabs, $schema, specVersion, name, framework,
                 conditions and 13 more; 'tabspec schema' has them all

    a.json:1:30: error: duplicate key 'y' [duplicate-key]
       1 │ {"a/b~c": {"x": [1, {"y": 2, "y": 3}]}, "tabs": [
         │                              ^^^
         = note: first here
       1 │ {"a/b~c": {"x": [1, {"y": 2, "y": 3}]}, "tabs": [
         │                      ───
         = help: keep one of the two; which one counts is not defined in JSON

    a.json:2:46: error: an image has no key 'symbol' [unknown-key]
       2 │  {"identifier": "a", "title": "A", "image": {"symbol": "x"}, "children"…
         │                                              ^^^^^^^^
         = help: did you mean 'systemName'?
         = fix: write 'systemName' (may change the layout)

    a.json:2:147: error: iOS is listed twice [invalid-value]
       2 │ … : {"platforms": ["iOS", "iOS", "x"], "z": 1}}, {"title": "C"}]},
         │                           ^^^^^
         = note: first listed here
       2 │ … bility": {"platforms": ["iOS", "iOS", "x"], "z": 1}}, {"title": "C"}]…
         │                           ─────
         = help: remove one of the two

    a.json:2:154: error: unknown platform 'x' [invalid-value]
       2 │ … tforms": ["iOS", "iOS", "x"], "z": 1}}, {"title": "C"}]},
         │                           ^^^
         = help: it takes iOS, iPadOS, macCatalyst, tvOS, visionOS

    a.json:2:160: error: an availability has no key 'z' [unknown-key]
       2 │ … ": ["iOS", "iOS", "x"], "z": 1}}, {"title": "C"}]},
         │                           ^^^
         = help: its keys are platforms, horizontalSizeClass, minimumVersion,
                 maximumVersion, when, unless

    a.json:2:170: error: a tab needs the key 'identifier' [missing-key]
       2 │ …  "iOS", "x"], "z": 1}}, {"title": "C"}]},
         │                           ^^^^^^^^^^^^^^
         = help: add it, as in "identifier": "c"
         = fix: add an identifier (may change the layout)

    a.json:3:37: error: a tab has no key 'badge' [unknown-key]
       3 │  {"identifier": "a",    "title": "é😀", "badge": 1, "suppress": [{"rule…
         │                                         ^^^^^^^
         = help: did you mean 'badgeValue'?
         = fix: write 'badgeValue' (may change the layout)

    a.json:3:62: error: a suppression needs the key 'reason' [missing-key]
       3 │ … badge": 1, "suppress": [{"rule": "x"}, {"rule": "y", "reason": "r", "…
         │                           ^^^^^^^^^^^^^
         = help: add it, as in "reason": "It is the name of the product."

    a.json:3:106: error: a suppression has no key 'q' [unknown-key]
       3 │ … e": "y", "reason": "r", "q": [[]]}]}
         │                           ^^^
         = help: its keys are rule, reason

    10 errors in 1 file
    """),
  SmallRun(
    "fixes that remove something",
    ["lint", "a.json", "--no-config", "--diff", "--unsafe"],
    [
      "a.json": spec1
    ],
    #"""
    --- a/a.json
    +++ b/a.json
    @@ -1,4 +1,2 @@
    -{"suppress": [{"rule": "multiword-title", "reason": "x"}, {"rule": "nesting-depth", "reason": "y"}],
    - "tabs": [{"identifier": "home", "title": "Home", "image": "house.fill", "suppress": [{"rule": "badge-value", "reason": "z"}]},
    -  {"identifier": "mail", "title": "Mail", "image": "envelope", "preferredPlacement": "automatic", "suppress": [{"rule": "badge-value", "reason": "z"}, {"rule": "long-title", "reason": "z"},
    -   {"rule": "badge-value", "reason": "w"}]}, {"type": "search", "identifier": "s"}], "compactTabIdentifiers": ["home", "home", "mail", "nobody"]}
    \ No newline at end of file
    +{"tabs": [{"identifier": "home", "title": "Home", "image": "house"},
    +  {"identifier": "mail", "title": "Mail", "image": "envelope", "preferredPlacement": "automatic"}, {"type": "search"}], "compactTabIdentifiers": ["home", "home", "mail", "nobody"]}
    \ No newline at end of file
    """#),
  SmallRun(
    "fixes that remove something, one finding each",
    ["lint", "a.json", "--no-config", "-f", "github"],
    [
      "a.json": spec1
    ],
    """
    ::warning file=a.json,line=1,endLine=1,col=15,endColumn=57,title=unused-suppression::nothing here needs the suppression of 'multiword-title'%0Ahelp: remove the entry
    ::warning file=a.json,line=1,endLine=1,col=59,endColumn=99,title=unused-suppression::nothing here needs the suppression of 'nesting-depth'%0Ahelp: remove the entry
    ::warning file=a.json,line=2,endLine=2,col=60,endColumn=72,title=filled-symbol::'Home' uses the filled symbol 'house.fill'%0Anote: the system itself fills symbols where the platform's style requires it%0Ahelp: write 'house', the outline%0Asee: https://developer.apple.com/documentation/uikit/elevating-your-ipad-app-with-a-tab-bar-and-sidebar
    ::warning file=a.json,line=2,endLine=2,col=87,endColumn=125,title=unused-suppression::nothing here needs the suppression of 'badge-value'%0Ahelp: remove the entry
    ::warning file=a.json,line=3,endLine=3,col=112,endColumn=150,title=unused-suppression::nothing here needs the suppression of 'badge-value'%0Ahelp: remove the entry
    ::warning file=a.json,line=3,endLine=3,col=152,endColumn=189,title=unused-suppression::nothing here needs the suppression of 'long-title'%0Ahelp: remove the entry
    ::warning file=a.json,line=4,endLine=4,col=4,endColumn=42,title=unused-suppression::nothing here needs the suppression of 'badge-value'%0Ahelp: remove the entry
    ::error file=a.json,line=4,endLine=4,col=79,endColumn=82,title=search-tab-identifier::'s' cannot be the identifier of a search tab%0Anote: every search tab is called 'com.apple.UIKit.Search' by UIKit%0Ahelp: remove 'identifier', and refer to the tab as 'com.apple.UIKit.Search'%0Asee: https://developer.apple.com/documentation/uikit/uisearchtab
    ::warning file=a.json,line=4,endLine=4,col=111,endColumn=145,title=compact-parity::'compactTabIdentifiers' makes 'Search' unreachable on iPhone and in a compact iPad window%0Anote: elsewhere users reach it%0Anote: 'Search' is here, in line 4%0Awhere: on iPhone and iPhone Duo, and in a compact iPad window%0Ahelp: name it there in the order of 'tabs', move it into a group that is named there, or specify with 'leadsTo' which screen opens it%0Asee: https://developer.apple.com/documentation/uikit/uitabbarcontroller/compacttabidentifiers
    ::error file=a.json,line=4,endLine=4,col=136,endColumn=144,title=unknown-identifier::no tab or group has the identifier 'nobody'%0Anote: the system silently ignores it: the intended tab is missing in the compact bar%0Ahelp: the root tabs are 'home', 'mail' and 'com.apple.UIKit.Search'%0Asee: https://developer.apple.com/documentation/uikit/uitabbarcontroller
=======
    "places of several lines in 50 columns",
    ["lint", "a.json", "--no-config"],
    ["a.json": mistakes], columns: 50,
    """
    a.json:2:32: error: 'title' takes a string, but this is an object [wrong-type]
       2 │   {"identifier": "a", "title": {
         │                                ^ to line 7
         = help: write the title, or its key in a
                 String Catalog: --strings names the
                 catalog, which has the languages

    a.json:8:46: error: 'image' takes a string or an object, but this is an array [wrong-type]
       8 │ ╭ …  "title": "B", "image": [
         │ │                           ^
       9 │ ╰       "star"]}, {"identifier": "longggg…
         = help: write the name of an SF Symbol, as in
                 "house", or {"asset": "Logo"}

    a.json:9:146: error: 'title' takes a string, but this is a number [wrong-type]
       9 │ … gggggggggggg", "title": 1, "image": "üü…
         │                           ^
         = fix: write it in double quotes: "1"

    a.json:9:304: error: 'subtitle' takes a string, but this is a number [wrong-type]
       9 │ … üüüüüüüüü", "subtitle": 2},
         │                           ^
         = fix: write it in double quotes: "2"

    a.json:10:3: error: elements of 'tabs' must be objects, not arrays [wrong-type]
      10 │ ╭   [
      11 │ ╰     7], [
         = help: write an object, as in {"identifier":
                 "home", "title": "Home"}

    a.json:11:9: error: elements of 'tabs' must be objects, not arrays [wrong-type]
      11 │     7], [
         │         ^ to line 14
         = help: write an object, as in {"identifier":
                 "home", "title": "Home"}

    a.json:12:310: error: a comma is missing here [json-syntax]
      12 │ … ééééééééééééééééééééééé"
         │                           ^
         = help: add ',' between the two
         = fix: add the comma

    7 errors in 1 file
    """),
  SmallRun(
    "places of several lines in 90 columns",
    ["lint", "a.json", "--no-config", "--color", "always"],
    ["a.json": mistakes], columns: 90,
    """
    \u{1B}[1ma.json:2:32: \u{1B}[0m\u{1B}[1;31merror: \u{1B}[0m\u{1B}[1m'title' takes a string, but this is an object\u{1B}[0m\u{1B}[2m [wrong-type]\u{1B}[0m
    \u{1B}[2m   2 │\u{1B}[0m   {"identifier": "a", "title": {
         \u{1B}[2m│\u{1B}[0m                                \u{1B}[1;31m^ to line 7\u{1B}[0m
         \u{1B}[1m= help:\u{1B}[0m write the title, or its key in a String Catalog: --strings names the catalog,
                 which has the languages

    \u{1B}[1ma.json:8:46: \u{1B}[0m\u{1B}[1;31merror: \u{1B}[0m\u{1B}[1m'image' takes a string or an object, but this is an array\u{1B}[0m\u{1B}[2m [wrong-type]\u{1B}[0m
    \u{1B}[2m   8 │\u{1B}[0m \u{1B}[1;31m╭\u{1B}[0m   {"identifier": "b", "title": "B", "image": [
         \u{1B}[2m│\u{1B}[0m \u{1B}[1;31m│\u{1B}[0m                                              \u{1B}[1;31m^\u{1B}[0m
    \u{1B}[2m   9 │\u{1B}[0m \u{1B}[1;31m╰\u{1B}[0m       "star"]}, {"identifier": "longggggggggggggggggggggggggggggggggggggggggggg…
         \u{1B}[1m= help:\u{1B}[0m write the name of an SF Symbol, as in "house", or {"asset": "Logo"}

    \u{1B}[1ma.json:9:146: \u{1B}[0m\u{1B}[1;31merror: \u{1B}[0m\u{1B}[1m'title' takes a string, but this is a number\u{1B}[0m\u{1B}[2m [wrong-type]\u{1B}[0m
    \u{1B}[2m   9 │\u{1B}[0m … gggggggggggg", "title": 1, "image": "üüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüü…
         \u{1B}[2m│\u{1B}[0m                           \u{1B}[1;31m^\u{1B}[0m
         \u{1B}[1m= fix:\u{1B}[0m write it in double quotes: "1"

    \u{1B}[1ma.json:9:304: \u{1B}[0m\u{1B}[1;31merror: \u{1B}[0m\u{1B}[1m'subtitle' takes a string, but this is a number\u{1B}[0m\u{1B}[2m [wrong-type]\u{1B}[0m
    \u{1B}[2m   9 │\u{1B}[0m … üüüüüüüüü", "subtitle": 2},
         \u{1B}[2m│\u{1B}[0m                           \u{1B}[1;31m^\u{1B}[0m
         \u{1B}[1m= fix:\u{1B}[0m write it in double quotes: "2"

    \u{1B}[1ma.json:10:3: \u{1B}[0m\u{1B}[1;31merror: \u{1B}[0m\u{1B}[1melements of 'tabs' must be objects, not arrays\u{1B}[0m\u{1B}[2m [wrong-type]\u{1B}[0m
    \u{1B}[2m  10 │\u{1B}[0m \u{1B}[1;31m╭\u{1B}[0m   [
    \u{1B}[2m  11 │\u{1B}[0m \u{1B}[1;31m╰\u{1B}[0m     7], [
         \u{1B}[1m= help:\u{1B}[0m write an object, as in {"identifier": "home", "title": "Home"}

    \u{1B}[1ma.json:11:9: \u{1B}[0m\u{1B}[1;31merror: \u{1B}[0m\u{1B}[1melements of 'tabs' must be objects, not arrays\u{1B}[0m\u{1B}[2m [wrong-type]\u{1B}[0m
    \u{1B}[2m  11 │\u{1B}[0m     7], [
         \u{1B}[2m│\u{1B}[0m         \u{1B}[1;31m^ to line 14\u{1B}[0m
         \u{1B}[1m= help:\u{1B}[0m write an object, as in {"identifier": "home", "title": "Home"}

    \u{1B}[1ma.json:12:310: \u{1B}[0m\u{1B}[1;31merror: \u{1B}[0m\u{1B}[1ma comma is missing here\u{1B}[0m\u{1B}[2m [json-syntax]\u{1B}[0m
    \u{1B}[2m  12 │\u{1B}[0m … ééééééééééééééééééééééé"
         \u{1B}[2m│\u{1B}[0m                           \u{1B}[1;31m^\u{1B}[0m
         \u{1B}[1m= help:\u{1B}[0m add ',' between the two
         \u{1B}[1m= fix:\u{1B}[0m add the comma

    \u{1B}[1;31m7 errors\u{1B}[0m in 1 file
    """),
  SmallRun(
    "fingerprints of findings",
    ["lint", "a.json", "b.json", "--no-config", "-f", "sarif"],
    ["a.json": doubtful, "b.json": doubtful], only: ["findingHash", #""uri""#, "ruleId"],
    """
    "ruleId": "badge-value",
    "uri": "a.json"
    "findingHash/v1": "0570d9988e9079d3b183f2dbcbad6908"
    "ruleId": "duplicate-identifier",
    "uri": "a.json"
    "uri": "a.json"
    "findingHash/v1": "0eb6f5eef3ffd3906f508e3d1018a18b"
    "ruleId": "duplicate-title",
    "uri": "a.json"
    "uri": "a.json"
    "findingHash/v1": "af1e6bf51dabfe08781affd53c8d9013"
    "ruleId": "badge-value",
    "uri": "a.json"
    "findingHash/v1": "cf3ba03a3f7f1b0689f2e43d084f93a9"
    "ruleId": "empty-group",
    "uri": "a.json"
    "findingHash/v1": "c02072e7300914046b946677346acf2f"
    "ruleId": "badge-value",
    "uri": "b.json"
    "findingHash/v1": "dc5e9341f52007beb183f5dbcbad6e21"
    "ruleId": "duplicate-identifier",
    "uri": "b.json"
    "uri": "b.json"
    "findingHash/v1": "c006de6f1a71282b6f508f3d1018a33e"
    "ruleId": "duplicate-title",
    "uri": "b.json"
    "uri": "b.json"
    "findingHash/v1": "aa7619442688e11f781b00d53c8d91c6"
    "ruleId": "badge-value",
    "uri": "b.json"
    "findingHash/v1": "94bbc813856cd7fd89f2e13d084f8e90"
    "ruleId": "empty-group",
    "uri": "b.json"
    "findingHash/v1": "60a8e7b6cfdbb4576b946777346ad0e2"
    """),
  SmallRun(
    "names of files as SARIF",
    ["lint", "./a b.json", "x/é.json", "t\tu.json", "--no-config", "-f", "sarif"],
    [
      "a b.json": """
      {"targets": [{"platform": "tvOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "watch-now", "title": "Watch"}, {"identifier": "films", "title": ""}]}
      """,
      "x/é.json": """
      {"targets": [{"platform": "tvOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "watch-now", "title": "Watch"}, {"identifier": "films", "title": ""}]}
      """,
      "t\tu.json": """
      {"targets": [{"platform": "tvOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "watch-now", "title": "Watch"}, {"identifier": "films", "title": ""}]}
      """,
    ], only: [#""uri""#],
    """
    "uri": "a%20b.json"
    "uri": "a%20b.json"
    "uri": "t%09u.json"
    "uri": "t%09u.json"
    "uri": "x/%C3%A9.json"
    "uri": "x/%C3%A9.json"
    """),
  SmallRun(
    "places in 40 columns, in colour",
    ["lint", "a.json", "--no-config", "--color", "always"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "18.0"}], "tabs": [
        {"identifier": "a", "title": {
          "a": 1,
      \t"b": 2,
          "c": 3,
          "d": 4
        }},
        {"identifier": "b", "title": "B", "image": [
          "star"]}, {"identifier": "longgggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggg", "title": 1, "image": "üüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüü", "subtitle": 2},
            7
       ]}
      """
    ], columns: 40,
    """
    \u{1B}[1ma.json:2:32: \u{1B}[0m\u{1B}[1;31merror: \u{1B}[0m\u{1B}[1m'title' takes a string, but this is an object\u{1B}[0m\u{1B}[2m [wrong-type]\u{1B}[0m
    \u{1B}[2m   2 │\u{1B}[0m   {"identifier": "a", "title": {
         \u{1B}[2m│\u{1B}[0m                                \u{1B}[1;31m^ to line 7\u{1B}[0m
         \u{1B}[1m= help:\u{1B}[0m write the title, or its key in
                 a String Catalog: --strings
                 names the catalog, which has
                 the languages

    \u{1B}[1ma.json:8:46: \u{1B}[0m\u{1B}[1;31merror: \u{1B}[0m\u{1B}[1m'image' takes a string or an object, but this is an array\u{1B}[0m\u{1B}[2m [wrong-type]\u{1B}[0m
    \u{1B}[2m   8 │\u{1B}[0m \u{1B}[1;31m╭\u{1B}[0m …  "title": "B", "image": [
         \u{1B}[2m│\u{1B}[0m \u{1B}[1;31m│\u{1B}[0m                           \u{1B}[1;31m^\u{1B}[0m
    \u{1B}[2m   9 │\u{1B}[0m \u{1B}[1;31m╰\u{1B}[0m     "star"]}, {"identifier": …
         \u{1B}[1m= help:\u{1B}[0m write the name of an SF
                 Symbol, as in "house", or
                 {"asset": "Logo"}

    \u{1B}[1ma.json:9:147: \u{1B}[0m\u{1B}[1;31merror: \u{1B}[0m\u{1B}[1m'title' takes a string, but this is a number\u{1B}[0m\u{1B}[2m [wrong-type]\u{1B}[0m
    \u{1B}[2m   9 │\u{1B}[0m … gggggggggggg", "title": 1, "i…
         \u{1B}[2m│\u{1B}[0m                           \u{1B}[1;31m^\u{1B}[0m
         \u{1B}[1m= fix:\u{1B}[0m write it in double quotes: "1"

    \u{1B}[1ma.json:9:505: \u{1B}[0m\u{1B}[1;31merror: \u{1B}[0m\u{1B}[1m'subtitle' takes a string, but this is a number\u{1B}[0m\u{1B}[2m [wrong-type]\u{1B}[0m
    \u{1B}[2m   9 │\u{1B}[0m … üüüüüüüüü", "subtitle": 2},
         \u{1B}[2m│\u{1B}[0m                           \u{1B}[1;31m^\u{1B}[0m
         \u{1B}[1m= fix:\u{1B}[0m write it in double quotes: "2"

    \u{1B}[1ma.json:10:7: \u{1B}[0m\u{1B}[1;31merror: \u{1B}[0m\u{1B}[1melements of 'tabs' must be objects, not numbers\u{1B}[0m\u{1B}[2m [wrong-type]\u{1B}[0m
    \u{1B}[2m  10 │\u{1B}[0m       7
         \u{1B}[2m│\u{1B}[0m       \u{1B}[1;31m^\u{1B}[0m
         \u{1B}[1m= help:\u{1B}[0m write an object, as in
                 {"identifier": "home",
                 "title": "Home"}

    \u{1B}[1;31m5 errors\u{1B}[0m in 1 file
>>>>>>> debbb3ef4bac6cb46e7e9cc9e617fb3d0a67900f
    """),
]
