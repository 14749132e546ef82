@testable import TabLint

/// Titles, symbols and badges.
extension RuleBoundaryTests {
  static let labels = [
    Case(
      .multiwordTitle, "two words, and three",
      """
      {"tabs": [{"identifier": "a", "title": "Now Playing"},
        {"identifier": "b", "title": ↓"Now  Or\\tNever"}]}
      """),
    Case(
      .multiwordTitle, "what is too long is told once",
      """
      {"tabs": [{"identifier": "a", "title": "Seventeen Or More"},
        {"identifier": "b", "title": ↓"Sixteen Or Fewer"}]}
      """),
    Case(
      .multiwordTitle, "too long for a limit of its own",
      #"{"tabs": [{"identifier": "a", "title": "A B C"}]}"#,
      options: [.rootTitle: 4]),
    Case(
      .longTitle, "white space around a title does not count",
      """
      {"tabs": [{"identifier": "a", "title": "  Sixteen Or Fewer  "},
        {"type": "search", "title": ↓"Seventeen Or More"}]}
      """),
    Case(
      .missingImage, "a tab for the sidebar only in a bar at the bottom, and in one of its own",
      """
      {\(targets("iOS")), "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A", "preferredPlacement": "sidebarOnly"},
        ↓{"identifier": "b", "title": "B", "preferredPlacement": "fixed"},
        {"identifier": "c", "title": "C", "preferredPlacement": "pinned"}]}
      """),
    Case(
      .missingImage, "what is in More shows no image there",
      "{\(targets("iOS")), \"tabs\": [\(tabs(4)), {\"identifier\": \"x\", \"title\": \"X\"}, "
        + "{\"identifier\": \"y\", \"title\": \"Y\"}]}"),
    Case(
      .filledSymbol, "on Apple TV and elsewhere",
      """
      {"targets": [{"platform": "tvOS", "minimumVersion": "18.0"},
                   {"platform": "iOS", "minimumVersion": "18.0"}],
       "tabs": [{"identifier": "a", "title": "A", "image": ↓"house.fill"},
                {"identifier": "b", "title": "B", "image": "House.fill"}]}
      """),
    Case(
      .duplicateImage, "a group and a tab, two groups, a tab and a search tab, two search tabs",
      """
      {"tabs": [
        {"identifier": "a", "title": "A", "image": "star"},
        {"identifier": "g", "title": "G", "image": "star", "children": []},
        {"identifier": "h", "title": "H", "image": ↓"star", "children": []},
        {"type": "search", "title": "S", "image": ↓"star"},
        {"type": "search", "title": "T", "image": ↓"star"}]}
      """),
    Case(
      .duplicateImage, "two search tabs alone",
      #"{"tabs": [{"type": "search", "title": "S"}, {"type": "search", "title": "T"}]}"#),
    Case(
      .duplicateImage, "two that have one title as well",
      """
      {"tabs": [
        {"identifier": "a", "title": "A", "image": "star"},
        {"identifier": "b", "title": " A", "image": "star"},
        {"identifier": "c", "title": "", "image": "moon"},
        {"identifier": "d", "title": "", "image": ↓"moon"}]}
      """),
    Case(
      .duplicateImage, "Apple TV alone",
      """
      {\(targets("tvOS")), "tabs": [
        {"identifier": "a", "title": "A", "image": "star"},
        {"identifier": "b", "title": "B", "image": "star"}]}
      """),
    Case(
      .duplicateTitle, "a tab and a group in one bar",
      """
      {"tabs": [\(tabs(1)), {"identifier": "g", "title": ↓"T1", "children": []}]}
      """),
    Case(
      .duplicateTitle, "a tab and a group that no bar has together",
      """
      {\(targets("iPadOS")), "tabs": [\(tabs(2)),
        {"identifier": "a", "title": "A", "availability": {"horizontalSizeClass": "compact"}},
        {"identifier": "g", "title": "A", "children": [],
         "availability": {"horizontalSizeClass": "regular"}}]}
      """),
    Case(
      .duplicateTitle, "a tab in a group and one at the root, both items of a wide bar",
      """
      {\(targets("iPadOS")), "tabs": [\(tabs(1)), {"identifier": "g", "title": "G", "children": [
        {"identifier": "a", "title": ↓"T1", "preferredPlacement": "fixed"}]}]}
      """),
    Case(
      .duplicateTitle, "a tab in a group and one at the root",
      """
      {\(targets("iPadOS")), "tabs": [\(tabs(1)), {"identifier": "g", "title": "G", "children": [
        {"identifier": "a", "title": "T1"}]}]}
      """),
    Case(
      .duplicateTitle, "two search tabs, and blank titles of a tab and a group",
      """
      {"tabs": [{"type": "search"}, {"type": "search"}, {"identifier": "a", "title": " "},
        {"identifier": "g", "title": "", "children": []}]}
      """),
    Case(
      .unknownSymbol, "a symbol as new as what shows it",
      """
      {\(targets("iOS")), "tabs": [
        {"identifier": "a", "title": "A", "image": ↓"sailboat.circle"},
        {"identifier": "b", "title": "B", "image": "house", "selectedImage": "sailboat.circle"}]}
      """, symbols: .example),
    Case(
      .symbolName, "what a name has",
      """
      {"tabs": [
        {"identifier": "a", "title": "A", "image": "a0.z9"},
        {"identifier": "b", "title": "B", "image": ↓"a-z"},
        {"identifier": "c", "title": "C", "image": ↓"é"},
        {"identifier": "d", "title": "D", "image": ↓"{"},
        {"identifier": "e", "title": "E", "image": ↓"`"},
        {"identifier": "f", "title": "F", "image": ↓"/"},
        {"identifier": "g", "title": "G", "image": ↓":"},
        {"identifier": "h", "title": "H", "image": {"asset": "H"}}]}
      """),
    Case(
      .unknownSymbol, "a name that no symbol has is told once",
      """
      {"tabs": [
        {"identifier": "a", "title": "A", "image": "House"},
        {"identifier": "b", "title": "B", "image": "House", "selectedImage": ↓"hose"}]}
      """, symbols: .example),
    Case(
      .hiddenBadge, "in a narrow window, and on a Mac",
      """
      {\(targets("iPadOS")), "tabs": [{"identifier": "g", "title": "G", "children": [
        {"identifier": "a", "title": "A", "badgeValue": ↓""},
        {"identifier": "h", "title": "H", "badgeValue": ↓"1", "children": [
          {"identifier": "b", "title": "B", "badgeValue": "1"}]},
        {"identifier": "c", "title": "C", "badgeValue": "1", "isHidden": true},
        {"identifier": "d", "title": "D", "badgeValue": "1",
         "availability": {"horizontalSizeClass": "regular"}}]}]}
      """),
    Case(
      .hiddenBadge, "a row in a collapsed section, and an item of a nested tab",
      """
      {\(targets("macCatalyst")), "tabs": [{"identifier": "g", "title": "G",
        "isCollapsedByDefault": true, "children": [
          {"identifier": "a", "title": "A", "badgeValue": "1"}]}]}
      """),
    Case(
      .hiddenBadge, "without a sidebar, where the nested one is an item",
      """
      {\(targets("macCatalyst")), "mode": "tabBar",
       "tabs": [{"identifier": "g", "title": "G", "children": [
        {"identifier": "a", "title": "A", "badgeValue": "1", "preferredPlacement": "fixed"},
        {"identifier": "b", "title": "B", "badgeValue": ↓"1"}]}]}
      """),
    Case(
      .badgeValue, "a plus after digits, alone and twice, and a mark",
      """
      {"tabs": [
        {"identifier": "a", "title": "A", "badgeValue": "0+"},
        {"identifier": "b", "title": "B", "badgeValue": ↓"+"},
        {"identifier": "c", "title": "C", "badgeValue": ↓"9++"},
        {"identifier": "d", "title": "D", "badgeValue": "!"},
        {"identifier": "e", "title": "E", "badgeValue": ↓"!!"},
        {"identifier": "f", "title": "F", "badgeValue": ↓"/"},
        {"identifier": "g", "title": "G", "badgeValue": ↓":"}]}
      """),
    Case(
      .invisibleCharacters, "the first and the last of each kind",
      "{\"tabs\": ["
        + [
          "0000", "001F", "007F", "009F", "00AD", "200B", "202A", "202E", "2060",
          "2066", "2069", "FEFF",
        ].map(character("↓")).joined(separator: ", ") + "]}"),
    Case(
      .invisibleCharacters, "what stands beside them, and joiners",
      "{\"tabs\": ["
        + [
          "0020", "007E", "00A0", "00AC", "00AE", "200C", "200D", "2029", "202F",
          "2065", "206A", "FEFE",
        ].map(character("")).joined(separator: ", ") + "]}"),
    Case(
      .tooManyBadges, "three of six",
      "{\"tabs\": [\(tabs(3, #", "badgeValue": "1""#)), \(tabs(3, from: 4))]}"),
    Case(
      .tooManyBadges, "three of five",
      "{\"tabs\": ↓[\(tabs(3, #", "badgeValue": "1""#)), \(tabs(2, from: 4))]}"),
    Case(
      .tooManyBadges, "two of two", "{\"tabs\": [\(tabs(2, #", "badgeValue": "1""#))]}"),
  ]

  /// A tab with a character in the middle of its title, as an escape.
  private static func character(_ mark: String) -> (String) -> String {
    { #"{"identifier": "u\#($0)", "title": \#(mark)"A\u\#($0)B"}"# }
  }
}
