import JSON
import TabLint
import TabModel
import TabReports

struct ConformRun {
  private let arguments: ConformArguments
  private let context: RunContext
  private let fixing: FixRun
  private var baseline: BaselineRun
  private var report = FindingReport(tool: "tabspec", version: Tabspec.version)
  private var fails = false

  init(_ arguments: ConformArguments, _ context: RunContext) throws(Failure) {
    self.arguments = arguments
    self.context = context
    let findings = arguments.findings
    try context.willWrite(
      findings.outputs,
      reading: findings.paths + [findings.baseline.read, findings.rules.configuration.file]
        + findings.catalogs.strings)
    baseline = try BaselineRun(findings.baseline, context)
    fixing = FixRun(findings.fixing, context, baseline.known)
    report.rules = { Rule.all.map(\.reported) }
  }

  consuming func run(_ path: FilePath) throws(Failure) -> ExitCode {
    let findings = arguments.findings
    let configuration = try ConfigurationFinder(context, findings.rules.configuration)
      .configuration(for: path.folder)
    let least = findings.failOn ?? configuration?.failOn ?? .some(.error)
    let catalogs = try CatalogFiles(findings.catalogs, context).catalogs(configuration)
    let job = LintJob(
      path: path, name: path.inReports, targets: configuration?.targets ?? [],
      settings: findings.settings(configuration), failOn: least,
      readingLimit: findings.maxFindings, comparison: comparison(catalogs))
    if findings.fixing.isDiff {
      fixing.showChanges([job])
      return fails ? .findings : .success
    }
    let file =
      findings.fixing.isOn
      ? fixing.fixed(job) : job.file(try context.bytes(of: path))
    if let file { add(CheckedFile(comparing: file, job)) }
    report.isPartial = context.exitCode == .failure
    baseline.finish(&report.findings)
    report.add(context.collected)
    report.limit(to: findings.maxFindings)
    context.write(findings.formats, report, to: findings.reportStream)
    if findings.fixing.isOn { fixing.saySummary() }
    return fails ? .findings : .success
  }

  /// The records and catalogs to compare with. Records that cannot be opened are reported here.
  private mutating func comparison(_ catalogs: ReadCatalogs) -> RecordComparison {
    for path in Set(catalogs.findings.map(\.path)).sorted() {
      report.add(catalogs.findings.filter { $0.path == path }, about: path)
    }
    if !catalogs.findings.isEmpty { fails = true }
    var records: [(path: String, record: TabRecord)] = []
    for path in arguments.records {
      do throws(Failure) {
        let file = try context.record(path)
        report.files += 1
        report.paths.append(file.path)
        if let record = file.value { records.append((file.path, record)) }
        report.findings += file.report(file.problems)
        if !file.problems.isEmpty { fails = true }
      } catch {
        context.tell(error)
      }
    }
    return RecordComparison(
      records: records, language: arguments.language, strings: catalogs.strings)
  }

  private mutating func add(_ checked: CheckedFile) {
    // Findings in records come after those in the spec.
    let findingsOfRecords = report.findings
    report.findings = []
    if report.add(checked, baseline: &baseline) { fails = true }
    report.findings += findingsOfRecords
  }
}
