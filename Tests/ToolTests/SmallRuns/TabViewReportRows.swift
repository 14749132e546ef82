private let tabView =
  """
  {"name": "Swift", "framework": "SwiftUI", "mode": "tabSidebar", "targets": [{"platform": "iOS", "minimumVersion": "18.0"}, {"platform": "iPadOS", "minimumVersion": "18.0"}, {"platform": "macOS", "minimumVersion": "26.0"}, {"platform": "tvOS", "minimumVersion": "26.0"}, {"platform": "visionOS", "minimumVersion": "26.0"}],
   "initialTabIdentifier": "b", "compactTabIdentifiers": ["a"], "isTabBarHidden": true, "sidebar": {"isHidden": true, "preferredLayout": "overlap", "header": {"title": "Top"}, "footer": {"title": "End"}, "bottomBar": {"title": "Account"}},
   "variants": [{"availability": {"platforms": ["macOS"]}, "mode": "automatic"}],
   "tabs": [{"identifier": "a", "title": "A", "image": "a.circle", "allowsHiding": true, "isHiddenByDefault": true}, {"identifier": "b", "title": "B", "image": "b.circle", "preferredPlacement": "pinned", "badgeValue": "2", "isEnabled": false},
    {"identifier": "s", "title": "Section", "children": [{"identifier": "c", "title": "C", "image": "c.circle", "availability": {"platforms": ["macOS", "iPadOS"]}}, {"identifier": "d", "title": "D", "image": "d.circle", "isHidden": true}], "isCollapsedByDefault": true, "sidebarActions": [{"title": "New", "image": "plus"}]},
    {"identifier": "t", "title": "", "children": [{"identifier": "e", "title": "E", "image": "e.circle", "allowsHiding": true, "isHiddenByDefault": true, "preferredPlacement": "sidebarOnly"}]}, {"type": "search"}, {"type": "search", "title": "Find", "isHidden": true}]}
  """

let tabViewReportRows: [SmallRun] = [
  SmallRun(
    "how users reach everything in a TabView",
    ["reach", "a.json", "--os", "26", "--os", "27", "--no-config"],
    [
      "a.json": tabView
    ],
    """
    Swift

    Taps                  mean  most  one tap  one or two  no route
      iPhone              1.00     1    100 %       100 %         –
      iPad                1.00     1     80 %        80 %      20 %
      Mac                 1.00     1    100 %       100 %         –
      Apple TV            1.08     2     92 %       100 %         –
      Apple Vision Pro    1.00     1    100 %       100 %         –

    Everything, the hardest to reach first

      A, E
        –      out of reach    iPad (regular)
        1 tap  in the bar      iPhone (any width); iPad (compact); Mac;
                               Apple Vision Pro
        1 tap  in the sidebar  Apple TV

      D
        2 taps  in a collapsed section  Apple TV (27)
        1 tap   in the sidebar          Apple TV (26)

      B, Search
        1 tap  in the bar      iPhone, iPad, Mac and Apple Vision Pro
        1 tap  in the sidebar  Apple TV

      C
        1 tap  in the bar  iPad and Mac

      Find
        1 tap  in the sidebar  Apple TV
    """),
  SmallRun(
    "findings about a TabView",
    ["lint", "a.json", "-f", "concise", "--no-config"],
    [
      "a.json": tabView
    ],
    """
    a.json:2:56: error: SwiftUI has no 'compactTabIdentifiers' [property-availability]
    a.json:2:81: error: SwiftUI has no 'isTabBarHidden' [property-availability]
    a.json:2:111: warning: the sidebar is hidden at the start [sidebar-hidden-at-start]
    a.json:2:136: error: SwiftUI has no 'preferredLayout' [property-availability]
    a.json:2:157: note: 'header' came with 27.0 on Apple TV, but the spec covers tvOS 26.0 [property-newer-than-target]
    a.json:2:185: note: 'footer' came with 27.0 on Apple TV, but the spec covers tvOS 26.0 [property-newer-than-target]
    a.json:2:216: warning: 'Account' at the bottom of the sidebar is easily out of sight on a Mac [sidebar-bottom-bar]
    a.json:4:10: note: the order of the bar differs from the spec in a regular iPad window [bar-order]
    a.json:4:10: note: the layout changes with the release in a regular iPad window: on 27.0 the section of 'Section' is collapsed at first [layout-changes-with-release]
    a.json:4:10: note: the layout changes with the release on Apple TV: on 27.0 the section of 'Section' is collapsed at first [layout-changes-with-release]
    a.json:4:235: warning: 'B' is disabled [disabled-tab]
    a.json:4:235: note: 'isEnabled' came with 18.4, but the spec covers iOS 18.0 and iPadOS 18.0 [property-newer-than-target]
    a.json:5:3: warning: the section 'Section' has no children on iPhone and Apple Vision Pro [empty-group]
    a.json:5:231: warning: 'D' is hidden, so it is not there on iPhone, iPhone Duo, iPad, Mac and Apple Vision Pro [hidden-for-good]
    a.json:5:263: note: 'isCollapsedByDefault' came with 27.0, but the spec covers iOS 18.0, iPadOS 18.0, macOS 26.0, tvOS 26.0 and visionOS 26.0 [property-newer-than-target]
    a.json:6:32: note: the section of 'E' has no header: it has no item in the bar in a regular iPad window, and may have no rows in the sidebar [headerless-section]
    a.json:6:175: warning: 'E' is for the sidebar only, but the bar has it on iPhone and iPhone Duo, and in a compact iPad window [sidebar-only-in-compact]
    a.json:6:193: warning: the search tab is separate on 26 on an iPhone of compact width and in a compact iPad window; on 27, built with SDK 27, it is separate only if it activates search by itself [search-loses-distinction]
    a.json:6:213: warning: there is another search tab already [multiple-search-tabs]
    a.json:6:261: warning: 'Find' is hidden, so it is not there on iPhone, iPhone Duo, iPad, Mac and Apple Vision Pro [hidden-for-good]
    """),
  SmallRun(
    "a TabView as the user left it",
    ["resolve", "a.json", "-p", "ipad", "--customization", "c.json", "--why", "s", "--no-config"],
    [
      "a.json": tabView,
      "c.json":
        #"{"hidden": ["b"], "shown": ["a", "e"], "tabBarOrder": ["s", "nobody", "a"], "removedFromTabBar": ["a", "s"], "displayOrder": {"s": ["d", "c"], "x": []}, "sidebar": "shown", "collapsed": ["t"]}"#,
    ],
    """
    'Section' is in the bar: first of three.
    iPad · 27.0 · regular width · landscape · s

    1. Is it there?
      It is present: its availability is not limited.
        documented: The hierarchy consists of the nodes in tabs and children. [1]
      It is not hidden: no key hides it.
        documented: A tab with hidden(_:) does not exist; on iPad a tab can be
        initially hidden. [2]
      The user's changes apply here.
        documented: People customize the bar and the sidebar, and the system
        restores what they did. [3]

    2. Which bar and sidebar does the environment have?
      The mode is tabSidebar, as specified.
        documented: The style of the TabView decides whether there is a sidebar; the
        automatic one has none. [4]
      Here iPad shows a bar at the top or a sidebar, one at a time.
        documented: Platform, width and mode decide which bar and which sidebar
        there are. [3]

    3. Where in the bar, by its placement?
      Its placement is automatic; at the root that means default.
        documented: automatic means default at the root and optional inside
        sections. [5]
      So it is in the customizable region, between the fixed and the pinned items.
        documented: preferredPlacement sets which part of the bar a tab is in and
        how people can customize it. [5]
      It is alone in that region, and the first of three in the bar.
        stated: Movable items are initially in the order of the hierarchy. [6]

    4. Where in the sidebar?
      It is a section at the top level.
        documented: A TabSection is a section of the sidebar. [7]
      As a section it is below the rows of the top level.
        documented: At the top level tabs come first, then sections. [3]
      It is collapsed at first, because of 'isCollapsedByDefault'.
        documented: From 26.1 a section can be collapsed by default; people collapse
        and expand it. [8]
      The user can expand and collapse it, but not select it.
        documented: A section has no content of its own and cannot be selected. [7]
      The sidebar is hidden, as 'sidebar.isHidden' says.
        assumed: The user's choice overrides sidebar.isHidden, which overrides the
        system's default; one report has isHidden false without effect on an iPad in
        portrait. [3]

    5. What does its item show?
      Its item shows its title alone.
        observed: The bar at the top of an iPad shows titles without images,
        although the guidelines say of regular views that they show both. [9]

    6. Is it selected at first?
      It is not selected: the initially selected tab is 'B', the one in
        'initialTabIdentifier'.
        documented: An app can select any of its tabs when it starts. [1]

    7. How is it reached?
      It is not a destination: it is a heading of its tabs.
        documented: A section has no content of its own and cannot be selected. [7]

    Apple's pages
      [1] https://developer.apple.com/documentation/swiftui/tabview
      [2] https://developer.apple.com/documentation/swiftui/tabcontent/hidden(_:)
      [3] https://developer.apple.com/documentation/swiftui/enhancing-your-app-content-with-tab-navigation
      [4] https://developer.apple.com/documentation/swiftui/view/tabviewstyle(_:)
      [5] https://developer.apple.com/documentation/swiftui/tabcontent/tabplacement(_:)
      [6] https://developer.apple.com/documentation/swiftui/tab
      [7] https://developer.apple.com/documentation/swiftui/tabsection
      [8] https://developer.apple.com/documentation/swiftui/tabcontent/defaultsectionexpansion(_:)
      [9] https://developer.apple.com/design/human-interface-guidelines/tab-bars
    """),
]
