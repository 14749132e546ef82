@testable import TabLint

/// Places where another rule reports, or would if it were not suppressed.
extension RuleBoundaryTests {
  /// A suppression for the whole spec.
  private static func quietRoot(_ rule: String) -> String {
    #""suppress": [{"rule": "\#(rule)", "reason": "r"}]"#
  }

  static let silences = [
    Case(
      .placementNeedsSidebar, "search-tab-pinned, suppressed",
      """
      {\(targets("iPadOS")), "mode": "tabBar", \(quietRoot("search-tab-pinned")),
       "tabs": [\(tabs(2)), {"type": "search", "preferredPlacement": "sidebarOnly"}]}
      """),
    Case(
      .noEffect, "search-tab-pinned, suppressed",
      """
      {\(targets("iPadOS")), "mode": "tabBar", \(quietRoot("search-tab-pinned")),
       "tabs": [\(tabs(2)), {"type": "search", "preferredPlacement": "movable"}]}
      """),
    Case(
      .duplicateIdentifier, "search-tab-identifier, suppressed",
      """
      {\(quietRoot("search-tab-identifier")), "tabs": [\(tab("com.apple.UIKit.Search", "A")),
        \(tab("com.apple.UIKit.Search", "B")), {"type": "search"}]}
      """),
    Case(
      .defaultChildNotChild, "unknown-identifier, suppressed",
      """
      {\(quietRoot("unknown-identifier")),
       "tabs": [\(group("g", tab("a", "A"), #", "defaultChildIdentifier": "x""#))]}
      """),
    Case(
      .unreachableTab, "hidden-for-good, suppressed",
      """
      {\(targets("macCatalyst")), \(sidebar), \(quietRoot("hidden-for-good")),
       "tabs": [\(tabs(2)), \(tab("a", "A", #", "isHidden": true"#))]}
      """),
    Case(
      .unreachableTab, "placement-needs-sidebar, suppressed",
      """
      {\(targets("macCatalyst")), "mode": "tabBar", \(quietRoot("placement-needs-sidebar")),
       "tabs": [\(tabs(2)), \(tab("a", "A", placed("sidebarOnly")))]}
      """),
    Case(
      .unreachableTab, "compact-parity, suppressed",
      """
      {\(targets("iPadOS")), "mode": "tabBar", "compactTabIdentifiers": ["t1", "t2"],
       \(quietRoot("compact-parity")), "tabs": [\(tabs(2)),
        \(group("g", tab("a", "A", placed("fixed")) + ", " + tab("b", "B", placed("sidebarOnly")),
          placed("sidebarOnly")))]}
      """),
    Case(
      .propertyNewerThanTarget, "property-availability, of a key and of a value",
      """
      {\(targets("tvOS")), "bottomAccessory": {"title": "A"}, "tabBarMinimizeBehavior": "never",
       "sidebar": {"preferredPlacement": "sidebar"}, "tabs": [\(tabs(1)),
        {"type": "search", "automaticallyActivatesSearch": true}]}
      """),
    Case(
      .noEffect, "property-availability, suppressed",
      """
      {\(targets("tvOS")), \(quietRoot("property-availability")), "tabs": [
        \(group("g", tabs(1), #", "sidebarAppearance": "inline", "isSidebarDestination": true"#))]}
      """),
    Case(
      .hiddenByDefaultOnly, "hidden-for-good, suppressed",
      """
      {\(quietRoot("hidden-for-good")), "tabs": [\(tab("a", "A", #", "isHiddenByDefault": true"#))]}
      """),
    Case(
      .multiwordTitle, "long-title, suppressed",
      """
      {\(quietRoot("long-title")), "tabs": [{"identifier": "a", "title": "Seventeen Or More"}]}
      """),
    Case(
      .missingImage, "sidebar-only-in-compact, suppressed",
      """
      {\(targets("iOS")), \(quietRoot("sidebar-only-in-compact")),
       "tabs": [\(tabs(1)), \(tab("a", "A", placed("sidebarOnly")))]}
      """),
    Case(
      .missingImage, "pinned-tab-image, suppressed",
      """
      {\(targets("iOS")), \(quietRoot("pinned-tab-image")),
       "tabs": [\(tabs(1)), \(tab("a", "A", placed("pinned")))]}
      """),
    Case(
      .overflowTabs, "sidebar-only-in-compact, suppressed",
      """
      {\(targets("iOS")), \(quietRoot("sidebar-only-in-compact")),
       "tabs": [\(tabs(5)), \(tab("a", "A", placed("sidebarOnly")))]}
      """),
    Case(
      .defaultTabCount, "overflow-tabs, suppressed",
      """
      {\(targets("iPadOS")), \(sidebar), \(quietRoot("overflow-tabs")), "tabs": [\(tabs(6))]}
      """),
    Case(
      .defaultTabCount, "overflow-tabs of another target",
      """
      {\(iPhoneAndPad), \(sidebar), "tabs": ↓[\(tabs(5)),
        \(tabs(1, #", "availability": {"horizontalSizeClass": "regular"}"#, from: 6))]}
      """),
    Case(
      .nothingCustomizable, "sidebar-without-groups, suppressed",
      """
      {\(targets("iPadOS")), \(sidebar), \(quietRoot("sidebar-without-groups")),
       "tabs": [\(tabs(4, placed("fixed")))]}
      """),
    Case(
      .unknownSymbol, "symbol-name, suppressed",
      """
      {\(quietRoot("symbol-name")), "tabs": [{"identifier": "a", "title": "A", "image": "House"}]}
      """, symbols: .example),
    Case(
      .filledSymbol, "symbol-name, suppressed",
      """
      {\(quietRoot("symbol-name")), "tabs": [
        {"identifier": "a", "title": "A", "image": "House.fill"}, \(tabs(1))]}
      """),
    Case(
      .compactParity, "unknown-identifier, suppressed",
      """
      {\(targets("iPadOS")), \(quietRoot("unknown-identifier")),
       "compactTabIdentifiers": ["t1", "lbrary"],
       "tabs": [\(tabs(1)), {"identifier": "library", "title": "Library"}]}
      """),
    Case(
      .searchTabLast, "multiple-search-tabs",
      """
      {\(targets("iOS")), "tabs": [\(tabs(1)), {"type": "search", "title": "A"},
        {"type": "search", "title": "B"}, {"type": "search", "title": "C"}]}
      """),
    Case(
      .searchLikeTab, "Apple TV alone",
      """
      {\(targets("tvOS")), "tabs": [\(tab("a", "Search", #", "image": "magnifyingglass""#))]}
      """),
    Case(
      .filledSymbol, "Apple TV alone",
      #"{\#(targets("tvOS")), "tabs": [{"identifier": "a", "title": "A", "image": "house.fill"}]}"#
    ),
  ]
}
