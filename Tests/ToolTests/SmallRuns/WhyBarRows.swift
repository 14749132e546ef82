private let states = """
  {"conditions": {"paid": {"meaning": "The user pays.", "usually": false}, "old": {"meaning": "The user is old."}, "idle": {"meaning": "No effect."}}, "targets": [{"platform": "iOS", "minimumVersion": "18.0"}, {"platform": "iPadOS", "minimumVersion": "26.0"}, {"platform": "macCatalyst", "minimumVersion": "26.0"}], "mode": "tabSidebar", "tabs": [
    {"identifier": "a", "title": "A", "image": "star", "availability": {"when": ["paid"]}},
    {"identifier": "b", "title": "B", "preferredPlacement": "fixed", "availability": {"unless": ["old"], "minimumVersion": "26.0", "maximumVersion": "26.4"}},
    {"identifier": "c", "title": "C", "isHidden": true, "leadsTo": ["d"]},
    {"identifier": "d", "title": "D", "isHidden": true},
    {"identifier": "g", "title": "G", "isCollapsedByDefault": true, "isSidebarDestination": true, "children": [{"identifier": "g1", "title": "G1", "isHidden": true, "availability": {"platforms": ["iPadOS"], "horizontalSizeClass": "regular"}}, {"identifier": "g2", "title": "G2"}, {"identifier": "g3", "title": "G3", "allowsHiding": true, "isHiddenByDefault": true}]},
    {"identifier": "h", "title": "H", "children": [{"identifier": "h1", "title": "H1", "availability": {"when": ["paid"], "unless": ["old"]}}]},
    {"identifier": "s", "title": "S", "preferredPlacement": "sidebarOnly"}, {"identifier": "o", "title": "O", "preferredPlacement": "optional"}]}
  """

let whyBarRows: [SmallRun] = [
  SmallRun(
    "why b is there, in colour",
    ["resolve", "a.json", "-p", "ipad", "--os", "26", "--color", "always", "--why", "b"],
    ["a.json": states], columns: 76,
    """
    \u{1B}[1m'B' is not present: it is available unless 'old' holds, and it does.\u{1B}[0m
    \u{1B}[2miPad · 26.0 · regular width · landscape · b\u{1B}[0m

    \u{1B}[1m1. Is it there?\u{1B}[0m
      It is available unless 'old' holds, and it does.
        \u{1B}[2mdocumented: The hierarchy consists of the nodes in tabs and children.\u{1B}[0m
        \u{1B}[2m[1]\u{1B}[0m

    \u{1B}[1mApple's pages\u{1B}[0m
      \u{1B}[2m[1] \u{1B}[0m\u{1B}[38;5;27mhttps://developer.apple.com/documentation/uikit/uitabbarcontroller\u{1B}[0m
    """),
  SmallRun(
    "why g1 is there, in colour",
    ["resolve", "a.json", "-p", "ipad", "--os", "26", "--color", "always", "--why", "g1"],
    ["a.json": states], columns: 76,
    """
    \u{1B}[1m'G1' is neither in the bar nor in a sidebar: the screen of an enclosing\u{1B}[0m
    \u{1B}[1mgroup can lead there.\u{1B}[0m
    \u{1B}[2miPad · 26.0 · regular width · landscape · g1\u{1B}[0m

    \u{1B}[1m1. Is it there?\u{1B}[0m
      It is present: this environment matches its availability.
        \u{1B}[2mdocumented: The hierarchy consists of the nodes in tabs and children.\u{1B}[0m
        \u{1B}[2m[1]\u{1B}[0m
      It is hidden: 'isHidden' is true.
        \u{1B}[2mdocumented: A tab is hidden if isHidden is true. [2]\u{1B}[0m

    \u{1B}[1m2. Which bar and sidebar does the environment have?\u{1B}[0m
      The mode is tabSidebar, as specified.
        \u{1B}[2mdocumented: mode decides whether there is a sidebar; automatic requests\u{1B}[0m
        \u{1B}[2mone if a group is at the root. [3]\u{1B}[0m
      Here iPad shows a bar at the top or a sidebar, one at a time.
        \u{1B}[2mdocumented: Platform, width and mode decide which bar and which sidebar\u{1B}[0m
        \u{1B}[2mthere are. [3]\u{1B}[0m

    \u{1B}[1m3. Where in the bar, by its placement?\u{1B}[0m
      Its placement is automatic; inside a group that means optional.
        \u{1B}[2mdocumented: automatic means default at the root and optional inside\u{1B}[0m
        \u{1B}[2mgroups. [4]\u{1B}[0m
      It is not in the bar, as it is hidden.
        \u{1B}[2mdocumented: A tab that is hidden in the sidebar is not in the bar\u{1B}[0m
        \u{1B}[2meither. [3]\u{1B}[0m

    \u{1B}[1m4. Where in the sidebar?\u{1B}[0m
      It has no row, as it is hidden.
        \u{1B}[2mdocumented: Tabs that people hide are not in the sidebar. [3]\u{1B}[0m

    \u{1B}[1m5. Is it selected at first?\u{1B}[0m
      It is not selected: the initially selected tab is 'G', the first visible
        one.
        \u{1B}[1;38;5;30mobserved\u{1B}[0m\u{1B}[2m: If the app selects nothing, the first of tabs is selected, not\u{1B}[0m
        \u{1B}[2mthe leading item. [1]\u{1B}[0m

    \u{1B}[1m6. How is it reached?\u{1B}[0m
      The screen of an enclosing group can lead there: 2 taps.
        \u{1B}[1;38;5;30massumed\u{1B}[0m\u{1B}[2m: Of several routes the simplest is used: bar, sidebar, More, a\u{1B}[0m
        \u{1B}[2mtoggle, a screen. [1]\u{1B}[0m

    \u{1B}[1mApple's pages\u{1B}[0m
      \u{1B}[2m[1] \u{1B}[0m\u{1B}[38;5;27mhttps://developer.apple.com/documentation/uikit/uitabbarcontroller\u{1B}[0m
      \u{1B}[2m[2] \u{1B}[0m\u{1B}[38;5;27mhttps://developer.apple.com/documentation/uikit/uitab/ishidden\u{1B}[0m
      \u{1B}[2m[3] \u{1B}[0m\u{1B}[38;5;27mhttps://developer.apple.com/documentation/uikit/elevating-your-ipad-app-with-a-tab-bar-and-sidebar\u{1B}[0m
      \u{1B}[2m[4] \u{1B}[0m\u{1B}[38;5;27mhttps://developer.apple.com/documentation/uikit/uitab/preferredplacement\u{1B}[0m
    """),
  SmallRun(
    "where f is in the bar of a Mac",
    ["resolve", "a.json", "-p", "mac", "--os", "18", "--why", "f"],
    [
      "a.json": """
      {"mode": "tabSidebar", "tabs": [{"identifier": "f", "title": "F", "preferredPlacement": "fixed"}, {"identifier": "m", "title": "M", "preferredPlacement": "movable"},
       {"identifier": "p", "title": "P", "image": "x", "preferredPlacement": "pinned"}, {"identifier": "d", "title": "D"}]}
      """
    ], columns: 76, only: ["bar", "where"],
    """
    'F' is in the sidebar, at the top level.
    2. Which bar and sidebar does the environment have?
    The mode is tabSidebar, as specified.
    documented: mode decides whether there is a sidebar; automatic requests
    Here Mac shows a sidebar and no bar.
    documented: Platform, width and mode decide which bar and which sidebar
    3. Where in the sidebar?
    observed: In the sidebar a fixed tab is an ordinary row. [4]
    The sidebar is shown at first.
    observed: The sidebar of a Mac is shown until the app or the user hides
    It can be selected in the sidebar that is visible: 1 click.
    assumed: Of several routes the simplest is used: bar, sidebar, More, a
    [1] https://developer.apple.com/documentation/uikit/uitabbarcontroller
    [3] https://developer.apple.com/documentation/uikit/elevating-your-ipad-app-with-a-tab-bar-and-sidebar
    """),
  SmallRun(
    "where m is in the bar of a Mac",
    ["resolve", "a.json", "-p", "mac", "--os", "18", "--why", "m"],
    [
      "a.json": """
      {"mode": "tabSidebar", "tabs": [{"identifier": "f", "title": "F", "preferredPlacement": "fixed"}, {"identifier": "m", "title": "M", "preferredPlacement": "movable"},
       {"identifier": "p", "title": "P", "image": "x", "preferredPlacement": "pinned"}, {"identifier": "d", "title": "D"}]}
      """
    ], columns: 76, only: ["bar", "where"],
    """
    'M' is in the sidebar, at the top level.
    2. Which bar and sidebar does the environment have?
    The mode is tabSidebar, as specified.
    documented: mode decides whether there is a sidebar; automatic requests
    Here Mac shows a sidebar and no bar.
    documented: Platform, width and mode decide which bar and which sidebar
    3. Where in the sidebar?
    assumed: Placement affects the bar; the sidebar has a row for any
    The sidebar is shown at first.
    observed: The sidebar of a Mac is shown until the app or the user hides
    It can be selected in the sidebar that is visible: 1 click.
    assumed: Of several routes the simplest is used: bar, sidebar, More, a
    [1] https://developer.apple.com/documentation/uikit/uitabbarcontroller
    [3] https://developer.apple.com/documentation/uikit/elevating-your-ipad-app-with-a-tab-bar-and-sidebar
    """),
  SmallRun(
    "where p is in the bar of a Mac",
    ["resolve", "a.json", "-p", "mac", "--os", "18", "--why", "p"],
    [
      "a.json": """
      {"mode": "tabSidebar", "tabs": [{"identifier": "f", "title": "F", "preferredPlacement": "fixed"}, {"identifier": "m", "title": "M", "preferredPlacement": "movable"},
       {"identifier": "p", "title": "P", "image": "x", "preferredPlacement": "pinned"}, {"identifier": "d", "title": "D"}]}
      """
    ], columns: 76, only: ["bar", "where"],
    """
    'P' is in the sidebar, at the top level.
    2. Which bar and sidebar does the environment have?
    The mode is tabSidebar, as specified.
    documented: mode decides whether there is a sidebar; automatic requests
    Here Mac shows a sidebar and no bar.
    documented: Platform, width and mode decide which bar and which sidebar
    3. Where in the sidebar?
    assumed: Placement affects the bar; the sidebar has a row for any
    The sidebar is shown at first.
    observed: The sidebar of a Mac is shown until the app or the user hides
    It can be selected in the sidebar that is visible: 1 click.
    assumed: Of several routes the simplest is used: bar, sidebar, More, a
    [1] https://developer.apple.com/documentation/uikit/uitabbarcontroller
    [3] https://developer.apple.com/documentation/uikit/elevating-your-ipad-app-with-a-tab-bar-and-sidebar
    """),
  SmallRun(
    "where d is in the bar of a Mac",
    ["resolve", "a.json", "-p", "mac", "--os", "18", "--why", "d"],
    [
      "a.json": """
      {"mode": "tabSidebar", "tabs": [{"identifier": "f", "title": "F", "preferredPlacement": "fixed"}, {"identifier": "m", "title": "M", "preferredPlacement": "movable"},
       {"identifier": "p", "title": "P", "image": "x", "preferredPlacement": "pinned"}, {"identifier": "d", "title": "D"}]}
      """
    ], columns: 76, only: ["bar", "where"],
    """
    'D' is in the sidebar, at the top level.
    2. Which bar and sidebar does the environment have?
    The mode is tabSidebar, as specified.
    documented: mode decides whether there is a sidebar; automatic requests
    Here Mac shows a sidebar and no bar.
    documented: Platform, width and mode decide which bar and which sidebar
    3. Where in the sidebar?
    documented: A tab is a row in the sidebar, whatever its placement. [3]
    The sidebar is shown at first.
    observed: The sidebar of a Mac is shown until the app or the user hides
    It can be selected in the sidebar that is visible: 1 click.
    assumed: Of several routes the simplest is used: bar, sidebar, More, a
    [1] https://developer.apple.com/documentation/uikit/uitabbarcontroller
    [3] https://developer.apple.com/documentation/uikit/elevating-your-ipad-app-with-a-tab-bar-and-sidebar
    """),
  SmallRun(
    "where a pinned tab of a bar without a sidebar is",
    ["resolve", "a.json", "-p", "ipad", "--os", "26", "--why", "p"],
    [
      "a.json": """
      {"tabs": [{"identifier": "f", "title": "F", "preferredPlacement": "fixed"}, {"identifier": "m", "title": "M", "preferredPlacement": "movable"},
       {"identifier": "p", "title": "P", "image": "x", "preferredPlacement": "pinned"}, {"identifier": "d", "title": "D"}]}
      """
    ], columns: 76,
    """
    'P' is in the bar: fourth of four.
    iPad · 26.0 · regular width · landscape · p

    1. Is it there?
      It is present: its availability is not limited.
        documented: The hierarchy consists of the nodes in tabs and children.
        [1]
      It is not hidden: no key hides it.
        documented: A tab is hidden if isHidden is true. [2]

    2. Which bar and sidebar does the environment have?
      The mode is tabBar: there is no group at the root.
        documented: mode decides whether there is a sidebar; automatic requests
        one if a group is at the root. [3]
      Here iPad shows a bar at the top and no sidebar.
        documented: Platform, width and mode decide which bar and which sidebar
        there are. [3]

    3. Where in the bar, by its placement?
      Its 'preferredPlacement' is pinned.
      So it is in the pinned region, at the trailing side.
        documented: preferredPlacement sets which part of the bar a tab is in
        and how people can customize it. [4]
      It is alone in that region, and the fourth of four in the bar.
        assumed: Fixed items and pinned items are in the order of the hierarchy.
        [5]

    4. What does its item show?
      Its item shows its image alone.
        documented: Pinned tabs show their image. [3]

    5. Is it selected at first?
      It is not selected: the initially selected tab is 'F', the first visible
        one.
        observed: If the app selects nothing, the first of tabs is selected, not
        the leading item. [1]

    6. How is it reached?
      It is an item of the bar that is visible: 1 tap.
        assumed: Of several routes the simplest is used: bar, sidebar, More, a
        toggle, a screen. [1]

    Apple's pages
      [1] https://developer.apple.com/documentation/uikit/uitabbarcontroller
      [2] https://developer.apple.com/documentation/uikit/uitab/ishidden
      [3] https://developer.apple.com/documentation/uikit/elevating-your-ipad-app-with-a-tab-bar-and-sidebar
      [4] https://developer.apple.com/documentation/uikit/uitab/placement
      [5] https://developer.apple.com/documentation/uikit/uitab
    """),
  SmallRun(
    "a prominent tab after More",
    ["resolve", "a.json", "-p", "iphone", "--os", "27", "--why", "t2"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "prominentTabIdentifier": "t2", "tabs": [{"identifier": "t1", "title": "T1"}, {"identifier": "t2", "title": "T2"}, {"identifier": "t3", "title": "T3"}, {"identifier": "t4", "title": "T4"}, {"identifier": "t5", "title": "T5"}, {"identifier": "t6", "title": "T6"}, {"identifier": "t7", "title": "T7"}]}
      """
    ], only: ["the other items", "More", "end"],
    """
    'T2' is in the bar, separate from the other items.
    four and More. [1]
    As the prominent tab it is separate from the other items.
    It stays in the bar, after More.
    observed: The separate item is after More. [6]
    It is at the trailing end.
    to the end. [6]
    assumed: Of several routes the simplest is used: bar, sidebar, More, a
    """),
]
