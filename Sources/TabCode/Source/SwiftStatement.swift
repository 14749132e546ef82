enum SwiftCondition: Hashable, Sendable {
  case compiled(String)
  case available(String)
  /// The else branch of `if #available`, with a comment in the empty first one.
  case before(String, comment: String)
  case holds(String)

  /// The argument of `#available`.
  var release: String? {
    if case .available(let releases) = self { releases } else { nil }
  }

  var isCompiled: Bool { if case .compiled = self { true } else { false } }

  /// Returns whether this is the compilation condition that is true if the other one is not.
  func isOpposite(of other: SwiftCondition?) -> Bool {
    guard case .compiled(let text) = self, case .compiled(let others)? = other else { return false }
    return Self.opposites(of: text).contains(others) || Self.opposites(of: others).contains(text)
  }

  private static func opposites(of expression: String) -> [String] {
    if !expression.contains(" ") {
      return [expression.hasPrefix("!") ? String(expression.dropFirst()) : "!\(expression)"]
    }
    let terms = expression.replacing(" || ", with: "\n").split(separator: "\n")
    if terms.allSatisfy({ !$0.contains(" ") }) {
      return [terms.flatMap { opposites(of: String($0)) }.joined(separator: " && ")]
    }
    return ["!(\(expression))"]
  }

  /// Returns the condition with a comment, if it has an empty first branch.
  func commented(_ comment: String) -> SwiftCondition {
    if case .before(let releases, _) = self { .before(releases, comment: comment) } else { self }
  }

  /// The expression in an `if`; nil for compilation conditions.
  var question: String? {
    switch self {
    case .compiled, .before: nil
    case .available(let releases): "#available(\(releases))"
    case .holds(let text): text
    }
  }
}

indirect enum SwiftStatement: Sendable, ExpressibleByStringInterpolation {
  /// Lines, indented by two spaces per level. Comments with `///` and calls, lists and conditions that are too long
  /// are broken.
  case code(String)
  /// A header such as `if x` or `ForEach(items) { item in`, with a body. Comments and attributes can precede it.
  case block(String, [SwiftStatement])
  /// A call with trailing closures; the first has no label.
  case closures(String, [(label: String?, body: [SwiftStatement])])
  /// Branches with conditions such as `if isPad`; the first match runs. The last one can have no condition.
  case branches([(condition: String?, body: [SwiftStatement])])
  case indented([SwiftStatement])
  /// Statements that aren't merged with their neighbors.
  case group([SwiftStatement])
  /// A statement under conditions, outermost first.
  case guarded([SwiftCondition], SwiftStatement)
  /// A comment with `//`, wrapped.
  case comment(String)

  init(stringLiteral code: String) { self = .code(code) }

  var parts: (conditions: [SwiftCondition], statement: SwiftStatement) {
    guard case .guarded(let conditions, let statement) = self else { return ([], self) }
    let (inner, innermost) = statement.parts
    return (conditions + inner, innermost)
  }

  /// Returns the statement without these outer conditions, if it begins with them.
  func removing(_ outer: [SwiftCondition]) -> SwiftStatement {
    let (conditions, statement) = parts
    if !conditions.starts(with: outer) { return self }
    return .guarded(Array(conditions.dropFirst(outer.count)), statement)
  }
}

/// The parts with blank lines between them.
func separated(_ parts: [SwiftStatement]) -> [SwiftStatement] {
  Array(parts.map { [$0] }.joined(separator: [""]))
}
