/// An expression, as far as it matters for breaking lines.
package enum SwiftExpression: Sendable {
  /// Something that stands on one line, however long it is.
  case text(String)
  case call(String, [Argument])
  case array([SwiftExpression])

  /// An argument of a call.
  package struct Argument: Sendable {
    let label: String?
    let value: SwiftExpression

    package init(_ label: String?, _ value: SwiftExpression) {
      self.label = label
      self.value = value
    }

    var prefix: String { label.map { "\($0): " } ?? "" }
  }

  /// The expression on one line.
  var flat: String {
    switch self {
    case .text(let text): text
    case .call(let name, let arguments):
      "\(name)(\(arguments.map { $0.prefix + $0.value.flat }.joined(separator: ", ")))"
    case .array(let elements): "[\(elements.map(\.flat).joined(separator: ", "))]"
    }
  }
}

extension SwiftExpression: ExpressibleByStringInterpolation {
  package init(stringLiteral text: String) { self = .text(text) }
}

extension SwiftExpression {
  /// Whether an expression is better given a name of its own than written into a call.
  package var isLong: Bool { flat.unicodeScalars.count > 60 }

  var isArray: Bool {
    if case .array = self { true } else { false }
  }
}
