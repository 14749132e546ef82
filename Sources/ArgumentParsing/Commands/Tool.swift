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
