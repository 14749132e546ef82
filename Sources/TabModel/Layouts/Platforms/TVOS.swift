extension Platform {
  /// Apple TV: a scrolling top bar, without More, customization or sidebar.
  package static let tvOS = Platform(
    name: .tvOS,
    device: "Apple TV",
    aliases: ["tv", "appletv", "apple tv", "apple-tv"],
    windowSizes: [WindowSize(.regular)],
    press: "click",
    bar: { _ in
      BarStyle(
        position: .top, overflow: .truncate, knownCapacity: 7, shows: .title, pinnedShows: .title,
        blankTitleShowsImage: true,
        statements: BarStatements(
          item: .titlesOnTV, overflow: .everythingReachable,
          sidebarOnlyItem: .sidebarOnlyShowsElsewhere))
    },
    sidebar: { _ in nil })
}

extension Statement {
  fileprivate static let everythingReachable = assumed(
    .tabBars,
    "On Apple TV people can scroll to the items that do not fit; the reference says that they are "
      + "not shown.")
  fileprivate static let titlesOnTV = assumed(
    .tabBars,
    "On Apple TV an item shows its title, or its image if the title is blank; three apps of "
      + "SwiftUI show both.")
}
