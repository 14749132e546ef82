extension Platform {
  /// Apple Vision Pro: a vertical bar next to the window, and a sidebar in the selected group.
  package static let visionOS = Platform(
    name: .visionOS,
    device: "Apple Vision Pro",
    aliases: ["vision", "visionpro", "vision-pro", "applevision", "applevisionpro", "xros"],
    windowSizes: [WindowSize(.regular)],
    bar: { _ in
      BarStyle(
        position: .leading, overflow: .truncate, knownCapacity: 6, shows: .imageAndTitleOnFocus,
        pinnedShows: .imageAndTitleOnFocus,
        statements: BarStatements(
          overflow: .ornamentTruncates, sidebarOnlyItem: .sidebarOnlyShowsElsewhere))
    },
    sidebar: { request in
      guard request.mode == .tabSidebar else { return nil }
      return SidebarStyle(
        scope: .selectedRootGroup, isToggleable: false, isVisibleAtFirst: true,
        automaticLayout: .tile, heedsPreferredLayout: false,
        statements: SidebarStatements(sidebar: [.sidebarBesideContent, .sidebarInGroup]))
    })
}

extension Statement {
  fileprivate static let ornamentTruncates = observed(
    .tabBars,
    "On Apple Vision Pro items that do not fit are cut off; how many fit is unknown, and every item "
      + "counts as reachable.")
  static let sidebarBesideContent = stated(
    .article, "On Apple Vision Pro the sidebar of the selected group is next to the content.")
  static let sidebarInGroup = assumed(
    .article,
    "On Apple Vision Pro the selected root group shows its rows in a sidebar that is always "
      + "visible and that people cannot hide.")
}
