import TabModel
import Testing

/// What is known of `TabView`, as specs: each with what was seen, and who saw it.
///
/// Sources are Apple's pages, sessions, and reports about public apps.
@Suite("A layout of SwiftUI")
struct SwiftUILayoutTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let title: String
    /// Who documents, states or saw it.
    let source: String
    let overflow: TabBar.Overflow?
    let example: ResolutionCase

    init(
      _ title: String, from source: String = "", _ environment: String, _ nodes: String,
      _ members: String = "",
      state: String? = nil, selected: String? = nil, bar: String? = nil,
      position: TabBar.Position? = nil, overflow: TabBar.Overflow? = nil, sidebar: String? = nil,
      selection: String? = nil,
      ways: String? = nil, shows: [BarItem.Content]? = nil
    ) {
      self.title = title
      self.source = source
      self.overflow = overflow
      let more = members.isEmpty ? "" : ", " + members
      example = ResolutionCase(
        title, environment, nodes + "|\"framework\": \"SwiftUI\"" + more, state: state,
        selected: selected, bar: bar, position: position, sidebar: sidebar, selection: selection,
        ways: ways, shows: shows)
    }

    var testDescription: String { "\(title) (\(example.environment))" }
  }

  static let adaptable = #""mode": "tabSidebar""#
  static let customizable =
    #""mode": "tabSidebar", "customizationIdentifier": "tabs""#

  /// The destinations of Apple's video app: two fixed tabs, two more, search, and sections.
  static func video(_ placement: String) -> String {
    tabs(
      tab("watch", #""preferredPlacement": "fixed""#),
      tab("library", #""preferredPlacement": "fixed""#), tab("new"), tab("favorites"),
      search(#""preferredPlacement": "fixed""#),
      group("collections", [tab("sea"), tab("cute")], placement),
      group("animations", [tab("extra")], placement))
  }

  static let optional = #""preferredPlacement": "optional""#
  static let sidebarOnly = #""preferredPlacement": "sidebarOnly""#

  static let hiddenInCompact =
    #""preferredPlacement": "optional", "availability": {"horizontalSizeClass": "regular"}"#

  static func messages(_ members: String = "", drafts: String = "") -> String {
    group("messages", [tab("received"), tab("sent"), tab("drafts", drafts)], members)
  }

  static func mail(_ members: String = "", drafts: String = "") -> String {
    tabs(tab("requests"), tab("account"), messages(members, drafts: drafts))
  }

  static func rooms(_ members: String = "", _ each: String = "") -> String {
    let only = #""preferredPlacement": "sidebarOnly""# + (each.isEmpty ? "" : ", " + each)
    return tabs(
      tab("home"), search(), tab("reports"), tab("settings"),
      group("rooms", [tab("kitchen", only), tab("bedroom", only)], members))
  }

  /// The tabs of a bar, and sections of tabs that are in the sidebar only.
  static func drinks(_ members: String = "") -> String {
    let sections = ["gin", "rum", "tequila", "vodka"].map {
      group($0, [tab($0 + "-1", sidebarOnly), tab($0 + "-2", sidebarOnly)], members)
    }
    return tabs(
      tab("learn"), tab("cabinet"), tab("cocktails"), tab("tools"), tab("settings"),
      sections.joined(separator: ","))
  }

  /// Sections in a section, both with `members`.
  static func fortunes(_ members: String) -> String {
    tabs(
      tab("fortune"), tab("history"),
      group("days", [group("october", [tab("one"), tab("two")], members)], members))
  }

  static let timelines = tabs(
    group(
      "timelines",
      ["timeline", "trending", "local", "federated", "news"].map { tab($0, sidebarOnly) }
        + [search()], sidebarOnly),
    group(
      "activities", [tab("notifications", sidebarOnly), tab("mentions", sidebarOnly)], sidebarOnly),
    group("accounts", [tab("profile", sidebarOnly), tab("bookmarks", sidebarOnly)], sidebarOnly))

  /// Sections alone; the first has two tabs.
  static func money(_ further: String = "") -> String {
    tabs(
      group("overview", [tab("today"), tab("month")]), group("accounts", [tab("bank")]),
      group("plans", [tab("budget")]), group("reports", [tab("year")]),
      group("general", [tab("settings")])) + further
  }

  static let others: [Case] = [
    Case(
      "3: a hidden node is not there, but on an Apple TV", "macOS 26.0",
      tabs(tab("a"), tab("b", #""isHidden": true"#), group("g", [tab("c")], #""isHidden": true"#)),
      "", bar: "a*", ways: "a:tabBar1"),
    Case(
      "3: a hidden node on an Apple TV", "tvOS 26.0",
      tabs(tab("a"), tab("b", #""isHidden": true"#)), "", bar: "a* b"),
    Case(
      "3.4: automatic never has a sidebar", "iPadOS 26.0 regular landscape", mail(), "",
      bar: "requests.customizable* account.customizable messages.customizable", sidebar: "none",
      ways: """
        requests:tabBar1 account:tabBar1 received:tabBar1 sent:unreachable drafts:unreachable
        """),
    Case(
      "3.3: without customizationIdentifier a state is not read", "iPadOS 26.0 regular landscape",
      mail(), adaptable, state: #""hidden": ["account"]"#,
      sidebar: "requests account messages[received sent drafts]"),
    Case(
      "3.3: with it people hide by default", "iPadOS 26.0 regular landscape", mail(), customizable,
      state: #""hidden": ["account", "messages"], "displayOrder": {"messages": ["sent"]}"#,
      sidebar: "requests messages[sent received drafts]",
      ways: """
        requests:sidebar1 account:customization received:sidebar1 sent:sidebar1 drafts:sidebar1
        """),
    Case(
      "3.3: on a Mac that is not Catalyst's it is not read", "macOS 26.0", mail(), customizable,
      state: #""hidden": ["account"]"#, sidebar: "requests account messages[received sent drafts]"),
    Case(
      "3: a fixed tab, a search tab and a section cannot be hidden",
      "iPadOS 26.0 regular landscape",
      tabs(
        tab("a", #""preferredPlacement": "fixed""#), search(), tab("b", #""allowsHiding": false"#),
        tab("c"), group("g", [tab("d")])), customizable,
      state: #""hidden": ["a", "com.apple.UIKit.Search", "b", "c", "g", "d"]"#,
      sidebar: "a com.apple.UIKit.Search b g[]"),
    Case(
      "4: Catalyst dissolves sections", "macCatalyst 26.0", mail(), "",
      bar: "requests* account received sent drafts", shows: Array(repeating: .title, count: 5)),
    Case(
      "4: the item of an Apple TV", "tvOS 26.0",
      tabs(tab("a"), #"{"identifier": "b", "title": " "}"#),
      "", shows: [.imageBesideTitle, .image]),
    Case(
      "4: the prominent tab may be inside a section", "iOS 27.0", mail(),
      #""prominentTabIdentifier": "sent""#, bar: "requests* account received drafts sent!"),
    Case(
      "5: a hidden sidebar of a Mac", "macOS 26.0 hidden", mail(), adaptable,
      sidebar: "(requests account messages[received sent drafts])",
      ways: """
        requests:toggledSidebar2 account:toggledSidebar2 received:toggledSidebar2 \
        sent:toggledSidebar2 drafts:toggledSidebar2
        """),
    Case(
      "5: sidebar.isHidden does not count on a Mac", "macOS 26.0", mail(),
      adaptable + #", "sidebar": {"isHidden": true}"#,
      sidebar: "requests account messages[received sent drafts]"),
    Case(
      "6: a section stands for its first tab, hidden or not", "iPadOS 26.0 regular landscape",
      tabs(
        tab("a"),
        group("g", [tab("b", #""isHiddenByDefault": true"#), tab("c")])),
      adaptable + #", "initialTabIdentifier": "g""#, selection: "g/b"),
    Case(
      "6: an empty section stands for nothing", "macOS 26.0", tabs(tab("a"), group("g", [])),
      adaptable + #", "initialTabIdentifier": "g""#, selection: "a"),
    Case(
      "6: what the section's item opens is not hidden", "iPadOS 26.0 regular portrait",
      tabs(
        tab("a"),
        group("g", [tab("b", #""isHiddenByDefault": true"#), tab("c"), tab("d")])),
      adaptable,
      ways: "a:tabBar1 b:unreachable c:tabBar1 d:toggledSidebar2"),
    Case(
      "6: once the sidebar is hidden", "iPadOS 26.0 regular landscape",
      tabs(tab("a"), group("g", [tab("b")], #""isCollapsedByDefault": true"#)), adaptable,
      ways: "a:sidebar1 b:sidebar1"),
    Case(
      "6: links go from tab to tab", "visionOS 26.0",
      tabs(
        tab("a", #""leadsTo": ["b", "g"]"#),
        group("g", [tab("b", #""leadsTo": ["c"]"#), tab("c")], #""leadsTo": ["d"]"#),
        group("h", [tab("d")])), "",
      ways: "a:tabBar1 b:link2 c:link3 d:unreachable"),
    Case(
      "1: without targets there is a Mac", "macOS 26.0",
      tabs(tab("a", #""availability": {"platforms": ["macOS"]}"#), tab("b")), "", bar: "a* b"),
  ]

  @Test("as it was seen", arguments: onIPad + onOthers)
  func seen(_ example: Case) throws { try check(example) }

  @Test("where it differs from UIKit's", arguments: others)
  func differs(_ example: Case) throws { try check(example) }

  private func check(_ test: Case) throws {
    let example = test.example
    let layout = try example.layout()
    let summary = LayoutSummary(layout: layout)
    if let bar = example.bar { #expect(summary.bar == bar) }
    if let position = example.position { #expect(layout.tabBar?.position == position) }
    if let overflow = test.overflow { #expect(layout.tabBar?.overflow == overflow) }
    if let sidebar = example.sidebar { #expect(summary.sidebar == sidebar) }
    if let selection = example.selection { #expect(summary.selection == selection) }
    if let ways = example.ways { #expect(summary.ways == ways) }
    if let shows = example.shows { #expect(layout.tabBar?.items.map(\.shows) == shows) }
  }
}
