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
      var wrong: [String] = []
      for help in [tool.shortHelp(style), whole] + commands {
        for line in help.split(separator: "\n") where line.count > columns {
          if !line.hasPrefix("    t "), !line.contains("https://") { wrong.append(String(line)) }
        }
      }
      let link = "https://example.org/a/link/that/is/longer/than/forty/columns"
      if !whole.contains(link) { wrong.append(link) }
      for (command, help) in zip(tool.commands, commands) {
        for option in command.options + tool.globals where !help.contains("--\(option.long)") {
          wrong.append("\(command.name) --\(option.long)")
        }
      }
      #expect(wrong == [], "\(columns) columns")
    }
    #expect(tool.help(HelpStyle(columns: 500)) == tool.help(HelpStyle(columns: 100)))
  }

  /// The plain tool lists commands once, because none is a main one, and up to twelve values of an option.
  @Test("matches the recording; narrow lines wrap")
  func recordings() throws {
    let plain = plainTool.description
    let help = [
      tool.help(HelpStyle(columns: 72)),
      tool.help(forCommandNamed: "explain", HelpStyle(columns: 40)),
      plain.shortHelp(HelpStyle()),
      plain.help(forCommandNamed: "pick", HelpStyle(columns: 100)),
    ]
    try expectGolden(
      help.joined(separator: "\n"), "small-tool.txt",
      in: Repository.root.appending(path: "Tests/Cases/Help"))
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
