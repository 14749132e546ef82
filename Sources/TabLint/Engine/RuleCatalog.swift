extension Rule {
  /// Every rule, by section, in the order of the documentation.
  package static let all: [Rule] = [
    // Identity
    duplicateIdentifier,
    // Placement
    searchTabPinned, multipleSearchTabs, nestedSearchTab, searchTabLast, searchLikeTab,
    searchInMore, pinnedTabImage, placementNeedsSidebar, sidebarOnlyInCompact, hidingFixedTab,
    hiddenForGood, hiddenByDefaultOnly, nothingCustomizable, barOrder, noEffect,
    // Reachability
    unreachableTab, compactParity, customizationEmptiesBar, unusedSuppression,
  ]
}
