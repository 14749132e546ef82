import LocatedJSON
import Spelling
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
  private let fixing: FixRun
  /// The symbols that there are; nil where no list was given.
  private var symbols: SymbolTable?
  private var report = FindingReport(tool: "tabspec", version: Tabspec.version)
  /// For each finding of the report the least severity that makes the run fail there.
  private var failOn: [Diagnostic.Severity?] = []

  init(_ arguments: LintArguments, _ context: RunContext, command: String) {
    self.arguments = arguments
    self.context = context
    configurations = ConfigurationFinder(context, arguments.rules.configuration)
    finder = SpecFinder(context, command: command, configurations)
    fixing = FixRun(arguments.fixing, context)
    report.rules = Rule.all.map(\.reported)
  }

  consuming func run() -> Int32 {
    if let path = arguments.symbols, !readSymbols(path) { return context.exitCode.rawValue }
    let files = finder.files(arguments.paths)
    if files.isEmpty, context.exitCode == .success, !arguments.allowsEmpty {
      context.complain(
        "there is no *\(SpecFinder.suffix) here",
        help: "name a file or a folder, or say --allow-empty where that is fine")
      return ExitCode.failure.rawValue
    }
    if arguments.fixing.isDiff {
      for path in files { reportUnreadable(path) }
      fixing.saySummary()
      return context.exitCode.rawValue
    }
    if arguments.onlyErrors {
      // Errors are about one spec at a time, so none has to be kept.
      for path in files {
        if let checked = read(path) { check([checked]) }
      }
    } else {
      check(files.compactMap { read($0) })
    }
    if let path = arguments.baseline.write {
      context.write(Baseline.text(of: report.findings), to: path)
      for index in report.findings.indices
      where Baseline.entry(of: report.findings[index]) != nil {
        report.findings[index].isBaselined = true
      }
    } else if let path = arguments.baseline.read, !hideBaselined(path) {
      return context.exitCode.rawValue
    }
    write()
    if arguments.fixing.isOn { fixing.saySummary() }
    if fails { context.fail(.findings) }
    return context.exitCode.rawValue
  }

  /// Reads the list of symbols.
  ///
  /// - Returns: whether there is one that can be used.
  private mutating func readSymbols(_ path: FilePath) -> Bool {
    guard let bytes = finder.read(path) else { return false }
    do throws(SymbolTableError) {
      symbols = try SymbolTable(bytes)
      return true
    } catch {
      context.complain("\(path.shown): \(error.message)")
      context.fail(.failure)
      return false
    }
  }

  /// Whether a finding that no baseline holds is grave enough where it was found.
  private var fails: Bool {
    zip(report.findings, failOn).contains { finding, least in
      !finding.isBaselined && (least.map { finding.diagnostic.severity >= $0 } ?? false)
    }
  }

  /// Takes out what the baseline holds, and says what it holds in vain.
  ///
  /// - Returns: whether there is a baseline.
  private mutating func hideBaselined(_ path: FilePath) -> Bool {
    guard var baseline = SpecInput(context, command: "lint").readBaseline(path) else {
      return false
    }
    let stale = baseline.mark(&report.findings)
    guard arguments.baseline.isStrict, !stale.isEmpty else { return true }
    for entry in stale {
      let place = "\(harmless(entry.path))#\(harmless(entry.pointer))"
      context.complain("\(path.shown): \(entry.rule) is not found at \(place) any more")
    }
    context.say("'tabspec lint --write-baseline' writes the file anew\n")
    context.fail(.findings)
    return true
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
    let file = fixing.fixed(bytes, at: path, arguments.settings(configuration, symbols: symbols)) {
      SpecFile($0, path: name, targets: targets)
    }
    return Checked(file: file, configuration: configuration)
  }

  /// Of a file that `--diff` has looked at only those findings are told that kept it from fixing.
  private func reportUnreadable(_ path: FilePath) {
    guard let file = read(path)?.file, !file.problems.isEmpty else { return }
    context.say(findings: file.report(file.problems), files: 1)
    context.fail(.findings)
  }

  /// Checks files together: some rules compare them with each other.
  private mutating func check(_ files: [Checked]) {
    report.files += files.count
    report.paths += files.map(\.file.path)
    let inputs = files.compactMap { checked in
      checked.file.spec.map {
        Linter.Input(
          $0, path: checked.file.path,
          settings: arguments.settings(checked.configuration, symbols: symbols))
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
    let least = arguments.failOn ?? configuration?.failOn ?? .some(.error)
    report.findings += findings
    failOn += findings.map { _ in least }
  }

  private func write() {
    for request in arguments.formats {
      if let file = request.file {
        context.write(request.format.write(report, context.fileStyle), to: file)
      } else if arguments.fixing.isOn, arguments.paths.contains(.standardInput) {
        // Standard output has the fixed text.
        context.say(request.format.write(report, context.style(for: .standardError)))
      } else {
        context.write(request.format.write(report, context.style(for: .standardOutput)))
      }
    }
  }
}
