import ArgumentParsing

extension Tool {
  /// Problems of names, texts and choices, one line each.
  func catalogProblems() -> [String] {
    let tool = description
    var problems = duplicates(in: tool.commands.map(\.name)).map {
      "command '\($0)' is there twice"
    }
    problems += textProblems(of: "the tool", tool.about.summary)
    for name in tool.about.mainCommands where tool.command(named: name) == nil {
      problems.append("the main command '\(name)' is not there")
    }
    for command in tool.commands {
      let name = "command '\(command.name)'"
      problems += nameProblems(of: name, command.name) + textProblems(of: name, command.summary)
      problems += optionProblems(command.options + tool.globals, in: name)
      for operand in command.operands {
        problems += textProblems(of: "\(operand.name) of \(name)", operand.summary)
        problems += choiceProblems(of: "\(operand.name) of \(name)", operand.choices)
      }
      for example in command.examples {
        problems += textProblems(of: "example '\(example.line)'", example.summary)
      }
    }
    return problems.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

extension CommandOption {
  /// The choices that the option rejects.
  func refusedChoices(startingFrom arguments: Arguments) -> [String] {
    description.choices.filter { choice in
      var arguments = arguments
      do throws(ValueError) {
        try apply(&arguments, Word(choice))
        return false
      } catch {
        return true
      }
    }
  }
}

private func optionProblems(_ options: [OptionDescription], in owner: String) -> [String] {
  var problems = duplicates(in: options.map(\.long)).map { "'--\($0)' is in \(owner) twice" }
  problems += duplicates(in: options.compactMap(\.short)).map { "'-\($0)' is in \(owner) twice" }
  for option in options {
    let name = "'--\(option.long)' of \(owner)"
    problems += nameProblems(of: name, option.long) + textProblems(of: name, option.summary)
    if option.long.utf8.count < 2 { problems.append("\(name) has one letter only") }
    if let short = option.short, !(short.isASCII && short.isLetter) {
      problems.append("'-\(short)' of \(owner) is not a letter from a to z")
    }
    if option.placeholder == "" { problems.append("\(name) has no placeholder") }
    if option.takesValue, option.isRepeatable != option.summary.contains("Repeatable") {
      problems.append("\(name) and its summary do not agree about 'Repeatable'")
    }
    problems += choiceProblems(of: name, option.choices)
    for other in option.conflicts where !options.contains(where: { $0.long == other }) {
      problems.append("\(name) conflicts with '--\(other)', which is not there")
    }
  }
  return problems
}

private func nameProblems(of owner: String, _ name: String) -> [String] {
  let isFine =
    name.first?.isLetter == true && name.last != "-"
    && name.utf8.allSatisfy {
      "abcdefghijklmnopqrstuvwxyz0123456789-".utf8.contains($0)
    }
  return isFine ? [] : ["\(owner) is not written in lower case letters, digits and dashes"]
}

private func textProblems(of owner: String, _ text: String) -> [String] {
  if text.isEmpty { return ["\(owner) has no summary"] }
  var problems: [String] = []
  if text.last != "." { problems.append("the summary of \(owner) does not end with a period") }
  if text.first?.isLowercase == true {
    problems.append("the summary of \(owner) does not start with a capital")
  }
  return problems
}

/// Shells complete choices, and other characters would mean something to them.
private func choiceProblems(of owner: String, _ choices: [String]) -> [String] {
  let odd = choices.filter { choice in
    choice.isEmpty
      || !choice.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._+-".contains($0)) }
  }
  return duplicates(in: choices).map { "\(owner) offers '\($0)' twice" }
    + odd.map { "\(owner) offers '\($0)', which is not letters, digits, '.', '_', '+' or '-'" }
}

private func duplicates<Item: Hashable>(in items: [Item]) -> [Item] {
  var seen: Set<Item> = []
  return items.filter { !seen.insert($0).inserted }
}
