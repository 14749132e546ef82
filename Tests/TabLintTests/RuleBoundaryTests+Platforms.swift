@testable import TabLint

/// What platforms and releases have.
extension RuleBoundaryTests {
  static let platforms = [
    Case(
      .propertyAvailability, "several keys of one node, and those of the root one by one",
      """
      {\(targets("tvOS")), "prominentTabIdentifier": ↓"t1", "customizationIdentifier": "c",
       "bottomAccessory": ↓{"title": "A"}, "tabs": [\(tabs(2)),
        {"identifier": "g", "title": "G", "sidebarActions": ↓[{"title": "N"}],
         "sidebarAppearance": "inline", "isCollapsedByDefault": false,
         "availability": {"platforms": ["iOS"]}, "children": []}]}
      """, says: ["'sidebarActions' and 'sidebarAppearance' do not exist on Apple TV"]),
    Case(
      .propertyAvailability, "one of two targets has it",
      """
      {"targets": [{"platform": "tvOS", "minimumVersion": "18.0"},
                   {"platform": "visionOS", "minimumVersion": "18.0"}],
       "mode": "tabSidebar", "sidebar": {"preferredLayout": "tile"}, "tabs": [\(tabs(2))]}
      """),
    Case(
      .propertyAvailability, "a value that neither has",
      """
      {"targets": [{"platform": "tvOS", "minimumVersion": "26.0"},
                   {"platform": "visionOS", "minimumVersion": "26.0"}],
       "tabBarMinimizeBehavior": ↓"never", "sidebar": {"preferredLayout": ↓"overlap"},
       "tabs": [\(tabs(2))]}
      """),
    Case(
      .propertyNewerThanTarget, "the systems of several targets",
      """
      {"targets": [{"platform": "iOS", "minimumVersion": "18.0"},
                   {"platform": "macCatalyst", "minimumVersion": "18.3"},
                   {"platform": "tvOS", "minimumVersion": "18.4"}],
       "tabs": [\(tabs(1)), {"identifier": "a", "title": "A", "isEnabled": ↓false}]}
      """, says: ["iOS 18.0 and Mac Catalyst 18.3"]),
    Case(
      .propertyNewerThanTarget, "a prominent search tab from 26 on",
      """
      {\(targets("iOS", "26.0")), "prominentTabIdentifier": "com.apple.UIKit.Search",
       "tabs": [\(tabs(1)), {"type": "search"}]}
      """),
    Case(
      .propertyNewerThanTarget, "a prominent search tab from 18 on",
      """
      {\(targets("iOS")), "prominentTabIdentifier": ↓"com.apple.UIKit.Search",
       "tabs": [\(tabs(1)), {"type": "search"}]}
      """),
    Case(
      .propertyNewerThanTarget, "another prominent tab from 26 on",
      """
      {\(targets("iOS", "26.0")), "prominentTabIdentifier": ↓"t1", "tabs": [\(tabs(2))]}
      """),
    Case(
      .propertyNewerThanTarget, "a prominent tab that no bar at the bottom has",
      """
      {\(targets("iPadOS")), "compactTabIdentifiers": ["t1"], "prominentTabIdentifier": "t2",
       "tabs": [\(tabs(2))]}
      """),
    Case(
      .propertyNewerThanTarget, "a search tab that activates search, on a Mac and on iPad",
      """
      {"targets": [{"platform": "macCatalyst", "minimumVersion": "18.0"},
                   {"platform": "iPadOS", "minimumVersion": "18.1"}],
       "tabs": [\(tabs(1)), {"type": "search", "automaticallyActivatesSearch": ↓true}]}
      """, says: ["covers iPadOS 18.1"]),
    Case(
      .searchLosesDistinction, "the devices and the width",
      """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "18.0"},
                   {"platform": "macCatalyst", "minimumVersion": "18.0"}],
       "tabs": [\(tabs(1)), ↓{"type": "search"}]}
      """, says: ["in a compact iPad window"]),
    Case(
      .searchLosesDistinction, "an iPhone alone",
      "{\(targets("iOS")), \"tabs\": [\(tabs(1)), ↓{\"type\": \"search\"}]}",
      says: ["the search tab is separate on 26 on an iPhone of compact width; on 27"]),
    Case(
      .searchLosesDistinction, "another tab is prominent on 27",
      """
      {\(targets("iOS")), "prominentTabIdentifier": "t1", "tabs": [\(tabs(1)), {"type": "search"}]}
      """),
    Case(
      .searchLosesDistinction, "in More, where nothing is separate",
      "{\(targets("iOS")), \"tabs\": [\(tabs(5)), {\"type\": \"search\"}]}"),
    Case(
      .searchLosesDistinction, "a Mac alone",
      "{\(targets("macCatalyst")), \"tabs\": [\(tabs(1)), {\"type\": \"search\"}]}"),
    Case(
      .layoutChangesWithRelease, "what is added, with the device",
      """
      {"targets": [{"platform": "tvOS", "minimumVersion": "26.0"},
                   {"platform": "visionOS", "minimumVersion": "18.0"}], "tabs": ↓[\(tabs(2)),
        \(tabs(1, #", "availability": {"minimumVersion": "26.0"}"#, from: 3))]}
      """, says: ["on Apple Vision Pro: on 26.0 'T3' is added to the bar"]),
    Case(
      .layoutChangesWithRelease, "what only an iPhone Duo has",
      """
      {\(targets("iOS", "27.0")), "tabs": [\(tabs(2)),
        \(tabs(1, #", "availability": {"minimumVersion": "27.1"}"#, from: 3))]}
      """),
    Case(
      .layoutChangesWithRelease, "a sidebar on iPhone from 27",
      """
      {\(targets("iOS", "26.0")), \(sidebar), "sidebar": {"preferredPlacement": "sidebar"},
       "tabs": ↓[\(tabs(2))]}
      """, says: ["on a large iPhone in landscape"]),
    Case(
      .layoutChangesWithRelease, "which item is separate",
      """
      {\(targets("iOS")), "tabs": [{"type": "search"}, \(tabs(2))]}
      """),
    Case(
      .layoutChangesWithRelease, "one node in place of another with its identifier",
      """
      {\(targets("tvOS", "26.0")), "tabs": [\(tabs(1)),
        {"identifier": "x", "title": "X", "availability": {"maximumVersion": "26.9"}},
        {"identifier": "x", "title": "Y", "availability": {"minimumVersion": "27.0"}}]}
      """),
    Case(
      .propertyAvailability, "a nested group",
      """
      {\(targets("tvOS")), "tabs": [\(tabs(1)), {"identifier": "g", "title": "G", "children": [
        {"identifier": "h", "title": "H", "sidebarAppearance": ↓"inline", "children": []}]}]}
      """),
  ]
}
