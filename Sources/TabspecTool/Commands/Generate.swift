import ArgumentParsing
import JSON
import TabCode
import TabModel

extension Command where Context == RunContext {
  static let generate = Command(
    name: "generate",
    summary: "Write Swift that sets a UITabBarController up as the spec says.",
    discussion: """
      The file has a case for every tab, a protocol for what the app shows in them, and a function \
      that makes the tabs and sets what the spec writes, with the guards that its targets need. A \
      spec with errors is refused.
      """,
    operands: .atMostOne(GenerateArguments.file),
    options: GenerateArguments.options,
    examples: [
      CommandExample(
        "tabspec generate App.tabspec.json --output AppTabs.swift", "Write the file."),
      CommandExample(
        "tabspec generate App.tabspec.json --output AppTabs.swift --check",
        "In CI: exit 1 where the file is not what the spec says."),
    ],
    initial: GenerateArguments(),
    check: GenerateArguments.check
  ) { arguments, context throws(Failure) -> ExitCode in
    try GenerateRun(arguments, context).run()
  }
}
