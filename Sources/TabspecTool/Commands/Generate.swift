import ArgumentParsing
import JSON
import TabCode
import TabModel

extension Command where Context == RunContext {
  static let generate = Command(
    name: "generate",
    summary: "Generate Swift that sets up a UITabBarController from a spec.",
    discussion: """
      The file has a case for every tab, a protocol for the contents of the tabs, and a function \
      that creates the tabs and sets the properties in the spec, with the availability checks that \
      its targets need. A spec with errors is refused.
      """,
    operands: .atMostOne(GenerateArguments.file),
    options: GenerateArguments.options,
    examples: [
      CommandExample(
        "tabspec generate App.tabspec.json --output AppTabs.swift", "Write the file."),
      CommandExample(
        "tabspec generate App.tabspec.json --output AppTabs.swift --check",
        "In CI: exit with 1 if the file is out of date."),
    ],
    initial: GenerateArguments(),
    check: GenerateArguments.check
  ) { arguments, context throws(Failure) -> ExitCode in
    try GenerateRun(arguments: arguments, context: context).run()
  }
}
