import TestSupport
import TestTool
import Testing

@Suite("Generated code for SwiftUI")
struct SwiftUICodeTests {
  private static let home = #"{"identifier": "home", "title": "Home", "image": "house"}"#

  private static func tab(_ more: String, _ identifier: String = "a") -> String {
    #"{"identifier": "\#(identifier)", "title": "A", "image": "star", \#(more)}"#
  }

  private static func section(_ more: String, _ title: String = "Library") -> String {
    #"{"identifier": "g", "title": "\#(title)", \#(more), "children": [\#(home)]}"#
  }

  private static let all = ["iOS 18.0", "iPadOS 18.0", "macOS 18.0", "tvOS 18.0", "visionOS 18.0"]

  private static let tabs: [SwiftUIRow] = [
    .init(
      "a section of one platform's tabs", platforms: ["iOS 27.0", "macOS 27.0"],
      "\(home), "
        + #"{"identifier": "g", "title": "G", "children": [\#(tab(#""availability": {"platforms": ["macOS"]}"#))]}"#,
      ["#if !os(iOS)\n        TabSection("]),
    .init(
      "a tab", home,
      [
        "import SwiftUI", "enum AppTab: String, CaseIterable, Hashable, Sendable {",
        "struct AppTabView<Content: View>: View {", "TabView(selection: $selection) {",
        #"Tab(String(localized: "Home"), systemImage: "house", value: .home) { content(.home) }"#,
      ], lacks: ["UITab", "customization", "applying", "protocol", "#if", "#available"]),
    .init(
      "an image of the app", #"{"identifier": "a", "title": "A", "image": {"asset": "Logo"}}"#,
      [#"Tab(String(localized: "A"), image: "Logo", value: .a)"#]),
    .init(
      "no image", #"{"identifier": "a", "title": "A"}"#,
      ["Tab(value: .a) {", "} label: {", #"Text(String(localized: "A"))"#]),
    .init(
      "the search tab", "\(home), {\"type\": \"search\"}",
      ["Tab(value: .search, role: .search) { content(.search) }"]),
    .init(
      "the search tab with an image",
      "\(home), {\"type\": \"search\", \"image\": \"star\"}",
      [#"Tab(String(localized: "Search"), systemImage: "star", value: .search, role: .search)"#]),
    .init(
      "two search tabs",
      "\(home), {\"type\": \"search\"}, {\"type\": \"search\", \"title\": \"Find\"}",
      [
        #"case search = "com.apple.UIKit.Search""#, #"case search2 = "com.apple.UIKit.Search.2""#,
        "value: .search2,", "content(.search2)",
      ]),
    .init(
      "two search tabs of which one is there",
      [
        home, #"{"type": "search", "availability": {"horizontalSizeClass": "compact"}}"#,
        #"{"type": "search", "title": "Find", "availability": {"horizontalSizeClass": "regular"}}"#,
      ].joined(separator: ", "), ["case search ="], lacks: ["search2"]),
    .init(
      "a section", section(#""isHidden": false"#),
      [#"TabSection(String(localized: "Library")) {"#, "value: AppTab.home)"], lacks: ["case g"]),
    .init("a section without a header", section(#""isHidden": false"#, ""), ["TabSection {"]),
    .init(
      "a blank title", #"{"identifier": "a", "title": "", "image": "star"}"#,
      [#"Tab("" as String, systemImage: "star", value: .a)"#]),
    .init(
      "the first tab", root: #""initialTabIdentifier": "home","#, home,
      ["static let initial = Self.home"]),
    .init(
      "the first tab of a section", root: #""initialTabIdentifier": "g","#,
      section(#""isHidden": false"#), ["static let initial = Self.home"]),
  ]

  private static let sidebar = #""mode": "tabSidebar","#
  private static let customized = #""customizationIdentifier": "tabs","#

  private static let modifiers: [SwiftUIRow] = [
    .init(
      "customization", root: customized,
      "\(home), \(section(#""isHidden": false"#).replacing("home", with: "x"))",
      [
        #"@AppStorage("tabs") private var customization: TabViewCustomization"#,
        ".tabViewCustomization($customization)", ".customizationID(AppTab.home.rawValue)",
        #".customizationID("g")"#,
      ]),
    .init("pinned", tab(#""preferredPlacement": "pinned""#), [".tabPlacement(.pinned)"]),
    .init(
      "sidebarOnly", root: sidebar, tab(#""preferredPlacement": "sidebarOnly""#),
      [".tabPlacement(.sidebarOnly)"]),
    .init(
      "fixed", tab(#""preferredPlacement": "fixed""#),
      [".customizationBehavior(.disabled, for: .sidebar, .tabBar)"]),
    .init(
      "movable", tab(#""preferredPlacement": "movable""#),
      [".customizationBehavior(.reorderable, for: .tabBar)"]),
    .init(
      "optional", root: sidebar, tab(#""preferredPlacement": "optional""#),
      [".defaultVisibility(.hidden, for: .tabBar)"]),
    .init(
      "default at the root", tab(#""preferredPlacement": "default""#), ["Tab("],
      lacks: ["defaultVisibility"]),
    .init(
      "default in a section",
      #"{"identifier": "g", "title": "G", "children": [\#(tab(#""preferredPlacement": "default""#))]}"#,
      [".defaultVisibility(.visible, for: .tabBar)"]),
    .init("hidden", "\(home), \(tab(#""isHidden": true"#))", [".hidden(true)"]),
    .init(
      "hidden by default", root: customized, "\(home), \(tab(#""isHiddenByDefault": true"#))",
      [".defaultVisibility(.hidden, for: .sidebar)"]),
    .init(
      "not to be hidden", root: customized, tab(#""allowsHiding": false"#),
      [".customizationBehavior(.disabled, for: .sidebar)"]),
    .init("disabled", tab(#""isEnabled": false"#), [".disabled(true)"]),
    .init(
      "collapsed", section(#""isCollapsedByDefault": true"#),
      [".defaultSectionExpansion(.collapsed)"]),
    .init(
      "actions", section(#""sidebarActions": [{"title": "Add", "image": "plus"}]"#),
      [
        ".sectionActions {",
        #"Button(String(localized: "Add"), systemImage: "plus") { perform(.gAdd) }"#,
        "let perform: (AppSidebarAction) -> Void",
      ]),
    .init(
      "an action with an image of the app, which a button does not take by its name",
      section(#""sidebarActions": [{"title": "Add", "image": {"asset": "Logo"}}]"#),
      ["} label: {", #"Label(String(localized: "Add"), image: "Logo")"#]),
    .init(
      "a section in a section, which has a type of its own",
      #"{"identifier": "o", "title": "O", "children": [\#(section(#""isHidden": false"#))]}"#,
      [
        "        gSection\n", "@TabContentBuilder<AppTab>\n",
        "private var gSection: some TabContent<AppTab> {",
      ]),
    .init(
      "a badge is the app's", tab(#""badgeValue": "7""#),
      [".badge(content.badge(of: .a))", "func badge(of tab: AppTab) -> Text?"],
      lacks: [#""7""#]),
    .init(
      "a live title is the app's", tab(#""live": ["title"]"#),
      [
        "Tab(content.title(of: .a),", "func title(of tab: AppTab) -> String",
        #"case .a: String(localized: "A")"#,
      ]),
    .init(
      "a live image is the app's", tab(#""live": ["image"]"#),
      [
        "content.image(of: .a)", "func image(of tab: AppTab) -> Image?",
        #"case .a: Image(systemName: "star")"#,
      ]),
  ]

  private static let root: [SwiftUIRow] = [
    .init(
      "tabSidebar", root: #""mode": "tabSidebar","#, home, [".tabViewStyle(.sidebarAdaptable)"]),
    .init("tabBar", root: #""mode": "tabBar","#, home, [".tabViewStyle(.tabBarOnly)"]),
    .init(
      "minimizing", root: #""tabBarMinimizeBehavior": "onScrollDown","#, home,
      [".tabBarMinimizeBehavior(.onScrollDown)"]),
    .init(
      "an accessory", root: #""bottomAccessory": {"title": "Player"},"#, home,
      [
        ".tabViewBottomAccessory { bottomAccessory() }",
        "struct AppTabView<Content: View, BottomAccessory: View>: View {",
      ]),
    .init(
      "views of the sidebar",
      root:
        #""mode": "tabSidebar", "sidebar": {"header": {"title": "H"}, "footer": {"title": "F"}},"#,
      home,
      [
        ".tabViewSidebarHeader { sidebarHeader() }", ".tabViewSidebarFooter { sidebarFooter() }",
      ]),
    .init(
      "a sidebar hidden at first", root: #""mode": "tabSidebar", "sidebar": {"isHidden": true},"#,
      home,
      [".defaultAdaptableTabBarPlacement(.tabBar)"]),
    .init(
      "search that is activated",
      "\(home), {\"type\": \"search\", \"automaticallyActivatesSearch\": true}",
      [".tabViewSearchActivation(.searchTabSelection)"]),
    .init(
      "a prominent tab", root: #""prominentTabIdentifier": "home","#, home,
      ["value: .home, role: .prominent)"], lacks: ["prominentRole"]),
  ]

  private static let guards: [SwiftUIRow] = [
    .init(
      "a prominent tab before 27", root: #""prominentTabIdentifier": "home","#,
      platforms: ["iPadOS 26.0"], home,
      [
        "role: prominentRole)", "#if compiler(>=6.4)", "if #available(iOS 27.0, *) {",
        "return .prominent",
      ]),
    .init(
      "minimizing before 26", root: #""tabBarMinimizeBehavior": "never","#,
      platforms: ["iOS 18.0"], home,
      [
        ".applying { tabs in", "if #available(iOS 26.0, *) {",
        "tabs.tabBarMinimizeBehavior(.never)",
      ]),
    .init(
      "a header on tvOS, from 27",
      root: #""mode": "tabSidebar", "sidebar": {"header": {"title": "H"}},"#,
      platforms: ["iOS 18.0", "tvOS 18.0"], home,
      ["#if os(iOS)\n      .tabViewSidebarHeader {", "if #available(tvOS 27.0, *) {"]),
    .init(
      "a variant from the release of the modifier on",
      root: #"""
        "variants": [{"availability": {"minimumVersion": "26.1"}, "tabBarMinimizeBehavior": "never"}],
        """#, platforms: ["iOS 18.0"], home, ["if #available(iOS 26.1, *) {"],
      lacks: ["iOS 26.0"]),
    .init(
      "two modifiers of newer releases",
      root: #""tabBarMinimizeBehavior": "never", "bottomAccessory": {"title": "P"},"#,
      platforms: ["iOS 18.0"], home,
      ["fileprivate func applying(@ViewBuilder _ change: (Self) -> some View) -> some View {"]),
    .init(
      "disabled before 18.4", platforms: ["iOS 18.0"], tab(#""isEnabled": false"#),
      [".applying { tab in", "if #available(iOS 18.4, *) {", "tab.disabled(true)"]),
    .init(
      "customization beside tvOS", root: customized, platforms: ["iOS 27.0", "tvOS 27.0"], home,
      ["#if os(iOS)\n      .tabViewCustomization($customization)", ".customizationID"]),
    .init(
      "a fixed tab on a Mac", platforms: ["iOS 27.0", "macOS 27.0"],
      tab(#""preferredPlacement": "fixed""#), ["#if os(iOS)", ".customizationBehavior(.disabled"]),
    .init(
      "one width",
      "\(home), \(tab(#""availability": {"horizontalSizeClass": "regular"}"#))",
      [
        ".hidden(horizontalSizeClass == .compact)",
        #"@Environment(\.horizontalSizeClass) private var horizontalSizeClass"#,
      ]),
    .init(
      "one width beside tvOS", platforms: ["iOS 27.0", "tvOS 27.0"],
      "\(home), \(tab(#""availability": {"horizontalSizeClass": "regular"}"#))",
      ["if horizontalSizeClass != .compact {"], lacks: [".hidden("]),
    .init(
      "an iPad", platforms: ["iOS 27.0", "iPadOS 27.0"],
      "\(home), \(tab(#""availability": {"platforms": ["iPadOS"]}"#))",
      ["if isPad {", "private var isPad: Bool {"], lacks: ["isPhone"]),
    .init(
      "an iPad and a Mac", platforms: ["iOS 27.0", "iPadOS 27.0", "macCatalyst 27.0"],
      "\(home), \(tab(#""availability": {"platforms": ["iPadOS", "macCatalyst"]}"#))",
      ["if !isPhone {", "private var isPhone: Bool {"]),
    .init(
      "a platform", platforms: ["iOS 27.0", "macOS 27.0"],
      "\(home), \(tab(#""availability": {"platforms": ["macOS"]}"#))",
      ["#if !os(iOS)\n        Tab("]),
    .init(
      "until a release", platforms: ["iOS 18.0"],
      "\(home), \(tab(#""availability": {"maximumVersion": "18.9"}"#))",
      ["if isOlder {", "private var isOlder: Bool {", "if #available(iOS 18.10, *) {"]),
    .init(
      "from a release", platforms: ["iOS 18.0"],
      "\(home), \(tab(#""availability": {"minimumVersion": "26.0"}"#))",
      ["if #available(iOS 26.0, *) {"]),
    .init(
      "a section in a section from a release, which takes its checks along",
      platforms: ["iOS 18.0"],
      #"""
      {"identifier": "o", "title": "O", "children": [{"identifier": "g", "title": "G",
        "availability": {"minimumVersion": "26.0"}, "children": [
          {"identifier": "a", "title": "A", "image": "star", "isEnabled": false}]}]}
      """#,
      [
        "        if #available(iOS 26.0, *) {\n          gSection",
        "  @available(iOS 26.0, *)\n  @TabC",
      ],
      lacks: ["applying"]),
    .init("on every platform", platforms: all, home, ["Tab("], lacks: ["#if", "#available"]),
  ]

  private static let player = #"""
    "conditions": {"playing": {"meaning": "M."}}, "variants": [
      {"availability": {"when": ["playing"]}, "bottomAccessory": {"title": "Player"}}],
    """#

  private static let states: [SwiftUIRow] = [
    .init(
      "a condition", root: #""conditions": {"signedIn": {"meaning": "M."}},"#,
      "\(home), \(tab(#""availability": {"when": ["signedIn"]}"#))",
      [
        "if content.holds(.signedIn) {", "protocol AppTabContent {",
        "func holds(_ condition: AppCondition) -> Bool",
        "struct AppTabView<Content: AppTabContent>: View {", "content.view(for: .home)",
      ]),
    .init(
      "a repeated tab",
      "\(home), "
        + #"{"identifier": "list.*", "title": "List", "image": "star", "repeats": {"samples": ["Rain"]}}"#,
      [
        "case list(id: String)", "ForEach(content.items(for: .list)) { item in",
        "Tab(value: AppTab.list(id: item.id)) {", #"case .list(let id): "list." + id"#,
        #"if let id = Self.id(in: rawValue, "list.", "") {"#,
        #"item.image ?? Image(systemName: "star")"#,
      ], lacks: ["Rain", "CaseIterable, Hashable"]),
    .init(
      "a variant",
      root: #"""
        "conditions": {"signedIn": {"meaning": "M."}}, "variants": [
          {"availability": {"when": ["signedIn"]}, "mode": "tabSidebar"}],
        """#, home,
      [
        "if content.holds(.signedIn) {", "tabs.tabViewStyle(.sidebarAdaptable)", "} else {",
        "// With another style, the tabs lose their state.",
      ]),
    .init(
      "a variant of a value, which changes and nothing else",
      root: #"""
        "conditions": {"signedIn": {"meaning": "M."}}, "tabBarMinimizeBehavior": "never", "variants": [
          {"availability": {"when": ["signedIn"]}, "tabBarMinimizeBehavior": "onScrollDown"}],
        """#, home,
      [".tabBarMinimizeBehavior(content.holds(.signedIn) ? .onScrollDown : .never)"],
      lacks: ["applying"]),
    .init(
      "two variants of a value",
      root: #"""
        "mode": "tabSidebar", "conditions": {"a": {"meaning": "M."}, "b": {"meaning": "M."}}, "variants": [
          {"availability": {"when": ["a"]}, "sidebar": {"isHidden": true}},
          {"availability": {"when": ["b"]}, "sidebar": {"isHidden": false}}],
        """#, home,
      ["content.holds(.a) ? .tabBar : content.holds(.b) ? .sidebar : .automatic"]),
    .init(
      "an accessory that comes and goes", root: player, home,
      [
        ".tabViewBottomAccessory(isEnabled: content.holds(.playing)) { content.bottomAccessory() }"
      ], lacks: ["applying"]),
    .init(
      "an accessory that comes and goes from 26 on", root: player, platforms: ["iPadOS 26.0"], home,
      [
        "if #available(iOS 26.1, *) {\n        tabs.tabViewBottomAccessory(isEnabled:",
        "} else {\n        tabs.tabViewBottomAccessory {\n          if content.holds(.playing) {",
      ]),
    .init(
      "a header in one width",
      root: #"""
        "mode": "tabSidebar", "variants": [
          {"availability": {"horizontalSizeClass": "regular"}, "sidebar": {"header": {"title": "H"}}}],
        """#, home,
      [".tabViewSidebarHeader {\n      if horizontalSizeClass != .compact {"], lacks: ["applying"]),
    .init(
      "one value for two tabs",
      [
        tab(#""availability": {"horizontalSizeClass": "regular"}"#),
        tab(#""availability": {"horizontalSizeClass": "compact"}"#),
      ].joined(separator: ", "),
      ["if horizontalSizeClass != .compact {", "if horizontalSizeClass == .compact {"],
      lacks: [".hidden("]),
  ]

  @Test(
    "says what the spec says", arguments: [tabs, modifiers, root, guards, states].flatMap(\.self))
  func code(_ row: SwiftUIRow) {
    let run = runTool(
      ["generate", "--no-config", "App.tabspec.json"], files: ["App.tabspec.json": row.spec])
    for text in row.has {
      #expect(run.output.contains(text), "\(text)\n\(run.output)\(run.errors)")
    }
    for text in row.lacks { #expect(!run.output.contains(text), "\(text)\n\(run.output)") }
  }

  @Test("is written for a spec of UIKit where it is asked for, and the other way round")
  func asked() {
    for (framework, other) in [("UIKit", "swiftui"), ("SwiftUI", "uikit")] {
      let spec = #"{"framework": "\#(framework)", "tabs": [\#(Self.home)]}"#
      for asked in [nil, other] {
        let words = asked.map { ["--framework", $0] } ?? []
        let run = runTool(["generate", "--no-config", "a.json"] + words, files: ["a.json": spec])
        let isSwiftUI = (framework == "SwiftUI") != (asked != nil)
        #expect(run.output.contains(isSwiftUI ? "import SwiftUI\n" : "import UIKit\n"), "\(run)")
      }
    }
  }

  @Test("has at most ten nodes in a builder, and one property for each section of a large spec")
  func large() {
    let tabs = (0..<25).map {
      Self.tab("\"subtitle\": \"\"", "t\($0)").replacing(", \"subtitle\": \"\"", with: "")
    }
    let section =
      #"{"identifier": "g", "title": "G", "children": [\#(Self.home)]}"#
    let spec = #"{"framework": "SwiftUI", "tabs": [\#(tabs.joined(separator: ", ")), \#(section)]}"#
    let run = runTool(["generate", "--no-config", "a.json"], files: ["a.json": spec])
    #expect(run.output.split(separator: "@TabContentBuilder<AJsonTab>").count == 5, "\(run)")
    #expect(run.output.contains("private var gSection: some TabContent<"), "\(run)")
  }
}
