private let oddTitles = #"""
  {"targets": [{"platform": "iOS", "minimumVersion": "18.0"}, {"platform": "iPadOS", "minimumVersion": "18.0"}, {"platform": "visionOS", "minimumVersion": "18.0"}], "mode": "tabSidebar", "tabs": [
    {"identifier": "aerger", "title": "Ärger", "image": "star", "badgeValue": "new", "isEnabled": false},
    {"identifier": "b", "title": "  ", "image": "z", "repeats": {"samples": ["One sample title", "Two"]}},
    {"identifier": "größe", "title": "Größe", "badgeValue": "1"},
    {"identifier": "same.long.identifier.one", "title": "Same"}, {"identifier": "same.long.identifier.two", "title": "Same", "preferredPlacement": "sidebarOnly"},
    {"identifier": "esc", "title": "Esc\u0007\u0007\u0007ape \\u{1…"},
    {"identifier": "g", "title": "Double  blanks  in a rather long title", "children": [{"identifier": "x", "title": "X", "image": "w", "isEnabled": false, "badgeValue": "12345"}, {"identifier": "y", "title": ""}]}]}
  """#

let narrowTitleRows: [SmallRun] = [
  SmallRun(
    "odd titles of a phone in ASCII",
    ["resolve", "a.json", "--os", "27", "-p", "iphone", "--ascii"],
    ["a.json": oddTitles], columns: 50,
    """
    iPhone - 27.0 - compact width - portrait

    .------------------------------------------------.
    |                                                |
    |                                                |
    |                                                |
    |                     aerger                     |
    |                                                |
    |                                                |
    |                                                |
    | .--------------------------------------------. |
    | |    <#> (new)    <>      <>       (1) ...   | |
    | |   [aerger]    On...*   Two*  Gr...   More  | |
    | '--------------------------------------------' |
    '------------------------------------------------'

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
        Same, Same, esc,
        Double  blanks  in a rather...

    1 undocumented assumption; list it with --notes
    """),
  SmallRun(
    "odd titles of a phone on its side in ASCII",
    ["resolve", "a.json", "--os", "27", "-p", "iphone", "--orientation", "landscape", "--ascii"],
    ["a.json": oddTitles], columns: 14,
    """
    iPhone - 27.0 - compact width -
    landscape

    .--------------------------------------.
    |                                      |
    |                aerger                |
    |                                      |
    |                                      |
    |   .-----------------------------.    |
    |   | [<#> a] <> O  <> T  Gr  ... |    |
    |   '-----------------------------'    |
    '--------------------------------------'

    After tapping More
    . More --------------------------------.
    |     Same                             |
    |     Same                             |
    |     esc                              |
    |     Double  blanks  in a rather ...  |
    '--------------------------------------'
      [ ] selected - <> <#> image -
      off disabled - * sample title -
      ( ) sample badge

    More than one tap away
      3 taps, through the group's screen
        X, y
      2 taps, in More
        Same, Same, esc,
        Double  blanks  in a rather...

    1 undocumented assumption; list it with
    --notes
    """),
  SmallRun(
    "odd titles in a matrix",
    ["matrix", "a.json", "-p", "iphone"],
    ["a.json": oddTitles], columns: 34,
    #"""
    a.json
    9 environments, the same layout in all
    of them

    Everywhere
      in More
        Same (same.lo…er.one),
        Same (same.lo…er.two),
        Esc\u{7}\u{7}\u{7}ape \u{1…,
        Double  blanks  in a rather long …

                                      A
                                      iPhone
      ──────────────────────────────────────
      Ärger                           1
      One sample title                2
      Two                             3
      Größe                           4
      Same (same.l…r.one)             More
      Same (same.l…r.two)             More
      Esc\u{7}\u{7}\u{7}ape \u{1…     More
      Double  blanks  in a rather l…  More
        X                             screen
        y                             screen

      1, 2    place in the bar
      More    listed in More, as it does no…
      screen  only the screen of its group …
    """#),
  SmallRun(
    "odd titles with assumptions",
    ["resolve", "a.json", "--os", "27", "-p", "ipad", "--notes"],
    ["a.json": oddTitles], columns: 60,
    #"""
    iPad · 27.0 · regular width · landscape

    ╭──────────────────────────────────────────────────────────╮
    │ ╭──────────────────────────╮                             │
    │ │  ◧                       │                             │
    │ │ [◆ Ärger (new) off]      │                             │
    │ │  ◇ One sample title*     │                             │
    │ │  ◇ Two*                  │                             │
    │ │    Größe (1)             │                             │
    │ │    Same                  │           Ärger             │
    │ │    Same                  │                             │
    │ │    Esc\u{7}\u{7}\u{7}a…  │                             │
    │ │                          │                             │
    │ │  Double  blanks  in …  ▾ │                             │
    │ │    ◇ X (12345) off       │                             │
    │ │      no title            │                             │
    │ ╰──────────────────────────╯                             │
    ╰──────────────────────────────────────────────────────────╯

    After hiding the sidebar
    ╭ customizable ──────────────────────────────────╮
    │ [Ärger (new) off] One sample title*  Two*  … › │
    ╰────────────────────────────────────────────────╯
      › the bar scrolls to Double blanks in a rather l…
      … in view, but hidden in this narrow terminal: Größe,
      Same, Esc\u{7}\u{7}\u{7}ape \u{1…
      [ ] selected · ◇ ◆ image · off disabled · * sample title ·
      ( ) sample badge · ▾ section ·
      ◧ shows and hides the sidebar

    More than one tap away
      2 taps, beyond the edge of the bar
        Double  blanks  in a rather l…

    Not documented by Apple
      observed  The bar at the top of an iPad shows titles
                without images, although the guidelines say of
                regular views that they show both.
                https://developer.apple.com/design/human-interface-guidelines/tab-bars
      stated    Movable items are initially in the order of the
                hierarchy.
                https://developer.apple.com/documentation/uikit/uitab
    """#),
  SmallRun(
    "every kind of row in a narrow sidebar",
    ["resolve", "a.json", "--os", "27", "-p", "ipad", "--sidebar", "shown"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "18.0"}, {"platform": "macCatalyst", "minimumVersion": "26.0"}, {"platform": "visionOS", "minimumVersion": "26.0"}, {"platform": "iOS", "minimumVersion": "26.0"}], "mode": "tabSidebar",
       "sidebar": {"header": {"title": "Top"}, "footer": {"title": "Foot"}, "bottomBar": {"title": "Base"}, "preferredLayout": "automatic"},
       "bottomAccessory": {"title": "Player"}, "tabs": [
        {"identifier": "home", "title": "Home", "image": "house", "preferredPlacement": "fixed", "badgeValue": "7"},
        {"identifier": "wide", "title": "A rather long title of a tab", "image": {"asset": "Wide"}, "subtitle": "Second line", "preferredPlacement": "movable"},
        {"identifier": "lib", "title": "Library", "image": "books.vertical", "isSidebarDestination": true, "sidebarActions": [{"title": "New list", "image": "plus"}, {"title": "Sort"}], "children": [
          {"identifier": "x", "title": "Songs", "image": "music.note", "leadsTo": ["deep"]},
          {"identifier": "sub", "title": "Lists", "children": [
            {"identifier": "deep", "title": "Old", "badgeValue": "2"}, {"identifier": "deeper", "title": "Older", "isEnabled": false}]},
          {"identifier": "y", "title": "Films", "allowsHiding": true, "isHiddenByDefault": true}]},
        {"identifier": "more", "title": "Folded", "isCollapsedByDefault": true, "children": [
          {"identifier": "m1", "title": "One"}, {"identifier": "m2", "title": "Two", "preferredPlacement": "sidebarOnly"}]},
        {"identifier": "in", "title": "Inline", "sidebarAppearance": "inline", "children": [{"identifier": "i1", "title": "In one"}, {"identifier": "i2", "title": ""}]},
        {"identifier": "opt", "title": "Optional", "preferredPlacement": "optional"},
        {"identifier": "pin", "title": "Account", "image": "person.circle", "preferredPlacement": "pinned"},
        {"type": "search"}]}
      """
    ], columns: 24,
    """
    iPad · 27.0 · regular width · landscape

    ╭──────────────────────────────────────╮
    │ ╭──────────────────────╮             │
    │ │  ◧                   │             │
    │ │ ┄ header ┄┄┄┄┄┄┄┄┄┄┄ │             │
    │ │  Top                 │             │
    │ │ ┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄ │             │
    │ │ [◆ Home (7)]         │             │
    │ │  ◇ A rather long t…  │             │
    │ │    In one            │             │
    │ │    no title          │    Home     │
    │ │    Optional          │             │
    │ │  ◇ Account           │             │
    │ │  ⌕ Search            │             │
    │ │                      │             │
    │ │  ◇ Library         ▾ │             │
    │ │    ◇ Songs           │             │
    │ │    Lists ───────── ▾ │             │
    │ │      Old (2)         │             │
    │ │      Older off       │             │
    │ │    → New list        │             │
    │ │    → Sort            │             │
    │ │                      │             │
    │ │  Folded ──────── 2 ▸ │             │
    │ │ ┄ footer ┄┄┄┄┄┄┄┄┄┄┄ │             │
    │ │  Foot                │             │
    │ │ ─ bottom bar ─────── │╭ accesso… ╮ │
    │ │  Base                ││  Player  │ │
    │ ╰──────────────────────╯╰──────────╯ │
    ╰──────────────────────────────────────╯

    After hiding the sidebar
    ╭ fixed ─────┬ customizable ──┬ pinned ╮
    │ [Home (7)] │  A rather …  … │  ◇  ⌕  │
    ╰────────────┴────────────────┴────────╯
      … in view, but hidden in this narrow
      terminal: Library, Folded, Inline
      pinned, images only: Account, Search
      [ ] selected · ◇ ◆ image ·
      ⌕ search tab · off disabled ·
      ( ) sample badge · ▾ section ·
      ▸ collapsed section ·
      ◧ shows and hides the sidebar ·
      → a button, not a destination

    More than one tap away
      2 taps, through the group's screen
        Lists, Films
      2 taps, after hiding the sidebar
        Folded, Inline
      2 taps, in a collapsed section
        One, Two

    9 undocumented assumptions; list them
    with --notes
    """),
  SmallRun(
    "a long title in More on a wide terminal", ["resolve", "a.json", "-p", "iphone", "--os", "27"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "t1", "title": "T1"}, {"identifier": "t2", "title": "T2"}, {"identifier": "t3", "title": "T3"}, {"identifier": "t4", "title": "T4"}, {"identifier": "t5", "title": "T5"}, {"identifier": "x", "title": "abcdefghijabcdefghijabcdefghijabcdefghijabcdefghijabcdefghijk"}]}
      """
    ], columns: 120, only: ["jk", "abc"],
    """
    │    abcdefghijabcdefghijabcdefghijabcdefghi…  │
    2 taps, in More  T5, abcdefghijabcdefghijabcdefghi…
    """),
]
