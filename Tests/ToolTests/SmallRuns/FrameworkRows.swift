let frameworkRows: [SmallRun] = [
  SmallRun(
    "resolve in both",
    ["resolve", "a.json", "-p", "iphone", "--framework", "uikit", "--framework", "swiftui"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "26.0"}, {"platform": "iOS", "minimumVersion": "26.0"}], "mode": "tabSidebar",
       "tabs": [
        {"identifier": "home", "title": "HOME"},
        {"identifier": "library", "title": "LIBRARY", "children": [{"identifier": "books", "title": "BOOKS"}, {"identifier": "songs", "title": "SONGS"}]}]}
      """
    ], columns: 60,
    """
    iPhone · 27.0 · compact width · portrait · UIKit

    ╭──────────────────────────────────────────────────────────╮
    │                                                          │
    │                                                          │
    │                                                          │
    │                           HOME                           │
    │                                                          │
    │                                                          │
    │                                                          │
    │ ╭──────────────────────────────────────────────────────╮ │
    │ │                                                      │ │
    │ │          [HOME]                    LIBRARY           │ │
    │ ╰──────────────────────────────────────────────────────╯ │
    ╰──────────────────────────────────────────────────────────╯
      [ ] selected

    More than one tap away
      2 taps, through the group's screen
        BOOKS, SONGS


    iPhone · 27.0 · compact width · portrait · SwiftUI

    ╭──────────────────────────────────────────────────────────╮
    │                                                          │
    │                                                          │
    │                                                          │
    │                           HOME                           │
    │                                                          │
    │                                                          │
    │                                                          │
    │ ╭──────────────────────────────────────────────────────╮ │
    │ │                                                      │ │
    │ │      [HOME]            BOOKS             SONGS       │ │
    │ ╰──────────────────────────────────────────────────────╯ │
    ╰──────────────────────────────────────────────────────────╯
      [ ] selected

    Everything is one tap away

    1 undocumented assumption; list it with --notes
    """),
  SmallRun(
    "the same twice is once",
    [
      "resolve", "a.json", "-p", "iphone", "--framework", "swiftui", "--framework", "swiftui",
      "-f", "json",
    ],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "26.0"}, {"platform": "iOS", "minimumVersion": "26.0"}], "mode": "tabSidebar",
       "tabs": [
        {"identifier": "home", "title": "HOME"},
        {"identifier": "library", "title": "LIBRARY", "children": [{"identifier": "books", "title": "BOOKS"}, {"identifier": "songs", "title": "SONGS"}]}]}
      """
    ], only: ["\"framework\"", "\"identifier\""],
    """
    "framework": "SwiftUI",
    "identifier": "home",
    "identifier": "books",
    "identifier": "songs",
    "identifier": "home",
    "identifier": "books",
    "identifier": "songs",
    """),
  SmallRun(
    "what the other framework makes of it",
    ["reach", "a.json", "-p", "iphone", "--framework", "swiftui"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "26.0"}, {"platform": "iOS", "minimumVersion": "26.0"}], "mode": "tabSidebar",
       "tabs": [
        {"identifier": "home", "title": "HOME"},
        {"identifier": "library", "title": "LIBRARY", "children": [{"identifier": "books", "title": "BOOKS"}, {"identifier": "songs", "title": "SONGS"}]}]}
      """
    ],
    """
    a.json

    Taps                   mean  most  one tap  one or two  no route
      iPhone in SwiftUI    1.00     1    100 %       100 %         –

    Everything, the hardest to reach first

      HOME, BOOKS, SONGS
        1 tap  in the bar  everywhere
    """),
  SmallRun(
    "a matrix of both", ["matrix", "a.json", "--framework", "uikit", "--framework", "swiftui"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "26.0"}, {"platform": "iOS", "minimumVersion": "26.0"}], "mode": "tabSidebar",
       "tabs": [
        {"identifier": "home", "title": "HOME"},
        {"identifier": "library", "title": "LIBRARY", "children": [{"identifier": "books", "title": "BOOKS"}, {"identifier": "songs", "title": "SONGS"}]}]}
      """
    ], columns: 100,
    """
    a.json
    34 environments, 8 layouts

    What differs
      on screen       a bar at the bottom:
                        iPad (compact); iPhone (any width); iPhone Duo (inner display in portrait)
                      a bar at the top, the sidebar one tap away: iPad (regular in portrait)
                      a sidebar, the bar one tap away: iPad (regular in landscape)
                      a bar at the side: iPhone Duo (outer display, or inner display in landscape)
      not there       LIBRARY:
                        iPad (compact) in SwiftUI; iPhone (any width) in SwiftUI;
                        iPhone Duo (either display) in SwiftUI
      not in the bar  BOOKS, SONGS: everywhere in UIKit; iPad (regular) in SwiftUI
      taps            6 to everything together: iPad (regular in portrait) in UIKit
                      4 to everything together: iPad (regular in portrait) in SwiftUI
                      5 to everything together: iPad (regular in landscape) in UIKit
                      3 to everything together: iPad (regular in landscape) in SwiftUI

    Layouts
      A  iPad (compact) in UIKit; iPhone (any width) in UIKit;
         iPhone Duo (inner display in portrait) in UIKit
      B  iPad (regular in portrait) in UIKit
      C  iPad (regular in landscape) in UIKit
      D  iPhone Duo (outer display, or inner display in landscape) in UIKit
      E  iPad (compact) in SwiftUI; iPhone (any width) in SwiftUI;
         iPhone Duo (inner display in portrait) in SwiftUI
      F  iPad (regular in portrait) in SwiftUI
      G  iPad (regular in landscape) in SwiftUI
      H  iPhone Duo (outer display, or inner display in landscape) in SwiftUI

                    A       B          C          D
                    iPad    iPad       iPad       iPhone
                    iPhone                        Duo
                    iPhone
                    Duo
      ──────────────────────────────────────────────────
      HOME          1       1 (row)    row (1)    1
      LIBRARY       2       2 (group)  group (2)  2
        BOOKS       screen  (row)      row        screen
        SONGS       screen  (row)      row        screen

                    E       F          G          H
                    iPad    iPad       iPad       iPhone
                    iPhone                        Duo
                    iPhone
                    Duo
      ──────────────────────────────────────────────────
      HOME          1       1 (row)    row (1)    1
      LIBRARY       –       2 (group)  group (2)  –
        BOOKS       2       (row)      row        2
        SONGS       3       (row)      row        3

      1, 2    place in the bar
      row     row of the sidebar
      group   heading of a section in the sidebar
      (…)     after showing or hiding the sidebar
      screen  only the screen of its group can lead there
      –       not there
    """),
  SmallRun(
    "taps in both",
    ["reach", "a.json", "-p", "iphone", "--framework", "uikit", "--framework", "swiftui"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "26.0"}, {"platform": "iOS", "minimumVersion": "26.0"}], "mode": "tabSidebar",
       "tabs": [
        {"identifier": "home", "title": "HOME"},
        {"identifier": "library", "title": "LIBRARY", "children": [{"identifier": "books", "title": "BOOKS"}, {"identifier": "songs", "title": "SONGS"}]}]}
      """
    ],
    """
    a.json

    Taps                   mean  most  one tap  one or two  no route
      iPhone in UIKit      1.50     2     50 %       100 %         –
      iPhone in SwiftUI    1.00     1    100 %       100 %         –

    Everything, the hardest to reach first

      BOOKS, SONGS
        2 taps  through the group's screen  everywhere in UIKit
        1 tap   in the bar                  everywhere in SwiftUI

      HOME
        1 tap  in the bar  everywhere

      LIBRARY
        1 tap  in the bar  everywhere in UIKit
    """),
  SmallRun(
    "taps in both, in Markdown",
    [
      "reach", "a.json", "-p", "iphone", "--framework", "uikit", "--framework", "swiftui", "-f",
      "markdown",
    ],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "26.0"}, {"platform": "iOS", "minimumVersion": "26.0"}], "mode": "tabSidebar",
       "tabs": [
        {"identifier": "home", "title": "HOME"},
        {"identifier": "library", "title": "LIBRARY", "children": [{"identifier": "books", "title": "BOOKS"}, {"identifier": "songs", "title": "SONGS"}]}]}
      """
    ],
    """
    ## Routes in a.json

    | | mean | most | one tap | one or two | no route |
    |---|---:|---:|---:|---:|---:|
    | iPhone in UIKit | 1.50 | 2 | 50 % | 100 % | 0 % |
    | iPhone in SwiftUI | 1.00 | 1 | 100 % | 100 % | 0 % |

    ### Everything, the hardest to reach first

    | destination | taps | route | where |
    |---|---:|---|---|
    | BOOKS, SONGS | 2 | through the group's screen | everywhere in UIKit |
    |  | 1 | in the bar | everywhere in SwiftUI |
    | HOME | 1 | in the bar | everywhere |
    | LIBRARY | 1 | in the bar | everywhere in UIKit |
    """),
  SmallRun(
    "taps in both, for programs",
    [
      "reach", "a.json", "-p", "iphone", "--framework", "uikit", "--framework", "swiftui", "-f",
      "json",
    ],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "26.0"}, {"platform": "iOS", "minimumVersion": "26.0"}], "mode": "tabSidebar",
       "tabs": [
        {"identifier": "home", "title": "HOME"},
        {"identifier": "library", "title": "LIBRARY", "children": [{"identifier": "books", "title": "BOOKS"}, {"identifier": "songs", "title": "SONGS"}]}]}
      """
    ], only: ["\"framework\"", "\"mean\"", "\"where\""],
    """
    "framework": "UIKit",
    "mean": 1.50,
    "framework": "SwiftUI",
    "mean": 1.00,
    "where": "everywhere in UIKit",
    "where": "everywhere in SwiftUI",
    "where": "everywhere in UIKit",
    "where": "everywhere in SwiftUI",
    "where": "everywhere",
    "where": "everywhere in UIKit",
    """),
  SmallRun(
    "warnings are about the framework of the spec",
    ["reach", "b.json", "-p", "ipad", "--framework", "swiftui"],
    [
      "b.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "26.0"}], "mode": "tabBar", "compactTabIdentifiers": ["home"],
       "tabs": [
        {"identifier": "home", "title": "HOME"},
        {"identifier": "work", "title": "WORK"}]}
      """
    ],
    """
    b.json

    Taps                 mean  most  one tap  one or two  no route
      iPad in SwiftUI    1.00     1    100 %       100 %         –

    Everything, the hardest to reach first

      HOME, WORK
        1 tap  in the bar  everywhere
    """),
  SmallRun(
    "and with it, they are there",
    [
      "reach", "b.json", "-p", "ipad", "--framework", "uikit", "--framework", "swiftui", "-f",
      "json",
    ],
    [
      "b.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "26.0"}], "mode": "tabBar", "compactTabIdentifiers": ["home"],
       "tabs": [
        {"identifier": "home", "title": "HOME"},
        {"identifier": "work", "title": "WORK"}]}
      """
    ], only: ["\"rule\"", "\"framework\""],
    """
    "framework": "UIKit",
    "framework": "SwiftUI",
    "rule": "compact-parity",
    """),
  SmallRun(
    "macOS and Mac Catalyst",
    ["matrix", "c.json", "--framework", "uikit", "--framework", "swiftui", "--os", "27"],
    [
      "c.json": """
      {"targets": [{"platform": "macCatalyst", "minimumVersion": "27.0"}], "mode": "tabSidebar",
       "tabs": [
        {"identifier": "home", "title": "HOME"},
        {"identifier": "library", "title": "LIBRARY", "children": [{"identifier": "books", "title": "BOOKS"}]}]}
      """
    ], columns: 100,
    """
    c.json
    2 environments, 2 layouts

    What differs
      details  as in layout A: everywhere in UIKit
               as in layout B: everywhere in SwiftUI

    Layouts
      A  everywhere in UIKit
      B  everywhere in SwiftUI

                    A      B
                    Mac    Mac
      ──────────────────────────
      HOME          row    row
      LIBRARY       group  group
        BOOKS       row    row

      row     row of the sidebar
      group   heading of a section in the sidebar
    """),
  SmallRun(
    "headings of the page of both",
    [
      "matrix", "a.json", "-p", "ipad", "--size-class", "regular", "--os", "27", "--framework",
      "uikit", "--framework", "swiftui", "-f", "html",
    ],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "26.0"}, {"platform": "iOS", "minimumVersion": "26.0"}], "mode": "tabSidebar",
       "tabs": [
        {"identifier": "home", "title": "HOME"},
        {"identifier": "library", "title": "LIBRARY", "children": [{"identifier": "books", "title": "BOOKS"}, {"identifier": "songs", "title": "SONGS"}]}]}
      """
    ], only: ["<h3"],
    """
    <h3>Warning (1)</h3>
    <h3 id="bars-1"><a href="#device-1">A · iPad bar, UIKit</a></h3>
    <h3 id="bars-2"><a href="#device-2">B · iPad sidebar, UIKit</a></h3>
    <h3 id="bars-3"><a href="#device-3">C · iPad bar, SwiftUI</a></h3>
    <h3 id="bars-4"><a href="#device-4">D · iPad sidebar, SwiftUI</a></h3>
    <h3 id="device-1-heading">A · iPad bar, UIKit</h3>
    <h3 id="device-2-heading">B · iPad sidebar, UIKit</h3>
    <h3 id="device-3-heading">C · iPad bar, SwiftUI</h3>
    <h3 id="device-4-heading">D · iPad sidebar, SwiftUI</h3>
    """),
  SmallRun(
    "the page tells sections from what is not there",
    [
      "matrix", "d.json", "-p", "iphone", "--os", "27", "--framework", "uikit", "--framework",
      "swiftui", "-f", "html",
    ],
    [
      "d.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}],
       "tabs": [
        {"identifier": "home", "title": "HOME"},
        {"identifier": "gr", "title": "GR", "children": [{"identifier": "x", "title": "X"}]},
        {"identifier": "only", "title": "ONLY", "availability": {"platforms": ["iPadOS"]}},
        {"identifier": "r", "title": "R", "availability": {"horizontalSizeClass": "regular"}}]}
      """
    ], only: ["class=\"absent\""],
    """
    <td class="absent">not a destination</td>
    <td class="absent">not a destination</td>
    <td class="absent">not there</td>
    <td class="absent">not there</td>
    """),
  SmallRun(
    "a picture names it",
    ["resolve", "a.json", "-p", "iphone", "--framework", "swiftui", "-f", "svg"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "26.0"}, {"platform": "iOS", "minimumVersion": "26.0"}], "mode": "tabSidebar",
       "tabs": [
        {"identifier": "home", "title": "HOME"},
        {"identifier": "library", "title": "LIBRARY", "children": [{"identifier": "books", "title": "BOOKS"}, {"identifier": "songs", "title": "SONGS"}]}]}
      """
    ], only: ["<title"],
    """
    <title id="picture-title">iPhone (iOS 27 · compact width · portrait · SwiftUI)</title>
    <g class="device"><title>iPhone</title>
    <g class="strip"><title>Tab bar</title>
    <g class="item"><title>HOME, selected</title>
    <g class="item"><title>BOOKS</title>
    <g class="item"><title>SONGS</title>
    """),
  SmallRun(
    "a diff of both", ["diff", "a.json", "--framework", "uikit..swiftui"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "26.0"}, {"platform": "iOS", "minimumVersion": "26.0"}], "mode": "tabSidebar",
       "tabs": [
        {"identifier": "home", "title": "HOME"},
        {"identifier": "library", "title": "LIBRARY", "children": [{"identifier": "books", "title": "BOOKS"}, {"identifier": "songs", "title": "SONGS"}]}]}
      """
    ],
    """
    a.json, UIKit → SwiftUI
    Visible in 15 of 17 environments

    iPad (compact, or regular in portrait); iPhone (any width);
      iPhone Duo (either display)
      ~ 'BOOKS' is one tap closer (1 instead of 2, in the bar)

    iPad (compact); iPhone (any width); iPhone Duo (either display)
      - 'LIBRARY' leaves the bar
      + 'BOOKS' comes into the bar
      + 'SONGS' comes into the bar and is one tap closer (1 instead of 2, in the
        bar)
    """),
  SmallRun(
    "no such framework", ["resolve", "a.json", "--framework", "appkit"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "26.0"}, {"platform": "iOS", "minimumVersion": "26.0"}], "mode": "tabSidebar",
       "tabs": [
        {"identifier": "home", "title": "HOME"},
        {"identifier": "library", "title": "LIBRARY", "children": [{"identifier": "books", "title": "BOOKS"}, {"identifier": "songs", "title": "SONGS"}]}]}
      """
    ], ofErrors: true,
    """
    error: unknown framework 'appkit'
    help: it takes one of uikit, swiftui
    usage: tabspec resolve [options] [FILE]
    """),
  SmallRun(
    "a framework without a name", ["resolve", "a.json", "--framework", ""],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "26.0"}, {"platform": "iOS", "minimumVersion": "26.0"}], "mode": "tabSidebar",
       "tabs": [
        {"identifier": "home", "title": "HOME"},
        {"identifier": "library", "title": "LIBRARY", "children": [{"identifier": "books", "title": "BOOKS"}, {"identifier": "songs", "title": "SONGS"}]}]}
      """
    ], ofErrors: true,
    """
    error: the value of '--framework' is empty; expected one of 'uikit' and 'swiftui'
    help: write one of uikit, swiftui
    usage: tabspec resolve [options] [FILE]
    """),
  SmallRun(
    "why in SwiftUI",
    ["resolve", "a.json", "-p", "iphone", "--framework", "swiftui", "--why", "library"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "26.0"}, {"platform": "iOS", "minimumVersion": "26.0"}], "mode": "tabSidebar",
       "tabs": [
        {"identifier": "home", "title": "HOME"},
        {"identifier": "library", "title": "LIBRARY", "children": [{"identifier": "books", "title": "BOOKS"}, {"identifier": "songs", "title": "SONGS"}]}]}
      """
    ],
    """
    'LIBRARY' is a heading of its tabs, not a destination.
    iPhone · 27.0 · compact width · portrait · SwiftUI · library

    1. Is it there?
      It is present: its availability is not limited.
        documented: The hierarchy consists of the nodes in tabs and children. [1]
      It is not hidden: no key hides it.
        documented: A tab with hidden(_:) does not exist; on iPad a tab can be
        initially hidden. [2]

    2. Which bar and sidebar does the environment have?
      The mode is tabSidebar, as specified.
        documented: The style of the TabView decides whether there is a sidebar; the
        automatic one has none. [3]
      Here iPhone shows a bar at the bottom and no sidebar.
        documented: Platform, width and mode decide which bar and which sidebar
        there are. [4]

    3. Where in the bar, by its order?
      In this bar the items are the tabs of sections instead of the sections, in
        the order of the code.
        documented [5]

    4. Is it selected at first?
      It is not selected: the initially selected tab is 'HOME', the first visible
        one.
        observed: If the app selects nothing, the first of tabs is selected, not the
        leading item. [1]

    5. How is it reached?
      It is not a destination: it is a heading of its tabs.
        documented: A section has no content of its own and cannot be selected. [5]

    Apple's pages
      [1] https://developer.apple.com/documentation/swiftui/tabview
      [2] https://developer.apple.com/documentation/swiftui/tabcontent/hidden(_:)
      [3] https://developer.apple.com/documentation/swiftui/view/tabviewstyle(_:)
      [4] https://developer.apple.com/documentation/swiftui/enhancing-your-app-content-with-tab-navigation
      [5] https://developer.apple.com/documentation/swiftui/tabsection
    """),
  SmallRun(
    "a matrix of a native Mac in UIKit",
    ["matrix", "a.json", "--no-config", "--framework", "uikit"],
    [
      "a.json":
        #"{"framework": "SwiftUI", "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}, {"platform": "macOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "book"}]}"#
    ],
    """
    a.json
    5 environments, 2 layouts

    What differs
      on screen  a bar at the bottom: iPad (compact)
                 a bar at the top: iPad (regular); Mac

    Layouts
      A  iPad (compact)
      B  iPad (regular); Mac

                    A     B
                    iPad  iPad
                          Mac
      ────────────────────────
      A             1     1
      B             2     2

      1, 2    place in the bar
    """),
  SmallRun(
    "a native Mac of both frameworks",
    ["diff", "a.json", "--no-config", "--framework", "uikit..swiftui"],
    [
      "a.json":
        #"{"framework": "SwiftUI", "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}, {"platform": "macOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "book"}], "mode": "tabSidebar", "sidebar": {"preferredLayout": "tile"}}"#
    ],
    """
    a.json, UIKit → SwiftUI
    Visible in 2 of 5 environments

    iPad (regular)
      ~ the sidebar covers the content instead of being next to it
    """),
  SmallRun(
    "a native Mac of both frameworks, the other way",
    ["diff", "a.json", "--no-config", "--framework", "swiftui..uikit"],
    [
      "a.json":
        #"{"framework": "SwiftUI", "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}, {"platform": "macOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "book"}], "mode": "tabSidebar", "sidebar": {"preferredLayout": "tile"}}"#
    ],
    """
    a.json, SwiftUI → UIKit
    Visible in 2 of 5 environments

    iPad (regular)
      ~ the sidebar is next to the content instead of covering it
    """),
  SmallRun(
    "a native Mac changes in UIKit",
    ["diff", "a.json", "b.json", "--no-config", "--framework", "uikit"],
    [
      "a.json":
        #"{"framework": "SwiftUI", "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}, {"platform": "macOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "book"}]}"#,
      "b.json":
        #"{"framework": "SwiftUI", "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}, {"platform": "macOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "b", "title": "B", "image": "book"}, {"identifier": "a", "title": "A", "image": "star"}]}"#,
    ],
    """
    a.json → b.json
    Visible in all 7 environments

    Everywhere
      ~ the app starts with 'B' instead of 'A'
      ~ 'B' moves to the front of the bar
    """),
]
