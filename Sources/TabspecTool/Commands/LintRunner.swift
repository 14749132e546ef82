import LocatedJSON
import Spelling
import TabHierarchy
import TabLayout
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
  /// What is known already; nil where no baseline is read.
  private var baseline: Baseline?
  /// What took part in the run; kept only for `--strict-baseline`.
  private var participation = Participation()
  private var report = FindingReport(tool: "tabspec", version: Tabspec.version)
  /// For each finding of the report the least severity that makes the run fail there.
  private var failOn: [Diagnostic.Severity?] = []
  /// Whether people can bring something about where even notes make the run fail.
  private var failsByCustomizations = false

  init(_ arguments: LintArguments, _ context: RunContext, command: String) {
    self.arguments = arguments
    self.context = context
    configurations = ConfigurationFinder(context, arguments.rules.configuration)
    finder = SpecFinder(context, command: command, configurations)
    fixing = FixRun(arguments.fixing, context)
    report.rules = Rule.all.map(\.reported)
    if arguments.searchesCustomizations { report.customizations = [] }
  }

  consuming func run() -> Int32 {
    let outputs =
      arguments.formats.compactMap(\.file) + [arguments.baseline.write].compactMap(\.self)
    let named =
      arguments.paths + [
        arguments.baseline.read, arguments.symbols, arguments.rules.configuration.file,
      ]
    guard context.mayWrite(outputs, reading: named) else { return context.exitCode.rawValue }
    if let path = arguments.symbols, !readSymbols(path) { return context.exitCode.rawValue }
    let files = finder.files(arguments.paths)
    if files.isEmpty, context.exitCode == .success, !arguments.allowsEmpty {
      context.complain(
        "there is no *\(SpecFinder.suffix) here",
        help: "name a file or a folder, or say --allow-empty where that is fine")
      return ExitCode.failure.rawValue
    }
    // Nothing is written where something else would be lost.
    for path in files where path.isRaw { report.rawPaths[path.text] = path.bytes }
    guard context.mayReplace(outputs, reading: files) else { return context.exitCode.rawValue }
    if let path = arguments.baseline.read {
      guard let read = SpecInput(context, command: "lint").readBaseline(path) else {
        return context.exitCode.rawValue
      }
      baseline = read
      // What the baseline holds is known and left as it is.
      fixing.baseline = read
    }
    if arguments.fixing.isDiff {
      for path in files { reportUnreadable(path) }
      fixing.saySummary()
      return context.exitCode.rawValue
    }
    if arguments.fixing.isOn {
      check(files.compactMap { read($0) })
    } else if arguments.onlyErrors {
      // Errors are about one spec at a time, so none has to be kept.
      let results = read(files) { file, settings in
        let outcome = file.spec.map {
          Linter.lint(Linter.Input($0, path: file.path, settings: settings))
        }
        return (
          path: file.path, findings: file.report(outcome?.diagnostics ?? file.problems),
          suppressed: outcome?.suppressed ?? 0,
          part: outcome.map { (settings: settings, quieted: $0.quieted) }
        )
      }
      for (found, configuration) in results {
        if arguments.baseline.isStrict, let part = found.part {
          participation.add(found.path, part.settings, quieted: part.quieted, specs: 1)
        }
        report.files += 1
        report.paths.append(found.path)
        report.suppressed += found.suppressed
        add(found.findings, configuration)
      }
    } else {
      check(read(files) { file, _ in file }.map { Checked(file: $0, configuration: $1) })
    }
    if let path = arguments.baseline.write {
      record(path)
    } else if baseline != nil {
      hideBaselined()
    }
    report.isPartial = context.exitCode == .failure
    if fails { context.fail(.findings) }
    report.limit(to: arguments.maxFindings)
    write()
    if arguments.fixing.isOn { fixing.saySummary() }
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
    failsByCustomizations
      || zip(report.findings, failOn).contains { finding, least in
        !finding.isBaselined && (least.map { finding.diagnostic.severity >= $0 } ?? false)
      }
  }

  /// Writes the baseline, and says what it cannot hold.
  private mutating func record(_ path: FilePath) {
    context.write(Baseline.text(of: report.findings, BaselineNames(path, context.system)), to: path)
    var missing = 0
    for index in report.findings.indices {
      report.findings[index].isBaselined = Baseline.holds(report.findings[index])
      if !report.findings[index].isBaselined { missing += 1 }
    }
    guard missing > 0 else { return }
    let subject = missing == 1 ? "1 finding keeps" : "\(missing) findings keep"
    let style = context.style(for: .standardError)
    context.say(
      style.styled("note:", .note) + " \(subject) a spec from being read; a baseline holds no such "
        + "finding, and nothing else about these specs\n")
  }

  /// Takes out what the baseline holds, and says what it holds in vain about the specs and rules of
  /// this run.
  private mutating func hideBaselined() {
    guard let path = arguments.baseline.read, var known = baseline else { return }
    let stale = known.mark(&report.findings)
    guard arguments.baseline.isStrict else { return }
    let gone = participation.relevant(
      stale, among: known.entries, BaselineNames(path, context.system))
    if gone.isEmpty { return }
    for entry in gone {
      let place = harmless("\(entry.path)#\(entry.pointer)")
      context.complain("\(path.shown): \(harmless(entry.rule)) is not found at \(place) any more")
    }
    context.say("'tabspec lint --write-baseline' writes the file anew\n")
    context.fail(.findings)
  }

  /// A file and its configuration, or nil where one of them cannot be read, which is reported.
  private func read(_ path: FilePath) -> Checked? {
    guard let job = job(path), let bytes = finder.read(path) else { return nil }
    let file = fixing.fixed(bytes, at: path, job.settings) {
      SpecFile(
        $0, path: job.name, targets: job.configuration?.targets ?? [],
        limit: arguments.fixing.isOn || arguments.fixing.isDiff ? 0 : arguments.limit)
    }
    return Checked(file: file, configuration: job.configuration)
  }

  /// Files that are read at a time: enough for all cores, few enough to be told of often.
  private static let batch = 256

  /// Reads files, on all cores where there are many, and hands each on as soon as it is read.
  ///
  /// - Returns: what became of those that could be read, in their order; the others are reported.
  private func read<Result: Sendable>(
    _ files: [FilePath], _ handOn: @Sendable (SpecFile, LintSettings) -> Result
  ) -> [(result: Result, configuration: Configuration?)] {
    var results: [(Result, Configuration?)] = []
    results.reserveCapacity(files.count)
    var progress = ReadingProgress(context, total: files.count)
    for start in stride(from: 0, to: files.count, by: Self.batch) {
      let paths = files[start..<min(start + Self.batch, files.count)]
      let jobs = paths.compactMap { job($0) }
      let system = context.system
      let outcomes = system.map(jobs.count) { index -> Swift.Result<Result, SystemError> in
        let job = jobs[index]
        do throws(SystemError) {
          let file = SpecFile(
            try SpecFinder.bytes(of: job.path, system), path: job.name,
            targets: job.configuration?.targets ?? [], limit: job.settings.maxFindings)
          return .success(handOn(file, job.settings))
        } catch {
          return .failure(error)
        }
      }
      for (job, outcome) in zip(jobs, outcomes) {
        switch outcome {
        case .success(let result): results.append((result, job.configuration))
        case .failure(let error): finder.reportUnreadable(job.path, error)
        }
      }
      progress.show(start + paths.count)
    }
    progress.finish()
    return results
  }

  /// What has to be known before a file is read.
  private struct Job: Sendable {
    let path: FilePath
    let name: String
    let configuration: Configuration?
    let settings: LintSettings
  }

  /// Nil where the configuration of a file cannot be read, which is reported.
  private func job(_ path: FilePath) -> Job? {
    var configuration: Configuration?
    switch configurations.configuration(for: path.folder) {
    case .broken: return nil
    case .nothing: break
    case .found(let found): configuration = found
    }
    return Job(
      path: path, name: path == .standardInput ? arguments.stdinName : path.text,
      configuration: configuration,
      settings: arguments.settings(configuration, symbols: symbols))
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
        if arguments.baseline.isStrict {
          participation.add(
            checked.file.path, arguments.settings(checked.configuration, symbols: symbols),
            quieted: outcome.quieted, specs: inputs.count)
        }
      }
      add(checked.file.report(diagnostics), checked.configuration)
      if arguments.searchesCustomizations { search(checked) }
    }
  }

  /// Says what people can bring about by customizing, which is as grave as a note.
  private mutating func search(_ checked: Checked) {
    guard let spec = checked.file.spec else { return }
    let answer = CustomizationAnswer(CustomizationSurvey(spec), path: checked.file.path)
    report.customizations?.append(answer)
    if !answer.survey.isClear, least(checked.configuration) == .note {
      failsByCustomizations = true
    }
  }

  private func least(_ configuration: Configuration?) -> Diagnostic.Severity? {
    arguments.failOn ?? configuration?.failOn ?? .some(.error)
  }

  private mutating func add(_ findings: [ReportedFinding], _ configuration: Configuration?) {
    let least = least(configuration)
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
