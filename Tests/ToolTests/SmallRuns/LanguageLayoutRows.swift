private let mail =
  """
  {"targets": [{"platform": "iOS", "minimumVersion": "26.0"}, {"platform": "iPadOS", "minimumVersion": "26.0"}, {"platform": "macCatalyst", "minimumVersion": "26.0"}], "tabs": [
   {"identifier": "a", "title": "Home", "subtitle": "Sub", "image": "house"},
   {"identifier": "b", "title": "Mail", "image": "envelope", "badgeValue": "Mail"},
   {"identifier": "c", "title": "Mail ", "image": "star"},
   {"identifier": "g", "title": "Group", "image": "folder", "sidebarActions": [{"title": "Act"}], "children": [{"identifier": "x", "title": "Home", "image": "house"}, {"identifier": "y", "title": "None", "image": "house"}, {"identifier": "y2", "title": "Stale", "image": "house", "children": []}]},
   {"identifier": "z", "title": "Brand", "image": "house"}, {"identifier": "p", "title": "Long", "image": "house"},
   {"type": "search"}], "mode": "tabSidebar", "bottomAccessory": {"title": "Act"}, "sidebar": {"header": {"title": "Head"}, "footer": {"title": "Foot"}, "bottomBar": {"title": "Bottom"}}}
  """

private let catalog =
  """
  {"version": "1.0", "sourceLanguage": "en", "strings": {
   "Home": {"localizations": {"de": {"variations": {"device": {"iphone": {"stringUnit": {"state": "translated", "value": "Start"}}, "ipad": {"stringUnit": {"state": "translated", "value": "Heim"}}, "other": {"variations": {"plural": {"one": {"stringUnit": {"state": "translated", "value": "Eins"}}, "other": {"stringUnit": {"state": "translated", "value": "Andere"}}}}}}}}, "fr": {"variations": {"device": {"mac": {"stringUnit": {"state": "translated", "value": "Bureau"}}}}}, "pt": {"stringUnit": {"state": "translated", "value": "Inicio"}}, "pt-BR": {"stringUnit": {"state": "new", "value": "Novo"}}}},
   "Mail": {"extractionState": "manual", "localizations": {"de": {"stringUnit": {"state": "translated", "value": "Post"}}, "fr": {"variations": {"plural": {"one": {"stringUnit": {"state": "translated", "value": "Un"}}}}}, "en": {"stringUnit": {"state": "translated", "value": "Mail"}}, "pt": {"stringUnit": {"state": "needs_review", "value": "Correio"}}}},
   "Stale": {"extractionState": "stale", "localizations": {"fr": {"stringUnit": {"value": "Vieux"}}, "pt": {"stringUnit": {"state": "new", "value": "3"}}}},
   "Brand": {"shouldTranslate": false, "localizations": {"de": {"stringUnit": {"state": "translated", "value": "Marke"}}}},
   "Sub": {"localizations": {"de": {"stringSet": {"values": ["x"]}}}},
   "Long": {"localizations": {"ar": {"stringUnit": {"state": "translated", "value": "xxxxxxxxxxxxxxxx"}}, "de": {"stringUnit": {"state": "translated", "value": "Seventeen letters"}}, "fr": {"stringUnit": {"state": "translated", "value": "  Sixteen  letters "}}}},
   "Act": {"shouldTranslate": true, "localizations": {"de": {"stringUnit": {"state": "translated", "value": "Tun"}}}}, "Head": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Kopf"}}}}, "Foot": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Fuss"}}}}, "Bottom": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Unten"}}}},
   "Group": {}, "Search": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Suche"}}}}}}
  """

let languageLayoutRows: [SmallRun] = [
  SmallRun(
    "a layout in German, iphone",
    [
      "resolve", "a.json", "--no-config", "--strings", "L.xcstrings", "--language", "de", "-p",
      "iphone",
    ],
    [
      "a.json": mail,
      "L.xcstrings": catalog,
    ],
    """
    iPhone · 27.0 · compact width · portrait

    ╭──────────────────────────────────────────────────────────╮
    │                                                          │
    │                          Start                           │
    │                                                          │
    │                                                          │
    │ ╭ accessory ───────────────────────────────────────────╮ │
    │ │                         Tun                          │ │
    │ ╰──────────────────────────────────────────────────────╯ │
    │ ╭──────────────────────────────────────────────────────╮ │
    │ │     ◆            ◇ (Mail)     ◇        ◇      •••    │ │
    │ │  [Start]       Post         Mail     Group    More   │ │
    │ ╰──────────────────────────────────────────────────────╯ │
    ╰──────────────────────────────────────────────────────────╯

    After tapping More
    ╭ More ─────────────────╮
    │  ◇ Brand              │
    │  ◇ Seventeen letters  │
    │  ⌕ Search             │
    ╰───────────────────────╯
      [ ] selected · ◇ ◆ image · ⌕ search tab · ( ) sample badge

    More than one tap away
      2 taps, through the group's screen  Start, None, Stale
      2 taps, in More                     Brand, Seventeen letters, Search
    """),
  SmallRun(
    "a layout in German, ipad",
    [
      "resolve", "a.json", "--no-config", "--strings", "L.xcstrings", "--language", "de", "-p",
      "ipad",
    ],
    [
      "a.json": mail,
      "L.xcstrings": catalog,
    ],
    """
    iPad · 27.0 · regular width · landscape

    ╭──────────────────────────────────────────────────────────────────────────────╮
    │ ╭──────────────────────────╮                                                 │
    │ │  ◧                       │                                                 │
    │ │ ┄ header ┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄ │                                                 │
    │ │  Kopf                    │                                                 │
    │ │ ┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄ │                                                 │
    │ │ [◆ Heim]                 │                                                 │
    │ │  ◇ Post (Mail)           │                                                 │
    │ │  ◇ Mail                  │                                                 │
    │ │  ◇ Brand                 │                      Heim                       │
    │ │  ◇ Seventeen letters     │                                                 │
    │ │  ⌕ Search                │                                                 │
    │ │                          │                                                 │
    │ │  Group ─────────────── ▾ │                                                 │
    │ │    ◇ Heim                │                                                 │
    │ │    ◇ None                │                                                 │
    │ │    Stale ───────────── ▾ │                                                 │
    │ │    → Tun                 │                                                 │
    │ │ ┄ footer ┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄ │                                                 │
    │ │  Fuss                    │                                                 │
    │ │ ─ bottom bar ─────────── │        ╭ accessory ───────────────────╮         │
    │ │  Unten                   │        │             Tun              │         │
    │ ╰──────────────────────────╯        ╰──────────────────────────────╯         │
    ╰──────────────────────────────────────────────────────────────────────────────╯

    After hiding the sidebar
    ╭ customizable ───────────────────────────────────────────────┬ pinned ╮
    │ [Heim] Post (Mail)  Mail   Group  Brand  Seventeen letters  │  ⌕     │
    ╰─────────────────────────────────────────────────────────────┴────────╯
      pinned, images only: Search
      [ ] selected · ◇ ◆ image · ⌕ search tab · ( ) sample badge · ▾ section ·
      ◧ shows and hides the sidebar · → a button, not a destination

    More than one tap away
      3 taps, through the group's screen  Stale
      2 taps, after hiding the sidebar    Group

    5 undocumented assumptions; list them with --notes
    """),
  SmallRun(
    "a layout in German, mac",
    [
      "resolve", "a.json", "--no-config", "--strings", "L.xcstrings", "--language", "de", "-p",
      "mac",
    ],
    [
      "a.json": mail,
      "L.xcstrings": catalog,
    ],
    """
    Mac · 27.0

    ╭──────────────────────────┬───────────────────────────────────────────────────╮
    │  ●●●                   ◧ │                                                   │
    │ ┄ header ┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄ │                                                   │
    │  Kopf                    │                                                   │
    │ ┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄ │                                                   │
    │ [◆ Andere]               │                                                   │
    │  ◇ Post (Mail)           │                                                   │
    │  ◇ Mail                  │                                                   │
    │  ◇ Brand                 │                                                   │
    │  ◇ Seventeen letters     │                      Andere                       │
    │  ⌕ Search                │                                                   │
    │                          │                                                   │
    │  Group ─────────────── ▾ │                                                   │
    │    ◇ Andere              │                                                   │
    │    ◇ None                │                                                   │
    │    Stale ───────────── ▾ │                                                   │
    │    → Tun                 │                                                   │
    │ ┄ footer ┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄ │                                                   │
    │  Fuss                    │         ╭ accessory ───────────────────╮          │
    │ ─ bottom bar ─────────── │         │             Tun              │          │
    │  Unten                   │         ╰──────────────────────────────╯          │
    ╰──────────────────────────┴───────────────────────────────────────────────────╯
      [ ] selected · ◇ ◆ image · ⌕ search tab · ( ) sample badge · ▾ section ·
      ◧ shows and hides the sidebar · → a button, not a destination

    More than one click away
      out of reach                   Stale
      not selectable, children only  Group

    3 undocumented assumptions; list them with --notes
    """),
  SmallRun(
    "a layout in Brazilian Portuguese",
    [
      "reach", "a.json", "--no-config", "--strings", "L.xcstrings", "--language", "pt-BR", "-p",
      "ipad", "--size-class", "regular", "--os", "27",
    ],
    [
      "a.json": mail,
      "L.xcstrings": catalog,
    ],
    """
    a.json

    Taps      mean  most  one tap  one or two  no route
      iPad    1.30     3     75 %        95 %         –

    Everything, the hardest to reach first

      3
        3 taps  through the group's screen  iPad (landscape)
        2 taps  through the group's screen  iPad (portrait)

      Group
        2 taps  after hiding the sidebar  iPad (landscape)
        1 tap   in the bar                iPad (portrait)

      Novo (x), None
        2 taps  after showing the sidebar  iPad (portrait)
        1 tap   in the sidebar             iPad (landscape)

      Novo (a), Correio, Mail , Brand, Long, Search
        1 tap  in the bar      iPad (portrait)
        1 tap  in the sidebar  iPad (landscape)
    """),
  SmallRun(
    "a layout in German on each platform",
    [
      "matrix", "a.json", "--no-config", "--strings", "L.xcstrings", "--language", "de", "--os",
      "27",
    ],
    [
      "a.json": mail,
      "L.xcstrings": catalog,
    ], columns: 130,
    """
    a.json
    8 environments, 5 layouts

    What differs
      on screen  a bar at the bottom: iPhone (any width); iPad (compact)
                 a bar at the top, the sidebar one tap away: iPad (regular in portrait)
                 a sidebar, the bar one tap away: iPad (regular in landscape)
                 a sidebar: Mac
      in More    Brand, Seventeen letters, Search: iPhone (any width); iPad (compact)
      details    as in layout A: iPhone
                 as in layout B: iPad (compact)

    Layouts
      A  iPhone
      B  iPad (compact)
      C  iPad (regular in portrait)
      D  iPad (regular in landscape)
      E  Mac

                         A       B       C          D          E
                         iPhone  iPad    iPad       iPad       Mac
      ──────────────────────────────────────────────────────────────
      Start (a)          1       1       1 (row)    row (1)    row
      Post               2       2       2 (row)    row (2)    row
      Mail               3       3       3 (row)    row (3)    row
      Group              4       4       4 (group)  group (4)  group
        Start (x)        screen  screen  (row)      row        row
        None             screen  screen  (row)      row        row
        Stale            screen  screen  (group)    group      group
      Brand              More    More    5 (row)    row (5)    row
      Seventeen letters  More    More    6 (row)    row (6)    row
      Search             More    More    7 (row)    row (7)    row

      1, 2    place in the bar
      More    listed in More, as it does not fit in the bar
      row     row of the sidebar
      group   heading of a section in the sidebar
      (…)     after showing or hiding the sidebar
      screen  only the screen of its group can lead there
    """),
  SmallRun(
    "what changes in German from an iPhone to an iPad",
    [
      "diff", "a.json", "--no-config", "--strings", "L.xcstrings", "--language", "de", "-p",
      "iphone..ipad", "--os", "27",
    ],
    [
      "a.json": mail,
      "L.xcstrings": catalog,
    ],
    """
    a.json, iPhone (compact in portrait) → iPad (regular in landscape)
    Visible in the environment that was compared

    Everywhere
      ~ the bar is hidden
      ~ the bar is at the top instead of at the bottom
      ~ items of the bar show the title alone instead of the image above the title
      + there is a sidebar now
      ~ 'Start' (a) is called 'Heim' now
      ! 'Group' is one tap further away (2 instead of 1, after hiding the sidebar)
      ~ 'Start' (x) is called 'Heim' now and is one tap closer (1 instead of 2, in
        the sidebar)
      ~ 'None' is one tap closer (1 instead of 2, in the sidebar)
      ! 'Stale' is one tap further away (3 instead of 2, through the group's screen)
      ~ 'Brand', 'Seventeen letters' and 'Search' come out of More into the bar and
        are one tap closer (1 instead of 2, in the sidebar)
    """),
  SmallRun(
    "the worst language of a page is drawn in its direction",
    [
      "matrix", "a.json", "--no-config", "-f", "html", "--language", "all", "--strings",
      "L.xcstrings",
    ],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "26.0"}], "tabs": [
        {"identifier": "a", "title": "Home", "image": "house"},
        {"identifier": "b", "title": "Mail", "image": "envelope"}]}
      """,
      "L.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"Home": {"localizations": {"he": {
        "stringUnit": {"state": "translated", "value": "אבגדהוזחטיכלמנסעפצקרשת"}}}}}}
      """,
    ], only: ["right to left</p>"],
    """
    <p class="quiet">iPad (compact) · drawn as iPad · iPadOS 27 · compact width · portrait · right to left</p>
    <p class="quiet">iPad (regular) · drawn as iPad · iPadOS 27 · regular width · portrait · right to left</p>
    """),
  SmallRun(
    "a page in a language from right to left",
    [
      "matrix", "a.json", "-f", "html", "-p", "ipad", "--os", "27", "--size-class", "regular",
      "--strings", "L.xcstrings", "--language", "ar",
    ],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [{"identifier": "t1", "title": "T1"}, {"identifier": "t2", "title": "T2"}, {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X"}]}]}
      """,
      "L.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"T1": {"localizations": {"ar": {"stringUnit": {"state": "translated", "value": "Q"}}}}}}
      """,
    ], only: [#"class="bar""#, #"class="selected""#],
    """
    <rect class="bar" x="30" y="5" width="34" height="7" rx="3"/>
    <rect class="bar" x="1" y="1" width="191" height="44" rx="22"/>
    <rect class="selected" x="100" y="5" width="44" height="36" rx="18"/>
    <rect class="selected" x="11" y="11" width="300" height="44" rx="12"/>
    <rect class="bar" x="339" y="129" width="191" height="44" rx="22"/>
    <rect class="selected" x="438" y="133" width="44" height="36" rx="18"/>
    <rect class="selected" x="533" y="95" width="300" height="44" rx="12"/>
    <rect class="selected" x="893" y="95" width="300" height="44" rx="12"/>
    <rect class="bar" x="519" y="129" width="191" height="44" rx="22"/>
    <rect class="selected" x="618" y="133" width="44" height="36" rx="18"/>
    """),
]
