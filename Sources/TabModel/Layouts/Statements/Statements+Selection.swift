/// Sections 8 and 9 of `docs/resolution.md`.
extension Statement {
  static let selectionStart = Statement(
    .observed, .controller,
    "Where the app selects nothing, the first of tabs is selected, not the leading item.")
  static let initialTab = Statement(
    .documented, .selectedTab, "An app can select any of its tabs when it starts.")
  static let links = Statement(
    .documented, .controller, "An app can open a tab from a screen of another one.")
  static let searchIsSelected = Statement(
    .observed, .controller,
    "Where the app selects nothing, a search tab that is the first of tabs is reported as selected."
  )
  static let orderDoesNotSelect = Statement(
    .assumed, .controller, "A person's order of the bar does not change what is selected at first.")
  static let groupLeadsOn = Statement(
    .documented, .defaultChild, "Selecting a group selects its default child, else its first.")
  static let groupsLeadOn = Statement(
    .assumed, .defaultChild, "A group inside a group selects its default child too, else its first."
  )
  static let hiddenChildIsSkipped = Statement(
    .assumed, .tab, "A group does not select a child that is hidden.")
  static let groupScreenOnBottomBar = Statement(
    .assumed, .group, isAboutNode: true, "In a bar at the bottom a group opens a screen of its own."
  )

  static let actions = Statement(
    .documented, .tab, "A tab can run an action instead of showing a view controller.")
  static let moreIsTwoTaps = Statement(
    .documented, .controller, "More lists what has no room: one tap opens it, one selects.")
  static let firstWay = Statement(
    .assumed, .controller,
    "If there are several routes, the simplest one counts: bar, sidebar, More, a toggle, a screen."
  )
}
