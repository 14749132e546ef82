import ArgumentParsing

extension Command where Context == RunContext {
  static let validate = Command(
    name: "validate",
    summary: "Check specs for errors: what Apple requires, what cannot work, Apple's outer limits.",
    discussion: """
      Reads specs and reports every error: what is not a spec, what breaks something that \
      Apple documents as required, what cannot work, and what crosses the outermost line that \
      Apple draws (three layers; search is pinned). 'tabspec lint' adds the advice.
      """,
    operands: .any(LintArguments.pathOperand),
    options: LintArguments.options + [LintArguments.watch],
    examples: [
      CommandExample("tabspec validate", "Check every spec below the current folder."),
      CommandExample("tabspec validate - < App.tabspec.json", "Check standard input."),
    ],
    initial: LintArguments(),
    check: LintArguments.check,
    isRepeated: LintArguments.isRepeated
  ) { arguments, context throws(Failure) -> ExitCode in
    var arguments = arguments
    arguments.onlyErrors = true
    return try LintRunner(arguments, context, command: "validate").run()
  }

  static let lint = Command(
    name: "lint",
    summary: "Check specs for errors and against Apple's advice.",
    discussion: """
      Reports what 'validate' does, and warnings and notes on top: where a spec goes against \
      documented advice, and what is worth knowing about it. Every rule has a page: \
      'tabspec explain RULE'.
      """,
    operands: .any(LintArguments.pathOperand),
    options: LintArguments.options + [
      LintArguments.maxDepth, LintArguments.customizations, LintArguments.watch,
    ],
    examples: [
      CommandExample("tabspec lint App.tabspec.json", "Check one spec."),
      CommandExample("tabspec lint --max-depth 2", "Allow two layers of tabs at most."),
      CommandExample("tabspec lint --diff | git apply", "Fix what can be fixed safely, as --fix."),
      CommandExample(
        "tabspec lint App.tabspec.json --customizations",
        "See what people can lose by customizing."),
      CommandExample("tabspec lint --watch", "Look again whenever a spec has changed."),
      CommandExample("tabspec lint --format json=report.json", "Write a report for programs."),
    ],
    initial: LintArguments(),
    check: LintArguments.check,
    isRepeated: LintArguments.isRepeated
  ) { arguments, context throws(Failure) -> ExitCode in
    try LintRunner(arguments, context, command: "lint").run()
  }
}
