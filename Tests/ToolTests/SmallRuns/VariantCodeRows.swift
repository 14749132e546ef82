let variantCodeRows: [SmallRun] = [
  SmallRun(
    "a variant of a condition sets and puts back", ["generate", "a.json", "--no-config"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "conditions": {"pro": {"meaning": "Subscribed.", "usually": false}, "kids": {"meaning": "Child."}},
       "variants": [{"availability": {"when": ["pro"]}, "tabBarMinimizeBehavior": "onScrollDown", "compactTabIdentifiers": ["a"], "initialTabIdentifier": "b", "mode": "tabSidebar", "sidebar": {"preferredPlacement": "sidebar", "isHidden": true}}],
       "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ],
    only: [
      "content.holds", "var mode", "mode = ", "compactTab", "inimize", "idebar", "initialTab",
    ],
    """
    var initialTab: AJsonTab?
    if content.holds(.pro) {
    initialTab = .b
    if let initialTab {
    selectAJsonTab(initialTab)
    var mode: Mode = .automatic
    if content.holds(.pro) {
    mode = .tabSidebar
    self.mode = mode
    var compactTabIdentifiers: [String]?
    if content.holds(.pro) {
    compactTabIdentifiers = [AJsonTab.a.rawValue]
    self.compactTabIdentifiers = compactTabIdentifiers
    var tabBarMinimizeBehavior: MinimizeBehavior = .automatic
    if content.holds(.pro) {
    tabBarMinimizeBehavior = .onScrollDown
    self.tabBarMinimizeBehavior = tabBarMinimizeBehavior
    var sidebarIsHidden: Bool?
    if content.holds(.pro) {
    sidebarIsHidden = true
    if let sidebarIsHidden, sidebarIsHidden != state.sidebarIsHidden {
    sidebar.isHidden = sidebarIsHidden
    state.sidebarIsHidden = sidebarIsHidden
    var sidebarPreferredPlacement: Sidebar.Placement = .automatic
    if content.holds(.pro) {
    sidebarPreferredPlacement = .sidebar
    sidebar.preferredPlacement = sidebarPreferredPlacement
    var sidebarIsHidden: Bool?
    """),
  SmallRun(
    "a width that the app overrides in a state", ["generate", "a.json", "--no-config"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "conditions": {"pro": {"meaning": "Subscribed.", "usually": false}, "kids": {"meaning": "Child."}},
       "variants": [{"availability": {"when": ["pro"]}, "horizontalSizeClass": "compact"}],
       "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "availability": {"horizontalSizeClass": "regular", "when": ["kids"]}}]}
      """
    ], only: ["izeClass", "holds(.", "regular"],
    """
    registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
    var sizeClass: UIUserInterfaceSizeClass?
    if content.holds(.pro) {
    sizeClass = .compact
    if let sizeClass {
    traitOverrides.horizontalSizeClass = sizeClass
    if sizeClass == nil {
    traitOverrides.remove(UITraitHorizontalSizeClass.self)
    private var aJsonWidth: UIUserInterfaceSizeClass {
    traitOverrides.contains(UITraitHorizontalSizeClass.self)
    ? traitOverrides.horizontalSizeClass : traitCollection.horizontalSizeClass
    return UIDevice.current.userInterfaceIdiom == .phone ? .compact : .regular
    if state.width == .regular, holds(.kids) {
    var width = UIUserInterfaceSizeClass.unspecified
    private var shown: [UIUserInterfaceSizeClass: Set<String>] = [:]
    """),
  SmallRun(
    "a width with a fallback", ["generate", "a.json", "--no-config"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "conditions": {"pro": {"meaning": "Subscribed.", "usually": false}, "kids": {"meaning": "Child."}}, "horizontalSizeClass": "regular",
       "variants": [{"availability": {"unless": ["pro"]}, "horizontalSizeClass": "compact"}],
       "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["izeClass", "holds(."],
    """
    var sizeClass: UIUserInterfaceSizeClass = .regular
    if !content.holds(.pro) {
    sizeClass = .compact
    traitOverrides.horizontalSizeClass = sizeClass
    """),
  SmallRun(
    "variants of releases and platforms", ["generate", "a.json", "--no-config"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "18.0"}, {"platform": "iPadOS", "minimumVersion": "18.0"}, {"platform": "visionOS", "minimumVersion": "18.0"}],
       "variants": [{"availability": {"platforms": ["iPadOS"], "minimumVersion": "26.0"}, "tabBarMinimizeBehavior": "never", "isTabBarHidden": true, "bottomAccessory": {"title": "Player"}},
        {"availability": {"platforms": ["iOS"]}, "customizationIdentifier": "main", "prominentTabIdentifier": "b"}],
       "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ],
    only: [
      "#", "if #", "if UI", "Hidden", "inimize", "Accessory", "customizationId", "prominent",
    ],
    """
    func bottomAccessoryView() -> UIView
    #if os(iOS)
    if UIDevice.current.userInterfaceIdiom == .phone {
    customizationIdentifier = "main"
    #if compiler(>=6.4)
    if #available(iOS 27.0, *) {
    if UIDevice.current.userInterfaceIdiom == .phone {
    prominentTabIdentifier = AJsonTab.b.rawValue
    #endif
    if #available(iOS 26.0, *) {
    if UIDevice.current.userInterfaceIdiom == .pad {
    isTabBarHidden = true
    tabBarMinimizeBehavior = .never
    bottomAccessory = UITabAccessory(contentView: content.bottomAccessoryView())
    #endif
    """),
  SmallRun(
    "a variant in a width", ["generate", "a.json", "--no-config"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar",
       "variants": [{"availability": {"horizontalSizeClass": "regular"}, "mode": "tabSidebar", "sidebar": {"header": {"title": "H"}}}],
       "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["mode", "idebar", "idth"],
    """
    /// The view above the rows of the sidebar: H.
    func sidebarHeader() -> any UIContentConfiguration
    /// Updates the tabs and their controller. Called automatically when the width changes.
    var mode: Mode = .tabBar
    if aJsonWidth == .regular {
    mode = .tabSidebar
    self.mode = mode
    let hasSidebarHeader = aJsonWidth == .regular
    if hasSidebarHeader, sidebar.headerContentConfiguration == nil {
    sidebar.headerContentConfiguration = content.sidebarHeader()
    if !hasSidebarHeader {
    sidebar.headerContentConfiguration = nil
    /// The width, which may be unspecified before there is a window.
    private var aJsonWidth: UIUserInterfaceSizeClass {
    let width = traitCollection.horizontalSizeClass
    guard width == .unspecified else { return width }
    """),
  SmallRun(
    "views of several variants", ["generate", "a.json", "--no-config"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "conditions": {"pro": {"meaning": "Subscribed.", "usually": false}, "kids": {"meaning": "Child."}},
       "variants": [{"availability": {"when": ["pro"], "unless": ["kids"]}, "sidebar": {"header": {"title": "H"}, "bottomBar": {"title": "B"}}},
        {"availability": {"when": ["kids"]}, "bottomAccessory": {"title": "P"}, "sidebar": {"bottomBar": {"title": "B"}}}],
       "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["idebar", "holds(.", "Accessory"],
    """
    func bottomAccessoryView() -> UIView
    /// The view above the rows of the sidebar: H.
    func sidebarHeader() -> any UIContentConfiguration
    /// The view at the bottom of the sidebar: B.
    func sidebarBottomBarView() -> UIView
    let hasBottomAccessory = content.holds(.kids)
    if hasBottomAccessory, bottomAccessory == nil {
    bottomAccessory = UITabAccessory(contentView: content.bottomAccessoryView())
    if !hasBottomAccessory {
    bottomAccessory = nil
    var hasSidebarHeader = false
    if content.holds(.kids) {
    hasSidebarHeader = false
    if content.holds(.pro), !content.holds(.kids) {
    hasSidebarHeader = true
    if hasSidebarHeader, sidebar.headerContentConfiguration == nil {
    sidebar.headerContentConfiguration = content.sidebarHeader()
    if !hasSidebarHeader {
    sidebar.headerContentConfiguration = nil
    var hasSidebarBottomBar = false
    if content.holds(.kids) {
    hasSidebarBottomBar = true
    if content.holds(.pro), !content.holds(.kids) {
    hasSidebarBottomBar = true
    if hasSidebarBottomBar, sidebar.bottomBarView == nil {
    sidebar.bottomBarView = content.sidebarBottomBarView()
    if !hasSidebarBottomBar {
    sidebar.bottomBarView = nil
    """),
  SmallRun(
    "values that the app changes", ["generate", "a.json", "--no-config"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}],
       "tabs": [
        {"identifier": "a", "title": "A", "live": ["title", "image", "subtitle", "isHidden"]},
        {"identifier": "b", "title": "B", "live": ["isEnabled", "selectedImage", "isHiddenByDefault"]},
        {"identifier": "gr", "title": "GR", "live": ["displayOrderIdentifiers"], "children": [{"identifier": "x", "title": "X"}, {"identifier": "y", "title": "Y"}]}]}
      """
    ], only: ["func ", "return", "nil", "true", "false", "[]"],
    """
    func viewController(for tab: AJsonTab) -> UIViewController
    func configure(_ tab: UITab, for identifier: AJsonTab)
    func setUpAJsonTabs(with content: any AJsonTabContent) {
    func aJsonTab(_ tab: AJsonTab) -> UITab? {
    func selectAJsonTab(_ tab: AJsonTab) {
    private func findAJsonTab(_ identifier: String, in tabs: [UITab]) -> UITab? {
    if tab.identifier == identifier { return tab }
    let children = (tab as? UITabGroup)?.children ?? []
    return found
    return nil
    private func openAJsonTab(_ tab: UITab) {
    func makeTabs() -> [UITab] {
    func makeATab() -> UITab {
    image: nil,
    return tab
    func makeBTab() -> UITab {
    image: nil,
    return tab
    func makeGrGroup() -> UITabGroup {
    image: nil,
    return group
    func makeXTab() -> UITab {
    image: nil,
    func makeYTab() -> UITab {
    image: nil,
    fileprivate func provider(for tab: AJsonTab) -> (UITab) -> UIViewController {
    return UIViewController()
    return self.viewController(for: tab)
    func configure(_ tab: UITab, for identifier: AJsonTab) {}
    """),
  SmallRun(
    "repeated tabs", ["generate", "a.json", "--no-config"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}],
       "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "gr", "title": "GR", "children": [{"identifier": "list.*", "title": "LIST.*", "repeats": {"samples": ["l1", "l2"], "atMost": 9}, "badgeValue": "3", "image": "list"}]}]}
      """
    ], only: ["list", "List", "item", "reserve"],
    """
    /// The tabs that AJson creates for each item; `*` in an identifier represents the item's id.
    /// LIST.*, a tab for each item in GR, at most 9.
    case list = "list.*"
    /// The identifier of an item's tab.
    /// An item with its own tab, such as an entry of a list.
    /// Unique among the items of a tab, and stable.
    /// The items with tabs, in order.
    func items(for tab: AJsonRepeatedTab) -> [AJsonItem]
    /// The view controller of an item's tab.
    func viewController(for item: AJsonItem, in tab: AJsonRepeatedTab) -> UIViewController
    /// Updates the tabs and their controller when items changed. Remaining tabs keep their view
    /// The selected tab; nil if it is an item's.
    /// The tab of an item; nil if there is none.
    /// Selects the tab of an item, if there is one.
    for item in uniqueItems(for: .list) {
    let listTab = state.tab(
    AJsonRepeatedTab.list.identifier(for: item.id),
    make: { makeListTab(for: item) },
    tab.title = item.title
    tab.image = item.image ?? UIImage(systemName: "list")
    tabs.append(listTab)
    /// Makes the tab of an item of LIST.*.
    func makeListTab(for item: AJsonItem) -> UITab {
    title: item.title,
    image: item.image ?? UIImage(systemName: "list"),
    identifier: AJsonRepeatedTab.list.identifier(for: item.id),
    viewControllerProvider: provider(for: item, in: .list)
    for item: AJsonItem, in tab: AJsonRepeatedTab
    return self.viewController(for: item, in: tab)
    /// The items without duplicates, as each can have only one tab.
    return items(for: tab).filter { ids.insert($0.id).inserted }
    private var lists: [(group: UITabGroup, children: [UITab])] = []
    lists.append((group, children))
    for (group, children) in lists where !same(group.children, children) {
    lists = []
    """),
  SmallRun(
    "a repeated group", ["generate", "a.json", "--no-config"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar",
       "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "shelf.*", "title": "SHELF.*", "repeats": {"samples": ["s1"]}, "children": [{"identifier": "x.*", "title": "X.*"}, {"identifier": "y.*", "title": "Y.*"}]}]}
      """
    ], only: ["shelf", "Shelf", "item", "(of"],
    """
    /// The tabs that AJson creates for each item; `*` in an identifier represents the item's id.
    /// SHELF.*, a group for each item at the root.
    case shelf = "shelf.*"
    /// The identifier of an item's tab.
    guard let star = rawValue.firstIndex(of: "*") else {
    /// An item with its own tab, such as an entry of a list.
    /// Unique among the items of a tab, and stable.
    /// The items with tabs, in order. Not called for tabs inside an item's group, such as `.x`.
    func items(for tab: AJsonRepeatedTab) -> [AJsonItem]
    /// The view controller of an item's tab.
    func viewController(for item: AJsonItem, in tab: AJsonRepeatedTab) -> UIViewController
    /// Updates the tabs and their controller when items changed. Remaining tabs keep their view
    /// The selected tab; nil if it is an item's.
    /// The tab of an item; nil if there is none.
    /// Selects the tab of an item, if there is one.
    for item in uniqueItems(for: .shelf) {
    let shelfGroup = state.tab(
    AJsonRepeatedTab.shelf.identifier(for: item.id),
    make: { makeShelfGroup(for: item) },
    group.title = item.title
    group.image = item.image
    tabs.append(shelfGroup)
    /// Makes the group of an item of SHELF.*.
    func makeShelfGroup(for item: AJsonItem) -> UITabGroup {
    title: item.title,
    image: item.image,
    identifier: AJsonRepeatedTab.shelf.identifier(for: item.id),
    children: [makeXTab(for: item), makeYTab(for: item)],
    viewControllerProvider: provider(for: item, in: .shelf)
    func makeXTab(for item: AJsonItem) -> UITab {
    identifier: AJsonRepeatedTab.x.identifier(for: item.id),
    viewControllerProvider: provider(for: item, in: .x)
    func makeYTab(for item: AJsonItem) -> UITab {
    identifier: AJsonRepeatedTab.y.identifier(for: item.id),
    viewControllerProvider: provider(for: item, in: .y)
    for item: AJsonItem, in tab: AJsonRepeatedTab
    return self.viewController(for: item, in: tab)
    /// The items without duplicates, as each can have only one tab.
    return items(for: tab).filter { ids.insert($0.id).inserted }
    """),
  SmallRun(
    "what no variant gives is set in the order of the spec",
    ["generate", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "isTabBarHidden": true, "prominentTabIdentifier": "b", "mode": "tabBar",
        "variants": [{"availability": {"horizontalSizeClass": "regular"}, "mode": "tabSidebar"}],
        "tabs": [{"identifier": "a", "title": "A"}, {"identifier": "b", "title": "B"}], "customizationIdentifier": "main", "compactTabIdentifiers": ["b"]}
      """
    ], only: ["BarHidden", "prominent", "tabs = ", "Identifiers =", "Identifier =", "mode = "],
    """
    isTabBarHidden = true
    prominentTabIdentifier = AJsonTab.b.rawValue
    tabs = content.makeTabs()
    customizationIdentifier = "main"
    compactTabIdentifiers = [AJsonTab.b.rawValue]
    mode = .tabSidebar
    self.mode = mode
    """),
]
