private let states = """
  {"conditions": {"paid": {"meaning": "The user pays.", "usually": false}, "old": {"meaning": "The user is old."}, "idle": {"meaning": "No effect."}}, "targets": [{"platform": "iOS", "minimumVersion": "18.0"}, {"platform": "iPadOS", "minimumVersion": "26.0"}, {"platform": "macCatalyst", "minimumVersion": "26.0"}], "mode": "tabSidebar", "tabs": [
    {"identifier": "a", "title": "A", "image": "star", "availability": {"when": ["paid"]}},
    {"identifier": "b", "title": "B", "preferredPlacement": "fixed", "availability": {"unless": ["old"], "minimumVersion": "26.0", "maximumVersion": "26.4"}},
    {"identifier": "c", "title": "C", "isHidden": true, "leadsTo": ["d"]},
    {"identifier": "d", "title": "D", "isHidden": true},
    {"identifier": "g", "title": "G", "isCollapsedByDefault": true, "isSidebarDestination": true, "children": [{"identifier": "g1", "title": "G1", "isHidden": true, "availability": {"platforms": ["iPadOS"], "horizontalSizeClass": "regular"}}, {"identifier": "g2", "title": "G2"}, {"identifier": "g3", "title": "G3", "allowsHiding": true, "isHiddenByDefault": true}]},
    {"identifier": "h", "title": "H", "children": [{"identifier": "h1", "title": "H1", "availability": {"when": ["paid"], "unless": ["old"]}}]},
    {"identifier": "s", "title": "S", "preferredPlacement": "sidebarOnly"}, {"identifier": "o", "title": "O", "preferredPlacement": "optional"}]}
  """

let matrixReportRows: [SmallRun] = [
  SmallRun(
    "odd titles in Markdown in ASCII",
    ["matrix", "a.json", "-p", "tv", "-f", "markdown", "--ascii"],
    [
      "a.json": """
      {"name": "Ö", "tabs": [{"identifier": "ä", "title": "Ä *x* www.a https://b"}, {"identifier": "c", "title": "C", "isHidden": true}]}
      """
    ],
    """
    ## Tabs of &#214;

    3 environments, the same layout in all of them

    ### Where everything is

    | | everywhere |
    |---|---|
    | &#196; &#42;x&#42; www&#46;a https&#58;//b | 1 |
    | C | 2 |

    <sub>1, 2: place in the bar</sub>
    """),
  SmallRun(
    "a matrix of states, text --color always",
    ["matrix", "a.json", "-p", "ipad", "-f", "text", "--color", "always"],
    ["a.json": states], columns: 80,
    """
    \u{1B}[1ma.json\u{1B}[0m
    24 environments, 13 layouts

    \u{1B}[1mWhat differs\u{1B}[0m
      \u{1B}[1mon screen           \u{1B}[0ma bar at the bottom: \u{1B}[2miPad (compact)\u{1B}[0m
                          a bar at the top, the sidebar one tap away:
                            \u{1B}[2miPad (regular in portrait)\u{1B}[0m
                          a sidebar, the bar one tap away:
                            \u{1B}[2miPad (regular in landscape)\u{1B}[0m
      \u{1B}[1min More             \u{1B}[0mH:
                            \u{1B}[2miPad (compact, 26), paid or not old;\u{1B}[0m
                            \u{1B}[2miPad (compact, 27), paid\u{1B}[0m
                          S, O: \u{1B}[2miPad (compact)\u{1B}[0m
      \u{1B}[1mhidden              \u{1B}[0mC, D, G1, G3: \u{1B}[2miPad (regular)\u{1B}[0m
      \u{1B}[1mnot there           \u{1B}[0mG1: \u{1B}[2miPad (compact)\u{1B}[0m
      \u{1B}[1monly there          \u{1B}[0mA: \u{1B}[2meverywhere, paid\u{1B}[0m
                          B: \u{1B}[2miPad (26), not old\u{1B}[0m
      \u{1B}[1mnot in the bar      \u{1B}[0mS, O: \u{1B}[2miPad (regular)\u{1B}[0m
      \u{1B}[1mopens with          \u{1B}[0mC:
                            \u{1B}[2miPad (compact, 26), usually;\u{1B}[0m
                            \u{1B}[2miPad (compact, 27), not paid\u{1B}[0m
                          G:
                            \u{1B}[2miPad (regular, 26), usually;\u{1B}[0m
                            \u{1B}[2miPad (regular, 27), not paid\u{1B}[0m
                          A: \u{1B}[2meverywhere, paid\u{1B}[0m
                          B: \u{1B}[2miPad (26), not old\u{1B}[0m
      \u{1B}[1mcollapsed at first  \u{1B}[0mG: \u{1B}[2miPad (regular, 27)\u{1B}[0m

    \u{1B}[1mLayouts\u{1B}[0m
      \u{1B}[1mA  \u{1B}[0miPad (compact, 26), usually; iPad (compact, 27), not paid
      \u{1B}[1mB  \u{1B}[0miPad (regular in portrait, 26), usually
      \u{1B}[1mC  \u{1B}[0miPad (regular in landscape, 26), usually
      \u{1B}[1mD  \u{1B}[0miPad (regular in portrait, 27), not paid
      \u{1B}[1mE  \u{1B}[0miPad (regular in landscape, 27), not paid
      \u{1B}[1mF  \u{1B}[0miPad (compact), paid
      \u{1B}[1mG  \u{1B}[0miPad (regular in portrait, 26), paid
      \u{1B}[1mH  \u{1B}[0miPad (regular in landscape, 26), paid
      \u{1B}[1mI  \u{1B}[0miPad (regular in portrait, 27), paid
      \u{1B}[1mJ  \u{1B}[0miPad (regular in landscape, 27), paid
      \u{1B}[1mK  \u{1B}[0miPad (compact, 26), not old
      \u{1B}[1mL  \u{1B}[0miPad (regular in portrait, 26), not old
      \u{1B}[1mM  \u{1B}[0miPad (regular in landscape, 26), not old

                    \u{1B}[1musually\u{1B}[0m
                    \u{1B}[1mA       B          C          D          E\u{1B}[0m
                    \u{1B}[2miPad    iPad       iPad       iPad       iPad\u{1B}[0m
      \u{1B}[2m────────────────────────────────────────────────────────────────\u{1B}[0m
      A             \u{1B}[2m–       –          –          –          –\u{1B}[0m
      B             \u{1B}[2m–       –          –          –          –\u{1B}[0m
      C             1       \u{1B}[1;38;5;130mhidden     hidden     hidden     hidden\u{1B}[0m
      D             2       \u{1B}[1;38;5;130mhidden     hidden     hidden     hidden\u{1B}[0m
      G             3       1 (row)    row (1)    1 (row)    row (1)
        G1          \u{1B}[2m–       \u{1B}[0m\u{1B}[1;38;5;130mhidden     hidden     hidden     hidden\u{1B}[0m
        G2          \u{1B}[2mscreen  (row)      \u{1B}[0mrow        \u{1B}[2m(row)      \u{1B}[0mrow
        G3          \u{1B}[2mscreen  \u{1B}[0m\u{1B}[1;38;5;130mhidden     hidden     hidden     hidden\u{1B}[0m
      H             4       2 (group)  group (2)  2 (group)  group (2)
        H1          \u{1B}[2m–       –          –          –          –\u{1B}[0m
      S             \u{1B}[1;38;5;130mMore    \u{1B}[0m\u{1B}[2m(row)      \u{1B}[0mrow        \u{1B}[2m(row)      \u{1B}[0mrow
      O             \u{1B}[1;38;5;130mMore    \u{1B}[0m\u{1B}[2m(row)      \u{1B}[0mrow        \u{1B}[2m(row)      \u{1B}[0mrow

                    \u{1B}[1mpaid\u{1B}[0m
                    \u{1B}[1mF       G          H          I          J\u{1B}[0m
                    \u{1B}[2miPad    iPad       iPad       iPad       iPad\u{1B}[0m
      \u{1B}[2m────────────────────────────────────────────────────────────────\u{1B}[0m
      A             1       1 (row)    row (1)    1 (row)    row (1)
      B             \u{1B}[2m–       –          –          –          –\u{1B}[0m
      C             2       \u{1B}[1;38;5;130mhidden     hidden     hidden     hidden\u{1B}[0m
      D             3       \u{1B}[1;38;5;130mhidden     hidden     hidden     hidden\u{1B}[0m
      G             4       2 (row)    row (2)    2 (row)    row (2)
        G1          \u{1B}[2m–       \u{1B}[0m\u{1B}[1;38;5;130mhidden     hidden     hidden     hidden\u{1B}[0m
        G2          \u{1B}[2mscreen  (row)      \u{1B}[0mrow        \u{1B}[2m(row)      \u{1B}[0mrow
        G3          \u{1B}[2mscreen  \u{1B}[0m\u{1B}[1;38;5;130mhidden     hidden     hidden     hidden\u{1B}[0m
      H             \u{1B}[1;38;5;130mMore    \u{1B}[0m3 (group)  group (3)  3 (group)  group (3)
        H1          \u{1B}[2m–       –          –          –          –\u{1B}[0m
      S             \u{1B}[1;38;5;130mMore    \u{1B}[0m\u{1B}[2m(row)      \u{1B}[0mrow        \u{1B}[2m(row)      \u{1B}[0mrow
      O             \u{1B}[1;38;5;130mMore    \u{1B}[0m\u{1B}[2m(row)      \u{1B}[0mrow        \u{1B}[2m(row)      \u{1B}[0mrow

                    \u{1B}[1mnot old\u{1B}[0m
                    \u{1B}[1mK       L          M\u{1B}[0m
                    \u{1B}[2miPad    iPad       iPad\u{1B}[0m
      \u{1B}[2m──────────────────────────────────────────\u{1B}[0m
      A             \u{1B}[2m–       –          –\u{1B}[0m
      B             1       1 (row)    row (1)
      C             2       \u{1B}[1;38;5;130mhidden     hidden\u{1B}[0m
      D             3       \u{1B}[1;38;5;130mhidden     hidden\u{1B}[0m
      G             4       2 (row)    row (2)
        G1          \u{1B}[2m–       \u{1B}[0m\u{1B}[1;38;5;130mhidden     hidden\u{1B}[0m
        G2          \u{1B}[2mscreen  (row)      \u{1B}[0mrow
        G3          \u{1B}[2mscreen  \u{1B}[0m\u{1B}[1;38;5;130mhidden     hidden\u{1B}[0m
      H             \u{1B}[1;38;5;130mMore    \u{1B}[0m3 (group)  group (3)
        H1          \u{1B}[2m–       –          –\u{1B}[0m
      S             \u{1B}[1;38;5;130mMore    \u{1B}[0m\u{1B}[2m(row)      \u{1B}[0mrow
      O             \u{1B}[1;38;5;130mMore    \u{1B}[0m\u{1B}[2m(row)      \u{1B}[0mrow

      \u{1B}[1m1, 2    \u{1B}[0m\u{1B}[2mplace in the bar\u{1B}[0m
      \u{1B}[1mMore    \u{1B}[0m\u{1B}[2mlisted in More, as it does not fit in the bar\u{1B}[0m
      \u{1B}[1mrow     \u{1B}[0m\u{1B}[2mrow of the sidebar\u{1B}[0m
      \u{1B}[1mgroup   \u{1B}[0m\u{1B}[2mheading of a section in the sidebar\u{1B}[0m
      \u{1B}[1m(…)     \u{1B}[0m\u{1B}[2mafter showing or hiding the sidebar\u{1B}[0m
      \u{1B}[1mscreen  \u{1B}[0m\u{1B}[2monly the screen of its group can lead there\u{1B}[0m
      \u{1B}[1mhidden  \u{1B}[0m\u{1B}[2mhidden until the user shows it, if allowed\u{1B}[0m
      \u{1B}[1m–       \u{1B}[0m\u{1B}[2mnot there\u{1B}[0m
    """),
  SmallRun(
    "a matrix of states, markdown",
    ["matrix", "a.json", "-p", "ipad", "-f", "markdown"],
    ["a.json": states], columns: 80,
    """
    ## Tabs of a.json

    24 environments, 13 layouts

    ### What differs

    - **on screen**
      - a bar at the bottom: iPad (compact)
      - a bar at the top, the sidebar one tap away: iPad (regular in portrait)
      - a sidebar, the bar one tap away: iPad (regular in landscape)
    - **in More**
      - H: iPad (compact, 26), paid or not old; iPad (compact, 27), paid
      - S, O: iPad (compact)
    - **hidden** C, D, G1, G3: iPad (regular)
    - **not there** G1: iPad (compact)
    - **only there**
      - A: everywhere, paid
      - B: iPad (26), not old
    - **not in the bar** S, O: iPad (regular)
    - **opens with**
      - C: iPad (compact, 26), usually; iPad (compact, 27), not paid
      - G: iPad (regular, 26), usually; iPad (regular, 27), not paid
      - A: everywhere, paid
      - B: iPad (26), not old
    - **collapsed at first** G: iPad (regular, 27)

    ### Where everything is

    | | iPad (compact, 26), usually;<br>iPad (compact, 27), not paid | iPad (regular in portrait, 26), usually | iPad (regular in landscape, 26), usually | iPad (regular in portrait, 27), not paid | iPad (regular in landscape, 27), not paid | iPad (compact), paid | iPad (regular in portrait, 26), paid | iPad (regular in landscape, 26), paid | iPad (regular in portrait, 27), paid | iPad (regular in landscape, 27), paid | iPad (compact, 26), not old | iPad (regular in portrait, 26), not old | iPad (regular in landscape, 26), not old |
    |---|---|---|---|---|---|---|---|---|---|---|---|---|---|
    | A | – | – | – | – | – | 1 | 1 (row) | row (1) | 1 (row) | row (1) | – | – | – |
    | B | – | – | – | – | – | – | – | – | – | – | 1 | 1 (row) | row (1) |
    | C | 1 | hidden | hidden | hidden | hidden | 2 | hidden | hidden | hidden | hidden | 2 | hidden | hidden |
    | D | 2 | hidden | hidden | hidden | hidden | 3 | hidden | hidden | hidden | hidden | 3 | hidden | hidden |
    | G | 3 | 1 (row) | row (1) | 1 (row) | row (1) | 4 | 2 (row) | row (2) | 2 (row) | row (2) | 4 | 2 (row) | row (2) |
    | &emsp;G1 | – | hidden | hidden | hidden | hidden | – | hidden | hidden | hidden | hidden | – | hidden | hidden |
    | &emsp;G2 | screen | (row) | row | (row) | row | screen | (row) | row | (row) | row | screen | (row) | row |
    | &emsp;G3 | screen | hidden | hidden | hidden | hidden | screen | hidden | hidden | hidden | hidden | screen | hidden | hidden |
    | H | 4 | 2 (group) | group (2) | 2 (group) | group (2) | More | 3 (group) | group (3) | 3 (group) | group (3) | More | 3 (group) | group (3) |
    | &emsp;H1 | – | – | – | – | – | – | – | – | – | – | – | – | – |
    | S | More | (row) | row | (row) | row | More | (row) | row | (row) | row | More | (row) | row |
    | O | More | (row) | row | (row) | row | More | (row) | row | (row) | row | More | (row) | row |

    <sub>1, 2: place in the bar · More: listed in More, as it does not fit in the bar · row: row of the sidebar · group: heading of a section in the sidebar · (…): after showing or hiding the sidebar · screen: only the screen of its group can lead there · hidden: hidden until the user shows it, if allowed · –: not there</sub>
    """),
  SmallRun(
    "a matrix of unreachable tabs, in colour",
    ["matrix", "a.json", "--color", "always"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "26.0"}, {"platform": "iOS", "minimumVersion": "26.0"}], "mode": "tabSidebar", "tabs": [{"identifier": "a", "title": "A"}, {"identifier": "h", "title": "H", "isHidden": true}, {"identifier": "u", "title": "U", "preferredPlacement": "sidebarOnly"}, {"identifier":"z","title":"Z","isHidden":true}]}
      """
    ], columns: 80,
    """
    \u{1B}[1ma.json\u{1B}[0m
    17 environments, 4 layouts

    \u{1B}[1mWhat differs\u{1B}[0m
      \u{1B}[1mon screen       \u{1B}[0ma bar at the bottom:
                        \u{1B}[2miPad (compact); iPhone (any width);\u{1B}[0m
                        \u{1B}[2miPhone Duo (inner display in portrait)\u{1B}[0m
                      a bar at the top, the sidebar one tap away:
                        \u{1B}[2miPad (regular in portrait)\u{1B}[0m
                      a sidebar, the bar one tap away: \u{1B}[2miPad (regular in landscape)\u{1B}[0m
                      a bar at the side:
                        \u{1B}[2miPhone Duo (outer display, or inner display in landscape)\u{1B}[0m
      \u{1B}[1mhidden          \u{1B}[0mH, Z: \u{1B}[2miPad (regular)\u{1B}[0m
      \u{1B}[1mnot in the bar  \u{1B}[0mU: \u{1B}[2miPad (regular)\u{1B}[0m

    \u{1B}[1mLayouts\u{1B}[0m
      \u{1B}[1mA  \u{1B}[0miPad (compact); iPhone (any width); iPhone Duo (inner display in portrait)
      \u{1B}[1mB  \u{1B}[0miPad (regular in portrait)
      \u{1B}[1mC  \u{1B}[0miPad (regular in landscape)
      \u{1B}[1mD  \u{1B}[0miPhone Duo (outer display, or inner display in landscape)

                    \u{1B}[1mA       B        C        D\u{1B}[0m
                    \u{1B}[2miPad    iPad     iPad     iPhone\u{1B}[0m
                    \u{1B}[2miPhone                    Duo\u{1B}[0m
                    \u{1B}[2miPhone\u{1B}[0m
                    \u{1B}[2mDuo\u{1B}[0m
      \u{1B}[2m──────────────────────────────────────────────\u{1B}[0m
      A             1       1 (row)  row (1)  1
      H             2       \u{1B}[1;38;5;130mhidden   hidden   \u{1B}[0m2
      U             3       \u{1B}[2m(row)    \u{1B}[0mrow      3
      Z             4       \u{1B}[1;38;5;130mhidden   hidden   \u{1B}[0m4

      \u{1B}[1m1, 2    \u{1B}[0m\u{1B}[2mplace in the bar\u{1B}[0m
      \u{1B}[1mrow     \u{1B}[0m\u{1B}[2mrow of the sidebar\u{1B}[0m
      \u{1B}[1m(…)     \u{1B}[0m\u{1B}[2mafter showing or hiding the sidebar\u{1B}[0m
      \u{1B}[1mhidden  \u{1B}[0m\u{1B}[2mhidden until the user shows it, if allowed\u{1B}[0m
    """),
  SmallRun(
    "a matrix of unreachable tabs, narrow",
    ["matrix", "a.json", "-p", "iphone", "-p", "ipad", "--color", "always"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "26.0"}, {"platform": "iOS", "minimumVersion": "26.0"}], "mode": "tabSidebar", "tabs": [{"identifier": "a", "title": "A"}, {"identifier": "h", "title": "H", "isHidden": true}, {"identifier": "u", "title": "U", "preferredPlacement": "sidebarOnly"}, {"identifier":"z","title":"Z","isHidden":true}]}
      """
    ], columns: 50,
    """
    \u{1B}[1ma.json\u{1B}[0m
    14 environments, 3 layouts

    \u{1B}[1mWhat differs\u{1B}[0m
      \u{1B}[1mon screen\u{1B}[0m
        a bar at the bottom:
          \u{1B}[2miPhone (any width); iPad (compact)\u{1B}[0m
        a bar at the top, the sidebar one tap away:
          \u{1B}[2miPad (regular in portrait)\u{1B}[0m
        a sidebar, the bar one tap away:
          \u{1B}[2miPad (regular in landscape)\u{1B}[0m
      \u{1B}[1mhidden\u{1B}[0m
        H, Z: \u{1B}[2miPad (regular)\u{1B}[0m
      \u{1B}[1mnot in the bar\u{1B}[0m
        U: \u{1B}[2miPad (regular)\u{1B}[0m

    \u{1B}[1mLayouts\u{1B}[0m
      \u{1B}[1mA  \u{1B}[0miPhone (any width); iPad (compact)
      \u{1B}[1mB  \u{1B}[0miPad (regular in portrait)
      \u{1B}[1mC  \u{1B}[0miPad (regular in landscape)

                    \u{1B}[1mA       B        C\u{1B}[0m
                    \u{1B}[2miPhone  iPad     iPad\u{1B}[0m
                    \u{1B}[2miPad\u{1B}[0m
      \u{1B}[2m──────────────────────────────────────\u{1B}[0m
      A             1       1 (row)  row (1)
      H             2       \u{1B}[1;38;5;130mhidden   hidden\u{1B}[0m
      U             3       \u{1B}[2m(row)    \u{1B}[0mrow
      Z             4       \u{1B}[1;38;5;130mhidden   hidden\u{1B}[0m

      \u{1B}[1m1, 2    \u{1B}[0m\u{1B}[2mplace in the bar\u{1B}[0m
      \u{1B}[1mrow     \u{1B}[0m\u{1B}[2mrow of the sidebar\u{1B}[0m
      \u{1B}[1m(…)     \u{1B}[0m\u{1B}[2mafter showing or hiding the sidebar\u{1B}[0m
      \u{1B}[1mhidden  \u{1B}[0m\u{1B}[2mhidden until the user shows it, if allo…\u{1B}[0m
    """),
  SmallRun(
    "a matrix without nodes",
    ["matrix", "a.json", "-p", "tv", "-f", "markdown"],
    [
      "a.json": #"{"tabs": [{"identifier": "r.*", "title": "R", "repeats": {"samples": []}}]}"#
    ],
    """
    ## Tabs of a.json

    3 environments, the same layout in all of them

    ### Where everything is

    | | everywhere |
    |---|---|
    """),
  SmallRun(
    "a matrix without nodes, as a text",
    ["matrix", "a.json", "-p", "tv"],
    [
      "a.json": #"{"tabs": [{"identifier": "r.*", "title": "R", "repeats": {"samples": []}}]}"#
    ],
    """
    a.json
    3 environments, the same layout in all of them

                    A
                    Apple TV
      ──────────────────────
    """),
  SmallRun(
    "a matrix of two orders, collapsed sections and accessories",
    ["matrix", "a.json", "-f", "markdown", "--os", "27"],
    [
      "a.json": """
      {"conditions": {"q": {"meaning": "Q.", "usually": false}}, "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabBarMinimizeBehavior": "onScrollUp", "bottomAccessory": {"title": "P|p"}, "tabs": [
        {"identifier": "a", "title": "A"}, {"identifier": "b", "title": "B", "preferredPlacement": "fixed"},
        {"identifier": "g", "title": "G", "isCollapsedByDefault": true, "children": [{"identifier": "c", "title": "C"}, {"identifier": "d", "title": "D"}, {"identifier": "e", "title": "E"}, {"identifier": "f", "title": "F"}, {"identifier": "h", "title": "H"}]}],
        "variants": [{"availability": {"horizontalSizeClass": "compact"}, "tabBarMinimizeBehavior": "onScrollDown", "bottomAccessory": {"title": "Q"}}, {"availability": {"when": ["q"]}, "initialTabIdentifier": "b", "tabBarMinimizeBehavior": "never"}]}
      """
    ],
    """
    ## Tabs of a.json

    8 environments, 6 layouts

    ### What differs

    - **on screen**
      - a bar at the bottom: iPad (compact)
      - a bar at the top, the sidebar one tap away: iPad (regular in portrait)
      - a sidebar, the bar one tap away: iPad (regular in landscape)
    - **order of the bar**
      - A › B › G: iPad (compact)
      - B › A › G: iPad (regular)
    - **opens with**
      - A: everywhere, not q
      - B: everywhere, q
    - **accessory**
      - ‘Q’: iPad (compact)
      - ‘P&#124;p’: iPad (regular)

    ### Where everything is

    | | iPad (compact), not q | iPad (regular in portrait), not q | iPad (regular in landscape), not q | iPad (compact), q | iPad (regular in portrait), q | iPad (regular in landscape), q |
    |---|---|---|---|---|---|---|
    | A | 1 | 2 (row) | row (2) | 1 | 2 (row) | row (2) |
    | B | 2 | 1 (row) | row (1) | 2 | 1 (row) | row (1) |
    | G | 3 | 3 (▸group) | ▸group (3) | 3 | 3 (▸group) | ▸group (3) |
    | &emsp;C | screen | (row) | row | screen | (row) | row |
    | &emsp;D | screen | (row) | row | screen | (row) | row |
    | &emsp;E | screen | (row) | row | screen | (row) | row |
    | &emsp;*and 2 more* |  |  |  |  |  |  |

    <sub>1, 2: place in the bar · row: row of the sidebar · ▸group: heading of a section that is collapsed at first · (…): after showing or hiding the sidebar · screen: only the screen of its group can lead there</sub>
    """),
  SmallRun(
    "a matrix of a rare tab and of one that is missing",
    ["matrix", "a.json", "--ascii", "--os", "27", "--os", "18"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "18.0"}, {"platform": "iPadOS", "minimumVersion": "18.0"}, {"platform": "tvOS", "minimumVersion": "18.0"}], "tabs": [
        {"identifier": "a", "title": "A"}, {"identifier": "r", "title": "R", "availability": {"platforms": ["tvOS"]}},
        {"identifier": "m", "title": "M", "availability": {"platforms": ["iOS", "iPadOS"]}}, {"identifier": "o", "title": "O", "availability": {"minimumVersion": "26.0"}}]}
      """
    ], columns: 100,
    """
    a.json
    16 environments, 6 layouts

    What differs
      on screen   a bar at the bottom: iPhone (any width); iPad (compact)
                  a bar at the top: iPad (regular); Apple TV
      not there   M: Apple TV
                  O: all devices (18)
      only there  R: Apple TV

    Layouts
      A  iPhone (18); iPad (compact, 18)
      B  iPhone (27); iPad (compact, 27)
      C  iPad (regular, 18)
      D  iPad (regular, 27)
      E  Apple TV (18)
      F  Apple TV (27)

                    A       B       C     D     E         F
                    iPhone  iPhone  iPad  iPad  Apple TV  Apple TV
                    iPad    iPad
      ------------------------------------------------------------
      A             1       1       1     1     1         1
      R             -       -       -     -     2         2
      M             2       2       2     2     -         -
      O             -       3       -     3     -         3

      1, 2    place in the bar
      -       not there
    """),
  SmallRun(
    "a row of equal leaves ends with its group",
    ["matrix", "a.json", "-p", "ipad", "--os", "27", "--size-class", "compact", "-f", "markdown"],
    [
      "a.json": """
      {"mode": "tabSidebar", "compactTabIdentifiers": ["a"], "tabs": [{"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "children": [{"identifier": "b", "title": "B"}, {"identifier": "c", "title": "C"}, {"identifier": "d", "title": "D"}]},
        {"identifier": "e", "title": "E"}, {"identifier": "f", "title": "F"}]}
      """
    ], only: ["| "],
    """
    | | everywhere |
    | A | 1 |
    | G | ✗ |
    | &emsp;B | ✗ |
    | &emsp;C | ✗ |
    | &emsp;D | ✗ |
    | E | ✗ |
    | F | ✗ |
    """),
  SmallRun(
    "a platform as Apple writes it has all of its devices",
    ["matrix", "a.json", "--no-config", "-p", "iOS"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "26.0"}], "tabs": [
        {"identifier": "a", "title": "A"}, {"identifier": "b", "title": "B"}]}
      """
    ], only: ["environments,"],
    "9 environments, 2 layouts"),
  SmallRun(
    "a title that ends with a colon, in Markdown",
    ["matrix", "a.json", "--platform", "iphone", "--format", "markdown", "--no-config"],
    [
      "a.json":
        #"{"tabs": [{"identifier": "a", "title": "A:"}, {"identifier": "b", "title": ":b:"}]}"#
    ], only: ["| A", "58"],
    """
    | A: | 1 |
    | &#58;b: | 2 |
    """),
]
