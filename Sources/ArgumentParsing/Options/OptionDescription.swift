package struct OptionDescription: Sendable, Equatable {
  package enum Shape: Sendable, Equatable {
    case flag
    case value(placeholder: String, choices: [String] = [], form: ValueForm = .text)
  }

  package enum ValueForm: Sendable, Equatable {
    case text
    /// An integer: the word `-1` is a value and not an option.
    case number
    case path
    case nameAndFile
    case pair(values: [String])
    /// Any text; completion offers these in addition to the choices.
    case suggested([String])
    /// A name of this kind from the file on the line.
    case fromFile(String)
  }

  package let long: String
  package var short: Character?
  package let shape: Shape
  package let summary: String
  package var conflicts: [String] = []
  package var isRepeatable = false
  package var listing: String?

  package var takesValue: Bool { shape != .flag }
  package var placeholder: String? { value?.placeholder }
  package var choices: [String] { value?.choices ?? [] }
  package var form: ValueForm? { value?.form }

  private var value: (placeholder: String, choices: [String], form: ValueForm)? {
    guard case .value(let placeholder, let choices, let form) = shape else { return nil }
    return (placeholder, choices, form)
  }

  var suggested: [String] {
    if case .suggested(let values) = form { values } else { [] }
  }

  /// The noun for a value in messages: "severity" for `--fail-on SEVERITY`, "format" for `--format
  /// NAME`.
  var noun: String {
    let name = placeholder?.prefix { $0.isLetter || $0 == "-" }.lowercased() ?? ""
    let word = ["", "name", "value"].contains(name) ? long : name
    return String(word.map { $0 == "-" ? " " : $0 })
  }

  func isSpelled(by token: Lexer.Token) -> Bool {
    switch token {
    case .long(let name): name.spells(long)
    case .short(let name): short.map { name.spells(String($0)) } ?? false
    case .operand: false
    }
  }
}

extension [OptionDescription] {
  /// Returns the option of a token: before the command, an option that takes a value in any command
  /// takes one.
  func first(spelledBy token: Lexer.Token) -> OptionDescription? {
    let spelled = filter { $0.isSpelled(by: token) }
    return spelled.first(where: \.takesValue) ?? spelled.first
  }
}
