@testable import TabLint

/// Search tabs, placements and what is hidden.
extension RuleBoundaryTests {
  static func placed(_ placement: String) -> String { #", "preferredPlacement": "\#(placement)""# }

  static let placement = [
    Case(
      .searchTabPinned, "what is written, 'automatic' too",
      """
      {"tabs": [\(tabs(1, placed("fixed"))), {"type": "search", "preferredPlacement": ↓"automatic"},
        {"type": "search", "preferredPlacement": "pinned"}, {"type": "search"}]}
      """),
    Case(
      .multipleSearchTabs, "each later one, at any depth",
      """
      {"tabs": [{"type": "search"}, \(group("g", #"↓{"type": "search"}"#)), ↓{"type": "search"}]}
      """),
    Case(
      .multipleSearchTabs, "two that no environment has together",
      """
      {\(targets("iPadOS")), "tabs": [{"type": "search"\(compact)}, {"type": "search"\(regular)}]}
      """),
    Case(
      .nestedSearchTab, "where each bar at the bottom has another, as an item",
      """
      {\(targets("iPadOS")), "tabs": [\(tabs(1)), \(group("g", #"{"type": "search"\#(regular)}"#)),
        {"type": "search"\(compact)}]}
      """),
    Case(
      .nestedSearchTab, "where each bar at the bottom has another, in More",
      """
      {\(targets("iOS")), "tabs": [\(tabs(5)), \(group("g", #"{"type": "search"}"#)),
        {"type": "search"}]}
      """),
    Case(
      .nestedSearchTab, "where 'compactTabIdentifiers' leaves the other out",
      """
      {\(targets("iPadOS")), "compactTabIdentifiers": ["t1", "g"],
       "tabs": [\(tabs(1)), \(group("g", #"↓{"type": "search"}"#)), {"type": "search"\(compact)}]}
      """),
    Case(
      .nestedSearchTab, "where only some bars have the other",
      """
      {"targets": [{"platform": "iOS", "minimumVersion": "18.0"},
                   {"platform": "iPadOS", "minimumVersion": "18.0"}],
       "tabs": [\(tabs(1)), \(group("g", #"↓{"type": "search"}"#)),
        {"type": "search", "availability": {"platforms": ["iOS"]}}]}
      """),
    Case(
      .nestedSearchTab, "on Apple TV, which has no bar at the bottom",
      """
      {\(targets("tvOS")), "tabs": [\(tabs(1)), \(group("g", #"↓{"type": "search"}"#)),
        {"type": "search"}]}
      """),
    Case(
      .searchTabLast, "what comes after it: a group, a tab for the sidebar, what is in More",
      """
      {\(targets("iOS")), "tabs": [\(tabs(2)), {"type": "search"}, \(group("g", tab("a", "A"))),
        \(tab("s", "S", placed("sidebarOnly"))), \(tab("x", "X"))]}
      """),
    Case(
      .searchTabLast, "a tab after it that is an item",
      """
      {\(targets("iOS")), "tabs": [\(tabs(2)), ↓{"type": "search"}, \(tab("x", "X")),
        \(tab("y", "Y"))]}
      """),
    Case(
      .searchTabLast, "always separate",
      """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "26.0"}],
       "tabs": [\(tabs(2)), {"type": "search", "automaticallyActivatesSearch": true}, \(tab("x", "X"))]}
      """),
    Case(
      .searchTabLast, "where it is the separate tab of iPads only, as an iPhone may be wide",
      """
      {"targets": [{"platform": "iOS", "minimumVersion": "26.0"}],
       "tabs": [\(tabs(2)), ↓{"type": "search", "automaticallyActivatesSearch": true},
        \(tab("x", "X"))]}
      """),
    Case(
      .opensOnSearch, "on one platform",
      """
      {"tabs": [\(tab("a", "A", #", "availability": {"platforms": ["iOS", "tvOS", "visionOS"]}"#)),
        ↓{"type": "search"}, \(tab("b", "B"))]}
      """),
    Case(
      .opensOnSearch, "in a group that comes first",
      #"{"tabs": [\#(group("g", #"{"type": "search"}"#)), \#(tab("a", "A"))]}"#),
    Case(
      .searchLikeTab, "its symbol exactly, its title in any case, at any depth",
      """
      {"tabs": [↓{"identifier": "a", "title": "A", "image": {"systemName": "magnifyingglass"}},
        {"identifier": "b", "title": "B", "image": "magnifyingglass.circle"},
        {"identifier": "c", "title": "C", "selectedImage": "magnifyingglass"},
        \(group("g", "↓" + tab("d", " sEARCH "))),
        {"identifier": "search", "title": "Search", "children": []}]}
      """),
    Case(
      .searchLikeTab, "on Apple TV and iPhone",
      """
      {"targets": [{"platform": "tvOS", "minimumVersion": "18.0"},
                   {"platform": "iOS", "minimumVersion": "18.0"}],
       "tabs": [\(tabs(1)), ↓\(tab("a", "Search"))]}
      """),
    Case(
      .searchTabNotSearch, "image and title, both written and both of something else",
      """
      {"tabs": [↓{"type": "search", "title": "A", "image": "star"},
        ↓{"type": "search", "title": "Searching", "image": "magnifyingglasses"},
        ↓{"type": "search", "title": "", "image": {"asset": "magnifyingglass"}},
        {"type": "search", "title": " BROWSE ", "image": "star"},
        {"type": "search", "title": "A", "image": {"systemName": "sparkle.magnifyingglass"}},
        {"type": "search", "title": "A"}, {"type": "search", "image": "star"},
        {"identifier": "a", "title": "A", "image": "star"}]}
      """),
    Case(
      .searchTabNotSearch, "the other titles of search",
      "{\"tabs\": ["
        + ["Search", "find", "Explore", "Discover"].map {
          #"{"type": "search", "title": "\#($0)", "image": "star"}"#
        }.joined(separator: ", ") + "]}"),
    Case(
      .pinnedTabImage, "a tab, a group and a nested tab; a search tab and an empty 'selectedImage'",
      """
      {\(targets("tvOS")), "tabs": [↓\(tab("a", "A", placed("pinned"))),
        ↓\(tab("b", "B", placed("pinned") + #", "selectedImage": "star""#)),
        \(group("g", "↓" + tab("c", "C", placed("pinned")))),
        {"type": "search", "preferredPlacement": "pinned"},
        \(tab("d", "D", placed("pinned") + #", "image": "star""#)), \(tab("e", "E", placed("fixed")))]}
      """),
    Case(
      .placementNeedsSidebar, "on a Mac, what is written, and what groups lead to",
      """
      {\(targets("macCatalyst")), "mode": "tabBar", "tabs": [\(tabs(2)),
        {"identifier": "a", "title": "A", "preferredPlacement": ↓"optional"},
        {"identifier": "b", "title": "B", "preferredPlacement": ↓"sidebarOnly"},
        {"type": "search", "preferredPlacement": "optional"},
        \(group("g", tab("c", "C", placed("sidebarOnly")) + ", " + tab("d", "D")))]}
      """),
    Case(
      .placementNeedsSidebar, "with a sidebar",
      "{\(targets("macCatalyst")), \(sidebar), \"tabs\": [\(tabs(2, placed("sidebarOnly")))]}"),
    Case(
      .placementNeedsSidebar, "where the placement does not count",
      "{\(targets("iOS")), \"mode\": \"tabBar\", \"tabs\": [\(tabs(2, placed("sidebarOnly")))]}"),
    Case(
      .sidebarOnlyInCompact, "several, in More too, together",
      """
      {\(targets("iOS")), "tabs": [\(tabs(2)), {"identifier": "a", "title": "A",
        "preferredPlacement": ↓"sidebarOnly"}, \(tabs(3, placed("sidebarOnly"), from: 3)),
        \(group("g", tab("x", "X", placed("sidebarOnly"))))]}
      """),
    Case(
      .sidebarOnlyInCompact, "where a list or its availability leaves it out",
      """
      {\(targets("iPadOS")), \(sidebar), "compactTabIdentifiers": ["t1", "t2", "b"],
       "tabs": [\(tabs(2)), \(tab("a", "A", placed("sidebarOnly"))),
        \(tab("b", "B", placed("sidebarOnly") + regular))]}
      """),
    Case(
      .hidingFixedTab, "fixed, pinned, and a search tab that is pinned by itself",
      """
      {"tabs": [{"identifier": "a", "title": "A", "preferredPlacement": "fixed", "allowsHiding": ↓true},
        {"identifier": "b", "title": "B", "preferredPlacement": "pinned", "allowsHiding": ↓true},
        {"type": "search", "allowsHiding": ↓true},
        {"identifier": "c", "title": "C", "preferredPlacement": "movable", "allowsHiding": true},
        {"identifier": "d", "title": "D", "preferredPlacement": "fixed", "allowsHiding": false},
        {"type": "search", "preferredPlacement": "default", "allowsHiding": true}]}
      """),
    Case(
      .hidingFixedTab, "where users customize, and for an iPhone alone, where nobody does",
      """
      {\(iPhoneAndPad), \(sidebar), "tabs": [\(tabs(2)),
        {"identifier": "a", "title": "A", "preferredPlacement": "fixed", "allowsHiding": ↓true},
        {"identifier": "b", "title": "B", "preferredPlacement": "pinned", "allowsHiding": ↓true,
         "availability": {"platforms": ["iOS"]}}]}
      """,
      messages: [
        "'A' is fixed, but users may hide it in a regular iPad window",
        "'B' is pinned, but users may hide it",
      ]),
    Case(
      .hidingFixedTab, "on a Mac alone, the last that users may change",
      """
      {\(targets("macCatalyst")), \(sidebar), "tabs": [\(tabs(3, placed("fixed"))),
        {"identifier": "a", "title": "A", "preferredPlacement": "fixed", "allowsHiding": ↓true}]}
      """, messages: ["'A' is fixed, but users may hide it"],
      helps: ["choose a placement that users may change"]),
    Case(
      .hidingFixedTab, "one of two that users may change",
      """
      {\(targets("macCatalyst")), \(sidebar), "tabs": [\(tabs(3, placed("fixed"))), \(tab("b", "B")),
        {"identifier": "a", "title": "A", "preferredPlacement": "fixed", "allowsHiding": ↓true}]}
      """, helps: ["remove 'allowsHiding', or choose a placement"]),
    Case(
      .hidingFixedTab, "the last that users may change, among three nodes",
      """
      {\(targets("macCatalyst")), \(sidebar), "tabs": [\(tabs(2, placed("fixed"))),
        {"identifier": "a", "title": "A", "preferredPlacement": "fixed", "allowsHiding": ↓true}]}
      """, helps: ["remove 'allowsHiding', or choose a placement"]),
    Case(
      .hidingFixedTab, "the last that users may change, a search tab",
      """
      {\(targets("macCatalyst")), \(sidebar), "tabs": [\(tabs(3, placed("fixed"))),
        {"type": "search", "allowsHiding": ↓true}]}
      """,
      helps: ["remove 'allowsHiding', and leave 'preferredPlacement' out where users may move"]),
    Case(
      .searchTabPinned, "the last that users may change",
      """
      {\(targets("macCatalyst")), \(sidebar), "tabs": [\(tabs(3, placed("fixed"))),
        {"type": "search", "preferredPlacement": ↓"optional", "allowsHiding": true}]}
      """, helps: ["not remove it, and leave 'preferredPlacement' out where users may move"]),
    Case(
      .noEffect, "the last that users may change",
      """
      {\(targets("macCatalyst")), \(sidebar), "tabs": [\(tabs(3, placed("fixed"))),
        \(group("g", "", placed("fixed") + #", "allowsReordering": ↓true"#))]}
      """,
      helps: ["remove 'allowsReordering', and leave 'preferredPlacement' out where users may move"]
    ),
    Case(
      .hiddenForGood, "where hiding counts, and for an iPhone alone, where it does not",
      """
      {\(iPhoneAndPad), "tabs": [\(tabs(2)), \(tab("a", "A", #", "isHidden": ↓true"#)),
        \(tab("b", "B", #", "isHidden": ↓true, "availability": {"platforms": ["iOS"]}"#))]}
      """,
      messages: [
        "'A' is hidden in a regular iPad window, and users cannot show it",
        "'B' is hidden, and users cannot show it",
      ]),
    Case(
      .hiddenForGood, "on a Mac alone",
      """
      {\(targets("macCatalyst")), "mode": "tabBar",
       "tabs": [\(tabs(2)), \(tab("a", "A", #", "isHidden": ↓true"#))]}
      """, messages: ["'A' is hidden, and users cannot show it"]),
    Case(
      .hiddenForGood, "a nested tab, which only a sidebar shows",
      """
      {"targets": [{"platform": "tvOS", "minimumVersion": "18.0"},
                   {"platform": "visionOS", "minimumVersion": "18.0"}],
       "tabs": [\(tabs(2)), \(group("g", tab("a", "A", #", "isHidden": ↓true"#)))]}
      """, messages: ["'A' is hidden on Apple Vision Pro, and users cannot show it"]),
    Case(
      .hiddenForGood, "with and without a written 'isHidden: false' and 'allowsHiding'",
      """
      {"tabs": [\(tab("a", "A", #", "isHidden": ↓true"#)),
        \(tab("b", "B", #", "isHiddenByDefault": ↓true"#)),
        \(tab("c", "C", #", "isHiddenByDefault": true, "isHidden": false"#)),
        \(tab("d", "D", #", "isHidden": true, "allowsHiding": true"#)),
        \(tab("e", "E", #", "isHidden": ↓true, "isHiddenByDefault": true, "allowsHiding": false"#)),
        \(tab("f", "F", #", "isHiddenByDefault": false"#))]}
      """),
    Case(
      .hiddenByDefaultOnly, "several, together, beside what is hidden for good",
      """
      {"tabs": [\(tab("x", "X", #", "isHiddenByDefault": true"#)),
        \(tab("a", "A", #", "allowsHiding": true, "isHiddenByDefault": ↓true"#)),
        \(tab("b", "B", #", "allowsHiding": true, "isHiddenByDefault": true"#)),
        \(tab("c", "C", #", "allowsHiding": true, "isHiddenByDefault": true, "isHidden": true"#)),
        \(tab("d", "D", #", "allowsHiding": true, "isHiddenByDefault": false"#))]}
      """),
    Case(
      .hiddenByDefaultOnly, "a written 'isHidden: false' says which",
      """
      {"tabs": [\(tab("a", "A", #", "allowsHiding": true, "isHiddenByDefault": true, "isHidden": false"#))]}
      """),
    Case(
      .nothingCustomizable, "three nodes, and four of which one is nested",
      """
      {\(targets("iPadOS")), "tabs": [\(tabs(2, placed("fixed"))),
        \(group("g", "", placed("pinned") + #", "image": "star""#))]}
      """),
    Case(
      .nothingCustomizable, "four nodes, of which one is nested",
      """
      {\(targets("iPadOS")), "tabs": ↓[\(tabs(2, placed("fixed"))),
        \(group("g", tab("a", "A", placed("sidebarOnly")), placed("fixed")))]}
      """),
    Case(
      .nothingCustomizable, "a nested node, which users can add",
      """
      {\(targets("iPadOS")), "tabs": [\(tabs(2, placed("fixed"))),
        \(group("g", tab("a", "A"), placed("fixed")))]}
      """),
    Case(
      .nothingCustomizable, "what 'sidebar-without-groups' reports",
      "{\(targets("iPadOS")), \(sidebar), \"tabs\": [\(tabs(4, placed("fixed")))]}"),
    Case(
      .nothingCustomizable, "the same with a name for customizations",
      """
      {\(targets("iPadOS")), \(sidebar), "customizationIdentifier": "x",
       "tabs": ↓[\(tabs(4, placed("fixed")))]}
      """),
    Case(
      .nothingCustomizable, "a tab that users may hide, and one that they may not",
      """
      {\(targets("macCatalyst")), \(sidebar), "tabs": [\(tabs(3, placed("fixed"))),
        \(tab("a", "A", placed("sidebarOnly") + #", "allowsHiding": true"#))]}
      """),
    Case(
      .barOrder, "a pinned tab before others, in a group too",
      """
      {\(targets("iPadOS")), "tabs": ↓[\(tabs(1)), \(group("g",
        tab("a", "A", placed("pinned")) + ", " + tab("b", "B", placed("fixed"))))]}
      """),
    Case(
      .barOrder, "a search tab, and what is not in the bar",
      """
      {\(targets("iPadOS")), \(sidebar), "tabs": [{"type": "search"}, \(tabs(1)),
        \(tab("a", "A", placed("optional"))), \(tab("b", "B", placed("movable")))]}
      """),
    Case(
      .barOrder, "on a Mac alone",
      """
      {\(targets("macCatalyst")), "mode": "tabBar", "tabs": [\(tabs(1)),
        \(tab("a", "A", placed("fixed")))]}
      """),
    Case(
      .noEffect, "no order of children that users may change",
      "{\"tabs\": [\(group("g", tabs(2), #", "displayOrderIdentifiers": ["t1"], "allowsReordering": true"#))]}"
    ),
    Case(
      .noEffect, "the order that the children have, and another one",
      """
      {"tabs": [\(group("g", tabs(3), #", "displayOrderIdentifiers": ↓["t1", "x", "t2"]"#)),
        \(group("h", tabs(3, from: 4), #", "displayOrderIdentifiers": ["t5"]"#)),
        \(group("i", tabs(3, from: 7), #", "displayOrderIdentifiers": ["t7", "t9"]"#)),
        \(group("j", tabs(2, from: 10), #", "displayOrderIdentifiers": ↓[], "allowsReordering": false"#))]}
      """),
    Case(
      .noEffect, "a group at the root whose section is at the root",
      "{\"tabs\": [\(group("g", tabs(2), #", "sidebarAppearance": "rootSection""#))]}"),
    Case(
      .noEffect, "what a section of its own has, and an inline group has not",
      """
      {"tabs": [
        \(group("g", tabs(1), #", "isCollapsedByDefault": true, "isSidebarDestination": true"#)),
        \(group("h", tabs(1, from: 2), #", "sidebarAppearance": "inline", "isCollapsedByDefault": false"#))]}
      """),
    Case(
      .noEffect, "what Apple TV lacks altogether",
      """
      {\(targets("tvOS")), "sidebar": {"preferredPlacement": "sidebar"}, "tabs": [
        \(group("g", tabs(1), #", "sidebarAppearance": "inline", "isCollapsedByDefault": true"#))]}
      """),
    Case(
      .noEffect, "the sidebar of an iPhone beside a Mac without one",
      """
      {"targets": [{"platform": "macCatalyst", "minimumVersion": "18.0"},
                   {"platform": "iOS", "minimumVersion": "18.0"}],
       "mode": "tabBar", "sidebar": {"preferredPlacement": "sidebar"},
       "customizationIdentifier": ↓"x", "tabs": [\(tabs(2))]}
      """.replacing(#""sidebar": {"#, with: #""sidebar": ↓{"#).replacing(#"↓"x""#, with: #""x""#)),
    Case(
      .noEffect, "where an iPhone has the one sidebar",
      """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "18.0"},
                   {"platform": "iOS", "minimumVersion": "18.0"}], \(sidebar),
       "sidebar": {"preferredPlacement": "sidebar"}, "customizationIdentifier": "x",
       "tabs": [\(tabs(2, placed("movable")))]}
      """),
    Case(
      .noEffect, "an empty sidebar",
      "{\(targets("iPadOS")), \"sidebar\": {}, \"tabs\": [\(tabs(2))]}"),
    Case(
      .noEffect, "a list for bars at the bottom, which a Mac has not",
      """
      {\(targets("macCatalyst")), "compactTabIdentifiers": ↓["t1"], "tabs": [\(tabs(2))]}
      """),
    Case(
      .compactParity, "what an iPhone's sidebar has",
      """
      {\(targets("iOS")), \(sidebar), "sidebar": {"preferredPlacement": "sidebar"},
       "compactTabIdentifiers": ↓["t1", "t2"], "tabs": [\(tabs(3))]}
      """),
    Case(
      .compactParity, "what is in a group that is left out, and in More",
      """
      {\(targets("iPadOS")), "compactTabIdentifiers": ["t1", "t2", "t3", "t4", "t5", "t6"],
       "tabs": [\(tabs(6))]}
      """),
    Case(
      .unreachableTab, "hidden nodes, empty groups, and what is on Apple TV",
      """
      {\(targets("iOS")), "compactTabIdentifiers": ["t1", "t2"], "tabs": [\(tabs(2)),
        \(tab("a", "A", #", "isHidden": true"#)), \(group("g", "")), ↓\(group("h",
        "↓" + tab("b", "B")))]}
      """),
    Case(
      .unreachableTab, "in a narrow window only",
      """
      {\(targets("iPadOS")), "compactTabIdentifiers": ["t1", "t2"],
       "tabs": [\(tabs(2)), ↓\(tab("a", "A", compact))]}
      """),
    Case(
      .customizationEmptiesBar, "a movable tab, and one that users may take out",
      "{\(targets("iPadOS")), \(sidebar), \"tabs\": [\(tabs(1)), \(tab("a", "A", placed("movable")))]}"
    ),
    Case(
      .customizationEmptiesBar, "tabs that users may take out",
      "{\(targets("iPadOS")), \(sidebar), \"tabs\": ↓[\(tabs(2))]}"),
    Case(
      .customizationEmptiesBar, "a bar without items",
      "{\(targets("iPadOS")), \(sidebar), \"tabs\": [\(tabs(2, placed("sidebarOnly")))]}"),
    Case(
      .customizationEmptiesBar, "on a Mac, whose sidebar takes the place of the bar",
      "{\(targets("macCatalyst")), \(sidebar), \"tabs\": [\(tabs(2))]}"),
    Case(
      .searchTabNotSearch, "a nested search tab",
      """
      {"tabs": [\(group("g", #"↓{"type": "search", "title": "A", "image": "star"}"#))]}
      """),
    Case(
      .searchTabLast, "an item for the sidebar only after it",
      """
      {\(targets("iOS")), "tabs": [\(tabs(2)), {"type": "search"},
        \(tab("s", "S", placed("sidebarOnly")))]}
      """),
    Case(
      .sidebarOnlyInCompact, "five others, which would fit",
      """
      {\(targets("iOS")), "tabs": [\(tabs(5)), {"identifier": "a", "title": "A",
        "preferredPlacement": ↓"sidebarOnly"}]}
      """, says: ["which is why it has More"]),
  ]
}
