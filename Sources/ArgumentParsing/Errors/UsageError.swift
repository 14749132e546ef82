package struct UsageError: Error, Equatable, Sendable {
  /// Spellings are quoted from the line and safe to print.
  package enum Problem: Error, Equatable, Sendable {
    case missingCommand(known: [String])
    case unknownCommand(Word, suggestions: [String], known: [String])
    case unknownOption(spelling: String, suggestions: [String])
    case habit(String, hint: String)
    case optionOfOthers(spelling: String, commands: [String])
    /// A word such as `-5`, which may be a file name.
    case numberAsOption(Word)
    /// `next` is the word in place of the value, which looks like an option.
    case missingValue(option: OptionDescription, spelling: String, next: Word?)
    case unwantedValue(option: OptionDescription, spelling: String, value: Word)
    case badValue(option: OptionDescription, spelling: String, value: Word, ValueError)
    case repeated(spelling: String, first: Word, second: Word)
    case conflict(String, String)
    case missingOperand(OperandDescription)
    case emptyOperand(OperandDescription)
    case badOperand(OperandDescription, Word, ValueError)
    case extraOperand(Word, suggestion: String? = nil)
    case standardInputTwice
    case combination(CombinationError)
  }

  package let problem: Problem
  package let tool: String
  package let command: String?
  package let usage: String

  package func report(columns: Int = 80) -> String {
    let width = HelpStyle(columns: columns).width
    let parts = [("help", hint), ("usage", usage)]
    let lines = parts.flatMap { label, text in
      text.map { wrappedLines($0, width: width, indent: label.count + 2, start: "\(label): ") }
        ?? []
    }
    return (["error: \(message)"] + lines).joined(separator: "\n") + "\n"
  }
}

/// Arguments that are valid one by one but not together, thrown by a command's `check`.
package struct CombinationError: Error, Equatable, Sendable {
  package let message: String
  package let hint: String?

  package init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }
}
