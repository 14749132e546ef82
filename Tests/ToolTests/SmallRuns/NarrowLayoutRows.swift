private let sevenTabs = """
  {"tabs": [
    {"identifier": "t0", "title": "Title 0"},
    {"identifier": "t1", "title": "Title 1", "image": "star"},
    {"identifier": "t2", "title": "Title 2", "badgeValue": "20"},
    {"identifier": "t3", "title": "Title 3", "image": "star"},
    {"identifier": "t4", "title": "Title 4"},
    {"identifier": "t5", "title": "Title 5", "image": "star", "badgeValue": "50"},
    {"identifier": "t6", "title": "Title 6"}]}
  """

let narrowLayoutRows: [SmallRun] = [
  SmallRun(
    "colours of a narrow bar",
    [
      "resolve", "a.json", "--os", "18", "-p", "iphone", "--orientation", "landscape", "--color",
      "always",
    ],
    ["a.json": sevenTabs], columns: 40,
    """
    \u{1B}[1miPhone · 18.0 · compact width ·\u{1B}[0m
    \u{1B}[1mlandscape\u{1B}[0m

    \u{1B}[2m╭──────────────────────────────────────╮\u{1B}[0m
    \u{1B}[2m│                                      │\u{1B}[0m
    \u{1B}[2m│                                      │\u{1B}[0m
    \u{1B}[2m│               \u{1B}[0m\u{1B}[1mTitle 0                \u{1B}[0m\u{1B}[2m│\u{1B}[0m
    \u{1B}[2m│                                      │\u{1B}[0m
    \u{1B}[2m│                                      │\u{1B}[0m
    \u{1B}[2m│ ──────────────────────────────────── │\u{1B}[0m
    \u{1B}[2m│ \u{1B}[0m\u{1B}[1;38;5;30m[Titl…] \u{1B}[0m◇ T…  Tit… \u{1B}[31m(20)  \u{1B}[0m◇ T…  \u{1B}[2m…     │\u{1B}[0m
    \u{1B}[2m╰──────────────────────────────────────╯\u{1B}[0m

    \u{1B}[1mAfter tapping More\u{1B}[0m
    \u{1B}[2m╭ More ────────────╮\u{1B}[0m
    \u{1B}[2m│    \u{1B}[0mTitle 4       \u{1B}[2m│\u{1B}[0m
    \u{1B}[2m│  \u{1B}[0m◇ Title 5 \u{1B}[31m(50)  \u{1B}[0m\u{1B}[2m│\u{1B}[0m
    \u{1B}[2m│    \u{1B}[0mTitle 6       \u{1B}[2m│\u{1B}[0m
    \u{1B}[2m╰──────────────────╯\u{1B}[0m
    \u{1B}[2m  [ ] selected · ◇ image ·\u{1B}[0m
    \u{1B}[2m  ( ) sample badge\u{1B}[0m

    \u{1B}[1mMore than one tap away\u{1B}[0m
      2 taps, in More
        Title 4, Title 5, Title 6
    """),
  SmallRun(
    "a bar at an edge before 26",
    ["resolve", "a.json", "--os", "18", "-p", "iphone"],
    ["a.json": sevenTabs], columns: 34,
    """
    iPhone · 18.0 · compact width · portrait

    ╭──────────────────────────────────────╮
    │                                      │
    │                                      │
    │                                      │
    │               Title 0                │
    │                                      │
    │                                      │
    │                                      │
    │                                      │
    │ ──────────────────────────────────── │
    │           ◇       (20)   ◇     •••   │
    │ [Titl…] Titl…  Title…  Title…  More  │
    ╰──────────────────────────────────────╯

    After tapping More
    ╭ More ────────────╮
    │    Title 4       │
    │  ◇ Title 5 (50)  │
    │    Title 6       │
    ╰──────────────────╯
      [ ] selected · ◇ image ·
      ( ) sample badge

    More than one tap away
      2 taps, in More
        Title 4, Title 5, Title 6
    """),
  SmallRun(
    "a bar that is cut, in colour",
    ["resolve", "a.json", "--os", "18", "-p", "tv", "--color", "always", "--notes"],
    ["a.json": sevenTabs], columns: 50,
    """
    \u{1B}[1mApple TV · 18.0\u{1B}[0m

    \u{1B}[2m╭────────────────────────────────────────────────╮\u{1B}[0m
    \u{1B}[2m│     ╭────────────────────────────────────╮     │\u{1B}[0m
    \u{1B}[2m│     │ \u{1B}[0m\u{1B}[1;38;5;30m[Title 0] \u{1B}[0mTitle 1  Title 2 \u{1B}[31m(20)  \u{1B}[0m\u{1B}[2m… │     │\u{1B}[0m
    \u{1B}[2m│     ╰────────────────────────────────────╯     │\u{1B}[0m
    \u{1B}[2m│                                                │\u{1B}[0m
    \u{1B}[2m│                    \u{1B}[0m\u{1B}[1mTitle 0                     \u{1B}[0m\u{1B}[2m│\u{1B}[0m
    \u{1B}[2m│                                                │\u{1B}[0m
    \u{1B}[2m│                                                │\u{1B}[0m
    \u{1B}[2m╰────────────────────────────────────────────────╯\u{1B}[0m
    \u{1B}[2m  … in view, but hidden in this narrow terminal:\u{1B}[0m
    \u{1B}[2m  Title 3, Title 4, Title 5, Title 6\u{1B}[0m
    \u{1B}[2m  [ ] selected · ( ) sample badge\u{1B}[0m

    \u{1B}[1mEverything is one click away\u{1B}[0m

    \u{1B}[1mNot documented by Apple\u{1B}[0m
      \u{1B}[1;38;5;30massumed   \u{1B}[0mOn Apple TV people can scroll to the
                items that do not fit; the reference
                says that they are not shown.
      \u{1B}[1;38;5;30massumed   \u{1B}[0mOn Apple TV an item shows its title,
                or its image if the title is blank.
    \u{1B}[38;5;27m            https://developer.apple.com/design/human-interface-guidelines/tab-bars\u{1B}[0m
    """),
  SmallRun(
    "the bar of a Mac that is cut",
    ["resolve", "a.json", "--os", "18", "-p", "mac"],
    ["a.json": sevenTabs], columns: 36,
    """
    Mac · 18.0

    ╭──────────────────────────────────────╮
    │       ╭──────────────────────╮       │
    │ ●●●   │ [Title 0] Title 1  … │       │
    │       ╰──────────────────────╯       │
    │                                      │
    │               Title 0                │
    │                                      │
    │                                      │
    ╰──────────────────────────────────────╯
      … in view, but hidden in this narrow
      terminal: Title 2, Title 3, Title 4,
      Title 5, Title 6
      [ ] selected · ( ) sample badge

    Everything is one click away

    2 undocumented assumptions; list them
    with --notes
    """),
  SmallRun(
    "a large phone on its side",
    [
      "resolve", "a.json", "--os", "27", "-p", "iphone", "--size-class", "regular",
      "--orientation", "landscape",
    ],
    ["a.json": sevenTabs], columns: 40,
    """
    iPhone · 27.0 · regular width ·
    landscape

    ╭──────────────────────────────────────╮
    │                                      │
    │               Title 0                │
    │                                      │
    │                                      │
    │ ╭──────────────────────────────────╮ │
    │ │ [Tit…] ◇ T  Tit…  ◇ T  ••• More  │ │
    │ ╰──────────────────────────────────╯ │
    ╰──────────────────────────────────────╯

    After tapping More
    ╭ More ────────────╮
    │    Title 4       │
    │  ◇ Title 5 (50)  │
    │    Title 6       │
    ╰──────────────────╯
      [ ] selected · ◇ image ·
      ( ) sample badge

    More than one tap away
      2 taps, in More
        Title 4, Title 5, Title 6

    1 undocumented assumption; list it with
    --notes
    """),
  SmallRun(
    "a tablet in twelve columns",
    ["resolve", "a.json", "--os", "18", "-p", "ipad"],
    ["a.json": sevenTabs], columns: 12,
    """
    iPad · 18.0 · regular width · landscape

    ╭──────────────────────────────────────╮
    │       ╭──────────────────────╮       │
    │       │ [Title 0] Title 1  … │       │
    │       ╰──────────────────────╯       │
    │                                      │
    │               Title 0                │
    │                                      │
    │                                      │
    ╰──────────────────────────────────────╯
      … in view, but hidden in this narrow
      terminal: Title 2, Title 3, Title 4,
      Title 5, Title 6
      [ ] selected · ( ) sample badge

    Everything is one tap away

    2 undocumented assumptions; list them
    with --notes
    """),
  SmallRun(
    "a television in ASCII with assumptions",
    ["resolve", "a.json", "--os", "27", "-p", "tv", "--ascii", "--notes"],
    ["a.json": sevenTabs], columns: 60,
    """
    Apple TV - 27.0

    .----------------------------------------------------------.
    |    .-----------------------------------------------.     |
    |    | [Title 0] Title 1  Title 2 (20)  Title 3  ... |     |
    |    '-----------------------------------------------'     |
    |                                                          |
    |                         Title 0                          |
    |                                                          |
    |                                                          |
    '----------------------------------------------------------'
      ... in view, but hidden in this narrow terminal: Title 4,
      Title 5, Title 6
      [ ] selected - ( ) sample badge

    Everything is one click away

    Not documented by Apple
      assumed   On Apple TV people can scroll to the items that
                do not fit; the reference says that they are not
                shown.
      assumed   On Apple TV an item shows its title, or its
                image if the title is blank.
                https://developer.apple.com/design/human-interface-guidelines/tab-bars
    """),
  SmallRun(
    "a bar at the side of a folding phone",
    [
      "resolve", "a.json", "--os", "27.1", "-p", "iphone-duo", "--size-class", "compact",
      "--orientation", "landscape",
    ],
    [
      "a.json": """
      {"prominentTabIdentifier": "t2", "tabs": [
        {"identifier": "t0", "title": "Title 0"},
        {"identifier": "t1", "title": "Title 1", "image": "star"},
        {"identifier": "t2", "title": "Title 2", "badgeValue": "20"},
        {"identifier": "t3", "title": "Title 3", "image": "star"},
        {"identifier": "t4", "title": "Title 4"},
        {"identifier": "t5", "title": "Title 5", "image": "star", "badgeValue": "50"},
        {"identifier": "t6", "title": "Title 6"}]}
      """
    ], columns: 60,
    """
    iPhone Duo · 27.1 · outer display · landscape

    ╭────────────────────────────────────────┬─────────────────╮
    │                                        │                 │
    │                                        │ [Title 0]       │
    │                                        │  ◇ Title 1      │
    │                Title 0                 │  ◇ Title 3      │
    │                                        │  ••• More       │
    │                                        │                 │
    │                                        │  Title 2 (20)   │
    ╰────────────────────────────────────────┴ titles on touch ╯

    After tapping More
    ╭ More ────────────╮
    │    Title 4       │
    │  ◇ Title 5 (50)  │
    │    Title 6       │
    ╰──────────────────╯
      [ ] selected · ◇ image · ( ) sample badge

    More than one tap away
      2 taps, in More  Title 4, Title 5, Title 6

    6 undocumented assumptions; list them with --notes
    """),
  SmallRun(
    "a bar at the side, narrow and without items",
    ["resolve", "a.json", "--os", "27.1", "-p", "iphone-duo", "--orientation", "landscape"],
    [
      "a.json": """
      {"tabs": [{"identifier": "a", "title": "A", "isHidden": true}]}
      """
    ], columns: 40,
    """
    iPhone Duo · 27.1 · outer display ·
    landscape

    ╭────────────────────┬─────────────────╮
    │                    │                 │
    │                    │                 │
    │                    │                 │
    │         A          │                 │
    │                    │                 │
    │                    │                 │
    │                    │ [A]             │
    ╰────────────────────┴ titles on touch ╯
      [ ] selected

    Everything is one tap away

    2 undocumented assumptions; list them
    with --notes
    """),
  SmallRun(
    "a bar in front of a headset's window",
    ["resolve", "a.json", "-p", "vision", "--os", "26"],
    ["a.json": sevenTabs], columns: 44,
    """
    Apple Vision Pro · 26.0

    ╭──────────────────╮  ╭────────────────────╮
    │ [Title 0]        │  │                    │
    │  ◇ Title 1       │  │                    │
    │  Title 2 (20)    │  │                    │
    │  ◇ Title 3       │  │      Title 0       │
    │  Title 4         │  │                    │
    │  ◇ Title 5 (50)  │  │                    │
    │  Title 6         │  │                    │
    ╰ titles on focus ─╯  ╰────────────────────╯
      [ ] selected · ◇ image · ( ) sample badge

    Everything is one tap away
    """),
  SmallRun(
    "regions with narrow labels beside cut items",
    ["resolve", "a.json", "-p", "ipad", "--os", "27"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [{"identifier": "a", "title": "A", "preferredPlacement": "fixed"}, {"identifier": "c0", "title": "Title 0"}, {"identifier": "c1", "title": "Title 1"}, {"identifier": "c2", "title": "Title 2"}, {"identifier": "c3", "title": "Title 3"}, {"identifier": "c4", "title": "Title 4"}, {"identifier": "x", "title": "X", "preferredPlacement": "pinned"}]}
      """
    ], columns: 43,
    """
    iPad · 27.0 · regular width · landscape

    ╭─────────────────────────────────────────╮
    │ ╭────────────────────────╮              │
    │ │  ◧                     │              │
    │ │ [A]                    │              │
    │ │  Title 0               │              │
    │ │  Title 1               │      A       │
    │ │  Title 2               │              │
    │ │  Title 3               │              │
    │ │  Title 4               │              │
    │ │  X                     │              │
    │ ╰────────────────────────╯              │
    ╰─────────────────────────────────────────╯

    After hiding the sidebar
    ╭ fixed ┬ customizable ┬ pinned ────╮
    │ [A]   │  Title 0  …  │  no image  │
    ╰───────┴──────────────┴────────────╯
      … in view, but hidden in this narrow
      terminal: Title 1, Title 2, Title 3,
      Title 4
      pinned, images only: X
      [ ] selected ·
      ◧ shows and hides the sidebar

    Everything is one tap away

    4 undocumented assumptions; list them with
    --notes
    """),
]
