@testable import TabLint

/// Destinations by environment.
extension RuleBoundaryTests {
  static let reachability = [
    Case(
      .compactParity, "a misspelt name in the list is the whole mistake",
      """
      {\(targets("iPadOS")), "compactTabIdentifiers": ["t1", "lbrary"], "tabs": [\(tabs(1)),
        {"identifier": "library", "title": "Library"}]}
      """),
    Case(
      .compactParity, "a misspelt name, and a tab that it was not meant for",
      """
      {\(targets("iPadOS")), "compactTabIdentifiers": ↓["t1", "lbrary"], "tabs": [\(tabs(1)),
        {"identifier": "library", "title": "Library"}, {"identifier": "radio", "title": "Radio"}]}
      """),
    Case(
      .singleTab, "one item, and one that a misspelt name was meant for",
      """
      {\(targets("iOS")), "compactTabIdentifiers": ["t1", "lbrary"], "tabs": [\(tabs(1)),
        {"identifier": "library", "title": "Library"}]}
      """),
    Case(
      .singleTab, "one item, and a name that was meant for no tab",
      """
      {\(targets("iOS")), "compactTabIdentifiers": ["t1", "xyz"], "tabs": ↓[\(tabs(1)),
        {"identifier": "library", "title": "Library"}]}
      """),
    Case(
      .unreachableTab, "an action that no bar has",
      """
      {\(targets("iOS")), "compactTabIdentifiers": ["t1", "t2"],
       "tabs": [\(tabs(2)), \(tabs(1, #", "performsAction": true"#, from: 3))]}
      """),
    Case(
      .nothingCustomizable, "fixed tabs on an iPad without a sidebar",
      "{\(targets("iPadOS")), \"tabs\": [\(tabs(4, #", "preferredPlacement": "fixed""#))]}"),
    Case(
      .customizationEmptiesBar, "a fixed tab that is on iPhone only",
      """
      {"targets": [{"platform": "iOS", "minimumVersion": "18.0"},
                   {"platform": "iPadOS", "minimumVersion": "18.0"}], \(sidebar),
       "tabs": ↓[\(tabs(2, #", "preferredPlacement": "default""#)),
        {"identifier": "f", "title": "F", "preferredPlacement": "fixed",
         "availability": {"platforms": ["iOS"]}}]}
      """),
    Case(
      .displayOrderNotChild, "a name that is there three times",
      """
      {"tabs": [{"identifier": "g", "title": "G",
        "displayOrderIdentifiers": ["t1", ↓"t1", "t1"], "children": [\(tabs(2))]}]}
      """),
    Case(
      .propertyNewerThanTarget, "a child's older release below a group's newer one",
      """
      {\(targets("iOS")), "tabs": [\(tabs(2)), {"identifier": "g", "title": "G",
        "availability": {"minimumVersion": "26.1"}, "children": [
          {"identifier": "a", "title": "A", "image": "star", "selectedImage": "moon",
           "availability": {"minimumVersion": "18.0"}}]}]}
      """),
    Case(
      .propertyNewerThanTarget, "a child's older release below a group without one",
      """
      {\(targets("iOS")), "tabs": [\(tabs(2)), {"identifier": "g", "title": "G", "children": [
          {"identifier": "a", "title": "A", "image": "star", "selectedImage": ↓"moon",
           "availability": {"minimumVersion": "18.0"}}]}]}
      """),
    Case(
      .opensOnSearch, "a search tab alone",
      #"{"tabs": [{"type": "search", "automaticallyActivatesSearch": true}]}"#),
    Case(
      .searchTabLast, "two search tabs, of which one is the last",
      """
      {\(targets("iOS")), "tabs": [\(tabs(1)), {"type": "search"}, {"type": "search"}]}
      """),
    Case(
      .searchTabLast, "two search tabs, and a tab after both",
      """
      {\(targets("iOS")), "tabs": [↓{"type": "search"}, ↓{"type": "search"}, \(tabs(1))]}
      """),
    Case(
      .noEffect, "what only an iPhone passes over",
      """
      {\(targets("iOS")), \(sidebar), "customizationIdentifier": "x", "sidebar": {"isHidden": true},
       "tabs": [\(tabs(2, #", "preferredPlacement": "movable""#))]}
      """),
    Case(
      .noEffect, "what an iPad without a sidebar passes over, as one finding",
      """
      {\(targets("iPadOS")), "tabs": [\(tabs(1)), {"identifier": "b", "title": "B",
        "preferredPlacement": ↓"movable"}], "customizationIdentifier": "x",
       "sidebar": {"preferredPlacement": "sidebar"}}
      """),
    Case(
      .noEffect, "an empty sidebar on a Mac, and one that an Apple Vision Pro has as well",
      """
      {"targets": [{"platform": "macCatalyst", "minimumVersion": "18.0"},
                   {"platform": "visionOS", "minimumVersion": "18.0"}],
       "mode": "tabBar", "sidebar": {"isHidden": true}, "tabs": [\(tabs(2))]}
      """),
    Case(
      .noEffect, "a search tab that is not pinned",
      """
      {\(targets("iPadOS")), "tabs": [\(tabs(1)),
        {"type": "search", "preferredPlacement": "movable"}]}
      """),
    Case(
      .rootViewController, "actions, groups, and tabs that are nested",
      """
      {"tabs": [
        {"identifier": "a", "title": "A", "viewController": "A"},
        {"identifier": "b", "title": "B", "performsAction": true},
        ↓{"identifier": "g", "title": "G", "children": [{"identifier": "c", "title": "C"}]},
        {"type": "search"}]}
      """),
    Case(
      .rootViewController, "where only a nested tab has one",
      """
      {"tabs": [\(tabs(1)), {"identifier": "g", "title": "G", "children": [
        {"identifier": "c", "title": "C", "viewController": "C"}]}]}
      """),
    Case(
      .compactParity, "what people reach on another platform only",
      """
      {"targets": [{"platform": "iOS", "minimumVersion": "18.0"},
                   {"platform": "visionOS", "minimumVersion": "18.0"}],
       "compactTabIdentifiers": ↓["t1", "t2"], "tabs": [\(tabs(3))]}
      """),
    Case(
      .compactParity, "what nobody reaches anywhere",
      """
      {\(targets("iOS")), "compactTabIdentifiers": ["t1", "t2"], "tabs": [\(tabs(3))]}
      """),
    Case(
      .compactParity, "actions, and the same part of the app as another item",
      """
      {\(targets("iPadOS")), "compactTabIdentifiers": ["t1", "t2"], "tabs": [\(tabs(2)),
        {"identifier": "x", "title": "X", "performsAction": true},
        {"identifier": "g", "title": " T1", "children": [{"identifier": "y", "title": "Y"}]}]}
      """),
    Case(
      .compactParity, "titles that are blank, or in other letters",
      """
      {\(targets("iPadOS")), "compactTabIdentifiers": ↓["t1", "b"], "tabs": [\(tabs(1)),
        {"identifier": "b", "title": ""}, {"identifier": "c", "title": " "},
        {"identifier": "d", "title": "t1"}]}
      """),
    Case(
      .unreachableTab, "what 'compact-parity' names with all that is in it",
      """
      {\(targets("iPadOS")), "mode": "tabBar", "compactTabIdentifiers": ["t1", "t2"],
       "tabs": [\(tabs(2)),
        {"identifier": "g", "title": "G", "preferredPlacement": "sidebarOnly", "children": [
          {"identifier": "a", "title": "A", "preferredPlacement": "fixed"},
          {"identifier": "b", "title": "B", "preferredPlacement": "sidebarOnly"}]}]}
      """),
    Case(
      .unreachableTab, "what is in a narrow window only, in a group that 'compact-parity' names",
      """
      {\(targets("iPadOS")), "compactTabIdentifiers": ["t1", "t2"], "tabs": [\(tabs(2)),
        {"identifier": "g", "title": "G", "children": [
          {"identifier": "a", "title": "A"},
          {"identifier": "b", "title": "B", "availability": {"horizontalSizeClass": "compact"}}]}]}
      """),
    Case(
      .compactParity, "what is not there in a narrow window",
      """
      {\(targets("iPadOS")), "compactTabIdentifiers": ["t1", "t2"], "tabs": [\(tabs(2)),
        {"identifier": "w", "title": "W", "availability": {"horizontalSizeClass": "regular"}}]}
      """),
    Case(
      .unreachableTab, "what nobody reaches anywhere",
      """
      {\(targets("iOS")), "compactTabIdentifiers": ["t1", "t2"],
       "tabs": [\(tabs(2)), ↓\(tabs(1, from: 3))]}
      """),
    Case(
      .unreachableTab, "the same where the bar is hidden",
      """
      {\(targets("iOS")), "compactTabIdentifiers": ["t1", "t2"], "isTabBarHidden": true,
       "tabs": [\(tabs(3))]}
      """),
    Case(
      .searchLosesDistinction, "with a minimum of 26 and of 27",
      """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "26.4"},
                   {"platform": "iOS", "minimumVersion": "27.1"}],
       "tabs": [\(tabs(1)), ↓{"type": "search"}]}
      """),
    Case(
      .searchLosesDistinction, "absent on 27",
      """
      {\(targets("iOS")), "tabs": [\(tabs(1)),
        {"type": "search", "availability": {"maximumVersion": "26.9"}}]}
      """),
  ]
}
