extension Platform {
  /// iPad: a top bar and a sidebar in regular width, a bottom bar in compact width.
  package static let iPadOS = Platform(
    name: .iPadOS,
    device: "iPad",
    aliases: ["ipad"],
    windowSizes: [
      WindowSize(.regular, .landscape), WindowSize(.regular, .portrait),
      WindowSize(.compact, .portrait), WindowSize(.compact, .landscape),
    ],
    lintWindowSizes: [
      WindowSize(.compact, .portrait), WindowSize(.compact, .landscape),
      WindowSize(.regular, .portrait), WindowSize(.regular, .landscape),
    ],
    widthNames: [
      .compact: WidthName(short: "compact", fact: "compact width", window: "compact iPad window"),
      .regular: WidthName(
        short: "regular", fact: "regular width", window: "regular-width iPad window"),
    ],
    bar: { request in
      if request.isRegular {
        return BarStyle(
          position: .top, overflow: .scroll, usesPlacement: true,
          isEditableWithoutSidebar: true, addsSelectedItem: true, shows: .title,
          pinnedShows: .image,
          statements: BarStatements(item: .topBarTitles, accessory: .accessoryInWindow))
      }
      return BarStyle(
        position: .bottom, overflow: .more, capacity: Platform.bottomBarCapacity,
        isBottomBar: true, mayHaveDistinctItem: true, shows: .imageAboveTitle,
        pinnedShows: .imageAboveTitle,
        statements: BarStatements(bar: .compactPadBar, minimizing: .compactPadMinimizes))
    },
    sidebar: { request in
      guard request.isRegular, request.mode == .tabSidebar else { return nil }
      return SidebarStyle(
        isVisibleAtFirst: request.isLandscape, takesTurnsWithBar: true,
        automaticLayout: .overlap)
    })
}

extension Statement {
  fileprivate static let topBarTitles = observed(
    .tabBars,
    "The bar at the top of an iPad shows titles without images, although the guidelines show both "
      + "in regular views.")
  fileprivate static let accessoryInWindow = observed(
    .controller, "On an iPad of regular width the accessory is at the window's bottom.")
  fileprivate static let compactPadMinimizes = observed(
    .minimizing,
    "In compact width the bar of an iPad minimizes like an iPhone's; SwiftUI's reference says that "
      + "only iPhone supports it.")
  fileprivate static let compactPadBar = observed(
    .article, "In compact width the bar of an iPad is at the bottom.")
}
