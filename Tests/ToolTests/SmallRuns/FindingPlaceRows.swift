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
  """

let findingPlaceRows: [SmallRun] = [
  SmallRun(
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
    """),
]
