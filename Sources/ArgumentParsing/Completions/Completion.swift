import JSON

enum Completion: Equatable {
  case nothing
  case choices([String])
  /// Choices, optionally followed by an equals sign and a file.
  case nameAndFile([String])
  case path(suffix: String?)
  case pair([String], values: [String])
  /// The lines that the tool prints for these words, followed by the file on the line.
  case asked(String)
}

extension OptionDescription {
  var completion: Completion {
    switch form {
    case .path: .path(suffix: nil)
    case .nameAndFile: choices.isEmpty ? .nothing : .nameAndFile(choices)
    case .pair(let values): .pair(choices, values: values)
    case .asked(let words): .asked(words)
    case .text, .number, .suggested:
      choices.isEmpty && suggested.isEmpty ? .nothing : .choices(choices + suggested)
    case nil: .nothing
    }
  }

  /// `-f` and `--format`.
  var spellings: [String] {
    (short.map { ["-\($0)"] } ?? []) + ["--\(long)"]
  }
}

extension OperandDescription {
  var completion: Completion {
    switch kind {
    case .path(let suffix): .path(suffix: suffix)
    case .choice(let choices, _): .choices(choices)
    }
  }
}

extension ToolDescription {
  var shellName: String {
    String(about.name.map { $0 == "-" || $0 == "." ? "_" : $0 })
  }

  var spellingsWithValue: [String] {
    let options = globals + commands.flatMap(\.options)
    return options.filter(\.takesValue).flatMap(\.spellings).uniqued()
  }

  /// Patterns `COMMAND:SPELLING` of the options with a value; `COMMAND` is empty before it is
  /// typed.
  var patternsWithValue: [String] {
    let options = globals + commands.flatMap(\.options)
    let flags = Set(options.filter { !$0.takesValue }.flatMap(\.spellings))
    return spellingsWithValue.flatMap { spelling in
      guard flags.contains(spelling) else { return ["*:\(spelling)"] }
      let owners = commands.filter { command in
        command.options.contains { $0.takesValue && $0.spellings.contains(spelling) }
      }
      return ([""] + owners.map(\.name)).map { "\($0):\(spelling)" }
    }
  }

  var fileSuffix: String {
    for operand in commands.flatMap(\.operands) {
      if case .path(let suffix?) = operand.kind { return suffix }
    }
    return ""
  }
}

func shellQuoted(_ text: String) -> String {
  "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#)
    + "'"
}

/// A text in one line.
func flat(_ text: String) -> String { String(text.map { $0 == "\n" ? " " : $0 }) }

/// Puts a backslash before each of some characters.
func backslashed(_ text: some StringProtocol, _ special: String) -> String {
  text.reduce(into: "") { escaped, character in
    if special.contains(character) { escaped.append("\\") }
    escaped.append(character)
  }
}
