let surveyRows: [SmallRun] = [
  SmallRun(
    "one environment", ["matrix", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "tvOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ],
    """
    a.json
    1 environment

                    A
                    Apple TV
      ──────────────────────
      A             1
      B             2

      1, 2    place in the bar
    """),
  SmallRun(
    "the same everywhere", ["matrix", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ],
    """
    a.json
    6 environments, 2 layouts

    What differs
      on screen  a bar at the bottom:
                   iPhone (any width); iPhone Duo (inner display in portrait)
                 a bar at the side:
                   iPhone Duo (outer display, or inner display in landscape)

    Layouts
      A  iPhone (any width); iPhone Duo (inner display in portrait)
      B  iPhone Duo (outer display, or inner display in landscape)

                    A       B
                    iPhone  iPhone
                    iPhone  Duo
                    Duo
      ────────────────────────────
      A             1       1
      B             2       2

      1, 2    place in the bar
    """),
  SmallRun(
    "a tab that half of the environments have is absent in the others", ["matrix", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "availability": {"horizontalSizeClass": "regular"}}]}
      """
    ], only: ["there", "regular"],
    """
    a bar at the top: iPad (regular)
    not there  B: iPhone (compact); iPhone Duo (outer display); iPad (compact)
    B  iPhone (regular); iPhone Duo (inner display in portrait)
    E  iPad (regular)
    –       not there
    """),
  SmallRun(
    "a tab that few environments have is only there", ["matrix", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}, {"platform": "macCatalyst", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "availability": {"platforms": ["macCatalyst"]}}]}
      """
    ], only: ["there"],
    """
    only there  B: Mac
    –       not there
    """),
  SmallRun(
    "sections that differ", ["matrix", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}, {"platform": "visionOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "isCollapsedByDefault": true, "children": [{"identifier": "x", "title": "X"}]},
        {"identifier": "h", "title": "H", "isHidden": true, "children": [{"identifier": "y", "title": "Y"}]}]}
      """
    ],
    """
    a.json
    11 environments, 5 layouts

    What differs
      on screen  a bar at the bottom:
                   iPhone (any width); iPhone Duo (inner display in portrait);
                   iPad (compact)
                 a bar at the side:
                   iPhone Duo (outer display, or inner display in landscape);
                   Apple Vision Pro
                 a bar at the top, the sidebar one tap away:
                   iPad (regular in portrait)
                 a sidebar, the bar one tap away: iPad (regular in landscape)
      hidden     H, Y: iPad (regular)
      details    as in layout B:
                   iPhone Duo (outer display, or inner display in landscape)
                 as in layout E: Apple Vision Pro

    Layouts
      A  iPhone (any width); iPhone Duo (inner display in portrait); iPad (compact)
      B  iPhone Duo (outer display, or inner display in landscape)
      C  iPad (regular in portrait)
      D  iPad (regular in landscape)
      E  Apple Vision Pro

                    A       B       C           D           E
                    iPhone  iPhone  iPad        iPad        Apple
                    iPhone  Duo                             Vision
                    Duo                                     Pro
                    iPad
      ────────────────────────────────────────────────────────────
      A             1       1       1 (row)     row (1)     1
      G             2       2       2 (▸group)  ▸group (2)  2
        X           screen  screen  (row)       row         screen
      H             3       3       hidden      hidden      3
        Y           screen  screen  hidden      hidden      screen

      1, 2    place in the bar
      row     row of the sidebar
      ▸group  heading of a section that is collapsed at first
      (…)     after showing or hiding the sidebar
      screen  only the screen of its group can lead there
      hidden  hidden until the user shows it, if allowed
    """),
  SmallRun(
    "places that only adding brings, and that are out of reach", ["matrix", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "sidebar": {"isHidden": true}, "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "preferredPlacement": "optional"},
        {"identifier": "c", "title": "C", "isHidden": true},
        {"identifier": "d", "title": "D", "isHidden": true, "allowsHiding": true}]}
      """
    ],
    """
    a.json
    4 environments, 2 layouts

    What differs
      on screen       a bar at the bottom: iPad (compact)
                      a bar at the top, the sidebar one tap away: iPad (regular)
      hidden          C, D: iPad (regular)
      not in the bar  B: iPad (regular)

    Layouts
      A  iPad (compact)
      B  iPad (regular)

                    A     B
                    iPad  iPad
      ───────────────────────────
      A             1     1 (row)
      B             2     (row)
      C             3     hidden
      D             4     hidden

      1, 2    place in the bar
      row     row of the sidebar
      (…)     after showing or hiding the sidebar
      hidden  hidden until the user shows it, if allowed
    """),
  SmallRun(
    "three leaves alike and one more have four rows", ["matrix", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "tvOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "g", "title": "G", "children": [{"identifier": "t0", "title": "T0"}, {"identifier": "t1", "title": "T1"}, {"identifier": "t2", "title": "T2"}, {"identifier": "t3", "title": "T3"}]}]}
      """
    ],
    """
    a.json
    1 environment

                    A
                    Apple TV
      ──────────────────────
      G             1
        T0          screen
        T1          screen
        T2          screen
        T3          screen

      1, 2    place in the bar
      screen  only the screen of its group can lead there
    """),
  SmallRun(
    "of five leaves alike two are left out", ["matrix", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "tvOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "g", "title": "G", "children": [{"identifier": "t0", "title": "T0"}, {"identifier": "t1", "title": "T1"}, {"identifier": "t2", "title": "T2"}, {"identifier": "t3", "title": "T3"}, {"identifier": "t4", "title": "T4"}]}]}
      """
    ],
    """
    a.json
    1 environment

                    A
                    Apple TV
      ──────────────────────
      G             1
        T0          screen
        T1          screen
        T2          screen
        and 2 more

      1, 2    place in the bar
      screen  only the screen of its group can lead there
    """),
  SmallRun(
    "a group between leaves ends a run", ["matrix", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "tvOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "t0", "title": "T0"},
        {"identifier": "t1", "title": "T1"},
        {"identifier": "t2", "title": "T2"},
        {"identifier": "t3", "title": "T3"},
        {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X"}]},
        {"identifier": "u0", "title": "U0"},
        {"identifier": "u1", "title": "U1"}]}
      """
    ],
    """
    a.json
    1 environment

                    A
                    Apple TV
      ──────────────────────
      T0            1
      T1            2
      T2            3
      T3            4
      G             5
        X           screen
      U0            6
      U1            7

      1, 2    place in the bar
      screen  only the screen of its group can lead there
    """),
  SmallRun(
    "an order that differs, and what opens", ["matrix", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}, {"platform": "visionOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "preferredPlacement": "fixed"}]}
      """
    ], only: ["order", "opens", "B"],
    """
    order of the bar  A › B: iPad (compact); Apple Vision Pro
    B › A: iPad (regular)
    B  iPad (regular in portrait)
    A     B        C        D
    B             2     1 (row)  row (1)  2
    """),
  SmallRun(
    "bars that minimize", ["matrix", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "18.0"}], "tabBarMinimizeBehavior": "onScrollUp", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["minimizing", "scrolling", "never"],
    """
    minimizing  never: iPhone (18)
    on scrolling up:
    """),
  SmallRun(
    "an accessory that is not everywhere", ["matrix", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "18.0"}], "bottomAccessory": {"title": "Player"}, "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["accessory", "Player", "none"],
    """
    accessory  none: iPhone (18)
    'Player': iPhone (26 and 27); iPhone Duo (either display)
    """),
  SmallRun(
    "in Markdown", ["matrix", "a.json", "-f", "markdown"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a|b", "title": "A|B"},
        {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X"}, {"identifier": "t0", "title": "T0"}, {"identifier": "t1", "title": "T1"}, {"identifier": "t2", "title": "T2"}, {"identifier": "t3", "title": "T3"}, {"identifier": "t4", "title": "T4"}]},
        {"type": "search"}]}
      """
    ],
    """
    ## Tabs of a.json

    10 environments, 4 layouts

    ### What differs

    - **on screen**
      - a bar at the bottom: iPhone (any width); iPhone Duo (inner display in portrait); iPad (compact)
      - a bar at the side: iPhone Duo (outer display, or inner display in landscape)
      - a bar at the top, the sidebar one tap away: iPad (regular in portrait)
      - a sidebar, the bar one tap away: iPad (regular in landscape)

    ### Where everything is

    | | iPhone (any width);<br>iPhone Duo (inner display in portrait);<br>iPad (compact) | iPhone Duo (outer display, or inner display in landscape) | iPad (regular in portrait) | iPad (regular in landscape) |
    |---|---|---|---|---|
    | A&#124;B | 1 | 1 | 1 (row) | row (1) |
    | G | 2 | 2 | 2 (group) | group (2) |
    | &emsp;X | screen | screen | (row) | row |
    | &emsp;T0 | screen | screen | (row) | row |
    | &emsp;T1 | screen | screen | (row) | row |
    | &emsp;*and 3 more* |  |  |  |  |
    | Search | 3 | 3 | 3 (row) | row (3) |

    <sub>1, 2: place in the bar · row: row of the sidebar · group: heading of a section in the sidebar · (…): after showing or hiding the sidebar · screen: only the screen of its group can lead there</sub>
    """),
  SmallRun(
    "for programs", ["matrix", "a.json", "-f", "json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "preferredPlacement": "optional", "children": [{"identifier": "x", "title": "X"}]}]}
      """
    ], only: [#""kind""#, #""value""#, #""where""#, #""letter""#],
    """
    "kind": "frame",
    "value": "a bar at the bottom",
    "where": "iPhone (any width); iPhone Duo (inner display in portrait); iPad (compact)"
    "kind": "frame",
    "value": "a bar at the side",
    "where": "iPhone Duo (outer display, or inner display in landscape)"
    "kind": "frame",
    "value": "a bar at the top, the sidebar one tap away",
    "where": "iPad (regular in portrait)"
    "kind": "frame",
    "value": "a sidebar, the bar one tap away",
    "where": "iPad (regular in landscape)"
    "kind": "outsideBar",
    "value": null,
    "where": "iPad (regular)"
    "letter": "A",
    "where": "iPhone (any width); iPhone Duo (inner display in portrait); iPad (compact)",
    "kind": "tab",
    "kind": "group",
    "letter": "B",
    "where": "iPhone Duo (outer display, or inner display in landscape)",
    "kind": "tab",
    "kind": "group",
    "letter": "C",
    "where": "iPad (regular in portrait)",
    "kind": "tab",
    "kind": "tab",
    "kind": "section",
    "kind": "tab",
    "letter": "D",
    "where": "iPad (regular in landscape)",
    "kind": "tab",
    "kind": "tab",
    "kind": "section",
    "kind": "tab",
    """),
  SmallRun(
    "of a terminal just wide enough", ["matrix", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X"}]}]}
      """
    ], columns: 60,
    """
    a.json
    10 environments, 4 layouts

    What differs
      on screen  a bar at the bottom:
                   iPhone (any width);
                   iPhone Duo (inner display in portrait);
                   iPad (compact)
                 a bar at the side:
                   iPhone Duo (outer display, or inner display
                   in landscape)
                 a bar at the top, the sidebar one tap away:
                   iPad (regular in portrait)
                 a sidebar, the bar one tap away:
                   iPad (regular in landscape)

    Layouts
      A  iPhone (any width);
         iPhone Duo (inner display in portrait); iPad (compact)
      B  iPhone Duo (outer display, or inner display in
         landscape)
      C  iPad (regular in portrait)
      D  iPad (regular in landscape)

                    A       B       C          D
                    iPhone  iPhone  iPad       iPad
                    iPhone  Duo
                    Duo
                    iPad
      ──────────────────────────────────────────────────
      A             1       1       1 (row)    row (1)
      G             2       2       2 (group)  group (2)
        X           screen  screen  (row)      row

      1, 2    place in the bar
      row     row of the sidebar
      group   heading of a section in the sidebar
      (…)     after showing or hiding the sidebar
      screen  only the screen of its group can lead there
    """),
  SmallRun(
    "of a terminal too narrow", ["matrix", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X"}]}]}
      """
    ], columns: 59,
    """
    a.json
    10 environments, 4 layouts

    What differs
      on screen
        a bar at the bottom:
          iPhone (any width);
          iPhone Duo (inner display in portrait);
          iPad (compact)
        a bar at the side:
          iPhone Duo (outer display, or inner display in
          landscape)
        a bar at the top, the sidebar one tap away:
          iPad (regular in portrait)
        a sidebar, the bar one tap away:
          iPad (regular in landscape)

    Layouts
      A  iPhone (any width);
         iPhone Duo (inner display in portrait); iPad (compact)
      B  iPhone Duo (outer display, or inner display in
         landscape)
      C  iPad (regular in portrait)
      D  iPad (regular in landscape)

                    A       B       C          D
                    iPhone  iPhone  iPad       iPad
                    iPhone  Duo
                    Duo
                    iPad
      ──────────────────────────────────────────────────
      A             1       1       1 (row)    row (1)
      G             2       2       2 (group)  group (2)
        X           screen  screen  (row)      row

      1, 2    place in the bar
      row     row of the sidebar
      group   heading of a section in the sidebar
      (…)     after showing or hiding the sidebar
      screen  only the screen of its group can lead there
    """),
  SmallRun(
    "of two columns that do not fit side by side", ["matrix", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}, {"platform": "visionOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A title that is long"},
        {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X"}]}]}
      """
    ], columns: 40,
    """
    a.json
    11 environments, 5 layouts

    What differs
      on screen
        a bar at the bottom:
          iPhone (any width);
          iPhone Duo (inner display in
          portrait);
          iPad (compact)
        a bar at the side:
          iPhone Duo (outer display, or
          inner display in landscape);
          Apple Vision Pro
        a bar at the top, the sidebar one
        tap away:
          iPad (regular in portrait)
        a sidebar, the bar one tap away:
          iPad (regular in landscape)
      details
        as in layout B:
          iPhone Duo (outer display, or
          inner display in landscape)
        as in layout E: Apple Vision Pro

    Layouts
      A  iPhone (any width);
         iPhone Duo (inner display in
         portrait);
         iPad (compact)
      B  iPhone Duo (outer display, or inner
         display in landscape)
      C  iPad (regular in portrait)
      D  iPad (regular in landscape)
      E  Apple Vision Pro

                     A       B
                     iPhone  iPhone
                     iPhone  Duo
                     Duo
                     iPad
      ─────────────────────────────
      A title that…  1       1
      G              2       2
        X            screen  screen

                     C          D
                     iPad       iPad
      ───────────────────────────────────
      A title that…  1 (row)    row (1)
      G              2 (group)  group (2)
        X            (row)      row

                     E
                     Apple
                     Vision
                     Pro
      ─────────────────────
      A title that…  1
      G              2
        X            screen

      1, 2    place in the bar
      row     row of the sidebar
      group   heading of a section in the s…
      (…)     after showing or hiding the s…
      screen  only the screen of its group …
    """),
  SmallRun(
    "a hidden bar", ["matrix", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "isTabBarHidden": true, "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ],
    """
    a.json
    4 environments, 2 layouts

    What differs
      details  as in layout A: iPad (compact)
               as in layout B: iPad (regular)

    Everywhere
      out of reach  A, B

    Layouts
      A  iPad (compact)
      B  iPad (regular)

                    A     B
                    iPad  iPad
      ────────────────────────
      A             ✗     ✗
      B             ✗     ✗

      ✗       nothing leads there
    """),
  SmallRun(
    "a hidden bar and a sidebar", ["matrix", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "isTabBarHidden": true, "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ],
    """
    a.json
    4 environments, 3 layouts

    What differs
      on screen     neither bar nor sidebar: iPad (compact)
                    a sidebar one tap away: iPad (regular in portrait)
                    a sidebar: iPad (regular in landscape)
      out of reach  A, B: iPad (compact)

    Layouts
      A  iPad (compact)
      B  iPad (regular in portrait)
      C  iPad (regular in landscape)

                    A     B      C
                    iPad  iPad   iPad
      ───────────────────────────────
      A             ✗     (row)  row
      B             ✗     (row)  row

      row     row of the sidebar
      (…)     after showing or hiding the sidebar
      ✗       nothing leads there
    """),
  SmallRun(
    "bars on every device", ["matrix", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}, {"platform": "macCatalyst", "minimumVersion": "27.0"}, {"platform": "tvOS", "minimumVersion": "27.0"}, {"platform": "visionOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X"}]}]}
      """
    ], only: ["screen", "bar", "Layouts"],
    """
    on screen  a bar at the bottom:
    a bar at the side:
    a bar at the top, the sidebar one tap away:
    a sidebar, the bar one tap away: iPad (regular in landscape)
    a sidebar: Mac
    a bar at the top: Apple TV
    Layouts
    X           screen  screen  (row)      row
    X           row    screen    screen
    1, 2    place in the bar
    row     row of the sidebar
    group   heading of a section in the sidebar
    (…)     after showing or hiding the sidebar
    screen  only the screen of its group can lead there
    """),
  SmallRun(
    "of one device", ["reach", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "tvOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ],
    """
    a.json

    Taps          mean  most  one tap  one or two  no route
      Apple TV    1.00     1    100 %       100 %         –

    Everything, the hardest to reach first

      A, B
        1 tap  in the bar  everywhere
    """),
  SmallRun(
    "in More", ["reach", "a.json"],
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
    a.json

    Taps            mean  most  one tap  one or two  no route
      iPhone        1.33     2     67 %       100 %         –
      iPhone Duo    1.33     2     67 %       100 %         –

    Everything, the hardest to reach first

      E, F
        2 taps  in More  everywhere

      A, B, C, D
        1 tap  in the bar  everywhere
    """),
  SmallRun(
    "what an action runs is no destination", ["reach", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "performsAction": true}]}
      """
    ],
    """
    a.json

    Taps            mean  most  one tap  one or two  no route
      iPhone        1.00     1    100 %       100 %         –
      iPhone Duo    1.00     1    100 %       100 %         –

    Everything, the hardest to reach first

      A
        1 tap  in the bar  everywhere
    """),
  SmallRun(
    "out of reach, after customizing and children only", ["reach", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "preferredPlacement": "sidebarOnly", "children": [{"identifier": "x", "title": "X"}, {"identifier": "y", "title": "Y"}]},
        {"identifier": "b", "title": "B", "isHidden": true, "allowsHiding": true},
        {"identifier": "c", "title": "C", "isHidden": true}]}
      """
    ],
    """
    a.json

    Taps      mean  most  one tap  one or two  no route
      iPad    1.33     2     55 %        82 %      18 %

    Everything, the hardest to reach first

      C
        –      out of reach  iPad (regular)
        1 tap  in the bar    iPad (compact)

      B
        –      only after customizing  iPad (regular)
        1 tap  in the bar              iPad (compact)

      X, Y
        2 taps  through the group's screen  iPad (compact)
        2 taps  after showing the sidebar   iPad (regular in portrait)
        1 tap   in the sidebar              iPad (regular in landscape)

      G
        –      not selectable, children only  iPad (regular)
        1 tap  in the bar                     iPad (compact)

      A
        1 tap  in the bar      iPad (compact, or regular in portrait)
        1 tap  in the sidebar  iPad (regular in landscape)
    """),
  SmallRun(
    "nowhere to go", ["reach", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "b", "title": "B", "performsAction": true}]}
      """
    ],
    """
    a.json

    Taps            mean  most  one tap  one or two  no route
      iPhone           –     –        –           –         –
      iPhone Duo       –     –        –           –         –

    There is nowhere to go
    """),
  SmallRun(
    "averages and shares", ["reach", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "tvOS", "minimumVersion": "27.0"}, {"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X"}, {"identifier": "h", "title": "H", "children": [{"identifier": "y", "title": "Y"}]}]}]}
      """
    ], only: ["iPhone", "Apple TV", "mean"],
    """
    Taps            mean  most  one tap  one or two  no route
    Apple TV      1.80     3     40 %        80 %         –
    iPhone        1.80     3     40 %        80 %         –
    iPhone Duo    1.80     3     40 %        80 %         –
    """),
  SmallRun(
    "in Markdown", ["reach", "a.json", "-f", "markdown"],
    [
      "a.json": """
      {"targets": [{"platform": "tvOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a|b", "title": "A|B"},
        {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X"}]},
        {"identifier": "c", "title": "C", "isHidden": true}]}
      """
    ],
    """
    ## Routes in a.json

    | | mean | most | one tap | one or two | no route |
    |---|---:|---:|---:|---:|---:|
    | Apple TV | 1.25 | 2 | 75 % | 100 % | 0 % |
    | iPad | 1.29 | 2 | 63 % | 88 % | 13 % |

    ### Everything, the hardest to reach first

    | destination | taps | route | where |
    |---|---:|---|---|
    | C | – | out of reach | iPad (regular) |
    |  | 1 | in the bar | Apple TV; iPad (compact) |
    | X | 2 | through the group's screen | Apple TV; iPad (compact) |
    |  | 2 | after showing the sidebar | iPad (regular in portrait) |
    |  | 1 | in the sidebar | iPad (regular in landscape) |
    | G | 2 | after hiding the sidebar | iPad (regular in landscape) |
    |  | 1 | in the bar | Apple TV; iPad (compact, or regular in portrait) |
    | A&#124;B | 1 | in the bar | Apple TV; iPad (compact, or regular in portrait) |
    |  | 1 | in the sidebar | iPad (regular in landscape) |
    """),
  SmallRun(
    "nowhere to go, in Markdown", ["reach", "a.json", "-f", "markdown"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "b", "title": "B", "performsAction": true}]}
      """
    ],
    """
    ## Routes in a.json

    | | mean | most | one tap | one or two | no route |
    |---|---:|---:|---:|---:|---:|
    | iPhone | – | – | – | – | – |
    | iPhone Duo | – | – | – | – | – |

    There is nowhere to go
    """),
  SmallRun(
    "for programs", ["reach", "a.json", "-f", "json"],
    [
      "a.json": """
      {"targets": [{"platform": "tvOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X"}]}]}
      """
    ],
    """
    {
      "name": "a.json",
      "environments": [
        "tvOS 27.0"
      ],
      "totals": [
        {
          "platform": "tvOS",
          "device": null,
          "destinations": 3,
          "mean": 1.33,
          "maximum": 2,
          "withinOneTap": 2,
          "withinTwoTaps": 3,
          "withoutWay": 0
        }
      ],
      "destinations": [
        {
          "identifier": "x",
          "title": "X",
          "ways": [
            {
              "via": "groupScreen",
              "taps": 2,
              "where": "everywhere",
              "environments": [
                "tvOS 27.0"
              ]
            }
          ]
        },
        {
          "identifier": "a",
          "title": "A",
          "ways": [
            {
              "via": "tabBar",
              "taps": 1,
              "where": "everywhere",
              "environments": [
                "tvOS 27.0"
              ]
            }
          ]
        },
        {
          "identifier": "g",
          "title": "G",
          "ways": [
            {
              "via": "tabBar",
              "taps": 1,
              "where": "everywhere",
              "environments": [
                "tvOS 27.0"
              ]
            }
          ]
        }
      ],
      "warnings": []
    }
    """),
  SmallRun(
    "for programs, with a warning", ["reach", "a.json", "-f", "json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "c", "title": "C", "isHidden": true}]}
      """
    ],
    only: [
      "rule", "severity", "message", "identifier", "help", "with", "mean", "maximum", "taps",
      "via",
    ],
    """
    "mean": 1.00,
    "maximum": 1,
    "withinOneTap": 6,
    "withinTwoTaps": 6,
    "withoutWay": 2
    "identifier": "c",
    "via": "unreachable",
    "taps": null,
    "via": "tabBar",
    "taps": 1,
    "identifier": "a",
    "via": "tabBar",
    "taps": 1,
    "via": "sidebar",
    "taps": 1,
    """),
  SmallRun(
    "in a narrow terminal", ["reach", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X"}]},
        {"identifier": "c", "title": "C", "isHidden": true}]}
      """
    ], columns: 50,
    """
    a.json

    Taps  mean  max  1 tap  1 or 2  none
      iPad
          1.29    2   63 %    88 %  13 %

    Everything, the hardest to reach first

      C
        –      out of reach  iPad (regular)
        1 tap  in the bar    iPad (compact)

      X
        2 taps  through the group's screen
            iPad (compact)
        2 taps  after showing the sidebar
            iPad (regular in portrait)
        1 tap   in the sidebar
            iPad (regular in landscape)

      G
        2 taps  after hiding the sidebar
            iPad (regular in landscape)
        1 tap   in the bar
            iPad (compact, or regular in portrait)

      A
        1 tap  in the bar
            iPad (compact, or regular in portrait)
        1 tap  in the sidebar
            iPad (regular in landscape)
    """),
  SmallRun(
    "just wide enough for the totals", ["reach", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "tvOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"}]}
      """
    ], columns: 59, only: ["Taps", "TV", "1.00"],
    """
    Taps          mean  most  one tap  one or two  no route
    Apple TV    1.00     1    100 %       100 %         –
    """),
  SmallRun(
    "too narrow for the totals", ["reach", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "tvOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"}]}
      """
    ], columns: 58, only: ["Taps", "TV", "1.00"],
    """
    Taps  mean  max  1 tap  1 or 2  none
    Apple TV
    1.00    1  100 %   100 %     –
    """),
  SmallRun(
    "places in a bar that only shows after hiding the sidebar",
    ["matrix", "a.json", "--orientation", "landscape", "--size-class", "regular"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "26.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A", "image": "star"},
        {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X"}]}]}
      """
    ],
    """
    a.json
    2 environments, the same layout in all of them

                    A
                    iPad
      ───────────────────────
      A             row (1)
      G             group (2)
        X           row

      1, 2    place in the bar
      row     row of the sidebar
      group   heading of a section in the sidebar
      (…)     after showing or hiding the sidebar
    """),
  SmallRun(
    "layouts of one state, between those that two share", ["matrix", "a.json", "--os", "27"],
    [
      "a.json": """
      {"conditions": {"a": {"meaning": "A."}, "b": {"meaning": "B."}}, "targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}, {"platform": "macCatalyst", "minimumVersion": "27.0"}], "variants": [{"availability": {"unless": ["a"], "platforms": ["iOS"]}, "bottomAccessory": {"title": "V"}}, {"availability": {"unless": ["a"], "platforms": ["iPadOS"]}, "bottomAccessory": {"title": "X"}},{"availability": {"unless": ["a"], "platforms": ["macCatalyst"]}, "bottomAccessory": {"title": "W"}}, {"availability": {"unless": ["b"], "platforms": ["iPadOS"]}, "bottomAccessory": {"title": "X"}}, {"availability": {"unless": ["b"]}, "bottomAccessory": {"title": "Y"}}], "tabs": [{"identifier": "t1", "title": "T1"}, {"identifier": "t2", "title": "T2"}]}
      """
    ],
    """
    a.json
    24 environments, 8 layouts

    What differs
      on screen  a bar at the bottom: iPhone (any width); iPad (compact)
                 a bar at the top: iPad (regular); Mac
      accessory  none: everywhere, usually
                 'V': iPhone, not a
                 'W': Mac, not a
                 'X': iPad, not a or not b
                 'Y': iPhone and Mac, not b

    Layouts
      A  iPhone (any width), usually; iPad (compact), usually
      B  iPad (regular), usually; Mac, usually
      C  iPhone, not a
      D  Mac, not a
      E  iPad (compact), not a or not b
      F  iPad (regular), not a or not b
      G  iPhone, not b
      H  Mac, not b

                    usually       not a
                    A       B     C       D
                    iPhone  iPad  iPhone  Mac
                    iPad    Mac
      ───────────────────────────────────────
      T1            1       1     1       1
      T2            2       2     2       2

                    not a or not b  not b
                    E     F         G       H
                    iPad  iPad      iPhone  Mac
      ─────────────────────────────────────────
      T1            1     1         1       1
      T2            2     2         2       2

      1, 2    place in the bar
    """),

  SmallRun(
    "an orientation that an Apple TV does not have",
    ["matrix", "a.json", "-f", "json", "--orientation", "portrait", "--os", "27"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}, {"platform": "tvOS", "minimumVersion": "27.0"}, {"platform": "visionOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "t1", "title": "T1"}, {"identifier": "t2", "title": "T2"}]}
      """
    ], only: [#""orientation""#, #""platform""#],
    """
    "platform": "iPadOS",
    "orientation": "portrait",
    "platform": "iPadOS",
    "orientation": "portrait",
    "platform": "tvOS",
    "orientation": null,
    "platform": "visionOS",
    "orientation": null,
    """),
]
