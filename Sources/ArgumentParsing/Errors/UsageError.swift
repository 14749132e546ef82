/// A command line that cannot be run: what is wrong with it, as data.
///
/// `message` and `hint` put it into words. The exit code is the tool's to choose.
package struct UsageError: Error, Equatable, Sendable {
  /// What is wrong. Spellings are as on the line and safe to print.
  package enum Problem: Error, Equatable, Sendable {
    case missingCommand(known: [String])
    case unknownCommand(Word, suggestions: [String], known: [String])
    case unknownOption(spelling: String, suggestions: [String])
    /// The option exists, but only for other commands.
    case optionOfOthers(spelling: String, commands: [String])
    /// A word such as `-5`, which may be meant as the name of a file.
    case numberAsOption(Word)
    /// `next` is the word that stands where the value should be, but reads as an option.
    case missingValue(option: OptionDescription, spelling: String, next: Word?)
    case unwantedValue(option: OptionDescription, spelling: String, value: Word)
    case badValue(option: OptionDescription, spelling: String, value: Word, ValueError)
    case conflict(String, String)
    case missingOperand(OperandDescription)
    case emptyOperand(OperandDescription)
    case badOperand(OperandDescription, Word, ValueError)
    case extraOperand(Word)
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

  /// The whole error: a line of what is wrong, one of what to write instead, and the usage.
  package var report: String {
    var lines = ["error: \(message)"]
    if let hint { lines.append("help: \(hint)") }
    lines.append("usage: \(usage)")
    return lines.joined(separator: "\n") + "\n"
  }
}
