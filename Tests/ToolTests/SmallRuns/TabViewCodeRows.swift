let tabViewCodeRows: [SmallRun] = [
  SmallRun(
    "a TabView that some platforms lack, and one whose style they lack",
    ["generate", "a.json", "--no-config"],
    [
      "a.json": """
      {"framework": "SwiftUI", "targets": [{"platform": "iOS", "minimumVersion": "18.0"}, {"platform": "iPadOS", "minimumVersion": "18.0"}, {"platform": "macOS", "minimumVersion": "18.0"}, {"platform": "tvOS", "minimumVersion": "18.0"}, {"platform": "visionOS", "minimumVersion": "18.0"}],
       "mode": "tabBar", "tabBarMinimizeBehavior": "onScrollDown", "sidebar": {"preferredPlacement": "tabBar"},
       "tabs": [
        {"identifier": "a", "title": "A", "availability": {"platforms": ["iOS", "iPadOS"]}},
        {"identifier": "b", "title": "B", "availability": {"platforms": ["iPadOS", "tvOS"]}}]}
      """
    ],
    only: ["#", "TabView", "available", "tabs.", "Tab("],
    """
    struct AJsonTabView<Content: View>: View {
    #if !os(macOS) && !os(visionOS)
    TabView(selection: $selection) {
    #if os(iOS)
    Tab(value: .a) {
    #endif
    #if !os(macOS) && !os(visionOS)
    Tab(value: .b) {
    #endif
    #if os(iOS)
    if #available(iOS 26.0, *) {
    tabs.tabBarMinimizeBehavior(.onScrollDown)
    #endif
    #if !os(macOS) && !os(tvOS)
    #if compiler(>=6.4)
    if #available(iOS 27.0, visionOS 27.0, *) {
    tabs.defaultTabBarPlacement(.tabBar)
    #endif
    #endif
    #endif
    #if os(iOS) && !targetEnvironment(macCatalyst)
    #else
    #endif
    """),
  SmallRun(
    "a first tab in a section with repeated tabs",
    ["generate", "a.json", "--no-config"],
    [
      "a.json": """
      {"framework": "SwiftUI", "targets": [{"platform": "iOS", "minimumVersion": "27.0"}],
       "initialTabIdentifier": "g",
       "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "children": [
          {"identifier": "list.*", "title": "L", "repeats": {"samples": ["l1"]}},
          {"identifier": "x", "title": "X"}]}]}
      """
    ],
    only: ["case ", "initial", "Tab(", "Section", "ForEach"],
    """
    case a
    case x
    case list(id: String)
    static let initial = Self.x
    case .a: "a"
    case .x: "x"
    case .list(let id): "list." + id
    case "a": self = .a
    case "x": self = .x
    case list = "list.*"
    Tab(value: .a) {
    TabSection(String(localized: "G")) {
    ForEach(content.items(for: .list)) { item in
    Tab(value: AJsonTab.list(id: item.id)) {
    Tab(value: AJsonTab.x) {
    """),
  SmallRun(
    "variants of a TabView",
    ["generate", "a.json", "--no-config"],
    [
      "a.json": """
      {"framework": "SwiftUI", "targets": [{"platform": "iOS", "minimumVersion": "18.0"}, {"platform": "iPadOS", "minimumVersion": "18.0"}, {"platform": "macOS", "minimumVersion": "18.0"}, {"platform": "tvOS", "minimumVersion": "18.0"}, {"platform": "visionOS", "minimumVersion": "18.0"}], "conditions": {"pro": {"meaning": "P.", "usually": false}, "kids": {"meaning": "K."}},
       "mode": "tabSidebar", "tabBarMinimizeBehavior": "onScrollUp", "horizontalSizeClass": "regular",
       "variants": [
        {"availability": {"when": ["pro"], "unless": ["kids"]}, "tabBarMinimizeBehavior": "never", "sidebar": {"isHidden": true, "footer": {"title": "F"}}, "horizontalSizeClass": "compact"},
        {"availability": {"platforms": ["iPadOS"], "horizontalSizeClass": "compact"}, "bottomAccessory": {"title": "Small"}, "sidebar": {"isHidden": false}},
        {"availability": {"minimumVersion": "27.0"}, "mode": "tabBar", "sidebar": {"isHidden": false, "header": {"title": "H"}}, "tabBarMinimizeBehavior": "onScrollDown"},
        {"availability": {"platforms": ["macOS", "visionOS"]}, "sidebar": {"bottomBar": {"title": "B"}}}],
       "tabs": [{"identifier": "a", "title": "A"}, {"type": "search", "automaticallyActivatesSearch": true}]}
      """
    ],
    only: ["#", "tabs.tab", "?", "available(iOS", "izontalSizeClass"],
    #"""
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    #if os(iOS)
    if #available(iOS 27.0, *) {
    tabs.tabViewStyle(.tabBarOnly)
    tabs.tabViewStyle(.sidebarAdaptable)
    #endif
    #if os(macOS)
    if #available(macOS 27.0, *) {
    tabs.tabViewStyle(.tabBarOnly)
    tabs.tabViewStyle(.sidebarAdaptable)
    #endif
    #if os(tvOS)
    if #available(tvOS 27.0, *) {
    tabs.tabViewStyle(.tabBarOnly)
    tabs.tabViewStyle(.sidebarAdaptable)
    #endif
    #if os(visionOS)
    if #available(visionOS 27.0, *) {
    tabs.tabViewStyle(.tabBarOnly)
    tabs.tabViewStyle(.sidebarAdaptable)
    #endif
    #if os(iOS)
    if #available(iOS 26.0, *) {
    tabs.tabBarMinimizeBehavior(
    content.holds(.pro) && !content.holds(.kids) ? .never : !isOlder ? .onScrollDown : .onScrollUp
    if #available(iOS 26.1, *) {
    tabs.tabViewBottomAccessory(isEnabled: isPad && horizontalSizeClass == .compact) {
    } else if #available(iOS 26.0, *) {
    tabs.tabViewBottomAccessory {
    if isPad && horizontalSizeClass == .compact {
    content.holds(.pro) && !content.holds(.kids) ? .tabBar : isPad && horizontalSizeClass == .compact ? .sidebar : !isOlder ? .sidebar : .automatic
    if #available(iOS 27.0, *) {
    tabs.tabViewSidebarHeader { content.sidebarHeader() }
    #endif
    #if os(macOS)
    if #available(macOS 27.0, *) {
    tabs.tabViewSidebarHeader { content.sidebarHeader() }
    #endif
    #if os(tvOS)
    #if compiler(>=6.4)
    if #available(tvOS 27.0, *) {
    tabs.tabViewSidebarHeader { content.sidebarHeader() }
    #endif
    #endif
    #if os(visionOS)
    if #available(visionOS 27.0, *) {
    tabs.tabViewSidebarHeader { content.sidebarHeader() }
    #endif
    #if !os(tvOS)
    #endif
    #if os(tvOS)
    #if compiler(>=6.4)
    if #available(tvOS 27.0, *) {
    tabs.tabViewSidebarFooter {
    #endif
    #endif
    #if !os(iOS) && !os(tvOS)
    #endif
    #if os(iOS)
    \.horizontalSizeClass, content.holds(.pro) && !content.holds(.kids) ? .compact : .regular
    #endif
    #if !os(tvOS) && !os(visionOS)
    if #available(iOS 26.0, macOS 26.0, *) {
    tabs.tabViewSearchActivation(.searchTabSelection)
    #endif
    if #available(iOS 27.0, *) {
    #if os(iOS) && !targetEnvironment(macCatalyst)
    #else
    #endif
    """#),
  SmallRun(
    "live values of sections and badges",
    ["generate", "a.json", "--no-config"],
    [
      "a.json": """
      {"framework": "SwiftUI", "targets": [{"platform": "iOS", "minimumVersion": "18.0"}, {"platform": "iPadOS", "minimumVersion": "18.0"}],
       "variants": [{"availability": {"minimumVersion": "26.0"}, "sidebar": {"header": {"title": "H"}, "preferredPlacement": "sidebar"}},
        {"availability": {"minimumVersion": "27.0", "platforms": ["iPadOS"]}, "sidebar": {"footer": {"title": "F"}}},
        {"availability": {"minimumVersion": "26.0"}, "sidebar": {"preferredPlacement": "tabBar"}}],
       "tabs": [
        {"identifier": "a", "title": "A", "badgeValue": "1", "performsAction": true, "suppress": [{"rule": "property-availability", "reason": "Shared with UIKit."}]},
        {"identifier": "g", "title": "G", "live": ["title"], "children": [{"identifier": "x", "title": "X"}]}]}
      """
    ],
    only: ["Section", "/// A", "tabs.", "available", "badge"],
    """
    /// A, a tab at the root.
    /// The badge of a tab; none by default.
    func badge(of tab: AJsonTab) -> Text?
    func badge(of tab: AJsonTab) -> Text? {
    .badge(content.badge(of: .a))
    TabSection("" as String) {
    if #available(iOS 27.0, *) {
    tabs.defaultTabBarPlacement(.sidebar)
    } else if #available(iOS 27.0, *) {
    tabs.defaultTabBarPlacement(.tabBar)
    if #available(iOS 26.0, *) {
    tabs.tabViewSidebarHeader { content.sidebarHeader() }
    if #available(iOS 27.0, *), isPad {
    tabs.tabViewSidebarFooter { content.sidebarFooter() }
    /// Applies modifiers that not all devices and releases have.
    """),
  SmallRun(
    "a condition inside itself, and a width that only it sets",
    ["generate", "a.json", "--no-config"],
    [
      "a.json": """
      {"framework": "SwiftUI", "targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "conditions": {"pro": {"meaning": "P.", "usually": false}},
       "variants": [{"availability": {"when": ["pro"]}, "horizontalSizeClass": "compact"}],
       "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "availability": {"when": ["pro"]}, "children": [
          {"identifier": "x", "title": "X", "availability": {"when": ["pro"]}}, {"identifier": "y", "title": "Y", "availability": {"unless": ["pro"]}}]}]}
      """
    ],
    only: ["Condition", "if ", "Tab(", "Section", "izontal", "holds"],
    #"""
    enum AJsonCondition: String, CaseIterable, Sendable {
    /// Whether a condition holds.
    func holds(_ condition: AJsonCondition) -> Bool
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    Tab(value: .a) {
    if content.holds(.pro) {
    TabSection(String(localized: "G")) {
    Tab(value: AJsonTab.x) {
    .environment(\.horizontalSizeClass, content.holds(.pro) ? .compact : horizontalSizeClass)
    """#),
  SmallRun(
    "values that two of five platforms have",
    ["generate", "a.json", "--no-config"],
    [
      "a.json": """
      {"framework": "SwiftUI", "targets": [{"platform": "iPadOS", "minimumVersion": "18.0"}, {"platform": "macCatalyst", "minimumVersion": "18.0"}, {"platform": "macOS", "minimumVersion": "18.0"}, {"platform": "tvOS", "minimumVersion": "18.0"}, {"platform": "visionOS", "minimumVersion": "18.0"}], "mode": "tabSidebar", "customizationIdentifier": "c", "tabBarMinimizeBehavior": "onScrollDown", "bottomAccessory": {"title": "B"},
       "sidebar": {"preferredPlacement": "sidebar", "isHidden": true},
       "tabs": [
        {"identifier": "a", "title": "A", "image": "star", "preferredPlacement": "pinned"}, {"type": "search", "automaticallyActivatesSearch": true},
        {"identifier": "g", "title": "G", "isCollapsedByDefault": true, "preferredPlacement": "sidebarOnly", "children": [{"identifier": "x", "title": "X", "preferredPlacement": "movable", "allowsHiding": false, "isHiddenByDefault": true}]}]}
      """
    ],
    only: ["#", "tabs.", "Tab", "available"],
    """
    //   tabspec generate a.json --output AJsonTabs.swift
    enum AJsonTab: String, CaseIterable, Hashable, Sendable {
    struct AJsonTabView<Content: View, BottomAccessory: View>: View {
    @Binding private var selection: AJsonTab
    private let content: (AJsonTab) -> Content
    #if !os(tvOS)
    @AppStorage("c") private var customization: TabViewCustomization
    #endif
    selection: Binding<AJsonTab>,
    @ViewBuilder content: @escaping (AJsonTab) -> Content,
    TabView(selection: $selection) {
    Tab(String(localized: "A"), systemImage: "star", value: .a) {
    .customizationID(AJsonTab.a.rawValue)
    Tab(value: .search, role: .search) {
    .customizationID(AJsonTab.search.rawValue)
    TabSection(String(localized: "G")) {
    Tab(value: AJsonTab.x) {
    .customizationID(AJsonTab.x.rawValue)
    #if !os(macOS) && !os(tvOS)
    #endif
    #if compiler(>=6.4)
    if #available(iOS 27.0, macCatalyst 27.0, macOS 27.0, tvOS 27.0, visionOS 27.0, *) {
    #endif
    #if !os(tvOS)
    #endif
    #if os(iOS)
    if #available(iOS 26.0, macCatalyst 26.0, *) {
    tabs.tabBarMinimizeBehavior(.onScrollDown)
    if #available(iOS 26.0, macCatalyst 26.0, *) {
    tabs.tabViewBottomAccessory { bottomAccessory() }
    .defaultAdaptableTabBarPlacement(.tabBar)
    #endif
    #if !os(macOS) && !os(tvOS)
    #if compiler(>=6.4)
    if #available(iOS 27.0, macCatalyst 27.0, visionOS 27.0, *) {
    tabs.defaultTabBarPlacement(.sidebar)
    #endif
    #endif
    #if !os(tvOS) && !os(visionOS)
    if #available(iOS 26.0, macCatalyst 26.0, macOS 26.0, *) {
    tabs.tabViewSearchActivation(.searchTabSelection)
    #endif
    extension TabContent {
    @TabContentBuilder<TabValue> _ change: (Self) -> some TabContent<TabValue>
    ) -> some TabContent<TabValue> {
    """),
  SmallRun(
    "requirements stand apart",
    ["generate", "a.json", "--no-config"],
    [
      "a.json":
        #"{"framework": "SwiftUI", "targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "conditions": {"in": {"meaning": "Signed in."}}, "tabs": [{"identifier": "a", "title": "A"}, {"identifier": "b", "title": "B", "availability": {"when": ["in"]}}]}"#
    ],
    """
    // Generated by tabspec from a.json. Do not edit.
    //
    //   tabspec generate a.json --output AJsonTabs.swift

    import SwiftUI

    /// The tabs of AJson, by the values that select them.
    enum AJsonTab: String, CaseIterable, Hashable, Sendable {
      /// A, a tab at the root.
      case a
      /// B, a tab at the root.
      case b
    }

    /// The conditions that the tabs of AJson depend on.
    enum AJsonCondition: String, CaseIterable, Sendable {
      /// Signed in.
      case `in`
    }

    /// The content of the tabs, and their values at run time.
    @MainActor
    protocol AJsonTabContent {
      associatedtype Screen: View

      /// The content of a tab.
      @ViewBuilder func view(for tab: AJsonTab) -> Screen

      /// Whether a condition holds.
      func holds(_ condition: AJsonCondition) -> Bool
    }

    /// The tabs of AJson, with the app's content.
    struct AJsonTabView<Content: AJsonTabContent>: View {
      @Binding private var selection: AJsonTab
      private let content: Content

      init(selection: Binding<AJsonTab>, content: Content) {
        _selection = selection
        self.content = content
      }

      var body: some View {
        TabView(selection: $selection) {
          Tab(value: .a) {
            content.view(for: .a)
          } label: {
            Text(String(localized: "A"))
          }
          if content.holds(.in) {
            Tab(value: .b) {
              content.view(for: .b)
            } label: {
              Text(String(localized: "B"))
            }
          }
        }
      }
    }
    """),
  SmallRun(
    "search tabs of two platforms are one",
    ["generate", "a.json", "--no-config"],
    [
      "a.json":
        #"{"framework": "SwiftUI", "targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "macOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "a", "title": "A"}, {"type": "search", "availability": {"platforms": ["iOS"]}}, {"type": "search", "title": "Find", "availability": {"platforms": ["macOS"]}}]}"#
    ],
    only: ["case search", "value: .search", "content(.search"],
    """
    case search = "com.apple.UIKit.Search"
    Tab(value: .search, role: .search) { content(.search) }
    value: .search,
    content(.search)
    """),
  SmallRun(
    "a group in a repeated group",
    ["generate", "a.json", "--no-config"],
    [
      "a.json":
        #"{"framework": "SwiftUI", "targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "macOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "a", "title": "A"}, {"identifier": "l.*", "title": "L", "repeats": {"samples": ["1"]}, "children": [{"identifier": "l.*.g", "title": "G", "children": [{"identifier": "l.*.x", "title": "X"}]}]}]}"#
    ],
    only: ["Section", "of item:", "ForEach"],
    """
    ForEach(content.items(for: .l)) { item in
    TabSection(item.title) {
    lGSection(of: item)
    private func lGSection(of item: AJsonItem) -> some TabContent<AJsonTab> {
    TabSection(String(localized: "G")) {
    """),
  SmallRun(
    "search tabs of two widths are one",
    ["generate", "a.json", "--no-config"],
    [
      "a.json":
        #"{"framework": "SwiftUI", "targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "a", "title": "A"}, {"type": "search", "availability": {"horizontalSizeClass": "compact"}}, {"type": "search", "title": "Find", "availability": {"horizontalSizeClass": "regular"}}]}"#
    ],
    only: ["case search", "value: .search"],
    """
    case search = "com.apple.UIKit.Search"
    Tab(value: .search, role: .search) { content(.search) }
    value: .search,
    """),
  SmallRun(
    "search tabs of one width are two",
    ["generate", "a.json", "--no-config"],
    [
      "a.json":
        #"{"framework": "SwiftUI", "targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "a", "title": "A"}, {"type": "search", "availability": {"horizontalSizeClass": "compact"}}, {"type": "search", "title": "Find", "availability": {"horizontalSizeClass": "compact"}}]}"#
    ],
    only: ["case search", "value: .search"],
    """
    case search = "com.apple.UIKit.Search"
    case search2 = "com.apple.UIKit.Search.2"
    Tab(value: .search, role: .search) {
    value: .search2,
    """),
  SmallRun(
    "search tabs of old and new releases are one",
    ["generate", "a.json", "--no-config"],
    [
      "a.json":
        #"{"framework": "SwiftUI", "targets": [{"platform": "iOS", "minimumVersion": "26.0"}], "tabs": [{"identifier": "a", "title": "A"}, {"type": "search", "availability": {"maximumVersion": "26.0"}}, {"type": "search", "title": "Find", "availability": {"minimumVersion": "26.1"}}]}"#
    ],
    only: ["case search", "value: .search"],
    """
    case search = "com.apple.UIKit.Search"
    Tab(value: .search, role: .search) { content(.search) }
    value: .search,
    """),
  SmallRun(
    "search tabs that share a release are two",
    ["generate", "a.json", "--no-config"],
    [
      "a.json":
        #"{"framework": "SwiftUI", "targets": [{"platform": "iOS", "minimumVersion": "26.0"}], "tabs": [{"identifier": "a", "title": "A"}, {"type": "search", "availability": {"maximumVersion": "26.1"}}, {"type": "search", "title": "Find", "availability": {"minimumVersion": "26.1"}}]}"#
    ],
    only: ["case search", "value: .search"],
    """
    case search = "com.apple.UIKit.Search"
    case search2 = "com.apple.UIKit.Search.2"
    Tab(value: .search, role: .search) { content(.search) }
    value: .search2,
    """),
  SmallRun(
    "search tabs with and without a condition are one",
    ["generate", "a.json", "--no-config"],
    [
      "a.json":
        #"{"framework": "SwiftUI", "targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "a", "title": "A"}, {"type": "search", "availability": {"when": ["in"]}}, {"type": "search", "title": "Find", "availability": {"unless": ["in"]}}], "conditions": {"in": {"meaning": "Signed in."}}}"#
    ],
    only: ["case search", "value: .search"],
    """
    case search = "com.apple.UIKit.Search"
    Tab(value: .search, role: .search) { content.view(for: .search) }
    value: .search,
    """),
  SmallRun(
    "search tabs of different conditions are two",
    ["generate", "a.json", "--no-config"],
    [
      "a.json":
        #"{"framework": "SwiftUI", "targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "a", "title": "A"}, {"type": "search", "availability": {"when": ["in"]}}, {"type": "search", "title": "Find", "availability": {"unless": ["out"]}}], "conditions": {"in": {"meaning": "Signed in."}, "out": {"meaning": "Signed out."}}}"#
    ],
    only: ["case search", "value: .search"],
    """
    case search = "com.apple.UIKit.Search"
    case search2 = "com.apple.UIKit.Search.2"
    Tab(value: .search, role: .search) { content.view(for: .search) }
    value: .search2,
    """),
  SmallRun(
    "search tabs that share a platform are two",
    ["generate", "a.json", "--no-config"],
    [
      "a.json":
        #"{"framework": "SwiftUI", "targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "macOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "a", "title": "A"}, {"type": "search", "availability": {"platforms": ["iOS", "macOS"]}}, {"type": "search", "title": "Find", "availability": {"platforms": ["macOS"]}}]}"#
    ],
    only: ["case search", "value: .search"],
    """
    case search = "com.apple.UIKit.Search"
    case search2 = "com.apple.UIKit.Search.2"
    Tab(value: .search, role: .search) { content(.search) }
    value: .search2,
    """),
  SmallRun(
    "a repeated group in a group gives its item to its parts only",
    ["generate", "a.json", "--no-config"],
    [
      "a.json": """
      {"framework": "SwiftUI", "targets": [{"platform": "iPadOS", "minimumVersion": "26.0"}], "tabs": [
        {"identifier": "a", "title": "A"}, {"identifier": "o", "title": "O", "children": [
          {"identifier": "g.*", "title": "G", "repeats": {"samples": ["One"]},
           "children": [{"identifier": "c", "title": "C"}]}]}]}
      """
    ], only: ["gSection"],
    """
    gSection
    private var gSection: some TabContent<AJsonTab> {
    """),
  SmallRun(
    "the view of an accessory", ["generate", "a.json", "--no-config"],
    [
      "a.json": """
      {"framework": "SwiftUI", "bottomAccessory": {"title": "Now"}, "tabs": [{"identifier": "a", "title": "A"}]}
      """
    ], only: ["self.bottom"],
    """
    self.bottomAccessory = bottomAccessory
    """),
]
