/// An expression that can be broken into lines.
package enum SwiftExpression: Sendable {
  /// Never broken.
  case text(String)
  case call(String, [Argument])
  case array([SwiftExpression])

  package struct Argument: Sendable {
    let label: String?
    let value: SwiftExpression

    package init(_ label: String?, _ value: SwiftExpression) {
      self.label = label
      self.value = value
    }

    var prefix: String { label.map { "\($0): " } ?? "" }
  }

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
  var isArray: Bool {
    if case .array = self { true } else { false }
  }
}
