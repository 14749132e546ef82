import LocatedJSON
import TabHierarchy
import TabLint
import TabReport

/// One run of `validate` or `lint`.
struct LintRunner {
  /// A file on its way through the run.
  private struct Checked {
    let file: SpecFile
    let configuration: Configuration?
  }

  private let arguments: LintArguments
  private let context: RunContext
  private let finder: SpecFinder
  private let configurations: ConfigurationFinder
  private var report = FindingReport(tool: "tabspec", version: Tabspec.version)
  private var fails = false

  init(_ arguments: LintArguments, _ context: RunContext, command: String) {
    self.arguments = arguments
    self.context = context
    configurations = ConfigurationFinder(context, arguments.rules.configuration)
    finder = SpecFinder(context, command: command, configurations)
  }

  consuming func run() -> Int32 {
    let files = finder.files(arguments.paths)
    if files.isEmpty, context.exitCode == .success, !arguments.allowsEmpty {
      context.complain(
        "there is no *\(SpecFinder.suffix) here",
        help: "name a file or a folder, or say --allow-empty where that is fine")
      return ExitCode.failure.rawValue
    }
    if arguments.onlyErrors {
      // Errors are about one spec at a time, so none has to be kept.
      for path in files {
        if let checked = read(path) { check([checked]) }
      }
    } else {
      check(files.compactMap { read($0) })
    }
    write()
    if fails { context.fail(.findings) }
    return context.exitCode.rawValue
  }

  /// A file and its configuration, or nil where one of them cannot be read, which is reported.
  private func read(_ path: FilePath) -> Checked? {
    var configuration: Configuration?
    switch configurations.configuration(for: path.folder) {
    case .broken: return nil
    case .nothing: break
    case .found(let found): configuration = found
    }
    guard let bytes = finder.read(path) else { return nil }
    let name = path == .standardInput ? arguments.stdinName : path.text
    let targets = configuration?.targets ?? []
    return Checked(
      file: SpecFile(bytes, path: name, targets: targets), configuration: configuration)
  }

  /// Checks files together: some rules compare them with each other.
  private mutating func check(_ files: [Checked]) {
    report.files += files.count
    let inputs = files.compactMap { checked in
      checked.file.spec.map {
        Linter.Input(
          $0, path: checked.file.path, settings: arguments.settings(checked.configuration))
      }
    }
    var outcomes = Linter.lint(inputs)[...]
    for checked in files {
      var diagnostics = checked.file.problems
      if checked.file.spec != nil, let outcome = outcomes.popFirst() {
        diagnostics = outcome.diagnostics
        report.suppressed += outcome.suppressed
      }
      add(checked.file.report(diagnostics), checked.configuration)
    }
  }

  private mutating func add(_ findings: [ReportedFinding], _ configuration: Configuration?) {
    let failOn = arguments.failOn ?? configuration?.failOn ?? .some(.error)
    report.findings += findings
    guard let failOn else { return }
    if findings.contains(where: { !$0.isBaselined && $0.diagnostic.severity >= failOn }) {
      fails = true
    }
  }

  private func write() {
    for request in arguments.formats {
      if let file = request.file {
        context.write(request.format.write(report, context.fileStyle), to: file)
      } else {
        context.write(request.format.write(report, context.style(for: .standardOutput)))
      }
    }
  }
}
