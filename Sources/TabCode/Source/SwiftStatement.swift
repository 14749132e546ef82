import TabModel

enum SwiftCondition: Hashable, Sendable {
  /// An `#if`, and the platforms that it is true for; nil if it depends on more than platforms.
  case compiled(String, on: Set<PlatformName>?)
  case available(String)
  /// The else branch of `if #available`, with a comment in the empty first one.
  case before(String, comment: String)
  case holds(String)

  var release: String? { if case .available(let releases) = self { releases } else { nil } }

  var expression: String? {
    if case .compiled(let expression, _) = self { expression } else { nil }
  }

  var isCompiled: Bool { expression != nil }

  /// Returns the platforms that an `#if` is true for; nil if it depends on more than platforms.
  func platforms(among all: Set<PlatformName>) -> Set<PlatformName>? {
    if case .compiled(_, let platforms) = self { platforms?.intersection(all) } else { nil }
  }

  /// Returns whether this is true exactly if another condition is false.
  func isOpposite(of other: SwiftCondition, on platforms: Set<PlatformName>) -> Bool {
    if case .holds(let text) = self, case .holds(let others) = other {
      if [", ", " && ", " || "].contains(where: text.contains) { return false }
      return (!BooleanExpression.fact(text)).text == others
        || Self.alternatives.contains { text != others && text.replacing($0, with: $1) == others }
    }
    guard let own = self.platforms(among: platforms),
      let others = other.platforms(among: platforms)
    else { return false }
    return own == platforms.subtracting(others)
  }

  /// Facts of which one is true: a window that asks for its width has one, and code for iOS runs on two kinds of devices.
  private static let alternatives = [
    (" == .compact", " == .regular"), (" == .regular", " == .compact"),
    (" == .phone", " == .pad"), (" == .pad", " == .phone"),
  ]

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

  struct Parts {
    let conditions: [SwiftCondition]
    let statement: SwiftStatement

    init(_ conditions: [SwiftCondition], _ statement: SwiftStatement) {
      self.conditions = conditions
      self.statement = statement
    }

    /// True for an empty line that is always there.
    var isBlank: Bool { if case .code("") = statement { conditions.isEmpty } else { false } }

    var inner: Parts { Parts(Array(conditions.dropFirst()), statement) }
  }

  var parts: Parts {
    guard case .guarded(let conditions, let statement) = self else { return Parts([], self) }
    let inner = statement.parts
    return Parts(conditions + inner.conditions, inner.statement)
  }

  /// Returns the statement without these outer conditions, if it begins with them.
  func removing(_ outer: [SwiftCondition]) -> SwiftStatement {
    let parts = parts
    if !parts.conditions.starts(with: outer) { return self }
    return .guarded(Array(parts.conditions.dropFirst(outer.count)), parts.statement)
  }
}

func separated(_ parts: [SwiftStatement]) -> [SwiftStatement] {
  Array(parts.map { [$0] }.joined(separator: [""]))
}
