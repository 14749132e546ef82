let conformRows: [SmallRun] = [
  SmallRun(
    "nothing", ["conform", "a.json", "r0.json", "--no-config"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"}]}
      """,
      "r0.json": """
      {"recordVersion": 1, "environment": {"platform": "iPadOS", "osVersion": "27.0", "horizontalSizeClass": "regular", "language": "en"}, "tabs": [
        {"type": "tab", "identifier": "a", "title": "A"}]}
      """,
    ],
    "no findings in 2 files"),
  SmallRun(
    "a value", ["conform", "a.json", "r0.json", "--no-config"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "subtitle": "1"}]}
      """,
      "r0.json": """
      {"recordVersion": 1, "environment": {"platform": "iPadOS", "osVersion": "27.0", "horizontalSizeClass": "regular", "language": "en"}, "tabs": [
        {"type": "tab", "identifier": "a", "title": "A", "subtitle": "2"}]}
      """,
    ],
    """
    a.json:2:49: error: 'subtitle' of 'a' is "2" in the app, but the spec has "1" [conformance]
       2 │   {"identifier": "a", "title": "A", "subtitle": "1"}]}
         │                                                 ^^^
         = note: r0.json:2: on iPadOS 27.0 regular the app has "2"
       2 │   {"type": "tab", "identifier": "a", "title": "A", "subtitle": "2"}]}
         │                                                                ───
         = fix: write "2", or change the app (may change the layout)
         = see https://developer.apple.com/documentation/uikit/uitabbarcontroller

    1 error in 2 files
    """),
  SmallRun(
    "a value that the spec leaves out", ["conform", "a.json", "r0.json", "--no-config"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"}]}
      """,
      "r0.json": """
      {"recordVersion": 1, "environment": {"platform": "iPadOS", "osVersion": "27.0", "horizontalSizeClass": "regular", "language": "en"}, "tabs": [
        {"type": "tab", "identifier": "a", "title": "A", "allowsHiding": true, "subtitle": "2", "preferredPlacement": "fixed"}]}
      """,
    ],
    """
    a.json:2:3: error: 'allowsHiding' of 'a' is true in the app, but the spec leaves it out, which means false [conformance]
       2 │   {"identifier": "a", "title": "A"}]}
         │   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
         = note: r0.json:2: on iPadOS 27.0 regular the app has true
       2 │ … ": "A", "allowsHiding": true, "subtitle": "2", "preferredPlacement": …
         │                           ────
         = help: write true, or change the app
         = fix: add 'allowsHiding' (may change the layout)
         = see https://developer.apple.com/documentation/uikit/uitabbarcontroller

    a.json:2:3: error: 'preferredPlacement' of 'a' is "fixed" in the app, but the spec leaves it out, which means "automatic" [conformance]
       2 │   {"identifier": "a", "title": "A"}]}
         │   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
         = note: r0.json:2: on iPadOS 27.0 regular the app has "fixed"
       2 │ … , "preferredPlacement": "fixed"}]}
         │                           ───────
         = help: write "fixed", or change the app
         = fix: add 'preferredPlacement' (may change the layout)

    a.json:2:3: error: 'subtitle' of 'a' is "2" in the app, but the spec leaves it out [conformance]
       2 │   {"identifier": "a", "title": "A"}]}
         │   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
         = note: r0.json:2: on iPadOS 27.0 regular the app has "2"
       2 │ … ing": true, "subtitle": "2", "preferredPlacement": "fixed"}]}
         │                           ───
         = help: write "2", or change the app
         = fix: add 'subtitle' (may change the layout)

    3 errors in 2 files
    """),
  SmallRun(
    "a value that the app leaves out", ["conform", "a.json", "r0.json", "--no-config"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "subtitle": "1", "image": "star"}]}
      """,
      "r0.json": """
      {"recordVersion": 1, "environment": {"platform": "iPadOS", "osVersion": "27.0", "horizontalSizeClass": "regular", "language": "en"}, "tabs": [
        {"type": "tab", "identifier": "a", "title": "A", "subtitle": null, "image": null}]}
      """,
    ],
    """
    a.json:2:49: error: 'subtitle' of 'a' is nothing in the app, but the spec has "1" [conformance]
       2 │   {"identifier": "a", "title": "A", "subtitle": "1", "image": "star"}]}
         │                                                 ^^^
         = note: r0.json:2: on iPadOS 27.0 regular the app has nothing
       2 │   {"type": "tab", "identifier": "a", "title": "A", "subtitle": null, "i…
         │                                                                ────
         = help: remove it, or change the app
         = fix: remove 'subtitle' (may change the layout)
         = see https://developer.apple.com/documentation/uikit/uitabbarcontroller

    a.json:2:63: error: 'image' of 'a' is nothing in the app, but the spec has "star" [conformance]
       2 │   {"identifier": "a", "title": "A", "subtitle": "1", "image": "star"}]}
         │                                                               ^^^^^^
         = note: r0.json:2: on iPadOS 27.0 regular the app has nothing
       2 │ … btitle": null, "image": null}]}
         │                           ────
         = help: remove it, or change the app
         = fix: remove 'image' (may change the layout)

    2 errors in 2 files
    """),
  SmallRun(
    "images", ["conform", "a.json", "r0.json", "--no-config"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "star"},
        {"identifier": "b", "title": "B", "image": {"asset": "L"}},
        {"identifier": "c", "title": "C", "image": "moon"},
        {"identifier": "d", "title": "D"}]}
      """,
      "r0.json": """
      {"recordVersion": 1, "environment": {"platform": "iPadOS", "osVersion": "27.0", "horizontalSizeClass": "regular", "language": "en"}, "tabs": [
        {"type": "tab", "identifier": "a", "title": "A", "image": {"asset": "star"}},
        {"type": "tab", "identifier": "b", "title": "B", "image": {"asset": "L"}},
        {"type": "tab", "identifier": "c", "title": "C", "image": {"symbol": null}},
        {"type": "tab", "identifier": "d", "title": "D", "image": {"symbol": null}}]}
      """,
    ],
    """
    a.json:2:46: error: 'image' of 'a' is {"asset": "star"} in the app, but the spec has "star" [conformance]
       2 │   {"identifier": "a", "title": "A", "image": "star"},
         │                                              ^^^^^^
         = note: r0.json:2: on iPadOS 27.0 regular the app has {"asset": "star"}
       2 │ …  "title": "A", "image": {"asset": "star"}},
         │                           ─────────────────
         = fix: write {"asset": "star"}, or change the app (may change the layout)
         = see https://developer.apple.com/documentation/uikit/uitabbarcontroller

    1 error in 2 files
    """),
  SmallRun(
    "lists and actions", ["conform", "a.json", "r0.json", "--no-config"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "g", "title": "G", "displayOrderIdentifiers": ["x"], "sidebarActions": [{"title": "Add"}], "children": [{"identifier": "x", "title": "X"}, {"identifier": "y", "title": "Y"}]}]}
      """,
      "r0.json": """
      {"recordVersion": 1, "environment": {"platform": "iPadOS", "osVersion": "27.0", "horizontalSizeClass": "regular", "language": "en"}, "mode": "tabSidebar", "tabs": [
        {"type": "group", "identifier": "g", "title": "G", "displayOrderIdentifiers": ["y", "x"], "sidebarActions": [{"title": "Add", "image": {"symbol": "plus"}}, {"title": "Edit"}], "children": [{"type": "tab", "identifier": "x", "title": "X"}, {"type": "tab", "identifier": "y", "title": "Y"}]}]}
      """,
    ],
    """
    a.json:2:64: error: 'displayOrderIdentifiers' of 'g' is ["y", "x"] in the app, but the spec has ["x"] [conformance]
       2 │   {"identifier": "g", "title": "G", "displayOrderIdentifiers": ["x"], "…
         │                                                                ^^^^^
         = note: r0.json:2: on iPadOS 27.0 regular the app has ["y", "x"]
       2 │ … splayOrderIdentifiers": ["y", "x"], "sidebarActions": [{"title": "Add…
         │                           ──────────
         = fix: write ["y", "x"], or change the app (may change the layout)
         = see https://developer.apple.com/documentation/uikit/uitabbarcontroller

    a.json:2:89: error: 'sidebarActions' of 'g' is [{"title": "Add", "image": "plus"}, {"title": "Edit"}] in the app, but the spec has [{"title": "Add"}] [conformance]
       2 │ … "x"], "sidebarActions": [{"title": "Add"}], "children": [{"identifier…
         │                           ^^^^^^^^^^^^^^^^^^
         = note: r0.json:2: on iPadOS 27.0 regular the app has [{"title": "Add",
                 "image": "plus"}, {"title": "Edit"}]
       2 │ … "x"], "sidebarActions": [{"title": "Add", "image": {"symbol": "plus"}…
         │                           ──────────────────────────────────────────────
         = fix: write [{"title": "Add", "image": "plus"}, {"title": "Edit"}], or
                change the app (may change the layout)

    2 errors in 2 files
    """),
  SmallRun(
    "missing and new", ["conform", "a.json", "r0.json", "--no-config"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X"}, {"identifier": "y", "title": "Y"}]}]}
      """,
      "r0.json": """
      {"recordVersion": 1, "environment": {"platform": "iPadOS", "osVersion": "27.0", "horizontalSizeClass": "regular", "language": "en"}, "tabs": [
        {"type": "group", "identifier": "g", "title": "G", "children": [{"type": "tab", "identifier": "y", "title": "Y"}, {"type": "tab", "identifier": "z", "title": "Z"}]},
        {"type": "tab", "identifier": "n", "title": "N"}]}
      """,
    ],
    """
    a.json:1:73: error: the app has a tab 'n', which the spec does not have [conformance]
       1 │ ╭ … ion": "27.0"}], "tabs": [
         │ │                           ^
       2 │ │   {"identifier": "a", "title": "A"},
       3 │ ╰   {"identifier": "g", "title": "G", "children": [{"identifier": "x", …
         = note: r0.json:3: on iPadOS 27.0 regular the app has it here
       3 │   {"type": "tab", "identifier": "n", "title": "N"}]}
         │   ────────────────────────────────────────────────
         = help: add it to the spec, or remove it from the app
         = see https://developer.apple.com/documentation/uikit/uitabbarcontroller

    a.json:2:3: error: the app has no tab 'a' [conformance]
       2 │   {"identifier": "a", "title": "A"},
         │   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
         = note: r0.json:1: on iPadOS 27.0 regular it is not in this list
       1 │ ╭ … nguage": "en"}, "tabs": [
         │ │                           ─
       2 │ │   {"type": "group", "identifier": "g", "title": "G", "children": [{"t…
       3 │ ╰   {"type": "tab", "identifier": "n", "title": "N"}]}
         = help: remove it from the spec, or limit its 'availability'

    a.json:3:49: error: the app has a tab 'z', which the spec does not have [conformance]
       3 │ … itle": "G", "children": [{"identifier": "x", "title": "X"}, {"identif…
         │                           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
         = note: r0.json:2: on iPadOS 27.0 regular the app has it here
       2 │ … r": "y", "title": "Y"}, {"type": "tab", "identifier": "z", "title": "…
         │                           ──────────────────────────────────────────────
         = help: add it to the spec, or remove it from the app

    a.json:3:50: error: the app has no tab 'x' [conformance]
       3 │ … tle": "G", "children": [{"identifier": "x", "title": "X"}, {"identifi…
         │                           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
         = note: r0.json:2: on iPadOS 27.0 regular it is not in this list
       2 │ … itle": "G", "children": [{"type": "tab", "identifier": "y", "title": …
         │                           ──────────────────────────────────────────────
         = help: remove it from the spec, or limit its 'availability'

    4 errors in 2 files
    """),
  SmallRun(
    "kinds, and nothing below them", ["conform", "a.json", "r0.json", "--no-config"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X"}]}]}
      """,
      "r0.json": """
      {"recordVersion": 1, "environment": {"platform": "iPadOS", "osVersion": "27.0", "horizontalSizeClass": "regular", "language": "en"}, "tabs": [
        {"type": "group", "identifier": "a", "title": "A", "children": [{"type": "tab", "identifier": "q", "title": "Q"}]},
        {"type": "tab", "identifier": "g", "title": "G"}]}
      """,
    ],
    """
    a.json:2:3: error: 'a' is a group in the app, but a tab in the spec [conformance]
       2 │   {"identifier": "a", "title": "A"},
         │   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
         = note: r0.json:2: on iPadOS 27.0 regular the app has a group
       2 │   {"type": "group", "identifier": "a", "title": "A", "children": [{"typ…
         │            ───────
         = help: make it a group in the spec, or change the app
         = see https://developer.apple.com/documentation/uikit/uitabbarcontroller

    a.json:3:3: error: 'g' is a tab in the app, but a group in the spec [conformance]
       3 │   {"identifier": "g", "title": "G", "children": [{"identifier": "x", "t…
         │   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
         = note: r0.json:3: on iPadOS 27.0 regular the app has a tab
       3 │   {"type": "tab", "identifier": "g", "title": "G"}]}
         │            ─────
         = help: make it a tab in the spec, or change the app

    2 errors in 2 files
    """),
  SmallRun(
    "moves in a list", ["conform", "a.json", "r0.json", "--no-config"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"},
        {"identifier": "c", "title": "C"}]}
      """,
      "r0.json": """
      {"recordVersion": 1, "environment": {"platform": "iPadOS", "osVersion": "27.0", "horizontalSizeClass": "regular", "language": "en"}, "tabs": [
        {"type": "tab", "identifier": "c", "title": "C"},
        {"type": "tab", "identifier": "a", "title": "A"},
        {"type": "tab", "identifier": "b", "title": "B"}]}
      """,
    ],
    """
    a.json:4:3: error: 'c' stands first in the app, but elsewhere in the list in the spec [conformance]
       4 │   {"identifier": "c", "title": "C"}]}
         │   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
         = note: r0.json:2: on iPadOS 27.0 regular the app has it here
       2 │   {"type": "tab", "identifier": "c", "title": "C"},
         │   ────────────────────────────────────────────────
         = help: move it in the spec, or in the app
         = see https://developer.apple.com/documentation/uikit/uitabbarcontroller

    1 error in 2 files
    """),
  SmallRun(
    "moves between lists", ["conform", "a.json", "r0.json", "--no-config"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X"}, {"identifier": "y", "title": "Y"}]}]}
      """,
      "r0.json": """
      {"recordVersion": 1, "environment": {"platform": "iPadOS", "osVersion": "27.0", "horizontalSizeClass": "regular", "language": "en"}, "tabs": [
        {"type": "tab", "identifier": "a", "title": "A"},
        {"type": "tab", "identifier": "x", "title": "X"},
        {"type": "group", "identifier": "g", "title": "G", "children": [{"type": "tab", "identifier": "y", "title": "Y"}]}]}
      """,
    ],
    """
    a.json:3:50: error: 'x' stands in 'tabs' in the app, but in 'g' in the spec [conformance]
       3 │ … tle": "G", "children": [{"identifier": "x", "title": "X"}, {"identifi…
         │                           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
         = note: r0.json:3: on iPadOS 27.0 regular the app has it here
       3 │   {"type": "tab", "identifier": "x", "title": "X"},
         │   ────────────────────────────────────────────────
         = help: move it in the spec, or in the app
         = see https://developer.apple.com/documentation/uikit/uitabbarcontroller

    1 error in 2 files
    """),
  SmallRun(
    "a node for another platform", ["conform", "a.json", "r0.json", "--no-config"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}, {"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "availability": {"platforms": ["iOS"]}}]}
      """,
      "r0.json": """
      {"recordVersion": 1, "environment": {"platform": "iPadOS", "osVersion": "27.0", "horizontalSizeClass": "regular", "language": "en"}, "tabs": [
        {"type": "tab", "identifier": "a", "title": "A"},
        {"type": "tab", "identifier": "b", "title": "B"}]}
      """,
    ],
    """
    a.json:3:53: error: the app has a tab 'b', which the spec does not have there [conformance]
       3 │ … ": "B", "availability": {"platforms": ["iOS"]}}]}
         │                           ^^^^^^^^^^^^^^^^^^^^^^
         = note: r0.json:3: on iPadOS 27.0 regular the app has it here
       3 │   {"type": "tab", "identifier": "b", "title": "B"}]}
         │   ────────────────────────────────────────────────
         = help: include this environment in its 'availability', or remove it from
                 the app
         = see https://developer.apple.com/documentation/uikit/uitabbarcontroller

    1 error in 2 files
    """),
  SmallRun(
    "a node for another platform that is not there",
    ["conform", "a.json", "r0.json", "--no-config"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}, {"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "availability": {"platforms": ["iOS"]}}]}
      """,
      "r0.json": """
      {"recordVersion": 1, "environment": {"platform": "iPadOS", "osVersion": "27.0", "horizontalSizeClass": "regular", "language": "en"}, "tabs": [
        {"type": "tab", "identifier": "a", "title": "A"}]}
      """,
    ],
    "no findings in 2 files"),
  SmallRun(
    "the controller and the sidebar", ["conform", "a.json", "r0.json", "--no-config"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "bottomAccessory": {"title": "P"}, "sidebar": {"header": {"title": "H"}}, "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "r0.json": """
      {"recordVersion": 1, "environment": {"platform": "iPadOS", "osVersion": "27.0", "horizontalSizeClass": "regular", "language": "en"}, "mode": "tabBar", "isTabBarHidden": true, "bottomAccessory": false, "compactTabIdentifiers": ["a"], "sidebar": {"header": false, "footer": true, "preferredLayout": "tile"}, "tabs": [
        {"type": "tab", "identifier": "a", "title": "A"},
        {"type": "tab", "identifier": "b", "title": "B"}]}
      """,
    ],
    """
    a.json:1:1: error: 'compactTabIdentifiers' of the controller is ["a"] in the app, but the spec leaves it out [conformance]
       1 │ ╭ {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode…
       2 │ │   {"identifier": "a", "title": "A"},
       3 │ ╰   {"identifier": "b", "title": "B"}]}
         = note: r0.json:1: on iPadOS 27.0 regular the app has ["a"]
       1 │ … compactTabIdentifiers": ["a"], "sidebar": {"header": false, "footer":…
         │                           ─────
         = help: write ["a"], or change the app
         = fix: add 'compactTabIdentifiers' (may change the layout)
         = see https://developer.apple.com/documentation/uikit/uitabbarcontroller

    a.json:1:1: error: 'isTabBarHidden' of the controller is true in the app, but the spec leaves it out, which means false [conformance]
       1 │ ╭ {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode…
       2 │ │   {"identifier": "a", "title": "A"},
       3 │ ╰   {"identifier": "b", "title": "B"}]}
         = note: r0.json:1: on iPadOS 27.0 regular the app has true
       1 │ … Bar", "isTabBarHidden": true, "bottomAccessory": false, "compactTabId…
         │                           ────
         = help: write true, or change the app
         = fix: add 'isTabBarHidden' (may change the layout)

    a.json:1:73: error: 'mode' of the controller is "tabBar" in the app, but the spec has "tabSidebar" [conformance]
       1 │ … ion": "27.0"}], "mode": "tabSidebar", "bottomAccessory": {"title": "P…
         │                           ^^^^^^^^^^^^
         = note: r0.json:1: on iPadOS 27.0 regular the app has "tabBar"
       1 │ … nguage": "en"}, "mode": "tabBar", "isTabBarHidden": true, "bottomAcce…
         │                           ────────
         = fix: write "tabBar", or change the app (may change the layout)

    a.json:1:106: error: 'bottomAccessory' of the controller is false in the app, but the spec has true [conformance]
       1 │ … ar", "bottomAccessory": {"title": "P"}, "sidebar": {"header": {"title…
         │                           ^^^^^^^^^^^^^^
         = note: r0.json:1: on iPadOS 27.0 regular the app has false
       1 │ … rue, "bottomAccessory": false, "compactTabIdentifiers": ["a"], "sideb…
         │                           ─────
         = help: remove it, or change the app
         = fix: remove 'bottomAccessory' (may change the layout)

    a.json:1:133: error: 'footer' of the sidebar is true in the app, but the spec leaves it out, which means false [conformance]
       1 │ … itle": "P"}, "sidebar": {"header": {"title": "H"}}, "tabs": [
         │                           ^^^^^^^^^^^^^^^^^^^^^^^^^^
         = note: r0.json:1: on iPadOS 27.0 regular the app has true
       1 │ … ader": false, "footer": true, "preferredLayout": "tile"}, "tabs": [
         │                           ────
         = help: add it, or change the app

    a.json:1:133: error: 'preferredLayout' of the sidebar is "tile" in the app, but the spec leaves it out, which means "automatic" [conformance]
       1 │ … itle": "P"}, "sidebar": {"header": {"title": "H"}}, "tabs": [
         │                           ^^^^^^^^^^^^^^^^^^^^^^^^^^
         = note: r0.json:1: on iPadOS 27.0 regular the app has "tile"
       1 │ … rue, "preferredLayout": "tile"}, "tabs": [
         │                           ──────
         = help: write "tile", or change the app
         = fix: add 'preferredLayout' (may change the layout)

    a.json:1:144: error: 'header' of the sidebar is false in the app, but the spec has true [conformance]
       1 │ … , "sidebar": {"header": {"title": "H"}}, "tabs": [
         │                           ^^^^^^^^^^^^^^
         = note: r0.json:1: on iPadOS 27.0 regular the app has false
       1 │ … , "sidebar": {"header": false, "footer": true, "preferredLayout": "ti…
         │                           ─────
         = help: remove it, or change the app
         = fix: remove 'header' (may change the layout)

    7 errors in 2 files
    """),
  SmallRun(
    "two records that agree, and two that do not",
    ["conform", "a.json", "r0.json", "r1.json", "--no-config"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}, {"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "subtitle": "1"},
        {"identifier": "b", "title": "B", "subtitle": "1"}]}
      """,
      "r0.json": """
      {"recordVersion": 1, "environment": {"platform": "iPadOS", "osVersion": "27.0", "horizontalSizeClass": "regular", "language": "en"}, "tabs": [
        {"type": "tab", "identifier": "a", "title": "A", "subtitle": "2"},
        {"type": "tab", "identifier": "b", "title": "B", "subtitle": "2"}]}
      """,
      "r1.json": """
      {"recordVersion": 1, "environment": {"platform": "iOS", "osVersion": "27.0", "horizontalSizeClass": "compact", "language": "en"}, "tabs": [
        {"type": "tab", "identifier": "a", "title": "A", "subtitle": "2"},
        {"type": "tab", "identifier": "b", "title": "B", "subtitle": "1"}]}
      """,
    ],
    """
    a.json:2:49: error: 'subtitle' of 'a' is "2" in the app, but the spec has "1" [conformance]
       2 │   {"identifier": "a", "title": "A", "subtitle": "1"},
         │                                                 ^^^
         = note: r0.json:2: on iPadOS 27.0 regular the app has "2"
       2 │   {"type": "tab", "identifier": "a", "title": "A", "subtitle": "2"},
         │                                                                ───
         = note: r1.json:2: on iOS 27.0 compact the app has "2"
       2 │   {"type": "tab", "identifier": "a", "title": "A", "subtitle": "2"},
         │                                                                ───
         = fix: write "2", or change the app (may change the layout)
         = see https://developer.apple.com/documentation/uikit/uitabbarcontroller

    a.json:3:49: error: 'subtitle' of 'b' is "2" in the app, but the spec has "1" [conformance]
       3 │   {"identifier": "b", "title": "B", "subtitle": "1"}]}
         │                                                 ^^^
         = note: r0.json:3: on iPadOS 27.0 regular the app has "2"
       3 │   {"type": "tab", "identifier": "b", "title": "B", "subtitle": "2"}]}
         │                                                                ───
         = help: write "2", or change the app

    2 errors in 3 files
    """),
  SmallRun(
    "a search tab", ["conform", "a.json", "r0.json", "--no-config"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"type": "search"}]}
      """,
      "r0.json": """
      {"recordVersion": 1, "environment": {"platform": "iPadOS", "osVersion": "27.0", "horizontalSizeClass": "regular", "language": "en"}, "tabs": [
        {"type": "tab", "identifier": "a", "title": "A"},
        {"type": "search", "identifier": "com.apple.UIKit.Search", "title": "Suche", "image": {"symbol": "magnifyingglass"}, "preferredPlacement": "pinned"}]}
      """,
    ],
    "no findings in 2 files"),
  SmallRun(
    "a search tab with a title and a place", ["conform", "a.json", "r0.json", "--no-config"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"type": "search", "title": "Find", "preferredPlacement": "fixed"}]}
      """,
      "r0.json": """
      {"recordVersion": 1, "environment": {"platform": "iPadOS", "osVersion": "27.0", "horizontalSizeClass": "regular", "language": "en"}, "tabs": [
        {"type": "tab", "identifier": "a", "title": "A"},
        {"type": "search", "identifier": "com.apple.UIKit.Search", "title": "Search", "preferredPlacement": "pinned"}]}
      """,
    ],
    """
    a.json:3:31: error: 'title' of 'com.apple.UIKit.Search' is "Search" in the app, but the spec has "Find" [conformance]
       3 │   {"type": "search", "title": "Find", "preferredPlacement": "fixed"}]}
         │                               ^^^^^^
         = note: r0.json:3: on iPadOS 27.0 regular the app has "Search"
       3 │ … UIKit.Search", "title": "Search", "preferredPlacement": "pinned"}]}
         │                           ────────
         = fix: write "Search", or change the app (may change the layout)
         = see https://developer.apple.com/documentation/uikit/uitabbarcontroller

    a.json:3:61: error: 'preferredPlacement' of 'com.apple.UIKit.Search' is "pinned" in the app, but the spec has "fixed" [conformance]
       3 │   {"type": "search", "title": "Find", "preferredPlacement": "fixed"}]}
         │                                                             ^^^^^^^
         = note: r0.json:3: on iPadOS 27.0 regular the app has "pinned"
       3 │ … , "preferredPlacement": "pinned"}]}
         │                           ────────
         = fix: write "pinned", or change the app (may change the layout)

    2 errors in 2 files
    """),
  SmallRun(
    "titles of another language",
    ["conform", "a.json", "r0.json", "--no-config", "--language", "en"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "subtitle": "s"}]}
      """,
      "r0.json": """
      {"recordVersion": 1, "environment": {"platform": "iPadOS", "osVersion": "27.0", "horizontalSizeClass": "regular", "language": "de"}, "tabs": [
        {"type": "tab", "identifier": "a", "title": "X", "subtitle": "y", "allowsHiding": true}]}
      """,
    ],
    """
    a.json:2:3: error: 'allowsHiding' of 'a' is true in the app, but the spec leaves it out, which means false [conformance]
       2 │   {"identifier": "a", "title": "A", "subtitle": "s"}]}
         │   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
         = note: r0.json:2: on iPadOS 27.0 regular the app has true
       2 │ … ": "y", "allowsHiding": true}]}
         │                           ────
         = help: write true, or change the app
         = fix: add 'allowsHiding' (may change the layout)
         = see https://developer.apple.com/documentation/uikit/uitabbarcontroller

    1 error in 2 files
    """),
  SmallRun(
    "what --fix would do", ["conform", "a.json", "r0.json", "--no-config", "--diff", "--unsafe"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "isTabBarHidden": true, "tabs": [
        {"identifier": "a", "title": "A", "subtitle": "1"},
        {"identifier": "b", "title": "B", "subtitle": "1"},
        {"identifier": "c", "title": "C"}]}
      """,
      "r0.json": """
      {"recordVersion": 1, "environment": {"platform": "iPadOS", "osVersion": "27.0", "horizontalSizeClass": "regular", "language": "en"}, "isTabBarHidden": false, "mode": "tabBar", "sidebar": {"preferredLayout": "tile"}, "tabs": [
        {"type": "tab", "identifier": "a", "title": "A", "subtitle": "2"},
        {"type": "tab", "identifier": "b", "title": "B", "subtitle": null},
        {"type": "tab", "identifier": "c", "title": "C", "allowsHiding": true}]}
      """,
    ],
    #"""
    --- a/a.json
    +++ b/a.json
    @@ -1,4 +1,4 @@
    -{"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "isTabBarHidden": true, "tabs": [
    -  {"identifier": "a", "title": "A", "subtitle": "1"},
    -  {"identifier": "b", "title": "B", "subtitle": "1"},
    -  {"identifier": "c", "title": "C"}]}
    \ No newline at end of file
    +{"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "isTabBarHidden": false, "tabs": [
    +  {"identifier": "a", "title": "A", "subtitle": "2"},
    +  {"identifier": "b", "title": "B"},
    +  {"identifier": "c", "title": "C", "allowsHiding": true}], "sidebar": {"preferredLayout": "tile"}}
    \ No newline at end of file
    """#),
  SmallRun(
    "for programs", ["conform", "a.json", "r0.json", "--no-config", "-f", "concise"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "subtitle": "1"}]}
      """,
      "r0.json": """
      {"recordVersion": 1, "environment": {"platform": "iPadOS", "osVersion": "27.0", "horizontalSizeClass": "regular", "language": "en"}, "tabs": [
        {"type": "tab", "identifier": "a", "title": "A", "subtitle": "2"}]}
      """,
    ],
    #"a.json:2:49: error: 'subtitle' of 'a' is "2" in the app, but the spec has "1" [conformance]"#
  ),
  SmallRun(
    "a title of a catalog is not corrected in the spec",
    ["conform", "a.json", "r.json", "--no-config", "--strings", "L.xcstrings"],
    [
      "a.json":
        #"{"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "a", "title": "A"}, {"identifier": "b", "title": "B"}]}"#,
      "L.xcstrings":
        #"{"sourceLanguage": "en", "version": "1.0", "strings": {"A": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Home"}}}}, "B": {}}}"#,
      "r.json":
        #"{"recordVersion": 1, "environment": {"platform": "iPadOS", "osVersion": "27.0", "horizontalSizeClass": "regular", "language": "en"}, "tabs": [{"type": "tab", "identifier": "a", "title": "Start"}, {"type": "tab", "identifier": "b", "title": "B"}]}"#,
    ],
    only: ["error:", "fix:", "help:"],
    """
    a.json:1:103: error: 'title' of 'a' is "Start" in the app, but the spec has "Home" [conformance]
    = help: correct the text in the string catalog, or change the app
    """),
  SmallRun(
    "a view of a variant with other keys",
    ["conform", "a.json", "r.json", "--no-config"],
    [
      "a.json":
        #"{"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "book"}], "variants": [{"availability": {"platforms": ["iPadOS"]}, "initialTabIdentifier": "a", "bottomAccessory": {"title": "P"}}]}"#,
      "r.json":
        #"{"recordVersion": 1, "environment": {"platform": "iPadOS", "osVersion": "27.0", "horizontalSizeClass": "regular", "language": "en"}, "tabs": [{"type": "tab", "identifier": "a", "title": "A", "image": {"symbol": "star"}}, {"type": "tab", "identifier": "b", "title": "B", "image": {"symbol": "book"}}], "bottomAccessory": false}"#,
    ],
    only: ["error:", "fix:", "help:"],
    """
    a.json:1:284: error: 'bottomAccessory' of the controller is false in the app, but the spec has true [conformance]
    = help: remove it, or change the app
    = fix: remove 'bottomAccessory' (may change the layout)
    """),
  SmallRun(
    "a view that a spec leaves out",
    ["conform", "a.json", "r.json", "--no-config"],
    [
      "a.json":
        #"{"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "book"}]}"#,
      "r.json":
        #"{"recordVersion": 1, "environment": {"platform": "iPadOS", "osVersion": "27.0", "horizontalSizeClass": "regular", "language": "en"}, "tabs": [{"type": "tab", "identifier": "a", "title": "A", "image": {"symbol": "star"}}, {"type": "tab", "identifier": "b", "title": "B", "image": {"symbol": "book"}}], "bottomAccessory": true}"#,
    ],
    only: ["error:", "fix:", "help:"],
    """
    a.json:1:1: error: 'bottomAccessory' of the controller is true in the app, but the spec leaves it out, which means false [conformance]
    = help: add it, or change the app
    """),
]
