extension Platform {
  /// A native Mac app, which only SwiftUI has: tabs in the window's toolbar or a sidebar.
  package static let macOS = Platform(
    name: .macOS,
    device: "Mac",
    aliases: ["mac", "macos"],
    windowSizes: [WindowSize(.regular)],
    press: "click",
    bar: { request in
      guard request.mode == .tabBar else { return nil }
      return BarStyle(
        position: .top, overflow: .menu, shows: .title, pinnedShows: .title,
        statements: BarStatements(
          bar: .toolbarTabs, item: .toolbarTitles, overflow: .toolbarMenu,
          sidebarOnlyItem: .sidebarOnlyShowsElsewhere))
    },
    sidebar: { request in
      guard request.mode == .tabSidebar else { return nil }
      return SidebarStyle(
        isVisibleAtFirst: true, automaticLayout: .tile, heedsPreferredLayout: false,
        readsCustomization: false,
        statements: SidebarStatements(visibility: .sidebarOfMac, toggling: .sidebarOfMac))
    })
}
