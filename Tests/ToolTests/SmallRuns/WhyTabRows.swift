private let manyKinds =
  """
  {"mode": "tabSidebar", "conditions": {"x": {"meaning": "m"}, "y": {"meaning": "n", "usually": true}}, "initialTabIdentifier": "h2", "prominentTabIdentifier": "t7", "tabs": [
   {"identifier": "g1", "title": "Group", "image": "folder", "isHidden": true, "children": [{"identifier": "h1", "title": "One", "image": "folder"}]},
   {"identifier": "t1", "title": "A rather long title", "image": "1.circle", "preferredPlacement": "movable", "badgeValue": "1234567"},
   {"identifier": "g2", "title": "Collapsed", "image": "folder", "isCollapsedByDefault": true, "defaultChildIdentifier": "nobody", "displayOrderIdentifiers": ["q2", "q3"], "allowsReordering": true, "isSidebarDestination": true, "children": [{"identifier": "h2", "title": "Two", "image": "folder", "isCollapsedByDefault": true, "children": [{"identifier": "q1", "title": "Q1", "image": "star", "preferredPlacement": "default"}, {"identifier": "w1", "title": "W1", "image": "star"}]}, {"identifier": "q2", "title": "Q2", "image": "star", "allowsHiding": true}, {"identifier": "q3", "title": "Q3", "image": "star", "isHidden": true}, {"identifier": "q4", "title": "Q4", "image": "star", "isEnabled": false, "performsAction": true}]},
   {"identifier": "t2", "title": "Another long title", "image": "2.circle", "allowsHiding": true, "availability": {"when": ["x"]}}, {"identifier": "t3", "title": "Third very long title", "image": "3.circle", "availability": {"unless": ["y"]}},
   {"identifier": "g3", "title": "Repeated", "image": "folder", "children": [{"identifier": "r-*", "title": "Rep", "image": "star", "repeats": {"samples": ["Alpha", "Beta", "Gamma"], "atMost": 5}}]},
   {"identifier": "rr-*", "title": "Live", "image": "star", "live": ["title"], "repeats": {"samples": ["L1", "L2"]}, "children": [{"identifier": "in-*", "title": "In", "image": "star"}]},
   {"identifier": "t4", "title": "Fourth title, also long", "image": "4.circle", "preferredPlacement": "sidebarOnly"}, {"identifier": "t5", "title": "Fifth", "image": "5.circle", "preferredPlacement": "pinned"}, {"type": "search", "preferredPlacement": "fixed"}, {"identifier": "t7", "title": "Seventh", "image": "7.circle", "preferredPlacement": "automatic"}, {"identifier": "g9", "title": "Empty", "image": "folder", "sidebarAppearance": "inline", "children": []}]}
  """

let whyTabRows: [SmallRun] = [
  SmallRun(
    "why t7 is where it is on iphone",
    ["resolve", "a.json", "-p", "iphone", "--why", "t7", "--no-config"],
    [
      "a.json": manyKinds
    ],
    """
    'Seventh' is in More: eleventh of twelve, four fit.
    iPhone · 27.0 · compact width · portrait · t7

    1. Is it there?
      It is present: its availability is not limited.
        documented: The hierarchy consists of the nodes in tabs and children. [1]
      It is not hidden: no key hides it.
        documented: A tab is hidden if isHidden is true. [2]

    2. Which bar and sidebar does the environment have?
      The mode is tabSidebar, as specified.
        documented: mode decides whether there is a sidebar; automatic requests one
        if a group is at the root. [3]
      Here iPhone shows a bar at the bottom and no sidebar.
        documented: Platform, width and mode decide which bar and which sidebar
        there are. [3]

    3. Where in the bar, by its order?
      It is at the root, so it is an item here.
        documented: Placement applies to bars that people can customize; other bars
        show the root tabs. [4]
      It is the eleventh of twelve: the first four fit, so it is listed in More.
        documented: A bar at the bottom fits five items; if there are more, it shows
        four and More. [1]

    4. Is it selected at first?
      It is not selected: the initially selected tab is 'Collapsed', the one in
        'initialTabIdentifier', which continues to 'Two'.
        documented: An app can select any of its tabs when it starts. [5]

    5. How is it reached?
      It is listed in More: 2 taps.
        documented: More lists the tabs that do not fit: one tap opens it, another
        one selects. [1]

    Apple's pages
      [1] https://developer.apple.com/documentation/uikit/uitabbarcontroller
      [2] https://developer.apple.com/documentation/uikit/uitab/ishidden
      [3] https://developer.apple.com/documentation/uikit/elevating-your-ipad-app-with-a-tab-bar-and-sidebar
      [4] https://developer.apple.com/documentation/uikit/uitab/preferredplacement
      [5] https://developer.apple.com/documentation/uikit/uitabbarcontroller/selectedtab
    """),
  SmallRun(
    "why com.apple.UIKit.Search is where it is on iphone",
    ["resolve", "a.json", "-p", "iphone", "--why", "com.apple.UIKit.Search", "--no-config"],
    [
      "a.json": manyKinds
    ],
    """
    'Search' is in More: tenth of twelve, four fit.
    iPhone · 27.0 · compact width · portrait · com.apple.UIKit.Search

    1. Is it there?
      It is present: its availability is not limited.
        documented: The hierarchy consists of the nodes in tabs and children. [1]
      It is not hidden: no key hides it.
        documented: A tab is hidden if isHidden is true. [2]

    2. Which bar and sidebar does the environment have?
      The mode is tabSidebar, as specified.
        documented: mode decides whether there is a sidebar; automatic requests one
        if a group is at the root. [3]
      Here iPhone shows a bar at the bottom and no sidebar.
        documented: Platform, width and mode decide which bar and which sidebar
        there are. [3]

    3. Where in the bar, by its order?
      It is at the root, so it is an item here.
        documented: Placement applies to bars that people can customize; other bars
        show the root tabs. [4]
      It is the tenth of twelve: the first four fit, so it is listed in More.
        documented: A bar at the bottom fits five items; if there are more, it shows
        four and More. [1]

    4. Is it selected at first?
      It is not selected: the initially selected tab is 'Collapsed', the one in
        'initialTabIdentifier', which continues to 'Two'.
        documented: An app can select any of its tabs when it starts. [5]

    5. How is it reached?
      It is listed in More: 2 taps.
        documented: More lists the tabs that do not fit: one tap opens it, another
        one selects. [1]

    Apple's pages
      [1] https://developer.apple.com/documentation/uikit/uitabbarcontroller
      [2] https://developer.apple.com/documentation/uikit/uitab/ishidden
      [3] https://developer.apple.com/documentation/uikit/elevating-your-ipad-app-with-a-tab-bar-and-sidebar
      [4] https://developer.apple.com/documentation/uikit/uitab/preferredplacement
      [5] https://developer.apple.com/documentation/uikit/uitabbarcontroller/selectedtab
    """),
  SmallRun(
    "why q1 is where it is on ipad",
    ["resolve", "a.json", "-p", "ipad", "--why", "q1", "--no-config"],
    [
      "a.json": manyKinds
    ],
    """
    'Q1' is in the sidebar, in the section 'Two'.
    iPad · 27.0 · regular width · landscape · q1

    1. Is it there?
      It is present: its availability is not limited.
        documented: The hierarchy consists of the nodes in tabs and children. [1]
      It is not hidden: no key hides it.
        documented: A tab is hidden if isHidden is true. [2]

    2. Which bar and sidebar does the environment have?
      The mode is tabSidebar, as specified.
        documented: mode decides whether there is a sidebar; automatic requests one
        if a group is at the root. [3]
      Here iPad shows a bar at the top or a sidebar, one at a time.
        documented: Platform, width and mode decide which bar and which sidebar
        there are. [3]

    3. Where in the bar, by its placement?
      Its 'preferredPlacement' is default.
      So it is in the customizable region, where the user can move and remove it.
        documented: preferredPlacement sets which part of the bar a tab is in and
        how people can customize it. [4]
      It is the third of nine in that region, and the fourth of eleven in the bar.
        stated: Movable items are initially in the order of the hierarchy. [5]

    4. Where in the sidebar?
      It is a row in the section 'Two'.
        assumed: Placement affects the bar; the sidebar has a row for any placement.
        [4]
      The sidebar is shown at first in landscape.
        documented: An iPad shows the sidebar at first in landscape, the bar in
        portrait. [3]

    5. What does its item show?
      Its item shows its title alone.
        observed: The bar at the top of an iPad shows titles without images,
        although the guidelines say of regular views that they show both. [6]

    6. Is it selected at first?
      It is selected: the initially selected tab is 'Collapsed', the one in
        'initialTabIdentifier', which continues to 'Q1'.
        documented: An app can select any of its tabs when it starts. [7]

    7. How is it reached?
      It can be selected in the sidebar that is visible: 3 taps.
        assumed: Of several routes the simplest is used: bar, sidebar, More, a
        toggle, a screen. [1]

    Apple's pages
      [1] https://developer.apple.com/documentation/uikit/uitabbarcontroller
      [2] https://developer.apple.com/documentation/uikit/uitab/ishidden
      [3] https://developer.apple.com/documentation/uikit/elevating-your-ipad-app-with-a-tab-bar-and-sidebar
      [4] https://developer.apple.com/documentation/uikit/uitab/placement
      [5] https://developer.apple.com/documentation/uikit/uitab
      [6] https://developer.apple.com/design/human-interface-guidelines/tab-bars
      [7] https://developer.apple.com/documentation/uikit/uitabbarcontroller/selectedtab
    """),
  SmallRun(
    "why t2 is where it is on iphone --when x",
    ["resolve", "a.json", "-p", "iphone", "--when", "x", "--why", "t2", "--no-config"],
    [
      "a.json": manyKinds
    ],
    """
    'Another long title' is in the bar: fourth of twelve, four fit.
    iPhone · 27.0 · compact width · portrait · t2

    1. Is it there?
      It is present: 'x' holds, as its availability requires.
        documented: The hierarchy consists of the nodes in tabs and children. [1]
      It is not hidden: no key hides it.
        documented: A tab is hidden if isHidden is true. [2]

    2. Which bar and sidebar does the environment have?
      The mode is tabSidebar, as specified.
        documented: mode decides whether there is a sidebar; automatic requests one
        if a group is at the root. [3]
      Here iPhone shows a bar at the bottom and no sidebar.
        documented: Platform, width and mode decide which bar and which sidebar
        there are. [3]

    3. Where in the bar, by its order?
      It is at the root, so it is an item here.
        documented: Placement applies to bars that people can customize; other bars
        show the root tabs. [4]
      It is the fourth of twelve, and the first four fit in the bar.
        documented: A bar at the bottom fits five items; if there are more, it shows
        four and More. [1]

    4. What does its item show?
      Its item shows its image above its title.
        documented: The appearance of items depends on the platform and the
        orientation. [5]

    5. Is it selected at first?
      It is not selected: the initially selected tab is 'Collapsed', the one in
        'initialTabIdentifier', which continues to 'Two'.
        documented: An app can select any of its tabs when it starts. [6]

    6. How is it reached?
      It is an item of the bar that is visible: 1 tap.
        assumed: Of several routes the simplest is used: bar, sidebar, More, a
        toggle, a screen. [1]

    Apple's pages
      [1] https://developer.apple.com/documentation/uikit/uitabbarcontroller
      [2] https://developer.apple.com/documentation/uikit/uitab/ishidden
      [3] https://developer.apple.com/documentation/uikit/elevating-your-ipad-app-with-a-tab-bar-and-sidebar
      [4] https://developer.apple.com/documentation/uikit/uitab/preferredplacement
      [5] https://developer.apple.com/design/human-interface-guidelines/tab-bars
      [6] https://developer.apple.com/documentation/uikit/uitabbarcontroller/selectedtab
    """),
  SmallRun(
    "why r-1 is where it is on iphone",
    ["resolve", "a.json", "-p", "iphone", "--why", "r-1", "--no-config"],
    [
      "a.json": manyKinds
    ],
    """
    'Alpha' is neither in the bar nor in a sidebar: the screen of an enclosing group
    can lead there.
    iPhone · 27.0 · compact width · portrait · r-1

    1. Is it there?
      It is present: its availability is not limited.
        documented: The hierarchy consists of the nodes in tabs and children. [1]
      It is not hidden: no key hides it.
        documented: A tab is hidden if isHidden is true. [2]

    2. Which bar and sidebar does the environment have?
      The mode is tabSidebar, as specified.
        documented: mode decides whether there is a sidebar; automatic requests one
        if a group is at the root. [3]
      Here iPhone shows a bar at the bottom and no sidebar.
        documented: Platform, width and mode decide which bar and which sidebar
        there are. [3]

    3. Where in the bar, by its order?
      It is inside 'Repeated'; only root nodes are items here.
        documented: Placement applies to bars that people can customize; other bars
        show the root tabs. [4]

    4. Is it selected at first?
      It is not selected: the initially selected tab is 'Collapsed', the one in
        'initialTabIdentifier', which continues to 'Two'.
        documented: An app can select any of its tabs when it starts. [5]

    5. How is it reached?
      The screen of an enclosing group can lead there: 3 taps.
        assumed: Of several routes the simplest is used: bar, sidebar, More, a
        toggle, a screen. [1]

    Apple's pages
      [1] https://developer.apple.com/documentation/uikit/uitabbarcontroller
      [2] https://developer.apple.com/documentation/uikit/uitab/ishidden
      [3] https://developer.apple.com/documentation/uikit/elevating-your-ipad-app-with-a-tab-bar-and-sidebar
      [4] https://developer.apple.com/documentation/uikit/uitab/preferredplacement
      [5] https://developer.apple.com/documentation/uikit/uitabbarcontroller/selectedtab
    """),
  SmallRun(
    "why g2 is where it is on ipad",
    ["resolve", "a.json", "-p", "ipad", "--why", "g2", "--no-config"],
    [
      "a.json": manyKinds
    ],
    """
    'Collapsed' is in the sidebar, at the top level.
    iPad · 27.0 · regular width · landscape · g2

    1. Is it there?
      It is present: its availability is not limited.
        documented: The hierarchy consists of the nodes in tabs and children. [1]
      It is not hidden: no key hides it.
        documented: A tab is hidden if isHidden is true. [2]

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
      So it is in the customizable region, where the user can move and remove it.
        documented: preferredPlacement sets which part of the bar a tab is in and
        how people can customize it. [5]
      It is the second of nine in that region, and the third of eleven in the bar.
        stated: Movable items are initially in the order of the hierarchy. [6]

    4. Where in the sidebar?
      It is a section at the top level.
        documented: sidebarAppearance sets whether a group is a section, and where.
        [7]
      As a section it is below the rows of the top level.
        documented: At the top level tabs come first, then sections. [3]
      It is collapsed at first, because of 'isCollapsedByDefault'.
        documented: From 26.1 a group can be collapsed by default; people collapse
        and expand it. [8]
      The user can select it, because of 'isSidebarDestination'.
        documented: From 26.0 a section can be selected if isSidebarDestination is
        true. [9]
      The sidebar is shown at first in landscape.
        documented: An iPad shows the sidebar at first in landscape, the bar in
        portrait. [3]

    5. What does its item show?
      Its item shows its title alone.
        observed: The bar at the top of an iPad shows titles without images,
        although the guidelines say of regular views that they show both. [10]

    6. Is it selected at first?
      It continues to 'Q1': 'Collapsed', 'Two', 'Q1' are selected.
        documented: Selecting a group selects its default child, or its first. [11]

    7. How is it reached?
      It can be selected in the sidebar that is visible: 1 tap.
        assumed: Of several routes the simplest is used: bar, sidebar, More, a
        toggle, a screen. [1]

    Apple's pages
      [1] https://developer.apple.com/documentation/uikit/uitabbarcontroller
      [2] https://developer.apple.com/documentation/uikit/uitab/ishidden
      [3] https://developer.apple.com/documentation/uikit/elevating-your-ipad-app-with-a-tab-bar-and-sidebar
      [4] https://developer.apple.com/documentation/uikit/uitab/preferredplacement
      [5] https://developer.apple.com/documentation/uikit/uitab/placement
      [6] https://developer.apple.com/documentation/uikit/uitab
      [7] https://developer.apple.com/documentation/uikit/uitabgroup/sidebarappearance-swift.enum
      [8] https://developer.apple.com/documentation/uikit/uitabgroup/iscollapsedbydefault
      [9] https://developer.apple.com/documentation/uikit/uitabgroup/issidebardestination
      [10] https://developer.apple.com/design/human-interface-guidelines/tab-bars
      [11] https://developer.apple.com/documentation/uikit/uitabgroup/defaultchildidentifier
    """),
  SmallRun(
    "why t3 is where it is on ipad",
    ["resolve", "a.json", "-p", "ipad", "--why", "t3", "--no-config"],
    [
      "a.json": manyKinds
    ],
    """
    'Third very long title' is not present: it is available unless 'y' holds, and it
    does.
    iPad · 27.0 · regular width · landscape · t3

    1. Is it there?
      It is available unless 'y' holds, and it does.
        documented: The hierarchy consists of the nodes in tabs and children. [1]

    Apple's pages
      [1] https://developer.apple.com/documentation/uikit/uitabbarcontroller
    """),
  SmallRun(
    "the row of a search tab",
    ["resolve", "a.json", "-p", "ipad", "--why", "com.apple.UIKit.Search"],
    [
      "a.json": """
      {"mode": "tabSidebar", "tabs": [{"identifier": "a", "title": "A"}, {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X"}]}, {"type": "search"}]}
      """
    ], only: ["It is a row", "ordinary row"],
    """
    It is a row at the top level.
    stated: In the sidebar a search tab is an ordinary row. [6]
    """),
]
