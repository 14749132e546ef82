/// A command line that cannot be run: what is wrong with it, as data.
///
/// `message` and `hint` put it into words. The exit code is the tool's to choose.
package struct UsageError: Error, Equatable, Sendable {
  /// What is wrong. Spellings are as on the line and safe to print.
  package enum Problem: Error, Equatable, Sendable {
    case missingCommand(known: [String])
    case unknownCommand(Word, suggestions: [String], known: [String])
    case unknownOption(spelling: String, suggestions: [String])
    /// Other tools have a command or an option of this name; the hint is what to write instead.
    case habit(String, hint: String)
    /// The option exists, but only for other commands.
    case optionOfOthers(spelling: String, commands: [String])
    /// A word such as `-5`, which may be meant as the name of a file.
    case numberAsOption(Word)
    /// `next` is the word that stands where the value should be, but reads as an option.
    case missingValue(option: OptionDescription, spelling: String, next: Word?)
    case unwantedValue(option: OptionDescription, spelling: String, value: Word)
    case badValue(option: OptionDescription, spelling: String, value: Word, ValueError)
    /// An option that takes one value was given two different ones.
    case repeated(spelling: String, first: Word, second: Word)
    case conflict(String, String)
    case missingOperand(OperandDescription)
    case emptyOperand(OperandDescription)
    case badOperand(OperandDescription, Word, ValueError)
    /// The suggestion is a line whose command takes the word.
    case extraOperand(Word, suggestion: String? = nil)
    case standardInputTwice
    case combination(CombinationError)
  }

  /// What is wrong.
  package let problem: Problem
  /// The tool's name.
  package let tool: String
  /// The command, where one was found.
  package let command: String?
  /// The usage line that fits.
  package let usage: String

  /// The whole error: a line of what is wrong, then what to write instead and the usage, both wrapped
  /// at `columns`.
  package func report(columns: Int = 80) -> String {
    let width = HelpStyle(columns: columns).width
    let parts = [("help", hint), ("usage", usage)]
    let lines = parts.flatMap { label, text in
      text.map { wrappedLines("\(label): \($0)", width: width, indent: label.count + 2, first: 0) }
        ?? []
    }
    return (["error: \(message)"] + lines).joined(separator: "\n") + "\n"
  }
}
