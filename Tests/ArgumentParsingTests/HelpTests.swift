import ArgumentParsing
import TestSupport
import Testing

@Suite("Help")
struct HelpTests {
  private let tool = testTool.description

  @Test("fits the width of up to 100 columns, and has every option, whole links and commands")
  func width() {
    for columns in [40, 60, 80, 100] {
      let style = HelpStyle(columns: columns)
      let whole = tool.help(style)
      let commands = tool.commands.map { tool.help(for: $0, style) }
      for help in [tool.shortHelp(style), whole] + commands {
        for line in help.split(separator: "\n") where !line.hasPrefix("    t ") {
          #expect(line.count <= columns || line.contains("https://"), "\(line)")
        }
      }
      #expect(whole.contains("https://example.org/a/link/that/is/longer/than/forty/columns"))
      for (command, help) in zip(tool.commands, commands) {
        let options = command.options + tool.globals
        #expect(options.allSatisfy { help.contains("--\($0.long)") }, "\(command.name)")
      }
    }
    #expect(tool.help(HelpStyle(columns: 500)) == tool.help(HelpStyle(columns: 100)))
  }

  @Test("and the manual match the recordings; narrow lines wrap")
  func recordings() throws {
    let narrow = tool.help(forCommandNamed: "explain", HelpStyle(columns: 40))
    let help = tool.help(HelpStyle(columns: 72)) + "\n" + narrow
    try expectGolden(help, "help-of-a-small-tool.txt")
    try expectGolden(tool.manual(date: "January 2, 2026"), "manual-of-a-small-tool.txt")
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
      name: "pick", summary: "Pick one.", options: [choice("few", 12), choice("many", 13)],
      initial: "", run: { _, _ in 0 })
  ], globals: [.plain])

private func choice(_ name: String, _ count: Int) -> CommandOption<String> {
  let choices = (1...count).map(String.init)
  return CommandOption(
    long: name, shape: .value(placeholder: "N", choices: choices), summary: name.capitalized + "."
  ) { _, _ in }
}
