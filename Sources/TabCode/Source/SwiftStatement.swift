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

indirect enum SwiftStatement: Sendable {
  case line(String)
  /// A prefix and an expression.
  case expression(String, SwiftExpression)
  /// A header such as `if x`, with a body.
  case block(String, [SwiftStatement])
  /// A body under a condition.
  case when(SwiftExpression, [SwiftStatement])
  /// A function: the text before the parameters, the parameters, the text after them, the body.
  case function(String, [String], String, [SwiftStatement])
  /// A function requirement of a protocol.
  case requirement(String, [String], String)
  /// A prefix, a call, and its last argument, a closure: label, parameter, body.
  case closure(String, SwiftExpression, label: String, parameter: String, [SwiftStatement])
  /// A call with trailing closures; the first has no label.
  case closures(SwiftExpression, [(label: String?, body: [SwiftStatement])])
  /// Branches with conditions such as `if isPad`; the first match runs. The last one can have no condition.
  case branches([(condition: String?, body: [SwiftStatement])])
  /// Statements that aren't merged with their neighbors.
  case group([SwiftStatement])
  /// A statement under conditions, outermost first.
  case guarded([SwiftCondition], SwiftStatement)
  /// A comment with `///`, wrapped.
  case documentation(String)
  /// A comment with `//`, wrapped.
  case comment(String)
  case blank

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

/// The parts with blank lines between them, without empty parts.
func separated(_ parts: [[SwiftStatement]]) -> [SwiftStatement] {
  Array(parts.filter { !$0.isEmpty }.joined(separator: [.blank]))
}

/// An expression that can be broken into lines.
indirect enum SwiftExpression: Sendable {
  /// Never broken.
  case text(String)
  case call(String, [Argument])
  case array([SwiftExpression])
  /// Conditions that must all be true.
  case conjunction([String])
  /// The value if all conditions are true, or else another expression.
  case choice([String], String, SwiftExpression)

  struct Argument: Sendable {
    let label: String?
    let value: SwiftExpression

    init(_ label: String?, _ value: SwiftExpression) {
      self.label = label
      self.value = value
    }

    /// The label with a colon.
    var prefix: String { label.map { "\($0): " } ?? "" }
  }

  var flat: String {
    switch self {
    case .text(let text): text
    case .call(let name, let arguments):
      "\(name)(\(arguments.map { $0.prefix + $0.value.flat }.joined(separator: ", ")))"
    case .array(let elements): "[\(elements.map(\.flat).joined(separator: ", "))]"
    case .conjunction(let conditions): conditions.joined(separator: " && ")
    case .choice(let conditions, let value, let other):
      "\(conditions.joined(separator: " && ")) ? \(value) : \(other.flat)"
    }
  }

  /// The conditions that must all be true for it to be; nil if it is not a list of conditions.
  var conditions: [String]? {
    switch self {
    case .text("true"): []
    case .conjunction(let conditions): conditions
    default: nil
    }
  }

  var isArray: Bool { if case .array = self { true } else { false } }
}

extension SwiftStatement: ExpressibleByStringInterpolation {
  init(stringLiteral line: String) { self = .line(line) }
}

extension SwiftExpression: ExpressibleByStringInterpolation {
  init(stringLiteral text: String) { self = .text(text) }
}
