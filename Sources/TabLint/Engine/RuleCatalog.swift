extension Rule {
  /// The rules by section, in documentation order.
  package static let sections: KeyValuePairs<String, [Rule]> = [
    "Reading": [
      jsonSyntax, duplicateKey, unknownKey, missingKey, wrongType, invalidValue,
      unsupportedSpecVersion,
    ],
    "Identity": [
      duplicateIdentifier, searchTabIdentifier, unknownIdentifier, unknownCondition,
      unusedCondition, unusedVariant, repeatedIdentifier, compactTabNotRoot, defaultChildNotChild,
      displayOrderNotChild, identifierFromTitle, duplicateTitle,
    ],
    "Hierarchy": [
      nestingDepth, emptyGroup, singleTab, groupInTabBarMode, headerlessSection,
      sectionWithoutSidebar, sidebarWithoutGroups, groupNavigation, nestedManagedNavigation,
      rootViewController,
    ],
    "Placement": [
      searchTabPinned, multipleSearchTabs, nestedSearchTab, searchTabLast, opensOnSearch,
      searchLikeTab, searchTabNotSearch, pinnedTabImage, placementNeedsSidebar,
      sidebarOnlyInCompact, hiddenInCompact, hidingFixedTab, hiddenForGood, hiddenByDefaultOnly,
      nothingCustomizable, removableForGood, barOrder, noEffect,
    ],
    "Bars and sidebars": [
      overflowTabs, defaultTabCount, pinnedTabCount, compactOrder, tabTitledMore, hiddenTabBar,
      disabledTab, tabPerformsAction, actionLikeTab, sidebarHiddenAtStart, sidebarOnIphone,
      sidebarBottomBar, sidebarTooLong,
    ],
    "Labels and symbols": [
      missingLabel, multiwordTitle, longTitle, missingImage, filledSymbol, duplicateImage,
      symbolName, unknownSymbol, badgeValue, tooManyBadges, hiddenBadge, invisibleCharacters,
    ],
    "Languages and assets": [
      untranslatedTitle, unreviewedTitle, unknownTitle, unknownAsset, assetAsSymbol,
    ],
    "Platforms and releases": [
      propertyAvailability, propertyNewerThanTarget, searchLosesDistinction,
      layoutChangesWithRelease, neverPresent, sharedCustomization,
    ],
    "Reachability": [unreachableTab, compactParity, customizationEmptiesBar, unusedSuppression],
    "The running app": [conformance],
  ]

  package static let all: [Rule] = sections.flatMap(\.value)

  package var section: String {
    Self.sections.first { $0.value.contains { $0.id == id } }?.key ?? ""
  }

  package static func named(_ id: String) -> Rule? { all.first { $0.id == id } }
}
