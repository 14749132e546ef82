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
    let isSafe: Bool

    init(_ rule: Rule, _ source: String, isSafe: Bool) {
      self.rule = rule
      self.source = source
      self.isSafe = isSafe
    }

    var testDescription: String { "\(rule.id): \(source)" }
  }

  @Test("is said of each", arguments: cases)
  func safety(_ fix: Case) throws {
    let (spec, problems) = SpecReader.read(try JSONReader.read(Array(fix.source.utf8)))
    #expect(problems.isEmpty)
    let found = Linter.lint(.init(spec)).diagnostics.filter { $0.rule == fix.rule.id }
    #expect(found.flatMap(\.fixes).map(\.isSafe) == [fix.isSafe])
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
    Case(.hiddenTabBar, root(#""isTabBarHidden": true"#), isSafe: false),
    Case(.sidebarHiddenAtStart, root(#""sidebar": {"isHidden": true}"#), isSafe: false),
    Case(
      .sidebarOnIphone, root(#""sidebar": {"preferredPlacement": "sidebar"}"#), isSafe: false),
    Case(
      .searchLosesDistinction,
      #"{"tabs": [{"identifier": "a", "title": "A"}, {"type": "search"}]}"#, isSafe: false),
    Case(
      .compactOrder,
      root(#""compactTabIdentifiers": ["b", "a"]"#), isSafe: true),
    Case(
      .propertyAvailability,
      root(
        #""targets": [{"platform": "tvOS", "minimumVersion": "18.0"}], "mode": "tabSidebar""#),
      isSafe: true),
    Case(
      .unusedSuppression, root(#""suppress": [{"rule": "badge-value", "reason": "x"}]"#),
      isSafe: true),
  ]

  private static func tab(_ member: String) -> String {
    #"{"tabs": [{"identifier": "a", "title": "A", \#(member)}]}"#
  }

  private static func root(_ member: String) -> String {
    #"{\#(member), "tabs": [{"identifier": "a", "title": "A"}, {"identifier": "b", "title": "B"}]}"#
  }
}
