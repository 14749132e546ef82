import JSON

/// The condition under which one of several lists of facts is true, such as those of a tab that is on iPhone, and on
/// iPad in compact width.
struct FactCover {
  private typealias Fact = (name: String, holds: Bool)

  /// More facts are not easy to read in one condition.
  private static let mostFacts = 4

  /// Some facts of which all, or one, must be true; nil if there is none.
  let condition: SwiftCondition?

  /// Nil if no condition of that kind is enough.
  ///
  /// - Parameter lists: conditions that must all be true.
  init?(_ lists: [[SwiftCondition]]) {
    var texts: [String] = []
    var terms: [[Fact]] = []
    for list in lists {
      var term: [Fact] = []
      for condition in list {
        guard case .holds(let text) = condition else { return nil }
        let facts = text.split(separator: ", ").map(String.init)
        texts += facts
        term += facts.map(Self.fact)
      }
      terms.append(term)
    }
    let names = terms.flatMap { $0.map(\.name) }.uniqued()
    guard names.count <= Self.mostFacts else { return nil }
    func holds(_ fact: Fact, _ row: Int) -> Bool {
      let bit = names.firstIndex(of: fact.name) ?? 0
      return (row >> bit & 1 == 1) == fact.holds
    }
    let rows = (0..<1 << names.count).map { row in
      terms.contains { $0.allSatisfy { holds($0, row) } }
    }
    /// The facts that are true in exactly the rows with a value; nil if there are none.
    func facts(of value: Bool) -> [Fact]? {
      let own = rows.indices.filter { rows[$0] == value }
      guard let first = own.first else { return nil }
      let fixed: [Fact] = names.compactMap { name in
        let value = holds((name, true), first)
        return own.allSatisfy { holds((name, value), $0) } ? (name, value) : nil
      }
      return own.count == 1 << (names.count - fixed.count) ? fixed : nil
    }
    /// The fact as it is written, if it is.
    func text(_ fact: Fact) -> String {
      texts.first { Self.fact($0) == fact }
        ?? (fact.holds ? BooleanExpression.fact(fact.name) : !BooleanExpression.fact(fact.name))
        .text
    }
    if let all = facts(of: true) {
      condition = all.isEmpty ? nil : .holds(all.map(text).joined(separator: ", "))
    } else if let none = facts(of: false) {
      condition = .holds(none.map { text(($0.name, !$0.holds)) }.joined(separator: " || "))
    } else {
      return nil
    }
  }

  /// Returns the same fact for a text and its opposite.
  private static func fact(_ text: String) -> Fact {
    for (value, other) in [(" == .regular", " == .compact"), (" == .pad", " == .phone")]
    where text.hasSuffix(value) {
      return (text.replacing(value, with: other), false)
    }
    let opposite = (!BooleanExpression.fact(text)).text
    return text.hasPrefix("!") || text.contains(" != ") ? (opposite, false) : (text, true)
  }
}
