import JSON

extension Platform {
  /// iPhone Duo, the folding iPhone: compact width is the outer display, regular the inner one. Apps built with
  /// SDK 27.1 have their bar at the side, except on the inner display in portrait.
  package static let iPhoneDuo = Platform(
    name: .iOS,
    model: .iPhoneDuo,
    device: "iPhone Duo",
    aliases: ["iphone-duo", "iphoneduo", "iphone duo", "duo"],
    windowSizes: [
      WindowSize(.compact, .portrait), WindowSize(.regular, .landscape),
      WindowSize(.regular, .portrait),
      WindowSize(.compact, .landscape),
    ],
    lintWindowSizes: [
      WindowSize(.compact, .portrait), WindowSize(.regular, .landscape),
      WindowSize(.regular, .portrait),
    ],
    widthNames: [
      .compact: WidthName(
        short: "outer display", fact: "outer display", window: "iPhone Duo's outer display"),
      .regular: WidthName(
        short: "inner display", fact: "inner display", window: "iPhone Duo's inner display"),
    ],
    firstRelease: Version(27, 1),
    bar: { request in
      var style = phoneBar(request)
      if request.environment.sdkVersion < firstSDKOfVerticalBars {
        style.statements.bar = .horizontalForOldBuild
      }
      guard request.environment.hasVerticalBars else { return style }
      style.position = .trailing
      style.shows = .image
      style.pinnedShows = .image
      style.statements.bar = .barAtSide
      style.statements.item = .sideShowsImages
      style.statements.overflow = .sideOverflow
      style.statements.filter = .sideFilter
      style.statements.distinctItem = .distinctAtSide
      style.statements.minimizing = .sideDoesNotMinimize
      style.statements.accessory = .accessoryBesideStrip
      if request.environment.windowSize == WindowSize(.compact, .landscape) {
        style.statements.remarks = [.stripCollapses, .stripAtLeft]
      }
      return style
    },
    sidebar: phoneSidebar)

  fileprivate static let firstSDKOfVerticalBars = Version(27, 1)
}

extension Environment {
  /// True if the bars of the system and the app share a strip at the side.
  package var hasVerticalBars: Bool {
    platform == .iPhoneDuo && sdkVersion >= Platform.firstSDKOfVerticalBars
      && (sizeClass == .compact || orientation == .landscape)
  }
}

extension Statement {
  fileprivate static let barAtSide = documented(
    .iPhoneDuo,
    """
    On an iPhone Duo the bars of apps built with the SDK of 27.1 share a strip at the side, on the \
    right in both layout directions; only the inner display in portrait has a bar at the bottom.
    """)
  fileprivate static let horizontalForOldBuild = documented(
    .iPhoneDuo,
    "On an iPhone Duo an app built with an SDK before 27.1 keeps its bar at the bottom.")
  fileprivate static let sideShowsImages = observed(
    .iPhoneDuo,
    "At the side of an iPhone Duo an item shows its image; while touched, its title too.")
  fileprivate static let sideOverflow = assumed(
    .iPhoneDuo,
    "The bar at the side of an iPhone Duo fits \(numberWord(Platform.bottomBarCapacity)) items, "
      + "like one at the bottom.")
  fileprivate static let sideFilter = assumed(
    .iPhoneDuo, "compactTabIdentifiers also applies to the bar at the side of an iPhone Duo.")
  fileprivate static let distinctAtSide = assumed(
    .iPhoneDuo, isAboutNode: true,
    "At the side of an iPhone Duo the separate item is at the end of the bar, as at the bottom.")
  fileprivate static let sideDoesNotMinimize = assumed(
    .iPhoneDuo, "A bar at the side of an iPhone Duo does not minimize.")
  fileprivate static let stripCollapses = observed(
    .iPhoneDuo,
    "On the outer display in landscape the bar collapses to a circle with the selected tab, so that "
      + "another tab takes two taps; another report saw it stay whole.")
  fileprivate static let stripAtLeft = observed(
    .iPhoneDuo,
    "On the outer display in landscape the bar is at the left if the device is turned the other way."
  )
  fileprivate static let accessoryBesideStrip = assumed(
    .iPhoneDuo,
    "Next to the bar at the side of an iPhone Duo, the accessory is at the bottom of the content.")
}
