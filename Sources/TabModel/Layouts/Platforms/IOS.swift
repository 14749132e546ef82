import JSON

extension Platform {
  /// iPhone: a bottom bar, and from 27 in regular width a sidebar that replaces it in apps that prefer one.
  package static let iOS = Platform(
    name: .iOS,
    model: .iPhone,
    device: "iPhone",
    aliases: ["iphone", "phone"],
    windowSizes: [
      WindowSize(.compact, .portrait), WindowSize(.compact, .landscape),
      WindowSize(.regular, .landscape), WindowSize(.regular, .portrait),
    ],
    resizedSurfaces: [WindowSize(.regular, .portrait)],
    widthNames: [
      .regular: WidthName(short: "regular", fact: "regular width", window: "large iPhone")
    ],
    bar: phoneBar,
    sidebar: phoneSidebar)

  static func phoneBar(_ request: StyleRequest) -> BarStyle {
    let content: BarItem.Content = request.isLandscape ? .imageBesideTitle : .imageAboveTitle
    var style = BarStyle(
      position: .bottom, overflow: .more, capacity: Platform.bottomBarCapacity,
      isBottomBar: true, mayHaveDistinctItem: !request.isRegular, shows: content,
      pinnedShows: content)
    if request.environment.effectiveVersion >= Version(26) {
      style.statements.hiddenItem = .hiddenStaysOnPhone
    }
    style.statements.sidebarOnlyItem = .sidebarOnlyShowsOnPhone
    if request.isRegular {
      style.statements.overflow = .regularPhoneOverflow
      style.statements.filter = .regularPhoneFilter
    }
    return style
  }

  /// The sidebar in regular width, for apps that prefer one.
  static func phoneSidebar(_ request: StyleRequest) -> SidebarStyle? {
    guard request.mode == .tabSidebar, request.prefersSidebar, request.isRegular,
      request.environment.effectiveVersion >= Version(27)
    else { return nil }
    return SidebarStyle(
      isVisibleAtFirst: true, takesTurnsWithBar: true, automaticLayout: .overlap,
      statements: SidebarStatements(
        sidebar: [.phoneSidebarInRegularWidth, .phoneSidebarSwitches],
        visibility: .phoneSidebarAtFirst, customization: .phoneCustomization,
        displayOrder: .phoneCustomization))
  }
}

extension Statement {
  fileprivate static let hiddenStaysOnPhone = observed(
    .tab, isAboutNode: true,
    "isHidden affects the sidebar; a hidden tab stays in the bar of an iPhone.")
  fileprivate static let sidebarOnlyShowsOnPhone = observed(
    .tab, isAboutNode: true, "In an iPhone's bar a sidebarOnly tab is an ordinary item.")
  fileprivate static let regularPhoneOverflow = assumed(
    .controller,
    "An iPhone with regular width fits \(numberWord(Platform.bottomBarCapacity)) items, like one "
      + "with compact width.")
  fileprivate static let regularPhoneFilter = assumed(
    .controller, "compactTabIdentifiers also applies to an iPhone with regular width.")
  fileprivate static let phoneSidebarInRegularWidth = stated(
    .sidebarClass,
    "An iPhone shows a sidebar in regular width only; one report saw none in windows narrower than "
      + "about 905 points.")
  fileprivate static let phoneSidebarSwitches = Statement(
    text:
      "A button switches between the sidebar and the bar, which was seen on an iPhone Duo; a session "
      + "(WWDC26 278) says that there is no way to toggle them on an iPhone.",
    label: .documented, source: .sidebars, isAboutNode: false, isContested: true)
  fileprivate static let phoneSidebarAtFirst = stated(
    .sidebarClass, "An iPhone shows the preferred sidebar at first.")
  fileprivate static let phoneCustomization = assumed(
    .article, "Customizations also apply to the sidebar of an iPhone.")
}
