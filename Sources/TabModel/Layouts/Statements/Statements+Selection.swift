/// Sections 8 and 9 of `docs/resolution.md`.
extension Statement {
  static let selectionStart = observed(
    .controller, "If the app selects nothing, the first of tabs is selected, not the leading item.")
  static let initialTab = documented(
    .selectedTab, "An app can select any of its tabs when it starts.")
  static let links = documented(.controller, "An app can open a tab from a screen of another one.")
  static let itemOfSelection = observed(
    .controller, isAboutNode: true,
    "While a tab without an item is selected, the bar of an iPad shows one for it at the trailing end."
  )
  static let searchIsSelected = observed(
    .controller,
    "If the app selects nothing, a search tab that is first in tabs is reportedly selected.")
  static let orderDoesNotSelect = assumed(
    .controller, "A user's order of the bar does not change the initial selection.")
  static let groupLeadsOn = documented(
    .defaultChild, "Selecting a group selects its default child, or its first.")
  static let groupsLeadOn = assumed(
    .defaultChild, "A group inside a group also selects its default child, or its first.")
  static let hiddenChildIsSkipped = assumed(.tab, "A group does not select a child that is hidden.")
  static let groupScreenOnBottomBar = assumed(
    .group, isAboutNode: true, "In a bar at the bottom a group opens a screen of its own.")

  static let actions = documented(
    .tab, "A tab can run an action instead of showing a view controller.")
  static let moreIsTwoTaps = documented(
    .controller, "More lists the tabs that do not fit: one tap opens it, another one selects.")
  static let simplestRoute = assumed(
    .controller, "Of several routes the simplest is used: bar, sidebar, More, a toggle, a screen.")
}
