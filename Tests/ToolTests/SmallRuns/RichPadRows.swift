private let atlas =
  """
  {"name": "Atlas", "mode": "tabSidebar", "targets": [{"platform": "iOS", "minimumVersion": "18.0"}, {"platform": "iPadOS", "minimumVersion": "26.1"}, {"platform": "macCatalyst", "minimumVersion": "27.0"}, {"platform": "tvOS", "minimumVersion": "26.0"}, {"platform": "visionOS", "minimumVersion": "26.0"}],
   "compactTabIdentifiers": ["home", "shelf", "extra", "com.apple.UIKit.Search"], "prominentTabIdentifier": "add", "tabBarMinimizeBehavior": "onScrollDown", "bottomAccessory": {"title": "Player"},
   "initialTabIdentifier": "unread", "conditions": {"signedIn": {"meaning": "Somebody is signed in.", "usually": true}, "beta": {"meaning": "It is a beta."}},
   "sidebar": {"preferredLayout": "tile", "header": {"title": "Top"}, "footer": {"title": "End"}, "bottomBar": {"title": "Account"}},
   "tabs": [
    {"identifier": "home", "title": "Home", "image": "house", "badgeValue": "3", "preferredPlacement": "fixed", "leadsTo": ["deep", "orphan"]},
    {"identifier": "shelf", "title": "Shelf", "image": "books.vertical", "allowsReordering": true, "allowsHiding": true, "displayOrderIdentifiers": ["read", "unread"], "defaultChildIdentifier": "read", "sidebarActions": [{"title": "New", "image": "plus"}], "isCollapsedByDefault": true, "children": [
      {"identifier": "unread", "title": "Unread", "image": "circle", "preferredPlacement": "optional", "allowsHiding": true},
      {"identifier": "read", "title": "Read", "image": {"asset": "Read"}, "preferredPlacement": "pinned"},
      {"identifier": "deep", "title": "Deep", "image": "star", "isSidebarDestination": true, "children": [
        {"identifier": "deeper", "title": "Deeper", "image": "star", "isHiddenByDefault": true, "allowsHiding": true}, {"identifier": "deepest", "title": "Deepest", "image": "star", "preferredPlacement": "movable"}]}]},
    {"identifier": "root", "title": "Root Section", "image": "tray", "sidebarAppearance": "rootSection", "managesNavigation": true, "isHidden": true, "children": [{"identifier": "orphan", "title": "Orphan", "image": "tray"}]},
    {"identifier": "inl", "title": "Inline", "image": "tray", "sidebarAppearance": "inline", "isSidebarDestination": true, "children": [{"identifier": "one", "title": "One", "image": "tray", "subtitle": "Sub", "preferredPlacement": "sidebarOnly"}]},
    {"identifier": "extra", "title": "Extra", "image": "bolt", "availability": {"when": ["signedIn"], "unless": ["beta"], "minimumVersion": "26.0"}, "performsAction": true},
    {"identifier": "add", "title": "Add", "image": "plus", "preferredPlacement": "movable", "isEnabled": false},
    {"identifier": "wide", "title": "Wide", "image": "map", "availability": {"horizontalSizeClass": "regular", "platforms": ["iPadOS", "macCatalyst", "visionOS"], "maximumVersion": "27.0"}},
    {"type": "search", "automaticallyActivatesSearch": true}]}
  """

let richPadRows: [SmallRun] = [
  SmallRun(
    "everything on ipad --size-class regular",
    ["resolve", "a.json", "-p", "ipad", "--size-class", "regular", "--notes", "--no-config"],
    [
      "a.json": atlas
    ],
    """
    iPad · 27.0 · regular width · landscape

    ╭──────────────────────────┬───────────────────────────────────────────────────╮
    │  ◧                       │                                                   │
    │ ┄ header ┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄ │                                                   │
    │  Top                     │                                                   │
    │ ┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄ │                                                   │
    │  ◇ Home (3)              │                                                   │
    │  ◇ One                   │                  Shelf › Unread                   │
    │  ◇ Add off               │                                                   │
    │  ◇ Wide                  │                                                   │
    │  ⌕ Search                │                                                   │
    │                          │                                                   │
    │  Shelf ──────── 5 rows ▸ │                                                   │
    │ ┄ footer ┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄ │                                                   │
    │  End                     │         ╭ accessory ───────────────────╮          │
    │ ─ bottom bar ─────────── │         │            Player            │          │
    │  Account                 │         ╰──────────────────────────────╯          │
    ╰──────────────────────────┴───────────────────────────────────────────────────╯

    After hiding the sidebar
    ╭ fixed ─────┬ customizable ───────────────────────────┬ pinned ╮
    │  Home (3)  │ [Shelf] Deepest  Inline  Add off  Wide  │  ◇  ⌕  │
    ╰────────────┴─────────────────────────────────────────┴────────╯
      pinned, images only: Read, Search
      [ ] selected · ◇ ◆ image · ⌕ search tab · off disabled · ( ) sample badge ·
      ▾ section · ▸ collapsed section · ◧ shows and hides the sidebar ·
      → a button, not a destination

    More than one tap away
      not selectable, children only       Root Section
      3 taps, through the group's screen  Deeper
      2 taps, from another tab's screen   Orphan
      2 taps, after hiding the sidebar    Shelf, Inline
      2 taps, in a collapsed section      Unread, Read, Deep, Deepest

    Not documented by Apple
      assumed   isHiddenByDefault without isHidden means initially hidden; the
                headers only mention a reset.
                https://developer.apple.com/documentation/uikit/uitab/ishiddenbydefault
      assumed   The descendants of a hidden group are hidden too.
                https://developer.apple.com/documentation/uikit/uitab/ishidden
      observed  The bar at the top of an iPad shows titles without images, although
                the guidelines say of regular views that they show both.
                https://developer.apple.com/design/human-interface-guidelines/tab-bars
      stated    A search tab without a placement is pinned. (Search)
                https://developer.apple.com/documentation/uikit/elevating-your-ipad-app-with-a-tab-bar-and-sidebar
      stated    Movable items are initially in the order of the hierarchy.
      assumed   Fixed items and pinned items are in the order of the hierarchy.
                https://developer.apple.com/documentation/uikit/uitab
      observed  In the sidebar a fixed tab is an ordinary row.
      assumed   Placement affects the bar; the sidebar has a row for any placement.
                https://developer.apple.com/documentation/uikit/uitab/placement
      stated    In the sidebar a search tab is an ordinary row. (Search)
                https://developer.apple.com/documentation/uikit/uisearchtab
      assumed   Next to a sidebar, and on a Mac, the accessory is at the bottom of
                the content.
                https://developer.apple.com/documentation/uikit/uitabbarcontroller
    """),
  SmallRun(
    "a compact iPad on the oldest release",
    [
      "resolve", "a.json", "-p", "ipad", "--size-class", "compact", "--os", "18.0", "--selected",
      "deepest", "--unless", "signedIn", "--no-config",
    ],
    [
      "a.json": atlas
    ],
    """
    iPad · 18.0 · compact width · landscape · not signedIn

    ╭──────────────────────────────────────────────────────────────────────────────╮
    │                                                                              │
    │                            Shelf › Deep › Deepest                            │
    │                                                                              │
    │                                                                              │
    │ ──────────────────────────────────────────────────────────────────────────── │
    │              ◇ (3)                    ◆                       ⌕              │
    │            Home                    [Shelf]                  Search           │
    ╰──────────────────────────────────────────────────────────────────────────────╯
      [ ] selected · ◇ ◆ image · ⌕ search tab · ( ) sample badge

    More than one tap away
      out of reach                        Inline, One, Add
      not selectable, children only       Root Section
      3 taps, through the group's screen  Deeper, Deepest
      2 taps, from another tab's screen   Orphan
      2 taps, through the group's screen  Unread, Read, Deep

    3 undocumented assumptions; list them with --notes
    """),
  SmallRun(
    "a regular iPad on the oldest release",
    [
      "resolve", "a.json", "-p", "ipad", "--os", "18.0", "--sidebar", "shown", "--selected",
      "deepest", "--unless", "signedIn", "--no-config",
    ],
    [
      "a.json": atlas
    ],
    """
    iPad · 18.0 · regular width · landscape · not signedIn

    ╭──────────────────────────┬───────────────────────────────────────────────────╮
    │  ◧                       │                                                   │
    │ ┄ header ┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄ │                                                   │
    │  Top                     │                                                   │
    │ ┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄ │                                                   │
    │  ◇ Home (3)              │                                                   │
    │  ◇ One                   │                                                   │
    │  ◇ Add                   │                                                   │
    │  ◇ Wide                  │                                                   │
    │  ⌕ Search                │              Shelf › Deep › Deepest               │
    │                          │                                                   │
    │  Shelf ─────────────── ▾ │                                                   │
    │    ◇ Read                │                                                   │
    │    ◇ Unread              │                                                   │
    │    Deep ────────────── ▾ │                                                   │
    │     [◆ Deepest]          │                                                   │
    │    → New                 │                                                   │
    │ ┄ footer ┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄ │                                                   │
    │  End                     │                                                   │
    │ ─ bottom bar ─────────── │                                                   │
    │  Account                 │                                                   │
    ╰──────────────────────────┴───────────────────────────────────────────────────╯

    After hiding the sidebar
    ╭ fixed ─────┬ customizable ───────────────────────┬ pinned ╮
    │  Home (3)  │  Shelf [Deepest] Inline  Add  Wide  │  ◇  ⌕  │
    ╰────────────┴─────────────────────────────────────┴────────╯
      pinned, images only: Read, Search
      [ ] selected · ◇ ◆ image · ⌕ search tab · ( ) sample badge · ▾ section ·
      ◧ shows and hides the sidebar · → a button, not a destination

    More than one tap away
      not selectable, children only       Root Section
      4 taps, through the group's screen  Deeper
      3 taps, through the group's screen  Deep
      2 taps, from another tab's screen   Orphan
      2 taps, after hiding the sidebar    Shelf, Inline

    9 undocumented assumptions; list them with --notes
    """),
  SmallRun(
    "how users reach everything",
    ["reach", "a.json", "--no-config"],
    [
      "a.json": atlas
    ],
    """
    Atlas

    Taps                  mean  most  one tap  one or two  no route
      iPhone              1.89     3     25 %        58 %      25 %
      iPhone Duo          1.89     3     25 %        58 %      25 %
      iPad                1.75     3     38 %        72 %      12 %
      Mac                 1.64     3     45 %        91 %         –
      Apple TV            1.69     3     46 %        85 %         –
      Apple Vision Pro    1.21     2     79 %       100 %         –

    Warnings
      warning: 'compactTabIdentifiers' makes 'Inline' and 'Add' unreachable, with
               'One' inside, on iPhone and in a compact iPad window [compact-parity]
               on iPhone and iPhone Duo, and in a compact iPad window

    Everything, the hardest to reach first

      One
        –       out of reach                iPhone (any width);
                                            iPhone Duo (either display);
                                            iPad (compact)
        2 taps  after showing the sidebar   iPad (regular in portrait)
        2 taps  through the group's screen  Apple TV and Apple Vision Pro
        1 tap   in the sidebar              iPad (regular in landscape); Mac

      Inline
        –       out of reach                   iPhone (any width);
                                               iPhone Duo (either display);
                                               iPad (compact)
        2 taps  after hiding the sidebar       iPad (regular in landscape)
        –       not selectable, children only  Mac
        1 tap   in the bar                     iPad (regular in portrait); Apple TV;
                                               Apple Vision Pro

      Add
        –      out of reach    iPhone (any width); iPhone Duo (either display);
                               iPad (compact)
        1 tap  in the bar      iPad (regular in portrait); Apple TV;
                               Apple Vision Pro
        1 tap  in the sidebar  iPad (regular in landscape); Mac

      Deeper
        3 taps  through the group's screen  iPhone, iPhone Duo, iPad, Mac and Apple
                                            TV
        2 taps  through the group's screen  Apple Vision Pro

      Deepest
        3 taps  through the group's screen  iPhone (any width);
                                            iPhone Duo (either display);
                                            iPad (compact); Apple TV
        2 taps  in a collapsed section      iPad (regular in landscape); Mac
        1 tap   in the bar                  iPad (regular in portrait)
        1 tap   in the sidebar              Apple Vision Pro

      Unread, Deep
        3 taps  after showing the sidebar   iPad (regular in portrait)
        2 taps  through the group's screen  iPhone (any width);
                                            iPhone Duo (either display);
                                            iPad (compact); Apple TV
        2 taps  in a collapsed section      iPad (regular in landscape); Mac
        1 tap   in the sidebar              Apple Vision Pro

      Orphan
        2 taps  from another tab's screen   iPhone, iPhone Duo, iPad and Mac
        2 taps  through the group's screen  Apple TV and Apple Vision Pro

      Read
        2 taps  through the group's screen  iPhone (any width);
                                            iPhone Duo (either display);
                                            iPad (compact); Apple TV
        2 taps  in a collapsed section      iPad (regular in landscape); Mac
        1 tap   in the bar                  iPad (regular in portrait)
        1 tap   in the sidebar              Apple Vision Pro

      Shelf
        2 taps  after hiding the sidebar       iPad (regular in landscape)
        –       not selectable, children only  Mac
        1 tap   in the bar                     iPhone (any width);
                                               iPhone Duo (either display);
                                               iPad (compact, or regular in
                                               portrait);
                                               Apple TV; Apple Vision Pro

      Root Section
        –      not selectable, children only  iPhone, iPhone Duo, iPad and Mac
        1 tap  in the bar                     Apple TV and Apple Vision Pro

      Home, Search
        1 tap  in the bar      iPhone (any width); iPhone Duo (either display);
                               iPad (compact, or regular in portrait); Apple TV;
                               Apple Vision Pro
        1 tap  in the sidebar  iPad (regular in landscape); Mac

      Wide
        1 tap  in the bar      iPad (regular in portrait); Apple Vision Pro
        1 tap  in the sidebar  iPad (regular in landscape); Mac
    """),
  SmallRun(
    "a bar and a sidebar as the user left them",
    [
      "resolve", "a.json", "-p", "ipad", "--size-class", "regular", "--customization", "c.json",
      "--notes", "--no-config",
    ],
    [
      "a.json": atlas,
      "c.json":
        #"{"hidden": ["unread"], "shown": ["deeper"], "removedFromTabBar": ["shelf"], "tabBarOrder": ["wide", "deepest", "unread", "add"], "displayOrder": {"shelf": ["deep", "read"]}, "collapsed": ["inl"], "sidebar": "hidden"}"#,
    ],
    """
    iPad · 27.0 · regular width · landscape

    ╭──────────────────────────────────────────────────────────────────────────────╮
    │          ╭ fixed ─────┬ customizable ────────────────────┬ pinned ╮          │
    │ ◧        │  Home (3)  │  Wide  Deepest  Add off  Inline  │  ◇  ⌕  │          │
    │          ╰────────────┴──────────────────────────────────┴────────╯          │
    │                                                                              │
    │                                Shelf › Unread                                │
    │                                                                              │
    │              ╭ accessory ─────────────────────────────────────╮              │
    │              │                     Player                     │              │
    │              ╰────────────────────────────────────────────────╯              │
    ╰──────────────────────────────────────────────────────────────────────────────╯
      pinned, images only: Read, Search

    After showing the sidebar
    ╭──────────────────────────┬───────────────────────────────────────────────────╮
    │  ◧                       │                                                   │
    │ ┄ header ┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄ │                                                   │
    │  Top                     │                                                   │
    │ ┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄ │                                                   │
    │  ◇ Home (3)              │                                                   │
    │  ◇ One                   │                                                   │
    │  ◇ Add off               │                                                   │
    │  ◇ Wide                  │                                                   │
    │  ⌕ Search                │                  Shelf › Unread                   │
    │                          │                                                   │
    │  Shelf ─────────────── ▾ │                                                   │
    │    ◇ Deep              ▾ │                                                   │
    │      ◇ Deeper            │                                                   │
    │      ◇ Deepest           │                                                   │
    │    ◇ Read                │                                                   │
    │    → New                 │                                                   │
    │ ┄ footer ┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄ │                                                   │
    │  End                     │         ╭ accessory ───────────────────╮          │
    │ ─ bottom bar ─────────── │         │            Player            │          │
    │  Account                 │         ╰──────────────────────────────╯          │
    ╰──────────────────────────┴───────────────────────────────────────────────────╯
      [ ] selected · ◇ ◆ image · ⌕ search tab · off disabled · ( ) sample badge ·
      ◧ shows and hides the sidebar · ▾ section · → a button, not a destination

    More than one tap away
      only after customizing             Unread
      not selectable, children only      Shelf, Root Section
      2 taps, from another tab's screen  Orphan
      2 taps, after showing the sidebar  Deep, Deeper, One

    Not documented by Apple
      assumed   The descendants of a hidden group are hidden too.
                https://developer.apple.com/documentation/uikit/uitab/ishidden
      observed  The bar at the top of an iPad shows titles without images, although
                the guidelines say of regular views that they show both.
                https://developer.apple.com/design/human-interface-guidelines/tab-bars
      stated    A search tab without a placement is pinned. (Search)
      stated    A user's order comes first; default and movable tabs that it leaves
                out follow.
      assumed   Entries of a user's order that are not in the customizable part of
                the bar are ignored.
                https://developer.apple.com/documentation/uikit/elevating-your-ipad-app-with-a-tab-bar-and-sidebar
      stated    Movable items are initially in the order of the hierarchy.
      assumed   Fixed items and pinned items are in the order of the hierarchy.
                https://developer.apple.com/documentation/uikit/uitab
      observed  In the sidebar a fixed tab is an ordinary row.
      assumed   Placement affects the bar; the sidebar has a row for any placement.
                https://developer.apple.com/documentation/uikit/uitab/placement
      stated    In the sidebar a search tab is an ordinary row. (Search)
                https://developer.apple.com/documentation/uikit/uisearchtab
      observed  On an iPad of regular width the accessory is at the window's bottom.
                https://developer.apple.com/documentation/uikit/uitabbarcontroller
    """),
  SmallRun(
    "more statements than a picture has room for",
    ["resolve", "a.json", "-f", "svg", "-p", "ipad"],
    ["a.json": atlas], only: ["--notes"],
    """
    <text class="dim" x="32" y="2383" font-size="12">and 2 more, which 'tabspec resolve --notes' prints</text>
    """),
]
