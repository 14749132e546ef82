/// What help, completions, documents and the parser know of an option: everything but its effect.
package struct OptionDescription: Sendable, Equatable {
  /// Whether an option takes a value, and which.
  package enum Shape: Sendable, Equatable {
    case flag
    case value(placeholder: String, choices: [String] = [], form: ValueForm = .text)
  }

  /// How a value is written, as far as spelling and completion care.
  package enum ValueForm: Sendable, Equatable {
    case text
    /// A whole number, so that the word `-1` is its value and not an option.
    case number
    /// A file or folder.
    case path
    /// Several texts with commas between them.
    case list
    /// A name, or a name, `=` and a file.
    case nameAndFile
  }

  /// The name after two dashes.
  package let long: String
  /// The letter after one dash, if it has one.
  package let short: Character?
  /// Whether it takes a value.
  package let shape: Shape
  /// What it does, in a sentence or two with periods.
  package let summary: String
  /// The long names of the options that cannot be on the same line.
  package let conflicts: [String]

  /// Whether a value follows.
  package var takesValue: Bool { shape != .flag }

  /// The values to choose from, if there is such a list.
  package var choices: [String] {
    guard case .value(_, let choices, _) = shape else { return [] }
    return choices
  }

  /// The word that stands for the value in help, if it takes one.
  package var placeholder: String? {
    guard case .value(let placeholder, _, _) = shape else { return nil }
    return placeholder
  }

  /// How the value is written, if it takes one.
  package var form: ValueForm? {
    guard case .value(_, _, let form) = shape else { return nil }
    return form
  }

  func isSpelled(by token: Lexer.Token) -> Bool {
    switch token {
    case .long(let name): name.spells(long)
    case .short(let name): short.map { name.spells(String($0)) } ?? false
    case .operand: false
    }
  }
}
