import JSON

extension UsageError {
  package var hint: String? {
    switch problem {
    case .missingCommand(let known): list("the commands are", known)
    case .unknownCommand(_, let suggestions, let known):
      didYouMean(suggestions) ?? list("the commands are", known)
    case .unknownOption(_, let suggestions): didYouMean(suggestions) ?? seeHelp
    case .habit(_, let hint): hint
    case .optionOfOthers(_, let commands):
      "it belongs to \(quotedList(commands, lastBefore: "and"))"
    case .numberAsOption(let word):
      "if it is a file, write './\(word.shown)' or '-- \(word.shown)'"
    case .missingValue(let option, let spelling, let next):
      hintForMissingValue(option, spelling: spelling, next: next)
    case .unwantedValue(let option, _, _): "write '--\(option.long)' alone"
    case .badValue(let option, _, let value, let error):
      repetition(of: option, value) ?? hint(for: error, value: value, Choices(option))
    case .conflict, .repeated: "leave out one of them"
    case .missingOperand(let operand): list("\(operand.name) is one of", Choices(operand))
    case .emptyOperand(let operand):
      operand.isPath ? "write '.' for the current folder" : list("write one of", Choices(operand))
    case .badOperand(let operand, let word, let error):
      hint(for: error, value: word, Choices(operand))
    case .extraOperand(_, let suggestion): didYouMean(suggestion.map { [$0] } ?? [])
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
    let choices = Choices(option)
    let names = choices.isLong ? nil : list("write one of", choices)
    return names ?? "write '\(spelling) \(option.placeholder ?? "VALUE")'"
  }

  private func repetition(of option: OptionDescription, _ value: Word) -> String? {
    let parts = value.bytes.split(separator: .comma, omittingEmptySubsequences: false)
    guard option.isRepeatable, parts.count > 1, parts.allSatisfy({ !$0.isEmpty }) else {
      return nil
    }
    let line = parts.map { "--\(option.long) \(Word(bytes: $0).shown)" }.joined(separator: " ")
    return "repeat the option for several: '\(line)'"
  }

  private func hint(for error: ValueError, value: Word, _ known: Choices) -> String? {
    switch error {
    case .unknown(let choices, let part, _):
      var choices = Choices(names: choices, listing: known.listing)
      if part == nil { choices.others = known.others }
      return didYouMean(part ?? value.text ?? "", before: choices)
    case .empty, .malformed, .refused: return list("write one of", known)
    case .notText, .outOfBounds: return nil
    }
  }

  private func didYouMean(_ suggestions: [String]) -> String? {
    suggestions.isEmpty ? nil : "did you mean \(quotedList(suggestions, lastBefore: "or"))?"
  }

  /// Returns suggestions, followed by the whole list because a guess may be wrong.
  private func didYouMean(_ word: String, before choices: Choices) -> String? {
    let guesses = suggestions(for: word, among: choices.names + choices.others)
    // With a long list, one guess or none helps more than the nearest few.
    let guess = didYouMean(choices.isLong ? Array(guesses.prefix(1)) : guesses)
    let all = list("it must be one of", choices)
    let sentences = [guess, all].compactMap(\.self)
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }

  private func list(_ introduction: String, _ choices: Choices) -> String? {
    guard choices.isLong, let listing = choices.listing else {
      return list(introduction, choices.names)
    }
    return "'\(tool) \(listing)' lists them all"
  }

  private func list(_ introduction: String, _ items: [String]) -> String? {
    items.isEmpty ? nil : "\(introduction) \(items.joined(separator: ", "))"
  }
}

private struct Choices {
  var names: [String]
  var listing: String?
  var others: [String] = []

  var isLong: Bool { names.count > mostChoicesInLine }
}

extension Choices {
  init(_ option: OptionDescription) {
    self.init(names: option.choices, listing: option.listing, others: option.suggested)
  }

  init(_ operand: OperandDescription) {
    self.init(names: operand.choices, listing: operand.listing)
  }
}
