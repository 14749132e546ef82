import TabHierarchy

extension Platform {
  /// iPhone: a bar at the bottom in every orientation, and from 27 in landscape, where the width is
  /// regular, a sidebar instead of it for apps that prefer one.
  package static let iOS = Platform(
    name: .iOS,
    device: "iPhone",
    aliases: ["iphone", "phone"],
    surfaces: [
      Surface(.compact, .portrait), Surface(.compact, .landscape),
      Surface(.regular, .landscape), Surface(.regular, .portrait),
    ],
    // No iPhone has regular width in portrait.
    lintSurfaces: [
      Surface(.compact, .portrait), Surface(.compact, .landscape), Surface(.regular, .landscape),
    ],
    bar: { situation in
      if showsSidebar(situation) { return nil }
      let content: BarItem.Content = situation.isLandscape ? .imageBesideTitle : .imageAboveTitle
      return BarStyle(
        position: .bottom, overflow: .more, isBottomBar: true,
        mayHaveDistinctItem: !situation.isRegular, shows: content, pinnedShows: content,
        statements: situation.isRegular ? [.regularPhoneBar] : [])
    },
    sidebar: { situation in
      guard showsSidebar(situation) else { return nil }
      return SidebarStyle(
        isToggleable: false, isVisibleAtFirst: true, automaticLayout: .overlap,
        statements: [.phoneSidebar, .phoneSidebarToggle])
    })

  private static func showsSidebar(_ situation: Situation) -> Bool {
    situation.mode == .tabSidebar && situation.prefersSidebar && !situation.hidesSidebar
      && situation.isRegular
      && situation.isLandscape && situation.environment.effectiveVersion >= Version(27)
  }
}

extension Statement {
  fileprivate static let regularPhoneBar = Statement(
    .assumed, .controller,
    "An iPhone of regular width goes by compactTabIdentifiers and by More as one of compact width does."
  )
  fileprivate static let phoneSidebar = Statement(
    .stated, .sidebarClass,
    "On iPhone a sidebar takes the place of the bar in landscape and regular width only.")
  fileprivate static let phoneSidebarToggle = Statement(
    .stated, .sidebars,
    "On iPhone the sidebar is the app's choice; people have no control to hide it.")
}
