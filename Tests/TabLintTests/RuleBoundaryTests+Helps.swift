@testable import TabLint

/// What helps and notes depend on, one case for each way that they can turn out.
extension RuleBoundaryTests {
  private static func list(_ names: String...) -> String {
    #""compactTabIdentifiers": [\#(names.map { "\"\($0)\"" }.joined(separator: ", "))]"#
  }

  private static let search = #"{"type": "search"}"#

  static let helps = [
    Case(
      .actionLikeTab, "a search tab without a title",
      #"{"tabs": [↓{"type": "search", "image": "plus"}]}"#),
    Case(
      .barOrder, "with a search tab and a list",
      """
      {\(targets("iPadOS")), \(list("t1", "a")), "tabs": ↓[\(tabs(1)),
        \(tab("a", "A", placed("fixed"))), \(search)]}
      """),
    Case(
      .compactParity, "with room, with none, and what is inside",
      """
      {\(targets("iPadOS")), "compactTabIdentifiers": ↓["t1", "t2"], "tabs": [\(tabs(2)),
        \(group("g", tabs(6, from: 3))), \(tab("x", "X"))]}
      """),
    Case(
      .compactParity, "for the sidebar only",
      """
      {\(iPhoneAndPad), \(sidebar), "compactTabIdentifiers": ↓["t1", "t2"], "tabs": [\(tabs(2)),
        \(tab("x", "X", placed("sidebarOnly")))]}
      """),
    Case(
      .compactParity, "without room",
      """
      {\(iPhoneAndPad), "compactTabIdentifiers": ↓["t1", "t2", "t3", "t4"], "tabs": [\(tabs(6))]}
      """),
    Case(
      .defaultChildNotChild, "of no child, of one and of several",
      """
      {"tabs": [\(group("g", "", #", "defaultChildIdentifier": ↓"a""#)),
        \(group("h", tab("a", "A"), #", "defaultChildIdentifier": ↓"b""#)),
        \(group("i", tab("b", "B") + ", " + tab("c", "C"), #", "defaultChildIdentifier": ↓"a""#))]}
      """),
    Case(
      .displayOrderNotChild, "of no child, of one and of seven",
      """
      {"tabs": [\(group("g", "", #", "displayOrderIdentifiers": [↓"a"]"#)),
        \(group("h", tab("a", "A"), #", "displayOrderIdentifiers": [↓"t1", ↓"t2"]"#)),
        \(group("i", tabs(7), #", "displayOrderIdentifiers": [↓"a"]"#))]}
      """),
    Case(
      .unknownIdentifier, "of no child, of one and of several, and near ones",
      """
      {"prominentTabIdentifier": ↓"search", "tabs": [\(search),
        \(group("g", "", #", "defaultChildIdentifier": ↓"xyz""#)),
        \(group("h", tab("home", "A"), #", "defaultChildIdentifier": ↓"xyz""#)),
        \(group("i", tab("radio", "B") + ", " + tab("video", "C"),
          #", "displayOrderIdentifiers": [↓"xyz", ↓"rdio", ↓"uvw"]"#))]}
      """),
    Case(
      .unknownIdentifier, "of one root tab",
      #"{"prominentTabIdentifier": ↓"", "tabs": [\#(tabs(1))]}"#),
    Case(
      .duplicateTitle, "a tab and a search tab, groups, and a long title",
      """
      {"tabs": [{"type": "search", "title": "A"}, {"identifier": "a", "title": ↓"A"},
        \(group("g", "")), {"identifier": "h", "title": ↓"G", "children": []},
        \(tab("x", String(repeating: "x", count: 60))),
        {"identifier": "y", "title": ↓"\(String(repeating: "x", count: 60))"}]}
      """),
    Case(
      .duplicateTitle, "a tab that is called like a search tab without a title",
      """
      {"tabs": [\(tabs(1)), \(search), {"identifier": "a", "title": ↓"Search"}]}
      """),
    Case(
      .duplicateTitle, "a search tab without a title that is called like a tab",
      """
      {"tabs": [{"identifier": "a", "title": "Search"}, ↓\(search)]}
      """),
    Case(
      .emptyGroup, "six groups",
      "{\"tabs\": [↓\((1...6).map { group("g\($0)", "") }.joined(separator: ", "))]}"),
    Case(
      .filledSymbol, "an outline that looks like search",
      """
      {"tabs": [{"identifier": "a", "title": "A", "image": ↓"magnifyingglass.fill"}]}
      """),
    Case(
      .filledSymbol, "two filled symbols of one outline",
      """
      {"tabs": [{"identifier": "a", "title": "A", "image": ↓"star.fill"},
        {"identifier": "b", "title": "B", "image": "fill.star"}]}
      """),
    Case(
      .filledSymbol, "one symbol twice, in both forms",
      """
      {"tabs": [{"identifier": "a", "title": "A", "image": ↓"star.fill"},
        {"identifier": "b", "title": "B", "image": {"systemName": "star.fill"}}]}
      """),
    Case(
      .filledSymbol, "an outline that the list of symbols has",
      #"{"tabs": [{"identifier": "a", "title": "A", "image": ↓"house.fill"}]}"#, symbols: .example),
    Case(
      .filledSymbol, "an outline that the list of symbols has not",
      #"{"tabs": [{"identifier": "a", "title": "A", "image": ↓"moon.fill"}]}"#, symbols: .example),
    Case(
      .filledSymbol, "nothing but fill",
      #"{"tabs": [{"identifier": "a", "title": "A", "image": ↓"fill"}]}"#),
    Case(
      .filledSymbol, "six symbols",
      #"{"tabs": [{"identifier": "a", "title": "A", "image": ↓"sun.fill"}, "#
        + (1...5).map { #"{"identifier": "a\#($0)", "title": "A\#($0)", "image": "\#($0).fill"}"# }
        .joined(separator: ", ") + "]}"),
    Case(
      .hiddenBadge, "where one more badge would be too many",
      """
      {\(targets("iPadOS")), "tabs": [\(tabs(2, #", "badgeValue": "1""#)),
        \(group("g", group("h", tab("a", "A", #", "badgeValue": ↓"2""#))))]}
      """),
    Case(
      .hiddenBadge, "in a group that is in a group",
      """
      {\(targets("iPadOS")), "tabs": [\(tabs(2)), \(group("g", group("h", tab("a", "A", #", "badgeValue": ↓"2""#))))]}
      """),
    Case(
      .hiddenTabBar, "with an image for each", "{\"isTabBarHidden\": ↓true, \"tabs\": [\(tabs(2))]}"
    ),
    Case(
      .hiddenTabBar, "with one tab", "{\"isTabBarHidden\": ↓true, \"tabs\": [\(tabs(1))]}"),
    Case(
      .hiddenTabBar, "with a blank title, and without an image",
      """
      {"isTabBarHidden": ↓true, "tabs": [\(tabs(1)), {"identifier": "a", "title": " ", "image": "sun"}]}
      """),
    Case(
      .identifierFromTitle, "titles of several words",
      """
      {\(sidebar), "tabs": [\(marked("Now Playing", "Now Playing")), \(tab("For You", "For You"))]}
      """),
    Case(
      .identifierFromTitle, "titles in small letters",
      "{\(sidebar), \"tabs\": [\(marked("home", "home")), \(tab("radio", "radio"))]}"),
    Case(
      .identifierFromTitle, "titles with letters beyond ASCII",
      "{\(sidebar), \"tabs\": [\(marked("Café", "Café")), \(tab("Radio", "Radio"))]}"),
    Case(
      .invisibleCharacters, "what each is called",
      "{\"tabs\": ["
        + ["0009", "000A", "000D", "0085", "0000", "00AD", "200B", "2060", "FEFF", "202A", "2066"]
        .map {
          #"{"identifier": "u\#($0)", "title": ↓"A\u\#($0)B"}"#
        }.joined(separator: ", ") + "]}"),
    Case(
      .invisibleCharacters, "at the start, at both ends, and nothing else",
      """
      {"tabs": [{"identifier": "a", "title": ↓" A"}, {"identifier": "b", "title": ↓" B "},
        {"identifier": "c", "title": ↓"\\u200B "}, {"identifier": ↓" ", "title": "D"}]}
      """),
    Case(
      .invisibleCharacters, "in identifiers that are named elsewhere",
      """
      {"compactTabIdentifiers": ["a "], "tabs": [{"identifier": ↓"a ", "title": "A"},
        {"identifier": "g", "title": "G", "defaultChildIdentifier": "b ",
         "displayOrderIdentifiers": ["c "], "children": [{"identifier": ↓"b ", "title": "B"},
           {"identifier": ↓"c ", "title": "C"}, {"identifier": ↓"d ", "title": "D"},
           {"identifier": ↓"e ", "title": "E"}, {"identifier": "e", "title": "F"}]}]}
      """),
    Case(
      .layoutChangesWithRelease, "regions alone",
      """
      {\(targets("macCatalyst", "26.0")), "mode": "tabBar", "tabs": ↓[
        {"identifier": "x", "title": "X", "preferredPlacement": "fixed",
         "availability": {"maximumVersion": "26.9"}},
        {"identifier": "x", "title": "X", "availability": {"minimumVersion": "27.0"}}, \(tabs(2))]}
      """),
    Case(
      .layoutChangesWithRelease, "one node in place of another, and one more",
      """
      {\(targets("tvOS", "26.0")), "tabs": ↓[\(tabs(1)),
        {"identifier": "x", "title": "X", "availability": {"maximumVersion": "26.9"}},
        {"identifier": "x", "title": "Y", "availability": {"minimumVersion": "27.0"}},
        \(tabs(1, #", "availability": {"minimumVersion": "27.0"}"#, from: 2))]}
      """),
    Case(
      .layoutChangesWithRelease, "a badge of a row",
      """
      {\(targets("macCatalyst", "26.0")), \(sidebar), "tabs": ↓[\(tabs(1)),
        {"identifier": "x", "title": "X", "badgeValue": "1", "availability": {"maximumVersion": "26.9"}},
        {"identifier": "x", "title": "X", "badgeValue": "2", "availability": {"minimumVersion": "27.0"}}]}
      """),
    Case(
      .layoutChangesWithRelease, "a title of a row",
      """
      {\(targets("macCatalyst", "26.0")), \(sidebar), "tabs": ↓[\(tabs(1)),
        {"identifier": "x", "title": "X", "availability": {"maximumVersion": "26.9"}},
        {"identifier": "x", "title": "Y", "availability": {"minimumVersion": "27.0"}}]}
      """),
    Case(
      .layoutChangesWithRelease, "an image of a row",
      """
      {\(targets("macCatalyst", "26.0")), \(sidebar), "tabs": ↓[\(tabs(1)),
        {"identifier": "x", "title": "X", "image": "sun", "availability": {"maximumVersion": "26.9"}},
        {"identifier": "x", "title": "X", "image": "moon", "availability": {"minimumVersion": "27.0"}}]}
      """),
    Case(
      .layoutChangesWithRelease, "actions of a section",
      """
      {\(targets("macCatalyst", "26.0")), "tabs": ↓[\(tabs(1)),
        {"identifier": "x", "title": "X", "sidebarActions": [{"title": "N"}], "children": [],
         "availability": {"maximumVersion": "26.9"}},
        {"identifier": "x", "title": "X", "sidebarActions": [{"title": "O"}], "children": [],
         "availability": {"minimumVersion": "27.0"}}]}
      """),
    Case(
      .layoutChangesWithRelease, "equal actions of a section",
      """
      {\(targets("macCatalyst", "26.0")), "tabs": [\(tabs(1)),
        {"identifier": "x", "title": "X", "sidebarActions": [{"title": "N", "image": "plus"}],
         "children": [], "availability": {"maximumVersion": "26.9"}},
        {"identifier": "x", "title": "X", "sidebarActions": [{"title": "N", "image": "plus"}],
         "children": [], "availability": {"minimumVersion": "27.0"}}]}
      """),
    Case(
      .layoutChangesWithRelease, "sections that close, several that are added, and some that go",
      """
      {\(targets("macCatalyst", "26.0")), "tabs": ↓[\(tabs(1)),
        \(group("g", tab("a", "A"), #", "isCollapsedByDefault": true"#)),
        \(tabs(7, #", "availability": {"minimumVersion": "27.0"}"#, from: 2)),
        \(tabs(2, #", "availability": {"maximumVersion": "26.9"}"#, from: 9))]}
      """),
    Case(
      .layoutChangesWithRelease, "a sidebar that comes and one that goes",
      """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "18.0"},
                   {"platform": "macCatalyst", "minimumVersion": "18.0"}], "tabs": ↓↓[\(tabs(2)),
        \(group("g", tab("a", "A"), #", "availability": {"maximumVersion": "18.9"}"#)),
        \(group("h", tab("b", "B"), #", "availability": {"minimumVersion": "27.0"}"#))]}
      """),
    Case(
      .missingLabel, "a group, a tab with an image, and a search tab among them",
      """
      {"tabs": [{"identifier": "g", "title": ↓"", "children": []},
        {"identifier": "a", "title": " ", "image": "sun"}, {"type": "search", "title": ""}]}
      """),
    Case(
      .missingLabel, "search tabs alone",
      #"{"tabs": [{"type": "search", "title": ↓""}, {"type": "search", "title": " "}]}"#),
    Case(
      .missingLabel, "images alone",
      #"{"tabs": [{"identifier": "a", "title": ↓"", "image": "sun"}, \#(tabs(1))]}"#),
    Case(
      .missingLabel, "six of them",
      "{\"tabs\": [{\"identifier\": \"a\", \"title\": ↓\"\"}, "
        + (1...5).map { #"{"identifier": "a\#($0)", "title": ""}"# }.joined(separator: ", ") + "]}"),
    Case(
      .nestedSearchTab, "where the root has another one",
      """
      {\(targets("macCatalyst")), "tabs": [\(tabs(1)), \(group("g", #"↓{"type": "search"}"#)), \(search)]}
      """),
    Case(
      .nestedSearchTab, "beside a list and five tabs",
      """
      {\(iPhoneAndPad), \(list("t1", "t2", "t3", "t4", "t5")), "tabs": [\(tabs(5)),
        \(group("g", group("h", #"↓{"type": "search"}"#)))]}
      """),
    Case(
      .nestedSearchTab, "that activates search, and a tab that is prominent",
      """
      {\(targets("iOS")), "prominentTabIdentifier": "t1", "tabs": [\(tabs(1)),
        \(group("g", #"↓{"type": "search", "automaticallyActivatesSearch": true}"#))]}
      """),
    Case(
      .nestingDepth, "in two groups, and in one",
      """
      {"tabs": [\(group("g", group("h", "↓" + tab("a", "A")) + ", " + group("i", tab("b", "B"))))]}
      """),
    Case(
      .overflowTabs, "many tabs and a group",
      """
      {\(targets("iOS")), "tabs": ↓[\(tabs(12)), \(group("g", tab("a", "A")))]}
      """),
    Case(
      .opensOnSearch, "before five tabs and a list",
      """
      {\(targets("iOS")), \(list("com.apple.UIKit.Search", "t1", "t2", "t3", "t4", "t5")),
       "tabs": [↓\(search), \(tabs(5))]}
      """),
    Case(
      .placementNeedsSidebar, "no group, both placements, and what users may show",
      """
      {\(targets("iPadOS")), "tabs": [\(tabs(2)),
        {"identifier": "a", "title": "A", "preferredPlacement": ↓"optional"},
        {"identifier": "b", "title": "B", "preferredPlacement": ↓"sidebarOnly"}]}
      """),
    Case(
      .placementNeedsSidebar, "beside a sidebar, what users may show",
      """
      {\(targets("iPadOS")), \(sidebar), "tabs": [\(tabs(2)),
        \(tab("a", "A", placed("optional") + #", "isHidden": true, "allowsHiding": true"#))]}
      """),
    Case(
      .propertyNewerThanTarget, "of several systems, one of which lacks it",
      """
      {"targets": [{"platform": "iOS", "minimumVersion": "18.0"},
                   {"platform": "macCatalyst", "minimumVersion": "18.0"},
                   {"platform": "tvOS", "minimumVersion": "18.0"},
                   {"platform": "visionOS", "minimumVersion": "26.0"}],
       "bottomAccessory": ↓{"title": "A"},
       "tabs": [\(tabs(1, #", "selectedImage": ↓"star""#)),
        \(group("g", tab("a", "A"), #", "isCollapsedByDefault": ↓true"#))]}
      """),
    Case(
      .propertyNewerThanTarget, "a value that two of three systems lack",
      """
      {"targets": [{"platform": "iOS", "minimumVersion": "18.0"},
                   {"platform": "tvOS", "minimumVersion": "18.0"},
                   {"platform": "visionOS", "minimumVersion": "18.0"}],
       "tabBarMinimizeBehavior": ↓"onScrollDown", "tabs": [\(tabs(2))]}
      """, says: ["'tabBarMinimizeBehavior' came with 26.0, but the spec covers iOS 18.0"],
      helps: ["guard it with '#available(iOS 26.0, *)'"]),
    Case(
      .searchLikeTab, "all steps at once",
      """
      {\(iPhoneAndPad), \(list("find", "t1", "t2", "t3", "t4")), "prominentTabIdentifier": "t1",
       "tabs": [\(tabs(1)), \(group("g", "↓" + tab(
         "find", "Search", #", "allowsHiding": true"# + placed("fixed")))), \(tabs(3, from: 2))]}
      """),
    Case(
      .searchLikeTab, "named elsewhere by the identifier of two nodes",
      """
      {\(targets("iPadOS")), "compactTabIdentifiers": ["t1", "find"], "tabs": [\(tabs(1)),
        \(tab("find", "A", compact)), ↓\(tab("find", "Search", regular))]}
      """),
    Case(
      .searchLikeTab, "the last, and named by groups",
      """
      {\(targets("macCatalyst", "26.0")), "tabs": [\(tabs(1)), \(group("g",
        "↓" + tab("a", "Search") + ", ↓" + tab("b", "B", #", "image": "magnifyingglass""#)
          + ", ↓" + tab("c", "Search"),
        #", "defaultChildIdentifier": "a", "displayOrderIdentifiers": ["b"]"#))]}
      """),
    Case(
      .searchLikeTab, "on Apple Vision Pro, pinned and last",
      """
      {\(targets("visionOS")), "tabs": [\(tabs(1)), ↓\(tab("a", "Search", pinned + #", "image": "sun""#))]}
      """),
    Case(
      .searchTabLast, "before five tabs, in a list",
      """
      {\(targets("iOS")), \(list("t1", "com.apple.UIKit.Search", "t2", "t3", "t4")),
       "tabs": [\(tabs(1)), ↓\(search), \(tabs(3, from: 2))]}
      """),
    Case(
      .searchTabNotSearch, "that activates search, and without a title",
      """
      {"tabs": [↓{"type": "search", "title": "A", "image": "star", "automaticallyActivatesSearch": true},
        ↓{"type": "search", "title": " ", "image": "star"}]}
      """),
    Case(
      .searchTabPinned, "hidden, removable and optional",
      """
      {"tabs": [\(tabs(1)), {"type": "search", "preferredPlacement": ↓"sidebarOnly", "isHidden": true,
        "allowsHiding": true}, {"type": "search", "preferredPlacement": ↓"optional"},
        {"type": "search", "preferredPlacement": ↓"movable"}]}
      """),
    Case(
      .hidingFixedTab, "hidden ones",
      """
      {"tabs": [\(tab("a", "A", placed("fixed") + #", "isHidden": true, "allowsHiding": ↓true"#)),
        {"type": "search", "isHiddenByDefault": true, "allowsHiding": ↓true}]}
      """),
    Case(
      .sidebarBottomBar, "without a title",
      """
      {\(targets("macCatalyst")), "sidebar": {"bottomBar": ↓{"title": " "}}, "tabs": [\(tabs(2))]}
      """),
    Case(
      .sidebarOnlyInCompact, "named by a list, where there is no sidebar anywhere",
      """
      {\(targets("iOS")), \(list("t1", "a", "b")), "tabs": [\(tabs(1)),
        {"identifier": "a", "title": "A", "preferredPlacement": ↓"sidebarOnly"},
        \(tab("b", "B", placed("sidebarOnly")))]}
      """),
    Case(
      .sidebarOnlyInCompact, "where an iPad has a sidebar",
      """
      {\(targets("iPadOS")), \(sidebar), "tabs": [\(tabs(1)),
        {"identifier": "a", "title": "A", "preferredPlacement": ↓"sidebarOnly"}]}
      """),
    Case(
      .singleTab, "a list of two, of which one is on iPad only",
      """
      {\(iPhoneAndPad), \(list("t1", "a")), "tabs": ↓[\(tabs(2)),
        \(tab("a", "A", #", "availability": {"platforms": ["iPadOS"]}"#))]}
      """),
    Case(
      .singleTab, "a list of two, of which one is hidden",
      """
      {\(iPhoneAndPad), \(list("t1", "a")), "tabs": [\(tabs(2)), \(tab("a", "A", #", "isHidden": true"#))]}
      """),
    Case(
      .symbolName, "one, which may be an asset",
      #"{"tabs": [{"identifier": "a", "title": "A", "image": ↓{"systemName": "Logo"}}]}"#),
    Case(
      .symbolName, "one that the assets have",
      #"{"tabs": [{"identifier": "a", "title": "A", "image": ↓"Logo"}]}"#, assets: ["Logo"]),
    Case(
      .symbolName, "one that the assets have not",
      #"{"tabs": [{"identifier": "a", "title": "A", "image": ↓"Logo"}]}"#, assets: ["Other"]),
    Case(
      .symbolName, "one that is a symbol in small letters",
      #"{"tabs": [{"identifier": "a", "title": "A", "image": ↓"House"}]}"#, symbols: .example),
    Case(
      .tabTitledMore, "both at once, and what no bar at the bottom has",
      """
      {\(targets("iPadOS")), \(list("a")), "tabs": [
        {"identifier": "a", "title": ↓"More", "image": "ellipsis"},
        {"identifier": "b", "title": "B", "image": ↓"ellipsis"}]}
      """),
    Case(
      .unknownSymbol, "several of one node, near ones, and a newer one",
      """
      {\(targets("iOS")), "tabs": [
        {"identifier": "a", "title": "A", "image": ↓"hous", "selectedImage": "stra"},
        {"identifier": "b", "title": "B", "image": ↓"xyzxyz"},
        {"identifier": "c", "title": "C", "image": ↓"sailboat.circle"}]}
      """, symbols: .example),
    Case(
      .unreachableTab, "a group and what is in it, with and without a list",
      """
      {\(targets("iOS")), \(list("t1", "t2")), "tabs": [\(tabs(2)), ↓\(group("g", "↓" + tab("a", "A")))]}
      """),
    Case(
      .unreachableTab, "a group that only a sidebar would bring, and what is in it",
      """
      {\(targets("macCatalyst")), "mode": "tabBar", "tabs": [\(tabs(2)),
        \(group("g", "↓" + tab("a", "A"), placed("optional")))]}
      """),
    Case(
      .unusedSuppression, "of a misspelt rule, of none, of a rule of reading, and of one too many",
      """
      {"suppress": [↓{"rule": "long-titel", "reason": "r"}, ↓{"rule": "zzzzzz", "reason": "r"},
        ↓{"rule": "unknown-key", "reason": "r"}, ↓{"rule": "long-title", "reason": "r"}],
       "tabs": [\(tabs(2)), {"identifier": "a", "title": "A",
         "suppress": [↓{"rule": "long-title", "reason": "r"}]}]}
      """),
    Case(
      .noEffect, "a sidebar destination that is none, and one child",
      """
      {"tabs": [\(group("g", tabs(1),
        #", "sidebarAppearance": "inline", "isSidebarDestination": false"#)),
        \(group("h", tabs(1, from: 2), #", "allowsReordering": ↓true"#)),
        \(group("i", group("j", tabs(2, from: 3)), #", "allowsReordering": ↓true"#))]}
      """),
    Case(
      .groupNavigation, "a group whose children are hidden",
      """
      {\(targets("macCatalyst")), "tabs": [\(tabs(1)), \(tab("v", "V", #", "viewController": "V""#)),
        ↓\(group("g", tab("a", "A", #", "isHidden": true"#))),
        ↓\(group("h", group("i", tab("b", "B"), #", "managesNavigation": true"#)))]}
      """),
    Case(
      .groupNavigation, "children that are hidden on one of two platforms",
      """
      {"targets": [{"platform": "macCatalyst", "minimumVersion": "18.0"},
                   {"platform": "tvOS", "minimumVersion": "18.0"}], "tabs": [\(tabs(1)),
        ↓\(group("g", tab("a", "A", #", "isHidden": true, "viewController": "A""#)))]}
      """),
  ]
}
