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

let repeatedTabRows: [SmallRun] = [
  SmallRun(
    "repeated, collapsed and prominent tabs, iphone",
    ["resolve", "a.json", "-p", "iphone", "--no-config"],
    [
      "a.json": manyKinds
    ],
    """
    iPhone · 27.0 · compact width · portrait

    ╭──────────────────────────────────────────────────────────╮
    │                                                          │
    │                                                          │
    │                                                          │
    │                     Collapsed › Two                      │
    │                                                          │
    │                                                          │
    │                                                          │
    │ ╭──────────────────────────────────────────────────────╮ │
    │ │    ◇      ◇ (1234567)     ◆           ◇        •••   │ │
    │ │  Group  A rather lo… [Collapsed] Another lon…  More  │ │
    │ ╰──────────────────────────────────────────────────────╯ │
    ╰──────────────────────────────────────────────────────────╯

    After tapping More
    ╭ More ───────────────────────╮
    │  ◇ Repeated                 │
    │  ◇ L1*                      │
    │  ◇ L2*                      │
    │  ◇ Fourth title, also long  │
    │  ◇ Fifth                    │
    │  ⌕ Search                   │
    │  ◇ Seventh                  │
    │  ◇ Empty                    │
    ╰─────────────────────────────╯
      [ ] selected · ◇ ◆ image · ⌕ search tab · * sample title · ( ) sample badge

    More than one tap away
      3 taps, through the group's screen  Q1, W1, Alpha, Beta, Gamma, In, In
      2 taps, through the group's screen  One, Two, Q2, Q3
      2 taps, in More                     Repeated, L1, L2, Fourth title, also long,
                                          Fifth, Search, Seventh, Empty

    4 undocumented assumptions; list them with --notes
    """),
  SmallRun(
    "repeated, collapsed and prominent tabs, iphone-duo",
    ["resolve", "a.json", "-p", "iphone-duo", "--no-config"],
    [
      "a.json": manyKinds
    ],
    """
    iPhone Duo · 27.1 · outer display · portrait

    ╭─────────────────────────────┬────────────────────────────╮
    │                             │                            │
    │                             │                            │
    │                             │                            │
    │                             │                            │
    │                             │                            │
    │       Collapsed › Two       │                            │
    │                             │  ◇ Group                   │
    │                             │  ◇ A rather lo… (1234567)  │
    │                             │ [◆ Collapsed]              │
    │                             │  ◇ Another long title      │
    │                             │  ••• More                  │
    ╰─────────────────────────────┴ titles on touch ───────────╯

    After tapping More
    ╭ More ───────────────────────╮
    │  ◇ Repeated                 │
    │  ◇ L1*                      │
    │  ◇ L2*                      │
    │  ◇ Fourth title, also long  │
    │  ◇ Fifth                    │
    │  ⌕ Search                   │
    │  ◇ Seventh                  │
    │  ◇ Empty                    │
    ╰─────────────────────────────╯
      [ ] selected · ◇ ◆ image · ⌕ search tab · * sample title · ( ) sample badge

    More than one tap away
      3 taps, through the group's screen  Q1, W1, Alpha, Beta, Gamma, In, In
      2 taps, through the group's screen  One, Two, Q2, Q3
      2 taps, in More                     Repeated, L1, L2, Fourth title, also long,
                                          Fifth, Search, Seventh, Empty

    6 undocumented assumptions; list them with --notes
    """),
  SmallRun(
    "repeated, collapsed and prominent tabs, ipad --orientation portrait",
    ["resolve", "a.json", "-p", "ipad", "--orientation", "portrait", "--no-config"],
    [
      "a.json": manyKinds
    ],
    """
    iPad · 27.0 · regular width · portrait

    ╭──────────────────────────────────────────────────────────────╮
    │    ╭ fixed ───┬ customizable ──────────────────┬ pinned ╮    │
    │ ◧  │  Search  │  A rather long… (1234567)  … › │  ◇     │    │
    │    ╰──────────┴────────────────────────────────┴────────╯    │
    │                                                              │
    │                                                              │
    │                                                              │
    │                     Collapsed › Two › Q1                     │
    │                                                              │
    │                                                              │
    │                                                              │
    │                                                              │
    ╰──────────────────────────────────────────────────────────────╯
      › the bar scrolls to Repeated, L1, L2, Seventh, Empty
      … in view, but hidden in this narrow terminal: Collapsed, Q1, Another long
      title
      pinned, images only: Fifth

    After showing the sidebar
    ╭──────────────────────────────────────────────────────────────╮
    │ ╭────────────────────────────╮                               │
    │ │  ◧                         │                               │
    │ │  ◇ A rather lo… (1234567)  │                               │
    │ │  ◇ Another long title      │                               │
    │ │  ◇ Fourth title, also lo…  │                               │
    │ │  ◇ Fifth                   │                               │
    │ │  ⌕ Search                  │                               │
    │ │  ◇ Seventh                 │                               │
    │ │                            │     Collapsed › Two › Q1      │
    │ │  ◇ Collapsed      5 rows ▸ │                               │
    │ │                            │                               │
    │ │  Repeated ────────────── ▾ │                               │
    │ │    ◇ Alpha*                │                               │
    │ │    ◇ Beta*                 │                               │
    │ │    ◇ Gamma*                │                               │
    │ │                            │                               │
    │ │  L1* ─────────────────── ▾ │                               │
    │ │    ◇ In                    │                               │
    │ │                            │                               │
    │ │  L2* ─────────────────── ▾ │                               │
    │ │    ◇ In                    │                               │
    │ ╰────────────────────────────╯                               │
    ╰──────────────────────────────────────────────────────────────╯
      [ ] selected · ◇ ◆ image · ⌕ search tab · off disabled · * sample title ·
      ( ) sample badge · ◧ shows and hides the sidebar · ▾ section ·
      ▸ collapsed section

    More than one tap away
      out of reach                        Group, One
      4 taps, after showing the sidebar   W1
      3 taps, after showing the sidebar   Q2
      2 taps, through the group's screen  Two, Q3
      2 taps, after showing the sidebar   Alpha, Beta, Gamma, In, In,
                                          Fourth title, also long
      1 tap, beyond the edge of the bar   Repeated, L1, L2, Seventh, Empty

    6 undocumented assumptions; list them with --notes
    """),
  SmallRun(
    "repeated, collapsed and prominent tabs, ipad --sidebar shown --os 26.0 --when x --unless y",
    [
      "resolve", "a.json", "-p", "ipad", "--sidebar", "shown", "--os", "26.0", "--when", "x",
      "--unless", "y", "--no-config",
    ],
    [
      "a.json": manyKinds
    ],
    """
    iPad · 26.0 · regular width · landscape · not y

    ╭──────────────────────────────────────────────────────────────────────────────╮
    │ ╭───────────────────────────────────╮                                        │
    │ │  ◧                                │                                        │
    │ │  ◇ A rather long title (1234567)  │                                        │
    │ │  ◇ Another long title             │                                        │
    │ │  ◇ Third very long title          │                                        │
    │ │  ◇ Fourth title, also long        │                                        │
    │ │  ◇ Fifth                          │                                        │
    │ │  ⌕ Search                         │                                        │
    │ │  ◇ Seventh                        │         Collapsed › Two › Q1           │
    │ │                                   │                                        │
    │ │  ◇ Collapsed                    ▾ │                                        │
    │ │    ◇ Q2                           │                                        │
    │ │    Two ──────────────────────── ▾ │                                        │
    │ │     [◆ Q1]                        │                                        │
    │ │      ◇ W1                         │                                        │
    │ │    ◇ Q4 off                       │                                        │
    │ │                                   │                                        │
    │ │  Repeated ───────────────────── ▾ │                                        │
    │ │    ◇ Alpha*                       │                                        │
    │ │    ◇ Beta*                        │                                        │
    │ │    ◇ Gamma*                       │                                        │
    │ │                                   │                                        │
    │ │  L1* ────────────────────────── ▾ │                                        │
    │ │    ◇ In                           │                                        │
    │ │                                   │                                        │
    │ │  L2* ────────────────────────── ▾ │                                        │
    │ │    ◇ In                           │                                        │
    │ ╰───────────────────────────────────╯                                        │
    ╰──────────────────────────────────────────────────────────────────────────────╯

    After hiding the sidebar
    ╭ fixed ───┬ customizable ─────────────────────────────────┬ pinned ╮
    │  Search  │  A rather long… (1234567)  Collapsed [Q1] … › │  ◇     │
    ╰──────────┴───────────────────────────────────────────────┴────────╯
      › the bar scrolls to Repeated, L1, L2, Seventh, Empty
      … in view, but hidden in this narrow terminal: Another long title, Third very
      long title
      pinned, images only: Fifth
      [ ] selected · ◇ ◆ image · ⌕ search tab · off disabled · * sample title ·
      ( ) sample badge · ▾ section · ◧ shows and hides the sidebar

    More than one tap away
      out of reach                        Group, One
      2 taps, beyond the edge of the bar  Repeated, L1, L2, Empty
      2 taps, through the group's screen  Two, Q3

    6 undocumented assumptions; list them with --notes
    """),
  SmallRun(
    "repeated, collapsed and prominent tabs, mac --selected w1",
    ["resolve", "a.json", "-p", "mac", "--selected", "w1", "--no-config"],
    [
      "a.json": manyKinds
    ],
    """
    Mac · 27.0

    ╭───────────────────────────────────┬──────────────────────────────────────────╮
    │  ●●●                            ◧ │                                          │
    │  ◇ A rather long title (1234567)  │                                          │
    │  ◇ Another long title             │                                          │
    │  ◇ Fourth title, also long        │                                          │
    │  ◇ Fifth                          │                                          │
    │  ⌕ Search                         │                                          │
    │  ◇ Seventh                        │                                          │
    │                                   │                                          │
    │  ◇ Collapsed             5 rows ▸ │           Collapsed › Two › W1           │
    │                                   │                                          │
    │  Repeated ───────────────────── ▾ │                                          │
    │    ◇ Alpha*                       │                                          │
    │    ◇ Beta*                        │                                          │
    │    ◇ Gamma*                       │                                          │
    │                                   │                                          │
    │  L1* ────────────────────────── ▾ │                                          │
    │    ◇ In                           │                                          │
    │                                   │                                          │
    │  L2* ────────────────────────── ▾ │                                          │
    │    ◇ In                           │                                          │
    ╰───────────────────────────────────┴──────────────────────────────────────────╯
      [ ] selected · ◇ ◆ image · ⌕ search tab · off disabled · * sample title ·
      ( ) sample badge · ▾ section · ▸ collapsed section ·
      ◧ shows and hides the sidebar

    More than one click away
      out of reach                          Group, One, Empty
      not selectable, children only         Repeated, L1, L2
      3 clicks, in collapsed sections       Q1, W1
      2 clicks, through the group's screen  Two, Q3
      2 clicks, in a collapsed section      Q2

    5 undocumented assumptions; list them with --notes
    """),
  SmallRun(
    "repeated, collapsed and prominent tabs, tv",
    ["resolve", "a.json", "-p", "tv", "--no-config"],
    [
      "a.json": manyKinds
    ],
    """
    Apple TV · 27.0

    ╭──────────────────────────────────────────────────────────────────────────────╮
    │   ╭──────────────────────────────────────────────────────────────────────╮   │
    │   │  Group  A rather long… (1234567) [Collapsed] Another long title  … › │   │
    │   ╰──────────────────────────────────────────────────────────────────────╯   │
    │                                                                              │
    │                             Collapsed › Two › Q1                             │
    │                                                                              │
    │                                                                              │
    ╰──────────────────────────────────────────────────────────────────────────────╯
      › beyond the edge: Fourth title, also long, Fifth, Search, Seventh, Empty
      … in view, but hidden in this narrow terminal: Repeated, L1, L2
      [ ] selected · * sample title · ( ) sample badge

    More than one click away
      3 clicks, through the group's screen  Q1, W1
      2 clicks, through the group's screen  One, Two, Q2, Q3, Alpha, Beta, Gamma,
                                            In, In
      1 click, beyond the edge of the bar   Fourth title, also long, Fifth, Search,
                                            Seventh, Empty

    5 undocumented assumptions; list them with --notes
    """),
  SmallRun(
    "repeated, collapsed and prominent tabs, vision --selected q1",
    ["resolve", "a.json", "-p", "vision", "--selected", "q1", "--no-config"],
    [
      "a.json": manyKinds
    ],
    """
    Apple Vision Pro · 27.0

    ╭────────────────────────────╮  ╭──────────────────────────┬───────────────────╮
    │  ◇ Group                   │  │  ◇ Q2                    │                   │
    │  ◇ A rather lo… (1234567)  │  │  ◇ Q4 off                │                   │
    │ [◆ Collapsed]              │  │                          │                   │
    │  ◇ Another long title      │  │  Two ────────── 2 rows ▸ │                   │
    │  ◇ Repeated                │  │                          │                   │
    │  ◇ L1*                     │  │                          │        Q1         │
    │  ◇ L2*                     │  │                          │                   │
    │  ◇ Fourth title, also lo…  │  │                          │                   │
    │  ◇ Fifth                   │  │                          │                   │
    │  ⌕ Search                  │  │                          │                   │
    │  ◇ Seventh                 │  │                          │                   │
    │  ◇ Empty                   │  │                          │                   │
    ╰ titles on focus ───────────╯  ╰──────────────────────────┴───────────────────╯
      [ ] selected · ◇ ◆ image · ⌕ search tab · off disabled · * sample title ·
      ( ) sample badge · ▸ collapsed section

    More than one tap away
      2 taps, through the group's screen  One, Two, Q3, Alpha, Beta, Gamma, In, In
      2 taps, in a collapsed section      Q1, W1

    6 undocumented assumptions; list them with --notes
    """),
  SmallRun(
    "what users lose by customizing",
    ["lint", "a.json", "--customizations", "--no-config"],
    [
      "a.json": manyKinds
    ],
    only: ["What users", "!", "1 ", "2 ", "3 ", "4 "],
    """
    1 │ … rominentTabIdentifier": "t7", "tabs": [
    1 │ … ntifier": "t7", "tabs": [
    a.json:1:173: warning: 'Search', 'Repeated', 'L1', 'L2', 'Fourth title, also long' and 3 more do not fit in the bar and move to More on iPhone and iPhone Duo, and in a compact iPad window [overflow-tabs]
    1 │ … ntifier": "t7", "tabs": [
    1 │ … ntifier": "t7", "tabs": [
    1 │ … ntifier": "t7", "tabs": [
    1 │ … ntifier": "t7", "tabs": [
    1 │ … ntifier": "t7", "tabs": [
    2 │  {"identifier": "g1", "title": "Group", "image": "folder", "isHidden": …
    4 │  {"identifier": "g2", "title": "Collapsed", "image": "folder", "isColla…
    2 │ … : "folder", "isHidden": true, "children": [{"identifier": "h1", "titl…
    3 │  {"identifier": "t1", "title": "A rather long title", "image": "1.circl…
    4 │ … "isCollapsedByDefault": true, "defaultChildIdentifier": "nobody", "di…
    4 │ … efaultChildIdentifier": "nobody", "displayOrderIdentifiers": ["q2", "…
    4 │ … "isSidebarDestination": true, "children": [{"identifier": "h2", "titl…
    4 │ … "isCollapsedByDefault": true, "children": [{"identifier": "q1", "titl…
    a.json:4:339: warning: 'Q1' and 'W1' are at level 3; the recommended maximum is 2 [nesting-depth]
    4 │ … lt": true, "children": [{"identifier": "q1", "title": "Q1", "image": …
    4 │ … ldren": [{"identifier": "h2", "title": "Two", "image": "folder", "isC…
    4 │ … Placement": "default"}, {"identifier": "w1", "title": "W1", "image": …
    4 │ … "title": "Q1", "image": "star", "preferredPlacement": "default"}, {"i…
    4 │ … e": "star", "isHidden": true}, {"identifier": "q4", "title": "Q4", "i…
    4 │ … ": "star", "isEnabled": false, "performsAction": true}]},
    4 │ … ": "star", "isEnabled": false, "performsAction": true}]},
    4 │ … alse, "performsAction": true}]},
    a.json:5:161: warning: 'Third very long title' is 21 characters long, more than 16 for a tab at the root [long-title]
    2 errors, 12 warnings, 11 notes in 1 file
    What users can lose in a.json
    ! 'Q3' becomes unreachable after 1 step, on iPad (regular, 18)
    1  remove 'Collapsed' from the bar
    """),
]
