extension Platform {
  package static let macCatalyst = Platform(catalyst: "Mac")
  /// SwiftUI has native Mac apps, too.
  static let macCatalystInSwiftUI: Platform = .init(catalyst: "Mac Catalyst")

  /// Mac Catalyst: a top bar or a sidebar.
  private convenience init(catalyst device: String) {
    self.init(
      name: .macCatalyst,
      device: device,
      aliases: ["catalyst"],
      windowSizes: [WindowSize(.regular)],
      press: "click",
      bar: { request in
        guard request.mode == .tabBar else { return nil }
        return BarStyle(
          position: .top, overflow: .scroll, usesPlacement: true, shows: .title,
          pinnedShows: .image,
          statements: BarStatements(
            bar: .macBarOrSidebar, item: .macTitles, pinnedItem: .macPinnedImages,
            accessory: .accessoryBelowContent))
      },
      sidebar: { request in
        guard request.mode == .tabSidebar else { return nil }
        return SidebarStyle(
          isVisibleAtFirst: true, automaticLayout: .tile,
          statements: SidebarStatements(
            sidebar: [.macBarOrSidebar], visibility: .macSidebarAtFirst,
            customization: .macCustomization,
            displayOrder: .macRowOrder))
      })
  }
}

extension Statement {
  fileprivate static let macBarOrSidebar = stated(
    .article, "On a Mac the tabs are in a bar at the top or in a sidebar, which replaces the bar.")
  fileprivate static let macTitles = observed(
    .article, "The bar of a Mac shows titles without images.")
  fileprivate static let macPinnedImages = assumed(
    .article, "The bar of a Mac shows pinned tabs as images, like an iPad's.")
  fileprivate static let macSidebarAtFirst = observed(
    .article, "The sidebar of a Mac is shown until the app or the user hides it.")
  fileprivate static let macCustomization = assumed(.article, "Customizations also apply on a Mac.")
  fileprivate static let macRowOrder = stated(.article, "On a Mac people can reorder rows.")
}
