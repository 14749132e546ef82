import ArgumentParsing
import JSON
import TabModel
import TabReports

extension Command where Context == RunContext {
  static let conform = Command(
    name: "conform",
    summary: "Compare a spec with the record of a running app.",
    discussion: """
      TabSpecRecorder writes records; 'tabspec recorder' prints that file. Every difference is a \
      finding of the rule 'conformance' at its place in the spec, with a note that points into the \
      record. Each record is compared in its own environment and with its own conditions; --when and \
      --unless are for records that name no conditions. Nothing else is checked; use 'tabspec lint'.
      """,
    operands: [
      Operand<ConformArguments>.path("SPEC", "The spec, or - for standard input.") { $0.spec = $1 },
      .path(
        "RECORD", suffix: ConformArguments.recordSuffix,
        "The record of an app, or - for standard input.", .oneOrMore
      ) { $0.records.append($1) },
    ],
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

struct ConformArguments: Sendable {
  var spec: FilePath?
  var records: [FilePath] = []
  /// The language of the spec's titles; nil if the spec and the records share one.
  var language: String?
  /// For records that name no conditions.
  var conditions = ConditionRequest()
  var findings = LintArguments()

  static let recordSuffix = ".tabrecord.json"

  static var options: [CommandOption<ConformArguments>] {
    LintArguments.findingOptions.within(\.findings)
      + [
        .text(
          "language", "LANGUAGE", "a language, such as en or pt-BR",
          """
          Language of the spec's titles, such as en: titles of records in other languages are not \
          compared. With string catalogs each record is compared in its own language.
          """
        ) { $0.language = $1 }
      ]
      + ConditionRequest.options.within(\.conditions)
      + CatalogArguments.fileOptions.within(\.findings.catalogs)
  }

  static func check(_ arguments: inout ConformArguments) throws(CombinationError) {
    try arguments.conditions.check()
    if let spec = arguments.spec, spec.hasSuffix(recordSuffix),
      let other = arguments.records.first(where: { $0.hasSuffix(SpecFinder.suffix) })
    {
      throw CombinationError(
        "'\(spec.shown)' is a record, but the spec comes first",
        hint: "write '\(other.asArgument)' first")
    }
    arguments.findings.paths = [arguments.spec].compactMap(\.self) + arguments.records
    try LintArguments.check(&arguments.findings)
  }
}

struct ConformRun {
  private let arguments: ConformArguments
  private let context: RunContext
  private let fixing: FixRun
  private var baseline: BaselineRun
  private var report = FindingReport()
  private var fails = false

  init(_ arguments: ConformArguments, _ context: RunContext) throws(Failure) {
    self.arguments = arguments
    self.context = context
    let findings = arguments.findings
    try context.willWrite(findings.outputs, reading: findings.inputs)
    baseline = try BaselineRun(findings.baseline, context)
    fixing = FixRun(findings.fixing, context, baseline.known)
  }

  consuming func run(_ path: FilePath) throws(Failure) -> ExitCode {
    let findings = arguments.findings
    let configuration = try ConfigurationFinder(context, findings.rules.configuration)
      .configuration(for: path.folder)
    try context.checkNumber(ofRecords: arguments.records)
    if let spec = JSONFile(spec: try context.bytes(of: path), path: path.inReports).value {
      try arguments.conditions.check(in: spec)
      try context.checkPatterns(of: spec, path)
    }
    let files = CatalogFiles(findings.catalogs, context)
    let found = arguments.language == nil ? nil : files.found(in: path.folder, configuration)
    let catalogs = try files.catalogs(configuration, found)
    files.reportFound()
    let job = LintJob(
      path: path, name: path.inReports, targets: configuration?.targets ?? [],
      settings: findings.settings(configuration), failOn: findings.failOn(configuration),
      readingLimit: findings.maxFindings, comparison: comparison(catalogs))
    if findings.fixing.isDiff {
      fixing.showChanges([job])
      return fails ? .findings : .success
    }
    let file = findings.fixing.isOn ? fixing.fixed(job) : job.file(try context.bytes(of: path))
    if let file { add(CheckedFile(comparing: file, job)) }
    report.isPartial = context.exitCode == .failure
    baseline.finish(&report.findings)
    report.add(context.collected ?? [])
    context.write(&report, findings)
    if findings.fixing.isOn { fixing.saySummary() }
    return fails ? .findings : .success
  }

  /// Returns the records and catalogs to compare with. Records that cannot be opened are reported.
  private mutating func comparison(_ catalogs: ReadCatalogs) -> RecordComparison {
    let files = catalogs.findings.grouped(by: \.path).sorted { $0.key < $1.key }
    report.add(files.map(\.elements))
    if !catalogs.findings.isEmpty { fails = true }
    var records: [(path: String, record: TabRecord)] = []
    for path in arguments.records {
      guard let file = context.reportingFailure(try context.record(path)) else { continue }
      report.files += 1
      report.paths.append(file.path)
      if let record = file.value { records.append((file.path, record)) }
      report.findings += file.report(file.problems)
      if !file.problems.isEmpty { fails = true }
    }
    return RecordComparison(
      records: records, language: arguments.language, strings: catalogs.strings,
      conditions: arguments.conditions)
  }

  private mutating func add(_ checked: CheckedFile) {
    // Findings in records follow those in the spec.
    let findingsOfRecords = report.findings
    report.findings = []
    if report.add(checked, baseline: &baseline) { fails = true }
    report.findings += findingsOfRecords
  }
}
