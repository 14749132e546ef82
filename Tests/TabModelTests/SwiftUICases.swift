import TabModel
import Testing

/// What is known of `TabView`, as specs: each with what was seen, and who saw it.
///
/// Sources are those of Apple's pages and reports that docs/swiftui.md names.
@Suite("A layout of SwiftUI")
struct SwiftUILayoutTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let title: String
    let example: ResolutionCase

    init(
      _ title: String, _ environment: String, _ nodes: String, _ members: String = "",
      state: String? = nil, selected: String? = nil, bar: String? = nil,
      position: TabBar.Position? = nil, sidebar: String? = nil, selection: String? = nil,
      ways: String? = nil, shows: [BarItem.Content]? = nil
    ) {
      self.title = title
      let more = members.isEmpty ? "" : ", " + members
      example = ResolutionCase(
        title, environment, nodes + "|\"framework\": \"SwiftUI\"" + more, state: state,
        selected: selected, bar: bar, position: position, sidebar: sidebar, selection: selection,
        ways: ways, shows: shows)
    }

    var testDescription: String { "\(title) (\(example.environment))" }
  }

  private static let adaptable = #""mode": "tabSidebar""#
  private static let customizable =
    #""mode": "tabSidebar", "customizationIdentifier": "tabs""#

  /// The destinations of Apple's video app: two fixed tabs, two more, search, and sections.
  private static func video(_ placement: String) -> String {
    tabs(
      tab("watch", #""preferredPlacement": "fixed""#),
      tab("library", #""preferredPlacement": "fixed""#), tab("new"), tab("favorites"),
      search(#""preferredPlacement": "fixed""#),
      group("collections", [tab("sea"), tab("cute")], placement),
      group("animations", [tab("extra")], placement))
  }

  private static let hiddenInCompact =
    #""preferredPlacement": "optional", "availability": {"horizontalSizeClass": "regular"}"#

  private static func messages(_ members: String = "", drafts: String = "") -> String {
    group("messages", [tab("received"), tab("sent"), tab("drafts", drafts)], members)
  }

  private static func mail(_ members: String = "", drafts: String = "") -> String {
    tabs(tab("requests"), tab("account"), messages(members, drafts: drafts))
  }

  private static func rooms(_ members: String = "", _ each: String = "") -> String {
    let only = #""preferredPlacement": "sidebarOnly""# + (each.isEmpty ? "" : ", " + each)
    return tabs(
      tab("home"), search(), tab("reports"), tab("settings"),
      group("rooms", [tab("kitchen", only), tab("bedroom", only)], members))
  }

  static let sections: [Case] = [
    Case(
      "1: sections kept out of the bar have no item", "iPadOS 26.0 regular landscape hidden",
      video(#""preferredPlacement": "optional""#), customizable,
      bar: """
        watch.fixed* library.fixed new.customizable favorites.customizable \
        com.apple.UIKit.Search.pinned
        """),
    Case(
      "2: by itself a section is one item", "iPadOS 26.0 regular landscape hidden", video(""),
      customizable,
      bar: """
        watch.fixed* library.fixed new.customizable favorites.customizable \
        collections.customizable animations.customizable com.apple.UIKit.Search.pinned
        """),
    Case(
      "3: rows of tabs, then sections", "iPadOS 26.0 regular landscape shown", video(""),
      customizable,
      sidebar: """
        watch library new favorites com.apple.UIKit.Search collections[sea cute] animations[extra]
        """),
    Case(
      "5: an iPhone shows what is not hidden there", "iOS 26.0", video(hiddenInCompact),
      customizable, bar: "watch* library new favorites com.apple.UIKit.Search!"),
    Case(
      "6: the sidebar of an Apple TV", "tvOS 26.0", video(""), customizable, bar: "none",
      sidebar: """
        watch library new favorites com.apple.UIKit.Search collections[sea cute] animations[extra]
        """),
    Case(
      "7: a section is an item, its tabs are not", "iPadOS 26.0 regular landscape hidden", mail(),
      adaptable, bar: "requests.customizable* account.customizable messages.customizable",
      ways: """
        requests:tabBar1 account:tabBar1 received:tabBar1 sent:toggledSidebar2 \
        drafts:toggledSidebar2
        """),
    Case(
      "8: sections dissolve in compact width", "iOS 26.0", mail(), adaptable,
      bar: "requests* account received sent drafts",
      ways: "requests:tabBar1 account:tabBar1 received:tabBar1 sent:tabBar1 drafts:tabBar1"),
    Case(
      "9: and may need More", "iOS 26.0",
      tabs(
        tab("requests"), tab("account"),
        group("messages", [tab("received"), tab("sent"), tab("drafts"), tab("junk")])),
      adaptable, bar: "requests* account received sent More(drafts junk)"),
    Case(
      "10: declared first, a section is the first item", "iPadOS 26.0 regular landscape hidden",
      tabs(messages(), tab("requests"), tab("account")), adaptable,
      bar: "messages.customizable* requests.customizable account.customizable"),
    Case(
      "10: and the last in the sidebar", "iPadOS 26.0 regular landscape",
      tabs(messages(), tab("requests"), tab("account")), adaptable,
      sidebar: "requests account messages[received sent drafts]", selection: "messages/received"),
    Case(
      "11: in compact width its tabs come first", "iOS 26.0",
      tabs(messages(), tab("requests"), tab("account")), adaptable,
      bar: "received* sent drafts requests account"),
    Case(
      "12: a tab that is visible in the bar is an item", "iPadOS 26.0 regular landscape hidden",
      mail("", drafts: #""preferredPlacement": "default""#), adaptable,
      bar: """
        requests.customizable* account.customizable messages.customizable drafts.customizable
        """),
    Case(
      "13: also where its section is not", "iPadOS 26.0 regular landscape hidden",
      mail(#""preferredPlacement": "optional""#, drafts: #""preferredPlacement": "default""#),
      adaptable, bar: "requests.customizable* account.customizable drafts.customizable"),
    Case(
      "15: a section of the sidebar only", "iPadOS 26.0 regular landscape",
      mail(#""preferredPlacement": "sidebarOnly""#), adaptable,
      bar: "(requests.customizable* account.customizable)",
      sidebar: "requests account messages[received sent drafts]"),
    Case(
      "16: the item stays where only the tabs are kept out", "iPadOS 26.0 regular portrait",
      rooms(), adaptable,
      bar: """
        home.customizable* reports.customizable settings.customizable rooms.customizable \
        com.apple.UIKit.Search.pinned
        """),
    Case(
      "17: unless the section is kept out", "iPadOS 26.0 regular portrait",
      rooms(#""preferredPlacement": "sidebarOnly""#), adaptable,
      bar: """
        home.customizable* reports.customizable settings.customizable com.apple.UIKit.Search.pinned
        """),
    Case(
      "19: placement does not count on an iPhone", "iOS 26.0", rooms(), adaptable,
      bar: "home* reports settings More(kitchen bedroom) com.apple.UIKit.Search!"),
    Case(
      "20: hidden tabs are not there", "iOS 26.0",
      rooms("", #""availability": {"horizontalSizeClass": "regular"}"#), adaptable,
      bar: "home* reports settings com.apple.UIKit.Search!"),
    Case(
      "24: a section in a section is no item", "iPadOS 18.0 regular portrait",
      tabs(
        tab("fortune"),
        group("history", [group("october", [tab("one")], #""preferredPlacement": "default""#)])),
      adaptable, bar: "fortune.customizable* history.customizable",
      sidebar: "(fortune history[october[one]])"),
    Case(
      "26: a section without a header on an iPhone", "iOS 26.0",
      #"""
      {"identifier": "all", "title": "", "preferredPlacement": "sidebarOnly", "children": [
      {"identifier": "timeline", "title": "T", "preferredPlacement": "pinned"},
      {"type": "search"}, {"identifier": "profile", "title": "P"}]}
      """#, adaptable, bar: "timeline* profile com.apple.UIKit.Search!"),
    Case(
      "30: search stands apart from wherever it was written", "iOS 26.0",
      tabs(tab("home"), tab("browse"), search(), tab("library")), "",
      bar: "home* browse library com.apple.UIKit.Search!"),
    Case(
      "34: a section without a header is no item", "iPadOS 26.0 regular portrait",
      tabs(
        tab("home"),
        #"{"identifier": "s", "title": " ", "children": [{"identifier": "settings", "title": "S"}]}"#
      ), adaptable, bar: "home.customizable*"),
    Case(
      "37: a pinned tab", "iPadOS 26.0 regular portrait",
      tabs(tab("home"), tab("downloads", #""preferredPlacement": "pinned""#), tab("browse")),
      adaptable, bar: "home.customizable* browse.customizable downloads.pinned"),
    Case(
      "38: landscape shows the sidebar", "iPadOS 26.0 regular landscape", mail(), adaptable,
      bar: "(requests.customizable* account.customizable messages.customizable)",
      sidebar: "requests account messages[received sent drafts]"),
    Case(
      "39: unless the app asks for the bar", "iPadOS 26.0 regular landscape", mail(),
      adaptable + #", "sidebar": {"isHidden": true}"#,
      bar: "requests.customizable* account.customizable messages.customizable"),
    Case(
      "40: an Apple TV lists tabs, then sections", "tvOS 26.0",
      tabs(tab("home"), group("libraries", [tab("movies"), tab("shows")]), search()), adaptable,
      sidebar: "home com.apple.UIKit.Search libraries[movies shows]",
      ways: "home:sidebar1 movies:sidebar1 shows:sidebar1 com.apple.UIKit.Search:sidebar1"),
    Case(
      "42: what a section hides on an Apple Vision Pro", "visionOS 26.0",
      tabs(tab("home"), search(), group("libraries", [tab("movies"), tab("shows")])), "",
      bar: "home* com.apple.UIKit.Search libraries", sidebar: "none",
      ways: "home:tabBar1 com.apple.UIKit.Search:tabBar1 movies:unreachable shows:unreachable"),
    Case(
      "43: and what a sidebar shows there", "visionOS 26.0", mail(), adaptable,
      bar: "requests* account messages", sidebar: "none",
      ways: """
        requests:tabBar1 account:tabBar1 received:tabBar1 sent:groupScreen2 drafts:groupScreen2
        """),
    Case(
      "43: chosen", "visionOS 26.0", mail(), adaptable, selected: "sent",
      bar: "requests account messages*", sidebar: "received sent drafts",
      ways: "requests:tabBar1 account:tabBar1 received:tabBar1 sent:sidebar1 drafts:sidebar1"),
    Case(
      "44: a Mac lists tabs, then sections", "macOS 26.0", mail(), adaptable, bar: "none",
      sidebar: "requests account messages[received sent drafts]"),
    Case(
      "45: the toolbar of a Mac dissolves sections", "macOS 26.0", mail(), "",
      bar: "requests* account received sent drafts", position: .top, sidebar: "none",
      shows: Array(repeating: .title, count: 5)),
    Case(
      "48: hidden by default, a tab is in neither", "iPadOS 26.0 regular landscape",
      tabs(tab("requests"), tab("account", #""isHiddenByDefault": true"#), messages()), adaptable,
      bar: "(requests.customizable* messages.customizable)",
      sidebar: "requests messages[received sent drafts]",
      ways: """
        requests:sidebar1 account:unreachable received:sidebar1 sent:sidebar1 drafts:sidebar1
        """),
    Case(
      "49: a section that is collapsed at first", "iPadOS 27.0 regular landscape",
      mail(#""isCollapsedByDefault": true"#), adaptable,
      sidebar: "requests account messages-[received sent drafts]",
      ways: """
        requests:sidebar1 account:sidebar1 received:sidebar2 sent:sidebar2 drafts:sidebar2
        """),
    Case(
      "49: not before 27", "iPadOS 26.4 regular landscape", mail(#""isCollapsedByDefault": true"#),
      adaptable, sidebar: "requests account messages[received sent drafts]"),
    Case(
      "50: section actions on an Apple TV too", "tvOS 26.0",
      tabs(group("g", [tab("a")], #""sidebarActions": [{"title": "New"}]"#)), adaptable,
      sidebar: "g[a +New]"),
  ]

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

  @Test("as it was seen", arguments: sections)
  func seen(_ example: Case) throws { try check(example) }

  @Test("where it differs from UIKit's", arguments: others)
  func differs(_ example: Case) throws { try check(example) }

  private func check(_ test: Case) throws {
    let example = test.example
    let layout = try example.layout()
    let summary = LayoutSummary(layout: layout)
    if let bar = example.bar { #expect(summary.bar == bar) }
    if let position = example.position { #expect(layout.tabBar?.position == position) }
    if let sidebar = example.sidebar { #expect(summary.sidebar == sidebar) }
    if let selection = example.selection { #expect(summary.selection == selection) }
    if let ways = example.ways { #expect(summary.ways == ways) }
    if let shows = example.shows { #expect(layout.tabBar?.items.map(\.shows) == shows) }
  }
}
