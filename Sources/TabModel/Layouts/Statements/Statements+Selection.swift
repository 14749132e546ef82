/// Sections 8 and 9 of `docs/resolution.md`.
extension Statement {
  static let selectionStart = Statement(
    .observed, .controller,
    "If the app selects nothing, the first of tabs is selected, not the leading item.")
  static let initialTab = Statement(
    .documented, .selectedTab, "An app can select any of its tabs when it starts.")
  static let links = Statement(
    .documented, .controller, "An app can open a tab from a screen of another one.")
  static let searchIsSelected = Statement(
    .observed, .controller,
    "If the app selects nothing, a search tab that is first in tabs is reportedly selected."
  )
  static let orderDoesNotSelect = Statement(
    .assumed, .controller, "A user's order of the bar does not change the initial selection.")
  static let groupLeadsOn = Statement(
    .documented, .defaultChild, "Selecting a group selects its default child, or its first.")
  static let groupsLeadOn = Statement(
    .assumed, .defaultChild, "A group inside a group also selects its default child, or its first."
  )
  static let hiddenChildIsSkipped = Statement(
    .assumed, .tab, "A group does not select a child that is hidden.")
  static let groupScreenOnBottomBar = Statement(
    .assumed, .group, isAboutNode: true, "In a bar at the bottom a group opens a screen of its own."
  )

  static let actions = Statement(
    .documented, .tab, "A tab can run an action instead of showing a view controller.")
  static let moreIsTwoTaps = Statement(
    .documented, .controller,
    "More lists the tabs that do not fit: one tap opens it, another one selects.")
  static let simplestRoute = Statement(
    .assumed, .controller,
    "Of several routes the simplest is used: bar, sidebar, More, a toggle, a screen."
  )
}
