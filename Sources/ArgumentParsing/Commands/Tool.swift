package struct Tool<Globals, Context>: Sendable {
  package let about: ToolDescription.About
  /// The commands, excluding `help`.
  package let commands: [Command<Context>]
  /// The options of every command, excluding `--help` and `--version`.
  package let globals: [CommandOption<Globals>]

  package init(
    about: ToolDescription.About, commands: [Command<Context>], globals: [CommandOption<Globals>]
  ) {
    self.about = about
    self.commands = commands
    self.globals = globals
  }

  package var description: ToolDescription {
    ToolDescription(
      about: about,
      commands: commands.map(\.description)
        + [BuiltIn.helpDescription(commands: commands.map(\.name))],
      globals: globals.map(\.description) + BuiltIn.options)
  }
}

package enum Invocation<Context>: Sendable {
  /// The line is empty: short help goes to standard error, and the exit code is that of a usage
  /// error.
  case nothing
  case help(command: String?)
  case version
  case run(command: String, @Sendable (Context) -> Int32)
}
