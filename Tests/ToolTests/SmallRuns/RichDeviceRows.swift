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

let richDeviceRows: [SmallRun] = [
  SmallRun(
    "everything on iphone",
    ["resolve", "a.json", "-p", "iphone", "--notes", "--no-config"],
    [
      "a.json": atlas
    ],
    """
    iPhone · 27.0 · compact width · portrait

    ╭──────────────────────────────────────────────────────────╮
    │                                                          │
    │                      Shelf › Unread                      │
    │                                                          │
    │                                                          │
    │ ╭ accessory ───────────────────────────────────────────╮ │
    │ │                        Player                        │ │
    │ ╰──────────────────────────────────────────────────────╯ │
    │ ╭──────────────────────────────────────────────╮ ╭─────╮ │
    │ │            ◇ (3)                 ◆           │ │  ⌕  │ │
    │ │          Home                 [Shelf]        │ │     │ │
    │ ╰ minimizes on scroll down ────────────────────╯ ╰─────╯ │
    ╰──────────────────────────────────────────────────────────╯
      image only: Search
      [ ] selected · ◇ ◆ image · ⌕ search tab · ( ) sample badge

    More than one tap away
      out of reach                        Inline, One, Add
      not selectable, children only       Root Section
      3 taps, through the group's screen  Deeper, Deepest
      2 taps, from another tab's screen   Orphan
      2 taps, through the group's screen  Unread, Read, Deep

    Not documented by Apple
      assumed   compactTabIdentifiers selects tabs but does not change their order.
                https://developer.apple.com/documentation/uikit/uitabbarcontroller/compacttabidentifiers
      observed  The separate item shows its image only. (Search)
                https://developer.apple.com/design/human-interface-guidelines/tab-bars
    """),
  SmallRun(
    "everything on tv",
    ["resolve", "a.json", "-p", "tv", "--notes", "--no-config"],
    [
      "a.json": atlas
    ],
    """
    Apple TV · 27.0

    ╭──────────────────────────────────────────────────────────────────────────────╮
    │         ╭──────────────────────────────────────────────────────────╮         │
    │         │  Home (3) [Shelf] Root Section  Inline  Add off  Search  │         │
    │         ╰──────────────────────────────────────────────────────────╯         │
    │                                                                              │
    │                                Shelf › Unread                                │
    │                                                                              │
    │                                                                              │
    ╰──────────────────────────────────────────────────────────────────────────────╯
      [ ] selected · off disabled · ( ) sample badge

    More than one click away
      3 clicks, through the group's screen  Deeper, Deepest
      2 clicks, through the group's screen  Unread, Read, Deep, Orphan, One

    Not documented by Apple
      assumed   isHiddenByDefault without isHidden means initially hidden; the
                headers only mention a reset.
                https://developer.apple.com/documentation/uikit/uitab/ishiddenbydefault
      assumed   The descendants of a hidden group are hidden too.
      assumed   isHidden affects the sidebar; a hidden tab stays in a bar that does
                not use placement. (Root Section)
                https://developer.apple.com/documentation/uikit/uitab/ishidden
      assumed   On Apple TV people can scroll to the items that do not fit; the
                reference says that they are not shown.
      assumed   On Apple TV an item shows its title, or its image if the title is
                blank.
                https://developer.apple.com/design/human-interface-guidelines/tab-bars
    """),
  SmallRun(
    "everything on vision",
    ["resolve", "a.json", "-p", "vision", "--notes", "--no-config"],
    [
      "a.json": atlas
    ],
    """
    Apple Vision Pro · 27.0

                          ╭──────────────────────────┬─────────────────────────────╮
                          │ ┄ header ┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄ │                             │
                          │  Top                     │                             │
    ╭──────────────────╮  │ ┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄ │                             │
    │  ◇ Home (3)      │  │  ◇ Read                  │                             │
    │ [◆ Shelf]        │  │ [◆ Unread]               │                             │
    │  ◇ Root Section  │  │  → New                   │                             │
    │  ◇ Inline        │  │                          │       Shelf › Unread        │
    │  ◇ Add off       │  │  ◇ Deep                ▾ │                             │
    │  ◇ Wide          │  │    ◇ Deepest             │                             │
    │  ⌕ Search        │  │ ┄ footer ┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄ │                             │
    ╰ titles on focus ─╯  │  End                     │                             │
                          │ ─ bottom bar ─────────── │                             │
                          │  Account                 │                             │
                          ╰──────────────────────────┴─────────────────────────────╯
      [ ] selected · ◇ ◆ image · ⌕ search tab · off disabled · ( ) sample badge ·
      ▾ section · → a button, not a destination

    More than one tap away
      2 taps, through the group's screen  Deeper, Orphan, One

    Not documented by Apple
      assumed   isHiddenByDefault without isHidden means initially hidden; the
                headers only mention a reset.
                https://developer.apple.com/documentation/uikit/uitab/ishiddenbydefault
      assumed   The descendants of a hidden group are hidden too.
      assumed   isHidden affects the sidebar; a hidden tab stays in a bar that does
                not use placement. (Root Section)
                https://developer.apple.com/documentation/uikit/uitab/ishidden
      assumed   Placement affects the bar; the sidebar has a row for any placement.
                https://developer.apple.com/documentation/uikit/uitab/placement
      assumed   The actions of an inline group follow its children.
      assumed   At the top level, actions are among the rows above all sections.
                https://developer.apple.com/documentation/uikit/uitabgroup
      stated    On Apple Vision Pro the sidebar of the selected group is next to the
                content.
      assumed   On Apple Vision Pro the selected root group shows its rows in a
                sidebar that is always visible and that people cannot hide.
                https://developer.apple.com/documentation/uikit/elevating-your-ipad-app-with-a-tab-bar-and-sidebar
    """),
  SmallRun(
    "everything on iphone-duo",
    ["resolve", "a.json", "-p", "iphone-duo", "--notes", "--no-config"],
    [
      "a.json": atlas
    ],
    """
    iPhone Duo · 27.1 · outer display · portrait

    ╭────────────────────────────────────────┬─────────────────╮
    │                                        │                 │
    │                                        │                 │
    │                                        │                 │
    │             Shelf › Unread             │                 │
    │                                        │                 │
    │                                        │                 │
    │                                        │                 │
    │                                        │  ◇ Home (3)     │
    │       ╭ accessory ────────────╮        │ [◆ Shelf]       │
    │       │        Player         │        │                 │
    │       ╰───────────────────────╯        │  ⌕ Search       │
    ╰────────────────────────────────────────┴ titles on touch ╯
      [ ] selected · ◇ ◆ image · ⌕ search tab · ( ) sample badge

    More than one tap away
      out of reach                        Inline, One, Add
      not selectable, children only       Root Section
      3 taps, through the group's screen  Deeper, Deepest
      2 taps, from another tab's screen   Orphan
      2 taps, through the group's screen  Unread, Read, Deep

    Not documented by Apple
      assumed   A bar at the side of an iPhone Duo does not minimize.
      assumed   compactTabIdentifiers also applies to the bar at the side of an
                iPhone Duo.
      assumed   At the side of an iPhone Duo the separate item is at the end of the
                bar, as at the bottom. (Search)
      observed  At the side of an iPhone Duo an item shows its image; while touched,
                its title too.
      assumed   Next to the bar at the side of an iPhone Duo, the accessory is at
                the bottom of the content.
                https://developer.apple.com/design/human-interface-guidelines/designing-for-iphone-duo
      assumed   compactTabIdentifiers selects tabs but does not change their order.
                https://developer.apple.com/documentation/uikit/uitabbarcontroller/compacttabidentifiers
      observed  The separate item shows its image only. (Search)
                https://developer.apple.com/design/human-interface-guidelines/tab-bars
    """),
]
