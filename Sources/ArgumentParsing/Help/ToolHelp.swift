extension ToolDescription {
  package func shortHelp(_ style: HelpStyle) -> String {
    var help = HelpText(style: style)
    help.prose(about.summary)
    help.usage(usage)
    for group in groups { help.section(group.title, group.commands.map(Definition.init)) }
    help.prose(
      "'\(about.name) help' shows everything, '\(about.name) help COMMAND' explains one command.")
    return help.text
  }

  package func help(_ style: HelpStyle) -> String {
    var help = HelpText(style: style)
    help.prose("\(about.name) \(about.version)")
    help.prose(about.summary)
    help.usage(usage)
    help.prose(about.discussion)
    for group in groups { help.section(group.title, group.commands.map(Definition.init)) }
    help.section("Options of all commands", globals.map(Definition.init))
    help.examples(about.examples)
    help.section("Environment", about.environment)
    help.section("Files", about.files)
    help.section("Exit status", about.exitStatus)
    help.prose("'\(about.name) help COMMAND' explains one command.")
    return help.text
  }

  package func help(for command: CommandDescription, _ style: HelpStyle) -> String {
    var help = HelpText(style: style)
    help.prose(command.summary)
    help.usage(command.usage(tool: about.name))
    help.prose(command.discussion)
    help.section("Arguments", command.operands.map(Definition.init))
    help.section("Options", command.options.map(Definition.init))
    help.section("Options of all commands", globals.map(Definition.init))
    help.examples(command.examples)
    return help.text
  }

  package func help(forCommandNamed name: String?, _ style: HelpStyle) -> String {
    name.flatMap(command(named:)).map { help(for: $0, style) } ?? help(style)
  }
}
