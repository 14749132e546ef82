import ArgumentParsing

extension Command where Context == RunContext {
  static let conform = Command(
    name: "conform",
    summary: "Compare a spec with the record of a running app.",
    discussion: """
      TabSpecRecorder writes records; 'tabspec recorder' prints that file. Every difference is a \
      finding of the rule 'conformance' at its place in the spec, with a note that points into the \
      record. Each record is compared in its own environment. Nothing else is checked: that is what \
      'tabspec lint' is for.
      """,
    operands: .oneAndMore(ConformArguments.spec, ConformArguments.record),
    options: ConformArguments.options,
    examples: [
      CommandExample(
        "tabspec conform App.tabspec.json App.tabrecord.json",
        "Show where the app differs from its spec."),
      CommandExample(
        "tabspec conform App.tabspec.json Records/*.tabrecord.json --format sarif=app.sarif",
        "In CI: several devices, and a report for programs."),
      CommandExample(
        "tabspec conform App.tabspec.json App.tabrecord.json --diff --unsafe",
        "Show how to change the spec so that it describes the app."),
    ],
    initial: ConformArguments(),
    check: ConformArguments.check
  ) { arguments, context throws(Failure) -> ExitCode in
    try context.reportFindings(arguments.findings) { () throws(Failure) in
      try ConformRun(arguments, context).run(arguments.spec ?? .standardInput)
    }
  }
}
