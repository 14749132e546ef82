private let tabView =
  """
  {"name": "Swift", "framework": "SwiftUI", "mode": "tabSidebar", "targets": [{"platform": "iOS", "minimumVersion": "18.0"}, {"platform": "iPadOS", "minimumVersion": "18.0"}, {"platform": "macOS", "minimumVersion": "26.0"}, {"platform": "tvOS", "minimumVersion": "26.0"}, {"platform": "visionOS", "minimumVersion": "26.0"}],
   "initialTabIdentifier": "b", "compactTabIdentifiers": ["a"], "isTabBarHidden": true, "sidebar": {"isHidden": true, "preferredLayout": "overlap", "header": {"title": "Top"}, "footer": {"title": "End"}, "bottomBar": {"title": "Account"}},
   "variants": [{"availability": {"platforms": ["macOS"]}, "mode": "automatic"}],
   "tabs": [{"identifier": "a", "title": "A", "image": "a.circle", "allowsHiding": true, "isHiddenByDefault": true}, {"identifier": "b", "title": "B", "image": "b.circle", "preferredPlacement": "pinned", "badgeValue": "2", "isEnabled": false},
    {"identifier": "s", "title": "Section", "children": [{"identifier": "c", "title": "C", "image": "c.circle", "availability": {"platforms": ["macOS", "iPadOS"]}}, {"identifier": "d", "title": "D", "image": "d.circle", "isHidden": true}], "isCollapsedByDefault": true, "sidebarActions": [{"title": "New", "image": "plus"}]},
    {"identifier": "t", "title": "", "children": [{"identifier": "e", "title": "E", "image": "e.circle", "allowsHiding": true, "isHiddenByDefault": true, "preferredPlacement": "sidebarOnly"}]}, {"type": "search"}, {"type": "search", "title": "Find", "isHidden": true}]}
  """

let tabViewRows: [SmallRun] = [
  SmallRun(
    "a TabView on iphone",
    ["resolve", "a.json", "--notes", "-p", "iphone", "--no-config"],
    [
      "a.json": tabView
    ],
    """
    iPhone · 27.0 · compact width · portrait

    ╭──────────────────────────────────────────────────────────╮
    │                                                          │
    │                                                          │
    │                                                          │
    │                            B                             │
    │                                                          │
    │                                                          │
    │                                                          │
    │ ╭──────────────────────────────────────────────────────╮ │
    │ │     ◇              ◆ (2) off      ◇         ⌕        │ │
    │ │     A             [B]             E       Search     │ │
    │ ╰──────────────────────────────────────────────────────╯ │
    ╰──────────────────────────────────────────────────────────╯
      [ ] selected · ◇ ◆ image · ⌕ search tab · off disabled · ( ) sample badge

    Everything is one tap away

    Not documented by Apple
      observed  In an iPhone's bar a sidebarOnly tab is an ordinary item. (E)
                https://developer.apple.com/documentation/swiftui/tab
      observed  From 27 on the search tab is separate only if it activates search by
                itself or is the prominent tab. (Search)
                https://developer.apple.com/documentation/swiftui/tabrole/search
    """),
  SmallRun(
    "a TabView on ipad --orientation portrait",
    ["resolve", "a.json", "--notes", "-p", "ipad", "--orientation", "portrait", "--no-config"],
    [
      "a.json": tabView
    ],
    """
    iPad · 27.0 · regular width · portrait

    ╭──────────────────────────────────────────────────────────────╮
    │                ╭───────────┬────────────────╮                │
    │ ◧              │  Section  │ [◆ (2) off] ⌕  │                │
    │                ╰───────────┴────────────────╯                │
    │                                                              │
    │                                                              │
    │                                                              │
    │                              B                               │
    │                                                              │
    │                                                              │
    │                                                              │
    │                                                              │
    ╰──────────────────────────────────────────────────────────────╯
      pinned, images only: B, Search

    After showing the sidebar
    ╭──────────────────────────────────────────────────────────────╮
    │ ╭──────────────────────────╮                                 │
    │ │  ◧                       │                                 │
    │ │ ┄ header ┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄ │                                 │
    │ │  Top                     │                                 │
    │ │ ┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄ │                                 │
    │ │ [◆ B (2) off]            │                                 │
    │ │  ⌕ Search                │                                 │
    │ │                          │               B                 │
    │ │  Section ────── 2 rows ▸ │                                 │
    │ │                          │                                 │
    │ │  no title ──────────── ▾ │                                 │
    │ │ ┄ footer ┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄ │                                 │
    │ │  End                     │                                 │
    │ │ ─ bottom bar ─────────── │                                 │
    │ │  Account                 │                                 │
    │ ╰──────────────────────────╯                                 │
    ╰──────────────────────────────────────────────────────────────╯
      [ ] selected · ◇ ◆ image · ⌕ search tab · off disabled · ( ) sample badge ·
      ◧ shows and hides the sidebar · ▾ section · ▸ collapsed section ·
      → a button, not a destination

    More than one tap away
      out of reach  A, E

    Not documented by Apple
      assumed   isHiddenByDefault without isHidden means initially hidden; the
                headers only mention a reset.
                https://developer.apple.com/documentation/swiftui/tabcontent/defaultvisibility(_:for:)
      observed  The bar at the top of an iPad shows titles without images, although
                the guidelines say of regular views that they show both.
                https://developer.apple.com/design/human-interface-guidelines/tab-bars
      stated    A search tab is pinned, whatever its placement. (Search)
      assumed   The user's choice overrides sidebar.isHidden, which overrides the
                system's default; one report has isHidden false without effect on an
                iPad in portrait.
                https://developer.apple.com/documentation/swiftui/enhancing-your-app-content-with-tab-navigation
      assumed   Fixed items and pinned items are in the order of the hierarchy.
                https://developer.apple.com/documentation/swiftui/tab
      assumed   Placement affects the bar; the sidebar has a row for any placement.
                https://developer.apple.com/documentation/swiftui/tabcontent/tabplacement(_:)
      stated    In the sidebar a search tab is an ordinary row. (Search)
                https://developer.apple.com/documentation/swiftui/tabrole/search
    """),
  SmallRun(
    "a TabView on tv",
    ["resolve", "a.json", "--notes", "-p", "tv", "--no-config"],
    [
      "a.json": tabView
    ],
    """
    Apple TV · 27.0

    ╭──────────────────────────────────────────────────────────────────────────────╮
    │ ╭──────────────────────────╮                                                 │
    │ │  ◧                       │                                                 │
    │ │ ┄ header ┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄ │                                                 │
    │ │  Top                     │                                                 │
    │ │ ┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄ │                                                 │
    │ │  ◇ A                     │                                                 │
    │ │ [◆ B off]                │                                                 │
    │ │  ⌕ Search                │                                                 │
    │ │  ⌕ Find                  │                       B                         │
    │ │                          │                                                 │
    │ │  Section ────── 2 rows ▸ │                                                 │
    │ │                          │                                                 │
    │ │  no title ──────────── ▾ │                                                 │
    │ │    ◇ E                   │                                                 │
    │ │ ┄ footer ┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄ │                                                 │
    │ │  End                     │                                                 │
    │ ╰──────────────────────────╯                                                 │
    ╰──────────────────────────────────────────────────────────────────────────────╯
      [ ] selected · ◇ ◆ image · ⌕ search tab · off disabled · ▾ section ·
      ▸ collapsed section · ◧ shows and hides the sidebar ·
      → a button, not a destination

    More than one click away
      2 clicks, in a collapsed section  D

    Not documented by Apple
      assumed   Placement affects the bar; the sidebar has a row for any placement.
                https://developer.apple.com/documentation/swiftui/tabcontent/tabplacement(_:)
      stated    In the sidebar a search tab is an ordinary row. (Search, Find)
                https://developer.apple.com/documentation/swiftui/tabrole/search
      assumed   The sidebar of an Apple TV is open at first; it collapses to a
                button when a tab is selected.
                https://developer.apple.com/documentation/swiftui/tabviewstyle/sidebaradaptable
    """),
  SmallRun(
    "a TabView on vision",
    ["resolve", "a.json", "--notes", "-p", "vision", "--no-config"],
    [
      "a.json": tabView
    ],
    """
    Apple Vision Pro · 27.0

                         ╭─────────────────────────────────────────────────────────╮
    ╭─────────────────╮  │                                                         │
    │  ◇ A            │  │                                                         │
    │ [◆ B (2) off]   │  │                                                         │
    │  Section        │  │                            B                            │
    │  no title       │  │                                                         │
    │  ⌕ Search       │  │                                                         │
    ╰ titles on focus ╯  │                                                         │
                         ╰─────────────────────────────────────────────────────────╯
      [ ] selected · ◇ ◆ image · ⌕ search tab · off disabled · ( ) sample badge

    Everything is one tap away

    Not documented by Apple
      assumed   In a bar that does not use placement, a sidebarOnly tab is an
                ordinary item. (t)
                https://developer.apple.com/documentation/swiftui/tabcontent/tabplacement(_:)
    """),
  SmallRun(
    "a TabView as if of UIKit",
    [
      "resolve", "a.json", "-p", "mac", "--framework", "uikit", "--framework", "swiftui",
      "--no-config",
    ],
    [
      "a.json": tabView
    ],
    """
    Mac · 27.0 · UIKit

    ╭──────────────────────────────────────────────────────────────────────────────╮
    │ ●●● ◧                                                                        │
    │                                                                              │
    │                                                                              │
    │                                      B                                       │
    │                                                                              │
    │                                                                              │
    │                                                                              │
    ╰──────────────────────────────────────────────────────────────────────────────╯

    After showing the sidebar
    ╭──────────────────────────────────────────────────────────────────────────────╮
    │ ╭──────────────────────────╮                                                 │
    │ │  ●●●                   ◧ │                                                 │
    │ │ ┄ header ┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄ │                                                 │
    │ │  Top                     │                                                 │
    │ │ ┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄ │                                                 │
    │ │ [◆ B (2) off]            │                                                 │
    │ │  ⌕ Search                │                                                 │
    │ │                          │                       B                         │
    │ │  Section ────── 2 rows ▸ │                                                 │
    │ │                          │                                                 │
    │ │  no title ──────────── ▾ │                                                 │
    │ │ ┄ footer ┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄ │                                                 │
    │ │  End                     │                                                 │
    │ │ ─ bottom bar ─────────── │                                                 │
    │ │  Account                 │                                                 │
    │ ╰──────────────────────────╯                                                 │
    ╰──────────────────────────────────────────────────────────────────────────────╯
      [ ] selected · ◇ ◆ image · ⌕ search tab · off disabled · ( ) sample badge ·
      ◧ shows and hides the sidebar · ▾ section · ▸ collapsed section ·
      → a button, not a destination

    More than one click away
      out of reach                         D, t, Find
      only after customizing               A, E
      not selectable, children only        Section
      3 clicks, after showing the sidebar  C
      2 clicks, after showing the sidebar  B, Search

    4 undocumented assumptions; list them with --notes


    Mac · 27.0 · SwiftUI

    ╭──────────────────────────────────────────────────────────────────────────────╮
    │                       ╭──────────────────────────────╮                       │
    │ ●●●                   │  A [B (2) off] C  E  Search  │                       │
    │                       ╰──────────────────────────────╯                       │
    │                                                                              │
    │                                      B                                       │
    │                                                                              │
    │                                                                              │
    ╰──────────────────────────────────────────────────────────────────────────────╯
      [ ] selected · off disabled · ( ) sample badge

    Everything is one click away

    2 undocumented assumptions; list them with --notes
    """),
]
