/// A condition in generated code, written as briefly as possible.
indirect enum BooleanExpression: Equatable {
  case constant(Bool)
  /// Such as `isPad` or `horizontalSizeClass != .compact`.
  case fact(String)
  case all([BooleanExpression])
  case any([BooleanExpression])

  static func && (left: BooleanExpression, right: BooleanExpression) -> BooleanExpression {
    switch (left, right) {
    case (.constant(let value), let other), (let other, .constant(let value)):
      value ? other : .constant(false)
    default: .all((left.factors + right.factors).withoutRepetitions)
    }
  }

  static func || (left: BooleanExpression, right: BooleanExpression) -> BooleanExpression {
    switch (left, right) {
    case (.constant(let value), let other), (let other, .constant(let value)):
      value ? .constant(true) : other
    default: shortest(anyOf: (left.summands + right.summands).withoutRepetitions)
    }
  }

  /// The disjunction, shorter where one part is a fact: `a || b` for `a || b && !a`.
  private static func shortest(anyOf parts: [BooleanExpression]) -> BooleanExpression {
    let facts = parts.filter { if case .fact = $0 { true } else { false } }
    let needed = parts.compactMap { part -> BooleanExpression? in
      guard case .all(let factors) = part else { return part }
      if factors.contains(where: facts.contains) { return nil }
      let rest = factors.filter { factor in !facts.contains { !$0 == factor } }
      return rest.count == 1 ? rest[0] : rest.isEmpty ? .constant(true) : .all(rest)
    }
    if needed.contains(.constant(true)) { return .constant(true) }
    return needed.count == 1 ? needed[0] : .any(needed.withoutRepetitions)
  }

  static prefix func ! (expression: BooleanExpression) -> BooleanExpression {
    switch expression {
    case .constant(let value): .constant(!value)
    case .fact(let text): .fact(negated(text))
    case .all(let parts): .any(parts.map { !$0 })
    case .any(let parts): .all(parts.map { !$0 })
    }
  }

  private static func negated(_ text: String) -> String {
    for (sign, other) in [(" == ", " != "), (" != ", " == ")] where text.contains(sign) {
      return text.replacing(sign, with: other)
    }
    return text.hasPrefix("!") ? String(text.dropFirst()) : "!\(text)"
  }

  private var factors: [BooleanExpression] {
    if case .all(let parts) = self { parts } else { [self] }
  }

  private var summands: [BooleanExpression] {
    if case .any(let parts) = self { parts } else { [self] }
  }

  var text: String {
    switch self {
    case .constant(let value): "\(value)"
    case .fact(let text): text
    case .all(let parts):
      parts.map { part in if case .any = part { "(\(part.text))" } else { part.text } }
        .joined(separator: " && ")
    case .any(let parts): parts.map(\.text).joined(separator: " || ")
    }
  }
}

extension [BooleanExpression] {
  fileprivate var withoutRepetitions: [BooleanExpression] {
    indices.filter { !self[..<$0].contains(self[$0]) }.map { self[$0] }
  }
}
