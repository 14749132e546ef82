import ArgumentParsing
import Testing

@Suite("Help")
struct HelpTests {
  private let tool = testTool.description

  private func allHelp(_ style: HelpStyle) -> [String] {
    [tool.shortHelp(style), tool.help(style)] + tool.commands.map { tool.help(for: $0, style) }
  }

  @Test("fits the width, without breaking links and commands", arguments: [40, 60, 80, 100])
  func width(_ columns: Int) {
    for help in allHelp(HelpStyle(columns: columns)) {
      for line in help.split(separator: "\n") where !line.hasPrefix("    t ") {
        #expect(line.count <= columns || line.contains("https://"), "\(line)")
      }
    }
    #expect(
      tool.help(HelpStyle(columns: columns)).contains(
        "https://example.org/a/link/that/is/longer/than/forty/columns"))
  }

  @Test("uses no more than 100 columns")
  func widest() {
    #expect(tool.help(HelpStyle(columns: 500)) == tool.help(HelpStyle(columns: 100)))
  }

  @Test("of the tool matches the recording")
  func toolHelp() {
    #expect(
      tool.help(HelpStyle(columns: 72)) == """
        t 1.2.3

        Looks at specs.

        Usage: t <command> [options] [arguments]

        What it says about a spec is at
        https://example.org/a/link/that/is/longer/than/forty/columns and on no
        other page.

            t lint app.tabspec.json

        Commands:
          lint     Look for mistakes.
          explain  Tell about one rule.

        More commands:
          diff  Compare two specs.
          help  Print help for the tool or for one command.

        Options of all commands:
              --plain    No decoration.
          -h, --help     Print help and exit.
          -V, --version  Print the version and exit.

        Examples:
          Look at everything here.
            t lint -q .

        Environment:
          NO_COLOR  No colour, if it is not empty.

        Files:
          t.json  The configuration.

        Exit status:
          0   Nothing was found.
          64  The arguments make no sense.

        't help COMMAND' explains one command.

        """)
  }

  @Test("of a command is readable in 40 columns")
  func narrowHelp() {
    #expect(
      tool.help(forCommandNamed: "explain", HelpStyle(columns: 40)) == """
        Tell about one rule.

        Usage: t explain [options] RULE

        Arguments:
          RULE  The name of a rule. One of:
                nesting-depth,
                duplicate-identifier.

        Options of all commands:
              --plain
              No decoration.
          -h, --help
              Print help and exit.
          -V, --version
              Print the version and exit.

        """)
  }

  @Test("wraps hints but not messages")
  func error() throws {
    var globals = Globals()
    let error = #expect(throws: UsageError.self) {
      try testTool.parse(words("a-rather-long-name-of-no-command"), globals: &globals)
    }
    #expect(
      error?.report(columns: 40) == """
        error: unknown command 'a-rather-long-name-of-no-command'
        help: the commands are lint, diff,
              explain, help
        usage: t <command> [options] [arguments]

        """)
  }

  @Test("marks headings and names")
  func bold() {
    let help = tool.shortHelp(HelpStyle { "<\($0)>" })
    #expect(help.contains("<Usage:> t <command>"))
    #expect(help.contains("  <lint>     Look for mistakes.\n"))
  }

  @Test("lists every option and command")
  func complete() {
    let style = HelpStyle()
    for command in tool.commands {
      let help = tool.help(for: command, style)
      for option in command.options + tool.globals { #expect(help.contains("--\(option.long)")) }
    }
  }
  @Test("lists commands once if none is a main one, and up to twelve values of an option")
  func plain() {
    let tool = plainTool.description
    #expect(
      tool.shortHelp(HelpStyle()).contains(
        "Commands:\n  pick  Pick one.\n  help  Print help for the tool or for one command.\n"))
    #expect(!tool.shortHelp(HelpStyle()).contains("More commands"))
    let help = tool.help(forCommandNamed: "pick", HelpStyle(columns: 100))
    #expect(help.contains("--few N   Few. One of: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12.\n"))
    #expect(help.contains("--many N  Many.\n"))
  }
}

private let plainTool = Tool<Globals, Recorder>(
  about: .init(name: "t", version: "1", summary: "Picks."),
  commands: [
    Command<Recorder>(
      name: "pick", summary: "Pick one.",
      options: [choice("few", 12), choice("many", 13)], initial: "",
      run: { _, _ in 0 })
  ], globals: [.plain])

private func choice(_ name: String, _ count: Int) -> CommandOption<String> {
  CommandOption(
    long: name,
    shape: .value(placeholder: "N", choices: (1...count).map(String.init)),
    summary: name.capitalized + "."
  ) { _, _ in }
}
