let matchedRecordRows: [SmallRun] = [
  SmallRun(
    "long titles, actions of the sidebar and variants",
    ["conform", "a.json", "r0.json", "r1.json", "--no-config"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}, {"platform": "macCatalyst", "minimumVersion": "27.0"}], "mode": "tabSidebar", "variants": [{"availability": {"platforms": ["iPadOS"]}, "bottomAccessory": {"title": "P"}},
        {"availability": {"platforms": ["macCatalyst"]}, "sidebar": {"footer": {"title": "F"}, "header": {"title": "H"}}}], "tabs": [
        {"identifier": "a", "title": "abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi "},
        {"identifier": "b", "title": "abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi ?"},
        {"type": "search", "preferredPlacement": "pinned"},
        {"identifier": "g", "title": "G", "sidebarActions": [{"title": "Add", "image": "plus"}, {"title": "Edit"}], "children": [{"identifier": "x", "title": "X"}]}]}
      """,
      "r0.json": """
      {"recordVersion": 1, "environment": {"platform": "iPadOS", "osVersion": "27.0", "horizontalSizeClass": "regular", "language": "en"}, "bottomAccessory": false, "tabs": [
        {"type": "tab", "identifier": "a", "title": "abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi "},
        {"type": "tab", "identifier": "b", "title": "abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi !"},
        {"type": "search", "identifier": "mine", "title": "Search", "preferredPlacement": "automatic"},
        {"type": "group", "identifier": "g", "title": "G", "sidebarActions": [{"title": "Add", "image": {"symbol": "star"}}, {"title": "Edit", "image": {"symbol": null}}], "children": [
          {"type": "tab", "identifier": "x", "title": "X"}]}]}
      """,
      "r1.json": """
      {"recordVersion": 1, "environment": {"platform": "macCatalyst", "osVersion": "27.0", "horizontalSizeClass": "regular", "language": "en"}, "sidebar": {"footer": false, "header": false}, "tabs": [
        {"type": "tab", "identifier": "a", "title": "abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi "},
        {"type": "tab", "identifier": "b", "title": "abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi !"},
        {"type": "search", "identifier": null, "title": "Search", "preferredPlacement": "pinned"},
        {"type": "group", "identifier": "g", "title": "G", "sidebarActions": [{"title": "Add", "image": {"asset": "plus"}}], "children": [
          {"type": "tab", "identifier": "x", "title": "X"}, {"type": "tab", "identifier": "y", "title": "Y"}]}]}
      """,
    ],
    only: ["error:", "fix:", "help:"],
    """
    a.json:1:218: error: 'bottomAccessory' of the controller is false in the app, but the spec has true [conformance]
    = help: remove it, or change the app
    a.json:2:74: error: 'footer' of the sidebar is false in the app, but the spec has true [conformance]
    = help: remove it, or change the app
    = fix: remove 'footer' (may change the layout)
    a.json:2:100: error: 'header' of the sidebar is false in the app, but the spec has true [conformance]
    = help: remove it, or change the app
    = fix: remove 'header' (may change the layout)
    a.json:4:32: error: 'title' of 'b' is "abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi !" in the app, but the spec has "abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi ?" [conformance]
    = fix: write "abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi
    a.json:5:3: error: the search tab has the identifier 'mine' in the app instead of 'com.apple.UIKit.Search': it is created with an initializer that UISearchTab inherits [conformance]
    = help: create it with UISearchTab(viewControllerProvider:), then set its
    a.json:6:55: error: 'sidebarActions' of 'g' is [{"title": "Add", "image": "star"}, {"title": "Edit"}] in the app, but the spec has [{"title": "Add", "image": "plus"}, {"title": "Edit"}] [conformance]
    = help: write [{"title": "Add", "image": "star"}, {"title": "Edit"}], or
    a.json:6:55: error: 'sidebarActions' of 'g' is [{"title": "Add", "image": {"asset": "plus"}}] in the app, but the spec has [{"title": "Add", "image": "plus"}, {"title": "Edit"}] [conformance]
    = help: write [{"title": "Add", "image": {"asset": "plus"}}], or change the
    a.json:6:123: error: the app has a tab 'y', which the spec does not have [conformance]
    = help: add it to the spec, or remove it from the app
    """),
  SmallRun(
    "unnamed tabs around repeated ones",
    ["conform", "a.json", "r0.json", "--no-config"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}, {"platform": "macCatalyst", "minimumVersion": "27.0"}], "framework": "SwiftUI", "tabs": [
        {"identifier": "a", "title": "A", "image": "star"},
        {"identifier": "l.*", "title": "L", "repeats": {"samples": ["1"]}},
        {"type": "search"}, {"identifier": "z", "title": "Z", "image": "star"}]}
      """,
      "r0.json": """
      {"recordVersion": 1, "environment": {"platform": "iPadOS", "osVersion": "27.0", "horizontalSizeClass": "regular", "language": "en", "framework": "SwiftUI"}, "tabs": [
        {"type": "tab", "identifier": null, "title": "X", "image": {"symbol": "x"}},
        {"type": "tab", "identifier": null, "title": "1"},
        {"type": "tab", "identifier": null, "title": "2"},
        {"type": "search", "identifier": null, "title": "Find", "image": {"symbol": "x"}},
        {"type": "tab", "identifier": null, "title": "Y", "image": {"symbol": "y"}}]}
      """,
    ],
    """
    a.json:2:32: error: 'title' of 'a' is "X" in the app, but the spec has "A" [conformance]
       2 │   {"identifier": "a", "title": "A", "image": "star"},
         │                                ^^^
         = note: r0.json:2: on iPadOS 27.0 regular the app has "X"; without an
                 identifier it was matched by its place in the list
       2 │   {"type": "tab", "identifier": null, "title": "X", "image": {"symbol":…
         │                                                ───
         = fix: write "X", or change the app (may change the layout)
         = see https://developer.apple.com/documentation/uikit/uitabbarcontroller

    a.json:2:46: error: 'image' of 'a' is "x" in the app, but the spec has "star" [conformance]
       2 │   {"identifier": "a", "title": "A", "image": "star"},
         │                                              ^^^^^^
         = note: r0.json:2: on iPadOS 27.0 regular the app has "x"; without an
                 identifier it was matched by its place in the list
       2 │ …  "title": "X", "image": {"symbol": "x"}},
         │                           ───────────────
         = fix: write "x", or change the app (may change the layout)

    a.json:4:52: error: 'title' of 'z' is "Y" in the app, but the spec has "Z" [conformance]
       4 │   {"type": "search"}, {"identifier": "z", "title": "Z", "image": "star"…
         │                                                    ^^^
         = note: r0.json:6: on iPadOS 27.0 regular the app has "Y"; without an
                 identifier it was matched by its place in the list
       6 │   {"type": "tab", "identifier": null, "title": "Y", "image": {"symbol":…
         │                                                ───
         = fix: write "Y", or change the app (may change the layout)

    a.json:4:66: error: 'image' of 'z' is "y" in the app, but the spec has "star" [conformance]
       4 │ …  "title": "Z", "image": "star"}]}
         │                           ^^^^^^
         = note: r0.json:6: on iPadOS 27.0 regular the app has "y"; without an
                 identifier it was matched by its place in the list
       6 │ …  "title": "Y", "image": {"symbol": "y"}}]}
         │                           ───────────────
         = fix: write "y", or change the app (may change the layout)

    4 errors in 2 files
    """),
  SmallRun(
    "tabs without identifiers that moved, by titles, kinds and places",
    ["conform", "a.json", "r0.json", "--no-config", "-f", "concise"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}, {"platform": "macCatalyst", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "star"}, {"identifier": "p", "title": "P", "image": "star"},
        {"identifier": "b", "title": "B", "image": "star"}, {"identifier": "q", "title": "Q", "image": "star"}]}
      """,
      "r0.json": """
      {"recordVersion": 1, "environment": {"platform": "iPadOS", "osVersion": "27.0", "horizontalSizeClass": "regular", "language": "en"}, "api": "viewControllers", "tabs": [
        {"type": "tab", "identifier": null, "title": "B", "image": {"symbol": "b"}},
        {"type": "tab", "identifier": null, "title": "X", "image": {"symbol": "x"}},
        {"type": "tab", "identifier": null, "title": "A", "image": {"symbol": "a"}},
        {"type": "tab", "identifier": null, "title": "Y", "image": {"symbol": "y"}}]}
      """,
    ],
    """
    a.json:2:46: error: 'image' of 'a' is "a" in the app, but the spec has "star" [conformance]
    a.json:2:84: error: 'title' of 'p' is "Y" in the app, but the spec has "P" [conformance]
    a.json:2:98: error: 'image' of 'p' is "y" in the app, but the spec has "star" [conformance]
    a.json:3:3: error: 'b' stands first in the app, but elsewhere in the list in the spec [conformance]
    a.json:3:46: error: 'image' of 'b' is "b" in the app, but the spec has "star" [conformance]
    a.json:3:55: error: 'q' stands after 'b' in the app, but elsewhere in the list in the spec [conformance]
    a.json:3:84: error: 'title' of 'q' is "X" in the app, but the spec has "Q" [conformance]
    a.json:3:98: error: 'image' of 'q' is "x" in the app, but the spec has "star" [conformance]
    """),
  SmallRun(
    "a group and a tab on the other side of one that is known",
    ["conform", "a.json", "r0.json", "--no-config", "-f", "concise"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}, {"platform": "macCatalyst", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "image": "star", "children": [{"identifier": "u", "title": "U"}, {"identifier": "v", "title": "V", "subtitle": "1"}]},
        {"identifier": "t", "title": "T", "image": "star"}]}
      """,
      "r0.json": """
      {"recordVersion": 1, "environment": {"platform": "iPadOS", "osVersion": "27.0", "horizontalSizeClass": "regular", "language": "en"}, "tabs": [
        {"type": "tab", "identifier": null, "title": "X", "image": {"symbol": "x"}},
        {"type": "group", "identifier": null, "title": "Y", "image": {"symbol": "y"}, "children": [
          {"type": "tab", "identifier": null, "title": "V", "subtitle": "2"}, {"type": "tab", "identifier": null, "title": "W"}]},
        {"type": "tab", "identifier": null, "title": "A"}]}
      """,
    ],
    """
    a.json:3:3: error: 'g' stands after 't' in the app, but elsewhere in the list in the spec [conformance]
    a.json:3:32: error: 'title' of 'g' is "Y" in the app, but the spec has "G" [conformance]
    a.json:3:46: error: 'image' of 'g' is "y" in the app, but the spec has "star" [conformance]
    a.json:3:96: error: 'title' of 'u' is "W" in the app, but the spec has "U" [conformance]
    a.json:3:102: error: 'v' stands first in the app, but elsewhere in the list in the spec [conformance]
    a.json:3:148: error: 'subtitle' of 'v' is "2" in the app, but the spec has "1" [conformance]
    a.json:4:3: error: 't' stands first in the app, but elsewhere in the list in the spec [conformance]
    a.json:4:32: error: 'title' of 't' is "X" in the app, but the spec has "T" [conformance]
    a.json:4:46: error: 'image' of 't' is "x" in the app, but the spec has "star" [conformance]
    """),
  SmallRun(
    "live titles of tabs without identifiers",
    ["conform", "a.json", "r0.json", "--no-config"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}, {"platform": "macCatalyst", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "X", "live": ["title"], "subtitle": "1"},
        {"identifier": "b", "title": "B", "subtitle": "1"}, {"identifier": "c", "title": "C", "image": "star"}]}
      """,
      "r0.json": """
      {"recordVersion": 1, "environment": {"platform": "iPadOS", "osVersion": "27.0", "horizontalSizeClass": "regular", "language": "en"}, "api": "viewControllers", "tabs": [
        {"type": "tab", "identifier": null, "title": "B", "subtitle": "2"},
        {"type": "tab", "identifier": null, "title": "X", "subtitle": "2"},
        {"type": "tab", "identifier": null, "title": "C", "image": null}]}
      """,
    ],
    """
    a.json:2:68: error: 'subtitle' of 'a' is "2" in the app, but the spec has "1" [conformance]
       2 │   {"identifier": "a", "title": "X", "live": ["title"], "subtitle": "1"},
         │                                                                    ^^^
         = note: r0.json:3: on iPadOS 27.0 regular the app has "2"; without an
                 identifier it was matched by its place in the list
       3 │   {"type": "tab", "identifier": null, "title": "X", "subtitle": "2"},
         │                                                                 ───
         = fix: write "2", or change the app (may change the layout)
         = see https://developer.apple.com/documentation/uikit/uitabbarcontroller

    a.json:3:3: error: 'b' stands first in the app, but elsewhere in the list in the spec [conformance]
       3 │   {"identifier": "b", "title": "B", "subtitle": "1"}, {"identifier": "c…
         │   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
         = note: r0.json:2: on iPadOS 27.0 regular the app has it here
       2 │   {"type": "tab", "identifier": null, "title": "B", "subtitle": "2"},
         │   ──────────────────────────────────────────────────────────────────
         = help: move it in the spec, or in the app

    a.json:3:49: error: 'subtitle' of 'b' is "2" in the app, but the spec has "1" [conformance]
       3 │   {"identifier": "b", "title": "B", "subtitle": "1"}, {"identifier": "c…
         │                                                 ^^^
         = note: r0.json:2: on iPadOS 27.0 regular the app has "2"; without an
                 identifier it was matched by its title
       2 │   {"type": "tab", "identifier": null, "title": "B", "subtitle": "2"},
         │                                                                 ───
         = fix: write "2", or change the app (may change the layout)

    a.json:3:98: error: 'image' of 'c' is nothing in the app, but the spec has "star" [conformance]
       3 │ …  "title": "C", "image": "star"}]}
         │                           ^^^^^^
         = note: r0.json:4: on iPadOS 27.0 regular the app has nothing; without an
                 identifier it was matched by its title
       4 │   {"type": "tab", "identifier": null, "title": "C", "image": null}]}
         │                                                              ────
         = help: remove it, or change the app
         = fix: remove 'image' (may change the layout)

    4 errors in 2 files
    """),
  SmallRun(
    "tabs without identifiers with a long title in common",
    ["conform", "a.json", "r0.json", "--no-config", "-f", "concise"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}, {"platform": "macCatalyst", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi 1"}, {"identifier": "b", "title": "abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi 2"}, {"identifier": "c", "title": "C"}, {"identifier": "d", "title": "D"}]}
      """,
      "r0.json": """
      {"recordVersion": 1, "environment": {"platform": "iPadOS", "osVersion": "27.0", "horizontalSizeClass": "regular", "language": "en"}, "api": "viewControllers", "tabs": [
        {"type": "tab", "identifier": null, "title": "C"},
        {"type": "tab", "identifier": null, "title": "abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi 2"},
        {"type": "tab", "identifier": null, "title": "D"},
        {"type": "tab", "identifier": null, "title": "abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi 1"}]}
      """,
    ],
    """
    a.json:2:3: error: 'a' stands after 'd' in the app, but elsewhere in the list in the spec [conformance]
    a.json:2:473: error: 'c' stands first in the app, but elsewhere in the list in the spec [conformance]
    """),
  SmallRun(
    "images of system items",
    ["conform", "a.json", "r0.json", "--no-config", "-f", "concise"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}, {"platform": "macCatalyst", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "star"}, {"identifier": "c", "title": "C"}]}
      """,
      "r0.json": """
      {"recordVersion": 1, "environment": {"platform": "iPadOS", "osVersion": "27.0", "horizontalSizeClass": "regular", "language": "en"}, "api": "viewControllers", "tabs": [
        {"type": "tab", "identifier": null, "title": null, "image": null},
        {"type": "tab", "identifier": null, "title": "B", "image": null},
        {"type": "tab", "identifier": null, "title": null, "image": {"symbol": "x"}}]}
      """,
    ],
    """
    a.json:2:98: error: 'image' of 'b' is nothing in the app, but the spec has "star" [conformance]
    a.json:2:107: error: 'image' of 'c' is "x" in the app, but the spec leaves it out [conformance]
    """),
  SmallRun(
    "repeated groups with repeated tabs",
    ["conform", "a.json", "r0.json", "--no-config"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}, {"platform": "macCatalyst", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "home", "title": "Home"},
        {"identifier": "l", "title": "L", "repeats": {"samples": ["1"]}, "subtitle": "1"},
        {"identifier": "s.*", "title": "S", "repeats": {"samples": ["1"], "atMost": 2}, "defaultChildIdentifier": "s.*.fix", "children": [
          {"identifier": "s.*.t.*", "title": "T", "repeats": {"samples": ["1"], "atMost": 1}, "subtitle": "1"},
          {"identifier": "s.*.fix", "title": "Fix", "subtitle": "1"}, {"identifier": "s.*.b.fix", "title": "F"}]},
        {"identifier": "g", "title": "G", "children": [{"identifier": "l.a.*", "title": "La", "repeats": {"samples": ["1"]}}, {"identifier": "m", "title": "M"}]},
        {"identifier": "w.*", "title": "W", "repeats": {"samples": ["1"]}, "defaultChildIdentifier": "w.*.x", "displayOrderIdentifiers": ["w.*.y", "home"], "children": [{"identifier": "w.*.x", "title": "X"}, {"identifier": "w.*.y", "title": "Y"}, {"identifier": "w.*.n.*", "title": "N", "repeats": {"samples": ["1"]}}]},
        {"identifier": "end", "title": "End"}, {"identifier": "last", "title": "Last"}]}
      """,
      "r0.json": """
      {"recordVersion": 1, "environment": {"platform": "iPadOS", "osVersion": "27.0", "horizontalSizeClass": "regular", "language": "en"}, "mode": "tabSidebar", "tabs": [
        {"type": "tab", "identifier": "home", "title": "Home"},
        {"type": "group", "identifier": "s.one", "title": "One", "defaultChildIdentifier": "s.one.fix", "children": [
          {"type": "tab", "identifier": "s.one.t.a", "title": "a", "subtitle": "2"},
          {"type": "tab", "identifier": "s.one.t.b", "title": "b"},
          {"type": "tab", "identifier": "s.one.fix", "title": "Fix", "subtitle": "3"}]},
        {"type": "group", "identifier": "s.t.t", "title": "Two", "defaultChildIdentifier": "s.one.fix", "children": [
          {"type": "tab", "identifier": "s.t.t.t.x", "title": "x"},
          {"type": "tab", "identifier": "s.t.t.fix", "title": "Fix"}]},
        {"type": "group", "identifier": "s.3", "title": "Three", "children": [
          {"type": "tab", "identifier": "s.3.t.q", "title": "Q"},
          {"type": "tab", "identifier": "s.3.b.fix", "title": "F"}]},
        {"type": "group", "identifier": "g", "title": "G", "children": [
          {"type": "tab", "identifier": "l.a.1", "title": "La"}, {"type": "tab", "identifier": "m", "title": "M"}, {"type": "tab", "identifier": "l.a.2", "title": "La"}]},
        {"type": "tab", "identifier": "l.", "title": "L"},
        {"type": "tab", "identifier": "l.1", "title": "L"},
        {"type": "tab", "identifier": "l.22", "title": "L", "subtitle": "2"},
        {"type": "tab", "identifier": "l", "title": "L"},
        {"type": "group", "identifier": "w.1", "title": "G", "defaultChildIdentifier": "w.1.y", "displayOrderIdentifiers": ["w.1.y", "w.1.x"], "children": [{"type": "tab", "identifier": "w.1.x", "title": "X"}, {"type": "tab", "identifier": "w.1.y", "title": "Y"}, {"type": "tab", "identifier": "w.1.n.", "title": "N"}]},
        {"type": "tab", "identifier": "last", "title": "Last"},
        {"type": "tab", "identifier": "end", "title": "End"},
        {"type": "tab", "identifier": "l.333", "title": "L"}]}
      """,
    ],
    only: ["error:", "fix:", "help:"],
    """
    a.json:1:150: error: the app has a tab 'l', which the spec does not have [conformance]
    = help: add it to the spec, or remove it from the app
    a.json:1:150: error: the app has a tab 'l.', which the spec does not have [conformance]
    = help: add it to the spec, or remove it from the app
    a.json:3:3: error: 'l' stands after 'g' in the app, but elsewhere in the list in the spec [conformance]
    = help: move it in the spec, or in the app
    a.json:3:80: error: 'subtitle' of 'l' is "2" in the app, but the spec has "1" [conformance]
    = fix: write "2", or change the app (may change the layout)
    a.json:4:79: error: the app has 3 of 's.*', but the spec allows at most 2 [conformance]
    = help: raise 'atMost', or show fewer in the app
    a.json:4:109: error: 'defaultChildIdentifier' of 's.*' is "s.one.fix" in the app, but the spec has "s.t.t.fix" [conformance]
    = help: write "s.one.fix", or change the app
    a.json:5:85: error: the app has 2 of 's.*.t.*', but the spec allows at most 1 [conformance]
    = help: raise 'atMost', or show fewer in the app
    a.json:5:101: error: 'subtitle' of 's.*.t.*' is "2" in the app, but the spec has "1" [conformance]
    = fix: write "2", or change the app (may change the layout)
    a.json:6:5: error: the app has no tab 's.*.fix' [conformance]
    = help: remove it from the spec, or limit its 'availability'
    a.json:6:59: error: 'subtitle' of 's.*.fix' is "3" in the app, but the spec has "1" [conformance]
    = fix: write "3", or change the app (may change the layout)
    a.json:6:65: error: the app has no tab 's.*.b.fix' [conformance]
    = help: remove it from the spec, or limit its 'availability'
    a.json:7:121: error: 'm' stands after 'l.a.*' in the app, but elsewhere in the list in the spec [conformance]
    = help: move it in the spec, or in the app
    a.json:8:3: error: 'w.*' is a tab in the app, but a group in the spec [conformance]
    = help: make it a tab in the spec, or change the app
    a.json:8:96: error: 'defaultChildIdentifier' of 'w.*' is "w.1.y" in the app, but the spec has "w.1.x" [conformance]
    = help: write "w.1.y", or change the app
    a.json:8:132: error: 'displayOrderIdentifiers' of 'w.*' is ["w.1.y", "w.1.x"] in the app, but the spec has ["w.1.y", "home"] [conformance]
    = help: write ["w.1.y", "w.1.x"], or change the app
    a.json:9:42: error: 'last' stands after 'w.*' in the app, but elsewhere in the list in the spec [conformance]
    = help: move it in the spec, or in the app
    """),
  SmallRun(
    "an unknown search tab with an inherited initializer",
    ["conform", "a.json", "r.json", "--no-config"],
    [
      "a.json":
        #"{"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "a", "title": "A"}, {"identifier": "b", "title": "B"}]}"#,
      "r.json":
        #"{"recordVersion": 1, "environment": {"platform": "iPadOS", "osVersion": "27.0", "horizontalSizeClass": "regular", "language": "en"}, "tabs": [{"type": "tab", "identifier": "a", "title": "A"}, {"type": "tab", "identifier": "b", "title": "B"}, {"type": "search", "identifier": "mine", "title": "Find"}]}"#,
    ],
    only: ["error:", "help:", "title and"],
    """
    a.json:1:73: error: the app has a search tab 'mine', which the spec does not have; it is created with an initializer that UISearchTab inherits [conformance]
    = help: create it with UISearchTab(viewControllerProvider:), then set its
    title and image, and add it to the spec, or remove it from the app
    """),
  SmallRun(
    "an unknown search tab",
    ["conform", "a.json", "r.json", "--no-config"],
    [
      "a.json":
        #"{"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "a", "title": "A"}, {"identifier": "b", "title": "B"}]}"#,
      "r.json":
        #"{"recordVersion": 1, "environment": {"platform": "iPadOS", "osVersion": "27.0", "horizontalSizeClass": "regular", "language": "en"}, "tabs": [{"type": "tab", "identifier": "a", "title": "A"}, {"type": "tab", "identifier": "b", "title": "B"}, {"type": "search", "identifier": "com.apple.UIKit.Search", "title": "Find"}]}"#,
    ],
    only: ["error:", "help:"],
    """
    a.json:1:73: error: the app has a search tab 'com.apple.UIKit.Search', which the spec does not have [conformance]
    = help: add it to the spec, or remove it from the app
    """),
  SmallRun(
    "a group among the unnamed tabs of a repeated one",
    ["conform", "a.json", "r.json", "--no-config"],
    [
      "a.json":
        #"{"framework": "SwiftUI", "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "a", "title": "A"}, {"identifier": "l.*", "title": "L", "repeats": {"samples": ["1"]}}, {"identifier": "z", "title": "Z"}]}"#,
      "r.json":
        #"{"recordVersion": 1, "environment": {"platform": "iPadOS", "osVersion": "27.0", "horizontalSizeClass": "regular", "language": "en"}, "tabs": [{"type": "tab", "identifier": null, "title": "A"}, {"type": "tab", "identifier": null, "title": "One"}, {"type": "group", "identifier": null, "title": "Two", "children": [{"type": "tab", "identifier": null, "title": "Inner"}]}, {"type": "tab", "identifier": null, "title": "Three"}, {"type": "tab", "identifier": null, "title": "Z"}]}"#,
    ],
    only: ["error:", "help:"],
    """
    a.json:1:97: error: the app has a group titled "Two", which the spec does not have [conformance]
    = help: add it to the spec, or remove it from the app
    """),
  SmallRun(
    "a repeated tab without items among unnamed ones",
    ["conform", "a.json", "r.json", "--no-config"],
    [
      "a.json":
        #"{"framework": "SwiftUI", "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "a", "title": "A"}, {"identifier": "l.*", "title": "L", "repeats": {"samples": ["1"]}}, {"identifier": "z", "title": "Z"}]}"#,
      "r.json":
        #"{"recordVersion": 1, "environment": {"platform": "iPadOS", "osVersion": "27.0", "horizontalSizeClass": "regular", "language": "en"}, "tabs": [{"type": "tab", "identifier": null, "title": "A"}, {"type": "tab", "identifier": null, "title": "Z"}]}"#,
    ],
    only: ["error:", "help:", "files"],
    """
    no findings in 2 files
    """),
]
