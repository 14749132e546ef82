@testable import TabLint

/// What people reach where.
extension RuleBoundaryTests {
  static let reachability = [
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
