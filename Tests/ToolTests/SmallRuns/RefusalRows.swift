let refusalRows: [SmallRun] = [
  SmallRun(
    "a condition on and off", ["resolve", "a.json", "--when", "pro", "--unless", "pro"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "conditions": {"pro": {"meaning": "Subscribed.", "usually": false}, "kids": {"meaning": "Child."}},
       "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "availability": {"when": ["pro"]}},
        {"identifier": "gr", "title": "GR", "children": [{"identifier": "x", "title": "X"}]}]}
      """
    ], ofErrors: true,
    """
    error: --when and --unless both name 'pro'
    help: leave one of them out
    usage: tabspec resolve [options] [FILE]
    """),
  SmallRun(
    "a diff of conditions that are fixed", ["diff", "a.json", "--when", "pro..kids"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "conditions": {"pro": {"meaning": "Subscribed.", "usually": false}, "kids": {"meaning": "Child."}},
       "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "availability": {"when": ["pro"]}},
        {"identifier": "gr", "title": "GR", "children": [{"identifier": "x", "title": "X"}]}]}
      """
    ], ofErrors: true,
    """
    error: there is nothing to compare the spec with
    help: name a second spec, or compare two releases, as in --os 26..27, or add
          --condition
    usage: tabspec diff [options] OLD [NEW]
    """),
  SmallRun(
    "a diff of a platform without a name", ["diff", "a.json", "--platform", ""],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "conditions": {"pro": {"meaning": "Subscribed.", "usually": false}, "kids": {"meaning": "Child."}},
       "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "availability": {"when": ["pro"]}},
        {"identifier": "gr", "title": "GR", "children": [{"identifier": "x", "title": "X"}]}]}
      """
    ], ofErrors: true,
    """
    error: the value of '--platform' is empty; expected a platform
    help: write one of iOS, iPadOS, macCatalyst, macOS, tvOS, visionOS
    usage: tabspec diff [options] OLD [NEW]
    """),
  SmallRun(
    "a diff of one platform twice", ["diff", "a.json", "--platform", "ipad..ipad"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "conditions": {"pro": {"meaning": "Subscribed.", "usually": false}, "kids": {"meaning": "Child."}},
       "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "availability": {"when": ["pro"]}},
        {"identifier": "gr", "title": "GR", "children": [{"identifier": "x", "title": "X"}]}]}
      """
    ], ofErrors: true,
    """
    error: there is nothing to compare the spec with
    help: name a second spec, or compare two releases, as in --os 26..27, or add
          --condition
    usage: tabspec diff [options] OLD [NEW]
    """),
  SmallRun(
    "nothing to compare", ["diff", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "conditions": {"pro": {"meaning": "Subscribed.", "usually": false}, "kids": {"meaning": "Child."}},
       "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "availability": {"when": ["pro"]}},
        {"identifier": "gr", "title": "GR", "children": [{"identifier": "x", "title": "X"}]}]}
      """
    ], ofErrors: true,
    """
    error: there is nothing to compare the spec with
    help: name a second spec, or compare two releases, as in --os 26..27, or add
          --condition
    usage: tabspec diff [options] OLD [NEW]
    """),
  SmallRun(
    "releases of the SDK alone",
    ["diff", "a.json", "-p", "ipad", "--os", "27", "--sdk", "18..27"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "conditions": {"pro": {"meaning": "Subscribed.", "usually": false}, "kids": {"meaning": "Child."}},
       "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "availability": {"when": ["pro"]}},
        {"identifier": "gr", "title": "GR", "children": [{"identifier": "x", "title": "X"}]}]}
      """
    ],
    """

    """),
  SmallRun(
    "sidebars alone", ["diff", "a.json", "-p", "ipad", "--sidebar", "hidden..shown"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "conditions": {"pro": {"meaning": "Subscribed.", "usually": false}, "kids": {"meaning": "Child."}},
       "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "availability": {"when": ["pro"]}},
        {"identifier": "gr", "title": "GR", "children": [{"identifier": "x", "title": "X"}]}]}
      """
    ],
    """
    a.json, sidebar hidden → sidebar shown
    Visible in 2 of 4 environments

    iPad (regular)
      ~ the bar is hidden
      ~ the sidebar is shown
      ! 'GR' is one tap further away (2 instead of 1, after hiding the sidebar)
      ~ 'X' is one tap closer (1 instead of 2, in the sidebar)
    """),
  SmallRun(
    "a platform without a name", ["resolve", "a.json", "--platform", ""],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "conditions": {"pro": {"meaning": "Subscribed.", "usually": false}, "kids": {"meaning": "Child."}},
       "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "availability": {"when": ["pro"]}},
        {"identifier": "gr", "title": "GR", "children": [{"identifier": "x", "title": "X"}]}]}
      """
    ], ofErrors: true,
    """
    error: the value of '--platform' is empty; expected a platform
    help: write one of iOS, iPadOS, macCatalyst, macOS, tvOS, visionOS, all
    usage: tabspec resolve [options] [FILE]
    """),
  SmallRun(
    "titles of a platform without a name", ["titles", "a.json", "--platform", ""],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "conditions": {"pro": {"meaning": "Subscribed.", "usually": false}, "kids": {"meaning": "Child."}},
       "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "availability": {"when": ["pro"]}},
        {"identifier": "gr", "title": "GR", "children": [{"identifier": "x", "title": "X"}]}]}
      """
    ], ofErrors: true,
    """
    error: the value of '--platform' is empty; expected a platform
    help: write one of iOS, iPadOS, macCatalyst, macOS, tvOS, visionOS
    usage: tabspec titles [options] [FILE]
    """),
  SmallRun(
    "titles of no platform", ["titles", "a.json", "--platform", "palm"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "conditions": {"pro": {"meaning": "Subscribed.", "usually": false}, "kids": {"meaning": "Child."}},
       "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "availability": {"when": ["pro"]}},
        {"identifier": "gr", "title": "GR", "children": [{"identifier": "x", "title": "X"}]}]}
      """
    ], ofErrors: true,
    """
    error: unknown platform 'palm'
    help: it takes one of iOS, iPadOS, macCatalyst, macOS, tvOS, visionOS, iphone,
          iphone-duo, ipad, catalyst, mac, tv, vision
    usage: tabspec titles [options] [FILE]
    """),
  SmallRun(
    "a release without a number", ["resolve", "a.json", "--os", ""],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "conditions": {"pro": {"meaning": "Subscribed.", "usually": false}, "kids": {"meaning": "Child."}},
       "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "availability": {"when": ["pro"]}},
        {"identifier": "gr", "title": "GR", "children": [{"identifier": "x", "title": "X"}]}]}
      """
    ], ofErrors: true,
    """
    error: the value of '--os' is empty; expected a release of iOS (18.x, 26.x or 27.x, such as 26 or 26.1)
    usage: tabspec resolve [options] [FILE]
    """),
  SmallRun(
    "a release that is none", ["resolve", "a.json", "--os", "x"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "conditions": {"pro": {"meaning": "Subscribed.", "usually": false}, "kids": {"meaning": "Child."}},
       "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "availability": {"when": ["pro"]}},
        {"identifier": "gr", "title": "GR", "children": [{"identifier": "x", "title": "X"}]}]}
      """
    ], ofErrors: true,
    """
    error: '--os' takes a release of iOS (18.x, 26.x or 27.x, such as 26 or 26.1), not 'x'
    usage: tabspec resolve [options] [FILE]
    """),
  SmallRun(
    "a device without the release", ["resolve", "a.json", "-p", "iphone-duo", "--os", "26"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "conditions": {"pro": {"meaning": "Subscribed.", "usually": false}, "kids": {"meaning": "Child."}},
       "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "availability": {"when": ["pro"]}},
        {"identifier": "gr", "title": "GR", "children": [{"identifier": "x", "title": "X"}]}]}
      """
    ], ofErrors: true,
    """
    error: there is no iPhone Duo on 26.0: its first release is 27.1
    help: leave --os out, or ask for 27.1 or later
    usage: tabspec resolve [options] [FILE]
    """),
  SmallRun(
    "a matrix of a device without the release",
    ["matrix", "a.json", "-p", "iphone-duo", "--os", "26"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "conditions": {"pro": {"meaning": "Subscribed.", "usually": false}, "kids": {"meaning": "Child."}},
       "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "availability": {"when": ["pro"]}},
        {"identifier": "gr", "title": "GR", "children": [{"identifier": "x", "title": "X"}]}]}
      """
    ], ofErrors: true,
    """
    error: there is no iPhone Duo on 26.0: its first release is 27.1
    help: leave --os out, or ask for 27.1 or later
    usage: tabspec matrix [options] [FILE]
    """),
  SmallRun(
    "a width that a device does not have",
    ["resolve", "a.json", "-p", "tv", "--size-class", "compact"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "conditions": {"pro": {"meaning": "Subscribed.", "usually": false}, "kids": {"meaning": "Child."}},
       "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "availability": {"when": ["pro"]}},
        {"identifier": "gr", "title": "GR", "children": [{"identifier": "x", "title": "X"}]}]}
      """
    ], ofErrors: true,
    """
    error: tvOS has no compact width
    help: its width is always regular; leave --size-class out, or ask for iOS or
          iPadOS
    usage: tabspec resolve [options] [FILE]
    """),
  SmallRun(
    "an orientation that a device does not have",
    ["resolve", "a.json", "-p", "vision", "--orientation", "landscape"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "conditions": {"pro": {"meaning": "Subscribed.", "usually": false}, "kids": {"meaning": "Child."}},
       "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "availability": {"when": ["pro"]}},
        {"identifier": "gr", "title": "GR", "children": [{"identifier": "x", "title": "X"}]}]}
      """
    ], ofErrors: true,
    """
    error: visionOS has no landscape orientation
    help: leave --orientation out, or ask for iOS or iPadOS
    usage: tabspec resolve [options] [FILE]
    """),
  SmallRun(
    "no such node", ["resolve", "a.json", "--selected", "y"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "conditions": {"pro": {"meaning": "Subscribed.", "usually": false}, "kids": {"meaning": "Child."}},
       "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "availability": {"when": ["pro"]}},
        {"identifier": "gr", "title": "GR", "children": [{"identifier": "x", "title": "X"}]}]}
      """
    ], ofErrors: true,
    """
    error: no node with the identifier 'y' is present in the requested environments
    help: the identifiers are a, gr, x
    """),
  SmallRun(
    "why of no such node", ["resolve", "a.json", "--why", "z"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "conditions": {"pro": {"meaning": "Subscribed.", "usually": false}, "kids": {"meaning": "Child."}},
       "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "availability": {"when": ["pro"]}},
        {"identifier": "gr", "title": "GR", "children": [{"identifier": "x", "title": "X"}]}]}
      """
    ], ofErrors: true,
    """
    error: no node has the identifier 'z'
    help: the identifiers are a, b, gr, x
    """),
  SmallRun(
    "why as a picture", ["resolve", "a.json", "--why", "a", "-f", "svg"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "conditions": {"pro": {"meaning": "Subscribed.", "usually": false}, "kids": {"meaning": "Child."}},
       "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "availability": {"when": ["pro"]}},
        {"identifier": "gr", "title": "GR", "children": [{"identifier": "x", "title": "X"}]}]}
      """
    ], ofErrors: true,
    """
    error: --why cannot be printed as 'svg'
    help: write --format text or json
    usage: tabspec resolve [options] [FILE]
    """),
  SmallRun(
    "too many words", ["resolve", "a.json", "b.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "conditions": {"pro": {"meaning": "Subscribed.", "usually": false}, "kids": {"meaning": "Child."}},
       "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "availability": {"when": ["pro"]}},
        {"identifier": "gr", "title": "GR", "children": [{"identifier": "x", "title": "X"}]}]}
      """
    ], ofErrors: true,
    """
    error: unexpected argument 'b.json'
    usage: tabspec resolve [options] [FILE]
    """),
  SmallRun(
    "a rule that is none", ["lint", "a.json", "--rule", "nesting-dept=off"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "conditions": {"pro": {"meaning": "Subscribed.", "usually": false}, "kids": {"meaning": "Child."}},
       "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "availability": {"when": ["pro"]}},
        {"identifier": "gr", "title": "GR", "children": [{"identifier": "x", "title": "X"}]}]}
      """
    ], ofErrors: true,
    """
    error: unknown rule 'nesting-dept'
    help: did you mean 'nesting-depth'? 'tabspec rules' lists them all
    usage: tabspec lint [options] [PATH...]
    """),
  SmallRun(
    "a severity that is none", ["lint", "a.json", "--rule", "nesting-depth=loud"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "conditions": {"pro": {"meaning": "Subscribed.", "usually": false}, "kids": {"meaning": "Child."}},
       "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "availability": {"when": ["pro"]}},
        {"identifier": "gr", "title": "GR", "children": [{"identifier": "x", "title": "X"}]}]}
      """
    ], ofErrors: true,
    """
    error: unknown severity 'loud'
    help: it takes one of error, warning, note, off
    usage: tabspec lint [options] [PATH...]
    """),
  SmallRun(
    "a number that is none", ["lint", "a.json", "--max-findings", "x"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "conditions": {"pro": {"meaning": "Subscribed.", "usually": false}, "kids": {"meaning": "Child."}},
       "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "availability": {"when": ["pro"]}},
        {"identifier": "gr", "title": "GR", "children": [{"identifier": "x", "title": "X"}]}]}
      """
    ], ofErrors: true,
    """
    error: '--max-findings' takes a whole number, 0 or more, not 'x'
    usage: tabspec lint [options] [PATH...]
    """),
  SmallRun(
    "conform without records", ["conform", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "conditions": {"pro": {"meaning": "Subscribed.", "usually": false}, "kids": {"meaning": "Child."}},
       "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "availability": {"when": ["pro"]}},
        {"identifier": "gr", "title": "GR", "children": [{"identifier": "x", "title": "X"}]}]}
      """
    ], ofErrors: true,
    """
    error: the argument RECORD is missing
    usage: tabspec conform [options] SPEC RECORD...
    """),
  SmallRun(
    "conform in a state without conditions",
    ["conform", "c.json", "r.tabrecord.json", "--when", "pro"],
    [
      "c.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar",
       "tabs": [
        {"identifier": "a", "title": "A"}]}
      """,

      "r.tabrecord.json": """
      {}
      """,
    ], ofErrors: true,
    """
    error: the spec has no condition 'pro'
    help: it has none; 'conditions' lists them, as in "signedIn": { "meaning": "…" }
    """),
  SmallRun(
    "init of a folder that is a file", ["init", "App", "--output", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "conditions": {"pro": {"meaning": "Subscribed.", "usually": false}, "kids": {"meaning": "Child."}},
       "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "availability": {"when": ["pro"]}},
        {"identifier": "gr", "title": "GR", "children": [{"identifier": "x", "title": "X"}]}]}
      """
    ], ofErrors: true,
    """
    error: --output is only for --from
    help: name the file to write without an option
    usage: tabspec init [options] [FILE...]
    """),
  SmallRun(
    "a language that is none", ["titles", "a.json", "--language", "de"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "conditions": {"pro": {"meaning": "Subscribed.", "usually": false}, "kids": {"meaning": "Child."}},
       "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "availability": {"when": ["pro"]}},
        {"identifier": "gr", "title": "GR", "children": [{"identifier": "x", "title": "X"}]}]}
      """
    ], ofErrors: true,
    """
    error: there is no string catalog to take the language 'de' from
    help: name one with --strings, or in the configuration
    """),
  SmallRun(
    "all languages without catalogs", ["matrix", "a.json", "--language", "all", "-f", "html"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "conditions": {"pro": {"meaning": "Subscribed.", "usually": false}, "kids": {"meaning": "Child."}},
       "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "availability": {"when": ["pro"]}},
        {"identifier": "gr", "title": "GR", "children": [{"identifier": "x", "title": "X"}]}]}
      """
    ], ofErrors: true,
    """
    error: there is no string catalog to take the languages from
    help: name one with --strings, or in the configuration
    """),
  SmallRun(
    "a record that is no object", ["conform", "a.json", "r.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "conditions": {"pro": {"meaning": "Subscribed.", "usually": false}, "kids": {"meaning": "Child."}},
       "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "availability": {"when": ["pro"]}},
        {"identifier": "gr", "title": "GR", "children": [{"identifier": "x", "title": "X"}]}]}
      """,

      "r.json": """
      []
      """,
    ],
    """
    r.json:1:1: error: a record is an object, but this is an array [wrong-type]
       1 │ []
         │ ^^
         = help: records are written by TabSpecRecorder in the app; 'tabspec
                 recorder' prints that file

    1 error in 2 files
    """),
  SmallRun(
    "a record with values of other types", ["conform", "a.json", "r.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "conditions": {"pro": {"meaning": "Subscribed.", "usually": false}, "kids": {"meaning": "Child."}},
       "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "availability": {"when": ["pro"]}},
        {"identifier": "gr", "title": "GR", "children": [{"identifier": "x", "title": "X"}]}]}
      """,

      "r.json": """
      {"recordVersion": 1, "environment": {"platform": "iPadOS", "device": 3, "osVersion": 27, "sdkVersion": "x", "horizontalSizeClass": "wide"}, "conditions": ["pro", 3], "tabs": [{"kind": "tab", "identifier": 1}, 3]}
      """,
    ],
    """
    r.json:1:70: error: 'device' takes a string, but this is a number [wrong-type]
       1 │ {"recordVersion": 1, "environment": {"platform": "iPadOS", "device": 3,…
         │                                                                      ^
         = help: it takes iPhone, iPhoneDuo

    r.json:1:86: error: 'osVersion' takes a string, but this is a number [wrong-type]
       1 │ … evice": 3, "osVersion": 27, "sdkVersion": "x", "horizontalSizeClass":…
         │                           ^^
         = help: write it in double quotes: "27"

    r.json:1:104: error: 'sdkVersion' is 'x', which is not a known release [invalid-value]
       1 │ … ion": 27, "sdkVersion": "x", "horizontalSizeClass": "wide"}, "conditi…
         │                           ^^^
         = help: write 18.x, 26.x or 27.x; releases are counted as iOS counts them

    r.json:1:132: error: 'horizontalSizeClass' does not accept 'wide' [invalid-value]
       1 │ …  "horizontalSizeClass": "wide"}, "conditions": ["pro", 3], "tabs": [{…
         │                           ^^^^^^
         = help: did you mean 'regular'? It can be compact, regular

    r.json:1:141: error: a record has no key 'conditions' [unknown-key]
       1 │ … talSizeClass": "wide"}, "conditions": ["pro", 3], "tabs": [{"kind": "…
         │                           ^^^^^^^^^^^^
         = help: its keys are recordVersion, environment, api, selected,
                 sidebarIsHidden, mode and 8 more; 'tabspec schema record' has them
                 all

    r.json:1:176: error: a node needs the key 'type' [missing-key]
       1 │ … ": ["pro", 3], "tabs": [{"kind": "tab", "identifier": 1}, 3]}
         │                           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
         = help: records are written by TabSpecRecorder in the app; 'tabspec
                 recorder' prints that file

    r.json:1:210: error: a node is an object, but this is a number [wrong-type]
       1 │ … tab", "identifier": 1}, 3]}
         │                           ^
         = help: it begins with {"type": "tab", "identifier": "…"}

    7 errors in 2 files
    """),
  SmallRun(
    "a watch in a pipe", ["resolve", "-", "--watch"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "conditions": {"pro": {"meaning": "Subscribed.", "usually": false}, "kids": {"meaning": "Child."}},
       "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "availability": {"when": ["pro"]}},
        {"identifier": "gr", "title": "GR", "children": [{"identifier": "x", "title": "X"}]}]}
      """
    ], ofErrors: true,
    """
    error: --watch cannot read standard input again
    help: name a file or a folder
    usage: tabspec resolve [options] [FILE]
    """),
]
