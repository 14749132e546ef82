private let regions = """
  {"mode": "tabSidebar", "tabs": [
    {"identifier": "f", "title": "First", "preferredPlacement": "fixed"},
    {"identifier": "t0", "title": "Title 0"},
    {"identifier": "t1", "title": "Title 1"},
    {"identifier": "t2", "title": "Title 2"},
    {"identifier": "t3", "title": "Title 3"},
    {"identifier": "t4", "title": "Title 4"},
    {"identifier": "p", "title": "P", "preferredPlacement": "pinned", "badgeValue": "1234567"},
    {"identifier": "q", "title": "Q", "image": "star", "preferredPlacement": "pinned", "badgeValue": "!", "isEnabled": false}]}
  """

private let oddTitles = #"""
  {"targets": [{"platform": "iOS", "minimumVersion": "18.0"}, {"platform": "iPadOS", "minimumVersion": "18.0"}, {"platform": "visionOS", "minimumVersion": "18.0"}], "mode": "tabSidebar", "tabs": [
    {"identifier": "aerger", "title": "Ärger", "image": "star", "badgeValue": "new", "isEnabled": false},
    {"identifier": "b", "title": "  ", "image": "z", "repeats": {"samples": ["One sample title", "Two"]}},
    {"identifier": "größe", "title": "Größe", "badgeValue": "1"},
    {"identifier": "same.long.identifier.one", "title": "Same"}, {"identifier": "same.long.identifier.two", "title": "Same", "preferredPlacement": "sidebarOnly"},
    {"identifier": "esc", "title": "Esc\u0007\u0007\u0007ape \\u{1…"},
    {"identifier": "g", "title": "Double  blanks  in a rather long title", "children": [{"identifier": "x", "title": "X", "image": "w", "isEnabled": false, "badgeValue": "12345"}, {"identifier": "y", "title": ""}]}]}
  """#

let oddTitleRows: [SmallRun] = [
  SmallRun(
    "regions in 40 columns",
    ["resolve", "a.json", "-p", "ipad", "--os", "26", "--sidebar", "hidden"],
    ["a.json": regions], columns: 40,
    """
    iPad · 26.0 · regular width · landscape

    ╭──────────────────────────────────────╮
    │   ╭ fix… ┬ cus… ┬ pinned ──────────╮ │
    │ ◧ │ [F…] │  …   │  no image (1)  … │ │
    │   ╰──────┴──────┴──────────────────╯ │
    │                                      │
    │                First                 │
    │                                      │
    │                                      │
    ╰──────────────────────────────────────╯
      … in view, but hidden in this narrow
      terminal: Title 0, Title 1, Title 2,
      Title 3, Title 4, Q
      pinned, images only: P

    After showing the sidebar
    ╭──────────────────────────────────────╮
    │ ╭──────────────────────╮             │
    │ │  ◧                   │             │
    │ │   [First]            │             │
    │ │    Title 0           │             │
    │ │    Title 1           │             │
    │ │    Title 2           │   First     │
    │ │    Title 3           │             │
    │ │    Title 4           │             │
    │ │    P (1234567)       │             │
    │ │  ◇ Q (!) off         │             │
    │ ╰──────────────────────╯             │
    ╰──────────────────────────────────────╯
      [ ] selected · ◇ image ·
      off disabled · ( ) sample badge ·
      ◧ shows and hides the sidebar

    Everything is one tap away

    5 undocumented assumptions; list them
    with --notes
    """),
  SmallRun(
    "regions in 64 columns",
    ["resolve", "a.json", "-p", "ipad", "--os", "26", "--sidebar", "hidden"],
    ["a.json": regions], columns: 64,
    """
    iPad · 26.0 · regular width · landscape

    ╭──────────────────────────────────────────────────────────────╮
    │   ╭ fixed ──┬ customiza… ┬ pinned ─────────────────────────╮ │
    │ ◧ │ [First] │  Title…  … │  no image (1234567)  ◇ (!) off  │ │
    │   ╰─────────┴────────────┴─────────────────────────────────╯ │
    │                                                              │
    │                            First                             │
    │                                                              │
    │                                                              │
    ╰──────────────────────────────────────────────────────────────╯
      … in view, but hidden in this narrow terminal: Title 1, Title
      2, Title 3, Title 4
      pinned, images only: P, Q

    After showing the sidebar
    ╭──────────────────────────────────────────────────────────────╮
    │ ╭──────────────────────────╮                                 │
    │ │  ◧                       │                                 │
    │ │   [First]                │                                 │
    │ │    Title 0               │                                 │
    │ │    Title 1               │                                 │
    │ │    Title 2               │             First               │
    │ │    Title 3               │                                 │
    │ │    Title 4               │                                 │
    │ │    P (1234567)           │                                 │
    │ │  ◇ Q (!) off             │                                 │
    │ ╰──────────────────────────╯                                 │
    ╰──────────────────────────────────────────────────────────────╯
      [ ] selected · ◇ image · off disabled · ( ) sample badge ·
      ◧ shows and hides the sidebar

    Everything is one tap away

    5 undocumented assumptions; list them with --notes
    """),
  SmallRun(
    "odd titles in 40 columns",
    ["resolve", "a.json", "-p", "ipad", "--os", "27", "--sidebar", "shown"],
    ["a.json": oddTitles], columns: 40,
    #"""
    iPad · 27.0 · regular width · landscape

    ╭──────────────────────────────────────╮
    │ ╭──────────────────────╮             │
    │ │  ◧                   │             │
    │ │ [◆ Ärger (new) off]  │             │
    │ │  ◇ One sample tit…*  │             │
    │ │  ◇ Two*              │             │
    │ │    Größe (1)         │             │
    │ │    Same              │   Ärger     │
    │ │    Same              │             │
    │ │    Esc\u{7}\u{7}…    │             │
    │ │                      │             │
    │ │  Double  blanks …  ▾ │             │
    │ │    ◇ X (12345) off   │             │
    │ │      no title        │             │
    │ ╰──────────────────────╯             │
    ╰──────────────────────────────────────╯

    After hiding the sidebar
    ╭ customizable ─────────╮
    │ [Ärger (new) off] … › │
    ╰───────────────────────╯
      › the bar scrolls to Double blanks in
      a rather l…
      … in view, but hidden in this narrow
      terminal: One sample title, Two,
      Größe, Same, Esc\u{7}\u{7}\u{7}ape
      \u{1…
      [ ] selected · ◇ ◆ image ·
      off disabled · * sample title ·
      ( ) sample badge · ▾ section ·
      ◧ shows and hides the sidebar

    More than one tap away
      2 taps, beyond the edge of the bar
        Double  blanks  in a rather l…

    2 undocumented assumptions; list them
    with --notes
    """#),
  SmallRun(
    "odd titles in ASCII",
    ["resolve", "a.json", "-p", "iphone", "--os", "27", "--ascii"],
    ["a.json": oddTitles], columns: 60,
    #"""
    iPhone - 27.0 - compact width - portrait

    .----------------------------------------------------------.
    |                                                          |
    |                                                          |
    |                                                          |
    |                          aerger                          |
    |                                                          |
    |                                                          |
    |                                                          |
    | .------------------------------------------------------. |
    | |  <#> (new) off     <>        <>         (1)    ...   | |
    | |    [aerger]    One sam...*  Two*  Gr\u{F6}...  More  | |
    | '------------------------------------------------------' |
    '----------------------------------------------------------'

    After tapping More
    . More ---------------------------------------.
    |     Same                                    |
    |     Same                                    |
    |     esc                                     |
    |     Double  blanks  in a rather long title  |
    '---------------------------------------------'
      [ ] selected - <> <#> image - off disabled -
      * sample title - ( ) sample badge

    More than one tap away
      3 taps, through the group's screen
        X, y
      2 taps, in More
        Same, Same, esc, Double  blanks  in a rather...

    1 undocumented assumption; list it with --notes
    """#),
  SmallRun(
    "odd titles in ASCII, narrow",
    ["resolve", "a.json", "-p", "ipad", "--os", "27", "--ascii", "--sidebar", "shown"],
    ["a.json": oddTitles], columns: 40,
    #"""
    iPad - 27.0 - regular width - landscape

    .--------------------------------------.
    | .----------------------.             |
    | |  [|]                 |             |
    | | [<#> a... (new) off] |             |
    | |  <> One sample ...*  |             |
    | |  <> Two*             |             |
    | |     Gr\u{F6}... (1)  |             |
    | |     Same             |   aerger    |
    | |     Same             |             |
    | |     esc              |             |
    | |                      |             |
    | |  Double  blank...  v |             |
    | |    <> X (12345) off  |             |
    | |       no title       |             |
    | '----------------------'             |
    '--------------------------------------'

    After hiding the sidebar
    . customizable ------------.
    | [aerger (new) off] ... > |
    '--------------------------'
      > the bar scrolls to Double blanks in
      a rather...
      ... in view, but hidden in this narrow
      terminal: One sample title, Two,
      Gr\u{F6}\u{DF}e, Same, esc
      [ ] selected - <> <#> image -
      off disabled - * sample title -
      ( ) sample badge - v section -
      [|] shows and hides the sidebar

    More than one tap away
      2 taps, beyond the edge of the bar
        Double  blanks  in a rather...

    2 undocumented assumptions; list them
    with --notes
    """#),
]
