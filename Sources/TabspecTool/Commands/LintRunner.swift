import AppCatalogs
import JSON
import TabLint
import TabModel
import TabReports

struct LintRunner {
  private let arguments: LintArguments
  private let context: RunContext
  private let finder: SpecFinder
  private let configurations: ConfigurationFinder
  private let catalogs: CatalogFiles
  private var catalogFindings: [String: [ReportedFinding]] = [:]
  private let fixing: FixRun
  private var baseline: BaselineRun
  private var report = FindingReport()
  private var settings: [String: LintSettings] = [:]
  private var fails = false
  /// The specs without targets.
  private var assuming: [String] = []

  init(_ arguments: LintArguments, _ context: RunContext) throws(Failure) {
    self.arguments = arguments
    self.context = context
    try context.willWrite(arguments.outputs, reading: arguments.inputs)
    catalogs = CatalogFiles(arguments.catalogs, context)
    configurations = ConfigurationFinder(context, arguments.rules.configuration)
    finder = SpecFinder(context: context, configurations: configurations)
    baseline = try BaselineRun(arguments.baseline, context)
    fixing = FixRun(arguments.fixing, context, baseline.known)
  }

  consuming func run() throws(Failure) -> ExitCode {
    let files = finder.files(arguments.paths)
    if files.isEmpty, context.exitCode == .success, !arguments.allowsEmpty {
      throw finder.nothingFound(
        in: arguments.paths, help: "name a file or a folder, or add --allow-empty")
    }
    try context.willWrite(arguments.outputs, besides: files)
    for path in files where path.isRaw { report.rawPaths[path.text] = path.bytes }
    var jobs: [LintJob] = []
    for path in files {
      if let job = context.reportingFailure(try job(for: path)) { jobs.append(job) }
    }
    let isPartial = context.exitCode == .failure
    catalogs.reportFound()
    if arguments.fixing.isDiff {
      fixing.showChanges(jobs)
      return .success
    }
    for file in checked(jobs).joined() { add(file) }
    report.isPartial = isPartial || report.files < jobs.count
    baseline.finish(&report.findings)
    report.add(catalogFindings.sorted { $0.key < $1.key }.map(\.value))
    report.add(context.collected ?? [])
    context.write(&report, arguments)
    context.noteAssumedTargets(of: assuming)
    if arguments.fixing.isOn { fixing.saySummary() }
    return fails ? .findings : .success
  }

  private mutating func job(for path: FilePath) throws(Failure) -> LintJob {
    let configuration = try configurations.configuration(for: path.folder)
    let strings = arguments.onlyErrors ? nil : catalogs.found(in: path.folder, configuration)
    let key = (configuration?.path ?? "") + (strings.map { "\0" + $0.text } ?? "")
    let settings =
      if let known = self.settings[key] { known } else {
        try self.settings(configuration, strings)
      }
    self.settings[key] = settings
    return LintJob(
      path: path,
      name: path == .standardInput ? arguments.stdinName ?? path.inReports : path.text,
      catalogs: key,
      targets: configuration?.targets ?? [], settings: settings,
      failOn: arguments.failOn(configuration), readingLimit: arguments.maxFindings)
  }

  private mutating func settings(
    _ configuration: Configuration?, _ found: FilePath?
  ) throws(Failure) -> LintSettings {
    var settings = arguments.settings(configuration)
    let read = try catalogs.catalogs(configuration, found)
    read.apply(to: &settings)
    // Otherwise only the findings in the catalog are reported.
    if !arguments.catalogs.languages.isEmpty, read.findings.isEmpty || read.strings != nil {
      let requested = try arguments.catalogs.languages.map { language throws(Failure) in
        try context.position(of: language, in: read.strings)
      }
      settings.strings = read.strings?.showing(requested)
      settings.hasAllLanguages = false
    }
    for (path, findings) in read.findings.grouped(by: \.path) where catalogFindings[path] == nil {
      catalogFindings[path] = findings
      if arguments.failOn(configuration) != nil { fails = true }
    }
    return settings
  }

  /// Returns the checked files, in groups that were checked together.
  private func checked(_ jobs: [LintJob]) -> [[CheckedFile]] {
    if arguments.onlyErrors, !arguments.fixing.isOn {
      // Errors concern one spec at a time, so no spec is kept.
      return context.readSpecs(jobs) { CheckedFile.check([($0, $1)]) }
    }
    let read =
      arguments.fixing.isOn
      ? jobs.compactMap { job in fixing.fixed(job).map { (job, $0) } }
      : context.readSpecs(jobs) { ($0, $1) }
    return [CheckedFile.check(read)]
  }

  private mutating func add(_ checked: CheckedFile) {
    if report.add(checked, baseline: &baseline) { fails = true }
    if checked.assumesTargets { assuming.append(checked.job.name) }
  }
}

struct CheckedFile {
  let job: LintJob
  let findings: [ReportedFinding]
  /// The rules that ran with all their input, except those whose findings were limited; nil if the
  /// file isn't a spec.
  var rules: Set<String>?
  var suppressed = 0
  var assumesTargets = false

  /// Checks specs together, since some rules compare them.
  static func check(_ files: [(job: LintJob, file: JSONFile<TabSpec>)]) -> [CheckedFile] {
    let inputs = files.compactMap { job, file in
      file.value.map { Linter.Input($0, path: job.name, settings: job.settings) }
    }
    let all = Linter.lint(inputs)
    var outcomes = all[...]
    let notesIn = locators(files.map(\.job), all)
    return files.map { job, file in
      guard let spec = file.value, let outcome = outcomes.popFirst() else {
        return CheckedFile(job: job, findings: file.specReport(file.problems))
      }
      let ran = Rule.all.filter {
        job.settings.runs($0, specs: inputs.count) && job.settings.hasAllInput(of: $0)
      }
      return CheckedFile(
        job: job, findings: file.specReport(outcome.diagnostics, notesIn: notesIn),
        rules: Set(ran.map(\.id)).subtracting(outcome.quieted),
        suppressed: outcome.suppressed, assumesTargets: !spec.hasTargets && job.targets.isEmpty)
    }
  }

  private static func locators(
    _ jobs: [LintJob], _ outcomes: [Linter.Outcome]
  ) -> [String: FindingLocator] {
    var locators: [String: FindingLocator] = [:]
    let diagnostics = outcomes.lazy.flatMap(\.diagnostics)
    var seen: Set<String> = []
    for job in jobs {
      guard let strings = job.settings.strings, seen.insert(job.catalogs).inserted else { continue }
      locators.merge(strings.locators(for: diagnostics)) { $1 }
    }
    return locators
  }
}

extension RunContext {
  /// Runs a command that reports findings, including those in configurations, baselines and
  /// catalogs.
  func reportFindings(
    _ arguments: LintArguments, _ run: () throws(Failure) -> ExitCode
  ) throws(Failure) -> ExitCode {
    // With --diff, the result is a patch.
    collected = arguments.fixing.isDiff ? nil : []
    do throws(Failure) {
      return try run()
    } catch .findings(let findings, let code) where collected != nil {
      var report = FindingReport()
      report.add([findings])
      report.isPartial = true
      write(&report, arguments)
      return code
    }
  }

  /// Says in a terminal which specs have no targets. Logs have findings only.
  fileprivate func noteAssumedTargets(of paths: [String]) {
    guard !paths.isEmpty, system.isTerminal(.standardError) else { return }
    let style = terminal.style(for: .standardError)
    let specs = shortList(paths.map(style.shown), atMost: 3)
    messages.note(
      "\(specs) \(paths.count == 1 ? "has" : "have") no 'targets': all platforms from "
        + "\(Version.oldest) are assumed; to check fewer platforms, add "
        + #""targets": [{"platform": "iOS", "minimumVersion": "\#(Version.oldest)"}]"#)
  }

  func write(_ report: inout FindingReport, _ arguments: LintArguments) {
    report.limit(to: arguments.maxFindings)
    write(arguments.formats, report, to: arguments.reportStream)
  }
}

extension FindingReport {
  init() {
    self.init(tool: "tabspec", version: Tabspec.version)
    rules = { Rule.all.map(\.reported) }
  }

  mutating func add(_ files: [[ReportedFinding]]) {
    for findings in files {
      if let path = findings.first?.path { add(findings, about: path) }
    }
  }

  /// Adds a spec and its findings.
  ///
  /// - Returns: true if a finding fails the run.
  mutating func add(_ checked: CheckedFile, baseline: inout BaselineRun) -> Bool {
    var new = checked.findings
    baseline.mark(&new, in: checked)
    files += 1
    paths.append(checked.job.name)
    findings += new
    suppressed += checked.suppressed
    failOn[checked.job.name] = .some(checked.job.failOn)
    guard let least = checked.job.failOn else { return false }
    return new.contains { !$0.isBaselined && $0.severity >= least }
  }
}
