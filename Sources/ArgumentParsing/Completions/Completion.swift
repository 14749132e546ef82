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
}

extension OptionDescription {
  /// What to offer for the value.
  var completion: Completion {
    switch form {
    case .path: .path(suffix: nil)
    case .list: choices.isEmpty ? .nothing : .list(choices)
    case .nameAndFile: choices.isEmpty ? .nothing : .nameAndFile(choices)
    case .text, .number: choices.isEmpty ? .nothing : .choices(choices)
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
    case .choice(let choices): .choices(choices)
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
}

/// A text between single quotes, for any of the shells.
func shellQuoted(_ text: String) -> String {
  "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#)
    + "'"
}
