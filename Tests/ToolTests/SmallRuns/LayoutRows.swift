let layoutRows: [SmallRun] = [
  SmallRun(
    "an iPhone with a badge and a disabled tab",
    ["resolve", "a.json", "--os", "27", "-p", "iphone"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "star", "badgeValue": "3"},
        {"identifier": "b", "title": "B", "isEnabled": false},
        {"type": "search"}]}
      """
    ],
    """
    iPhone · 27.0 · compact width · portrait

    ╭──────────────────────────────────────────────────────────╮
    │                                                          │
    │                                                          │
    │                                                          │
    │                            A                             │
    │                                                          │
    │                                                          │
    │                                                          │
    │ ╭──────────────────────────────────────────────────────╮ │
    │ │         ◆ (3)              off            ⌕          │ │
    │ │        [A]               B              Search       │ │
    │ ╰──────────────────────────────────────────────────────╯ │
    ╰──────────────────────────────────────────────────────────╯
      [ ] selected · ◇ ◆ image · ⌕ search tab · off disabled · ( ) sample badge

    Everything is one tap away

    1 undocumented assumption; list it with --notes
    """),
  SmallRun(
    "an iPhone with More", ["resolve", "a.json", "--os", "27", "-p", "iphone"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"},
        {"identifier": "c", "title": "C"},
        {"identifier": "d", "title": "D"},
        {"identifier": "e", "title": "E"},
        {"identifier": "f", "title": "F"}]}
      """
    ],
    """
    iPhone · 27.0 · compact width · portrait

    ╭──────────────────────────────────────────────────────────╮
    │                                                          │
    │                                                          │
    │                                                          │
    │                            A                             │
    │                                                          │
    │                                                          │
    │                                                          │
    │ ╭──────────────────────────────────────────────────────╮ │
    │ │                                             •••      │ │
    │ │    [A]        B         C         D         More     │ │
    │ ╰──────────────────────────────────────────────────────╯ │
    ╰──────────────────────────────────────────────────────────╯

    After tapping More
    ╭ More ────────────╮
    │    E             │
    │    F             │
    ╰──────────────────╯
      [ ] selected

    More than one tap away
      2 taps, in More  E, F
    """),
  SmallRun(
    "no items", ["resolve", "a.json", "--os", "27", "-p", "iphone"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "compactTabIdentifiers": ["q"], "tabs": [
        {"identifier": "a", "title": "A"}]}
      """
    ],
    """
    iPhone · 27.0 · compact width · portrait

    ╭──────────────────────────────────────────────────────────╮
    │                                                          │
    │                                                          │
    │                                                          │
    │                   nothing is selected                    │
    │                                                          │
    │                                                          │
    │                                                          │
    │                                                          │
    │                       ╭──────────╮                       │
    │                       │ no items │                       │
    │                       ╰──────────╯                       │
    ╰──────────────────────────────────────────────────────────╯


    More than one tap away
      out of reach  A

    1 undocumented assumption; list it with --notes
    """),
  SmallRun(
    "an iPhone in landscape, the bar minimizing upwards",
    ["resolve", "a.json", "--os", "27", "-p", "iphone", "--orientation", "landscape"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabBarMinimizeBehavior": "onScrollUp", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ],
    """
    iPhone · 27.0 · compact width · landscape

    ╭──────────────────────────────────────────────────────────────────────────────╮
    │                                                                              │
    │                                      A                                       │
    │                                                                              │
    │                                                                              │
    │                          ╭────────────────────────╮                          │
    │                          │ [A] B                  │                          │
    │                          ╰ minimizes on scroll up ╯                          │
    ╰──────────────────────────────────────────────────────────────────────────────╯
      [ ] selected

    Everything is one tap away
    """),
  SmallRun(
    "an iPad with regions", ["resolve", "a.json", "--os", "27", "--sidebar", "hidden"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "sidebar": {"isHidden": true}, "tabs": [
        {"identifier": "a", "title": "A", "preferredPlacement": "fixed"},
        {"identifier": "b", "title": "B", "image": "star"},
        {"identifier": "p", "title": "P", "preferredPlacement": "pinned", "image": "bolt"}]}
      """
    ],
    """
    iPad · 27.0 · regular width · landscape

    ╭──────────────────────────────────────────────────────────────────────────────╮
    │                      ╭ fixed ┬ customizable ┬ pinned ╮                       │
    │ ◧                    │ [A]   │  B           │  ◇     │                       │
    │                      ╰───────┴──────────────┴────────╯                       │
    │                                                                              │
    │                                      A                                       │
    │                                                                              │
    │                                                                              │
    ╰──────────────────────────────────────────────────────────────────────────────╯
      pinned, images only: P

    After showing the sidebar
    ╭──────────────────────────────────────────────────────────────────────────────╮
    │ ╭──────────────────────────╮                                                 │
    │ │  ◧                       │                                                 │
    │ │   [A]                    │                                                 │
    │ │  ◇ B                     │                       A                         │
    │ │  ◇ P                     │                                                 │
    │ │                          │                                                 │
    │ ╰──────────────────────────╯                                                 │
    ╰──────────────────────────────────────────────────────────────────────────────╯
      [ ] selected · ◇ image · ◧ shows and hides the sidebar

    Everything is one tap away

    4 undocumented assumptions; list them with --notes
    """),
  SmallRun(
    "an iPad with a sidebar, its views and a collapsed section",
    ["resolve", "a.json", "--os", "27", "--orientation", "landscape"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "sidebar": {"header": {"title": "H"}, "footer": {"title": "F"}, "bottomBar": {"title": "B"}}, "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "isCollapsedByDefault": true, "children": [{"identifier": "x", "title": "X"}, {"identifier": "y", "title": "Y"}]},
        {"identifier": "h", "title": "H", "sidebarActions": [{"title": "Add"}], "children": [{"identifier": "z", "title": "Z", "badgeValue": "9"}]}]}
      """
    ],
    """
    iPad · 27.0 · regular width · landscape

    ╭──────────────────────────────────────────────────────────────────────────────╮
    │ ╭──────────────────────────╮                                                 │
    │ │  ◧                       │                                                 │
    │ │ ┄ header ┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄ │                                                 │
    │ │  H                       │                                                 │
    │ │ ┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄ │                                                 │
    │ │   [A]                    │                                                 │
    │ │                          │                                                 │
    │ │  G ──────────── 2 rows ▸ │                                                 │
    │ │                          │                       A                         │
    │ │  H ─────────────────── ▾ │                                                 │
    │ │      Z (9)               │                                                 │
    │ │    → Add                 │                                                 │
    │ │ ┄ footer ┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄ │                                                 │
    │ │  F                       │                                                 │
    │ │ ─ bottom bar ─────────── │                                                 │
    │ │  B                       │                                                 │
    │ ╰──────────────────────────╯                                                 │
    ╰──────────────────────────────────────────────────────────────────────────────╯

    After hiding the sidebar
    ╭ customizable ╮
    │ [A] G  H     │
    ╰──────────────╯
      [ ] selected · ( ) sample badge · ▾ section · ▸ collapsed section ·
      ◧ shows and hides the sidebar · → a button, not a destination

    More than one tap away
      2 taps, after hiding the sidebar  G, H
      2 taps, in a collapsed section    X, Y

    2 undocumented assumptions; list them with --notes
    """),
  SmallRun(
    "an overlapping sidebar", ["resolve", "a.json", "--os", "27", "--sidebar", "shown"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "sidebar": {"preferredLayout": "overlap"}, "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ],
    """
    iPad · 27.0 · regular width · landscape

    ╭──────────────────────────────────────────────────────────────────────────────╮
    │ ╭──────────────────────────╮                                                 │
    │ │  ◧                       │                                                 │
    │ │ [A]                      │                                                 │
    │ │  B                       │                       A                         │
    │ │                          │                                                 │
    │ │                          │                                                 │
    │ ╰──────────────────────────╯                                                 │
    ╰──────────────────────────────────────────────────────────────────────────────╯

    After hiding the sidebar
    ╭ customizable ╮
    │ [A] B        │
    ╰──────────────╯
      [ ] selected · ◧ shows and hides the sidebar

    Everything is one tap away

    2 undocumented assumptions; list them with --notes
    """),
  SmallRun(
    "no rows", ["resolve", "a.json", "--os", "27", "--sidebar", "shown"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "b", "title": "B", "isHidden": true}]}
      """
    ],
    """
    iPad · 27.0 · regular width · landscape

    ╭──────────────────────────────────────────────────────────────────────────────╮
    │ ╭──────────────────────────╮                                                 │
    │ │  ◧                       │                                                 │
    │ │  no rows                 │                                                 │
    │ │                          │              nothing is selected                │
    │ │                          │                                                 │
    │ │                          │                                                 │
    │ ╰──────────────────────────╯                                                 │
    ╰──────────────────────────────────────────────────────────────────────────────╯

    After hiding the sidebar
    ╭──────────╮
    │ no items │
    ╰──────────╯
      ◧ shows and hides the sidebar

    More than one tap away
      out of reach  B
    """),
  SmallRun(
    "a bar that scrolls", ["resolve", "a.json", "--os", "27", "--orientation", "portrait"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a title of some length 0", "title": "A TITLE OF SOME LENGTH 0"},
        {"identifier": "a title of some length 1", "title": "A TITLE OF SOME LENGTH 1"},
        {"identifier": "a title of some length 2", "title": "A TITLE OF SOME LENGTH 2"},
        {"identifier": "a title of some length 3", "title": "A TITLE OF SOME LENGTH 3"},
        {"identifier": "a title of some length 4", "title": "A TITLE OF SOME LENGTH 4"},
        {"identifier": "a title of some length 5", "title": "A TITLE OF SOME LENGTH 5"},
        {"identifier": "a title of some length 6", "title": "A TITLE OF SOME LENGTH 6"},
        {"identifier": "a title of some length 7", "title": "A TITLE OF SOME LENGTH 7"}]}
      """
    ],
    """
    iPad · 27.0 · regular width · portrait

    ╭──────────────────────────────────────────────────────────────╮
    │  ╭────────────────────────────────────────────────────────╮  │
    │  │ [A TITLE OF SOME LENGTH 0] A TITLE OF SOME LENGTH 1  › │  │
    │  ╰────────────────────────────────────────────────────────╯  │
    │                                                              │
    │                                                              │
    │                                                              │
    │                   A TITLE OF SOME LENGTH 0                   │
    │                                                              │
    │                                                              │
    │                                                              │
    │                                                              │
    ╰──────────────────────────────────────────────────────────────╯
      › the bar scrolls to A TITLE OF SOME LENGTH 2, A TITLE OF SOME LENGTH 3, A
      TITLE OF SOME LENGTH 4, A TITLE OF SOME LENGTH 5, A TITLE OF SOME LENGTH 6, A
      TITLE OF SOME LENGTH 7
      [ ] selected

    More than one tap away
      1 tap, beyond the edge of the bar  A TITLE OF SOME LENGTH 2,
                                         A TITLE OF SOME LENGTH 3,
                                         A TITLE OF SOME LENGTH 4,
                                         A TITLE OF SOME LENGTH 5,
                                         A TITLE OF SOME LENGTH 6,
                                         A TITLE OF SOME LENGTH 7

    2 undocumented assumptions; list them with --notes
    """),
  SmallRun(
    "Vision Pro", ["resolve", "a.json", "--os", "27", "--selected", "x"],
    [
      "a.json": """
      {"targets": [{"platform": "visionOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "star"},
        {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X"}]}]}
      """
    ],
    """
    Apple Vision Pro · 27.0

                         ╭──────────────────────────┬──────────────────────────────╮
                         │ [X]                      │                              │
    ╭─────────────────╮  │                          │                              │
    │  ◇ A            │  │                          │                              │
    │ [G]             │  │                          │            G › X             │
    ╰ titles on focus ╯  │                          │                              │
                         │                          │                              │
                         │                          │                              │
                         ╰──────────────────────────┴──────────────────────────────╯
      [ ] selected · ◇ image

    Everything is one tap away

    2 undocumented assumptions; list them with --notes
    """),
  SmallRun(
    "Apple TV", ["resolve", "a.json", "--os", "27"],
    [
      "a.json": """
      {"targets": [{"platform": "tvOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "star"},
        {"identifier": "b", "title": " ", "image": "moon"},
        {"identifier": "c", "title": "C"}]}
      """
    ],
    """
    Apple TV · 27.0

    ╭──────────────────────────────────────────────────────────────────────────────╮
    │                                ╭───────────╮                                 │
    │                                │ [A] ◇  C  │                                 │
    │                                ╰───────────╯                                 │
    │                                                                              │
    │                                      A                                       │
    │                                                                              │
    │                                                                              │
    ╰──────────────────────────────────────────────────────────────────────────────╯
      image only: b
      [ ] selected · ◇ image

    Everything is one click away

    2 undocumented assumptions; list them with --notes
    """),
  SmallRun(
    "a Mac", ["resolve", "a.json", "--os", "27"],
    [
      "a.json": """
      {"targets": [{"platform": "macCatalyst", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A", "image": "star"},
        {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X"}]}]}
      """
    ],
    """
    Mac · 27.0

    ╭──────────────────────────┬───────────────────────────────────────────────────╮
    │  ●●●                   ◧ │                                                   │
    │ [◆ A]                    │                                                   │
    │                          │                                                   │
    │  G ─────────────────── ▾ │                         A                         │
    │      X                   │                                                   │
    │                          │                                                   │
    │                          │                                                   │
    ╰──────────────────────────┴───────────────────────────────────────────────────╯
      [ ] selected · ◇ ◆ image · ▾ section · ◧ shows and hides the sidebar

    More than one click away
      not selectable, children only  G

    1 undocumented assumption; list it with --notes
    """),
  SmallRun(
    "a Mac without a sidebar", ["resolve", "a.json", "--os", "27"],
    [
      "a.json": """
      {"targets": [{"platform": "macCatalyst", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A", "image": "star"},
        {"identifier": "b", "title": "B", "image": "heart"}]}
      """
    ],
    """
    Mac · 27.0

    ╭──────────────────────────────────────────────────────────────────────────────╮
    │                                  ╭────────╮                                  │
    │ ●●●                              │ [A] B  │                                  │
    │                                  ╰────────╯                                  │
    │                                                                              │
    │                                      A                                       │
    │                                                                              │
    │                                                                              │
    ╰──────────────────────────────────────────────────────────────────────────────╯
      [ ] selected

    Everything is one click away

    2 undocumented assumptions; list them with --notes
    """),
  SmallRun(
    "from right to left",
    ["resolve", "a.json", "--os", "27", "--direction", "rightToLeft", "--sidebar", "shown"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ],
    """
    iPad · 27.0 · regular width · landscape · right to left

    ╭──────────────────────────────────────────────────────────────────────────────╮
    │                                                 ╭──────────────────────────╮ │
    │                                                 │                       ◨  │ │
    │                                                 │                      [A] │ │
    │                         A                       │                       B  │ │
    │                                                 │                          │ │
    │                                                 │                          │ │
    │                                                 ╰──────────────────────────╯ │
    ╰──────────────────────────────────────────────────────────────────────────────╯

    After hiding the sidebar
    ╭ customizable ╮
    │        B [A] │
    ╰──────────────╯
      [ ] selected · ◨ shows and hides the sidebar

    Everything is one tap away

    2 undocumented assumptions; list them with --notes
    """),
  SmallRun(
    "an accessory", ["resolve", "a.json", "--os", "27", "-p", "iphone"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "bottomAccessory": {"title": "Player"}, "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ],
    """
    iPhone · 27.0 · compact width · portrait

    ╭──────────────────────────────────────────────────────────╮
    │                                                          │
    │                            A                             │
    │                                                          │
    │                                                          │
    │ ╭ accessory ───────────────────────────────────────────╮ │
    │ │                        Player                        │ │
    │ ╰──────────────────────────────────────────────────────╯ │
    │ ╭──────────────────────────────────────────────────────╮ │
    │ │                                                      │ │
    │ │            [A]                        B              │ │
    │ ╰──────────────────────────────────────────────────────╯ │
    ╰──────────────────────────────────────────────────────────╯
      [ ] selected

    Everything is one tap away
    """),
  SmallRun(
    "iPhone Duo inside",
    [
      "resolve", "a.json", "--os", "27", "-p", "iphone-duo", "--os", "27.1", "--orientation",
      "landscape",
    ],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "prominentTabIdentifier": "b", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ],
    ""),
  SmallRun(
    "notes", ["resolve", "a.json", "--os", "27", "--notes"],
    [
      "a.json": """
      {"targets": [{"platform": "tvOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ],
    """
    Apple TV · 27.0

    ╭──────────────────────────────────────────────────────────────────────────────╮
    │                                  ╭────────╮                                  │
    │                                  │ [A] B  │                                  │
    │                                  ╰────────╯                                  │
    │                                                                              │
    │                                      A                                       │
    │                                                                              │
    │                                                                              │
    ╰──────────────────────────────────────────────────────────────────────────────╯
      [ ] selected

    Everything is one click away

    Not documented by Apple
      assumed   On Apple TV people can scroll to the items that do not fit; the
                reference says that they are not shown.
      assumed   On Apple TV an item shows its title, or its image if the title is
                blank.
                https://developer.apple.com/design/human-interface-guidelines/tab-bars
    """),
  SmallRun(
    "in a narrow terminal", ["resolve", "a.json", "--os", "27", "--sidebar", "shown"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X"}]},
        {"identifier": "c", "title": "C", "isHidden": true}]}
      """
    ], columns: 44,
    """
    iPad · 27.0 · regular width · landscape

    ╭──────────────────────────────────────────╮
    │ ╭────────────────────────╮               │
    │ │  ◧                     │               │
    │ │ [A]                    │               │
    │ │                        │      A        │
    │ │  G ───────────────── ▾ │               │
    │ │    X                   │               │
    │ ╰────────────────────────╯               │
    ╰──────────────────────────────────────────╯

    After hiding the sidebar
    ╭ customizable ╮
    │ [A] G        │
    ╰──────────────╯
      [ ] selected · ▾ section ·
      ◧ shows and hides the sidebar

    More than one tap away
      out of reach
        C
      2 taps, after hiding the sidebar
        G

    2 undocumented assumptions; list them with
    --notes
    """),
  SmallRun(
    "in Markdown", ["resolve", "a.json", "--os", "27", "-p", "iphone", "-f", "markdown"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "``` A"},
        {"identifier": "b", "title": "B"}]}
      """
    ],
    """
    ### iPhone · 27.0 · compact width · portrait

    ``````text
    iPhone · 27.0 · compact width · portrait

    ╭──────────────────────────────────────────────────────────╮
    │                                                          │
    │                                                          │
    │                                                          │
    │                          ``` A                           │
    │                                                          │
    │                                                          │
    │                                                          │
    │ ╭──────────────────────────────────────────────────────╮ │
    │ │                                                      │ │
    │ │           [``` A]                      B             │ │
    │ ╰──────────────────────────────────────────────────────╯ │
    ╰──────────────────────────────────────────────────────────╯
      [ ] selected

    Everything is one tap away
    ``````
    """),
  SmallRun(
    "for programs",
    ["resolve", "a.json", "--os", "27", "-f", "json", "--orientation", "landscape"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "bottomAccessory": {"title": "P"}, "sidebar": {"header": {"title": "H"}}, "tabs": [
        {"identifier": "a", "title": "A", "preferredPlacement": "fixed", "badgeValue": "1"},
        {"identifier": "g", "title": "G", "sidebarActions": [{"title": "Add"}], "children": [{"identifier": "x", "title": "X"}]},
        {"identifier": "c", "title": "C", "isHidden": true}]}
      """
    ],
    """
    {
      "environment": {
        "platform": "iPadOS",
        "device": null,
        "framework": "UIKit",
        "conditions": null,
        "osVersion": "27.0",
        "sdkVersion": "27.0",
        "horizontalSizeClass": "regular",
        "orientation": "landscape",
        "sidebar": "automatic",
        "layoutDirection": "leftToRight",
        "language": null
      },
      "mode": "tabSidebar",
      "tabBar": {
        "position": "top",
        "isVisible": false,
        "overflow": "scroll",
        "items": [
          {
            "identifier": "a",
            "kind": "tab",
            "title": "A",
            "image": null,
            "badge": "1",
            "region": "fixed",
            "shows": "title",
            "isDistinct": false,
            "isSelected": true
          },
          {
            "identifier": "g",
            "kind": "group",
            "title": "G",
            "image": null,
            "badge": null,
            "region": "customizable",
            "shows": "title",
            "isDistinct": false,
            "isSelected": false
          }
        ],
        "more": [],
        "minimizes": null
      },
      "sidebar": {
        "isVisible": true,
        "isToggleable": true,
        "layout": "overlap",
        "header": "H",
        "footer": null,
        "bottomBar": null,
        "rows": [
          {
            "kind": "tab",
            "identifier": "a",
            "title": "A",
            "image": null,
            "badge": "1",
            "isSelectable": true,
            "isCollapsed": false,
            "rows": []
          },
          {
            "kind": "section",
            "identifier": "g",
            "title": "G",
            "image": null,
            "badge": null,
            "isSelectable": false,
            "isCollapsed": false,
            "rows": [
              {
                "kind": "tab",
                "identifier": "x",
                "title": "X",
                "image": null,
                "badge": null,
                "isSelectable": true,
                "isCollapsed": false,
                "rows": []
              },
              {
                "kind": "action",
                "identifier": null,
                "title": "Add",
                "image": null,
                "badge": null,
                "isSelectable": true,
                "isCollapsed": false,
                "rows": []
              }
            ]
          }
        ]
      },
      "accessory": "P",
      "selection": [
        "a"
      ],
      "destinations": [
        {
          "identifier": "a",
          "via": "sidebar",
          "taps": 1
        },
        {
          "identifier": "g",
          "via": "toggledTabBar",
          "taps": 2
        },
        {
          "identifier": "x",
          "via": "sidebar",
          "taps": 1
        },
        {
          "identifier": "c",
          "via": "unreachable",
          "taps": null
        }
      ],
      "notes": [
        {
          "subject": null,
          "statement": "The bar at the top of an iPad shows titles without images, although the guidelines say of regular views that they show both.",
          "label": "observed",
          "source": "https://developer.apple.com/design/human-interface-guidelines/tab-bars"
        },
        {
          "subject": null,
          "statement": "In the sidebar a fixed tab is an ordinary row.",
          "label": "observed",
          "source": "https://developer.apple.com/documentation/uikit/uitab/placement"
        },
        {
          "subject": null,
          "statement": "Next to a sidebar, and on a Mac, the accessory is at the bottom of the content.",
          "label": "assumed",
          "source": "https://developer.apple.com/documentation/uikit/uitabbarcontroller"
        }
      ]
    }
    """),
  SmallRun(
    "for programs, an iPhone", ["resolve", "a.json", "--os", "27", "-f", "json", "-p", "iphone"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabBarMinimizeBehavior": "onScrollDown", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"},
        {"identifier": "c", "title": "C"},
        {"identifier": "d", "title": "D"},
        {"identifier": "e", "title": "E"},
        {"identifier": "f", "title": "F"},
        {"type": "search"}]}
      """
    ],
    """
    {
      "environment": {
        "platform": "iOS",
        "device": "iPhone",
        "framework": "UIKit",
        "conditions": null,
        "osVersion": "27.0",
        "sdkVersion": "27.0",
        "horizontalSizeClass": "compact",
        "orientation": "portrait",
        "sidebar": "automatic",
        "layoutDirection": "leftToRight",
        "language": null
      },
      "mode": "tabBar",
      "tabBar": {
        "position": "bottom",
        "isVisible": true,
        "overflow": "more",
        "items": [
          {
            "identifier": "a",
            "kind": "tab",
            "title": "A",
            "image": null,
            "badge": null,
            "region": null,
            "shows": "imageAboveTitle",
            "isDistinct": false,
            "isSelected": true
          },
          {
            "identifier": "b",
            "kind": "tab",
            "title": "B",
            "image": null,
            "badge": null,
            "region": null,
            "shows": "imageAboveTitle",
            "isDistinct": false,
            "isSelected": false
          },
          {
            "identifier": "c",
            "kind": "tab",
            "title": "C",
            "image": null,
            "badge": null,
            "region": null,
            "shows": "imageAboveTitle",
            "isDistinct": false,
            "isSelected": false
          },
          {
            "identifier": "d",
            "kind": "tab",
            "title": "D",
            "image": null,
            "badge": null,
            "region": null,
            "shows": "imageAboveTitle",
            "isDistinct": false,
            "isSelected": false
          },
          {
            "identifier": null,
            "kind": "more",
            "title": "More",
            "image": null,
            "badge": null,
            "region": null,
            "shows": "imageAboveTitle",
            "isDistinct": false,
            "isSelected": false
          }
        ],
        "more": [
          "e",
          "f",
          "com.apple.UIKit.Search"
        ],
        "minimizes": "onScrollDown"
      },
      "sidebar": null,
      "accessory": null,
      "selection": [
        "a"
      ],
      "destinations": [
        {
          "identifier": "a",
          "via": "tabBar",
          "taps": 1
        },
        {
          "identifier": "b",
          "via": "tabBar",
          "taps": 1
        },
        {
          "identifier": "c",
          "via": "tabBar",
          "taps": 1
        },
        {
          "identifier": "d",
          "via": "tabBar",
          "taps": 1
        },
        {
          "identifier": "e",
          "via": "more",
          "taps": 2
        },
        {
          "identifier": "f",
          "via": "more",
          "taps": 2
        },
        {
          "identifier": "com.apple.UIKit.Search",
          "via": "more",
          "taps": 2
        }
      ],
      "notes": []
    }
    """),
]
