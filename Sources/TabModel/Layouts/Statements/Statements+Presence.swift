/// Sections 2 and 3 of `docs/resolution.md`.
extension Statement {
  static let leftOut = Statement(
    .documented, .controller,
    "The hierarchy is what the app puts into tabs and children; the rest is as if it did not exist."
  )
  static let isHidden = Statement(
    .documented, .isHidden, "A tab is hidden where isHidden is true.")
  static let hiddenByDefault = Statement(
    .assumed, .isHiddenByDefault,
    "isHiddenByDefault without isHidden means hidden at first; the headers only speak of a reset.")
  static let hiddenSubtree = Statement(
    .assumed, .isHidden, "What is below a hidden group is hidden with it.")
  static let personalHiding = Statement(
    .documented, .allowsHiding, "People can hide and show a tab where allowsHiding is true.")
  static let customizationCounts = Statement(
    .documented, .article,
    "People customize the bar and the sidebar, and the system restores what they did.")
  static let customizationElsewhere = Statement(
    .assumed, .article, "Where there is no main sidebar, a customization changes nothing.")
  static let firstMention = Statement(
    .assumed, .article,
    """
    Of an identifier that is mentioned twice the first mention counts; tabBarOrder wins over \
    removedFromTabBar, and hidden over shown.
    """)

  static let onlyTabBar = Statement(
    .documented, .tabSidebar, "The mode tabSidebar is not there on every platform.")
  static let mode = Statement(
    .documented, .article,
    "mode says whether there is a sidebar; automatic asks for one where a group stands at the root."
  )
  static let surfaces = Statement(
    .documented, .article,
    "Platform, width and mode decide which bar and which sidebar there are.")
  static let onNoDevice = Statement(
    .assumed, .controller,
    "No iPhone has regular width in portrait; this is what a device would show that had.")
  static let overriddenWidth = Statement(
    .observed, .traitOverrides,
    "The app overrides horizontalSizeClass: bar and sidebar are those of that width in any window.")
  static let variant = Statement(
    .documented, .controller, "An app can set the properties of its controller by device and state."
  )
  static let barHidden = Statement(
    .documented, .barIsHidden, "isTabBarHidden hides the bar.")
  static let openSidebarStays = Statement(
    .observed, .barIsHidden, "With isTabBarHidden an open sidebar stays.")
  static let sidebarWithoutBar = Statement(
    .assumed, .barIsHidden, "With isTabBarHidden the sidebar can still be shown.")
}
