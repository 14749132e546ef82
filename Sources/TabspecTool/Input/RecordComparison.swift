import AppCatalogs
import JSON
import TabCode
import TabLint
import TabModel
import TabReports

struct RecordComparison: Sendable {
  /// Each with its path as findings name it.
  let records: [(path: String, record: TabRecord)]
  /// The language of the titles; nil for that of all records.
  let language: String?
  var strings: StringCatalogs?

  var locators: [String: FindingLocator] {
    Dictionary(
      records.map {
        ($0.path, FindingLocator($0.record.document.bytes, document: $0.record.document))
      }, uniquingKeysWith: { first, _ in first })
  }

  var environments: [ReportedEnvironment] { records.map { .record($0.record.environment) } }

  func outcome(of input: Linter.Input) -> Linter.Outcome {
    let differences = Conformance.differences(
      of: input.spec, from: records.map(\.record), language: language,
      translated: strings.map { strings in { translated(input.spec, into: $0, strings) } })
    return Linter.outcome(of: .conformance, differences.map(diagnostic), in: input)
  }

  /// Returns the spec in the language of a record, or in it without its region.
  private func translated(
    _ spec: TabSpec, into language: String, _ strings: StringCatalogs
  ) -> TabSpec? {
    let position =
      strings.position(of: language)
      ?? LanguageCode(language).withoutRegion.flatMap { strings.position(of: $0) }
    return position.map { strings.translated(spec, into: $0) }
  }

  private func diagnostic(_ difference: Difference) -> Diagnostic {
    var names: Set<String> = []
    let positions = difference.sightings.map(\.record).filter { position in
      names.insert(records[position].record.environment.name).inserted
    }
    return Diagnostic(
      rule: Rule.conformance.id, severity: Rule.conformance.severity, message: difference.message,
      range: difference.range,
      notes: difference.sightings.map {
        let (path, record) = records[$0.record]
        return Diagnostic.Note(
          "on \(record.environment.name) \($0.message)", at: $0.range, in: path)
      },
      help: difference.help, environments: positions,
      fixes: difference.fix.map { [$0] } ?? [])
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
      rules: file.value == nil
        ? nil : CheckedRules(quieted: [], specs: 1, only: Rule.conformance.id),
      suppressed: outcome.suppressed, assumesTargets: false, customizations: nil)
  }
}

extension RunContext {
  func record(_ path: FilePath) throws(Failure) -> JSONFile<TabRecord> {
    JSONFile(
      try bytes(of: path), path: path.inReports,
      smallest: "TabSpecRecorder writes records; 'tabspec recorder' prints that file",
      isFixable: false
    ) { RecordReader.read($0) }
  }
}
