package struct OperandDescription: Sendable, Equatable {
  package enum Kind: Sendable, Equatable {
    /// A file or folder; completion offers folders and files with the suffix.
    case path(suffix: String? = nil)
    /// A name from a list; a list too long for a line is printed by the command `listing`.
    case choice([String], listing: String? = nil)
    /// Words of any kind, even empty ones.
    case words
  }

  /// The number of words. Only the last operand of a command can be repeated, without duplicates.
  package enum Count: Sendable { case one, atMostOne, any, oneOrMore }

  package let name: String
  package let kind: Kind
  package let count: Count
  package let summary: String

  package var choices: [String] {
    if case .choice(let choices, _) = kind { choices } else { [] }
  }

  var listing: String? {
    if case .choice(_, let listing) = kind { listing } else { nil }
  }

  var isPath: Bool {
    if case .path = kind { true } else { false }
  }

  var isRequired: Bool { count == .one || count == .oneOrMore }
  var isRepeated: Bool { count == .any || count == .oneOrMore }
}

/// An argument that is not an option.
package struct Operand<Arguments>: Sendable {
  let description: OperandDescription
  let apply: @Sendable (_ arguments: inout Arguments, _ word: Word) throws(ValueError) -> Void

  /// Creates an operand. An empty word is rejected before `apply` is called.
  package init(
    _ name: String,
    kind: OperandDescription.Kind,
    _ count: OperandDescription.Count = .one,
    summary: String,
    apply: @escaping @Sendable (inout Arguments, Word) throws(ValueError) -> Void
  ) {
    description = OperandDescription(name: name, kind: kind, count: count, summary: summary)
    self.apply = apply
  }
}

/// The operands of a line while it is read.
struct SeenOperands {
  let operands: [OperandDescription]
  private var readsStandardInput = false
  /// The words of the repeated operand.
  private var repeated: Set<Word> = []
  private var count = 0

  init(_ operands: [OperandDescription]) { self.operands = operands }

  /// Returns the index of the operand for a word; nil for a path that is repeated.
  mutating func index(for word: Word) throws(UsageError.Problem) -> Int? {
    let index = min(count, operands.count - 1)
    guard index >= 0, index == count || operands[index].isRepeated else {
      throw .extraOperand(word)
    }
    let operand = operands[index]
    if word.isEmpty, operand.kind != .words { throw .emptyOperand(operand) }
    if operand.isPath {
      // Standard input can be read only once.
      if word.spells("-") {
        if readsStandardInput { throw .standardInputTwice }
        readsStandardInput = true
      }
      if operand.isRepeated, !repeated.insert(word).inserted { return nil }
    }
    count += 1
    return index
  }

  var missing: OperandDescription? { operands.dropFirst(count).first(where: \.isRequired) }
}
