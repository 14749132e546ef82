/// Sections 2 and 3 of `docs/resolution.md`.
extension Statement {
  static let leftOut = documented(
    .controller, "The hierarchy consists of the nodes in tabs and children.")
  static let isHidden = documented(.isHidden, "A tab is hidden if isHidden is true.")
  static let hiddenByDefault = assumed(
    .isHiddenByDefault,
    "isHiddenByDefault without isHidden means initially hidden; the headers only mention a reset.")
  static let hiddenSubtree = assumed(.isHidden, "The descendants of a hidden group are hidden too.")
  static let personalHiding = documented(
    .allowsHiding, "People can hide and show a tab if allowsHiding is true.")
  static let customizationCounts = documented(
    .article, "People customize the bar and the sidebar, and the system restores what they did.")
  static let customizationElsewhere = assumed(
    .article, "Without a main sidebar, a customization has no effect.")
  static func barWithoutSidebar(in environment: Environment) -> Statement {
    environment.effectiveVersion.major == 26 ? seenEditing : likelyEditing
  }
  private static let editing =
    "Without a sidebar users can edit the bar of an iPad, too; nothing brings back what they remove."
  private static let seenEditing = observed(.article, editing)
  private static let likelyEditing = assumed(.article, editing)
  static let firstMention = assumed(
    .article,
    "Of two mentions of an identifier the first counts; tabBarOrder overrides removedFromTabBar, "
      + "and hidden overrides shown.")

  static let onlyTabBar = documented(
    .tabSidebar, "The mode tabSidebar is not available on every platform.")
  static let mode = documented(
    .article,
    "mode decides whether there is a sidebar; automatic requests one if a group is at the root.")
  static let windowSizes = documented(
    .article, "Platform, width and mode decide which bar and which sidebar there are.")
  static let onNoDevice = assumed(
    .controller, "No iPhone has regular width in portrait; such a device would show this.")
  static let resizedWindow = stated(
    .controller,
    "From 27 on an iPhone app of regular width in portrait is in a resized window, in iPhone "
      + "Mirroring or on an iPad.")
  static let widthOfMac = assumed(
    .traitOverrides,
    "horizontalSizeClass changes nothing on a Mac; with compact and tabSidebar, two reports on 18 saw "
      + "a bar at the bottom and two on 26 saw none.")
  static let overriddenWidth = observed(
    .traitOverrides,
    "The app overrides horizontalSizeClass: every window has the bar and sidebar of that width.")
  static let variant = documented(
    .controller, "An app can vary the properties of its controller by device and state.")
  static let barHidden = documented(.barIsHidden, "isTabBarHidden hides the bar.")
  static let openSidebarStays = observed(.barIsHidden, "With isTabBarHidden an open sidebar stays.")
  static let sidebarWithoutBar = assumed(
    .barIsHidden, "With isTabBarHidden the sidebar can still be shown.")
}
