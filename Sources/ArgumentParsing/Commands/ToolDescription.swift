/// What help, completions and documents know of the whole tool.
package struct ToolDescription: Sendable, Equatable {
  /// The facts about a tool that are not about its commands.
  package struct About: Sendable, Equatable {
    /// The word that calls it.
    package var name: String
    /// Its version, without the name.
    package var version: String
    /// What it does, in a sentence with a period.
    package var summary: String
    /// More about it: paragraphs with empty lines between them; those indented stay as they are.
    package var discussion = ""
    /// Lines to try, for the short help and the manual.
    package var examples: [CommandExample] = []
    /// The codes it exits with.
    package var exitStatus: [Definition] = []
    /// The environment variables it looks at.
    package var environment: [Definition] = []
    /// The files it looks for.
    package var files: [Definition] = []
    /// The names of the commands that help lists first; empty for one list of all.
    package var mainCommands: [String] = []
    /// What people write who know other tools.
    package var habits: [Habit] = []
    /// The command to suggest where a line begins with a file instead of one.
    package var fileCommand: String?
    /// Where to read more.
    package var link: String?

    /// The facts from a name, a version and a summary; the rest is set afterwards.
    package init(name: String, version: String, summary: String) {
      self.name = name
      self.version = version
      self.summary = summary
    }
  }

  /// The facts that are not about commands.
  package let about: About
  /// All commands, `help` last.
  package let commands: [CommandDescription]
  /// The options of every command, `--help` and `--version` last.
  package let globals: [OptionDescription]

  /// The command of a name.
  package func command(named name: String) -> CommandDescription? {
    commands.first { $0.name == name }
  }

  /// The commands under their headings: those to begin with, then the others.
  var groups: [(title: String, commands: [CommandDescription])] {
    let main = commands.filter { about.mainCommands.contains($0.name) }
    if main.isEmpty { return [("Commands", commands)] }
    let others = commands.filter { !about.mainCommands.contains($0.name) }
    return [("Commands", main), ("More commands", others)]
  }

  /// The usage line of the tool itself.
  package var usage: String { "\(about.name) <command> [options] [arguments]" }
}
