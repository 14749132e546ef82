/// A command line tool: its commands, the options they all have, and the way from words to one of
/// them.
///
/// `Globals` is what the global options change; `Context` is what a running command is given.
package struct Tool<Globals, Context>: Sendable {
  /// The facts that are not about commands.
  package let about: ToolDescription.About
  /// The commands, without `help`, which every tool has.
  package let commands: [Command<Context>]
  /// The options of every command, without `--help` and `--version`, which every tool has.
  package let globals: [CommandOption<Globals>]

  /// A tool from its commands and the options that they all have.
  package init(
    about: ToolDescription.About, commands: [Command<Context>], globals: [CommandOption<Globals>]
  ) {
    self.about = about
    self.commands = commands
    self.globals = globals
  }

  /// Everything but the effects, for help, documents and completions.
  package var description: ToolDescription {
    ToolDescription(
      about: about,
      commands: commands.map(\.description)
        + [BuiltIn.helpDescription(commands: commands.map(\.name))],
      globals: globals.map(\.description) + BuiltIn.options)
  }
}
