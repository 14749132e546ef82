let stateRows: [SmallRun] = [
  SmallRun(
    "conditions as usual", ["resolve", "a.json", "--os", "27", "-p", "iphone", "-f", "json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "conditions": {"signedIn": {"meaning": "Somebody is signed in."}, "pro": {"meaning": "Pro.", "usually": false}}, "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "availability": {"when": ["signedIn"]}},
        {"identifier": "c", "title": "C", "availability": {"unless": ["pro"]}},
        {"identifier": "d", "title": "D", "availability": {"when": ["signedIn", "pro"]}}]}
      """
    ],
    only: [
      #""identifier""#, #""taps""#, #""via""#, #""title""#, #""mode""#, "conditions", "signedIn",
      #"pro""#,
    ],
    """
    "conditions": [
    "signedIn"
    "mode": "tabBar",
    "identifier": "a",
    "title": "A",
    "identifier": "b",
    "title": "B",
    "identifier": "c",
    "title": "C",
    "identifier": "a",
    "via": "tabBar",
    "taps": 1
    "identifier": "b",
    "via": "tabBar",
    "taps": 1
    "identifier": "c",
    "via": "tabBar",
    "taps": 1
    """),
  SmallRun(
    "when a condition holds", ["resolve", "a.json", "--os", "27", "--why", "b", "-p", "iphone"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "conditions": {"signedIn": {"meaning": "Somebody is signed in."}, "pro": {"meaning": "Pro.", "usually": false}}, "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "availability": {"when": ["signedIn"]}},
        {"identifier": "c", "title": "C", "availability": {"unless": ["pro"]}},
        {"identifier": "d", "title": "D", "availability": {"when": ["signedIn", "pro"]}}]}
      """
    ], only: ["'", "variant", "overrides", "It ", "Nothing"],
    """
    'B' is in the bar: second of three.
    It is present: 'signedIn' holds, as its availability requires.
    It is not hidden: no key hides it.
    It is at the root, so it is an item here.
    It is the second of three, and all fit in the bar.
    It is not selected: the initially selected tab is 'A', the first visible
    It is an item of the bar that is visible: 1 tap.
    Apple's pages
    """),
  SmallRun(
    "when a condition does not hold",
    ["resolve", "a.json", "--os", "27", "--why", "d", "-p", "iphone"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "conditions": {"signedIn": {"meaning": "Somebody is signed in."}, "pro": {"meaning": "Pro.", "usually": false}}, "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "availability": {"when": ["signedIn"]}},
        {"identifier": "c", "title": "C", "availability": {"unless": ["pro"]}},
        {"identifier": "d", "title": "D", "availability": {"when": ["signedIn", "pro"]}}]}
      """
    ], only: ["'", "variant", "overrides", "It ", "Nothing"],
    """
    'D' is not present: it is available when 'pro' holds, and it does not.
    It is available when 'pro' holds, and it does not.
    Apple's pages
    """),
  SmallRun(
    "unless a condition holds",
    ["resolve", "a.json", "--os", "27", "--why", "c", "-p", "iphone"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "conditions": {"signedIn": {"meaning": "Somebody is signed in."}, "pro": {"meaning": "Pro.", "usually": false}}, "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "availability": {"when": ["signedIn"]}},
        {"identifier": "c", "title": "C", "availability": {"unless": ["pro"]}},
        {"identifier": "d", "title": "D", "availability": {"when": ["signedIn", "pro"]}}]}
      """
    ], only: ["'", "variant", "overrides", "It ", "Nothing"],
    """
    'C' is in the bar: third of three.
    It is present: 'pro' does not hold, as its availability requires.
    It is not hidden: no key hides it.
    It is at the root, so it is an item here.
    It is the third of three, and all fit in the bar.
    It is not selected: the initially selected tab is 'A', the first visible
    It is an item of the bar that is visible: 1 tap.
    Apple's pages
    """),
  SmallRun(
    "conditions in a matrix", ["matrix", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "conditions": {"signedIn": {"meaning": "Somebody is signed in."}, "pro": {"meaning": "Pro.", "usually": false}}, "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "availability": {"when": ["signedIn"]}},
        {"identifier": "c", "title": "C", "availability": {"unless": ["pro"]}},
        {"identifier": "d", "title": "D", "availability": {"when": ["signedIn", "pro"]}}]}
      """
    ],
    """
    a.json
    18 environments, 6 layouts

    What differs
      on screen   a bar at the bottom:
                    iPhone (any width); iPhone Duo (inner display in portrait)
                  a bar at the side:
                    iPhone Duo (outer display, or inner display in landscape)
      not there   B: everywhere, not signedIn
                  C: everywhere, pro
      only there  D: everywhere, pro

    Layouts
      A  iPhone (any width), usually;
         iPhone Duo (inner display in portrait), usually
      B  iPhone Duo (outer display, or inner display in landscape), usually
      C  iPhone (any width), not signedIn;
         iPhone Duo (inner display in portrait), not signedIn
      D  iPhone Duo (outer display, or inner display in landscape), not signedIn
      E  iPhone (any width), pro; iPhone Duo (inner display in portrait), pro
      F  iPhone Duo (outer display, or inner display in landscape), pro

                    usually         not signedIn    pro
                    A       B       C       D       E       F
                    iPhone  iPhone  iPhone  iPhone  iPhone  iPhone
                    iPhone  Duo     iPhone  Duo     iPhone  Duo
                    Duo             Duo             Duo
      ────────────────────────────────────────────────────────────
      A             1       1       1       1       1       1
      B             2       2       –       –       2       2
      C             3       3       2       2       –       –
      D             –       –       –       –       3       3

      1, 2    place in the bar
      –       not there
    """),
  SmallRun(
    "a variant of a width",
    [
      "resolve", "a.json", "--os", "27", "--size-class", "compact", "--orientation", "portrait",
      "-f", "json",
    ],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "compactTabIdentifiers": ["a"], "variants": [{"availability": {"horizontalSizeClass": "compact"}, "compactTabIdentifiers": ["b", "c"], "prominentTabIdentifier": "c"}, {"availability": {"platforms": ["iPadOS"]}, "mode": "tabBar", "compactTabIdentifiers": ["c"]}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"},
        {"identifier": "c", "title": "C"}]}
      """
    ],
    only: [
      #""identifier""#, #""taps""#, #""via""#, #""title""#, #""mode""#, "conditions", "signedIn",
      #"pro""#,
    ],
    """
    "conditions": null,
    "mode": "tabBar",
    "identifier": "b",
    "title": "B",
    "identifier": "c",
    "title": "C",
    "identifier": "a",
    "via": "unreachable",
    "taps": null
    "identifier": "b",
    "via": "tabBar",
    "taps": 1
    "identifier": "c",
    "via": "tabBar",
    "taps": 1
    """),
  SmallRun(
    "a variant of a platform",
    ["resolve", "a.json", "--os", "27", "--size-class", "regular", "-f", "json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "compactTabIdentifiers": ["a"], "variants": [{"availability": {"horizontalSizeClass": "compact"}, "compactTabIdentifiers": ["b", "c"], "prominentTabIdentifier": "c"}, {"availability": {"platforms": ["iPadOS"]}, "mode": "tabBar", "compactTabIdentifiers": ["c"]}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"},
        {"identifier": "c", "title": "C"}]}
      """
    ],
    only: [
      #""identifier""#, #""taps""#, #""via""#, #""title""#, #""mode""#, "conditions", "signedIn",
      #"pro""#,
    ],
    """
    "conditions": null,
    "mode": "tabBar",
    "identifier": "a",
    "title": "A",
    "shows": "title",
    "identifier": "b",
    "title": "B",
    "shows": "title",
    "identifier": "c",
    "title": "C",
    "shows": "title",
    "identifier": "a",
    "via": "tabBar",
    "taps": 1
    "identifier": "b",
    "via": "tabBar",
    "taps": 1
    "identifier": "c",
    "via": "tabBar",
    "taps": 1
    """),
  SmallRun(
    "a key of a variant",
    ["resolve", "a.json", "--os", "27", "--why", "a", "--size-class", "compact"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "compactTabIdentifiers": ["a"], "variants": [{"availability": {"horizontalSizeClass": "compact"}, "compactTabIdentifiers": ["b", "c"], "prominentTabIdentifier": "c"}, {"availability": {"platforms": ["iPadOS"]}, "mode": "tabBar", "compactTabIdentifiers": ["c"]}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"},
        {"identifier": "c", "title": "C"}]}
      """
    ], only: ["'", "variant", "overrides", "It ", "Nothing"],
    """
    'A' is out of reach: 'compactTabIdentifiers' does not list it.
    It is present: its availability is not limited.
    It is not hidden: no key hides it.
    The variant (in compact width) gives 'compactTabIdentifiers' and
    'prominentTabIdentifier'.
    The variant (for iPad) gives 'mode'.
    It is excluded: 'compactTabIdentifiers' does not list it.
    It is not selected: the initially selected tab is 'B', the first visible
    Nothing leads there.
    Apple's pages
    """),
  SmallRun(
    "a key of the second variant",
    ["resolve", "a.json", "--os", "27", "--why", "a", "--size-class", "regular"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "compactTabIdentifiers": ["a"], "variants": [{"availability": {"horizontalSizeClass": "compact"}, "compactTabIdentifiers": ["b", "c"], "prominentTabIdentifier": "c"}, {"availability": {"platforms": ["iPadOS"]}, "mode": "tabBar", "compactTabIdentifiers": ["c"]}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"},
        {"identifier": "c", "title": "C"}]}
      """
    ], only: ["'", "variant", "overrides", "It ", "Nothing"],
    """
    'A' is in the bar: first of three.
    It is present: its availability is not limited.
    It is not hidden: no key hides it.
    The variant (for iPad) gives 'mode' and 'compactTabIdentifiers'.
    It is the first of three in that region, and the first of three in the bar.
    It is selected: the initially selected tab is 'A', the first visible one.
    It is an item of the bar that is visible: 1 tap.
    Apple's pages
    """),
  SmallRun(
    "an overridden width", ["resolve", "a.json", "--os", "27", "-f", "json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "horizontalSizeClass": "compact", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X"}]}]}
      """
    ],
    only: [
      #""identifier""#, #""taps""#, #""via""#, #""title""#, #""mode""#, "conditions", "signedIn",
      #"pro""#,
    ],
    """
    "conditions": null,
    "mode": "tabSidebar",
    "identifier": "a",
    "title": "A",
    "identifier": "g",
    "title": "G",
    "identifier": "a",
    "via": "tabBar",
    "taps": 1
    "identifier": "g",
    "via": "tabBar",
    "taps": 1
    "identifier": "x",
    "via": "groupScreen",
    "taps": 2
    """),
  SmallRun(
    "an overridden width, told", ["resolve", "a.json", "--os", "27", "--why", "x"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "horizontalSizeClass": "compact", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X"}]}]}
      """
    ], only: ["'", "variant", "overrides", "It ", "Nothing"],
    """
    'X' is neither in the bar nor in a sidebar: the screen of an enclosing group can
    It is present: its availability is not limited.
    It is not hidden: no key hides it.
    'horizontalSizeClass' overrides the window's regular width with compact.
    observed: The app overrides horizontalSizeClass: every window has the bar
    It is inside 'G'; only root nodes are items here.
    It is not selected: the initially selected tab is 'A', the first visible
    Apple's pages
    [4] https://developer.apple.com/documentation/uikit/uitraitoverrides
    """),
  SmallRun(
    "the initial tab", ["resolve", "a.json", "--os", "27"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "initialTabIdentifier": "y", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X"}, {"identifier": "y", "title": "Y"}]}]}
      """
    ],
    """
    iPad · 27.0 · regular width · landscape

    ╭──────────────────────────────────────────────────────────────────────────────╮
    │ ╭──────────────────────────╮                                                 │
    │ │  ◧                       │                                                 │
    │ │  A                       │                                                 │
    │ │                          │                     G › Y                       │
    │ │  G ─────────────────── ▾ │                                                 │
    │ │    X                     │                                                 │
    │ │   [Y]                    │                                                 │
    │ ╰──────────────────────────╯                                                 │
    ╰──────────────────────────────────────────────────────────────────────────────╯

    After hiding the sidebar
    ╭ customizable ╮
    │  A [G]       │
    ╰──────────────╯
      [ ] selected · ▾ section · ◧ shows and hides the sidebar

    More than one tap away
      2 taps, after hiding the sidebar  G

    2 undocumented assumptions; list them with --notes
    """),
  SmallRun(
    "the initial tab, told", ["resolve", "a.json", "--os", "27", "--why", "y"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "initialTabIdentifier": "y", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X"}, {"identifier": "y", "title": "Y"}]}]}
      """
    ], only: ["'", "variant", "overrides", "It ", "Nothing"],
    """
    'Y' is in the sidebar, in the section 'G'.
    It is present: its availability is not limited.
    It is not hidden: no key hides it.
    It is a row in the section 'G'.
    It is selected: the initially selected tab is 'G', the one in
    'initialTabIdentifier', which continues to 'Y'.
    It can be selected in the sidebar that is visible: 1 tap.
    Apple's pages
    """),
  SmallRun(
    "repeated nodes", ["resolve", "a.json", "--os", "27"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "conditions": {"signedIn": {"meaning": "Somebody is signed in."}, "pro": {"meaning": "Pro.", "usually": false}}, "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "children": [{"identifier": "p-*", "title": "Playlist", "repeats": {"samples": ["Rain", "Sun"], "atMost": 3}}, {"identifier": "y", "title": "Y"}]}]}
      """
    ],
    """
    iPad · 27.0 · regular width · landscape

    ╭──────────────────────────────────────────────────────────────────────────────╮
    │ ╭──────────────────────────╮                                                 │
    │ │  ◧                       │                                                 │
    │ │ [A]                      │                                                 │
    │ │                          │                                                 │
    │ │  G ─────────────────── ▾ │                       A                         │
    │ │    Rain*                 │                                                 │
    │ │    Sun*                  │                                                 │
    │ │    Y                     │                                                 │
    │ ╰──────────────────────────╯                                                 │
    ╰──────────────────────────────────────────────────────────────────────────────╯

    After hiding the sidebar
    ╭ customizable ╮
    │ [A] G        │
    ╰──────────────╯
      [ ] selected · * sample title · ▾ section · ◧ shows and hides the sidebar

    More than one tap away
      2 taps, after hiding the sidebar  G

    2 undocumented assumptions; list them with --notes
    """),
  SmallRun(
    "repeated nodes for programs", ["resolve", "a.json", "--os", "27", "-f", "json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "conditions": {"signedIn": {"meaning": "Somebody is signed in."}, "pro": {"meaning": "Pro.", "usually": false}}, "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "children": [{"identifier": "p-*", "title": "Playlist", "repeats": {"samples": ["Rain", "Sun"], "atMost": 3}}, {"identifier": "y", "title": "Y"}]}]}
      """
    ],
    only: [
      #""identifier""#, #""taps""#, #""via""#, #""title""#, #""mode""#, "conditions", "signedIn",
      #"pro""#,
    ],
    """
    "conditions": [
    "signedIn"
    "mode": "tabSidebar",
    "identifier": "a",
    "title": "A",
    "shows": "title",
    "identifier": "g",
    "title": "G",
    "shows": "title",
    "identifier": "a",
    "title": "A",
    "identifier": "g",
    "title": "G",
    "identifier": "p-1",
    "title": "Rain",
    "identifier": "p-2",
    "title": "Sun",
    "identifier": "y",
    "title": "Y",
    "identifier": "a",
    "via": "sidebar",
    "taps": 1
    "identifier": "g",
    "via": "toggledTabBar",
    "taps": 2
    "identifier": "p-1",
    "via": "sidebar",
    "taps": 1
    "identifier": "p-2",
    "via": "sidebar",
    "taps": 1
    "identifier": "y",
    "via": "sidebar",
    "taps": 1
    """),
  SmallRun(
    "links", ["resolve", "a.json", "--os", "27", "-p", "iphone"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "compactTabIdentifiers": ["a"], "tabs": [
        {"identifier": "a", "title": "A", "leadsTo": ["b", "x"]},
        {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X", "leadsTo": ["y"]}, {"identifier": "y", "title": "Y"}]},
        {"identifier": "b", "title": "B", "isHidden": true}]}
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
    │ │                                                      │ │
    │ │                         [A]                          │ │
    │ ╰──────────────────────────────────────────────────────╯ │
    ╰──────────────────────────────────────────────────────────╯
      [ ] selected

    More than one tap away
      not selectable, children only      G
      3 taps, from another tab's screen  Y
      2 taps, from another tab's screen  X, B

    1 undocumented assumption; list it with --notes
    """),
  SmallRun(
    "a link, told", ["resolve", "a.json", "--os", "27", "--why", "y", "-p", "iphone"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "compactTabIdentifiers": ["a"], "tabs": [
        {"identifier": "a", "title": "A", "leadsTo": ["b", "x"]},
        {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X", "leadsTo": ["y"]}, {"identifier": "y", "title": "Y"}]},
        {"identifier": "b", "title": "B", "isHidden": true}]}
      """
    ], only: ["'", "variant", "overrides", "It ", "Nothing"],
    """
    'Y' is neither in the bar nor in a sidebar: the screen of 'X' opens it.
    It is present: its availability is not limited.
    It is not hidden: no key hides it.
    The mode is tabSidebar: 'G' at the root is a group.
    It is inside 'G'; only root nodes are items here.
    'G' is excluded: 'compactTabIdentifiers' does not list it.
    It is not selected: the initially selected tab is 'A', the first visible
    The screen of 'X' opens it: 3 taps.
    Apple's pages
    """),
  SmallRun(
    "no link", ["resolve", "a.json", "--os", "27", "--why", "b", "-p", "iphone"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "compactTabIdentifiers": ["a"], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["'", "variant", "overrides", "It ", "Nothing"],
    """
    'B' is out of reach: 'compactTabIdentifiers' does not list it.
    It is present: its availability is not limited.
    It is not hidden: no key hides it.
    It is excluded: 'compactTabIdentifiers' does not list it.
    It is not selected: the initially selected tab is 'A', the first visible
    Nothing leads there.
    Apple's pages
    """),
  SmallRun(
    "conditions in a diff", ["diff", "a.json", "b.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "conditions": {"signedIn": {"meaning": "Somebody is signed in."}, "pro": {"meaning": "Pro.", "usually": false}}, "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "availability": {"when": ["signedIn"]}},
        {"identifier": "c", "title": "C", "availability": {"unless": ["pro"]}},
        {"identifier": "d", "title": "D", "availability": {"when": ["signedIn", "pro"]}}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "conditions": {"signedIn": {"meaning": "Somebody is signed in."}, "pro": {"meaning": "Pro.", "usually": false}}, "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"},
        {"identifier": "c", "title": "C", "availability": {"unless": ["pro"]}}]}
      """,
    ],
    """
    a.json → b.json
    Visible in 12 of 18 environments

    Everywhere, not signedIn
      + 'B' is new in the bar

    Everywhere, pro
      - 'D' is gone from the bar

    Identifiers
      ! the identifier 'd' was removed with 'D'
        = customizations do not use it; code and saved states that name it have to
          follow
    """),
  SmallRun(
    "links in reach", ["reach", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "compactTabIdentifiers": ["a"], "tabs": [
        {"identifier": "a", "title": "A", "leadsTo": ["b", "x"]},
        {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X", "leadsTo": ["y"]}, {"identifier": "y", "title": "Y"}]},
        {"identifier": "b", "title": "B", "isHidden": true}]}
      """
    ],
    """
    a.json

    Taps            mean  most  one tap  one or two  no route
      iPhone        2.00     3     25 %        75 %         –
      iPhone Duo    2.00     3     25 %        75 %         –

    Everything, the hardest to reach first

      Y
        3 taps  from another tab's screen  everywhere

      X, B
        2 taps  from another tab's screen  everywhere

      G
        not selectable, children only  everywhere

      A
        1 tap  in the bar  everywhere
    """),
  SmallRun(
    "what lint says of links", ["lint", "a.json", "--no-config", "-f", "concise"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "compactTabIdentifiers": ["a"], "tabs": [
        {"identifier": "a", "title": "A", "leadsTo": ["b", "x"]},
        {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X", "leadsTo": ["y"]}, {"identifier": "y", "title": "Y"}]},
        {"identifier": "b", "title": "B", "isHidden": true}]}
      """
    ],
    """
    a.json:1:102: warning: the bar has fewer than two items [single-tab]
    a.json:2:3: warning: 'A' has no image for its item in the bar; nothing else shows on an iPhone Duo's outer display and an iPhone Duo's inner display in landscape [missing-image]
    a.json:4:49: warning: 'B' is hidden, and users cannot show it [hidden-for-good]
    """),
]
