extension UsageError {
  package var message: String {
    switch problem {
    case .missingCommand: "a command is missing"
    case .unknownCommand(let name, _, _): "unknown command \(name.quoted)"
    case .habit(let spelling, _) where !spelling.hasPrefix("-"): "unknown command '\(spelling)'"
    case .unknownOption(let spelling, _), .habit(let spelling, _): "unknown option '\(spelling)'"
    case .optionOfOthers(let spelling, _): "'\(command ?? tool)' has no option '\(spelling)'"
    case .numberAsOption(let word): "unknown option \(word.quoted)"
    case .missingValue(_, let spelling, _): "'\(spelling)' needs a value"
    case .unwantedValue(_, let spelling, let value):
      "'\(spelling)' takes no value, but got \(value.quoted)"
    case .badValue(let option, let spelling, let value, let error):
      message(of: error, for: "'\(spelling)'", noun: option.noun, value: value)
    case .repeated(let spelling, let first, let second):
      "'\(spelling)' takes one value, but got \(first.quoted) and \(second.quoted)"
    case .conflict(let one, let other): "'\(one)' and '\(other)' cannot be used together"
    case .missingOperand(let operand): "the argument \(operand.name) is missing"
    case .emptyOperand(let operand):
      operand.isPath ? "\(operand.name) is an empty path" : "\(operand.name) is empty"
    case .badOperand(let operand, let word, let error):
      message(of: error, for: operand.name, noun: operand.name.lowercased(), value: word)
    case .extraOperand(let word, _): "unexpected argument \(word.quoted)"
    case .standardInputTwice: "standard input ('-') can be read only once"
    case .combination(let error): error.message
    }
  }

  private func message(
    of error: ValueError, for taker: String, noun: String, value: Word
  ) -> String {
    switch error {
    case .empty(let expected): "the value of \(taker) is empty; expected \(expected)"
    case .notText: "\(taker) takes text in UTF-8, not \(value.quoted)"
    case .unknown(_, let part, let own): "unknown \(own ?? noun) '\(part ?? value.shown)'"
    case .refused(let reason): "\(taker) cannot take \(value.quoted): \(reason)"
    case .malformed(let expected): "\(taker) takes \(expected), not \(value.quoted)"
    case .outOfBounds(let minimum, let maximum):
      if value.text.flatMap({ Int($0) }) != nil {
        "\(taker) must be \(bounds(atLeast: minimum, atMost: maximum)), not \(value.quoted)"
      } else {
        // Too long for an integer: bounds alone would not explain why "9999…" is not "0 or more".
        "\(taker) takes \(wholeNumber(atLeast: minimum, atMost: maximum)), "
          + "and \(value.quoted) is out of range"
      }
    }
  }
}
