/// What help, completions and documents know of an argument that is not an option.
package struct OperandDescription: Sendable, Equatable {
  /// What a word may be.
  package enum Kind: Sendable, Equatable {
    /// A file or folder; completion offers folders and the files that end in the suffix.
    case path(suffix: String? = nil)
    /// A name from a list; where that is too long for a line, a command lists it.
    case choice([String], listing: String? = nil)
    case text
  }

  /// The name in usage lines, in capitals.
  package let name: String
  /// What it may be.
  package let kind: Kind
  /// What it is, in a sentence with a period.
  package let summary: String

  /// The names to choose from, if there is such a list.
  package var choices: [String] {
    guard case .choice(let choices, _) = kind else { return [] }
    return choices
  }

  /// The command that lists the choices, where they are too many for a line.
  var listing: String? {
    guard case .choice(_, let listing) = kind else { return nil }
    return listing
  }

  var isPath: Bool {
    guard case .path = kind else { return false }
    return true
  }
}

/// One argument that is not an option: its name, what it may be and what it changes.
package struct Operand<Arguments>: Sendable {
  let description: OperandDescription
  let apply: @Sendable (_ arguments: inout Arguments, _ word: Word) throws(ValueError) -> Void

  /// An operand from its name, its kind and its effect. An empty word is refused before it gets
  /// here.
  package init(
    _ name: String,
    kind: OperandDescription.Kind,
    summary: String,
    apply: @escaping @Sendable (inout Arguments, Word) throws(ValueError) -> Void
  ) {
    description = OperandDescription(name: name, kind: kind, summary: summary)
    self.apply = apply
  }
}

extension Operand {
  /// The same operand for arguments that hold these, as `CommandOption.within`.
  package func within<Whole>(
    _ part: @escaping @Sendable (Whole) -> Arguments,
    _ change: @escaping @Sendable (inout Whole, Arguments) -> Void
  ) -> Operand<Whole> {
    Operand<Whole>(description.name, kind: description.kind, summary: description.summary) {
      [apply] whole, word throws(ValueError) in
      var arguments = part(whole)
      try apply(&arguments, word)
      change(&whole, arguments)
    }
  }
}
