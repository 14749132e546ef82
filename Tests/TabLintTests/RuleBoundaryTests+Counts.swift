@testable import TabLint

/// One, two, and more than a message names.
extension RuleBoundaryTests {
  private static let search = #"{"type": "search"}"#

  /// A group with so many actions that have wrong names of symbols.
  private static func actions(_ count: Int, _ name: (Int) -> String) -> String {
    let actions = (1...count).map { #"{"title": "A\#($0)", "image": \#(name($0))}"# }
    return
      #"{"identifier": "g", "title": "G", "image": "star", "children": [], "sidebarActions": ["#
      + actions.joined(separator: ", ") + "]}"
  }

  /// A catalog in English with a text in each of these languages.
  private static func strings(_ languages: String, _ text: String) -> String {
    let units = languages.split(separator: " ").map {
      #""\#($0)": {"stringUnit": {"state": "translated", "value": "\#(text)"}}"#
    }
    return #"{"sourceLanguage": "en", "version": "1.0", "strings": {"A": {"localizations": {"#
      + units.joined(separator: ", ") + "}}}}"
  }

  private static let one = #"{"tabs": [{"identifier": "a", "title": ↓"A"}]}"#

  /// So many tabs, of which the first is marked.
  private static func marked(_ count: Int, _ member: (Int) -> String) -> String {
    let tabs = (1...count).map {
      "\($0 == 1 ? "↓" : ""){\"identifier\": \"t\($0)\", \"title\": \"T\($0)\"\(member($0))}"
    }
    return tabs.joined(separator: ", ")
  }

  private static let counts = [1, 2, 5, 6, 7]

  private static let wrongNames: [Case] = counts.map { (count: Int) -> Case in
    Case(
      .symbolName, "\(count) wrong names of one node",
      "{\"tabs\": [\(actions(count) { ($0 == 1 ? "↓" : "") + "\"N_\($0)\"" })]}")
  }

  private static let misspeltNames: [Case] = counts.map { (count: Int) -> Case in
    Case(
      .symbolName, "\(count) names of one node with white space around them",
      "{\"tabs\": [\(actions(count) { ($0 == 1 ? "↓" : "") + "\" n\($0).circle\"" })]}")
  }

  private static let unknownSymbols: [Case] = counts.map { (count: Int) -> Case in
    Case(
      .unknownSymbol, "\(count) unknown names of one node",
      """
      {\(targets("iOS", "26.0")), "tabs": [\(actions(count) { ($0 == 1 ? "↓" : "") + "\"zz\($0)\"" })]}
      """, symbols: .example)
  }

  private static let unknownAssets: [Case] = counts.map { (count: Int) -> Case in
    Case(
      .unknownAsset, "\(count) unknown names of one node",
      """
      {"tabs": [\(actions(count) { ($0 == 1 ? "↓" : "") + "{\"asset\": \"zz\($0)\"}" })]}
      """, assets: ["Logo"])
  }

  private static let controllers: [Case] = counts.map { (count: Int) -> Case in
    Case(
      .rootViewController, "\(count) without a controller",
      """
      {"tabs": [\(tab("a", "A", #", "viewController": "A""#)), \(marked(count) { _ in "" })]}
      """)
  }

  private static let emptyGroups: [Case] = counts.map { (count: Int) -> Case in
    Case(
      .emptyGroup, "\(count) groups",
      "{\"tabs\": [\(marked(count) { _ in ", \"children\": []" })]}")
  }

  private static let lostRoots: [Case] = counts.map { (count: Int) -> Case in
    Case(
      .compactParity, "\(count) roots that a list leaves out",
      """
      {\(iPhoneAndPad), "compactTabIdentifiers": ↓["a", "b"], "tabs": [\(tab("a", "A")),
        \(tab("b", "B")), \(tabs(count))]}
      """)
  }

  private static let insideLostRoots: [Case] = counts.map { (count: Int) -> Case in
    Case(
      .compactParity, "\(count) nodes in a root that a list leaves out",
      """
      {\(iPhoneAndPad), "compactTabIdentifiers": ↓["a", "b"], "tabs": [\(tab("a", "A")),
        \(tab("b", "B")), \(group("g", tabs(count)))]}
      """)
  }

  private static let additions: [Case] = counts.map { (count: Int) -> Case in
    Case(
      .layoutChangesWithRelease, "\(count) added at the end",
      """
      {\(targets("tvOS")), "tabs": ↓[\(tabs(2)),
        \(tabs(count, #", "availability": {"minimumVersion": "26.0"}"#, from: 3))]}
      """)
  }

  private static let removals: [Case] = counts.map { (count: Int) -> Case in
    Case(
      .layoutChangesWithRelease, "\(count) removed from the end",
      """
      {\(targets("tvOS")), "tabs": ↓[\(tabs(2)),
        \(tabs(count, #", "availability": {"maximumVersion": "18.9"}"#, from: 3))]}
      """)
  }

  private static let inLanguages: [Case] = [
    "de", "de fr", "de fr it es pt", "de fr it es pt nl", "de fr it es pt nl sv",
  ].flatMap {
    (languages: String) -> [Case] in
    [
      Case(
        .missingLabel, "an empty text in \(languages)", one, strings: strings(languages, "")),
      Case(
        .longTitle, "a long text in \(languages)", one,
        strings: strings(languages, "Seventeen Letters")),
    ]
  }

  private static let breaksAndSearch: [Case] = [
    Case(
      .invisibleCharacters, "a line break at the start, at the end, and inside",
      """
      {"tabs": [{"identifier": "a", "title": ↓"\\nA"}, {"identifier": "b", "title": ↓"B\\n"},
        {"identifier": "c", "title": ↓"C\\nC"}, {"identifier": "d", "title": ↓"\\n\\u200BD"}]}
      """),
    Case(
      .searchLikeTab, "beside a search tab at the root",
      """
      {\(targets("iPadOS")), "tabs": [\(tabs(1)), ↓\(tab("s", "Search")), \(search)]}
      """),
    Case(
      .searchLikeTab, "beside a search tab in a group",
      """
      {\(targets("iPadOS")), "tabs": [\(tabs(1)), ↓\(tab("s", "Search")), \(group("g", search))]}
      """),
    Case(
      .searchLikeTab, "beside a search tab on another platform",
      """
      {\(iPhoneAndPad), "tabs": [\(tabs(1)),
        ↓\(tab("s", "Search", #", "availability": {"platforms": ["iOS"]}"#)),
        {"type": "search", "availability": {"platforms": ["iPadOS"]}}]}
      """),
  ]

  private static let likeSearch: [Case] = ["iOS", "iPadOS", "macCatalyst", "visionOS"].map {
    (name: String) -> Case in
    Case(
      .searchLikeTab, "on \(name) only",
      """
      {\(targets(name)), "tabs": [↓\(tab("s", "Search")), \(tabs(1)),
        ↓\(tab("q", "Q", #", "image": "magnifyingglass""#))]}
      """)
  }

  private static let likeSearchOnTelevision: [Case] = [
    Case(
      .searchLikeTab, "on tvOS only",
      "{\(targets("tvOS")), \"tabs\": [\(tab("s", "Search")), \(tabs(1))]}")
  ]

  private static let sidebarOnly: [Case] = ["macCatalyst", "visionOS", "tvOS"].map {
    (name: String) -> Case in
    Case(
      .sidebarOnlyInCompact, "on \(name) only, outside of a list",
      """
      {\(targets(name)), \(sidebar), "tabs": [\(tabs(2)), \(tabs(1, placed("sidebarOnly"), from: 3))]}
      """)
  }

  static let counted: [Case] = [
    wrongNames,
    misspeltNames,
    unknownSymbols,
    unknownAssets,
    controllers,
    emptyGroups,
    lostRoots,
    insideLostRoots,
    additions,
    removals,
    inLanguages,
    breaksAndSearch,
    likeSearch,
    likeSearchOnTelevision,
    sidebarOnly,
  ].flatMap(\.self)
}
