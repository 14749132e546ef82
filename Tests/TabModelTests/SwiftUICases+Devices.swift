extension SwiftUILayoutTests {
  /// What was seen on other devices, and on several.
  static let onOthers: [Case] = [
    Case(
      "5: an iPhone shows what is not hidden there", from: "documented: hidden(_:)", "iOS 26.0",
      video(hiddenInCompact),
      customizable, bar: "watch* library new favorites com.apple.UIKit.Search!"),
    Case(
      "6: the sidebar of an Apple TV", from: "documented: the article on tab navigation",
      "tvOS 26.0", video(""), customizable, bar: "none",
      sidebar: """
        watch library new favorites com.apple.UIKit.Search collections[sea cute] animations[extra]
        """),
    Case(
      "8: sections dissolve in compact width", from: "documented: TabView", "iOS 26.0", mail(),
      adaptable,
      bar: "requests* account received sent drafts",
      ways: "requests:tabBar1 account:tabBar1 received:tabBar1 sent:tabBar1 drafts:tabBar1"),
    Case(
      "9: and may need More", from: "observed: Yala", "iOS 26.0",
      tabs(
        tab("requests"), tab("account"),
        group("messages", [tab("received"), tab("sent"), tab("drafts"), tab("junk")])),
      adaptable, bar: "requests* account received sent More(drafts junk)"),
    Case(
      "11: in compact width its tabs come first", from: "documented: TabView", "iOS 26.0",
      tabs(messages(), tab("requests"), tab("account")), adaptable,
      bar: "received* sent drafts requests account"),
    Case(
      "19: placement does not count on an iPhone", from: "observed: Nook, Khayt", "iOS 26.0",
      rooms(), adaptable,
      bar: "home* reports settings More(kitchen bedroom) com.apple.UIKit.Search!"),
    Case(
      "20: hidden tabs are not there", from: "observed: Nook", "iOS 26.0",
      rooms("", #""availability": {"horizontalSizeClass": "regular"}"#), adaptable,
      bar: "home* reports settings com.apple.UIKit.Search!"),
    Case(
      "23: on an iPhone the rest is in More", from: "observed: DrinkoPro", "iOS 26.0", drinks(),
      adaptable,
      bar: """
        learn* cabinet cocktails tools More(settings gin-1 gin-2 rum-1 rum-2 tequila-1 tequila-2 \
        vodka-1 vodka-2)
        """),
    Case(
      "23: whether or not sections are kept out", from: "observed: DrinkoPro", "iOS 26.0",
      drinks(sidebarOnly), adaptable,
      bar: """
        learn* cabinet cocktails tools More(settings gin-1 gin-2 rum-1 rum-2 tequila-1 tequila-2 \
        vodka-1 vodka-2)
        """),
    Case(
      "26: a section without a header on an iPhone", from: "observed: a picture of Ice Cubes",
      "iOS 26.0",
      #"""
      {"identifier": "all", "title": "", "preferredPlacement": "sidebarOnly", "children": [
      {"identifier": "timeline", "title": "T", "preferredPlacement": "pinned"},
      {"identifier": "notifications", "title": "N", "preferredPlacement": "pinned"},
      {"type": "search", "preferredPlacement": "pinned"},
      {"identifier": "news", "title": "W", "preferredPlacement": "pinned"},
      {"identifier": "profile", "title": "P", "preferredPlacement": "pinned"}]}
      """#, adaptable, bar: "timeline* notifications news profile com.apple.UIKit.Search!"),
    Case(
      "27: placements do not move its tabs", from: "observed: a picture of Ice Cubes", "iOS 26.0",
      #"""
      {"identifier": "all", "title": "", "preferredPlacement": "sidebarOnly", "children": [
      {"identifier": "timeline", "title": "T", "preferredPlacement": "pinned"},
      {"identifier": "notifications", "title": "N", "preferredPlacement": "pinned"},
      {"identifier": "favorites", "title": "F", "preferredPlacement": "sidebarOnly"},
      {"identifier": "messages", "title": "M", "preferredPlacement": "sidebarOnly"},
      {"type": "search", "preferredPlacement": "pinned"}]}
      """#, adaptable, bar: "timeline* notifications favorites messages com.apple.UIKit.Search!"),
    Case(
      "28: sections in the order of the code, search in its section",
      from: "observed: pictures of Ice Cubes", "iPadOS 26.0 regular landscape", timelines,
      adaptable,
      sidebar: """
        timelines[timeline trending local federated news com.apple.UIKit.Search] \
        activities[notifications mentions] accounts[profile bookmarks]
        """),
    Case(
      "28: sections in the order of the code, search in its section",
      from: "observed: pictures of Ice Cubes", "macCatalyst 26.0", timelines, adaptable,
      sidebar: """
        timelines[timeline trending local federated news com.apple.UIKit.Search] \
        activities[notifications mentions] accounts[profile bookmarks]
        """),
    Case(
      "29: search stands last on an iPad", from: "observed: pictures of Strimr",
      "iPadOS 26.0 regular landscape",
      tabs(tab("home"), search(), tab("libraries")),
      bar: "home.customizable* libraries.customizable com.apple.UIKit.Search.pinned",
      position: .top, sidebar: "none"),
    Case(
      "29: and apart on an iPhone", from: "observed: pictures of Strimr", "iOS 26.0",
      tabs(tab("home"), search(), tab("libraries")), bar: "home* libraries com.apple.UIKit.Search!",
      position: .bottom, sidebar: "none"),
    Case(
      "29: but not on an Apple TV", from: "observed: pictures of Strimr", "tvOS 26.0",
      tabs(tab("home"), search(), tab("libraries")), bar: "home* com.apple.UIKit.Search libraries",
      position: .top, sidebar: "none"),
    Case(
      "30: search stands apart from wherever it was written", from: "observed: Archive Watch",
      "iOS 26.0", tabs(tab("home"), tab("browse"), tab("channels"), search(), tab("library")),
      bar: "home* browse channels library com.apple.UIKit.Search!"),
    Case(
      "31: defaultVisibility does not count on an iPhone", from: "observed: Archive Watch",
      "iOS 26.0",
      tabs(
        tab("home"), tab("browse"), tab("channels"), search(), tab("library"),
        tab("films", optional), tab("concerts", optional), tab("news", optional),
        group("more", ["a", "b", "c", "d"].map { tab($0, optional) }, optional),
        group("rest", ["e", "f", "g", "h"].map { tab($0, optional) }, optional)), adaptable,
      bar: """
        home* browse channels More(library films concerts news a b c d e f g h) \
        com.apple.UIKit.Search!
        """),
    Case(
      "32: not that of sections either", from: "observed: StoryArc", "iOS 26.0",
      tabs(
        tab("home"), tab("library"), tab("downloads"), search(),
        group("collections", [tab("one"), tab("two")], optional),
        group("sources", [tab("three")], optional)), adaptable,
      bar: "home* library downloads More(one two three) com.apple.UIKit.Search!"),
    Case(
      "40: an Apple TV lists tabs, then sections", from: "observed: a Jellyfin client", "tvOS 26.0",
      tabs(tab("home"), group("libraries", [tab("movies"), tab("shows")]), search()), adaptable,
      sidebar: "home com.apple.UIKit.Search libraries[movies shows]",
      ways: "home:sidebar1 movies:sidebar1 shows:sidebar1 com.apple.UIKit.Search:sidebar1"),
    Case(
      "41: and a section without a header where it is written", from: "observed: a Jellyfin client",
      "tvOS 26.0",
      tabs(
        tab("home"), group("libraries", [tab("movies"), tab("shows")]), search(),
        #"{"identifier": "s", "title": "", "children": [\#(tab("settings"))]}"#), adaptable,
      sidebar: "home com.apple.UIKit.Search libraries[movies shows] s[settings]",
      ways: """
        home:sidebar1 movies:sidebar1 shows:sidebar1 com.apple.UIKit.Search:sidebar1 settings:sidebar1
        """),
    Case(
      "42: what a section hides on an Apple Vision Pro", from: "observed: a Jellyfin client",
      "visionOS 26.0",
      tabs(tab("home"), search(), group("libraries", [tab("movies"), tab("shows")])), "",
      bar: "home* com.apple.UIKit.Search libraries", sidebar: "none",
      ways: "home:tabBar1 com.apple.UIKit.Search:tabBar1 movies:unreachable shows:unreachable"),
    Case(
      "43: and what a sidebar shows there", from: "documented: the article on tab navigation",
      "visionOS 26.0", mail(), adaptable,
      bar: "requests* account messages", sidebar: "none",
      ways: """
        requests:tabBar1 account:tabBar1 received:tabBar1 sent:groupScreen2 drafts:groupScreen2
        """),
    Case(
      "43: chosen", from: "documented: the article on tab navigation", "visionOS 26.0", mail(),
      adaptable, selected: "sent",
      bar: "requests account messages*", sidebar: "received sent drafts",
      ways: "requests:tabBar1 account:tabBar1 received:tabBar1 sent:sidebar1 drafts:sidebar1"),
    Case(
      "44: a Mac lists tabs, then sections", from: "documented: sidebarAdaptable", "macOS 26.0",
      mail(), adaptable, bar: "none",
      sidebar: "requests account messages[received sent drafts]"),
    Case(
      "45: the toolbar of a Mac dissolves sections", from: "documented: release notes of macOS 15",
      "macOS 26.0", mail(), "",
      bar: "requests* account received sent drafts", position: .top, sidebar: "none",
      shows: Array(repeating: .title, count: 5)),
    Case(
      "45: eight tabs overflow into a menu", from: "observed: a Mac app", "macOS 26.0",
      tabs(
        tab("a"), tab("b"), tab("c"), tab("d"), tab("e"), tab("f"), tab("g"), tab("h")),
      bar: "a* b c d e f g h", position: .top, overflow: .menu, sidebar: "none"),
    Case(
      "46: a tab of an iPhone", from: "documented: hidden(_:)", "iOS 26.0",
      tabs(
        tab("home"), tab("browse", #""availability": {"horizontalSizeClass": "compact"}"#),
        group(
          "library", [tab("albums"), tab("songs")],
          #""availability": {"horizontalSizeClass": "regular"}"#)), adaptable,
      bar: "home* browse"),
    Case(
      "46: and a section of an iPad", from: "documented: hidden(_:)",
      "iPadOS 26.0 regular landscape",
      tabs(
        tab("home"), tab("browse", #""availability": {"horizontalSizeClass": "compact"}"#),
        group(
          "library", [tab("albums"), tab("songs")],
          #""availability": {"horizontalSizeClass": "regular"}"#)), adaptable,
      bar: "(home.customizable* library.customizable)", sidebar: "home library[albums songs]"),
    Case(
      "50: section actions come after the tabs", from: "documented: sectionActions(content:)",
      "iPadOS 26.0 regular landscape",
      tabs(group("g", [tab("a")], #""sidebarActions": [{"title": "New"}]"#)), adaptable,
      sidebar: "g[a +New]"),
    Case(
      "50: on a Mac too", from: "documented: sectionActions(content:)", "macOS 26.0",
      tabs(group("g", [tab("a")], #""sidebarActions": [{"title": "New"}]"#)), adaptable,
      sidebar: "g[a +New]"),
    Case(
      "50: and on an Apple TV", from: "documented: the interface of tvOS", "tvOS 26.0",
      tabs(group("g", [tab("a")], #""sidebarActions": [{"title": "New"}]"#)), adaptable,
      sidebar: "g[a +New]"),
  ]
}
