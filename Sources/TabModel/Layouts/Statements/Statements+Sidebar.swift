/// Section 6 of `docs/resolution.md`, except for platform-specific statements.
extension Statement {
  /// True if it is about sidebar rows of tabs.
  package var isAboutRows: Bool {
    [.searchIsRow, .rowsIgnorePlacement, .headerlessRow, .searchRowOfMac].contains(where: hasText)
  }

  /// True if it is about entries of More.
  package var isAboutMore: Bool { hasText(of: .moreHasNoDistinctItem) }

  /// Compares texts: each framework links its own pages.
  private func hasText(of statement: Statement) -> Bool { text == statement.text }

  static let sidebarOfGroup = documented(
    .tabBars, "On Apple Vision Pro a sidebar can show the children of the selected group.")
  static let hiddenRows = documented(.article, "Tabs that people hide are not in the sidebar.")
  static let leafRows = documented(
    .article, "A tab is a row in the sidebar, whatever its placement.")
  static let searchIsRow = stated(
    .searchTab, isAboutNode: true, "In the sidebar a search tab is an ordinary row.")
  static let rowsIgnorePlacement = assumed(
    .placement, "Placement affects the bar; the sidebar has a row for any placement.")
  static let fixedIsRow = observed(.placement, "In the sidebar a fixed tab is an ordinary row.")
  static let groupAppearance = documented(
    .sidebarAppearance, "sidebarAppearance sets whether a group is a section, and where.")
  static let displayOrder = documented(
    .displayOrder, "The display order comes first, a user's before the app's; other nodes follow.")
  static let rowsBeforeSections = documented(
    .article, "At the top level tabs come first, then sections.")
  static let actionsOfInlineGroup = assumed(
    .group, "The actions of an inline group follow its children.")
  static let actionsAtRoot = assumed(
    .group, "At the top level, actions are among the rows above all sections.")
  static let collapsed = documented(
    .collapsedByDefault,
    "From 26.1 a group can be collapsed by default; people collapse and expand it.")
  static let sidebarDestination = documented(
    .sidebarDestination, "From 26.0 a section can be selected if isSidebarDestination is true.")
  static let toggled = documented(.article, "People show and hide the sidebar.")
  static let visibleAtFirst = documented(
    .article, "An iPad shows the sidebar at first in landscape, the bar in portrait.")
  static let visibilityOrder = assumed(
    .article,
    "The user's choice overrides sidebar.isHidden, which overrides the system's default; one "
      + "report has isHidden false without effect on an iPad in portrait.")
}
