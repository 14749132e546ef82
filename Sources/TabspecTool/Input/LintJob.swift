import JSON
import TabLint
import TabModel
import TabReports

struct LintJob {
  let path: FilePath
  let name: String
  var catalogs = ""
  let targets: [SpecTarget]
  let settings: LintSettings
  /// The lowest severity that fails the run; nil for none.
  let failOn: Diagnostic.Severity?
  /// The maximum number of problems per rule if the text is not a spec; 0 for no limit.
  var readingLimit = defaultFindingLimit
  var comparison: RecordComparison?

  /// Reads bytes as the spec. The limit is that of problems per rule: 0 for none, nil for the usual
  /// one.
  func file(_ bytes: [UInt8], limit: Int? = nil) -> JSONFile<TabSpec> {
    JSONFile(spec: bytes, path: name, targets: targets, limit: limit ?? readingLimit)
  }

  func outcome(of spec: TabSpec, limit: Int? = nil) -> Linter.Outcome {
    var settings = settings
    if let limit { settings.maxFindings = limit }
    let input = Linter.Input(spec, path: name, settings: settings)
    return comparison?.outcome(of: input) ?? Linter.lint(input)
  }

  /// Applies the fixes of all findings but those in the baseline.
  func fix(_ bytes: [UInt8], includesUnsafe: Bool, _ baseline: Baseline?) -> Fixer.Outcome {
    Fixer(includesUnsafe: includesUnsafe) { bytes in
      let file = file(bytes, limit: 0)
      guard let spec = file.value else {
        return Fixer.Checked(file.document == nil ? .text : .document, file.problems)
      }
      let diagnostics = outcome(of: spec, limit: 0).diagnostics
      guard var known = baseline else { return Fixer.Checked(.spec, diagnostics) }
      var findings = report(diagnostics, of: file)
      known.mark(&findings)
      return Fixer.Checked(.spec, findings.filter { !$0.isBaselined }.map(\.diagnostic))
    }.fix(bytes)
  }

  /// Returns findings with the positions and environments of the records.
  func report(_ diagnostics: [Diagnostic], of file: JSONFile<TabSpec>) -> [ReportedFinding] {
    file.specReport(
      diagnostics, notesIn: comparison?.locators ?? [:],
      in: comparison?.environments(in: file.value))
  }
}
