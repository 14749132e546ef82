import JSON

/// Sections 4, 5 and 7 of `docs/resolution.md`, except for platform-specific statements.
extension Statement {
  // MARK: - Bars that use placement

  static let placements = documented(
    .placement,
    "preferredPlacement sets which part of the bar a tab is in and how people can customize it.")
  static let automaticPlacement = documented(
    .preferredPlacement, "automatic means default at the root and optional inside groups.")
  static let searchIsPinned = stated(
    .article, isAboutNode: true, "A search tab without a placement is pinned.")
  static let hiddenFromBar = documented(
    .article, "A tab that is hidden in the sidebar is not in the bar either.")
  static let personalOrder = stated(
    .article, "A user's order comes first; default and movable tabs that it leaves out follow.")
  static let droppedFromOrder = assumed(
    .article,
    "Entries of a user's order that are not in the customizable part of the bar are ignored.")

  static func order(in region: BarItem.Region) -> Statement {
    switch region {
    case .customizable: customizableOrder
    case .fixed, .pinned: outerOrder
    }
  }
  private static let customizableOrder = stated(
    .tab, "Movable items are initially in the order of the hierarchy.")
  private static let outerOrder = assumed(
    .tab, "Fixed items and pinned items are in the order of the hierarchy.")

  // MARK: - Bars that do not use placement

  static let rootsAreItems = documented(
    .preferredPlacement,
    "Placement applies to bars that people can customize; other bars show the root tabs.")
  static let hiddenStaysInBar = assumed(
    .isHidden, isAboutNode: true,
    "isHidden affects the sidebar; a hidden tab stays in a bar that does not use placement.")
  static let sidebarOnlyShowsElsewhere = assumed(
    .placement, isAboutNode: true,
    "In a bar that does not use placement, a sidebarOnly tab is an ordinary item.")
  static let compactFilter = documented(
    .compactTabs, "compactTabIdentifiers selects the root tabs of bars at the bottom.")
  static let emptyFilter = assumed(.compactTabs, "An empty compactTabIdentifiers has no effect.")
  static let filterKeepsOrder = assumed(
    .compactTabs, "compactTabIdentifiers selects tabs but does not change their order.")
  static func overflow(_ capacity: Int) -> Statement {
    documented(
      .controller,
      "A bar at the bottom fits \(numberWord(capacity)) items; if there are more, it shows "
        + "\(numberWord(capacity - 1)) and More.")
  }

  // MARK: - The separate item

  static let distinctSearch = documented(
    .tabBars, isAboutNode: true, "A search tab can be separate, at the trailing end of the bar.")
  static let prominentTab = documented(
    .prominentTab, isAboutNode: true,
    "From 27 on the prominent tab is separate, or a search tab that activates search automatically."
  )
  static let distinctWithNewerSDK = observed(
    .tabBars, isAboutNode: true,
    "On 26 an app built with a newer SDK has a separate search tab, like an app built with SDK 26.")
  static let distinctWithOlderSDK = observed(
    .tabBars, isAboutNode: true,
    "From 27 on an app built with the SDK of 26 keeps its separate search tab; two reports from "
      + "betas saw none with UISearchTab and SwiftUI.")
  static let distinctIsLast = observed(
    .tabBars, isAboutNode: true,
    "The items that fit are chosen first; then the separate one moves to the end.")
  static let distinctAfterMore = observed(
    .tabBars, isAboutNode: true, "The separate item is after More.")
  static let moreHasNoDistinctItem = observed(
    .tabBars, isAboutNode: true, "In More, every entry is an ordinary row.")
  static let distinctShowsImage = observed(
    .tabBars, isAboutNode: true, "The separate item shows its image only.")
  static let oneDistinctItem = documented(.tabBars, "At most one item is separate from the others.")
  static let searchIsOrdinary = observed(
    .searchTab, isAboutNode: true, "On 18 the search tab of a bottom bar is an ordinary item.")
  static let searchOfOldBuild = assumed(
    .searchTab, isAboutNode: true, "In an app built with SDK 18, a search tab is an ordinary item.")
  static let searchNotDistinct = observed(
    .searchTab, isAboutNode: true,
    "From 27 on the search tab is separate only if it activates search by itself or is the "
      + "prominent tab.")
  static let searchKeepsPlace = assumed(
    .searchTab, isAboutNode: true,
    "A search tab that is not separate keeps its place among the items.")

  // MARK: - Items and the accessory

  static let itemStyle = documented(
    .tabBars, "The appearance of items depends on the platform and the orientation.")
  static let pinnedShowsImage = documented(.article, "Pinned tabs show their image.")
  static let accessoryAboveBar = documented(
    .controller, "The accessory is above a bar at the bottom.")
  static let accessoryBelowContent = assumed(
    .controller, "Next to a sidebar, and on a Mac, the accessory is at the bottom of the content.")
}
