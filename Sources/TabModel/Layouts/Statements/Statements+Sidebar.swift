/// Section 6 of `docs/resolution.md`, except for platform-specific statements.
extension Statement {
  /// True if it is about sidebar rows of tabs.
  package var isAboutRows: Bool {
    // Each framework links its own pages.
    [Statement.searchIsRow, .rowsIgnorePlacement].contains { $0.text == text }
  }

  static let sidebarOfGroup = Statement(
    .documented, .tabBars,
    "On Apple Vision Pro a sidebar can show what is inside the group that is selected.")
  static let hiddenRows = Statement(
    .documented, .article, "What people hide is not in the sidebar.")
  static let leafRows = Statement(
    .documented, .article, "A tab is a row in the sidebar, whatever its placement.")
  static let searchIsRow = Statement(
    .stated, .searchTab, isAboutNode: true, "In the sidebar a search tab is a row like any other.")
  static let rowsIgnorePlacement = Statement(
    .assumed, .placement, "Placement is about the bar; the sidebar shows a row whatever it is.")
  static let fixedIsRow = Statement(
    .observed, .placement, "A fixed tab is a row of the sidebar like any other.")
  static let groupAppearance = Statement(
    .documented, .sidebarAppearance,
    "sidebarAppearance says whether a group is a section, and where.")
  static let displayOrder = Statement(
    .documented, .displayOrder,
    "The order that is displayed comes first, a person's before the app's; the others follow.")
  static let rowsBeforeSections = Statement(
    .documented, .article, "At the top level tabs come first, then sections.")
  static let actionsOfInlineGroup = Statement(
    .assumed, .group, "The actions of an inline group come after its children, where these stand.")
  static let actionsAtRoot = Statement(
    .assumed, .group, "At the top level actions stand among the rows, above all sections.")
  static let collapsed = Statement(
    .documented, .collapsedByDefault,
    "From 26.1 a group can be collapsed by default; people collapse and expand it.")
  static let sidebarDestination = Statement(
    .documented, .sidebarDestination,
    "From 26.0 a section can be selected where isSidebarDestination is true.")
  static let toggled = Statement(.documented, .article, "People show and hide the sidebar.")
  static let visibleAtFirst = Statement(
    .documented, .article, "An iPad shows the sidebar at first in landscape, the bar in portrait.")
  static let visibilityOrder = Statement(
    .assumed, .article,
    """
    What a person toggled comes before sidebar.isHidden, and that before what the system does; \
    one report has isHidden false without effect on an iPad in portrait.
    """)
}
