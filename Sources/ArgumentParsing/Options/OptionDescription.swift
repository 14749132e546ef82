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
    /// A name from the choices, `=` and one of these values.
    case pair(values: [String])
    /// Text that may be anything; completion offers these besides the choices.
    case suggested([String])
    /// Something that a file on the line holds: completion runs the tool with these words and that
    /// file, which prints what to offer, one on each line.
    case asked(String)
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
  /// Whether it may be given several times, and means each of them.
  package let isRepeatable: Bool
  /// The command that lists the choices, where they are too many for a line.
  package let listing: String?

  init(
    long: String, short: Character?, shape: Shape, summary: String, conflicts: [String] = [],
    isRepeatable: Bool = false, listing: String? = nil
  ) {
    self.long = long
    self.short = short
    self.shape = shape
    self.summary = summary
    self.conflicts = conflicts
    self.isRepeatable = isRepeatable
    self.listing = listing
  }

  /// Whether a value follows.
  package var takesValue: Bool { shape != .flag }

  /// The values to choose from, if there is such a list.
  package var choices: [String] {
    guard case .value(_, let choices, _) = shape else { return [] }
    return choices
  }

  /// Other values that people may mean.
  var suggested: [String] {
    guard case .suggested(let values) = form else { return [] }
    return values
  }

  /// The word that stands for the value in help, if it takes one.
  package var placeholder: String? {
    guard case .value(let placeholder, _, _) = shape else { return nil }
    return placeholder
  }

  /// What the value names, in messages: "severity" for `--fail-on SEVERITY`, "format" for
  /// `--format NAME`.
  var noun: String {
    let name = placeholder?.prefix { $0.isLetter || $0 == "-" }.lowercased() ?? ""
    let word = ["", "name", "value"].contains(name) ? long : name
    return String(word.map { $0 == "-" ? " " : $0 })
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
