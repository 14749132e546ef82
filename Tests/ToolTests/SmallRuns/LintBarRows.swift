/// Words in the lines with messages, without excerpts.
let wordsOfFindings = ["error: ", "warning: ", "note: ", "help: ", "fix: "]

let lintBarRows: [SmallRun] = [
  SmallRun(
    "a bar that users can empty, where it has a sidebar",
    ["lint", "--no-config", "a.json", "--rule", "customization-empties-bar=warning"],
    [
      "a.json": """
      {"sidebar": {"preferredPlacement": "sidebar"},
       "targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "b", "title": "B", "image": "b.circle", "preferredPlacement": "default"},
        {"identifier": "c", "title": "C", "image": "c.circle", "preferredPlacement": "optional"},
        {"identifier": "d", "title": "D", "image": "d.circle", "children": [{"identifier": "e", "title": "E", "preferredPlacement": "sidebarOnly"}]}]}
      """
    ],
    """
    a.json:1:36: note: this asks for a sidebar instead of the tab bar on iPhones of regular width [sidebar-on-iphone]
       1 │ {"sidebar": {"preferredPlacement": "sidebar"},
         │                                    ^^^^^^^^^
         = note: consider a tab bar first: it keeps the main sections one tap away
         = note: Apple's guidelines advised against a sidebar on iPhone until 8 June
                 2026, and no longer do
         = help: remove 'preferredPlacement', or suppress this rule with the reason
         = see https://developer.apple.com/design/human-interface-guidelines/sidebars

    a.json:2:120: warning: users can remove every item from the bar in a regular iPad window [customization-empties-bar]
       2 │ … ion": "27.0"}], "tabs": [
         │                           ^ to line 5
         = note: none of them is 'fixed', 'movable' or 'pinned'
         = help: write 'preferredPlacement: fixed' on the tabs that are central to
                 the app
         = see https://developer.apple.com/documentation/uikit/elevating-your-ipad-app-with-a-tab-bar-and-sidebar

    1 warning, 1 note in 1 file
    """),
  SmallRun(
    """
    repeated tabs beside a group, of which a bar starts with some
    """,
    ["lint", "--no-config", "a.json", "b.json"],
    [
      "a.json": """
      {"mode": "tabSidebar", "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a.*", "title": "A", "image": "a.circle", "repeats": {"samples": []}},
        {"identifier": "b", "title": "B", "image": "b.circle", "children": [
          {"identifier": "c", "title": "C", "preferredPlacement": "fixed"}, {"identifier": "d.*", "title": "D", "repeats": {"samples": ["X"], "atMost": 3}}]}]}
      """,
      "b.json": """
      {"mode": "tabSidebar", "customizationIdentifier": "b", "compactTabIdentifiers": ["a"], "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "a.circle"},
        {"identifier": "b.*", "title": "B", "image": "b.circle", "repeats": {"samples": ["X"], "atMost": 6}}]}
      """,
    ],
    """
    a.json:1:95: warning: the bar gets More in a compact iPad window as soon as there are more than 4 of 'A' [overflow-tabs]
       1 │ … ion": "27.0"}], "tabs": [
         │                           ^ to line 4
         = note: a bar at the bottom shows five items, or four and More
         = help: put them into a group, which is one item, or specify the maximum
                 number with 'atMost'
         = see https://developer.apple.com/design/human-interface-guidelines/tab-bars

    b.json:1:81: warning: 'compactTabIdentifiers' makes 'B' unreachable in a compact iPad window [compact-parity]
       1 │ … compactTabIdentifiers": ["a"], "targets": [{"platform": "iPadOS", "mi…
         │                           ^^^^^
         = note: elsewhere users reach it
         = note: 'B' is here
       3 │   {"identifier": "b.*", "title": "B", "image": "b.circle", "repeats": {…
         │                  ─────
         = help: move it into a group that is named there
         = see https://developer.apple.com/documentation/uikit/uitabbarcontroller/compacttabidentifiers

    b.json:1:159: warning: the bar starts with more than 5 items in a regular iPad window as soon as there are more than 4 of 'B' [default-tab-count]
       1 │ ╭ … ion": "27.0"}], "tabs": [
         │ │                           ^
       2 │ │   {"identifier": "a", "title": "A", "image": "a.circle"},
       3 │ ╰   {"identifier": "b.*", "title": "B", "image": "b.circle", "repeats":…
         = note: users must scroll to items that do not fit
         = help: write 'preferredPlacement: optional' on them, or put them into a
                 group; the sidebar lists them
         = see https://developer.apple.com/design/human-interface-guidelines/tab-bars

    b.json:1:159: warning: the bar has fewer than two items in a compact iPad window [single-tab]
       1 │ ╭ … ion": "27.0"}], "tabs": [
         │ │                           ^
       2 │ │   {"identifier": "a", "title": "A", "image": "a.circle"},
       3 │ ╰   {"identifier": "b.*", "title": "B", "image": "b.circle", "repeats":…
         = note: a bar is for navigation between sections, and takes up space
         = help: add a second tab to this bar, or hide the bar here

    4 warnings in 2 files
    """),
  SmallRun(
    """
    a search tab first, before a group, a section and a tab of the app's choice
    """,
    ["lint", "--no-config", "a.json", "b.json", "c.json", "d.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "26.0"}], "tabs": [{"type": "search"},
        {"identifier": "a", "title": "A", "image": "a.circle", "children": [{"identifier": "b", "title": "B"}]}]}
      """,
      "b.json": """
      {"framework": "SwiftUI", "mode": "tabSidebar", "targets": [{"platform": "iPadOS", "minimumVersion": "26.0"}], "tabs": [
        {"identifier": "s", "title": "S", "children": [{"type": "search"}, {"identifier": "b", "title": "B", "image": "b.circle"}]}]}
      """,
      "c.json": """
      {"initialTabIdentifier": "x", "targets": [{"platform": "iPadOS", "minimumVersion": "26.0"}], "tabs": [{"type": "search"},
        {"identifier": "a", "title": "A", "image": "a.circle"},
        {"identifier": "x", "title": "X", "image": "x.circle", "availability": {"horizontalSizeClass": "regular"}}]}
      """,
      "d.json": """
      {"framework": "SwiftUI", "targets": [{"platform": "visionOS", "minimumVersion": "26.0"}], "tabs": [{"type": "search"},
        {"identifier": "s", "title": "S", "children": []}]}
      """,
    ], columns: 240, only: wordsOfFindings,
    """
    a.json:1:74: warning: the search tab is separate on 26 in a compact iPad window; on 27, built with SDK 27, it is separate only if it activates search by itself or is the prominent tab [search-loses-distinction]
    = note: that these two make it separate is documented, that nothing else separates it is
    = help: set 'automaticallyActivatesSearch' here, or 'prominentTabIdentifier' to
    a.json:1:74: note: the app opens on the search tab [opens-on-search]
    = note: (observed, not documented) UIKit selects the first of 'tabs' at launch
    = help: move the search tab to the end of 'tabs', or specify with 'initialTabIdentifier' which
    b.json:2:50: warning: the search tab is separate on 26 in a compact iPad window; on 27, built with SDK 27, it is separate only if it activates search by itself [search-loses-distinction]
    = note: that this makes it separate is documented, that nothing else separates it is observed;
    = note: in SwiftUI 'automaticallyActivatesSearch' is
    = help: set 'automaticallyActivatesSearch' here
    b.json:2:50: warning: the search tab is not the last of the tabs in a compact iPad window with iPadOS 27 [search-tab-last]
    = note: 'B' comes after it
    = note: (observed on 18 and 27) where it is not separate it stays where it is written
    = help: move the search tab to the end of 'tabs'
    b.json:2:50: note: the app opens on the search tab [opens-on-search]
    = note: (assumed) without a selection of the app the first tab is selected
    = note: in SwiftUI 'initialTabIdentifier' is the first value of the selection
    = help: move the search tab to the end of 'tabs', or specify with 'initialTabIdentifier' which
    c.json:1:103: warning: the search tab is separate on 26 in a compact iPad window; on 27, built with SDK 27, it is separate only if it activates search by itself or is the prominent tab [search-loses-distinction]
    = note: that these two make it separate is documented, that nothing else separates it is
    = help: set 'automaticallyActivatesSearch' here, or 'prominentTabIdentifier' to
    c.json:1:103: warning: the search tab is not the last of the tabs in a compact iPad window with iPadOS 27 [search-tab-last]
    = note: 'A' comes after it
    = note: (observed on 18 and 27) where it is not separate it stays where it is written
    = help: move the search tab to the end of 'tabs'
    c.json:1:103: note: the app opens on the search tab in a compact iPad window [opens-on-search]
    = note: (observed, not documented) UIKit selects the first of 'tabs' at launch
    = help: move the search tab to the end of 'tabs', or specify with 'initialTabIdentifier' which
    d.json:2:3: warning: the section 'S' has no children [empty-group]
    = note: in SwiftUI 'repeats' is ForEach
    = help: leave the section out while it is empty, or describe with 'repeats' what fills it
    """),
  SmallRun(
    """
    repeated tabs that lead to More in a TabView, and in a state
    """,
    ["lint", "--no-config", "a.json", "b.json"],
    [
      "a.json": """
      {"framework": "SwiftUI", "targets": [{"platform": "iPadOS", "minimumVersion": "26.0"}, {"platform": "iOS", "minimumVersion": "26.0"}], "tabs": [
        {"identifier": "a.*", "title": "A", "image": "a.circle", "repeats": {"samples": []}}, {"identifier": "b", "title": "B", "image": "b.circle"}]}
      """,
      "b.json": """
      {"conditions": {"offline": {"meaning": "Off.", "usually": false}}, "targets": [{"platform": "iOS", "minimumVersion": "26.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "a.circle"}, {"identifier": "b", "title": "B", "image": "b.circle"},
        {"identifier": "c", "title": "C", "image": "c.circle"}, {"identifier": "d", "title": "D", "image": "d.circle"},
        {"identifier": "e.*", "title": "E", "image": "e.circle", "repeats": {"samples": ["X"]}, "availability": {"when": ["offline"]}},
        {"identifier": "f", "title": "F", "image": "f.circle"}]}
      """,
    ],
    """
    a.json:1:144: warning: the bar gets More on iPhone and iPhone Duo, and in a compact iPad window as soon as there are more than 4 of 'A' [overflow-tabs]
       1 │ ╭ … ion": "26.0"}], "tabs": [
         │ │                           ^
       2 │ ╰   {"identifier": "a.*", "title": "A", "image": "a.circle", "repeats":…
         = note: a bar at the bottom shows five items, or four and More
         = note: in SwiftUI 'availability' is an if around the tab, or
                 .hidden(horizontalSizeClass == .compact)
         = help: put them onto one screen, or limit what matters less to iPad with
                 'availability', or specify the maximum number with 'atMost'
         = see https://developer.apple.com/design/human-interface-guidelines/tab-bars

    b.json:1:136: warning: 'X' and 'F' do not fit in the bar and move to More when offline holds [overflow-tabs]
       1 │ … ion": "26.0"}], "tabs": [
         │                           ^ to line 5
         = note: a bar at the bottom shows five items, or four and More
         = help: put related tabs into a group, which is one item

    2 warnings in 2 files
    """),
  SmallRun(
    """
    tabs for the sidebar only that cause More, and some that do not
    """,
    ["lint", "--no-config", "a.json", "b.json", "c.json", "d.json"],
    [
      "a.json": """
      {"mode": "tabSidebar", "targets": [{"platform": "iPadOS", "minimumVersion": "26.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "a.circle"}, {"identifier": "b", "title": "B", "image": "b.circle", "preferredPlacement": "sidebarOnly"},
        {"identifier": "c", "title": "C", "image": "c.circle"}, {"identifier": "d", "title": "D", "image": "d.circle"},
        {"identifier": "e", "title": "E", "image": "e.circle"}, {"identifier": "f", "title": "F", "image": "f.circle"}]}
      """,
      "b.json": """
      {"framework": "SwiftUI", "targets": [{"platform": "iOS", "minimumVersion": "26.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "a.circle", "preferredPlacement": "sidebarOnly"}, {"identifier": "b", "title": "B", "image": "b.circle"},
        {"identifier": "c", "title": "C", "image": "c.circle"}, {"identifier": "d", "title": "D", "image": "d.circle"},
        {"identifier": "e", "title": "E", "image": "e.circle"}, {"identifier": "f", "title": "F", "image": "f.circle", "preferredPlacement": "sidebarOnly"}]}
      """,
      "c.json": """
      {"mode": "tabSidebar", "customizationIdentifier": "c", "compactTabIdentifiers": ["a", "b", "c"], "targets": [{"platform": "iPadOS", "minimumVersion": "26.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "a.circle"}, {"identifier": "b", "title": "B", "image": "b.circle", "preferredPlacement": "sidebarOnly"},
        {"identifier": "c", "title": "C", "image": "c.circle", "preferredPlacement": "sidebarOnly"}]}
      """,
      "d.json": """
      {"framework": "SwiftUI", "mode": "tabSidebar", "customizationIdentifier": "d", "targets": [{"platform": "iPadOS", "minimumVersion": "26.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "a.circle", "preferredPlacement": "sidebarOnly"}, {"identifier": "b", "title": "B", "image": "b.circle"},
        {"identifier": "c", "title": "C", "image": "c.circle"}, {"identifier": "d", "title": "D", "image": "d.circle"},
        {"identifier": "e", "title": "E", "image": "e.circle"}, {"identifier": "f", "title": "F", "image": "f.circle"}]}
      """,
    ],
    """
    a.json:2:136: warning: 'B' is for the sidebar only, but the bar has it in a compact iPad window, which is why it has More [sidebar-only-in-compact]
       2 │ … , "preferredPlacement": "sidebarOnly"},
         │                           ^^^^^^^^^^^^^
         = note: (observed, not documented) a bottom bar shows every root node,
                 whatever its placement
         = help: move it into a group whose screen leads there, or limit it to
                 regular width with 'availability'
         = see https://developer.apple.com/documentation/uikit/uitab/placement

    b.json:2:80: warning: 'A' and 'F' are for the sidebar only, but the bar has them, which is why it has More [sidebar-only-in-compact]
       2 │ … , "preferredPlacement": "sidebarOnly"}, {"identifier": "b", "title": …
         │                           ^^^^^^^^^^^^^
         = note: (observed, not documented) a bottom bar shows every tab, whatever
                 its placement
         = note: 'F' as well
       4 │ … , "preferredPlacement": "sidebarOnly"}]}
         │                           ─────────────
         = help: put related tabs onto one screen

    c.json:1:169: warning: the bar has fewer than two items in a regular iPad window in portrait [single-tab]
       1 │ ╭ … ion": "26.0"}], "tabs": [
         │ │                           ^
       2 │ │   {"identifier": "a", "title": "A", "image": "a.circle"}, {"identifie…
       3 │ ╰   {"identifier": "c", "title": "C", "image": "c.circle", "preferredPl…
         = note: a bar is for navigation between sections, and takes up space
         = help: add a second tab to this bar, or hide the bar here

    c.json:2:136: warning: 'B' and 'C' are for the sidebar only, but the bar has them in a compact iPad window [sidebar-only-in-compact]
       2 │ … , "preferredPlacement": "sidebarOnly"},
         │                           ^^^^^^^^^^^^^
         = note: 'compactTabIdentifiers' names them
       1 │ … compactTabIdentifiers": ["a", "b", "c"], "targets": [{"platform": "iP…
         │                           ───────────────
         = note: 'C' as well
       3 │ … , "preferredPlacement": "sidebarOnly"}]}
         │                           ─────────────
         = help: move them into a group whose screen leads there, or remove
                 'preferredPlacement', or limit them to regular width with
                 'availability'

    d.json:2:80: warning: 'A' is for the sidebar only, but the bar has it in a compact iPad window, which is why it has More [sidebar-only-in-compact]
       2 │ … , "preferredPlacement": "sidebarOnly"}, {"identifier": "b", "title": …
         │                           ^^^^^^^^^^^^^
         = note: (observed, not documented) a bottom bar shows every tab, whatever
                 its placement
         = note: in SwiftUI 'availability' is an if around the tab, or
                 .hidden(horizontalSizeClass == .compact)
         = help: limit it to regular width with 'availability'

    5 warnings in 4 files
    """),
  SmallRun(
    """
    one bar that may grow in the usual state, and is too long in another
    """,
    ["lint", "--no-config", "a.json", "b.json"],
    [
      "a.json": """
      {"conditions": {"offline": {"meaning": "Off.", "usually": false}}, "targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "a.circle"}, {"identifier": "b", "title": "B", "image": "b.circle"}, {"identifier": "c", "title": "C", "image": "c.circle"},
        {"identifier": "d.*", "title": "D", "image": "d.circle", "repeats": {"samples": ["X"], "atMost": 3}},
        {"identifier": "e", "title": "E", "image": "e.circle", "availability": {"when": ["offline"]}}, {"identifier": "f", "title": "F", "image": "f.circle", "availability": {"when": ["offline"]}}]}
      """,
      "b.json": """
      {"conditions": {"offline": {"meaning": "Off."}}, "targets": [{"platform": "tvOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"}, {"identifier": "b", "title": "B"}, {"identifier": "c", "title": "C"}, {"identifier": "d", "title": "D"}, {"identifier": "e", "title": "E"}, {"identifier": "f", "title": "F"},
        {"identifier": "g.*", "title": "G", "repeats": {"samples": ["X"]}, "availability": {"unless": ["offline"]}},
        {"identifier": "h", "title": "H", "availability": {"when": ["offline"]}}, {"identifier": "i", "title": "I", "availability": {"when": ["offline"]}}]}
      """,
    ],
    """
    a.json:1:136: warning: the bar gets More as soon as there are more than 2 of 'D' [overflow-tabs]
       1 │ … ion": "27.0"}], "tabs": [
         │                           ^ to line 4
         = note: a bar at the bottom shows five items, or four and More
         = help: put them into a group, which is one item, or specify the maximum
                 number with 'atMost'
         = see https://developer.apple.com/design/human-interface-guidelines/tab-bars

    b.json:1:119: warning: 'I' may be truncated: about 7 items fit in the bar [overflow-tabs]
       1 │ … ion": "27.0"}], "tabs": [
         │                           ^ to line 4
         = note: items that do not fit fade out at the edge, and there is no More
         = note: seven is what has been observed; how many fit depends on the titles
         = help: put related tabs into a group, or move rarely used ones to a screen

    2 warnings in 2 files
    """),
  SmallRun(
    "a bar whose second item may be hidden, optional or repeated",
    ["lint", "--no-config", "a.json", "b.json", "c.json", "d.json", "e.json"],
    [
      "a.json": """
      {"mode": "tabSidebar", "customizationIdentifier": "a", "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "a.circle"}, {"identifier": "b.*", "title": "B", "image": "b.circle", "repeats": {"samples": []}, "isHiddenByDefault": true, "isHidden": true, "allowsHiding": true}]}
      """,
      "b.json": """
      {"mode": "tabSidebar", "customizationIdentifier": "b", "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "a.circle"}, {"identifier": "b.*", "title": "B", "image": "b.circle", "repeats": {"samples": []}, "isHiddenByDefault": true, "allowsHiding": true}]}
      """,
      "c.json": """
      {"mode": "tabSidebar", "customizationIdentifier": "c", "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "a.circle"}, {"identifier": "b.*", "title": "B", "image": "b.circle", "repeats": {"samples": []}}]}
      """,
      "d.json": """
      {"mode": "tabSidebar", "customizationIdentifier": "d", "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "a.circle"}, {"identifier": "b.*", "title": "B", "image": "b.circle", "repeats": {"samples": []}, "preferredPlacement": "optional"}]}
      """,
      "e.json": """
      {"framework": "SwiftUI", "mode": "tabSidebar", "customizationIdentifier": "e", "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "a.circle"}, {"identifier": "s.*", "title": "S", "repeats": {"samples": []}, "children": [{"identifier": "b", "title": "B", "image": "b.circle"}]}]}
      """,
    ], columns: 240, only: wordsOfFindings,
    """
    a.json:1:127: warning: the bar gets More in a compact iPad window as soon as there are more than 4 of 'B' [overflow-tabs]
    = note: a bar at the bottom shows five items, or four and More
    = help: put them into a group, which is one item, or specify the maximum number with 'atMost'
    a.json:1:127: warning: the bar has fewer than two items in a regular iPad window in portrait [single-tab]
    = note: a bar is for navigation between sections, and takes up space
    = help: add a second tab to this bar, or hide the bar here
    b.json:1:127: warning: the bar gets More in a compact iPad window as soon as there are more than 4 of 'B' [overflow-tabs]
    = note: a bar at the bottom shows five items, or four and More
    = help: put them into a group, which is one item, or specify the maximum number with 'atMost'
    b.json:1:127: warning: the bar has fewer than two items in a regular iPad window in portrait [single-tab]
    = note: a bar is for navigation between sections, and takes up space
    = help: add a second tab to this bar, or hide the bar here
    b.json:2:165: note: 'isHiddenByDefault' alone may not hide 'B' at the first launch [hidden-by-default-only]
    = note: Apple's article uses it for that, but the header speaks of a reset only
    = fix: write 'isHidden: true' as well
    c.json:1:127: warning: the bar gets More in a compact iPad window as soon as there are more than 4 of 'B' [overflow-tabs]
    = note: a bar at the bottom shows five items, or four and More
    = help: put them into a group, which is one item, or specify the maximum number with 'atMost'
    d.json:1:127: warning: the bar gets More in a compact iPad window as soon as there are more than 4 of 'B' [overflow-tabs]
    = note: a bar at the bottom shows five items, or four and More
    = help: put them into a group, which is one item, or specify the maximum number with 'atMost'
    d.json:1:127: warning: the bar has fewer than two items in a regular iPad window in portrait [single-tab]
    = note: a bar is for navigation between sections, and takes up space
    = help: add a second tab to this bar, or hide the bar here
    e.json:1:151: warning: the bar gets More in a compact iPad window as soon as there are more than 4 of 'S' [overflow-tabs]
    = note: a bar at the bottom shows five items, or four and More
    = note: in SwiftUI 'availability' is an if around the tab, or .hidden(horizontalSizeClass ==
    = help: put them onto one screen, or limit what matters less to regular width with
    """),
  SmallRun(
    "what does not fit in a bar",
    ["lint", "--no-config"],
    texts: [
      """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "star"}, {"identifier": "c", "title": "C", "image": "star"}, {"identifier": "d", "title": "D", "image": "star"}, {"identifier": "e", "title": "E", "image": "star"}]}
      """,
      """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "star"}, {"identifier": "c", "title": "C", "image": "star"}, {"identifier": "d", "title": "D", "image": "star"}, {"identifier": "e", "title": "E", "image": "star"}, {"identifier": "f", "title": "F", "image": "star"}]}
      """,
      """
      {"mode": "tabSidebar", "customizationIdentifier": "m", "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "star"}, {"identifier": "c", "title": "C", "image": "star"}, {"identifier": "d", "title": "D", "image": "star"}, {"identifier": "e", "title": "E", "image": "star"}, {"identifier": "f", "title": "F", "image": "star", "preferredPlacement": "sidebarOnly"}]}
      """,
      """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "star"}, {"identifier": "c", "title": "C", "image": "star"}, {"identifier": "d", "title": "D", "image": "star"}, {"identifier": "e", "title": "E", "image": "star"}, {"identifier": "f", "title": "F", "image": "star"}, {"type": "search"}]}
      """,
      """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "star"}, {"identifier": "c", "title": "C", "image": "star"}, {"identifier": "d", "title": "D", "image": "star"}, {"identifier": "r.*", "title": "R", "image": "star", "repeats": {"samples": ["One", "Two"]}}]}
      """,
      """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "star"}, {"identifier": "c", "title": "C", "image": "star"}, {"identifier": "r.*", "title": "R", "image": "star", "repeats": {"samples": ["One", "Two"], "atMost": 2}}]}
      """,
      """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "star"}, {"identifier": "c", "title": "C", "image": "star"}, {"identifier": "d", "title": "D", "image": "star"}, {"identifier": "e", "title": "E", "image": "star"}, {"identifier": "f", "title": "F", "image": "star"}, {"identifier": "r.*", "title": "R", "image": "star", "repeats": {"samples": ["One", "Two"]}}]}
      """,
      """
      {"targets": [{"platform": "tvOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "star"}, {"identifier": "c", "title": "C", "image": "star"}, {"identifier": "d", "title": "D", "image": "star"}, {"identifier": "e", "title": "E", "image": "star"}, {"identifier": "f", "title": "F", "image": "star"}, {"identifier": "g", "title": "G", "image": "star"}]}
      """,
      """
      {"targets": [{"platform": "tvOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "star"}, {"identifier": "c", "title": "C", "image": "star"}, {"identifier": "d", "title": "D", "image": "star"}, {"identifier": "e", "title": "E", "image": "star"}, {"identifier": "f", "title": "F", "image": "star"}, {"identifier": "g", "title": "G", "image": "star"}, {"identifier": "h", "title": "H", "image": "star"}]}
      """,
      """
      {"framework": "SwiftUI", "targets": [{"platform": "tvOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "star"}, {"identifier": "c", "title": "C", "image": "star"}, {"identifier": "d", "title": "D", "image": "star"}, {"identifier": "e", "title": "E", "image": "star"}, {"identifier": "f", "title": "F", "image": "star"}, {"identifier": "g", "title": "G", "image": "star"}, {"identifier": "h", "title": "H", "image": "star"}, {"identifier": "i", "title": "I", "image": "star"}]}
      """,
      """
      {"targets": [{"platform": "tvOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "star"}, {"identifier": "c", "title": "C", "image": "star"}, {"identifier": "d", "title": "D", "image": "star"}, {"identifier": "e", "title": "E", "image": "star"}, {"identifier": "r.*", "title": "R", "image": "star", "repeats": {"samples": ["One", "Two"]}}]}
      """,
      """
      {"framework": "SwiftUI", "targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "star"}, {"identifier": "g", "title": "G", "image": "star", "children": [{"identifier": "c", "title": "C", "image": "star"}, {"identifier": "d", "title": "D", "image": "star"}, {"identifier": "e", "title": "E", "image": "star"}, {"identifier": "f", "title": "F", "image": "star"}]}]}
      """,
      """
      {"framework": "SwiftUI", "mode": "tabSidebar", "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "star"}, {"identifier": "g", "title": "G", "image": "star", "children": [{"identifier": "c", "title": "C", "image": "star"}, {"identifier": "d", "title": "D", "image": "star"}, {"identifier": "e", "title": "E", "image": "star"}, {"identifier": "f", "title": "F", "image": "star"}]}]}
      """,
    ], only: ["[overflow-tabs]", "into a group, which is", "onto one screen", "into a group, or"],
    """
    02.json:1:70: warning: 'E' and 'F' do not fit in the bar and move to More [overflow-tabs]
    = help: put related tabs into a group, which is one item
    04.json:1:70: warning: 'Search', 'E' and 'F' do not fit in the bar and move to More [overflow-tabs]
    = help: put related tabs into a group, which is one item
    05.json:1:70: warning: 'One' and 'Two' do not fit in the bar and move to More [overflow-tabs]
    = help: put related tabs into a group, which is one item
    07.json:1:70: warning: 'E', 'F', 'One' and 'Two' do not fit in the bar and move to More [overflow-tabs]
    = help: put related tabs into a group, which is one item
    09.json:1:71: warning: 'H' may be truncated: about 7 items fit in the bar [overflow-tabs]
    = help: put related tabs into a group, or move rarely used ones to a screen
    10.json:1:95: warning: 'H' and 'I' may be truncated: about 7 items fit in the bar [overflow-tabs]
    = help: put related tabs onto one screen, or write 'mode: tabSidebar'
    11.json:1:71: warning: items may be truncated as soon as there are more than 2 of 'R': about 7 items fit in the bar [overflow-tabs]
    = help: put them into a group, or onto a screen
    12.json:1:94: warning: 'E' and 'F' do not fit in the bar and move to More [overflow-tabs]
    = help: put related tabs onto one screen
    13.json:1:119: warning: 'E' and 'F' do not fit in the bar and move to More in a compact iPad window [overflow-tabs]
    = help: put related tabs onto one screen, or limit what matters less to
    """),
  SmallRun(
    "how many items a bar starts with",
    ["lint", "--no-config"],
    texts: [
      """
      {"mode": "tabSidebar", "customizationIdentifier": "m", "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "star"}, {"identifier": "c", "title": "C", "image": "star"}, {"identifier": "d", "title": "D", "image": "star"}, {"identifier": "e", "title": "E", "image": "star"}]}
      """,
      """
      {"mode": "tabSidebar", "customizationIdentifier": "m", "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "star"}, {"identifier": "g", "title": "G", "image": "star", "children": [{"identifier": "c", "title": "C", "image": "star", "preferredPlacement": "default"}, {"identifier": "d", "title": "D", "image": "star", "preferredPlacement": "default"}, {"identifier": "e", "title": "E", "image": "star", "preferredPlacement": "default"}, {"identifier": "f", "title": "F", "image": "star", "preferredPlacement": "default"}]}]}
      """,
      """
      {"mode": "tabSidebar", "customizationIdentifier": "m", "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "star"}, {"identifier": "g", "title": "G", "image": "star", "children": [{"identifier": "c", "title": "C", "image": "star", "preferredPlacement": "optional"}, {"identifier": "d", "title": "D", "image": "star", "preferredPlacement": "optional"}, {"identifier": "e", "title": "E", "image": "star", "preferredPlacement": "optional"}, {"identifier": "f", "title": "F", "image": "star", "preferredPlacement": "optional"}]}]}
      """,
      """
      {"mode": "tabSidebar", "customizationIdentifier": "m", "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "star"}, {"identifier": "g", "title": "G", "image": "star", "children": [{"identifier": "r.*", "title": "R", "preferredPlacement": "default", "repeats": {"samples": ["One"]}}]}]}
      """,
      """
      {"mode": "tabSidebar", "customizationIdentifier": "m", "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "star"}, {"identifier": "g", "title": "G", "image": "star", "children": [{"identifier": "r.*", "title": "R", "preferredPlacement": "default", "repeats": {"samples": ["One"], "atMost": 2}}]}]}
      """,
    ], only: ["[default-tab-count]", "optional"],
    """
    02.json:1:127: warning: the bar starts with 7 items in a regular iPad window, more than 5: 'A', 'B', 'G', 'C', 'D' and 2 more [default-tab-count]
    = help: write 'preferredPlacement: optional' on the less important ones, or
    04.json:1:127: warning: the bar starts with more than 5 items in a regular iPad window as soon as there are more than 2 of 'R' [default-tab-count]
    = help: write 'preferredPlacement: optional' on them, or put them into a
    """),
  SmallRun(
    "up to a number of items",
    ["lint", "--no-config", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "18.0"}], "mode": "tabSidebar", "customizationIdentifier": "m", "tabs": [
        {"identifier": "a", "title": "A"}, {"identifier": "g", "title": "G", "children": [{"identifier": "b", "title": "B", "preferredPlacement": "default"}, {"identifier": "c", "title": "C", "preferredPlacement": "default"}, {"identifier": "d", "title": "D", "preferredPlacement": "default"}, {"identifier": "e", "title": "E", "preferredPlacement": "default"}, {"identifier": "z", "title": "Z", "preferredPlacement": "default", "availability": {"minimumVersion": "26.0"}}]}]}
      """
    ], only: ["default-tab-count"],
    """
    a.json:1:127: warning: the bar starts with up to 7 items in a regular iPad window, more than 5: 'A', 'G', 'B', 'C', 'D' and 2 more [default-tab-count]
    """),
]
