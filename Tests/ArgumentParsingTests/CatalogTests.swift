import ArgumentParsing
import Testing

@Suite("The catalog check")
struct CatalogTests {
  @Test("accepts the test tool")
  func testToolIsFine() {
    #expect(testTool.catalogProblems() == [])
    #expect(CommandOption.format.refusedChoices(startingFrom: LintArguments()) == [])
  }

  @Test("reports each problem")
  func findsProblems() {
    let options: [CommandOption<Int>] = [
      CommandOption(long: "Odd_name", shape: .flag, summary: "odd name") { _, _ in },
      CommandOption(long: "twice", short: "5", shape: .flag, summary: "") { _, _ in },
      CommandOption(
        long: "twice", shape: .value(placeholder: "", choices: ["a", "a", "b c"]),
        summary: "Twice.", conflicts: ["gone"], isRepeatable: true
      ) { _, _ in },
    ]
    let command = Command<Void>(
      name: "odd", summary: "Odd.", options: options, initial: 0,
      run: { _, _ in 0 })
    var about = ToolDescription.About(name: "odd", version: "1", summary: "Odd")
    about.mainCommands = ["even"]
    let tool = Tool<Void, Void>(about: about, commands: [command, command], globals: [])
    #expect(
      tool.catalogProblems() == [
        "command 'odd' is there twice",
        "the summary of the tool does not end with a period",
        "the main command 'even' is not there",
        "'--twice' is in command 'odd' twice",
        "'--Odd_name' of command 'odd' is not written in lower case letters, digits and dashes",
        "the summary of '--Odd_name' of command 'odd' does not end with a period",
        "the summary of '--Odd_name' of command 'odd' does not start with a capital",
        "'--twice' of command 'odd' has no summary",
        "'-5' of command 'odd' is not a letter from a to z",
        "'--twice' of command 'odd' has no placeholder",
        "'--twice' of command 'odd' and its summary do not agree about 'Repeatable'",
        "'--twice' of command 'odd' offers 'a' twice",
        "'--twice' of command 'odd' offers 'b c', "
          + "which is not letters, digits, '.', '_', '+' or '-'",
        "'--twice' of command 'odd' conflicts with '--gone', which is not there",
        "COMMAND of command 'help' offers 'odd' twice",
      ])
  }

  @Test("reports choices that are offered but rejected")
  func refusedChoices() {
    let option = CommandOption<Int>(
      long: "number", shape: .value(placeholder: "N", choices: ["1", "two"]), summary: "A number."
    ) { number, value throws(ValueError) in
      number = try value.integer(atLeast: 0)
    }
    #expect(option.refusedChoices(startingFrom: 0) == ["two"])
  }
}
