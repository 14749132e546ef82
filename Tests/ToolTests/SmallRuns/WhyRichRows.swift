private let atlas =
  """
  {"name": "Atlas", "mode": "tabSidebar", "targets": [{"platform": "iOS", "minimumVersion": "18.0"}, {"platform": "iPadOS", "minimumVersion": "26.1"}, {"platform": "macCatalyst", "minimumVersion": "27.0"}, {"platform": "tvOS", "minimumVersion": "26.0"}, {"platform": "visionOS", "minimumVersion": "26.0"}],
   "compactTabIdentifiers": ["home", "shelf", "extra", "com.apple.UIKit.Search"], "prominentTabIdentifier": "add", "tabBarMinimizeBehavior": "onScrollDown", "bottomAccessory": {"title": "Player"},
   "initialTabIdentifier": "unread", "conditions": {"signedIn": {"meaning": "Somebody is signed in.", "usually": true}, "beta": {"meaning": "It is a beta."}},
   "sidebar": {"preferredLayout": "tile", "header": {"title": "Top"}, "footer": {"title": "End"}, "bottomBar": {"title": "Account"}},
   "tabs": [
    {"identifier": "home", "title": "Home", "image": "house", "badgeValue": "3", "preferredPlacement": "fixed", "leadsTo": ["deep", "orphan"]},
    {"identifier": "shelf", "title": "Shelf", "image": "books.vertical", "allowsReordering": true, "allowsHiding": true, "displayOrderIdentifiers": ["read", "unread"], "defaultChildIdentifier": "read", "sidebarActions": [{"title": "New", "image": "plus"}], "isCollapsedByDefault": true, "children": [
      {"identifier": "unread", "title": "Unread", "image": "circle", "preferredPlacement": "optional", "allowsHiding": true},
      {"identifier": "read", "title": "Read", "image": {"asset": "Read"}, "preferredPlacement": "pinned"},
      {"identifier": "deep", "title": "Deep", "image": "star", "isSidebarDestination": true, "children": [
        {"identifier": "deeper", "title": "Deeper", "image": "star", "isHiddenByDefault": true, "allowsHiding": true}, {"identifier": "deepest", "title": "Deepest", "image": "star", "preferredPlacement": "movable"}]}]},
    {"identifier": "root", "title": "Root Section", "image": "tray", "sidebarAppearance": "rootSection", "managesNavigation": true, "isHidden": true, "children": [{"identifier": "orphan", "title": "Orphan", "image": "tray"}]},
    {"identifier": "inl", "title": "Inline", "image": "tray", "sidebarAppearance": "inline", "isSidebarDestination": true, "children": [{"identifier": "one", "title": "One", "image": "tray", "subtitle": "Sub", "preferredPlacement": "sidebarOnly"}]},
    {"identifier": "extra", "title": "Extra", "image": "bolt", "availability": {"when": ["signedIn"], "unless": ["beta"], "minimumVersion": "26.0"}, "performsAction": true},
    {"identifier": "add", "title": "Add", "image": "plus", "preferredPlacement": "movable", "isEnabled": false},
    {"identifier": "wide", "title": "Wide", "image": "map", "availability": {"horizontalSizeClass": "regular", "platforms": ["iPadOS", "macCatalyst", "visionOS"], "maximumVersion": "27.0"}},
    {"type": "search", "automaticallyActivatesSearch": true}]}
  """

private let changes =
  """
  {"hidden": ["unread"], "shown": ["deeper"], "removedFromTabBar": ["shelf"], "tabBarOrder": ["wide", "deepest", "unread", "add"], "displayOrder": {"shelf": ["deep", "read"]}, "collapsed": ["inl"], "sidebar": "hidden"}
  """

let whyRichRows: [SmallRun] = [
  SmallRun(
    "why extra is where it is",
    [
      "resolve", "a.json", "-p", "ipad", "--why", "extra", "--customization", "c.json",
      "--no-config",
    ],
    [
      "a.json": atlas,
      "c.json": changes,
    ],
    """
    'Extra' is not present: it is available unless 'beta' holds, and it does.
    iPad · 27.0 · regular width · landscape · extra

    1. Is it there?
      It is available unless 'beta' holds, and it does.
        documented: The hierarchy consists of the nodes in tabs and children. [1]

    Apple's pages
      [1] https://developer.apple.com/documentation/uikit/uitabbarcontroller
    """),
  SmallRun(
    "why deeper is where it is",
    [
      "resolve", "a.json", "-p", "ipad", "--why", "deeper", "--customization", "c.json",
      "--no-config",
    ],
    [
      "a.json": atlas,
      "c.json": changes,
    ],
    """
    'Deeper' is in the sidebar after showing it, in the section 'Deep'.
    iPad · 27.0 · regular width · landscape · deeper

    1. Is it there?
      It is present: its availability is not limited.
        documented: The hierarchy consists of the nodes in tabs and children. [1]
      It is not hidden: the user showed it, as 'allowsHiding' allows.
        documented: People can hide and show a tab if allowsHiding is true. [2]
      The user's changes apply here.
        documented: People customize the bar and the sidebar, and the system
        restores what they did. [3]

    2. Which bar and sidebar does the environment have?
      The mode is tabSidebar, as specified.
        documented: mode decides whether there is a sidebar; automatic requests one
        if a group is at the root. [3]
      Here iPad shows a bar at the top or a sidebar, one at a time.
        documented: Platform, width and mode decide which bar and which sidebar
        there are. [3]

    3. Where in the bar, by its placement?
      Its placement is automatic; inside a group that means optional.
        documented: automatic means default at the root and optional inside groups.
        [4]
      So it is not in the bar until the user adds it.
        documented: preferredPlacement sets which part of the bar a tab is in and
        how people can customize it. [5]

    4. Where in the sidebar?
      It is a row in the section 'Deep'.
        documented: A tab is a row in the sidebar, whatever its placement. [3]
      The sidebar is hidden, as the user left it.
        documented: People show and hide the sidebar. [3]

    5. Is it selected at first?
      It is not selected: the initially selected tab is 'Shelf', the one in
        'initialTabIdentifier', which continues to 'Unread'.
        documented: An app can select any of its tabs when it starts. [6]

    6. How is it reached?
      It is in the sidebar after showing it: 2 taps.
        assumed: Of several routes the simplest is used: bar, sidebar, More, a
        toggle, a screen. [1]

    Apple's pages
      [1] https://developer.apple.com/documentation/uikit/uitabbarcontroller
      [2] https://developer.apple.com/documentation/uikit/uitab/allowshiding
      [3] https://developer.apple.com/documentation/uikit/elevating-your-ipad-app-with-a-tab-bar-and-sidebar
      [4] https://developer.apple.com/documentation/uikit/uitab/preferredplacement
      [5] https://developer.apple.com/documentation/uikit/uitab/placement
      [6] https://developer.apple.com/documentation/uikit/uitabbarcontroller/selectedtab
    """),
  SmallRun(
    "why unread is where it is",
    [
      "resolve", "a.json", "-p", "ipad", "--why", "unread", "--customization", "c.json",
      "--no-config",
    ],
    [
      "a.json": atlas,
      "c.json": changes,
    ],
    """
    'Unread' is hidden: the user hid it, as 'allowsHiding' allows.
    iPad · 27.0 · regular width · landscape · unread

    1. Is it there?
      It is present: its availability is not limited.
        documented: The hierarchy consists of the nodes in tabs and children. [1]
      It is hidden: the user hid it, as 'allowsHiding' allows.
        documented: People can hide and show a tab if allowsHiding is true. [2]
      The user's changes apply here.
        documented: People customize the bar and the sidebar, and the system
        restores what they did. [3]

    2. Which bar and sidebar does the environment have?
      The mode is tabSidebar, as specified.
        documented: mode decides whether there is a sidebar; automatic requests one
        if a group is at the root. [3]
      Here iPad shows a bar at the top or a sidebar, one at a time.
        documented: Platform, width and mode decide which bar and which sidebar
        there are. [3]

    3. Where in the bar, by its placement?
      Its 'preferredPlacement' is optional.
        documented: preferredPlacement sets which part of the bar a tab is in and
        how people can customize it. [4]
      It is not in the bar, as it is hidden.
        documented: A tab that is hidden in the sidebar is not in the bar either.
        [3]

    4. Where in the sidebar?
      It has no row, as it is hidden.
        documented: Tabs that people hide are not in the sidebar. [3]

    5. Is it selected at first?
      It is selected: the initially selected tab is 'Shelf', the one in
        'initialTabIdentifier', which continues to 'Unread'.
        documented: An app can select any of its tabs when it starts. [5]

    6. How is it reached?
      The user must customize the bar or the sidebar first, so taps are not
        counted.
        assumed: Of several routes the simplest is used: bar, sidebar, More, a
        toggle, a screen. [1]

    Apple's pages
      [1] https://developer.apple.com/documentation/uikit/uitabbarcontroller
      [2] https://developer.apple.com/documentation/uikit/uitab/allowshiding
      [3] https://developer.apple.com/documentation/uikit/elevating-your-ipad-app-with-a-tab-bar-and-sidebar
      [4] https://developer.apple.com/documentation/uikit/uitab/placement
      [5] https://developer.apple.com/documentation/uikit/uitabbarcontroller/selectedtab
    """),
  SmallRun(
    "why orphan is where it is",
    [
      "resolve", "a.json", "-p", "ipad", "--why", "orphan", "--customization", "c.json",
      "--no-config",
    ],
    [
      "a.json": atlas,
      "c.json": changes,
    ],
    """
    'Orphan' is neither in the bar nor in a sidebar: the screen of 'Home' opens it.
    iPad · 27.0 · regular width · landscape · orphan

    1. Is it there?
      It is present: its availability is not limited.
        documented: The hierarchy consists of the nodes in tabs and children. [1]
      It is hidden, as its group 'Root Section' is.
        assumed: The descendants of a hidden group are hidden too. [2]
      The user's changes apply here.
        documented: People customize the bar and the sidebar, and the system
        restores what they did. [3]

    2. Which bar and sidebar does the environment have?
      The mode is tabSidebar, as specified.
        documented: mode decides whether there is a sidebar; automatic requests one
        if a group is at the root. [3]
      Here iPad shows a bar at the top or a sidebar, one at a time.
        documented: Platform, width and mode decide which bar and which sidebar
        there are. [3]

    3. Where in the bar, by its placement?
      Its placement is automatic; inside a group that means optional.
        documented: automatic means default at the root and optional inside groups.
        [4]
      It is not in the bar, as it is hidden.
        documented: A tab that is hidden in the sidebar is not in the bar either.
        [3]

    4. Where in the sidebar?
      It has no row, as it is hidden.
        documented: Tabs that people hide are not in the sidebar. [3]

    5. Is it selected at first?
      It is not selected: the initially selected tab is 'Shelf', the one in
        'initialTabIdentifier', which continues to 'Unread'.
        documented: An app can select any of its tabs when it starts. [5]

    6. How is it reached?
      The screen of 'Home' opens it: 2 taps.
        documented: An app can open a tab from a screen of another one. [1]

    Apple's pages
      [1] https://developer.apple.com/documentation/uikit/uitabbarcontroller
      [2] https://developer.apple.com/documentation/uikit/uitab/ishidden
      [3] https://developer.apple.com/documentation/uikit/elevating-your-ipad-app-with-a-tab-bar-and-sidebar
      [4] https://developer.apple.com/documentation/uikit/uitab/preferredplacement
      [5] https://developer.apple.com/documentation/uikit/uitabbarcontroller/selectedtab
    """),
  SmallRun(
    "why shelf is where it is",
    [
      "resolve", "a.json", "-p", "ipad", "--why", "shelf", "--customization", "c.json",
      "--no-config",
    ],
    [
      "a.json": atlas,
      "c.json": changes,
    ],
    """
    'Shelf' cannot be selected, only its children can.
    iPad · 27.0 · regular width · landscape · shelf

    1. Is it there?
      It is present: its availability is not limited.
        documented: The hierarchy consists of the nodes in tabs and children. [1]
      It is not hidden: no key hides it.
        documented: A tab is hidden if isHidden is true. [2]
      The user's changes apply here.
        documented: People customize the bar and the sidebar, and the system
        restores what they did. [3]

    2. Which bar and sidebar does the environment have?
      The mode is tabSidebar, as specified.
        documented: mode decides whether there is a sidebar; automatic requests one
        if a group is at the root. [3]
      Here iPad shows a bar at the top or a sidebar, one at a time.
        documented: Platform, width and mode decide which bar and which sidebar
        there are. [3]

    3. Where in the bar, by its placement?
      Its placement is automatic; at the root that means default.
        documented: automatic means default at the root and optional inside groups.
        [4]
      It is not in the bar: the user removed it.
        stated: A user's order comes first; default and movable tabs that it leaves
        out follow. [3]

    4. Where in the sidebar?
      It is a section at the top level.
        documented: sidebarAppearance sets whether a group is a section, and where.
        [5]
      As a section it is below the rows of the top level.
        documented: At the top level tabs come first, then sections. [3]
      The user can expand and collapse it, but not select it.
        documented: From 26.0 a section can be selected if isSidebarDestination is
        true. [6]
      The sidebar is hidden, as the user left it.
        documented: People show and hide the sidebar. [3]

    5. Is it selected at first?
      It continues to 'Unread': 'Shelf', 'Unread' are selected.
        documented: Selecting a group selects its default child, or its first. [7]

    6. How is it reached?
      It cannot be selected, but its children can, so taps are not counted.
        assumed: Of several routes the simplest is used: bar, sidebar, More, a
        toggle, a screen. [1]

    Apple's pages
      [1] https://developer.apple.com/documentation/uikit/uitabbarcontroller
      [2] https://developer.apple.com/documentation/uikit/uitab/ishidden
      [3] https://developer.apple.com/documentation/uikit/elevating-your-ipad-app-with-a-tab-bar-and-sidebar
      [4] https://developer.apple.com/documentation/uikit/uitab/preferredplacement
      [5] https://developer.apple.com/documentation/uikit/uitabgroup/sidebarappearance-swift.enum
      [6] https://developer.apple.com/documentation/uikit/uitabgroup/issidebardestination
      [7] https://developer.apple.com/documentation/uikit/uitabgroup/defaultchildidentifier
    """),
]
