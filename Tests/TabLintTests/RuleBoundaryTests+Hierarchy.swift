@testable import TabLint

/// Levels, groups and what a sidebar is for.
extension RuleBoundaryTests {
  private static let deep = group("g", group("h", group("i", tab("a", "A"))))

  static let hierarchy = [
    Case(
      .nestingDepth, "the topmost nodes of the whole spec, together",
      """
      {"tabs": [\(group("g", group("h", "↓" + tab("a", "A") + ", " + tab("b", "B")))),
        \(group("i", group("j", group("k", tab("c", "C")))
          .replacing(#"{"identifier": "c""#, with: #"↓{"identifier": "c""#)))]}
      """),
    Case(.nestingDepth, "two levels", "{\"tabs\": [\(group("g", tab("a", "A")))]}"),
    Case(
      .nestingDepth, "equal limits, so that a node is reported once",
      "{\"tabs\": [\(group("g", "↓" + group("h", tab("a", "A"))))]}",
      options: [.maximumLevels: 1, .advisedLevels: 1]),
    Case(
      .nestingDepth, "a maximum below what is advised", "{\"tabs\": [\(deep)]}",
      options: [.maximumLevels: 1, .advisedLevels: 4]),
    Case(
      .emptyGroup, "groups without children, together",
      """
      {"tabs": [↓\(group("g", "")), \(group("h", group("i", "")))]}
      """),
    Case(
      .emptyGroup, "groups that some target has without children, together, beside one with none",
      """
      {"tabs": [
        ↓\(group("g", tab("a", "A", #", "availability": {"platforms": ["iOS"]}"#))),
        \(group("h", tab("b", "B", #", "availability": {"platforms": ["iPadOS"]}"#))),
        ↓\(group("i", ""))]}
      """),
    Case(
      .emptyGroup, "a child on one release of every target",
      """
      {"tabs": [\(group("g", tab("a", "A", #", "availability": {"minimumVersion": "27.0"}"#)))]}
      """),
    Case(
      .emptyGroup, "a child where the group is not",
      """
      {\(targets("iPadOS")), "tabs": [↓\(group("g", tab("a", "A", compact), regular))]}
      """),
    Case(.singleTab, "two items", "{\(targets("iOS")), \"tabs\": [\(tabs(2))]}"),
    Case(
      .singleTab, "one item, and one that stands apart",
      "{\(targets("iOS")), \"tabs\": [\(tabs(1)), {\"type\": \"search\"}]}"),
    Case(
      .singleTab, "one item beside a sidebar on iPad",
      "{\(targets("iPadOS")), \(sidebar), \"tabs\": ↓[\(tabs(1))]}"),
    Case(
      .singleTab, "a bar that is hidden",
      "{\(targets("iOS")), \"isTabBarHidden\": true, \"tabs\": [\(tabs(1))]}"),
    Case(
      .singleTab, "a bar without items",
      """
      {\(targets("macCatalyst")), "tabs": ↓[\(tabs(2, #", "preferredPlacement": "optional""#))]}
      """),
    Case(
      .groupInTabBarMode, "on an Apple Vision Pro, a nested group somewhere",
      """
      {\(targets("visionOS")), "mode": ↓"tabBar",
       "tabs": [\(group("g", group("h", tab("a", "A")), #", "availability": {"platforms": ["tvOS"]}"#))]}
      """),
    Case(
      .groupInTabBarMode, "on iPhone and Apple TV",
      """
      {"targets": [{"platform": "iOS", "minimumVersion": "18.0"},
                   {"platform": "tvOS", "minimumVersion": "18.0"}],
       "mode": "tabBar", "tabs": [\(group("g", tab("a", "A")))]}
      """),
    Case(
      .groupInTabBarMode, "in the mode that it has by itself",
      "{\"mode\": \"automatic\", \"tabs\": [\(group("g", tab("a", "A")))]}"),
    Case(
      .sidebarWithoutGroups, "on iPad, with a search tab and an empty 'sidebar'",
      """
      {\(targets("iPadOS")), "mode": ↓"tabSidebar", "sidebar": {},
       "tabs": [\(tabs(2)), {"type": "search"}]}
      """),
    Case(
      .sidebarWithoutGroups, "on a Mac alone",
      "{\(targets("macCatalyst")), \(sidebar), \"tabs\": [\(tabs(2))]}"),
    Case(
      .sidebarWithoutGroups, "with a key in 'sidebar'",
      """
      {\(targets("iPadOS")), \(sidebar), "sidebar": {"preferredLayout": "tile"},
       "tabs": [\(tabs(2))]}
      """),
    Case(
      .sidebarWithoutGroups, "with a name for customizations",
      """
      {\(targets("iPadOS")), \(sidebar), "customizationIdentifier": "x", "tabs": [\(tabs(2))]}
      """),
    Case(
      .sidebarWithoutGroups, "with a tab for the sidebar",
      """
      {\(targets("iPadOS")), \(sidebar),
       "tabs": [\(tabs(2)), \(tab("s", "S", #", "preferredPlacement": "sidebarOnly""#))]}
      """),
    Case(
      .groupNavigation, "groups at the root with children, where navigation is written",
      """
      {"tabs": [\(group("g", tab("a", "A", #", "viewController": "A""#))
        .replacing(#"{"identifier": "g""#, with: #"↓{"identifier": "g""#)),
        \(group("h", "")), \(group("i", tab("b", "B"), #", "managesNavigation": true"#))]}
      """),
    Case(
      .groupNavigation, "the width in which people choose its children",
      """
      {\(iPhoneAndPad), "tabs": [\(tabs(1)), ↓\(group("g", tab("a", "A", #", "viewController": "A""#)))]}
      """,
      messages: [
        "choosing a child of 'G' does not change the screen by itself in a regular iPad window"
      ]),
    Case(
      .groupNavigation, "a Mac alone",
      """
      {\(targets("macCatalyst")), "tabs": [\(tabs(1)), ↓\(group("g", tab("a", "A", #", "viewController": "A""#)))]}
      """, messages: ["choosing a child of 'G' does not change the screen by itself"]),
    Case(
      .groupNavigation, "a group that an Apple Vision Pro shows once it is selected",
      """
      {"targets": [{"platform": "tvOS", "minimumVersion": "18.0"},
                   {"platform": "visionOS", "minimumVersion": "18.0"}],
       "tabs": [\(tabs(1)), ↓\(group("g", tab("a", "A", #", "viewController": "A""#)))]}
      """,
      messages: [
        "choosing a child of 'G' does not change the screen by itself on Apple Vision Pro"
      ]),
    Case(
      .groupNavigation, "an iPhone alone",
      """
      {\(targets("iOS")), "tabs": [\(tabs(1)), ↓\(group("g", tab("a", "A", #", "viewController": "A""#)))]}
      """, messages: ["choosing a child of 'G' does not change the screen by itself"]),
    Case(
      .groupNavigation, "where navigation is written with its default only",
      "{\"tabs\": [\(group("g", tab("a", "A"), #", "managesNavigation": false"#))]}"),
    Case(
      .nestedManagedNavigation, "side by side, inside, and with the default",
      """
      {"tabs": [\(group("g", group("h", tab("a", "A"), #", "managesNavigation": ↓true"#),
        #", "managesNavigation": true"#)),
        \(group("i", group("j", tab("b", "B"), #", "managesNavigation": true"#),
          #", "managesNavigation": false"#))]}
      """),
    Case(
      .rootViewController, "several, together",
      """
      {"tabs": [\(tab("a", "A", #", "viewController": "A""#)), ↓\(tab("b", "B")), \(tab("c", "C"))]}
      """),
  ]
}
