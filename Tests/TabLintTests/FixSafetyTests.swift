import JSON
import TabModel
import Testing

@testable import TabLint

/// Which fixes are made without being asked for: those after which the spec means the same.
@Suite("Whether a fix is safe")
struct FixSafetyTests {
  struct Case: CustomTestStringConvertible {
    let rule: Rule
    let source: String
    /// Nil if there is no fix: there are two solutions, or it needs a decision.
    let isSafe: Bool?

    init(_ rule: Rule, _ source: String, isSafe: Bool?) {
      self.rule = rule
      self.source = source
      self.isSafe = isSafe
    }

    var testDescription: String { "\(rule.id): \(source)" }
  }

  @Test("reports each", arguments: cases)
  func safety(_ fix: Case) throws {
    let (spec, problems) = SpecReader.read(try JSONReader.read(Array(fix.source.utf8)))
    #expect(problems.isEmpty)
    let found = Linter.lint(.init(spec)).diagnostics.filter { $0.rule == fix.rule.id }
    #expect(found.flatMap(\.fixes).map(\.isSafe) == [fix.isSafe].compactMap(\.self))
  }

  private static let cases = [
    Case(.filledSymbol, tab(#""image": "house.fill""#), isSafe: true),
    Case(.filledSymbol, tab(#""image": "folder.fill.badge.plus""#), isSafe: true),
    // Perhaps there is no 'person.xmark'.
    Case(.filledSymbol, tab(#""image": "person.fill.xmark""#), isSafe: false),
    Case(.filledSymbol, tab(#""image": "square.fill.on.square.fill""#), isSafe: false),
    Case(.symbolName, tab(#""image": "House""#), isSafe: false),
    Case(.disabledTab, tab(#""isEnabled": false"#), isSafe: false),
    Case(.invisibleCharacters, tab(#""subtitle": "a ""#), isSafe: true),
    Case(.invisibleCharacters, tab(#""subtitle": "a\u200Bb""#), isSafe: true),
    // It joins words, or turns them.
    Case(.invisibleCharacters, tab(#""subtitle": "a\nb""#), isSafe: false),
    Case(.invisibleCharacters, tab(#""subtitle": "\u202Aab""#), isSafe: false),
    // Code goes by it.
    Case(
      .invisibleCharacters, #"{"tabs": [{"identifier": "a ", "title": "A"}]}"#, isSafe: false),
    Case(.missingLabel, #"{"tabs": [{"type": "search", "title": ""}]}"#, isSafe: true),
    // Somebody has to write the other title, or what the search tab is for.
    Case(
      .missingLabel,
      #"{"tabs": [{"type": "search", "title": ""}, {"identifier": "a", "title": ""}]}"#,
      isSafe: nil),
    Case(
      .missingLabel, #"{"tabs": [{"type": "search", "title": "", "image": "plus"}]}"#, isSafe: nil),
    // The items would show blank.
    Case(.hiddenTabBar, root(#""isTabBarHidden": true"#), isSafe: nil),
    Case(
      .hiddenTabBar,
      #"""
      {"isTabBarHidden": true, "tabs": [{"identifier": "a", "title": "A", "image": "sun"},
        {"type": "search"}]}
      """#, isSafe: false),
    // Another tab has the outline.
    Case(
      .filledSymbol,
      #"""
      {"tabs": [{"identifier": "a", "title": "A", "image": "sun.fill"},
        {"identifier": "b", "title": "B", "image": "sun"}]}
      """#, isSafe: nil),
    // The clean identifier is that of another tab, or others name the tab by the wrong one.
    Case(
      .invisibleCharacters,
      #"{"tabs": [{"identifier": "a ", "title": "A"}, {"identifier": "a", "title": "B"}]}"#,
      isSafe: nil),
    Case(
      .invisibleCharacters,
      #"{"prominentTabIdentifier": "a ", "tabs": [{"identifier": "a ", "title": "A"}]}"#,
      isSafe: nil),
    // In one line it is too long.
    Case(
      .invisibleCharacters,
      #"{"tabs": [{"identifier": "a", "title": "Seventeen\nor more"}]}"#, isSafe: nil),
    Case(.sidebarHiddenAtStart, root(#""sidebar": {"isHidden": true}"#), isSafe: false),
    Case(
      .sidebarOnIphone, root(#""sidebar": {"preferredPlacement": "sidebar"}"#), isSafe: nil),
    Case(
      .searchLosesDistinction,
      #"{"tabs": [{"identifier": "a", "title": "A"}, {"type": "search"}]}"#, isSafe: nil),
    // 'tabs' could be in the wrong order as well.
    Case(.compactOrder, root(#""compactTabIdentifiers": ["b", "a"]"#), isSafe: nil),
    Case(.unknownIdentifier, named(#"["hom", "radio"]"#), isSafe: false),
    // The right name would be in the wrong place.
    Case(.unknownIdentifier, named(#"["radio", "hom"]"#), isSafe: nil),
    // A second step has to be chosen: nothing else is left to customize.
    Case(
      .noEffect,
      rigid(
        #""identifier": "g", "title": "G", "allowsReordering": true, "children": []\#(placed)"#),
      isSafe: nil),
    Case(
      .noEffect,
      rigid(#""identifier": "g", "title": "G", "allowsReordering": true, "children": []"#),
      isSafe: true),
    Case(.hidingFixedTab, rigid(#""type": "search", "allowsHiding": true"#), isSafe: nil),
    Case(
      .hidingFixedTab,
      rigid(#""type": "search", "allowsHiding": true"#).replacing(placed, with: ""), isSafe: false),
    Case(
      .searchTabPinned, rigid(#""type": "search", "preferredPlacement": "optional""#), isSafe: nil),
    Case(
      .searchTabPinned,
      rigid(#""type": "search", "preferredPlacement": "optional""#).replacing(placed, with: ""),
      isSafe: false),
    Case(
      .propertyAvailability,
      root(
        #""targets": [{"platform": "tvOS", "minimumVersion": "18.0"}], "mode": "tabSidebar""#),
      isSafe: nil),
    Case(
      .unusedSuppression, root(#""suppress": [{"rule": "badge-value", "reason": "x"}]"#),
      isSafe: true),
  ]

  private static let placed = #", "preferredPlacement": "fixed""#

  /// Tabs that users cannot change, and a node that they can.
  private static func rigid(_ members: String) -> String {
    let tabs = ["a", "b", "c"].map { #"{"identifier": "\#($0)", "title": "\#($0)"\#(placed)}"# }
    return #"""
      {"targets": [{"platform": "macCatalyst", "minimumVersion": "18.0"}], "mode": "tabSidebar",
       "tabs": [\#(tabs.joined(separator: ", ")), {\#(members)}]}
      """#
  }

  private static func named(_ list: String) -> String {
    #"""
    {"compactTabIdentifiers": \#(list),
     "tabs": [{"identifier": "home", "title": "A"}, {"identifier": "radio", "title": "B"}]}
    """#
  }

  private static func tab(_ member: String) -> String {
    #"{"tabs": [{"identifier": "a", "title": "A", \#(member)}]}"#
  }

  private static func root(_ member: String) -> String {
    #"{\#(member), "tabs": [{"identifier": "a", "title": "A"}, {"identifier": "b", "title": "B"}]}"#
  }
}
