import ArgumentParsing
import LocatedJSON
import TabHierarchy
import TabLint
import TabReport

extension Command where Context == RunContext {
  static let validate = Command(
    name: "validate",
    summary: "Check specs for errors: what breaks on devices.",
    discussion: """
      Reads specs and reports every error: what is no spec at all, what breaks something that \
      Apple documents as required, and what cannot work. 'tabspec lint' adds the advice.
      """,
    operands: .any(LintArguments.pathOperand),
    options: LintArguments.options,
    examples: [
      CommandExample("tabspec validate", "Check every spec below the current folder."),
      CommandExample("tabspec validate - < App.tabspec.json", "Check standard input."),
    ],
    initial: LintArguments(),
    check: LintArguments.check
  ) { arguments, context in
    var arguments = arguments
    arguments.settings.onlyErrors = true
    return LintRunner(arguments, context, command: "validate").run()
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
    options: LintArguments.options + [LintArguments.maxDepth],
    examples: [
      CommandExample("tabspec lint App.tabspec.json", "Check one spec."),
      CommandExample("tabspec lint --max-depth 2", "Allow two layers of tabs at most."),
      CommandExample("tabspec lint --format json=report.json", "Write a report for programs."),
    ],
    initial: LintArguments(),
    check: LintArguments.check
  ) { arguments, context in LintRunner(arguments, context, command: "lint").run() }
}

/// One run of `validate` or `lint`.
private struct LintRunner {
  private let arguments: LintArguments
  private let context: RunContext
  private let finder: SpecFinder
  private var report = FindingReport(tool: "tabspec", version: Tabspec.version)

  init(_ arguments: LintArguments, _ context: RunContext, command: String) {
    self.arguments = arguments
    self.context = context
    finder = SpecFinder(context, command: command)
  }

  consuming func run() -> Int32 {
    let files = finder.files(arguments.paths)
    if files.isEmpty, context.exitCode == .success, !arguments.allowsEmpty {
      context.complain(
        "there is no *\(SpecFinder.suffix) here",
        help: "name a file or a folder, or say --allow-empty where that is fine")
      return ExitCode.failure.rawValue
    }
    if arguments.settings.onlyErrors {
      // Errors are about one spec at a time, so none has to be kept.
      for path in files { check(path) }
    } else {
      checkTogether(files)
    }
    for request in arguments.formats {
      if let file = request.file {
        context.write(request.format.write(report, context.fileStyle), to: file)
      } else {
        context.write(request.format.write(report, context.style(for: .standardOutput)))
      }
    }
    let fails = report.findings.contains { finding in
      !finding.isBaselined && (arguments.failOn.map { finding.diagnostic.severity >= $0 } ?? false)
    }
    if fails { context.fail(.findings) }
    return context.exitCode.rawValue
  }

  private func read(_ path: FilePath) -> SpecFile? {
    guard let bytes = finder.read(path) else { return nil }
    let name = path == .standardInput ? arguments.stdinName : path.text
    return SpecFile(bytes, path: name)
  }

  private mutating func check(_ path: FilePath) {
    guard let file = read(path) else { return }
    report.files += 1
    guard let spec = file.spec else {
      report.findings += file.report(file.problems)
      return
    }
    let outcome = Linter(arguments.settings).lint(spec, path: file.path)
    report.findings += file.report(outcome.diagnostics)
    report.suppressed += outcome.suppressed
  }

  /// Some rules compare the specs of a run with each other.
  private mutating func checkTogether(_ paths: [FilePath]) {
    let files = paths.compactMap { read($0) }
    report.files = files.count
    let specs = files.compactMap { file in file.spec.map { (spec: $0, path: file.path) } }
    var outcomes = Linter(arguments.settings).lint(specs)[...]
    for file in files {
      guard file.spec != nil, let outcome = outcomes.popFirst() else {
        report.findings += file.report(file.problems)
        continue
      }
      report.findings += file.report(outcome.diagnostics)
      report.suppressed += outcome.suppressed
    }
  }
}
