import LocatedJSON
import TabHierarchy
import Testing

@testable import TabLint

/// Specs on either side of what the rules report, beyond the examples. `↓` stands in front of every
/// place that is reported.
@Suite("The boundaries of rules")
struct RuleBoundaryTests {
  struct Case: CustomTestStringConvertible {
    let rule: Rule
    let about: String
    let source: String
    var symbols: SymbolTable?
    var settings = LintSettings()

    init(
      _ rule: Rule, _ about: String, _ source: String, symbols: SymbolTable? = nil,
      options: [Rule.Option: Int] = [:]
    ) {
      self.rule = rule
      self.about = about
      self.source = source
      settings.symbols = symbols
      settings.options = options
    }

    var testDescription: String { "\(rule.id): \(about)" }
  }

  @Test("are where rules.md has them", arguments: bars + labels + reachability)
  func boundary(_ boundary: Case) throws {
    var bytes: [UInt8] = []
    var marks: [Int] = []
    for scalar in boundary.source.unicodeScalars {
      if scalar == "↓" { marks.append(bytes.count) } else { bytes += Array(String(scalar).utf8) }
    }
    let (spec, problems) = SpecReader.read(try JSONReader.read(bytes))
    #expect(problems.isEmpty)
    let found = Linter.lint(.init(spec, settings: boundary.settings)).diagnostics
      .filter { $0.rule == boundary.rule.id }
    #expect(found.map(\.range.lowerBound).sorted() == marks, "\(found.map(\.message))")
  }

  // MARK: - Cases

  private static let bars = [
    Case(
      .overflowTabs, "five items and a distinct one are six",
      """
      {\(targets("iOS")), "tabs": ↓[\(tabs(5)), {"type": "search"}]}
      """),
    Case(
      .defaultTabCount, "five items", "{\(targets("iPadOS")), \(sidebar), \"tabs\": [\(tabs(5))]}"),
    Case(
      .defaultTabCount, "six items", "{\(targets("iPadOS")), \(sidebar), \"tabs\": ↓[\(tabs(6))]}"),
    Case(
      .defaultTabCount, "six items without a sidebar",
      "{\(targets("iPadOS")), \"mode\": \"tabBar\", \"tabs\": [\(tabs(6))]}"),
    Case(
      .defaultTabCount, "six items on a Mac, whose sidebar takes the place of the bar",
      "{\(targets("macCatalyst")), \(sidebar), \"tabs\": [\(tabs(6))]}"),
    Case(
      .pinnedTabCount, "three pinned items without a sidebar",
      "{\(targets("iPadOS")), \"mode\": \"tabBar\", \"tabs\": ↓[\(tabs(3, pinned))]}"),
    Case(
      .pinnedTabCount, "two and a search tab that says where it is",
      """
      {\(targets("iPadOS")), "tabs": [\(tabs(2, pinned)),
        {"type": "search", "preferredPlacement": "default"}]}
      """),
    Case(
      .pinnedTabCount, "three on iPhone, where placement does not count",
      "{\(targets("iOS")), \"tabs\": [\(tabs(3, pinned))]}"),
    Case(
      .pinnedTabCount, "a maximum of one",
      "{\(targets("iPadOS")), \"tabs\": ↓[\(tabs(2, pinned))]}",
      options: [.pinnedItems: 1]),
    Case(
      .tabTitledMore, "symbols, filled or not, of root nodes of any type",
      """
      {"tabs": [
        {"identifier": "a", "title": "A", "image": ↓"ellipsis.circle.fill"},
        {"identifier": "b", "title": "B", "image": ↓"ellipsis.fill"},
        {"type": "search", "title": ↓" more ", "image": "ellipsis"},
        {"identifier": "g", "title": "G", "image": ↓{"systemName": "ellipsis"}, "children": [
          {"identifier": "c", "title": "C", "image": "ellipsis"}]},
        {"identifier": "d", "title": "D", "selectedImage": "ellipsis"}
      ]}
      """),
    Case(
      .sidebarTooLong, "thirty rows",
      "{\(targets("macCatalyst")), \(sidebar), \"tabs\": [\(tabs(30))]}"),
    Case(
      .sidebarTooLong, "thirty rows and an action of an inline group",
      """
      {\(targets("macCatalyst")), "tabs": ↓[\(tabs(29)),
        {"identifier": "g", "title": "G", "sidebarAppearance": "inline",
         "children": [{"identifier": "x", "title": "X"}], "sidebarActions": [{"title": "N"}]}]}
      """),
    Case(
      .sidebarTooLong, "thirty-one rows and a section without rows",
      """
      {\(targets("macCatalyst")), "tabs": [\(tabs(31)),
        {"identifier": "g", "title": "G", "children": []}]}
      """),
  ]

  private static let labels = [
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
      .tooManyBadges, "three of six",
      "{\"tabs\": [\(tabs(3, #", "badgeValue": "1""#)), \(tabs(3, from: 4))]}"),
    Case(
      .tooManyBadges, "three of five",
      "{\"tabs\": ↓[\(tabs(3, #", "badgeValue": "1""#)), \(tabs(2, from: 4))]}"),
    Case(
      .tooManyBadges, "two of two", "{\"tabs\": [\(tabs(2, #", "badgeValue": "1""#))]}"),
  ]

  private static let reachability = [
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

  // MARK: - Parts of specs

  private static let sidebar = #""mode": "tabSidebar""#
  private static let pinned = #", "preferredPlacement": "pinned""#

  private static func targets(_ platform: String) -> String {
    #""targets": [{"platform": "\#(platform)", "minimumVersion": "18.0"}]"#
  }

  /// So many tabs with images of their own.
  private static func tabs(_ count: Int, _ more: String = "", from first: Int = 1) -> String {
    (first..<first + count).map {
      #"{"identifier": "t\#($0)", "title": "T\#($0)", "image": "\#($0).circle"\#(more)}"#
    }.joined(separator: ", ")
  }
}
