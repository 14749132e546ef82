import TabHierarchy

extension Platform {
  /// Mac Catalyst: a bar at the top or a sidebar, never both.
  package static let macCatalyst = Platform(
    name: .macCatalyst,
    device: "Mac",
    aliases: ["mac", "catalyst", "macos"],
    surfaces: [Surface(.regular)],
    lintSurfaces: [Surface(.regular)],
    bar: { situation in
      guard situation.mode == .tabBar else { return nil }
      return BarStyle(
        position: .top, overflow: .scroll, placementCounts: true, shows: .title,
        pinnedShows: .image, statements: [.macBar, .macTitles])
    },
    sidebar: { situation in
      guard situation.mode == .tabSidebar else { return nil }
      return SidebarStyle(
        isVisibleAtFirst: true, automaticLayout: .tile, statements: [.macSidebarAtFirst])
    })
}

extension Statement {
  fileprivate static let macBar = Statement(
    .observed, .article, "With Mac Catalyst the bar is at the top of the window.")
  fileprivate static let macTitles = Statement(
    .assumed, .article,
    "The bar of a Mac shows titles, and images only for pinned tabs, as that of an iPad does.")
  fileprivate static let macSidebarAtFirst = Statement(
    .assumed, .article, "The sidebar of a Mac is shown until the app or a person hides it.")
}
