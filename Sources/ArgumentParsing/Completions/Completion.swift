/// What a shell can offer in the place of a value or an operand.
enum Completion: Equatable {
  case nothing
  case choices([String])
  /// Choices with commas between them.
  case list([String])
  /// Choices, each perhaps with an equals sign and a file.
  case nameAndFile([String])
  /// Folders and files, all of them or those with a suffix.
  case path(suffix: String?)
  /// Names, each with an equals sign and one of the values.
  case pair([String], values: [String])
  /// What the tool prints for these words and the file on the line.
  case asked(String)
}

extension OptionDescription {
  /// What to offer for the value.
  var completion: Completion {
    switch form {
    case .path: .path(suffix: nil)
    case .list: choices.isEmpty ? .nothing : .list(choices)
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
  /// What to offer for the operand.
  var completion: Completion {
    switch kind {
    case .path(let suffix): .path(suffix: suffix)
    case .choice(let choices, _): .choices(choices)
    case .text: .nothing
    }
  }
}

extension ToolDescription {
  /// The name as a part of shell function names.
  var shellName: String {
    String(about.name.map { $0 == "-" || $0 == "." ? "_" : $0 })
  }

  /// All spellings of options that take a value, in whichever command.
  var spellingsWithValue: [String] {
    let options = globals + commands.flatMap(\.options)
    return options.filter(\.takesValue).flatMap(\.spellings).reduce(into: []) {
      if !$0.contains($1) { $0.append($1) }
    }
  }

  /// Patterns for `COMMAND:SPELLING` that match the options with a value, where nothing is before
  /// the colon as long as the command is not known.
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

  /// How the files that commands read end, for finding one on a line.
  var fileSuffix: String {
    for operand in commands.flatMap(\.operands.operands) {
      if case .path(let suffix?) = operand.kind { return suffix }
    }
    return ""
  }
}

/// A text between single quotes, for any of the shells.
func shellQuoted(_ text: String) -> String {
  "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#)
    + "'"
}
