let coloredReportRows: [SmallRun] = [
  SmallRun(
    "the reach in states, text --color always",
    ["reach", "a.json", "-p", "ipad", "-f", "text", "--color", "always"],
    [
      "a.json": """
      {"conditions": {"paid": {"meaning": "The user pays.", "usually": false}, "old": {"meaning": "The user is old."}, "idle": {"meaning": "No effect."}}, "targets": [{"platform": "iOS", "minimumVersion": "18.0"}, {"platform": "iPadOS", "minimumVersion": "26.0"}, {"platform": "macCatalyst", "minimumVersion": "26.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A", "image": "star", "availability": {"when": ["paid"]}},
        {"identifier": "b", "title": "B", "preferredPlacement": "fixed", "availability": {"unless": ["old"], "minimumVersion": "26.0", "maximumVersion": "26.4"}},
        {"identifier": "c", "title": "C", "isHidden": true, "leadsTo": ["d"]},
        {"identifier": "d", "title": "D", "isHidden": true},
        {"identifier": "g", "title": "G", "isCollapsedByDefault": true, "isSidebarDestination": true, "children": [{"identifier": "g1", "title": "G1", "isHidden": true, "availability": {"platforms": ["iPadOS"], "horizontalSizeClass": "regular"}}, {"identifier": "g2", "title": "G2"}, {"identifier": "g3", "title": "G3", "allowsHiding": true, "isHiddenByDefault": true}]},
        {"identifier": "h", "title": "H", "children": [{"identifier": "h1", "title": "H1", "availability": {"when": ["paid"], "unless": ["old"]}}]},
        {"identifier": "s", "title": "S", "preferredPlacement": "sidebarOnly"}, {"identifier": "o", "title": "O", "preferredPlacement": "optional"}]}
      """
    ], columns: 80,
    """
    \u{1B}[1ma.json\u{1B}[0m

    \u{1B}[1mTaps      \u{1B}[0m\u{1B}[2mmean  most  one tap  one or two  no route\u{1B}[0m
      iPad    1.57     3     40 %        87 %      \u{1B}[1;38;5;130m12 %\u{1B}[0m

    \u{1B}[1mEverything, the hardest to reach first\u{1B}[0m

      \u{1B}[1mC, D\u{1B}[0m
        –      \u{1B}[1;31mout of reach  \u{1B}[0m\u{1B}[2miPad (regular)\u{1B}[0m
        1 tap  in the bar    \u{1B}[2miPad (compact)\u{1B}[0m

      \u{1B}[1mG2\u{1B}[0m
        3 taps  after showing the sidebar   \u{1B}[2miPad (regular in portrait, 27)\u{1B}[0m
        2 taps  through the group's screen  \u{1B}[2miPad (compact)\u{1B}[0m
        2 taps  after showing the sidebar   \u{1B}[2miPad (regular in portrait, 26)\u{1B}[0m
        2 taps  in a collapsed section      \u{1B}[2miPad (regular in landscape, 27)\u{1B}[0m
        1 tap   in the sidebar              \u{1B}[2miPad (regular in landscape, 26)\u{1B}[0m

      \u{1B}[1mG3\u{1B}[0m
        2 taps  through the group's screen  \u{1B}[2meverywhere\u{1B}[0m

      \u{1B}[1mS, O\u{1B}[0m
        2 taps  in More                    \u{1B}[2miPad (compact)\u{1B}[0m
        2 taps  after showing the sidebar  \u{1B}[2miPad (regular in portrait)\u{1B}[0m
        1 tap   in the sidebar             \u{1B}[2miPad (regular in landscape)\u{1B}[0m

      \u{1B}[1mG1\u{1B}[0m
        2 taps  through the group's screen  \u{1B}[2miPad (regular)\u{1B}[0m

      \u{1B}[1mH\u{1B}[0m
        2 taps  after hiding the sidebar  \u{1B}[2miPad (regular in landscape)\u{1B}[0m
        2 taps  in More                   \u{1B}[2miPad (compact, 26), paid or not old;\u{1B}[0m
                                          \u{1B}[2miPad (compact, 27), paid\u{1B}[0m
        1 tap   in the bar                \u{1B}[2miPad (compact, 26), usually;\u{1B}[0m
                                          \u{1B}[2miPad (regular in portrait);\u{1B}[0m
                                          \u{1B}[2miPad (compact, 27), not paid\u{1B}[0m

      \u{1B}[1mG\u{1B}[0m
        1 tap  in the bar      \u{1B}[2miPad (compact, or regular in portrait)\u{1B}[0m
        1 tap  in the sidebar  \u{1B}[2miPad (regular in landscape)\u{1B}[0m

      \u{1B}[1mA\u{1B}[0m
        1 tap  in the bar      \u{1B}[2miPad (compact, or regular in portrait), paid\u{1B}[0m
        1 tap  in the sidebar  \u{1B}[2miPad (regular in landscape), paid\u{1B}[0m

      \u{1B}[1mB\u{1B}[0m
        1 tap  in the bar      \u{1B}[2miPad (compact, or regular in portrait, 26), not old\u{1B}[0m
        1 tap  in the sidebar  \u{1B}[2miPad (regular in landscape, 26), not old\u{1B}[0m
    """),
  SmallRun(
    "warnings about the reach, in colour",
    ["reach", "a.json", "--color", "always"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "26.0"}, {"platform": "iOS", "minimumVersion": "26.0"}], "mode": "tabSidebar", "tabs": [{"identifier": "a", "title": "A"}, {"identifier": "h", "title": "H", "isHidden": true}, {"identifier": "u", "title": "U", "preferredPlacement": "sidebarOnly"}, {"identifier":"z","title":"Z","isHidden":true}]}
      """
    ], columns: 44,
    """
    \u{1B}[1ma.json\u{1B}[0m

    \u{1B}[1mTaps  \u{1B}[0m\u{1B}[2mmean  max  1 tap  1 or 2  none\u{1B}[0m
      iPad
          1.08    2   69 %    75 %  \u{1B}[1;38;5;130m25 %\u{1B}[0m
      iPhone
          1.00    1  100 %   100 %     –
      iPhone Duo
          1.00    1  100 %   100 %     –

    \u{1B}[1mEverything, the hardest to reach first\u{1B}[0m

      \u{1B}[1mH, Z\u{1B}[0m
        –      \u{1B}[1;31mout of reach\u{1B}[0m
            \u{1B}[2miPad (regular)\u{1B}[0m
        1 tap  in the bar
            \u{1B}[2miPad (compact); iPhone (any width);\u{1B}[0m
            \u{1B}[2miPhone Duo (either display)\u{1B}[0m

      \u{1B}[1mU\u{1B}[0m
        2 taps  after showing the sidebar
            \u{1B}[2miPad (regular in portrait)\u{1B}[0m
        1 tap   in the bar
            \u{1B}[2miPad (compact); iPhone (any width);\u{1B}[0m
            \u{1B}[2miPhone Duo (either display)\u{1B}[0m
        1 tap   in the sidebar
            \u{1B}[2miPad (regular in landscape)\u{1B}[0m

      \u{1B}[1mA\u{1B}[0m
        1 tap  in the bar
            \u{1B}[2miPad (compact, or regular in\u{1B}[0m
            \u{1B}[2mportrait);\u{1B}[0m
            \u{1B}[2miPhone (any width);\u{1B}[0m
            \u{1B}[2miPhone Duo (either display)\u{1B}[0m
        1 tap  in the sidebar
            \u{1B}[2miPad (regular in landscape)\u{1B}[0m
    """),
  SmallRun(
    "warnings about the reach as JSON",
    ["reach", "a.json", "-f", "json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "26.0"}, {"platform": "iOS", "minimumVersion": "26.0"}], "mode": "tabSidebar", "tabs": [{"identifier": "a", "title": "A"}, {"identifier": "h", "title": "H", "isHidden": true}, {"identifier": "u", "title": "U", "preferredPlacement": "sidebarOnly"}, {"identifier":"z","title":"Z","isHidden":true}]}
      """
    ], only: [#""severity""#, #""message""#, #""help""#, #""rule""#, #""environments""#],
    """
    "environments": [
    "environments": [
    "environments": [
    "environments": [
    "environments": [
    "environments": [
    "environments": [
    "environments": [
    "environments": [
    "environments": [
    """),
  SmallRun(
    "equal rows of a matrix",
    ["matrix", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "26.0"}], "tabs": [
        {"identifier": "t0", "title": "T0"},
        {"identifier": "t1", "title": "T1"},
        {"identifier": "t2", "title": "T2"},
        {"identifier": "t3", "title": "T3"},
        {"identifier": "t4", "title": "T4"},
        {"identifier": "t5", "title": "T5"},
        {"identifier": "t6", "title": "T6"},
        {"identifier": "t7", "title": "T7"},
        {"identifier": "t8", "title": "T8"},
        {"identifier": "t9", "title": "T9"},
        {"identifier": "t10", "title": "T10"},
        {"identifier": "t11", "title": "T11"},
        {"identifier": "t12", "title": "T12"},
        {"identifier": "t13", "title": "T13"},
        {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X"}, {"identifier": "y", "title": "Y"}]}]}
      """
    ], columns: 80,
    """
    a.json
    9 environments, 2 layouts

    What differs
      on screen  a bar at the bottom:
                   iPhone (any width); iPhone Duo (inner display in portrait)
                 a bar at the side:
                   iPhone Duo (outer display, or inner display in landscape)

    Everywhere
      in More  T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, G

    Layouts
      A  iPhone (any width); iPhone Duo (inner display in portrait)
      B  iPhone Duo (outer display, or inner display in landscape)

                    A       B
                    iPhone  iPhone
                    iPhone  Duo
                    Duo
      ────────────────────────────
      T0            1       1
      T1            2       2
      T2            3       3
      T3            4       4
      T4            More    More
      T5            More    More
      T6            More    More
      and 7 more
      G             More    More
        X           screen  screen
        Y           screen  screen

      1, 2    place in the bar
      More    listed in More, as it does not fit in the bar
      screen  only the screen of its group can lead there
    """),
  SmallRun(
    "titles in 40 columns, in colour",
    ["titles", "a.json", "--color", "always"],
    [
      "a.json": """
      {"tabs": [{"identifier": "a", "title": "home", "image": "house"}, {"identifier": "b", "title": "lib"}, {"identifier": "c", "title": "set"}, {"identifier": "d", "title": "Plain"}]}
      """,
      "Localizable.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"home": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Home"}}, "de": {"stringUnit": {"state": "needs_review", "value": "Ein sehr langer Titel hier drin"}}, "ja": {"stringUnit": {"state": "translated", "value": "ホーム"}}}}, "lib": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Library"}}, "de": {"stringUnit": {"state": "translated", "value": "Ein sehr langer Titel hier drin"}}, "ja": {"stringUnit": {"state": "translated", "value": "ホーム"}}}}, "set": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Settings"}}, "de": {"stringUnit": {"state": "new", "value": "Settings"}}}}}}
      """,
    ], columns: 40,
    """
    \u{1B}[1ma.json\u{1B}[0m

    \u{1B}[1mLanguages that break the bar\u{1B}[0m
      \u{1B}[1mde  \u{1B}[0m\u{1B}[1;38;5;130m2 too long, 2 equal to a sibling, 1 not translated, 1 not reviewed\u{1B}[0m
      \u{1B}[1mja  \u{1B}[0m\u{1B}[1;38;5;130m2 equal to a sibling, 1 not translated\u{1B}[0m
      \u{1B}[2mnone in en\u{1B}[0m

    \u{1B}[1mTitles        \u{1B}[0m\u{1B}[2men\u{1B}[0m
      a           Home
      b           Library
      c           Settings
      d (no key)  Plain

    \u{1B}[2m12 length of the longest text ·\u{1B}[0m
    \u{1B}[2m12! length, too long ·\u{1B}[0m
    \u{1B}[2m= equal to a sibling ·\u{1B}[0m
    \u{1B}[2m? not translated · ~ not reviewed\u{1B}[0m
    \u{1B}[2mand 2 more languages: see --format\u{1B}[0m
    \u{1B}[2mmarkdown, or ask with --language\u{1B}[0m
    """),
  SmallRun(
    "titles in 100 columns, in colour",
    ["titles", "a.json", "--color", "always"],
    [
      "a.json": """
      {"tabs": [{"identifier": "a", "title": "home", "image": "house"}, {"identifier": "b", "title": "lib"}, {"identifier": "c", "title": "set"}, {"identifier": "d", "title": "Plain"}]}
      """,
      "Localizable.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"home": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Home"}}, "de": {"stringUnit": {"state": "needs_review", "value": "Ein sehr langer Titel hier drin"}}, "ja": {"stringUnit": {"state": "translated", "value": "ホーム"}}}}, "lib": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Library"}}, "de": {"stringUnit": {"state": "translated", "value": "Ein sehr langer Titel hier drin"}}, "ja": {"stringUnit": {"state": "translated", "value": "ホーム"}}}}, "set": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Settings"}}, "de": {"stringUnit": {"state": "new", "value": "Settings"}}}}}}
      """,
    ], columns: 100,
    """
    \u{1B}[1ma.json\u{1B}[0m

    \u{1B}[1mLanguages that break the bar\u{1B}[0m
      \u{1B}[1mde  \u{1B}[0m\u{1B}[1;38;5;130m2 too long, 2 equal to a sibling, 1 not translated, 1 not reviewed\u{1B}[0m
      \u{1B}[1mja  \u{1B}[0m\u{1B}[1;38;5;130m2 equal to a sibling, 1 not translated\u{1B}[0m
      \u{1B}[2mnone in en\u{1B}[0m

    \u{1B}[1mTitles        \u{1B}[0m\u{1B}[2men        de                              ja\u{1B}[0m
      a           Home      Ein sehr langer Titel h… \u{1B}[1;38;5;130m31!=~  \u{1B}[0mホーム \u{1B}[1;38;5;130m=\u{1B}[0m
      b           Library   Ein sehr langer Titel hi… \u{1B}[1;38;5;130m31!=  \u{1B}[0mホーム \u{1B}[1;38;5;130m=\u{1B}[0m
      c           Settings  Settings \u{1B}[2m?                      \u{1B}[0mSettings \u{1B}[2m?\u{1B}[0m
      d (no key)  Plain     Plain                           Plain

    \u{1B}[2m12 length of the longest text · 12! length, too long · = equal to a sibling · ? not translated ·\u{1B}[0m
    \u{1B}[2m~ not reviewed\u{1B}[0m
    """),
  SmallRun(
    "identifiers in a matrix",
    ["matrix", "a.json", "-f", "json", "-p", "ipad"],
    [
      "a.json": #"""
      {"name": "Reader", "targets": [{"platform": "iOS", "minimumVersion": "18.0"}, {"platform": "iPadOS", "minimumVersion": "18.0"}, {"platform": "macCatalyst", "minimumVersion": "18.0"}, {"platform": "visionOS", "minimumVersion": "18.0"}, {"platform": "tvOS", "minimumVersion": "18.0"}], "tabs": [
        {"identifier": "a", "title": "Home", "image": "house.circle.fill"},
        {"identifier": "b", "title": "Mail", "image": "envelope.badge", "badgeValue": "12"},
        {"identifier": "c", "title": "Stars", "image": "star.square"},
        {"identifier": "d", "title": "Odd", "image": "zebra.fill.badge.plus"},
        {"identifier": "e", "title": "Own", "image": {"asset": "zebra.fill"}},
        {"identifier": "f", "title": "Books", "image": "books.vertical.fill", "badgeValue": "!"},
        {"identifier": "g", "title": "A\nB", "image": "z"},
        {"identifier": "h", "title": "Person", "image": "person.crop.circle.badge.plus", "isEnabled": false},
        {"type": "search", "automaticallyActivatesSearch": true}]}
      """#
    ], columns: 100, only: [#""identifiers""#, #""letter""#],
    """
    "identifiers": [],
    "identifiers": [],
    "identifiers": [
    "letter": "A",
    "letter": "B",
    """),
]
