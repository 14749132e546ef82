private let deepRows = """
  {"mode": "tabSidebar", "sidebar": {"header": {"title": "A header with many words"}}, "tabs": [
    {"identifier": "a", "title": "A title with many words", "image": "star", "subtitle": "A subtitle with many words", "badgeValue": "17"},
    {"identifier": "g", "title": "A group with many words", "sidebarActions": [{"title": "An action with many words", "image": "plus"}], "children": [
      {"identifier": "h", "title": "A nested group with many words", "children": [
        {"identifier": "i", "title": "An inner group", "children": [{"identifier": "x", "title": "An innermost title with many words", "badgeValue": "100"}]}]}]}]}
  """

private let detours = """
  {"mode": "tabSidebar", "tabs": [
    {"identifier": "a", "title": "A", "leadsTo": ["h0", "h1"]},
    {"identifier": "h0", "title": "H0", "isHidden": true},
    {"identifier": "h1", "title": "H1", "preferredPlacement": "sidebarOnly"},
    {"identifier": "h2", "title": "H2", "preferredPlacement": "optional"},
    {"identifier": "h3", "title": "H3", "isHiddenByDefault": true, "allowsHiding": true},
    {"identifier": "h4", "title": "H4", "isHidden": true},
    {"identifier": "h5", "title": "H5", "preferredPlacement": "sidebarOnly"},
    {"identifier": "h6", "title": "H6", "preferredPlacement": "optional"},
    {"identifier": "h7", "title": "H7", "isHiddenByDefault": true, "allowsHiding": true},
    {"identifier": "h8", "title": "H8", "isHidden": true},
    {"identifier": "h9", "title": "H9", "preferredPlacement": "sidebarOnly"},
    {"identifier": "h10", "title": "H10", "preferredPlacement": "optional"},
    {"identifier": "h11", "title": "H11", "isHiddenByDefault": true, "allowsHiding": true},
    {"identifier": "h12", "title": "H12", "isHidden": true},
    {"identifier": "h13", "title": "H13", "preferredPlacement": "sidebarOnly"},
    {"identifier": "h14", "title": "H14", "preferredPlacement": "optional"},
    {"identifier": "h15", "title": "H15", "isHiddenByDefault": true, "allowsHiding": true},
    {"identifier": "h16", "title": "H16", "isHidden": true},
    {"identifier": "h17", "title": "H17", "preferredPlacement": "sidebarOnly"}]}
  """

let detourRows: [SmallRun] = [
  SmallRun(
    "deep rows in 40 columns",
    ["resolve", "a.json", "-p", "ipad", "--os", "27", "--sidebar", "shown"],
    ["a.json": deepRows], columns: 40,
    """
    iPad · 27.0 · regular width · landscape

    ╭──────────────────────────────────────╮
    │ ╭──────────────────────╮             │
    │ │  ◧                   │             │
    │ │ ┄ header ┄┄┄┄┄┄┄┄┄┄┄ │             │
    │ │  A header with man…  │             │
    │ │ ┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄ │             │
    │ │ [◆ A title wi… (17)] │             │
    │ │                      │A title wit… │
    │ │  A group with ma…  ▾ │             │
    │ │    A nested grou…  ▾ │             │
    │ │    An inner group  ▾ │             │
    │ │      An inne… (100)  │             │
    │ │    → An action wit…  │             │
    │ ╰──────────────────────╯             │
    ╰──────────────────────────────────────╯

    After hiding the sidebar
    ╭ customizable ────────────────╮
    │ [A title with many … (17)] … │
    ╰──────────────────────────────╯
      … in view, but hidden in this narrow
      terminal: A group with many words
      [ ] selected · ◇ ◆ image ·
      ( ) sample badge · ▾ section ·
      ◧ shows and hides the sidebar ·
      → a button, not a destination

    More than one tap away
      4 taps, through the group's screen
        An inner group
      3 taps, through the group's screen
        A nested group with many words
      2 taps, after hiding the sidebar
        A group with many words

    2 undocumented assumptions; list them
    with --notes
    """),
  SmallRun(
    "a headset with a sidebar and a bar, narrow",
    ["resolve", "a.json", "-p", "vision", "--os", "27", "--sidebar", "shown"],
    ["a.json": deepRows], columns: 50,
    """
    Apple Vision Pro · 27.0

                               ╭─────────────────────╮
                               │                     │
    ╭───────────────────────╮  │                     │
    │ [◆ A title wit… (17)] │  │                     │
    │  A group with many …  │  │ A title with many … │
    ╰ titles on focus ──────╯  │                     │
                               │                     │
                               │                     │
                               ╰─────────────────────╯
      [ ] selected · ◇ ◆ image · ( ) sample badge

    More than one tap away
      4 taps, through the group's screen
        An innermost title with many …
      3 taps, through the group's screen
        An inner group
      2 taps, through the group's screen
        A nested group with many words
    """),
  SmallRun(
    "what takes detours on ipad",
    ["resolve", "a.json", "-p", "ipad", "--os", "27", "--notes"],
    ["a.json": detours], columns: 70,
    """
    iPad · 27.0 · regular width · landscape

    ╭────────────────────────────────────────────────────────────────────╮
    │ ╭──────────────────────────╮                                       │
    │ │  ◧                       │                                       │
    │ │ [A]                      │                                       │
    │ │  H1                      │                                       │
    │ │  H2                      │                                       │
    │ │  H5                      │                                       │
    │ │  H6                      │                  A                    │
    │ │  H9                      │                                       │
    │ │  H10                     │                                       │
    │ │  H13                     │                                       │
    │ │  H14                     │                                       │
    │ │  H17                     │                                       │
    │ ╰──────────────────────────╯                                       │
    ╰────────────────────────────────────────────────────────────────────╯

    After hiding the sidebar
    ╭ customizable ╮
    │ [A]          │
    ╰──────────────╯
      [ ] selected · ◧ shows and hides the sidebar

    More than one tap away
      out of reach                       H4, H8, H12, H16
      only after customizing             H3, H7, H11, H15
      2 taps, from another tab's screen  H0

    Not documented by Apple
      assumed   isHiddenByDefault without isHidden means initially hidden;
                the headers only mention a reset.
                https://developer.apple.com/documentation/uikit/uitab/ishiddenbydefault
      observed  The bar at the top of an iPad shows titles without images,
                although the guidelines say of regular views that they
                show both.
                https://developer.apple.com/design/human-interface-guidelines/tab-bars
      assumed   Placement affects the bar; the sidebar has a row for any
                placement.
                https://developer.apple.com/documentation/uikit/uitab/placement
    """),
  SmallRun(
    "what takes detours on iphone",
    ["resolve", "a.json", "-p", "iphone", "--os", "27", "--notes"],
    ["a.json": detours], columns: 30,
    """
    iPhone · 27.0 · compact width · portrait

    ╭──────────────────────────────────────╮
    │                                      │
    │                                      │
    │                                      │
    │                  A                   │
    │                                      │
    │                                      │
    │                                      │
    │ ╭──────────────────────────────────╮ │
    │ │                           •••    │ │
    │ │  [A]    H0    H1    H2    More   │ │
    │ ╰──────────────────────────────────╯ │
    ╰──────────────────────────────────────╯

    After tapping More
    ╭ More ────────────╮
    │    H3            │
    │    H4            │
    │    H5            │
    │    H6            │
    │    H7            │
    │    H8            │
    │    H9            │
    │    H10           │
    │    H11           │
    │    H12           │
    │    H13           │
    │    H14           │
    │    H15           │
    │    H16           │
    │    H17           │
    ╰──────────────────╯
      [ ] selected

    More than one tap away
      2 taps, in More
        H3, H4, H5, H6, H7, H8, H9, H10,
        H11, H12, H13, H14, and 3 more

    Not documented by Apple
      observed  isHidden affects the
                sidebar; a hidden tab stays
                in the bar of an iPhone.
                (H0, H3, H4, and 6 more)
      observed  In an iPhone's bar a
                sidebarOnly tab is an
                ordinary item. (H1, H5, H9,
                and 2 more)
                https://developer.apple.com/documentation/uikit/uitab
    """),
  SmallRun(
    "a target that the spec lacks",
    ["resolve", "a.json", "-p", "tv", "--os", "27"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "18.0"}], "tabs": [{"identifier": "a", "title": "A"}, {"identifier": "b", "title": "B"}]}
      """
    ], columns: 50,
    """
    Apple TV · 27.0
    Apple TV is not a target of this spec, which is
    for iPhone

    ╭────────────────────────────────────────────────╮
    │                   ╭────────╮                   │
    │                   │ [A] B  │                   │
    │                   ╰────────╯                   │
    │                                                │
    │                       A                        │
    │                                                │
    │                                                │
    ╰────────────────────────────────────────────────╯
      [ ] selected

    Everything is one click away

    2 undocumented assumptions; list them with --notes
    """),
  SmallRun(
    "a separate item on a phone on its side",
    ["resolve", "a.json", "--os", "27", "-p", "iphone", "--orientation", "landscape"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "18.0"}], "prominentTabIdentifier": "t2", "tabs": [{"identifier": "t0", "title": "T0"},
        {"identifier": "t1", "title": "T1", "badgeValue": "1", "image": "star"},
        {"identifier": "t2", "title": "T2"},
        {"identifier": "t3", "title": "T3", "image": "star"},
        {"identifier": "t4", "title": "T4", "badgeValue": "4"},
        {"identifier": "t5", "title": "T5", "image": "star"},
        {"identifier": "t6", "title": "T6"},
        {"identifier": "t7", "title": "T7", "badgeValue": "7", "image": "star"},
        {"identifier": "t8", "title": "T8"},
        {"identifier": "t9", "title": "T9", "image": "star"},
        {"identifier": "t10", "title": "T10", "badgeValue": "10"},
        {"identifier": "t11", "title": "T11", "image": "star"},
        {"identifier": "t12", "title": "T12"},
        {"identifier": "t13", "title": "T13", "badgeValue": "13", "image": "star"},
        {"identifier": "t14", "title": "T14"},
        {"identifier": "t15", "title": "T15", "image": "star"}]}
      """
    ], columns: 70,
    """
    iPhone · 27.0 · compact width · landscape

    ╭────────────────────────────────────────────────────────────────────╮
    │                                                                    │
    │                                 T0                                 │
    │                                                                    │
    │                                                                    │
    │         ╭────────────────────────────────╮ ╭────────────╮          │
    │         │ [T0] ◇ T1 (1)  ◇ T3  ••• More  │ │  no image  │          │
    │         ╰────────────────────────────────╯ ╰────────────╯          │
    ╰────────────────────────────────────────────────────────────────────╯
      image only: T2

    After tapping More
    ╭ More ────────────╮
    │    T4 (4)        │
    │  ◇ T5            │
    │    T6            │
    │  ◇ T7 (7)        │
    │    T8            │
    │  ◇ T9            │
    │    T10 (10)      │
    │  ◇ T11           │
    │    T12           │
    │  ◇ T13 (13)      │
    │    T14           │
    │  ◇ T15           │
    ╰──────────────────╯
      [ ] selected · ◇ image · ( ) sample badge

    More than one tap away
      2 taps, in More  T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14,
                       T15

    3 undocumented assumptions; list them with --notes
    """),
  SmallRun(
    "several layouts as JSON",
    ["resolve", "a.json", "-f", "json"],
    [
      "a.json": """
      {"framework": "SwiftUI", "conditions": {"paid": {"meaning": "The user pays.", "usually": false}, "old": {"meaning": "The user is old."}},
       "targets": [{"platform": "iOS", "minimumVersion": "18.0"}, {"platform": "iPadOS", "minimumVersion": "18.0"}, {"platform": "tvOS", "minimumVersion": "26.0"}], "mode": "tabSidebar", "prominentTabIdentifier": "b", "tabs": [
        {"identifier": "a", "title": "A & <B>", "image": "star", "availability": {"when": ["paid"]}},
        {"identifier": "b", "title": "B", "preferredPlacement": "fixed"},
        {"identifier": "c", "title": "C", "isHidden": true, "leadsTo": ["d"]},
        {"identifier": "d", "title": "D", "isHidden": true, "availability": {"unless": ["old"]}},
        {"identifier": "e", "title": "E", "image": "z.y", "availability": {"platforms": ["iPadOS"], "minimumVersion": "26.0"}},
        {"identifier": "g", "title": "G", "isCollapsedByDefault": true, "children": [{"identifier": "g1", "title": "G1", "availability": {"horizontalSizeClass": "regular"}}, {"identifier": "g2", "title": "G2"}]},
        {"identifier": "h", "title": "H", "preferredPlacement": "sidebarOnly"},
        {"identifier": "i", "title": "I", "repeats": {"samples": ["I1", "I2"], "atMost": 4}}]}
      """
    ], columns: 90,
    only: [
      #""specVersion""#, #""framework""#, #""layouts""#, #""environment""#, #""platform""#,
      #""tool""#, #""name""#,
    ],
    """
    "environment": {
    "platform": "iOS",
    "framework": "SwiftUI",
    "environment": {
    "platform": "iPadOS",
    "framework": "SwiftUI",
    "environment": {
    "platform": "tvOS",
    "framework": "SwiftUI",
    """),
  SmallRun(
    "no tab of the device",
    ["resolve", "a.json", "--no-config", "-p", "iphone"],
    [
      "a.json": """
      {"tabs": [{"identifier": "a", "title": "A", "availability": {"platforms": ["iPadOS"]}}]}
      """
    ], only: ["nowhere", "Everything"],
    "There is nowhere to go"),
]
