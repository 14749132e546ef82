import AppCatalogs
import JSON
import TabCode
import TabLint
import TabModel
import TabRecords
import TabReports

struct RecordComparison {
  let records: [(path: String, record: TabRecord)]
  /// The language of the titles; nil for that of all records.
  let language: String?
  var strings: StringCatalogs?
  /// For records that name no conditions.
  var conditions = ConditionRequest()

  var locators: [String: FindingLocator] {
    Dictionary(
      records.map {
        ($0.path, FindingLocator($0.record.source.bytes, document: $0.record.source))
      }, uniquingKeysWith: { first, _ in first })
  }

  func environments(in spec: TabSpec?) -> [ReportedEnvironment] {
    records.map { .record(environment(of: $0.record, in: spec)) }
  }

  /// The environment of a record, with its unusual conditions.
  private func environment(of record: TabRecord, in spec: TabSpec?) -> RecordEnvironment {
    var environment = record.environment
    if let spec {
      environment.state =
        spec.environment(of: environment, assuming: conditions.state(of: spec)).conditions.suffix
    }
    return environment
  }

  func outcome(of input: Linter.Input) -> Linter.Outcome {
    let differences = Conformance.differences(
      of: input.spec, from: records.map(\.record), language: language,
      state: conditions.state(of: input.spec),
      translated: strings.map { strings in { translated(input.spec, into: $0, strings) } })
    let names = records.map { environment(of: $0.record, in: input.spec).name }
    return Linter.outcome(
      of: .conformance, differences.map { diagnostic($0, of: input.spec, names) }, in: input)
  }

  /// Returns the spec in a record's language, or in a more general one.
  private func translated(
    _ spec: TabSpec, into language: String, _ strings: StringCatalogs
  ) -> TabSpec? {
    LanguageCode(language).candidates.lazy.compactMap(strings.position).first
      .map { strings.translated(spec, into: $0) }
  }

  /// - Parameter names: the names of the records' environments.
  private func diagnostic(
    _ difference: Difference, of spec: TabSpec, _ names: [String]
  ) -> Diagnostic {
    var seen: Set<String> = []
    let positions = difference.sightings.map(\.record).filter { seen.insert(names[$0]).inserted }
    return Diagnostic(
      rule: Rule.conformance.id, severity: Rule.conformance.severity, message: difference.message,
      range: difference.range,
      notes: difference.sightings.map {
        let (path, record) = records[$0.record]
        return Diagnostic.Note(
          "on \(names[$0.record]) \($0.message)\(unknownCondition(of: record, in: spec))",
          at: $0.range,
          in: path)
      },
      help: difference.help, environments: positions,
      fixes: difference.fix.map { [$0] } ?? [])
  }

  /// Reports a condition in a record that the spec does not have, usually a typo.
  private func unknownCondition(of record: TabRecord, in spec: TabSpec) -> String {
    let unknown = record.environment.conditions?.first { name in
      !spec.conditions.contains { $0.name.value == name }
    }
    return unknown.map { "; '\(clipped($0))', in the record, is not a condition of the spec" }
      ?? ""
  }
}

extension CheckedFile {
  init(comparing file: JSONFile<TabSpec>, _ job: LintJob) {
    let outcome =
      file.value.map { job.outcome(of: $0) }
      ?? Linter.Outcome(diagnostics: file.problems, suppressed: 0)
    self.init(
      job: job,
      findings: job.report(outcome.diagnostics, of: file),
      rules: file.value == nil ? nil : [Rule.conformance.id],
      suppressed: outcome.suppressed)
  }
}

extension RunContext {
  func record(_ path: FilePath) throws(Failure) -> JSONFile<TabRecord> {
    let file = JSONFile(
      try bytes(of: path), path: path.inReports,
      smallest: "TabSpecRecorder writes records; 'tabspec recorder' prints that file"
    ) { RecordReader.read($0) }
    let count = file.value?.nodes.count ?? 0
    if count > TabSpec.maximumNodes {
      throw .refused(
        path, reason: "there are \(count) tabs and groups, but \(TabSpec.maximumNodes) at most")
    }
    return file
  }

  private static var maximumRecords: Int { 100 }

  func checkNumber(ofRecords paths: [FilePath]) throws(Failure) {
    guard paths.count > Self.maximumRecords else { return }
    throw .impossible(
      "there are \(paths.count) records, but \(Self.maximumRecords) at most in one run",
      help: "name the others in another run")
  }

  /// The largest number of nodes whose identifiers are patterns, because they are repeated.
  private static var maximumPatterns: Int { 1_000 }

  func checkPatterns(of spec: TabSpec, _ path: FilePath) throws(Failure) {
    let count = spec.repetitions.count { $0 > 0 }
    guard count > Self.maximumPatterns else { return }
    throw .refused(
      path,
      reason: "\(count) nodes are repeated or below a repeated one, but conform compares "
        + "\(Self.maximumPatterns) at most")
  }
}
