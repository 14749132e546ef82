let swiftUICodeRows: [SmallRun] = [
  SmallRun(
    "a width that the app sets", ["generate", "a.json", "--no-config"],
    [
      "a.json": """
      {"framework": "SwiftUI", "targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}, {"platform": "macOS", "minimumVersion": "27.0"}, {"platform": "tvOS", "minimumVersion": "27.0"}], "horizontalSizeClass": "compact",
       "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["environment", "#", ".compact"],
    #"""
    #if os(iOS)
    .environment(\.horizontalSizeClass, .compact)
    #endif
    """#),
  SmallRun(
    "modes of variants", ["generate", "a.json", "--no-config"],
    [
      "a.json": """
      {"framework": "SwiftUI", "targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}, {"platform": "macOS", "minimumVersion": "27.0"}, {"platform": "tvOS", "minimumVersion": "27.0"}], "conditions": {"pro": {"meaning": "Subscribed.", "usually": false}, "kids": {"meaning": "Child."}},
       "variants": [{"availability": {"when": ["pro"]}, "mode": "tabSidebar"},
        {"availability": {"platforms": ["iOS"]}, "mode": "tabBar"}],
       "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["tyle", "olds", "#", "var ", "nil"],
    """
    /// Whether a condition holds.
    func holds(_ condition: AJsonCondition) -> Bool
    @Binding private var selection: AJsonTab
    var body: some View {
    #if os(iOS)
    // With another style, the tabs lose their state.
    if content.holds(.pro) {
    tabs.tabViewStyle(.sidebarAdaptable)
    tabs.tabViewStyle(.tabBarOnly)
    #endif
    #if !os(iOS)
    // With another style, the tabs lose their state.
    if content.holds(.pro) {
    tabs.tabViewStyle(.sidebarAdaptable)
    #endif
    private var isPhone: Bool {
    #if os(iOS) && !targetEnvironment(macCatalyst)
    #else
    #endif
    """),
  SmallRun(
    "a variant of a release, on older systems", ["generate", "a.json", "--no-config"],
    [
      "a.json": """
      {"framework": "SwiftUI", "targets": [{"platform": "iOS", "minimumVersion": "18.0"}, {"platform": "iPadOS", "minimumVersion": "18.0"}],
       "variants": [{"availability": {"minimumVersion": "26.0"}, "tabBarMinimizeBehavior": "onScrollDown", "sidebar": {"isHidden": true}},
        {"availability": {"maximumVersion": "18.3"}, "mode": "tabSidebar"}],
       "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ],
    only: [
      "available", "inimize", "laptable", "daptable", "tyle", "applying", "isOlder", "func ",
      "if ",
    ],
    """
    .applying { tabs in
    if isOlder {
    tabs.tabViewStyle(.sidebarAdaptable)
    .applying { tabs in
    if #available(iOS 26.0, *) {
    tabs.tabBarMinimizeBehavior(.onScrollDown)
    .applying { tabs in
    if #available(iOS 26.0, *) {
    tabs.defaultAdaptableTabBarPlacement(.tabBar)
    private var isOlder: Bool {
    if #available(iOS 18.4, *) {
    fileprivate func applying(@ViewBuilder _ change: (Self) -> some View) -> some View {
    """),
  SmallRun(
    "a tab of a release, a width and a state", ["generate", "a.json", "--no-config"],
    [
      "a.json": """
      {"framework": "SwiftUI", "targets": [{"platform": "iOS", "minimumVersion": "18.0"}, {"platform": "iPadOS", "minimumVersion": "18.0"}], "conditions": {"pro": {"meaning": "Subscribed.", "usually": false}, "kids": {"meaning": "Child."}},
       "tabs": [
        {"identifier": "a", "title": "A", "availability": {"minimumVersion": "26.0"}},
        {"identifier": "b", "title": "B", "availability": {"maximumVersion": "18.3", "horizontalSizeClass": "regular"}},
        {"identifier": "c", "title": "C", "availability": {"unless": ["pro", "kids"], "horizontalSizeClass": "compact"}}]}
      """
    ], only: ["available", "hidden", "olds", "Older", "if ", "Tab(", "izontal"],
    #"""
    /// Whether a condition holds.
    func holds(_ condition: AJsonCondition) -> Bool
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    if #available(iOS 26.0, *) {
    Tab(value: .a) {
    if isOlder {
    Tab(value: .b) {
    .hidden(horizontalSizeClass == .compact)
    if !content.holds(.pro), !content.holds(.kids) {
    Tab(value: .c) {
    .hidden(horizontalSizeClass != .compact)
    private var isOlder: Bool {
    if #available(iOS 18.4, *) {
    """#),
  SmallRun(
    "sections with everything", ["generate", "a.json", "--no-config"],
    [
      "a.json": """
      {"framework": "SwiftUI", "targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}, {"platform": "macOS", "minimumVersion": "27.0"}, {"platform": "tvOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "customizationIdentifier": "main",
       "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "gr", "title": "GR", "preferredPlacement": "sidebarOnly", "isCollapsedByDefault": true, "badgeValue": "2", "sidebarActions": [{"title": "New", "image": "plus"}], "children": [{"identifier": "x", "title": "X", "preferredPlacement": "default"}, {"identifier": "y", "title": "Y", "preferredPlacement": "optional", "allowsHiding": false}, {"identifier": "z", "title": "Z", "preferredPlacement": "movable", "isHiddenByDefault": true}]}]}
      """
    ], only: [".", "#", "Section", "Tab("],
    """
    // Generated by tabspec from a.json. Do not edit.
    //   tabspec generate a.json --output AJsonTabs.swift
    /// The tabs of AJson, by the values that select them.
    /// A, a tab at the root.
    /// X, a tab in GR.
    /// Y, a tab in GR.
    /// Z, a tab in GR.
    /// The actions in the sidebar of AJson.
    /// New, in GR.
    /// The tabs of AJson, with the app's content.
    #if !os(tvOS)
    #endif
    self.content = content
    self.perform = perform
    Tab(value: .a) {
    content(.a)
    .customizationID(AJsonTab.a.rawValue)
    TabSection(String(localized: "GR")) {
    Tab(value: AJsonTab.x) {
    content(.x)
    .customizationID(AJsonTab.x.rawValue)
    #if !os(tvOS)
    .defaultVisibility(.visible, for: .tabBar)
    #endif
    Tab(value: AJsonTab.y) {
    content(.y)
    .customizationID(AJsonTab.y.rawValue)
    #if !os(tvOS)
    .defaultVisibility(.hidden, for: .tabBar)
    #endif
    #if os(iOS)
    .customizationBehavior(.disabled, for: .sidebar)
    #endif
    Tab(value: AJsonTab.z) {
    content(.z)
    .customizationID(AJsonTab.z.rawValue)
    #if os(iOS)
    .customizationBehavior(.reorderable, for: .tabBar)
    .defaultVisibility(.hidden, for: .sidebar)
    #endif
    .customizationID("gr")
    .tabPlacement(.sidebarOnly)
    .defaultSectionExpansion(.collapsed)
    .sectionActions {
    Button(String(localized: "New"), systemImage: "plus") { perform(.grNew) }
    .tabViewStyle(.sidebarAdaptable)
    #if !os(tvOS)
    .tabViewCustomization($customization)
    #endif
    """),
  SmallRun(
    "repeated tabs in a section", ["generate", "a.json", "--no-config"],
    [
      "a.json": """
      {"framework": "SwiftUI", "targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}, {"platform": "macOS", "minimumVersion": "27.0"}, {"platform": "tvOS", "minimumVersion": "27.0"}],
       "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "gr", "title": "GR", "children": [{"identifier": "list.*", "title": "LIST.*", "repeats": {"samples": ["l1"], "atMost": 4}, "image": "list.bullet"}]}]}
      """
    ], only: ["ForEach", "list", "Tab(", "Section", "items", "prefix"],
    """
    case list(id: String)
    case .list(let id): "list." + id
    if let id = Self.id(in: rawValue, "list.", "") {
    self = .list(id: id)
    /// The text between a prefix and a suffix; nil if there is none.
    case list = "list.*"
    /// An item with its own tab or section, such as an entry of a list.
    /// Unique among the items of a tab, and stable.
    /// The items with their own tabs or sections, in order.
    func items(for tab: AJsonRepeatedTab) -> [AJsonItem]
    Tab(value: .a) {
    TabSection(String(localized: "GR")) {
    ForEach(content.items(for: .list)) { item in
    Tab(value: AJsonTab.list(id: item.id)) {
    content.view(for: .list(id: item.id))
    item.image ?? Image(systemName: "list.bullet")
    """),
  SmallRun(
    "a repeated section", ["generate", "a.json", "--no-config"],
    [
      "a.json": """
      {"framework": "SwiftUI", "targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}, {"platform": "macOS", "minimumVersion": "27.0"}, {"platform": "tvOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "customizationIdentifier": "m",
       "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "shelf.*", "title": "SHELF.*", "repeats": {"samples": ["s1"]}, "badgeValue": "1", "children": [{"identifier": "x.*", "title": "X.*"}, {"identifier": "y.*", "title": "Y.*", "image": {"asset": "Y"}}]}]}
      """
    ], only: ["ForEach", "shelf", "Tab(", "Section", "of:", "hasSuffix", "dropFirst"],
    """
    guard text.hasPrefix(before), text.hasSuffix(after) else { return nil }
    let id = text.dropFirst(before.count).dropLast(after.count)
    case shelf = "shelf.*"
    Tab(value: .a) {
    ForEach(content.items(for: .shelf)) { item in
    TabSection(item.title) {
    Tab(value: AJsonTab.x(id: item.id)) {
    Tab(String(localized: "Y.*"), image: "Y", value: AJsonTab.y(id: item.id)) {
    .customizationID("shelf." + item.id)
    """),
  SmallRun(
    "live values and a search tab without a title", ["generate", "a.json", "--no-config"],
    [
      "a.json": """
      {"framework": "SwiftUI", "targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}, {"platform": "macOS", "minimumVersion": "27.0"}, {"platform": "tvOS", "minimumVersion": "27.0"}], "conditions": {"pro": {"meaning": "Subscribed.", "usually": false}, "kids": {"meaning": "Child."}},
       "tabs": [
        {"identifier": "a", "title": "A", "live": ["title", "image", "isHidden", "isEnabled"], "badgeValue": "3"},
        {"type": "search", "automaticallyActivatesSearch": true, "live": ["isHidden"]},
        {"identifier": "b", "title": "B", "isEnabled": false, "availability": {"when": ["pro"]}}]}
      """
    ], only: ["Tab(", "title", "badge", "hidden", "isHidden", "disabled", "olds", "earch"],
    """
    /// Search, the search tab.
    case search = "com.apple.UIKit.Search"
    /// Whether a condition holds.
    func holds(_ condition: AJsonCondition) -> Bool
    /// The title of a tab that is set at run time; empty by default.
    func title(of tab: AJsonTab) -> String
    /// The badge of a tab; none by default.
    func badge(of tab: AJsonTab) -> Text?
    /// Whether a tab is hidden now; false by default.
    func isHidden(_ tab: AJsonTab) -> Bool
    func title(of tab: AJsonTab) -> String {
    func badge(of tab: AJsonTab) -> Text? {
    func isHidden(_ tab: AJsonTab) -> Bool {
    Tab(value: .a) {
    Text(content.title(of: .a))
    .hidden(content.isHidden(.a))
    .disabled(!content.isEnabled(.a))
    .badge(content.badge(of: .a))
    Tab(value: .search, role: .search) {
    content.view(for: .search)
    .hidden(content.isHidden(.search))
    if content.holds(.pro) {
    Tab(value: .b) {
    .disabled(true)
    .tabViewSearchActivation(.searchTabSelection)
    """),
  SmallRun(
    "accessories and views of the sidebar", ["generate", "a.json", "--no-config"],
    [
      "a.json": """
      {"framework": "SwiftUI", "targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}, {"platform": "macOS", "minimumVersion": "27.0"}, {"platform": "tvOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "bottomAccessory": {"title": "P"}, "sidebar": {"header": {"title": "H"}, "footer": {"title": "F"}, "bottomBar": {"title": "B"}, "preferredPlacement": "sidebar", "isHidden": false},
       "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["tabView", "default", "#", "let ", "var "],
    """
    @Binding private var selection: AJsonTab
    private let content: (AJsonTab) -> Content
    private let bottomAccessory: () -> BottomAccessory
    private let sidebarHeader: () -> SidebarHeader
    private let sidebarFooter: () -> SidebarFooter
    private let sidebarBottomBar: () -> SidebarBottomBar
    var body: some View {
    .tabViewStyle(.sidebarAdaptable)
    #if os(iOS)
    .tabViewBottomAccessory { bottomAccessory() }
    .defaultAdaptableTabBarPlacement(.sidebar)
    .defaultTabBarPlacement(.sidebar)
    #endif
    .tabViewSidebarHeader { sidebarHeader() }
    .tabViewSidebarFooter { sidebarFooter() }
    #if !os(tvOS)
    .tabViewSidebarBottomBar { sidebarBottomBar() }
    #endif
    """),
  SmallRun(
    "titles as they are", ["generate", "a.json", "--no-config", "--titles", "literal"],
    [
      "a.json": #"""
      {"framework": "SwiftUI", "targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}, {"platform": "macOS", "minimumVersion": "27.0"}, {"platform": "tvOS", "minimumVersion": "27.0"}],
       "tabs": [
        {"identifier": "a", "title": "A \"quoted\" \\(title)"},
        {"identifier": "b", "title": "100 %"}]}
      """#
    ], only: ["Tab(", "title"],
    #"""
    //   tabspec generate a.json --output AJsonTabs.swift --titles literal
    /// A "quoted" \(title), a tab at the root.
    Tab(value: .a) {
    Text("A \"quoted\" \\(title)" as String)
    Tab(value: .b) {
    """#),
]
