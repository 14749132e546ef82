import TabModel

@testable import TabLint

extension RuleBoundaryTests {
  private static func repeated(
    _ samples: String, _ more: String = "", image: String = #", "image": "a.circle""#
  ) -> String {
    #"{"identifier": "a.*", "title": "Playlist"\#(image)\#(more), "repeats": {"samples": [\#(samples)]}}"#
  }

  /// Home, Stars, and a tab with these keys.
  private static func one(_ keys: String) -> String {
    #"{"tabs": [\#(homeAndStars), {"identifier": "a", \#(keys)}]}"#
  }

  private static let four = #""A", "B", "C", "D""#

  // MARK: - Live values and repeated nodes

  static let samples: [Case] = [
    Case(
      .missingLabel, "a live title", one(#""title": "", "image": "a.circle", "live": ["title"]"#)),
    Case(
      .missingLabel, "not a title where the image is live",
      one(#""title": ↓"", "image": "a.circle", "live": ["image"]"#)),
    Case(
      .longTitle, "live titles and titles of repeated nodes",
      #"""
      {\#(targets("visionOS")), "tabs": [\#(homeAndStars),
        {"identifier": "b", "title": "A title that is far too long", "image": "b.circle", "live": ["title"]},
        {"identifier": "a.*", "title": "A title that is far too long", "image": "a.circle",
         "repeats": {"samples": ["One that is far too long as well", "X"]}},
        {"identifier": "c", "title": ↓"A title that is far too long", "image": "c.circle"}]}
      """#),
    Case(
      .multiwordTitle, "a live title",
      one(#""title": "A B C", "image": "a.circle", "live": ["title"]"#)),
    Case(
      .missingImage, "a live image, and one whose title is live",
      #"""
      {"tabs": [\#(homeAndStars), {"identifier": "a", "title": "A", "live": ["image"]},
        ↓{"identifier": "b", "title": "B", "live": ["title"]}]}
      """#),
    Case(
      .filledSymbol, "a live image is passed over, and what is left counts",
      #"""
      {"tabs": [{"identifier": "a", "title": "A", "image": "a.circle", "live": ["image"]},
        {"identifier": "b", "title": "B", "image": ↓"b.circle.fill"}]}
      """#, severity: .note),
    Case(
      .filledSymbol, "a live image",
      one(#""title": "A", "image": "a.circle.fill", "live": ["image"]"#)),
    Case(
      .duplicateImage, "the samples of a repeated node, and another tab with it",
      #"{"tabs": [\#(homeAndStars), \#(repeated(#""A", "B""#))]}"#),
    Case(
      .duplicateImage, "the samples of a repeated node count once beside another",
      #"""
      {"tabs": [\#(homeAndStars),
        {"identifier": "a.*", "title": "P", "image": ↓"a.circle", "repeats": {"samples": ["A", "B"]}},
        {"identifier": "b", "title": "B", "image": "a.circle"}]}
      """#, says: ["'P' and 'B' have the same image"]),
    Case(
      .duplicateImage, "a live image",
      one(#""title": "A", "image": "star", "live": ["image"]"#)),
    Case(
      .symbolName, "live images",
      one(
        #""title": "A", "image": "No Symbol", "selectedImage": "No", "live": ["image", "selectedImage"]"#
      )
    ),
    Case(
      .symbolName, "a live image beside a selected one",
      one(#""title": "A", "image": "No Symbol", "selectedImage": ↓"No", "live": ["image"]"#)),
    Case(
      .unknownSymbol, "a live image", one(#""title": "A", "image": "nothing", "live": ["image"]"#),
      symbols: SymbolTable(["house": nil, "star": nil])),
    Case(
      .invisibleCharacters, "live texts, but not the badge",
      one(
        #""title": " A", "subtitle": "B ", "badgeValue": ↓"1 ", "image": "a.circle", "live": ["title", "subtitle"]"#
      )
    ),
    Case(
      .badgeValue, "of a repeated node",
      #"{"tabs": [\#(homeAndStars), \#(repeated(#""A""#, #", "badgeValue": ↓"new""#))]}"#),
    Case(
      .duplicateTitle, "live titles and samples",
      #"""
      {"tabs": [\#(homeAndStars), {"identifier": "a", "title": "Home", "image": "a.circle",
        "live": ["title"]}, \#(repeated(#""Home", "Home""#, image: #", "image": "b.circle""#))]}
      """#),
    Case(
      .duplicateTitle, "in each sample of a group, and next to each other",
      #"""
      {"mode": "tabSidebar", "tabs": [\#(homeAndStars), {"identifier": "a.*", "title": "P",
        "image": "a.circle", "repeats": {"samples": ["X", "Y"]}, "children": [
          {"identifier": "b", "title": "New", "preferredPlacement": "default"},
          {"identifier": "c", "title": ↓"New"}]}]}
      """#),
    Case(
      .tabTitledMore, "a live title, and a symbol beside it",
      #"""
      {"tabs": [\#(homeAndStars),
        {"identifier": "a", "title": "More", "image": "a.circle", "live": ["title"]},
        {"identifier": "b", "title": "More", "image": ↓"ellipsis", "live": ["title"]}]}
      """#),
    Case(
      .actionLikeTab, "a live title",
      one(#""title": "Add", "image": "a.circle", "live": ["title"]"#)),
    Case(
      .actionLikeTab, "a live image", one(#""title": "A", "image": "plus", "live": ["image"]"#)),
    Case(
      .searchLikeTab, "a live title, and a repeated node",
      #"""
      {"tabs": [\#(homeAndStars),
        {"identifier": "a", "title": "Search", "image": "a.circle", "live": ["title"]},
        {"identifier": "b.*", "title": "Search", "image": "b.circle", "repeats": {"samples": ["X"]}}]}
      """#),
    Case(
      .searchLikeTab, "a live title beside the symbol",
      #"""
      {"tabs": [\#(homeAndStars),
        ↓{"identifier": "a", "title": "Search", "image": "magnifyingglass", "live": ["title"]}]}
      """#),
    Case(
      .searchTabNotSearch, "a live title",
      #"""
      {"tabs": [\#(homeAndStars),
        {"type": "search", "title": "Map", "image": "map", "live": ["title"]}]}
      """#),
    Case(
      .hiddenForGood, "what the app hides and shows, and what it renames",
      #"""
      {"mode": "tabSidebar", "tabs": [\#(homeAndStars),
        {"identifier": "a", "title": "A", "image": "a.circle", "isHidden": true, "live": ["isHidden"]},
        {"identifier": "b", "title": "B", "image": "b.circle", "isHidden": ↓true, "live": ["title"]}]}
      """#),
    Case(
      .hiddenByDefaultOnly, "what the app hides and shows",
      one(
        #""title": "A", "image": "a.circle", "isHiddenByDefault": true, "allowsHiding": true, "live": ["isHidden"]"#
      )
    ),
    Case(
      .disabledTab, "what the app enables, and what it hides",
      #"""
      {"tabs": [\#(homeAndStars),
        {"identifier": "a", "title": "A", "image": "a.circle", "isEnabled": false, "live": ["isEnabled"]},
        {"identifier": "b", "title": "B", "image": "b.circle", "isEnabled": ↓false, "live": ["isHidden"]}]}
      """#),
    Case(
      .noEffect, "an order that the app changes",
      #"""
      {"tabs": [\#(homeAndStars), {"identifier": "g", "title": "G", "image": "g.circle",
        "displayOrderIdentifiers": ["a"], "live": ["displayOrderIdentifiers"],
        "children": [{"identifier": "a", "title": "A"}, {"identifier": "b", "title": "B"}]}]}
      """#),
    Case(
      .noEffect, "reordering one child that is repeated, and one that is not",
      #"""
      {"tabs": [\#(homeAndStars),
        {"identifier": "g", "title": "G", "image": "g.circle", "allowsReordering": true, "children": [
          {"identifier": "a.*", "title": "A", "repeats": {"samples": []}}]},
        {"identifier": "h", "title": "H", "image": "h.circle", "allowsReordering": ↓true, "children": [
          {"identifier": "b", "title": "B"}]}]}
      """#),
    Case(
      .emptyGroup, "with a repeated child that has no samples, and without a child",
      #"""
      {"tabs": [\#(homeAndStars),
        {"identifier": "g", "title": "G", "image": "g.circle", "children": [
          {"identifier": "a.*", "title": "A", "repeats": {"samples": []}}]},
        ↓{"identifier": "h", "title": "H", "image": "h.circle", "children": []}]}
      """#,
      helps: ["leave the section out while it is empty, or describe with 'repeats' what fills it"]),
    Case(
      .singleTab, "a repeated node without samples is one item",
      #"{"tabs": [{"identifier": "home", "title": "Home"}, \#(repeated(""))]}"#),
    Case(
      .singleTab, "one repeated node without samples alone",
      #"{"tabs": ↓[\#(repeated(""))]}"#),
    Case(
      .singleTab, "one repeated node with one sample",
      #"{"tabs": ↓[\#(repeated(#""A""#))]}"#),
    Case(.singleTab, "two samples", #"{"tabs": [\#(repeated(#""A", "B""#))]}"#),
    Case(
      .overflowTabs, "samples that do not fit, by their titles",
      #"""
      {\#(targets("iOS")), "tabs": ↓[\#(homeAndStars), \#(repeated(four))]}
      """#, says: ["'C' and 'D' do not fit in the bar and move to More"]),
    Case(
      .overflowTabs, "groups, which another group would put too deep",
      #"""
      {\#(targets("iOS")), "tabs": ↓[\#(homeAndStars), {"identifier": "g.*", "title": "G",
        "repeats": {"samples": ["V"]}, "children": [{"identifier": "g.*.a", "title": "A"}]}]}
      """#, helps: ["put them onto the screen of one tab, or specify"]),
    Case(
      .overflowTabs, "more than the samples",
      #"{\#(targets("iOS")), "tabs": ↓[\#(homeAndStars), \#(repeated(#""A""#))]}"#,
      messages: ["the bar gets More as soon as there are more than 3 of 'Playlist'"]),
    Case(
      .overflowTabs, "where the fewest fit",
      #"""
      {"targets": [{"platform": "iOS", "minimumVersion": "26.0"},
        {"platform": "iPadOS", "minimumVersion": "26.0"}], "tabs": ↓[\#(homeAndStars), \#(repeated(#""A""#)),
        {"identifier": "p", "title": "P", "image": "p.circle", "availability": {"platforms": ["iOS"]}}]}
      """#, says: ["more than 2 of 'Playlist'"]),
    Case(
      .overflowTabs, "as many as fit",
      #"""
      {\#(targets("iOS")), "tabs": [\#(homeAndStars), {"identifier": "a.*", "title": "P",
        "image": "a.circle", "repeats": {"samples": ["A"], "atMost": 3}}]}
      """#),
    Case(
      .overflowTabs, "one more than fits",
      #"""
      {\#(targets("iOS")), "tabs": ↓[\#(homeAndStars), {"identifier": "a.*", "title": "P",
        "image": "a.circle", "repeats": {"samples": ["A"], "atMost": 4}}]}
      """#, says: ["more than 3 of 'P'"]),
    Case(
      .overflowTabs, "a full bar, and none of it yet",
      #"{\#(targets("iOS")), "tabs": ↓[\#(tabs(5)), \#(repeated(""))]}"#,
      says: ["as soon as there is one of 'Playlist'"]),
    Case(
      .overflowTabs, "for the sidebar only",
      #"""
      {\#(targets("iOS")), "tabs": [\#(homeAndStars),
        \#(repeated(#""A""#, #", "preferredPlacement": "sidebarOnly""#))]}
      """#),
    Case(
      .overflowTabs, "left out by a list, which cannot name it",
      #"""
      {\#(targets("iOS")), "compactTabIdentifiers": ["home", "stars"],
       "tabs": [\#(homeAndStars), \#(repeated(#""A""#))]}
      """#),
    Case(
      .overflowTabs, "on an Apple TV",
      #"{\#(targets("tvOS")), "tabs": ↓[\#(homeAndStars), \#(repeated(#""A""#))]}"#,
      says: ["items may be truncated as soon as there are more than 5 of 'Playlist'"]),
    Case(
      .defaultTabCount, "more than the samples",
      #"""
      {\#(targets("iPadOS")), "mode": "tabSidebar", "compactTabIdentifiers": ["home", "stars"],
       "tabs": ↓[\#(homeAndStars), \#(repeated(#""A""#))]}
      """#, says: ["more than 5 items", "more than 3 of 'Playlist'"]),
    Case(
      .defaultTabCount, "not where overflow-tabs speaks of as many",
      #"""
      {\#(targets("iPadOS")), "mode": "tabSidebar",
       "tabs": [\#(homeAndStars), \#(repeated(#""A""#))]}
      """#),
    Case(
      .defaultTabCount, "not in the bar at first",
      #"""
      {\#(targets("iPadOS")), "mode": "tabSidebar", "compactTabIdentifiers": ["home", "stars"],
       "tabs": [\#(homeAndStars), \#(repeated(four, #", "preferredPlacement": "optional""#))]}
      """#),
    Case(
      .unreachableTab, "nothing of what has no samples",
      #"""
      {\#(targets("iPadOS")), "mode": "tabBar", "tabs": [\#(homeAndStars),
        {"identifier": "a.*", "title": "A", "image": "a.circle", "repeats": {"samples": []},
         "preferredPlacement": "fixed", "children": [{"identifier": "b", "title": "B"}]}]}
      """#),
    Case(
      .unreachableTab, "where a screen leads there, and where none does",
      #"""
      {\#(targets("macCatalyst")), "mode": "tabBar", "tabs": [
        {"identifier": "home", "title": "Home", "image": "house", "leadsTo": ["a"]},
        {"identifier": "stars", "title": "Stars", "image": "star"},
        {"identifier": "g", "title": "G", "preferredPlacement": "pinned", "image": "g.circle",
         "isHidden": false, "children": [{"identifier": "b", "title": "B"}]},
        {"identifier": "a", "title": "A", "image": "a.circle", "preferredPlacement": "optional"}]}
      """#),
    Case(
      .hiddenBadge, "of each sample in a group, once",
      #"""
      {\#(targets("iOS")), "tabs": [\#(homeAndStars), {"identifier": "g", "title": "G",
        "image": "g.circle", "children": [
          {"identifier": "a.*", "title": "A", "badgeValue": ↓"1", "repeats": {"samples": ["X", "Y"]}}]}]}
      """#),
    Case(
      .barOrder, "the children of each sample stand in their order",
      #"""
      {\#(targets("iPadOS")), "mode": "tabSidebar", "tabs": [\#(homeAndStars),
        {"identifier": "a.*", "title": "A", "image": "a.circle", "repeats": {"samples": ["X", "Y"]},
         "children": [{"identifier": "b", "title": "B", "preferredPlacement": "default"},
                      {"identifier": "c", "title": "C", "preferredPlacement": "default"}]}]}
      """#),
  ]
}
