/// What has to hold for a statement to be there or to run.
package enum SwiftCondition: Hashable, Sendable {
  /// `#if` with an expression.
  case compiled(String)
  /// `if #available` with platforms and releases.
  case available(String)
  /// The other branch of `if #available`: before these releases. The comment says why the first one
  /// is empty.
  case before(String, comment: String)
  /// `if` with an expression.
  case holds(String)
}

/// A statement of a function, or what goes for one.
package indirect enum SwiftStatement: Sendable {
  /// A line as it is.
  case line(String)
  /// What stands before an expression, and the expression.
  case expression(String, SwiftExpression)
  /// A header such as `if x`, and what stands in its braces.
  case block(String, [SwiftStatement])
  /// A statement under conditions, the outermost first.
  case guarded([SwiftCondition], SwiftStatement)
  /// A comment for people, wrapped where it is long: `///` if it documents.
  case comment(String, documents: Bool)
  case blank

  /// The conditions, and what is under them.
  var parts: (conditions: [SwiftCondition], statement: SwiftStatement) {
    guard case .guarded(let conditions, let statement) = self else { return ([], self) }
    let (inner, innermost) = statement.parts
    return (conditions + inner, innermost)
  }
}
