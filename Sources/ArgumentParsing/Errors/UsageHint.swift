import JSON

extension UsageError {
  package var hint: String? {
    switch problem {
    case .missingCommand(let known): list("the commands are", known)
    case .unknownCommand(_, let suggestions, let known):
      didYouMean(suggestions) ?? list("the commands are", known)
    case .unknownOption(_, let suggestions):
      didYouMean(suggestions) ?? "'\(tool) help\(command.map { " \($0)" } ?? "")' lists the options"
    case .habit(_, let hint): hint
    case .optionOfOthers(_, let commands):
      "it belongs to \(quotedList(commands, lastBefore: "and"))"
    case .numberAsOption(let word): "if it is a file, write './\(word.shown)' or '-- \(word.shown)'"
    case .missingValue(let option, let spelling, let next):
      hintForMissingValue(option, spelling: spelling, next: next)
    case .unwantedValue(let option, _, _): "write '--\(option.long)' alone"
    case .badValue(let option, _, let value, let error):
      repetition(of: option, value)
        ?? hint(for: error, value, option.choices, option.listing, others: option.suggested)
    case .conflict, .repeated: "leave out one of them"
    case .missingOperand(let operand):
      list("\(operand.name) is one of", operand.choices, operand.listing)
    case .emptyOperand(let operand):
      operand.isPath
        ? "write '.' for the current folder"
        : list("write one of", operand.choices, operand.listing)
    case .badOperand(let operand, let word, let error):
      hint(for: error, word, operand.choices, operand.listing)
    case .extraOperand(_, let suggestion): didYouMean(suggestion.map { [$0] } ?? [])
    case .standardInputTwice: "leave out one of the '-'"
    case .combination(let error): error.hint
    }
  }

  private func hintForMissingValue(
    _ option: OptionDescription, spelling: String, next: Word?
  ) -> String {
    if let next, !next.spells("--") {
      return "if \(next.quoted) is the value, write '--\(option.long)=\(next.shown)'"
    }
    let choices = isLong(option.choices) ? nil : list("write one of", option.choices)
    return choices ?? "write '\(spelling) \(option.placeholder ?? "VALUE")'"
  }

  private func repetition(of option: OptionDescription, _ value: Word) -> String? {
    let parts = value.bytes.split(separator: .comma, omittingEmptySubsequences: false)
    guard option.isRepeatable, parts.count > 1, parts.allSatisfy({ !$0.isEmpty }) else {
      return nil
    }
    let line = parts.map { "--\(option.long) \(Word(bytes: $0).shown)" }.joined(separator: " ")
    return "repeat the option for several: '\(line)'"
  }

  /// - Parameters:
  ///   - listing: the command that prints the choices if they are too many for a line.
  ///   - others: accepted in addition to the choices.
  private func hint(
    for error: ValueError, _ value: Word, _ choices: [String], _ listing: String?,
    others: [String] = []
  ) -> String? {
    switch error {
    case .unknown(let choices, let part, _):
      didYouMean(part ?? value.text ?? "", before: choices, listing, others: others)
    case .empty, .malformed, .refused: list("write one of", choices, listing)
    case .notText, .outOfBounds: nil
    }
  }

  private func didYouMean(_ suggestions: [String]) -> String? {
    suggestions.isEmpty ? nil : "did you mean \(quotedList(suggestions, lastBefore: "or"))?"
  }

  /// Returns suggestions, followed by the whole list because a guess may be wrong.
  private func didYouMean(
    _ word: String, before choices: [String], _ listing: String?, others: [String] = []
  ) -> String? {
    let guesses = suggestions(for: word, among: choices + others)
    // With a long list, one guess or none helps more than the nearest few. Guessing all of them is
    // no help.
    let guess =
      guesses.count == choices.count
      ? nil : didYouMean(isLong(choices) ? Array(guesses.prefix(1)) : guesses)
    let all = list("it must be one of", choices, listing)
    let sentences = [guess, all].compactMap(\.self)
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }

  private func list(
    _ introduction: String, _ choices: [String], _ listing: String? = nil
  ) -> String? {
    if let listing, isLong(choices) { return "'\(tool) \(listing)' lists them all" }
    return choices.isEmpty ? nil : "\(introduction) \(choices.joined(separator: ", "))"
  }

  private func isLong(_ choices: [String]) -> Bool { choices.count > mostChoicesInLine }
}
