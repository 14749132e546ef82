package enum SwiftCondition: Hashable, Sendable {
  case compiled(String)
  case available(String)
  /// The else branch of `if #available`, with a comment in the empty first one.
  case before(String, comment: String)
  case holds(String)
}

package indirect enum SwiftStatement: Sendable {
  case line(String)
  /// A prefix and an expression.
  case expression(String, SwiftExpression)
  /// A header such as `if x`, with a body.
  case block(String, [SwiftStatement])
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
  /// A comment, wrapped; `///` if it documents.
  case comment(String, documents: Bool)
  case blank

  var parts: (conditions: [SwiftCondition], statement: SwiftStatement) {
    guard case .guarded(let conditions, let statement) = self else { return ([], self) }
    let (inner, innermost) = statement.parts
    return (conditions + inner, innermost)
  }
}
