import ArgumentParsing

extension Command where Context == RunContext {
  static let conform = Command(
    name: "conform",
    summary: "Compare a spec with what a running app recorded.",
    discussion: """
      A record is what TabSpecRecorder writes; 'tabspec recorder' prints that file. Every difference \
      is a finding of the rule 'conformance' at its place in the spec, with a note that points into \
      the record. Several records are compared each in its own environment. Nothing else is checked: \
      that is what 'tabspec lint' is for.
      """,
    operands: .oneAndMore(ConformArguments.spec, ConformArguments.record),
    options: ConformArguments.options,
    examples: [
      CommandExample(
        "tabspec conform App.tabspec.json App.tabrecord.json",
        "See where the spec and the app differ."),
      CommandExample(
        "tabspec conform App.tabspec.json Records/*.tabrecord.json --format sarif=app.sarif",
        "In CI: several devices, and a report for programs."),
      CommandExample(
        "tabspec conform App.tabspec.json App.tabrecord.json --diff --unsafe",
        "See what would make the spec say what the app does."),
    ],
    initial: ConformArguments(),
    check: ConformArguments.check
  ) { arguments, context throws(Failure) -> ExitCode in
    try ConformRun(arguments, context).run(arguments.spec ?? .standardInput)
  }
}
