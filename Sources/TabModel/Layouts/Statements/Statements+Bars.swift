import JSON

/// Sections 4, 5 and 7 of `docs/resolution.md`, except for platform-specific statements.
extension Statement {
  // MARK: - Bars that use placement

  static let placements = Statement(
    .documented, .placement,
    "preferredPlacement says which part of the bar a tab is in and what people may do with it.")
  static let automaticPlacement = Statement(
    .documented, .preferredPlacement,
    "automatic means default at the root and optional inside groups.")
  static let searchIsPinned = Statement(
    .stated, .article, isAboutNode: true, "A search tab without a placement is pinned.")
  static let hiddenFromBar = Statement(
    .documented, .article, "A tab that is hidden in the sidebar is not in the bar either.")
  static let personalOrder = Statement(
    .stated, .article,
    "A person's order comes first; default and movable tabs that it does not name follow at the end."
  )
  static let droppedFromOrder = Statement(
    .assumed, .article,
    "What a person's order names and the customizable part of the bar does not have is left out.")

  static func order(in region: BarItem.Region) -> Statement {
    switch region {
    case .customizable: customizableOrder
    case .fixed, .pinned: outerOrder
    }
  }
  private static let customizableOrder = Statement(
    .stated, .tab, "Items that people can move stand in the order of the hierarchy at first.")
  private static let outerOrder = Statement(
    .assumed, .tab, "Fixed items, and pinned ones, stand in the order of the hierarchy.")

  // MARK: - Bars that do not use placement

  static let rootsAreItems = Statement(
    .documented, .preferredPlacement,
    "Placement is for bars that people can customize; elsewhere the root tabs are the items."
  )
  static let hiddenStaysInBar = Statement(
    .assumed, .isHidden, isAboutNode: true,
    "isHidden is about the sidebar; where placement does not count a hidden tab stays in the bar.")
  static let sidebarOnlyShowsElsewhere = Statement(
    .assumed, .placement, isAboutNode: true,
    "Where placement does not count a sidebarOnly tab is an item like any other.")
  static let compactFilter = Statement(
    .documented, .compactTabs,
    "compactTabIdentifiers chooses the root tabs of bars at the bottom.")
  static let emptyFilter = Statement(
    .assumed, .compactTabs, "An empty compactTabIdentifiers is as if it were not there.")
  static let filterKeepsOrder = Statement(
    .assumed, .compactTabs, "compactTabIdentifiers chooses tabs; their order is that of tabs.")
  static func overflow(_ capacity: Int) -> Statement {
    Statement(
      .documented, .controller,
      "A bar at the bottom has room for \(numberWord(capacity)) items; of more it shows "
        + "\(numberWord(capacity - 1)) and More.")
  }

  // MARK: - The separate item

  static let distinctSearch = Statement(
    .documented, .tabBars, isAboutNode: true,
    "A search tab can be separate, at the trailing end of the bar.")
  static let prominentTab = Statement(
    .documented, .prominentTab, isAboutNode: true,
    "From 27 on the prominent tab is separate, else a search tab that activates search by itself.")
  static let distinctWithNewerSDK = Statement(
    .observed, .tabBars, isAboutNode: true,
    "On 26 an app built with a newer SDK has a separate search tab as one built with 26 does.")
  static let distinctWithOlderSDK = Statement(
    .observed, .tabBars, isAboutNode: true,
    """
    From 27 on an app built with the SDK of 26 keeps its separate search tab; two reports from \
    betas saw none.
    """)
  static let distinctIsLast = Statement(
    .observed, .tabBars, isAboutNode: true,
    "Which items fit is worked out first; then the separate one moves to the end.")
  static let distinctAfterMore = Statement(
    .observed, .tabBars, isAboutNode: true, "The separate item is after More.")
  static let moreHasNoDistinctItem = Statement(
    .observed, .tabBars, isAboutNode: true, "What More lists is a row like any other, not separate."
  )
  static let distinctShowsImage = Statement(
    .observed, .tabBars, isAboutNode: true, "The separate item shows its image only.")
  static let oneDistinctItem = Statement(
    .documented, .tabBars, "At most one item is separate from the others.")
  static let searchIsOrdinary = Statement(
    .observed, .searchTab, isAboutNode: true,
    "On 18 the search tab of a bottom bar is an item like any other.")
  static let searchOfOldBuild = Statement(
    .assumed, .searchTab, isAboutNode: true,
    "A search tab of an app built with the SDK of 18 is an item like any other.")
  static let searchNotDistinct = Statement(
    .observed, .searchTab, isAboutNode: true,
    """
    From 27 on the search tab is separate only if it activates search by itself or is the \
    prominent tab.
    """)
  static let searchKeepsPlace = Statement(
    .assumed, .searchTab, isAboutNode: true,
    "A search tab that is not separate keeps its place among the items.")

  // MARK: - Items and the accessory

  static let itemStyle = Statement(
    .documented, .tabBars, "The platform and the orientation decide how items look.")
  static let pinnedShowsImage = Statement(.documented, .article, "Pinned tabs show their image.")
  static let accessoryAboveBar = Statement(
    .documented, .controller, "The accessory stands above a bar at the bottom.")
  static let accessoryBelowContent = Statement(
    .assumed, .controller,
    "Beside a sidebar, and on a Mac, the accessory stands at the bottom of the content.")
}
