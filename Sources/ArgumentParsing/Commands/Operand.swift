package struct OperandDescription: Sendable, Equatable {
  package enum Kind: Sendable, Equatable {
    /// A file or folder; completion offers folders and files with the suffix.
    case path(suffix: String? = nil)
    /// A name from a list; a list too long for a line is printed by the command `listing`.
    case choice([String], listing: String? = nil)
  }

  package let name: String
  package let kind: Kind
  package let summary: String

  package var choices: [String] {
    guard case .choice(let choices, _) = kind else { return [] }
    return choices
  }

  var listing: String? {
    guard case .choice(_, let listing) = kind else { return nil }
    return listing
  }

  var isPath: Bool {
    guard case .path = kind else { return false }
    return true
  }
}

/// An argument that is not an option.
package struct Operand<Arguments>: Sendable {
  let description: OperandDescription
  let apply: @Sendable (_ arguments: inout Arguments, _ word: Word) throws(ValueError) -> Void
}

extension Operand {
  /// Creates an operand. An empty word is rejected before `apply` is called.
  package init(
    _ name: String,
    kind: OperandDescription.Kind,
    summary: String,
    apply: @escaping @Sendable (inout Arguments, Word) throws(ValueError) -> Void
  ) {
    self.init(
      description: OperandDescription(name: name, kind: kind, summary: summary), apply: apply)
  }

  package func within<Whole>(
    _ part: @escaping @Sendable (Whole) -> Arguments,
    _ change: @escaping @Sendable (inout Whole, Arguments) -> Void
  ) -> Operand<Whole> {
    Operand<Whole>(description: description) { [apply] whole, word throws(ValueError) in
      var arguments = part(whole)
      try apply(&arguments, word)
      change(&whole, arguments)
    }
  }
}
