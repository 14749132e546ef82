import ArgumentParsing

extension Command where Context == RunContext {
  static let validate = Command(
    name: "validate",
    summary: "Check specs for errors only: documented requirements and what cannot work.",
    discussion: """
      Reports every error: invalid specs, violations of documented requirements, keys that cannot work, and more \
      than three levels. 'tabspec lint' adds warnings and notes.
      """,
    operands: [LintArguments.pathOperand],
    options: LintArguments.options + [LintArguments.watch],
    examples: [
      CommandExample("tabspec validate", "Check every spec below the current folder."),
      CommandExample("tabspec validate - < App.tabspec.json", "Check standard input."),
    ],
    initial: LintArguments(onlyErrors: true),
    check: LintArguments.check,
    isRepeated: \.watches
  ) { arguments, context throws(Failure) -> ExitCode in
    try context.reportFindings(arguments) { () throws(Failure) in
      try LintRunner(arguments, context).run()
    }
  }

  static let lint = Command(
    name: "lint",
    summary: "Check specs for errors and against Apple's advice.",
    discussion: """
      Reports the errors of 'validate', and warnings and notes about documented advice. Every rule has a page: \
      'tabspec explain RULE'.

      Names of SF Symbols are checked against those of the program; 'symbols' in the \
      configuration adds names. A \(CatalogFiles.usualName) beside a spec is read unless --strings \
      or the configuration names string catalogs.
      """,
    operands: [LintArguments.pathOperand],
    options: LintArguments.options + [
      LintArguments.maxDepth, LintArguments.watch,
    ],
    examples: [
      CommandExample("tabspec lint App.tabspec.json", "Check one spec."),
      CommandExample("tabspec lint --max-depth 2", "Allow at most two levels of tabs."),
      CommandExample("tabspec lint --diff | git apply", "Apply all safe fixes, like --fix."),
      CommandExample("tabspec lint --watch", "Check again whenever a spec changes."),
      CommandExample("tabspec lint --format json=report.json", "Write a report for programs."),
    ],
    initial: LintArguments(),
    check: LintArguments.check,
    isRepeated: \.watches
  ) { arguments, context throws(Failure) -> ExitCode in
    try context.reportFindings(arguments) { () throws(Failure) in
      try LintRunner(arguments, context).run()
    }
  }
}
