import JSON

extension Platform {
  /// iPhone: a bottom bar; from 27, in regular width in landscape, a sidebar instead for apps that prefer
  /// one.
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
    bar: { request in
      guard !showsSidebar(request) else { return nil }
      let content: BarItem.Content =
        request.isLandscape ? .imageBesideTitle : .imageAboveTitle
      var style = BarStyle(
        position: .bottom, overflow: .more, capacity: BarStyle.documentedCapacity,
        isBottomBar: true, mayHaveDistinctItem: !request.isRegular, shows: content,
        pinnedShows: content)
      style.statements.hiddenItem = .hiddenStaysOnPhone
      style.statements.sidebarOnlyItem = .sidebarOnlyShowsOnPhone
      if request.isRegular {
        style.statements.overflow = style.capacity.map(Statement.regularPhoneOverflow)
        style.statements.filter = .regularPhoneFilter
        if prefersSidebar(request) {
          style.statements.bar = request.isLandscape ? .phoneBarInstead : .phoneBarInPortrait
        }
      }
      return style
    },
    sidebar: { request in
      guard showsSidebar(request) else { return nil }
      return SidebarStyle(
        isToggleable: false, isVisibleAtFirst: true, automaticLayout: .overlap,
        statements: SidebarStatements(
          sidebar: [.phoneSidebar], visibility: .phoneSidebarStays,
          customization: .phoneCustomization, displayOrder: .phoneCustomization))
    })

  private static func showsSidebar(_ request: StyleRequest) -> Bool {
    prefersSidebar(request) && request.isLandscape && !request.hidesSidebar
  }

  private static func prefersSidebar(_ request: StyleRequest) -> Bool {
    request.mode == .tabSidebar && request.prefersSidebar && request.isRegular
      && request.environment.effectiveVersion >= Version(27)
  }
}

extension Statement {
  fileprivate static let hiddenStaysOnPhone = Statement(
    .observed, .tab, isAboutNode: true,
    "isHidden is about the sidebar; in the bar of an iPhone a hidden tab stays.")
  fileprivate static let sidebarOnlyShowsOnPhone = Statement(
    .observed, .tab, isAboutNode: true,
    "A sidebarOnly tab is an item of an iPhone's bar like any other.")
  fileprivate static func regularPhoneOverflow(_ capacity: Int) -> Statement {
    Statement(
      .assumed, .controller,
      "An iPhone of regular width has room for \(numberWord(capacity)) items, as one of compact "
        + "width has.")
  }
  fileprivate static let regularPhoneFilter = Statement(
    .assumed, .controller, "compactTabIdentifiers counts on an iPhone of regular width too.")
  fileprivate static let phoneBarInPortrait = Statement(
    .documented, .sidebars, "In portrait an iPhone shows the bar, not the sidebar.")
  fileprivate static let phoneBarInstead = Statement(
    .assumed, .sidebarClass,
    "With sidebar.isHidden an iPhone shows the bar where it would show the sidebar.")
  fileprivate static let phoneSidebar = Statement(
    .stated, .sidebarClass,
    """
    In regular width an iPhone can show a sidebar instead of the bar; one report saw neither in \
    windows narrower than about 905 points.
    """)
  fileprivate static let phoneSidebarStays = Statement(
    .stated, .sidebars,
    "On iPhone the sidebar is the app's choice; people have no control to hide it.")
  fileprivate static let phoneCustomization = Statement(
    .assumed, .article, "What people customized counts in the sidebar of an iPhone too.")
}
