@testable import TabLint

/// Identifiers, references and titles that are alike.
extension RuleBoundaryTests {
  /// A tab with an identifier and a title, and no image.
  static func tab(_ identifier: String, _ title: String, _ more: String = "") -> String {
    #"{"identifier": "\#(identifier)", "title": "\#(title)"\#(more)}"#
  }

  /// The same with a mark in front of the identifier.
  static func marked(_ identifier: String, _ title: String) -> String {
    #"{"identifier": ↓"\#(identifier)", "title": "\#(title)"}"#
  }

  /// A group of some children.
  static func group(_ identifier: String, _ children: String, _ more: String = "") -> String {
    #"{"identifier": "\#(identifier)", "title": "\#(identifier.uppercased())"\#(more), "children": [\#(children)]}"#
  }

  static let compact = #", "availability": {"horizontalSizeClass": "compact"}"#
  static let regular = #", "availability": {"horizontalSizeClass": "regular"}"#

  static let identity = [
    Case(
      .duplicateIdentifier, "each later one, at any depth",
      """
      {"tabs": [\(tab("a", "A")), \(group("g", marked("a", "B"))), \(marked("a", "C"))]}
      """),
    Case(
      .duplicateIdentifier, "two that no environment has together, and one that each is with",
      """
      {\(targets("iPadOS")), "tabs": [\(tab("a", "A", compact)), \(tab("a", "B", regular)),
        \(marked("a", "C"))]}
      """),
    Case(
      .duplicateIdentifier, "two search tabs, and a tab that is called like them",
      """
      {"tabs": [{"type": "search"}, {"type": "search"}, \(tab("com.apple.UIKit.Search", "A"))]}
      """),
    Case(
      .searchTabIdentifier, "any identifier of a search tab, and the system's elsewhere",
      """
      {"tabs": [{"type": "search", "title": "A", "identifier": ↓"x"},
        {"type": "search", "title": "B", "identifier": ↓"com.apple.UIKit.Search"},
        \(marked("com.apple.UIKit.Search", "C")), \(tab("com.apple.UIKit.search", "D"))]}
      """),
    Case(
      .unknownIdentifier, "each place, and an empty name",
      """
      {"compactTabIdentifiers": ["a", ↓"", ↓"x", ↓"x", "c"], "prominentTabIdentifier": ↓"y",
       "tabs": [\(tab("a", "A")), \(group("g", tab("c", "C"),
        #", "defaultChildIdentifier": ↓"d", "displayOrderIdentifiers": ["c", ↓"e", "a"]"#))]}
      """),
    Case(
      .unknownIdentifier, "a name that was meant for another place in the order",
      """
      {"compactTabIdentifiers": ["library", "radio", ↓"hom"], "tabs": [\(tab("home", "A")),
        \(tab("library", "B")), \(tab("radio", "C"))]}
      """, helps: ["did you mean 'home'? Write the names in the order of 'tabs', too"]),
    Case(
      .unknownIdentifier, "two names that were meant in another order",
      """
      {"compactTabIdentifiers": [↓"rdio", ↓"hom", "video"], "tabs": [\(tab("home", "A")),
        \(tab("radio", "C")), \(tab("video", "D"))]}
      """,
      helps: ["'radio'? Write the names in the order", "'home'? Write the names in the order"]),
    Case(
      .unknownIdentifier, "a name in its place, and one for a single tab",
      """
      {"compactTabIdentifiers": ["home", ↓"radoi"], "prominentTabIdentifier": ↓"hom",
       "tabs": [\(tab("home", "A")), \(tab("radio", "C"))]}
      """, helps: ["did you mean 'radio'?", "did you mean 'home'?"]),
    Case(
      .unknownIdentifier, "the search tab by the system's name only",
      """
      {"compactTabIdentifiers": ["com.apple.UIKit.Search", ↓"search"],
       "tabs": [\(tab("a", "A")), {"type": "search"}]}
      """),
    Case(
      .compactTabNotRoot, "a nested node, once, and one that shares its name with a root node",
      """
      {\(targets("iPadOS")), "compactTabIdentifiers": ["a", ↓"b", "b", "c", "x"],
       "tabs": [\(tab("a", "A")), \(group("g", tab("b", "B") + ", " + tab("c", "C", regular))),
        \(tab("c", "D", compact))]}
      """),
    Case(
      .defaultChildNotChild, "a child, a grandchild, a root node, and an unknown name",
      """
      {"tabs": [\(group("g", group("h", tab("a", "A")), #", "defaultChildIdentifier": "h""#)),
        \(group("i", group("j", tab("b", "B")), #", "defaultChildIdentifier": ↓"b""#)),
        \(group("k", tab("c", "C"), #", "defaultChildIdentifier": ↓"g""#)),
        \(group("l", tab("d", "D"), #", "defaultChildIdentifier": "x""#))]}
      """),
    Case(
      .displayOrderNotChild, "a grandchild, a name that is there twice, and an unknown one twice",
      """
      {"tabs": [\(group("g", group("h", tab("a", "A")) + ", " + tab("b", "B"),
        #", "displayOrderIdentifiers": ["b", ↓"a", "x", "x", ↓"b", "h"]"#))]}
      """),
    Case(
      .identifierFromTitle, "two of four",
      """
      {\(sidebar), "tabs": [\(marked("Home", "Home")), \(tab("Radio", "Radio")),
        \(tab("x", "X")), \(tab("y", "Y")), {"type": "search"}]}
      """),
    Case(
      .identifierFromTitle, "two of five",
      """
      {\(sidebar), "tabs": [\(tab("Home", "Home")), \(tab("Radio", "Radio")),
        \(tab("x", "X")), \(tab("y", "Y")), \(tab("z", "Z"))]}
      """),
    Case(
      .identifierFromTitle, "one of two, and two without letters",
      """
      {\(sidebar), "tabs": [\(tab("Home", "Home")), \(tab("1", "1")), \(tab("2", "2"))]}
      """),
    Case(
      .identifierFromTitle, "after one prefix",
      """
      {\(sidebar), "tabs": [\(marked("app:Home", "Home")), \(tab("app:Radio", "Radio"))]}
      """),
    Case(
      .identifierFromTitle, "after different prefixes, and after one without a separator",
      """
      {\(sidebar), "tabs": [\(tab("a.Home", "Home")), \(tab("b.Radio", "Radio")),
        \(tab("tabX", "X")), \(tab("tabY", "Y"))]}
      """),
    Case(
      .identifierFromTitle, "in other letters, or with white space",
      """
      {\(sidebar), "tabs": [\(tab("home", "Home")), \(tab("Radio", "Radio "))]}
      """),
    Case(
      .identifierFromTitle, "where nobody customizes",
      """
      {"mode": "tabBar", "tabs": [\(tab("Home", "Home")), \(tab("Radio", "Radio"))]}
      """),
    Case(
      .identifierFromTitle, "on an iPhone that prefers a sidebar",
      """
      {\(targets("iOS")), \(sidebar), "sidebar": {"preferredPlacement": "sidebar"},
       "tabs": [\(marked("Home", "Home")), \(tab("Radio", "Radio"))]}
      """),
    Case(
      .duplicateTitle, "siblings of one kind, without white space, and in other letters",
      """
      {"mode": "tabSidebar", \(targets("macCatalyst")), "tabs": [\(tab("a", "A")),
        {"identifier": "b", "title": ↓"A "}, {"identifier": "c", "title": ↓" A"}, \(tab("d", "a")),
        \(group("g", tab("e", "A"))), {"identifier": "h", "title": "A", "children": []},
        {"identifier": "i", "title": ↓"A", "children": []}]}
      """),
    Case(
      .duplicateTitle, "the same letters, composed and decomposed",
      #"{"tabs": [{"identifier": "a", "title": "\u00e9"}, {"identifier": "b", "title": "e\u0301"}]}"#
    ),
    Case(
      .duplicateTitle, "an item and what is in More",
      """
      {\(targets("iOS")), "tabs": [\(tabs(4)), \(tab("x", "X")),
        {"identifier": "g", "title": "T1", "children": []}]}
      """),
    Case(
      .duplicateTitle, "two items of a bar of an Apple Vision Pro, a tab and a group",
      """
      {\(targets("visionOS")), "tabs": [{"identifier": "g", "title": "A", "children": []},
        {"identifier": "a", "title": ↓"A"}]}
      """),
    Case(
      .duplicateIdentifier, "the first that is there with it is named",
      """
      {\(targets("iPadOS")), "tabs": [\(tab("a", "A", compact)), \(tab("a", "B", regular)),
        {"identifier": ↓"a", "title": "C"\(regular)}]}
      """, says: ["already taken by 'B'"]),
    Case(
      .displayOrderNotChild, "a child with the identifier of a node before the group",
      """
      {\(targets("iPadOS")), "tabs": [\(tab("a", "A", compact)),
        \(group("g", tab("a", "B"), #", "displayOrderIdentifiers": ["a"]"# + regular))]}
      """),
  ]
}
