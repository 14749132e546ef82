private let barOnly =
  """
  {"mode": "tabBar", "tabs": [{"identifier": "a", "title": "A", "image": "star"}, {"identifier": "g", "title": "G", "image": "star", "children": [{"identifier": "x", "title": "X", "image": "star", "preferredPlacement": "fixed"}, {"identifier": "y", "title": "Y", "image": "star"}]}, {"identifier": "b", "title": "B", "image": "star"}, {"identifier": "c", "title": "C", "image": "star"}, {"identifier": "d", "title": "D", "image": "star"}, {"type": "search"}], "compactTabIdentifiers": [], "horizontalSizeClass": "compact", "isTabBarHidden": false}
  """

let barOnlyRows: [SmallRun] = [
  SmallRun(
    "a bar without a sidebar, iphone --os 18.0",
    ["resolve", "a.json", "--notes", "-p", "iphone", "--os", "18.0", "--no-config"],
    [
      "a.json": barOnly
    ],
    """
    iPhone · 18.0 · compact width · portrait

    ╭──────────────────────────────────────────────────────────╮
    │                                                          │
    │                                                          │
    │                                                          │
    │                            A                             │
    │                                                          │
    │                                                          │
    │                                                          │
    │                                                          │
    │ ──────────────────────────────────────────────────────── │
    │      ◆          ◇          ◇         ◇         •••       │
    │     [A]         G          B         C         More      │
    ╰──────────────────────────────────────────────────────────╯

    After tapping More
    ╭ More ────────────╮
    │  ◇ D             │
    │  ⌕ Search        │
    ╰──────────────────╯
      [ ] selected · ◇ ◆ image · ⌕ search tab

    More than one tap away
      2 taps, through the group's screen  X, Y
      2 taps, in More                     D, Search

    Not documented by Apple
      assumed   An empty compactTabIdentifiers has no effect.
                https://developer.apple.com/documentation/uikit/uitabbarcontroller/compacttabidentifiers
    """),
  SmallRun(
    "why a of a bar without a sidebar",
    ["resolve", "a.json", "-p", "iphone", "--why", "a", "--no-config"],
    [
      "a.json": barOnly
    ],
    """
    'A' is in the bar: first of six, four fit.
    iPhone · 27.0 · compact width · portrait · a

    1. Is it there?
      It is present: its availability is not limited.
        documented: The hierarchy consists of the nodes in tabs and children. [1]
      It is not hidden: no key hides it.
        documented: A tab is hidden if isHidden is true. [2]

    2. Which bar and sidebar does the environment have?
      The mode is tabBar, as specified.
        documented: mode decides whether there is a sidebar; automatic requests one
        if a group is at the root. [3]
      Here iPhone shows a bar at the bottom and no sidebar.
        documented: Platform, width and mode decide which bar and which sidebar
        there are. [3]

    3. Where in the bar, by its order?
      'compactTabIdentifiers' is empty and excludes nothing.
        assumed: An empty compactTabIdentifiers has no effect. [4]
      It is at the root, so it is an item here.
        documented: Placement applies to bars that people can customize; other bars
        show the root tabs. [5]
      It is the first of six, and the first four fit in the bar.
        documented: A bar at the bottom fits five items; if there are more, it shows
        four and More. [1]

    4. What does its item show?
      Its item shows its image above its title.
        documented: The appearance of items depends on the platform and the
        orientation. [6]

    5. Is it selected at first?
      It is selected: the initially selected tab is 'A', the first visible one.
        observed: If the app selects nothing, the first of tabs is selected, not the
        leading item. [1]

    6. How is it reached?
      It is an item of the bar that is visible: 1 tap.
        assumed: Of several routes the simplest is used: bar, sidebar, More, a
        toggle, a screen. [1]

    Apple's pages
      [1] https://developer.apple.com/documentation/uikit/uitabbarcontroller
      [2] https://developer.apple.com/documentation/uikit/uitab/ishidden
      [3] https://developer.apple.com/documentation/uikit/elevating-your-ipad-app-with-a-tab-bar-and-sidebar
      [4] https://developer.apple.com/documentation/uikit/uitabbarcontroller/compacttabidentifiers
      [5] https://developer.apple.com/documentation/uikit/uitab/preferredplacement
      [6] https://developer.apple.com/design/human-interface-guidelines/tab-bars
    """),
  SmallRun(
    "why x of a bar without a sidebar",
    ["resolve", "a.json", "-p", "mac", "--why", "x", "--no-config"],
    [
      "a.json": barOnly
    ],
    """
    'X' is in the bar: first of seven.
    Mac · 27.0 · x

    1. Is it there?
      It is present: its availability is not limited.
        documented: The hierarchy consists of the nodes in tabs and children. [1]
      It is not hidden: no key hides it.
        documented: A tab is hidden if isHidden is true. [2]

    2. Which bar and sidebar does the environment have?
      The mode is tabBar, as specified.
        documented: mode decides whether there is a sidebar; automatic requests one
        if a group is at the root. [3]
      Here Mac shows a bar at the top and no sidebar.
        documented: Platform, width and mode decide which bar and which sidebar
        there are. [3]

    3. Where in the bar, by its placement?
      Its 'preferredPlacement' is fixed.
      So it is in the fixed region, at the leading side.
        documented: preferredPlacement sets which part of the bar a tab is in and
        how people can customize it. [4]
      It is alone in that region, and the first of seven in the bar.
        assumed: Fixed items and pinned items are in the order of the hierarchy. [5]

    4. What does its item show?
      Its item shows its title alone.
        observed: The bar of a Mac shows titles without images. [3]

    5. Is it selected at first?
      It is not selected: the initially selected tab is 'A', the first visible
        one.
        observed: If the app selects nothing, the first of tabs is selected, not the
        leading item. [1]

    6. How is it reached?
      It is an item of the bar that is visible: 1 click.
        assumed: Of several routes the simplest is used: bar, sidebar, More, a
        toggle, a screen. [1]

    Apple's pages
      [1] https://developer.apple.com/documentation/uikit/uitabbarcontroller
      [2] https://developer.apple.com/documentation/uikit/uitab/ishidden
      [3] https://developer.apple.com/documentation/uikit/elevating-your-ipad-app-with-a-tab-bar-and-sidebar
      [4] https://developer.apple.com/documentation/uikit/uitab/placement
      [5] https://developer.apple.com/documentation/uikit/uitab
    """),
]
