extension UsageError {
  /// What to write instead, if there is something to say.
  package var hint: String? {
    switch problem {
    case .missingCommand(let known): list("the commands are", known)
    case .unknownCommand(_, let suggestions, let known):
      didYouMean(suggestions) ?? list("the commands are", known)
    case .unknownOption(_, let suggestions): didYouMean(suggestions) ?? seeHelp
    case .optionOfOthers(_, let commands):
      "it belongs to \(quotedList(commands, lastBefore: "and"))"
    case .numberAsOption(let word):
      "if it is a file, write './\(word.shown)' or '-- \(word.shown)'"
    case .missingValue(let option, let spelling, let next):
      hintForMissingValue(option, spelling: spelling, next: next)
    case .unwantedValue(let option, _, _): "write '--\(option.long)' alone"
    case .badValue(let option, _, let value, let error):
      hint(for: error, value: value, choices: option.choices)
    case .conflict: "leave out one of them"
    case .missingOperand(let operand): list("\(operand.name) is one of", operand.choices)
    case .emptyOperand(let operand):
      operand.isPath ? "write '.' for the current directory" : list("write one of", operand.choices)
    case .badOperand(let operand, let word, let error):
      hint(for: error, value: word, choices: operand.choices)
    case .extraOperand: nil
    case .standardInputTwice: "leave out one of the '-'"
    case .combination(let error): error.hint
    }
  }

  private var seeHelp: String {
    "'\(tool) help\(command.map { " \($0)" } ?? "")' lists the options"
  }

  private func hintForMissingValue(
    _ option: OptionDescription, spelling: String, next: Word?
  ) -> String {
    if let next, !next.spells("--") {
      return "if \(next.quoted) is the value, write '--\(option.long)=\(next.shown)'"
    }
    return list("write one of", option.choices)
      ?? "write '\(spelling) \(option.placeholder ?? "VALUE")'"
  }

  private func hint(for error: ValueError, value: Word, choices: [String]) -> String? {
    switch error {
    case .unknown(let choices):
      // A list of texts is told which of them is wrong by what is near to it.
      didYouMean(suggestions(for: value, among: choices), before: choices)
    case .empty, .malformed: list("write one of", choices)
    case .notText, .outOfBounds: nil
    }
  }

  private func didYouMean(_ suggestions: [String]) -> String? {
    suggestions.isEmpty ? nil : "did you mean \(quotedList(suggestions, lastBefore: "or"))?"
  }

  /// The suggestion, and the whole list after it: a guess may be wrong.
  private func didYouMean(_ suggestions: [String], before choices: [String]) -> String? {
    let all = list("it takes one of", choices)
    guard let guess = didYouMean(suggestions) else { return all }
    return all.map { "\(guess) \($0)" } ?? guess
  }

  private func list(_ introduction: String, _ items: [String]) -> String? {
    items.isEmpty ? nil : "\(introduction) \(items.joined(separator: ", "))"
  }
}
