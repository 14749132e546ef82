let controllerCodeRows: [SmallRun] = [
  SmallRun(
    "live values without updates",
    ["generate", "a.json", "--no-config"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}],
       "tabs": [{"identifier": "a", "title": "A", "live": ["title"]}, {"identifier": "b", "title": "B 1́ é ́"}]}
      """
    ],
    only: ["live", "run time", "update", "configure", "String(", "/// B"],
    #"""
    /// B 1́ é ́, a tab at the root.
    /// Sets values that are known only at run time, such as a title. Called when the tab is created.
    func configure(_ tab: UITab, for identifier: AJsonTab)
    configure(tab, for: .a)
    title: String(localized: "B 1\u{301} é \u{301}"),
    func configure(_ tab: UITab, for identifier: AJsonTab) {}
    """#),
  SmallRun(
    "widths of variants, with one that the app overrides",
    ["generate", "a.json", "--no-config"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "26.0"}, {"platform": "iPadOS", "minimumVersion": "26.0"}, {"platform": "tvOS", "minimumVersion": "26.0"}, {"platform": "visionOS", "minimumVersion": "26.0"}], "horizontalSizeClass": "compact", "mode": "tabSidebar",
       "variants": [
        {"availability": {"horizontalSizeClass": "compact"}, "mode": "tabBar", "sidebar": {"preferredLayout": "tile"}},
        {"availability": {"minimumVersion": "27.0"}, "isTabBarHidden": true, "tabBarMinimizeBehavior": "never"},
        {"availability": {"platforms": ["iOS"]}, "tabBarMinimizeBehavior": "onScrollUp", "isTabBarHidden": true}],
       "tabs": [{"identifier": "a", "title": "A"}, {"identifier": "b", "title": "B", "availability": {"horizontalSizeClass": "regular"}}]}
      """
    ],
    only: ["#", "Width", "if ", "inimize", "false"],
    """
    #if os(iOS)
    #endif
    #if os(visionOS)
    #endif
    #if os(iOS)
    if UIDevice.current.userInterfaceIdiom == .phone {
    if #available(iOS 27.0, *) {
    #endif
    #if !os(iOS)
    if #available(tvOS 27.0, visionOS 27.0, *) {
    #endif
    #if os(iOS)
    if UIDevice.current.userInterfaceIdiom == .phone {
    tabBarMinimizeBehavior = .onScrollUp
    if #available(iOS 27.0, *) {
    tabBarMinimizeBehavior = .never
    #endif
    #if !os(iOS)
    var tabBarMinimizeBehavior: MinimizeBehavior = .automatic
    if #available(tvOS 27.0, visionOS 27.0, *) {
    tabBarMinimizeBehavior = .automatic
    self.tabBarMinimizeBehavior = tabBarMinimizeBehavior
    #endif
    if isFirst {
    /// selection if possible. Called automatically when the width changes.
    #if compiler(>=6.4)
    if #available(iOS 27.0, tvOS 27.0, visionOS 27.0, *) {
    #endif
    /// Nil if the tab is not part of the hierarchy.
    /// Selects a tab, if it is part of the hierarchy.
    if let tab = aJsonTab(tab) {
    state.width = aJsonWidth
    if let selected, let tab = self.tab(forIdentifier: selected.identifier) {
    if tab !== selectedTab {
    #if os(iOS)
    if aJsonWindowWidth == .compact {
    if aJsonWindowWidth == .compact {
    #endif
    private var aJsonWidth: UIUserInterfaceSizeClass {
    #if os(iOS)
    #else
    #endif
    private var aJsonWindowWidth: UIUserInterfaceSizeClass {
    #if os(iOS)
    #else
    #endif
    if state.width == .regular {
    if let tab = made[key] as? Tab {
    if !same(controller.tabs, tabs) {
    """),
  SmallRun(
    "variants that choose the first tab and the width",
    ["generate", "a.json", "--no-config"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "26.0"}, {"platform": "iPadOS", "minimumVersion": "26.0"}, {"platform": "tvOS", "minimumVersion": "26.0"}, {"platform": "visionOS", "minimumVersion": "26.0"}],
       "variants": [
        {"availability": {"platforms": ["iPadOS"]}, "initialTabIdentifier": "b"},
        {"availability": {"platforms": ["iOS"], "minimumVersion": "27.0"}, "initialTabIdentifier": "c"},
        {"availability": {"platforms": ["tvOS"]}, "initialTabIdentifier": "c", "horizontalSizeClass": "compact"},
        {"availability": {"platforms": ["iOS", "iPadOS", "visionOS"]}, "horizontalSizeClass": "regular"}],
       "tabs": [{"identifier": "a", "title": "A"}, {"identifier": "b", "title": "B"}, {"identifier": "c", "title": "C"}]}
      """
    ],
    only: ["#if", "select", "initialTab", "izontalSizeClass", "idiom"],
    """
    #if os(iOS)
    traitOverrides.horizontalSizeClass = .regular
    #if os(iOS)
    var initialTab: AJsonTab?
    initialTab = .c
    initialTab = .b
    if let initialTab {
    selectAJsonTab(initialTab)
    #if os(tvOS)
    selectAJsonTab(.c)
    func selectAJsonTab(_ tab: AJsonTab) {
    selectedTab = tab
    /// The selected tab.
    var selectedAJsonTab: AJsonTab? {
    selectedTab.flatMap { AJsonTab(rawValue: $0.identifier) }
    """),
  SmallRun(
    "only repeated nodes, some with actions",
    ["generate", "a.json", "--no-config"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar",
       "tabs": [
        {"identifier": "list.*", "title": "L", "repeats": {"samples": ["l1"]}, "performsAction": true},
        {"identifier": "shelf.*", "title": "S", "image": "books.vertical", "repeats": {"samples": ["s1"]}, "managesNavigation": true, "sidebarActions": [{"title": "Add", "image": "plus"}], "children": [
          {"identifier": "shelf.*.x", "title": "X", "viewController": "XController"}, {"identifier": "shelf.*.y", "title": "Y", "live": ["title"]}]}]}
      """
    ],
    only: ["func aJson", "shelf", "Shelf", "action", "perform", "items("],
    """
    /// L, a tab for each item at the root. Runs an action instead of showing a section.
    case shelf = "shelf.*"
    case shelfX = "shelf.*.x"
    /// shelf.*.y, a tab in S.
    case shelfY = "shelf.*.y"
    /// The actions in the sidebar of AJson.
    case shelfAdd
    /// The items with tabs, in order. Not called for tabs inside an item's group, such as `.shelfX`.
    func items(for tab: AJsonRepeatedTab) -> [AJsonItem]
    /// Runs the action of an item's tab, which is not selected.
    func perform(_ item: AJsonItem, in tab: AJsonRepeatedTab)
    /// Runs an action of the sidebar in an item's group.
    func perform(_ action: AJsonSidebarAction, for item: AJsonItem)
    performBatchUpdates { self.applyAJsonTabs(content, state) }
    func aJsonTab(_ tab: AJsonRepeatedTab, id: AJsonItem.ID) -> UITab? {
    /// Runs the action of a tab, if it has one, and returns whether to select the tab. Call it in the
    for item in aJsonTabState?.content?.items(for: .list) ?? [] {
    content.perform(item, in: .list)
    for item in uniqueItems(for: .shelf) {
    let shelfGroup = state.group(
    AJsonRepeatedTab.shelf.identifier(for: item.id),
    children: shelfChildren(for: item, state),
    make: { makeShelfGroup(for: item, children: $0) },
    tabs.append(shelfGroup)
    fileprivate func shelfChildren(for item: AJsonItem, _ state: AJsonTabState) -> [UITab] {
    AJsonRepeatedTab.shelfX.identifier(for: item.id),
    make: { makeShelfXTab(for: item) }
    let shelfYTab = state.tab(
    AJsonRepeatedTab.shelfY.identifier(for: item.id),
    make: { makeShelfYTab(for: item) },
    configure(tab, for: item, in: .shelfY)
    tabs.append(shelfYTab)
    func makeShelfGroup(for item: AJsonItem, children: [UITab]) -> UITabGroup {
    identifier: AJsonRepeatedTab.shelf.identifier(for: item.id),
    viewControllerProvider: provider(for: item, in: .shelf)
    group.managingNavigationController = navigationController(for: item, in: .shelf)
    .shelfAdd,
    func makeShelfXTab(for item: AJsonItem) -> UITab {
    identifier: AJsonRepeatedTab.shelfX.identifier(for: item.id),
    viewControllerProvider: provider(for: item, in: .shelfX)
    /// Makes the tab shelf.*.y.
    func makeShelfYTab(for item: AJsonItem) -> UITab {
    identifier: AJsonRepeatedTab.shelfY.identifier(for: item.id),
    viewControllerProvider: provider(for: item, in: .shelfY)
    configure(tab, for: item, in: .shelfY)
    return items(for: tab).filter { ids.insert($0.id).inserted }
    _ action: AJsonSidebarAction, for item: AJsonItem, title: String, image: UIImage? = nil
    UIAction(title: title, image: image) { [weak self] _ in self?.perform(action, for: item) }
    """),
  SmallRun(
    "tabs with the same identifier",
    ["generate", "a.json", "--no-config"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}, {"platform": "macCatalyst", "minimumVersion": "27.0"}], "mode": "tabSidebar", "conditions": {"pro": {"meaning": "P.", "usually": false}, "kids": {"meaning": "K."}},
       "tabs": [
        {"identifier": "a", "title": "A", "availability": {"platforms": ["macCatalyst", "iOS"]}},
        {"identifier": "g", "title": "G", "children": [
          {"identifier": "b", "title": "B", "subtitle": "s", "availability": {"platforms": ["iOS"]}}, {"identifier": "e", "title": "E"}]},
        {"identifier": "b", "title": "B", "image": "star", "isHiddenByDefault": true, "allowsHiding": true, "availability": {"platforms": ["iPadOS"], "when": ["pro"]}},
        {"type": "search", "title": "Find", "availability": {"when": ["kids"]}},
        {"type": "search", "availability": {"unless": ["kids"]}},
        {"identifier": "k", "title": "K", "availability": {"when": ["kids"]}},
        {"identifier": "k", "title": "K", "availability": {"unless": ["kids"]}, "children": [
          {"identifier": "x", "title": "X", "availability": {"unless": ["kids"], "when": ["pro"]}}, {"identifier": "y", "title": "Y", "availability": {"when": ["kids"]}}]}]}
      """
    ],
    only: ["state.", "makeB", "isPad", "earch", "hildren", "holds"],
    """
    /// Find, the search tab.
    /// Search, the search tab.
    case search = "com.apple.UIKit.Search"
    /// Whether a condition holds now. Call `updateAJsonTabs()` when that changes.
    func holds(_ condition: AJsonCondition) -> Bool
    guard let state = aJsonTabState, let content = state.content else {
    state.show(content.rootTabs(state), in: self)
    let children = (tab as? UITabGroup)?.children ?? []
    if let found = findAJsonTab(identifier, in: children) {
    if !isPad {
    tabs.append(state.tab(AJsonTab.a.rawValue, make: makeATab))
    tabs.append(state.group(AJsonTab.g.rawValue, children: gChildren(state), make: makeGGroup))
    if UIDevice.current.userInterfaceIdiom == .pad, holds(.pro) {
    let b2Tab = state.tab(AJsonTab.b.rawValue, make: makeB2Tab) { tab in
    if holds(.kids) {
    tabs.append(state.tab(AJsonTab.search.rawValue, make: makeSearchTab))
    if !holds(.kids) {
    tabs.append(state.tab(AJsonTab.search.rawValue + " search2", make: makeSearch2Tab))
    if holds(.kids) {
    tabs.append(state.tab(AJsonTab.k.rawValue, make: makeKTab))
    if !holds(.kids) {
    state.group(AJsonTab.k.rawValue + " group", children: k2Children(state), make: makeK2Group)
    fileprivate func gChildren(_ state: AJsonTabState) -> [UITab] {
    let bTab = state.tab(AJsonTab.b.rawValue, make: makeBTab) { tab in
    tabs.append(state.tab(AJsonTab.e.rawValue, make: makeETab))
    func makeGGroup(children: [UITab]) -> UITabGroup {
    children: children,
    func makeBTab() -> UITab {
    func makeB2Tab() -> UITab {
    /// Makes the search tab.
    func makeSearchTab() -> UISearchTab {
    let tab = UISearchTab(viewControllerProvider: provider(for: .search))
    /// Makes the search tab.
    func makeSearch2Tab() -> UISearchTab {
    UISearchTab(viewControllerProvider: provider(for: .search))
    fileprivate func k2Children(_ state: AJsonTabState) -> [UITab] {
    if holds(.pro) {
    tabs.append(state.tab(AJsonTab.x.rawValue, make: makeXTab))
    func makeK2Group(children: [UITab]) -> UITabGroup {
    children: children,
    private var lists: [(group: UITabGroup, children: [UITab])] = []
    children: [UITab],
    lists.append((group, children))
    /// Sets the tabs of the controller and the children of groups.
    for (group, children) in lists { move(children, to: group) }
    for (group, children) in lists where !same(group.children, children) {
    group.children = children
    old.children.removeAll { $0 === tab }
    private var isPad: Bool {
    """),
  SmallRun(
    "actions of tabs in a repeated group",
    ["generate", "a.json", "--no-config"],
    [
      "a.json":
        #"{"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "a", "title": "A"}, {"identifier": "l.*", "title": "L", "image": "star", "repeats": {"samples": ["1"]}, "children": [{"identifier": "l.*.x", "title": "X", "performsAction": true}]}]}"#
    ],
    only: ["for item in", "identifier(for: item.id)", "content.perform"],
    """
    for item in aJsonTabState?.content?.items(for: .l) ?? [] {
    if tab.identifier == AJsonRepeatedTab.lX.identifier(for: item.id) {
    content.perform(item, in: .lX)
    for item in uniqueItems(for: .l) {
    AJsonRepeatedTab.l.identifier(for: item.id),
    identifier: AJsonRepeatedTab.l.identifier(for: item.id),
    identifier: AJsonRepeatedTab.lX.identifier(for: item.id),
    """),
  SmallRun(
    "search tabs of two states with one title", ["generate", "a.json"],
    [
      "a.json": """
      {"conditions": {"pro": {"meaning": "P."}}, "targets": [{"platform": "iOS", "minimumVersion": "26.0"}], "tabs": [{"identifier": "a", "title": "A"}, {"type": "search", "title": "Find", "availability": {"when": ["pro"]}}, {"type": "search", "title": "Find", "badgeValue": "1", "availability": {"unless": ["pro"]}}]}
      """
    ], only: ["makeSearch"],
    """
    tabs.append(state.tab(AJsonTab.search.rawValue, make: makeSearchTab))
    tabs.append(state.tab(AJsonTab.search.rawValue, make: makeSearchTab))
    func makeSearchTab() -> UISearchTab {
    """),

  SmallRun(
    "search tabs of two states with two titles", ["generate", "a.json"],
    [
      "a.json": """
      {"conditions": {"pro": {"meaning": "P."}}, "targets": [{"platform": "iOS", "minimumVersion": "26.0"}], "tabs": [{"identifier": "a", "title": "A"}, {"type": "search", "title": "Find", "availability": {"when": ["pro"]}}, {"type": "search", "title": "Look", "availability": {"unless": ["pro"]}}]}
      """
    ], only: ["makeSearch"],
    """
    tabs.append(state.tab(AJsonTab.search.rawValue, make: makeSearchTab))
    tabs.append(state.tab(AJsonTab.search.rawValue + " search2", make: makeSearch2Tab))
    func makeSearchTab() -> UISearchTab {
    func makeSearch2Tab() -> UISearchTab {
    """),
  SmallRun(
    "tabs that are all repeated", ["generate", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "p.*", "title": "P", "repeats": {"samples": ["X", "Y"]}}]}
      """
    ], only: ["enum", "case ", "by their"],
    """
    enum AJsonRepeatedTab: String, CaseIterable, Sendable {
    case p = "p.*"
    """),

  SmallRun(
    "a live image of the first of two repeated tabs", ["generate", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "a", "title": "A"}, {"identifier": "p.*", "title": "P", "live": ["image"], "repeats": {"samples": ["X", "Y"]}}, {"identifier": "q.*", "title": "Q", "repeats": {"samples": ["X", "Y"]}}]}
      """
    ], only: ["configure"],
    """
    func configure(_ tab: UITab, for item: AJsonItem, in identifier: AJsonRepeatedTab)
    configure(tab, for: item, in: .p)
    configure(tab, for: item, in: .p)
    func configure(_ tab: UITab, for item: AJsonItem, in identifier: AJsonRepeatedTab) {}
    """),
  SmallRun(
    "a name of a condition in capitals", ["generate", "a.json"],
    [
      "a.json": """
      {"conditions": {"URLOpen": {"meaning": "P."}, "class": {"meaning": "R."}}, "targets": [{"platform": "iOS", "minimumVersion": "26.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "availability": {"when": ["URLOpen"]}},
        {"identifier": "c", "title": "C", "availability": {"when": ["class"]}}]}
      """
    ], only: ["case ", "holds(."],
    """
    case a
    case b
    case c
    case urlOpen = "URLOpen"
    case `class`
    if holds(.urlOpen) {
    if holds(.class) {
    """),
]
