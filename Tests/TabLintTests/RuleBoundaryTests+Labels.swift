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
      """, severity: .note),
    Case(
      .duplicateImage, "all nodes of one image together, whatever their types",
      """
      {"tabs": [
        {"identifier": "a", "title": "A", "image": ↓"star"},
        {"identifier": "g", "title": "G", "image": "star", "children": []},
        {"type": "search", "title": "S", "image": "star"},
        {"identifier": "b", "title": "B", "image": ↓"moon"},
        {"identifier": "c", "title": "C", "image": {"systemName": "moon"}},
        {"identifier": "d", "title": "D", "image": {"asset": "moon"}}]}
      """, says: ["'A', 'G' and 'S' have the same image, 'star', in the bar", "'B' and 'C'"]),
    Case(
      .duplicateImage, "two of one title",
      """
      {"tabs": [
        {"identifier": "a", "title": "A", "image": "star"},
        {"identifier": "b", "title": " A", "image": "star"}]}
      """),
    Case(
      .duplicateImage, "two of one title and a third",
      """
      {"tabs": [
        {"identifier": "a", "title": "A", "image": ↓"star"},
        {"identifier": "b", "title": " A", "image": "star"},
        {"identifier": "c", "title": "C", "image": "star"}]}
      """),
    Case(
      .duplicateImage, "two of one title, where the third is suppressed",
      """
      {"tabs": [
        {"identifier": "a", "title": "A", "image": "star"},
        {"identifier": "b", "title": " A", "image": "star"},
        {"identifier": "c", "title": "C", "image": "star"\(quiet("duplicate-image"))}]}
      """),
    Case(
      .duplicateImage, "two that no bar has together, where the third is suppressed",
      """
      {\(iPhoneAndPad), "tabs": [\(tabs(1)),
        {"identifier": "a", "title": "A", "image": "star", "availability": {"platforms": ["iOS"]}},
        {"identifier": "b", "title": "B", "image": "star",
         "availability": {"platforms": ["iPadOS"]}},
        {"identifier": "c", "title": "C", "image": "star"\(quiet("duplicate-image"))}]}
      """),
    Case(
      .duplicateImage, "two of two titles, where the third is suppressed",
      """
      {"tabs": [
        {"identifier": "a", "title": "A", "image": "star"\(quiet("duplicate-image"))},
        {"identifier": "b", "title": "A", "image": ↓"star"},
        {"identifier": "c", "title": "C", "image": "star"}]}
      """, messages: ["'A' and 'C' have the same image, 'star', in the bar"]),
    Case(
      .unusedSuppression, "of an image that only nodes of one title share otherwise",
      """
      {"tabs": [
        {"identifier": "a", "title": "A", "image": "star"},
        {"identifier": "b", "title": "A", "image": "star"},
        {"identifier": "c", "title": "C", "image": "star"\(quiet("duplicate-image"))},
        {"identifier": "d", "title": "D", "image": "moon",
         "suppress": [↓{"rule": "duplicate-image", "reason": "r"}]}]}
      """),
    Case(
      .duplicateImage, "titles that are blank",
      """
      {"tabs": [
        {"identifier": "c", "title": "", "image": ↓"moon"},
        {"identifier": "d", "title": "", "image": "moon"}]}
      """),
    Case(
      .duplicateImage, "two that no bar has together",
      """
      {\(iPhoneAndPad), "tabs": [
        {"identifier": "a", "title": "A", "image": "star", "availability": {"platforms": ["iOS"]}},
        {"identifier": "b", "title": "B", "image": "star",
         "availability": {"platforms": ["iPadOS"]}}, \(tabs(1))]}
      """),
    Case(
      .duplicateImage, "an item and what is in More",
      """
      {\(targets("iOS")), "tabs": [\(tabs(5)),
        {"identifier": "a", "title": "A", "image": "1.circle"}]}
      """),
    Case(
      .duplicateImage, "a nested item of a wide bar only",
      """
      {\(targets("iPadOS")), "tabs": [{"identifier": "c", "title": "C", "image": ↓"star"},
        {"identifier": "g", "title": "G", "children": [
          {"identifier": "a", "title": "A", "image": "star"},
          {"identifier": "b", "title": "B", "image": "star", "preferredPlacement": "fixed"}]}]}
      """,
      says: ["'C' and 'B' have the same image, 'star', in the bar in a regular iPad window"]),
    Case(
      .duplicateImage, "two of all bars and a nested item of a wide one",
      """
      {\(targets("iPadOS")), "tabs": [{"identifier": "c", "title": "C", "image": ↓"star"},
        {"identifier": "d", "title": "D", "image": "star"},
        {"identifier": "g", "title": "G", "children": [
          {"identifier": "b", "title": "B", "image": "star", "preferredPlacement": "fixed"}]}]}
      """,
      says: ["'C', 'D' and 'B' (in a regular iPad window) have the same image, 'star', in the bar"]),
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
        {"identifier": "c", "title": "C", "image": "é"},
        {"identifier": "d", "title": "D", "image": "{"},
        {"identifier": "e", "title": "E", "image": "`"},
        {"identifier": "f", "title": "F", "image": "/"},
        {"identifier": "g", "title": "G", "image": ":"},
        {"identifier": "h", "title": "H", "image": {"asset": "H"}}]}
      """, says: ["'a-z', 'é', '{', '`', '/' and 1 more are not names"]),
    Case(
      .symbolName, "white space around a name is another cause",
      """
      {"tabs": [
        {"identifier": "a", "title": "A", "image": ↓" house"},
        {"identifier": "b", "title": "B", "image": ↓"house key"},
        {"identifier": "c", "title": "C", "image": "star ", "selectedImage": {"systemName": "\\tsun"}}]}
      """,
      says: ["names of symbols in ' house', 'star ' and '\tsun'", "'house key' is not the name"]),
    Case(
      .missingLabel, "a search tab that looks like something else",
      """
      {\(targets("iOS")), "tabs": [\(tabs(1)), {"type": "search", "title": ↓"", "image": "plus"}]}
      """, says: ["the search tab has an empty title"]),
    Case(
      .missingImage, "an empty title shows nothing either",
      """
      {\(targets("iOS")), "tabs": [\(tabs(1)), ↓{"identifier": "a", "title": ""}]}
      """, says: ["in the bar; nothing else shows"]),
    Case(
      .missingLabel, "together, but for icons of Apple TV",
      """
      {\(targets("tvOS")), "tabs": [{"identifier": "a", "title": "", "image": "star"},
        {"type": "search", "title": " "}, {"identifier": "g", "title": ↓"", "children": [
          {"identifier": "x", "title": "\\u00A0"}]}]}
      """, says: ["the group 'g' and the tab 'x' have empty titles"]),
    Case(
      .missingLabel, "an icon of an app that is for more than Apple TV",
      """
      {"targets": [{"platform": "tvOS", "minimumVersion": "18.0"},
                   {"platform": "iOS", "minimumVersion": "18.0"}],
       "tabs": [{"identifier": "a", "title": ↓"", "image": "star"}, \(tabs(1))]}
      """),
    Case(
      .missingLabel, "root nodes where no bar and no sidebar shows them",
      """
      {\(targets("iOS")), "isTabBarHidden": true, "tabs": [{"identifier": "a", "title": ""},
        {"identifier": "g", "title": "", "children": [{"identifier": "x", "title": ↓""}]}]}
      """),
    Case(
      .missingLabel, "root nodes where a sidebar shows them",
      """
      {\(targets("iPadOS")), \(sidebar), "isTabBarHidden": true,
       "tabs": [{"identifier": "a", "title": ↓""}]}
      """),
    Case(
      .multiwordTitle, "root nodes that are not for the sidebar only",
      """
      {\(sidebar), "tabs": [
        {"identifier": "a", "title": "A B C", "preferredPlacement": "sidebarOnly"},
        {"identifier": "b", "title": ↓"A B C", "preferredPlacement": "fixed"},
        {"identifier": "g", "title": ↓"A\\nB C", "children": [
          {"identifier": "x", "title": "A B C"}]}]}
      """),
    Case(
      .multiwordTitle, "a long title that 'long-title' passes over",
      """
      {\(targets("iOS")), "tabs": [\(tabs(5)),
        {"identifier": "a", "title": ↓"Seventeen Or More"}]}
      """),
    Case(
      .longTitle, "a line break", #"{"tabs": [{"identifier": "a", "title": "Seventeen\nor more"}]}"#
    ),
    Case(
      .longTitle, "a root node that every bar has in More",
      """
      {\(targets("iOS")), "tabs": [\(tabs(4)), {"identifier": "b", "title": "Seventeen or more"},
        {"identifier": "a", "title": "Seventeen or more."}]}
      """),
    Case(
      .longTitle, "a root node that one bar has in More and another as an item",
      """
      {\(targets("iOS")), "tabs": [\(tabs(4)),
        {"identifier": "b", "title": ↓"Seventeen or more"},
        {"identifier": "a", "title": "A", "availability": {"minimumVersion": "26.0"}}]}
      """, says: ["17 characters long, more than 16 for a tab at the root"]),
    Case(
      .longTitle, "a root node that no bottom bar has",
      #"{\#(targets("macCatalyst")), "tabs": [{"identifier": "b", "title": ↓"Seventeen or more"}]}"#
    ),
    Case(
      .missingImage, "together, and where nothing else shows",
      """
      {\(targets("iOS")), "tabs": [\(tabs(1)), ↓{"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X"}]}]}
      """,
      says: [
        "'A' and 'G' have no images for their items in the bar; nothing else shows on an iPhone Duo's "
          + "outer display and its inner display in landscape"
      ]),
    Case(
      .missingImage, "the devices and the width",
      """
      {\(targets("iPadOS")), "tabs": [\(tabs(1)), ↓{"identifier": "a", "title": "A"}]}
      """, says: ["'A' has no image for its item in the bar in a compact iPad window"]),
    Case(
      .missingImage, "a bar that is hidden",
      "{\(targets("iOS")), \"isTabBarHidden\": true, \"tabs\": [{\"identifier\": \"a\", \"title\": \"A\"}]}"
    ),
    Case(
      .missingImage, "titles of a Mac and of Apple TV",
      """
      {"targets": [{"platform": "tvOS", "minimumVersion": "18.0"},
                   {"platform": "macCatalyst", "minimumVersion": "18.0"}],
       "tabs": [{"identifier": "a", "title": "A"}, ↓{"identifier": "b", "title": ""}]}
      """),
    Case(
      .filledSymbol, "every symbol is filled",
      """
      {"tabs": [{"identifier": "a", "title": "A", "image": ↓"house.fill"},
        {"identifier": "b", "title": "B", "image": {"asset": "star"}},
        {"identifier": "g", "title": "G", "image": "star", "children": [
          {"identifier": "x", "title": "X", "image": "fill.star"}]}]}
      """, says: ["'A' and 'X' use the filled symbols 'house.fill' and 'fill.star'"],
      severity: .note),
    Case(
      .filledSymbol, "one is not",
      """
      {"tabs": [{"identifier": "a", "title": "A", "image": ↓"house.fill"},
        {"identifier": "g", "title": "G", "children": [
          {"identifier": "x", "title": "X", "image": "filled"}]}]}
      """, severity: .warning),
    Case(
      .filledSymbol, "selected images, groups and assets",
      """
      {"tabs": [{"identifier": "a", "title": "A", "image": "star", "selectedImage": "star.fill"},
        {"identifier": "b", "title": "B", "image": {"asset": "star.fill"}},
        {"identifier": "g", "title": "G", "image": "moon.fill", "children": []}]}
      """),
    Case(
      .unknownSymbol, "in lower case, newer, and a name that no symbol has",
      """
      {\(targets("iOS", "26.0")), "tabs": [{"identifier": "a", "title": "A", "image": "sailboat.circle"},
        {"identifier": "b", "title": "B", "image": ↓"sailboat.circles"}]}
      """, symbols: .example),
    Case(
      .hiddenBadge, "the device and the width",
      """
      {\(targets("iPadOS")), "tabs": [\(tabs(1)), {"identifier": "g", "title": "G", "children": [
        {"identifier": "a", "title": "A", "badgeValue": ↓"1"}]}]}
      """, says: ["the badge of 'A' is not visible in a compact iPad window"]),
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
    Case(
      .hiddenBadge, "a root node that a list leaves out",
      """
      {\(targets("iPadOS")), "compactTabIdentifiers": ["t1", "t2"],
       "tabs": [\(tabs(2)), \(tabs(1, #", "badgeValue": "1""#, from: 3))]}
      """),
    Case(
      .assetAsSymbol, "with a list of symbols, where 'unknown-symbol' speaks",
      #"{"tabs": [{"identifier": "a", "title": "A", "image": "logo"}]}"#, symbols: .example,
      assets: ["logo"]),
    Case(
      .unknownTitle, "blank titles",
      #"{"tabs": [{"identifier": "a", "title": " "}, {"identifier": "b", "title": ↓"B"}]}"#,
      strings: catalog("A")),
    Case(
      .untranslatedTitle, "blank keys",
      #"{"tabs": [{"identifier": "a", "title": " "}, {"identifier": "b", "title": ↓"B"}]}"#,
      strings: catalog(" ", "B")),
    Case(
      .invisibleCharacters, "white space at the start alone",
      #"{"tabs": [{"identifier": "a", "title": ↓" A"}, {"identifier": ↓"\u2003b", "title": "B"}]}"#),
    Case(
      .duplicateTitle, "a tab after a search tab where no bar has them, and the other way round",
      """
      {"tabs": [\(tabs(1)),
        \(group("g", #"{"type": "search", "title": "A"}, {"identifier": "a", "title": ↓"A"}"#)),
        \(group("h", tab("b", "B") + #", {"type": "search", "title": ↓"B"}"#))]}
      """),
    Case(
      .tooManyBadges, "groups too",
      """
      {"tabs": ↓[\(tabs(2, #", "badgeValue": "1""#)),
        \(group("g", tab("x", "X", #", "badgeValue": "1""#), #", "badgeValue": "1""#))]}
      """),
  ]

  /// A string catalog with keys that are new in German.
  private static func catalog(_ keys: String...) -> String {
    let entries = keys.map {
      #""\#($0)": {"localizations": {"de": {"stringUnit": {"state": "new", "value": "\#($0)"}}}}"#
    }
    let all = entries.joined(separator: ", ")
    return #"{"sourceLanguage": "en", "version": "1.0", "strings": {\#(all)}}"#
  }

  /// A tab with a character in the middle of its title, as an escape.
  private static func character(_ mark: String) -> (String) -> String {
    { #"{"identifier": "u\#($0)", "title": \#(mark)"A\u\#($0)B"}"# }
  }
}
