@testable import TabLint

/// What each message names, how severe it is, and where it is not.
extension RuleBoundaryTests {
  static let words = [
    Case(
      .filledSymbol, "a severity from outside, where every symbol is filled",
      #"{"tabs": [{"identifier": "a", "title": "A", "image": ↓"house.fill"}]}"#,
      configured: .error, severity: .error),
    Case(
      .filledSymbol, "a severity from outside, where not every symbol is filled",
      """
      {"tabs": [\(tabs(1)), {"identifier": "a", "title": "A", "image": ↓"house.fill"}]}
      """, configured: .note, severity: .note),
    Case(
      .nestingDepth, "each layer beyond a limit",
      "{\"tabs\": [\(group("g", group("h", "↓" + group("i", "↓" + group("j", tab("a", "A"))))))]}",
      messages: [
        "'I' is at level 3; the recommended maximum is 2", "'J' is at level 4; the limit is 3",
      ]),
    Case(
      .nestingDepth, "beyond what is advised only",
      "{\"tabs\": [\(group("g", group("h", "↓" + tab("a", "A"))))]}", severity: .warning),
    Case(
      .groupInTabBarMode, "on a Mac, and a nested group where it is",
      """
      {\(targets("macCatalyst")), "mode": ↓"tabBar",
       "tabs": [\(tabs(1)), \(group("g", tab("a", "A")))]}
      """, says: ["no sidebar on Mac, so"]),
    Case(
      .groupInTabBarMode, "without groups", "{\"mode\": \"tabBar\", \"tabs\": [\(tabs(2))]}"),
    Case(
      .sidebarWithoutGroups, "with an optional tab",
      """
      {\(targets("iPadOS")), \(sidebar),
       "tabs": [\(tabs(2)), \(tab("s", "S", placed("optional")))]}
      """),
    Case(
      .sidebarWithoutGroups, "with a group",
      """
      {\(targets("iPadOS")), \(sidebar), "tabs": [\(tabs(2)), \(group("g", ""))]}
      """),
    Case(
      .sidebarWithoutGroups, "with movable, fixed and pinned tabs",
      """
      {\(targets("iPadOS")), "mode": ↓"tabSidebar", "tabs": [\(tabs(1, placed("movable"))),
        \(tabs(1, placed("fixed"), from: 2)), \(tabs(1, placed("pinned"), from: 3))]}
      """, helps: ["put tabs into groups, or remove 'mode' and 'movable'"]),
    Case(
      .sidebarWithoutGroups, "in the mode that it has by itself",
      "{\(targets("iPadOS")), \"mode\": \"automatic\", \"tabs\": [\(tabs(2))]}"),
    Case(
      .groupNavigation, "the controller of a search tab, and groups that are nested",
      """
      {"tabs": [{"type": "search", "viewController": "S"},
        \(group("g", group("h", tab("a", "A")), #", "managesNavigation": true"#)),
        ↓\(group("i", group("j", "")))]}
      """),
    Case(
      .nestedManagedNavigation, "two inside one, and one after it",
      """
      {"tabs": [\(group("g", group("h", group("i", tab("a", "A"), #", "managesNavigation": ↓true"#),
        #", "managesNavigation": ↓true"#), #", "managesNavigation": true"#)),
        \(group("j", tab("b", "B"), #", "managesNavigation": true"#))]}
      """, says: ["'I' cannot manage navigation inside 'G'"]),
    Case(
      .searchTabIdentifier, "in a group, and of a group",
      """
      {"tabs": [\(group("g", #"{"type": "search", "identifier": ↓"x"}"#)),
        {"identifier": ↓"com.apple.UIKit.Search", "title": "A", "children": []}]}
      """),
    Case(
      .duplicateIdentifier, "the same letters, composed and decomposed, and blanks",
      """
      {"tabs": [\(tab("\\u00e9", "A")), \(tab("e\\u0301", "B")), \(tab("a", "C")), \(tab("a ", "D"))]}
      """),
    Case(
      .duplicateIdentifier, "on two platforms, and on two releases",
      """
      {"tabs": [\(tab("a", "A", #", "availability": {"platforms": ["iOS"]}"#)),
        \(tab("a", "B", #", "availability": {"platforms": ["tvOS", "iPadOS"]}"#)),
        \(tab("b", "C", #", "availability": {"maximumVersion": "18.9"}"#)),
        \(tab("b", "D", #", "availability": {"minimumVersion": "26.0"}"#))]}
      """),
    Case(
      .compactTabNotRoot, "a search tab in a group, beside the group and alone",
      """
      {"compactTabIdentifiers": ["g", ↓"com.apple.UIKit.Search", ↓"b"],
       "tabs": [\(group("g", #"{"type": "search"}"#)), \(group("h", tab("b", "B")))]}
      """,
      helps: [
        "remove it: the root group is in the list already", "name the root group instead, 'h'",
      ]),
    Case(
      .defaultChildNotChild, "the group itself",
      """
      {"tabs": [\(group("g", tab("a", "A"), #", "defaultChildIdentifier": ↓"g""#))]}
      """),
    Case(
      .displayOrderNotChild, "the group itself, and the search tab in it",
      """
      {"tabs": [\(group("g", #"{"type": "search"}"#,
        #", "displayOrderIdentifiers": ["com.apple.UIKit.Search", ↓"g"]"#))]}
      """),
    Case(
      .barOrder, "children of several groups, and a group",
      """
      {\(targets("iPadOS")), "tabs": [\(group("g", tab("a", "A", placed("movable")))),
        \(group("h", tab("b", "B", placed("fixed")), placed("default")))]}
      """),
    Case(
      .barOrder, "a fixed group after a tab",
      """
      {\(targets("iPadOS")), "tabs": ↓[\(tabs(1)), \(group("g", tab("a", "A"), placed("fixed")))]}
      """, messages: ["the order of the bar differs from the spec in a regular iPad window"]),
    Case(
      .pinnedTabCount, "on a Mac",
      """
      {\(targets("macCatalyst")), "mode": "tabBar", "tabs": [\(tabs(4, pinned))]}
      """),
    Case(
      .pinnedTabCount, "a nested one",
      """
      {\(targets("iPadOS")), "tabs": ↓[\(tabs(2, pinned)),
        \(group("g", tab("a", "A", pinned + #", "image": "sun""#)))]}
      """, says: ["'T1', 'T2' and 'A'"]),
    Case(
      .compactOrder, "each by the first root node that it names",
      """
      {\(targets("iPadOS")), "compactTabIdentifiers": ["a", "b"], "tabs": [\(tab("a", "A", compact)),
        \(tab("b", "B")), \(tab("a", "C", regular))]}
      """),
    Case(
      .compactOrder, "the search tab by the system's name",
      """
      {"compactTabIdentifiers": ↓["com.apple.UIKit.Search", "t1"],
       "tabs": [\(tabs(1)), {"type": "search"}]}
      """,
      messages: [
        "'compactTabIdentifiers' names 'Search' before 'T1', but in 'tabs' it comes after it"
      ]),
    Case(
      .tabTitledMore, "nested nodes",
      """
      {"tabs": [\(group("g", tab("a", "More", #", "image": "ellipsis""#)))]}
      """),
    Case(
      .emptyGroup, "on one of two targets, whatever the group is called",
      """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "18.0"},
                   {"platform": "macCatalyst", "minimumVersion": "18.0"},
                   {"platform": "tvOS", "minimumVersion": "18.0"}], "tabs": [
        ↓\(group("g", tab("a", "A", #", "availability": {"platforms": ["macCatalyst"]}"#),
          #", "availability": {"platforms": ["iPadOS", "macCatalyst"]}"#)),
        \(group("h", tab("b", "B", #", "availability": {"platforms": ["iPadOS"]}"#),
          #", "availability": {"platforms": ["iPadOS"]}"#))]}
      """, messages: ["the group 'G' has no children on iPad"]),
    Case(
      .emptyGroup, "on different targets",
      """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "18.0"},
                   {"platform": "macCatalyst", "minimumVersion": "18.0"}], "tabs": [
        ↓\(group("g", tab("a", "A", #", "availability": {"platforms": ["macCatalyst"]}"#))),
        \(group("h", tab("b", "B", #", "availability": {"platforms": ["iPadOS"]}"#)))]}
      """, messages: ["the groups 'G' (iPad) and 'H' (Mac) have no children there"]),
    Case(
      .opensOnSearch, "the devices and the width",
      """
      {\(iPhoneAndPad), "tabs": [\(tab("a", "A", #", "availability": {"platforms": ["iPadOS"]}"#)),
        ↓{"type": "search"}, \(tab("b", "B"))]}
      """, messages: ["the app opens on the search tab on iPhone and iPhone Duo"]),
    Case(
      .opensOnSearch, "after a tab that the bar does not have",
      """
      {\(targets("iOS")), "compactTabIdentifiers": ["com.apple.UIKit.Search", "b"],
       "tabs": [\(tab("a", "A")), ↓{"type": "search"}, \(tab("b", "B"))]}
      """),
    Case(
      .searchTabLast, "a nested tab, and one in another bar",
      """
      {\(iPhoneAndPad), "tabs": [\(tabs(1)), ↓{"type": "search"},
        \(tabs(1, #", "availability": {"platforms": ["iOS"]}"#, from: 2)),
        \(group("g", tab("a", "A", placed("fixed"))))]}
      """, says: ["the search tab is not the last of the tabs on"]),
    Case(
      .singleTab, "the devices and the width",
      """
      {\(iPhoneAndPad), "compactTabIdentifiers": ["t1"], "tabs": ↓[\(tabs(3))]}
      """,
      messages: [
        "the bar has fewer than two items on iPhone and iPhone Duo, and in a compact iPad window"
      ]),
    Case(
      .singleTab, "one item on one of two releases",
      """
      {\(targets("tvOS")), "tabs": ↓[\(tabs(1)),
        \(tabs(1, #", "availability": {"minimumVersion": "27.0"}"#, from: 2))]}
      """, messages: ["the bar has fewer than two items on Apple TV with tvOS 18 and 26"]),
    Case(
      .sidebarTooLong, "thirty-one rows in a sidebar that is hidden at first",
      """
      {\(targets("iPadOS")), \(sidebar), "sidebar": {"isHidden": true}, "tabs": ↓[\(tabs(31))]}
      """,
      messages: ["the sidebar has 31 rows, more than 30, and no section in a regular iPad window"]
    ),
    Case(
      .hiddenBadge, "below a group with a badge, and at the root",
      """
      {\(targets("iPadOS")), "tabs": [\(tabs(1, #", "badgeValue": "1""#)),
        \(group("g", tab("a", "A", #", "badgeValue": "1""#), #", "badgeValue": "1""#)),
        \(group("h", group("i", tab("b", "B", #", "badgeValue": "1""#)),
          #", "badgeValue": "2""#))]}
      """),
    Case(
      .rootViewController, "what none has, and six that have none",
      """
      {"tabs": [\(tab("a", "A", #", "viewController": "A""#)), ↓\(tabs(6))]}
      """,
      messages: [
        "'T1', 'T2', 'T3', 'T4', 'T5' and 1 more are at the root and have no view controller"
      ]
    ),
    Case(
      .customizationEmptiesBar, "the width, and a nested tab that stays",
      """
      {\(iPhoneAndPad), \(sidebar), "tabs": ↓[\(tabs(2)),
        \(tab("a", "A", placed("fixed") + #", "isHidden": true"#))]}
      """, messages: ["users can remove every item from the bar in a regular iPad window"]),
    Case(
      .customizationEmptiesBar, "a nested tab that stays",
      """
      {\(targets("iPadOS")), "tabs": [\(tabs(2)), \(group("g", tab("a", "A", placed("fixed"))))]}
      """),
    Case(
      .unreachableTab, "the device, of a group and of what is in it",
      """
      {\(iPhoneAndPad), "compactTabIdentifiers": ["t1", "t2"], "tabs": [\(tabs(2)),
        ↓\(tab("a", "A", #", "availability": {"platforms": ["iOS"]}"#))]}
      """,
      messages: ["no bar and no sidebar leads to 'A' on iPhone and iPhone Duo"],
      helps: ["name it in 'compactTabIdentifiers', or remove it"]),
    Case(
      .layoutChangesWithRelease, "regions, rows that can be selected, and sections",
      """
      {\(targets("macCatalyst")), "tabs": ↓[\(tabs(1)),
        \(group("g", tab("a", "A"), #", "isSidebarDestination": true, "isCollapsedByDefault": true"#))]}
      """,
      says: ["the row of 'G' can be selected"]),
    Case(
      .layoutChangesWithRelease, "what is removed, and what goes to More",
      """
      {\(targets("iOS")), "tabs": ↓[\(tabs(5)),
        \(tabs(1, #", "availability": {"maximumVersion": "18.9"}"#, from: 6))]}
      """,
      says: ["on 26.0 'T5' is added to the bar and 'T5' and 'T6' are removed from More"]),
    Case(
      .layoutChangesWithRelease, "a maximum of the newest major release",
      """
      {\(targets("iOS", "27.0")), "tabs": [\(tabs(2)),
        \(tabs(1, #", "availability": {"minimumVersion": "27.0"}"#, from: 3))]}
      """),
  ]
}
