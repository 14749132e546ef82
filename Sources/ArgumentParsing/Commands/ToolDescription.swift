package struct ToolDescription: Sendable, Equatable {
  package struct About: Sendable, Equatable {
    package var name: String
    package var version: String
    package var summary: String
    /// Paragraphs separated by empty lines; indented ones are printed verbatim.
    package var discussion = ""
    package var examples: [CommandExample] = []
    package var exitStatus: [Definition] = []
    package var environment: [Definition] = []
    package var files: [Definition] = []
    /// The commands that help lists first; empty for a single list.
    package var mainCommands: [String] = []
    package var habits: [Habit] = []
    /// The command to suggest if the first word is a file.
    package var fileCommand: String?

    package init(name: String, version: String, summary: String) {
      self.name = name
      self.version = version
      self.summary = summary
    }
  }

  package let about: About
  /// All commands, including `help` at the end.
  package let commands: [CommandDescription]
  /// The options of every command, including `--help` and `--version` at the end.
  package let globals: [OptionDescription]

  package func command(named name: String) -> CommandDescription? {
    commands.first { $0.name == name }
  }

  var groups: [(title: String, commands: [CommandDescription])] {
    let main = commands.filter { about.mainCommands.contains($0.name) }
    if main.isEmpty { return [("Commands", commands)] }
    let others = commands.filter { !about.mainCommands.contains($0.name) }
    return [("Commands", main), ("More commands", others)]
  }

  package var usage: String { "\(about.name) <command> [options] [arguments]" }
}

/// A command or an option of another tool, and its equivalent.
package struct Habit: Sendable, Equatable {
  package let spellings: [String]
  /// The equivalent option; nil for a command. Commands without this option give no hint.
  package let option: String?
  package let hint: String

  package static func command(_ spellings: String..., hint: String) -> Habit {
    Habit(spellings: spellings, option: nil, hint: hint)
  }

  package static func option(_ spellings: String..., for option: String, hint: String) -> Habit {
    Habit(spellings: spellings, option: option, hint: hint)
  }
}
