/// Section 6 of `docs/resolution.md`, except for platform-specific statements.
extension Statement {
  /// True if it is about sidebar rows of tabs.
  package var isAboutRows: Bool {
    // Each framework links its own pages.
    [Statement.searchIsRow, .rowsIgnorePlacement].contains { $0.text == text }
  }

  static let sidebarOfGroup = Statement(
    .documented, .tabBars,
    "On Apple Vision Pro a sidebar can show the children of the selected group.")
  static let hiddenRows = Statement(
    .documented, .article, "Tabs that people hide are not in the sidebar.")
  static let leafRows = Statement(
    .documented, .article, "A tab is a row in the sidebar, whatever its placement.")
  static let searchIsRow = Statement(
    .stated, .searchTab, isAboutNode: true, "In the sidebar a search tab is an ordinary row.")
  static let rowsIgnorePlacement = Statement(
    .assumed, .placement, "Placement affects the bar; the sidebar has a row for any placement.")
  static let fixedIsRow = Statement(
    .observed, .placement, "In the sidebar a fixed tab is an ordinary row.")
  static let groupAppearance = Statement(
    .documented, .sidebarAppearance,
    "sidebarAppearance sets whether a group is a section, and where.")
  static let displayOrder = Statement(
    .documented, .displayOrder,
    "The display order comes first, a user's before the app's; other nodes follow.")
  static let rowsBeforeSections = Statement(
    .documented, .article, "At the top level tabs come first, then sections.")
  static let actionsOfInlineGroup = Statement(
    .assumed, .group, "The actions of an inline group follow its children.")
  static let actionsAtRoot = Statement(
    .assumed, .group, "At the top level, actions are among the rows above all sections.")
  static let collapsed = Statement(
    .documented, .collapsedByDefault,
    "From 26.1 a group can be collapsed by default; people collapse and expand it.")
  static let sidebarDestination = Statement(
    .documented, .sidebarDestination,
    "From 26.0 a section can be selected if isSidebarDestination is true.")
  static let toggled = Statement(.documented, .article, "People show and hide the sidebar.")
  static let visibleAtFirst = Statement(
    .documented, .article, "An iPad shows the sidebar at first in landscape, the bar in portrait.")
  static let visibilityOrder = Statement(
    .assumed, .article,
    """
    The user's choice overrides sidebar.isHidden, which overrides the system's default; \
    one report has isHidden false without effect on an iPad in portrait.
    """)
}
