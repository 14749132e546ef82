private let spec0 =
  """
  {"mode": "tabSidebar", "conditions": {"x": {"meaning": "m"}}, "tabs": [
   {"identifier": "g0", "title": "First", "image": "1.circle", "isCollapsedByDefault": true, "children": [
    {"identifier": "k", "title": "Kind", "isCollapsedByDefault": true, "children": [{"identifier": "k1", "title": "K1", "image": "star"}, {"identifier": "k2", "title": "K2", "image": "star", "preferredPlacement": "default"}]},
    {"identifier": "m", "title": "Mine", "image": "star", "allowsHiding": true}]},
   {"identifier": "h", "title": "Home", "image": "house"}, {"identifier": "i", "title": "Inbox", "image": "tray", "availability": {"when": ["x"]}}, {"type": "search"}]}
  """

let collapsedGroupRows: [SmallRun] = [
  SmallRun(
    "a collapsed group comes first",
    ["resolve", "a.json", "-p", "ipad", "--no-config"],
    [
      "a.json": spec0
    ],
    """
    iPad · 27.0 · regular width · landscape

    ╭──────────────────────────────────────────────────────────────────────────────╮
    │ ╭──────────────────────────╮                                                 │
    │ │  ◧                       │                                                 │
    │ │  ◇ Home                  │                                                 │
    │ │  ◇ Inbox                 │               First › Kind › K1                 │
    │ │  ⌕ Search                │                                                 │
    │ │                          │                                                 │
    │ │  First ──────── 4 rows ▸ │                                                 │
    │ ╰──────────────────────────╯                                                 │
    ╰──────────────────────────────────────────────────────────────────────────────╯

    After hiding the sidebar
    ╭ customizable ────────────┬ pinned ╮
    │ [First] K2  Home  Inbox  │  ⌕     │
    ╰──────────────────────────┴────────╯
      pinned, images only: Search
      [ ] selected · ◇ ◆ image · ⌕ search tab · ▸ collapsed section ·
      ◧ shows and hides the sidebar

    More than one tap away
      3 taps, through the group's screen  Kind
      3 taps, in collapsed sections       K1, K2
      2 taps, after hiding the sidebar    First
      2 taps, in a collapsed section      Mine

    6 undocumented assumptions; list them with --notes
    """),
  SmallRun(
    "a collapsed group that comes first is expanded",
    ["resolve", "a.json", "-p", "ipad", "--notes", "--no-config", "--customization", "c.json"],
    [
      "a.json": spec0,
      "c.json":
        #"{"removedFromTabBar": ["g0"], "hidden": ["m"], "collapsed": ["k"]}"#,
    ],
    """
    iPad · 27.0 · regular width · landscape

    ╭──────────────────────────────────────────────────────────────────────────────╮
    │ ╭──────────────────────────╮                                                 │
    │ │  ◧                       │                                                 │
    │ │  ◇ Home                  │                                                 │
    │ │  ◇ Inbox                 │                                                 │
    │ │  ⌕ Search                │               First › Kind › K1                 │
    │ │                          │                                                 │
    │ │  First ─────────────── ▾ │                                                 │
    │ │    Kind ─────── 2 rows ▸ │                                                 │
    │ ╰──────────────────────────╯                                                 │
    ╰──────────────────────────────────────────────────────────────────────────────╯

    After hiding the sidebar
    ╭ customizable ─────┬ pinned ╮
    │  K2  Home  Inbox  │  ⌕     │
    ╰───────────────────┴────────╯
      pinned, images only: Search
      [ ] selected · ◇ ◆ image · ⌕ search tab · ▾ section · ▸ collapsed section ·
      ◧ shows and hides the sidebar

    More than one tap away
      only after customizing          Mine
      not selectable, children only   First, Kind
      2 taps, in a collapsed section  K1, K2

    Not documented by Apple
      observed  The bar at the top of an iPad shows titles without images, although
                the guidelines say of regular views that they show both.
                https://developer.apple.com/design/human-interface-guidelines/tab-bars
      stated    A search tab without a placement is pinned. (Search)
      stated    A user's order comes first; default and movable tabs that it leaves
                out follow.
                https://developer.apple.com/documentation/uikit/elevating-your-ipad-app-with-a-tab-bar-and-sidebar
      stated    Movable items are initially in the order of the hierarchy.
                https://developer.apple.com/documentation/uikit/uitab
      stated    In the sidebar a search tab is an ordinary row. (Search)
                https://developer.apple.com/documentation/uikit/uisearchtab
      assumed   Placement affects the bar; the sidebar has a row for any placement.
                https://developer.apple.com/documentation/uikit/uitab/placement
      observed  If the app selects nothing, the first of tabs is selected, not the
                leading item.
                https://developer.apple.com/documentation/uikit/uitabbarcontroller
      assumed   A group inside a group also selects its default child, or its first.
                https://developer.apple.com/documentation/uikit/uitabgroup/defaultchildidentifier
    """),
  SmallRun(
    "the order of the user",
    [
      "resolve", "a.json", "-p", "ipad", "--when", "x", "--why", "h", "--sidebar", "hidden",
      "--no-config", "--customization", "c.json",
    ],
    [
      "a.json": spec0,
      "c.json":
        #"{"tabBarOrder": ["i", "h", "k2"]}"#,
    ],
    """
    'Home' is in the bar: second of five, customizable.
    iPad · 27.0 · regular width · landscape · h

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
      So it is in the customizable region, where the user can move and remove it.
        documented: preferredPlacement sets which part of the bar a tab is in and
        how people can customize it. [5]
      The user put it there.
        stated: A user's order comes first; default and movable tabs that it leaves
        out follow. [3]
      It is the second of four in that region, and the second of five in the bar.
        stated: Movable items are initially in the order of the hierarchy. [6]

    4. Where in the sidebar?
      It is a row at the top level.
        documented: A tab is a row in the sidebar, whatever its placement. [3]
      As a row it is above the sections of the top level.
        documented: At the top level tabs come first, then sections. [3]
      The sidebar is hidden, as the user left it.
        documented: People show and hide the sidebar. [3]

    5. What does its item show?
      Its item shows its title alone.
        observed: The bar at the top of an iPad shows titles without images,
        although the guidelines say of regular views that they show both. [7]

    6. Is it selected at first?
      It is not selected: the initially selected tab is 'First', the first visible
        one, which continues to 'K1'.
        observed: If the app selects nothing, the first of tabs is selected, not the
        leading item. [1]

    7. How is it reached?
      It is an item of the bar that is visible: 1 tap.
        assumed: Of several routes the simplest is used: bar, sidebar, More, a
        toggle, a screen. [1]

    Apple's pages
      [1] https://developer.apple.com/documentation/uikit/uitabbarcontroller
      [2] https://developer.apple.com/documentation/uikit/uitab/ishidden
      [3] https://developer.apple.com/documentation/uikit/elevating-your-ipad-app-with-a-tab-bar-and-sidebar
      [4] https://developer.apple.com/documentation/uikit/uitab/preferredplacement
      [5] https://developer.apple.com/documentation/uikit/uitab/placement
      [6] https://developer.apple.com/documentation/uikit/uitab
      [7] https://developer.apple.com/design/human-interface-guidelines/tab-bars
    """),
  SmallRun(
    "the order of the user in notes",
    [
      "resolve", "a.json", "-p", "ipad", "--when", "x", "--notes", "--no-config", "--customization",
      "c.json",
    ],
    [
      "a.json": spec0,
      "c.json":
        #"{"tabBarOrder": ["h", "i"], "displayOrder": {"g0": ["m"]}}"#,
    ],
    """
    iPad · 27.0 · regular width · landscape

    ╭──────────────────────────────────────────────────────────────────────────────╮
    │ ╭──────────────────────────╮                                                 │
    │ │  ◧                       │                                                 │
    │ │  ◇ Home                  │                                                 │
    │ │  ◇ Inbox                 │                                                 │
    │ │  ⌕ Search                │                                                 │
    │ │                          │               First › Kind › K1                 │
    │ │  First ─────────────── ▾ │                                                 │
    │ │    Kind ────────────── ▾ │                                                 │
    │ │     [◆ K1]               │                                                 │
    │ │      ◇ K2                │                                                 │
    │ │    ◇ Mine                │                                                 │
    │ ╰──────────────────────────╯                                                 │
    ╰──────────────────────────────────────────────────────────────────────────────╯

    After hiding the sidebar
    ╭ customizable ────────────┬ pinned ╮
    │  Home  Inbox [First] K2  │  ⌕     │
    ╰──────────────────────────┴────────╯
      pinned, images only: Search
      [ ] selected · ◇ ◆ image · ⌕ search tab · ▾ section ·
      ◧ shows and hides the sidebar

    More than one tap away
      3 taps, through the group's screen  Kind
      2 taps, after hiding the sidebar    First

    Not documented by Apple
      observed  The bar at the top of an iPad shows titles without images, although
                the guidelines say of regular views that they show both.
                https://developer.apple.com/design/human-interface-guidelines/tab-bars
      stated    A search tab without a placement is pinned. (Search)
      stated    A user's order comes first; default and movable tabs that it leaves
                out follow.
                https://developer.apple.com/documentation/uikit/elevating-your-ipad-app-with-a-tab-bar-and-sidebar
      stated    Movable items are initially in the order of the hierarchy.
                https://developer.apple.com/documentation/uikit/uitab
      stated    In the sidebar a search tab is an ordinary row. (Search)
                https://developer.apple.com/documentation/uikit/uisearchtab
      assumed   Placement affects the bar; the sidebar has a row for any placement.
                https://developer.apple.com/documentation/uikit/uitab/placement
      observed  If the app selects nothing, the first of tabs is selected, not the
                leading item.
      assumed   A user's order of the bar does not change the initial selection.
                https://developer.apple.com/documentation/uikit/uitabbarcontroller
      assumed   A group inside a group also selects its default child, or its first.
                https://developer.apple.com/documentation/uikit/uitabgroup/defaultchildidentifier
    """),
  SmallRun(
    "a child of a collapsed group is selected",
    ["resolve", "a.json", "-p", "vision", "--selected", "k1", "--no-config"],
    [
      "a.json": spec0
    ],
    """
    Apple Vision Pro · 27.0

                         ╭──────────────────────────┬──────────────────────────────╮
    ╭─────────────────╮  │  ◇ Mine                  │                              │
    │ [◆ First]       │  │                          │                              │
    │  ◇ Home         │  │  Kind ───────── 2 rows ▸ │                              │
    │  ◇ Inbox        │  │                          │      First › Kind › K1       │
    │  ⌕ Search       │  │                          │                              │
    ╰ titles on focus ╯  │                          │                              │
                         │                          │                              │
                         ╰──────────────────────────┴──────────────────────────────╯
      [ ] selected · ◇ ◆ image · ⌕ search tab · ▸ collapsed section

    More than one tap away
      2 taps, through the group's screen  Kind
      2 taps, in a collapsed section      K1, K2

    3 undocumented assumptions; list them with --notes
    """),
  SmallRun(
    "why a group in a collapsed group is where it is",
    ["resolve", "a.json", "-p", "ipad", "--why", "k", "--no-config"],
    [
      "a.json": spec0
    ],
    """
    'Kind' is neither in the bar nor in a sidebar: the screen of an enclosing group
    can lead there.
    iPad · 27.0 · regular width · landscape · k

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
      Its placement is automatic; inside a group that means optional.
        documented: automatic means default at the root and optional inside groups.
        [4]
      So it is not in the bar until the user adds it.
        documented: preferredPlacement sets which part of the bar a tab is in and
        how people can customize it. [5]

    4. Where in the sidebar?
      It is a section in the section 'First'.
        documented: sidebarAppearance sets whether a group is a section, and where.
        [6]
      It is collapsed at first, because of 'isCollapsedByDefault'.
        documented: From 26.1 a group can be collapsed by default; people collapse
        and expand it. [7]
      The user can expand and collapse it, but not select it.
        documented: From 26.0 a section can be selected if isSidebarDestination is
        true. [8]
      The sidebar is shown at first in landscape.
        documented: An iPad shows the sidebar at first in landscape, the bar in
        portrait. [3]

    5. Is it selected at first?
      It continues to 'K1': 'First', 'Kind', 'K1' are selected.
        documented: Selecting a group selects its default child, or its first. [9]

    6. How is it reached?
      The screen of an enclosing group can lead there: 3 taps.
        assumed: Of several routes the simplest is used: bar, sidebar, More, a
        toggle, a screen. [1]

    Apple's pages
      [1] https://developer.apple.com/documentation/uikit/uitabbarcontroller
      [2] https://developer.apple.com/documentation/uikit/uitab/ishidden
      [3] https://developer.apple.com/documentation/uikit/elevating-your-ipad-app-with-a-tab-bar-and-sidebar
      [4] https://developer.apple.com/documentation/uikit/uitab/preferredplacement
      [5] https://developer.apple.com/documentation/uikit/uitab/placement
      [6] https://developer.apple.com/documentation/uikit/uitabgroup/sidebarappearance-swift.enum
      [7] https://developer.apple.com/documentation/uikit/uitabgroup/iscollapsedbydefault
      [8] https://developer.apple.com/documentation/uikit/uitabgroup/issidebardestination
      [9] https://developer.apple.com/documentation/uikit/uitabgroup/defaultchildidentifier
    """),
  SmallRun(
    "environments with one condition",
    ["matrix", "a.json", "-p", "iphone", "--os", "27", "--no-config"],
    [
      "a.json": spec0
    ],
    """
    a.json
    6 environments, 2 layouts

    What differs
      not there  Inbox: everywhere, not x

    Layouts
      A  everywhere, x
      B  everywhere, not x

                    usually  not x
                    A        B
                    iPhone   iPhone
      ─────────────────────────────
      First         1        1
        Kind        screen   screen
          K1        screen   screen
          K2        screen   screen
        Mine        screen   screen
      Home          2        2
      Inbox         3        –
      Search        4        3

      1, 2    place in the bar
      screen  only the screen of its group can lead there
      –       not there
    """),
]
