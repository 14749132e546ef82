package enum Operands<Arguments>: Sendable {
  case none
  case one(Operand<Arguments>)
  /// The second is optional.
  case oneOrTwo(Operand<Arguments>, Operand<Arguments>)
  case atMostOne(Operand<Arguments>)
  /// Any number, without duplicates.
  case any(Operand<Arguments>)
  /// One, then one or more of another kind, without duplicates.
  case oneAndMore(Operand<Arguments>, Operand<Arguments>)

  var description: OperandList {
    switch self {
    case .none: OperandList(operands: [], minimum: 0, maximum: 0)
    case .one(let one): OperandList(operands: [one.description], minimum: 1, maximum: 1)
    case .oneOrTwo(let first, let second):
      OperandList(operands: [first.description, second.description], minimum: 1, maximum: 2)
    case .atMostOne(let one): OperandList(operands: [one.description], minimum: 0, maximum: 1)
    case .any(let each): OperandList(operands: [each.description], minimum: 0, maximum: nil)
    case .oneAndMore(let first, let each):
      OperandList(operands: [first.description, each.description], minimum: 2, maximum: nil)
    }
  }

  func operand(at index: Int) -> Operand<Arguments>? {
    switch (self, index) {
    case (.any(let each), _): each
    case (.one(let one), 0), (.atMostOne(let one), 0): one
    case (.oneOrTwo(let first, _), 0), (.oneAndMore(let first, _), 0): first
    case (.oneAndMore(_, let each), _): each
    case (.oneOrTwo(_, let second), 1): second
    default: nil
    }
  }
}

package struct OperandList: Sendable, Equatable {
  package let operands: [OperandDescription]
  package let minimum: Int
  package let maximum: Int?

  func isRequired(_ index: Int) -> Bool { index < minimum }

  /// Returns whether the operand at an index takes any number of words.
  package func repeats(_ index: Int) -> Bool { maximum == nil && index == operands.count - 1 }

  /// `OLD NEW`, `[FILE]`, `[PATH...]` or nothing.
  package var usage: String {
    operands.enumerated().map { index, operand in
      let name = repeats(index) ? "\(operand.name)..." : operand.name
      return isRequired(index) ? name : "[\(name)]"
    }.joined(separator: " ")
  }
}
