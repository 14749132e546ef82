package import JSON
package import TabModel

package struct ReportedFinding {
  package struct Note {
    package let message: String
    package let place: ReportedPlace?
    /// The place's file, if it isn't the finding's.
    package let path: String?

    /// The place in words, with its file if it isn't the finding's; nil if there is no place.
    package var location: String? {
      place.map { "line \($0.start.line)" + (path.map { " of \($0)" } ?? "") }
    }
  }

  package private(set) var diagnostic: Diagnostic
  /// The path from the command line or the directory search.
  package let path: String
  package let place: ReportedPlace
  package private(set) var notes: [Note]
  /// Empty for a finding about the document.
  package let environments: [ReportedEnvironment]
  /// The identifier of the innermost node; nil for the whole spec.
  package let identifier: String?
  package var isBaselined = false

  package var severity: Diagnostic.Severity { diagnostic.severity }

  package var count: Int { 1 + diagnostic.more }

  func place(of edit: Fix.Edit) -> ReportedPlace {
    ReportedPlace(edit.range, nil, in: place.source)
  }

  fileprivate mutating func represent(_ others: Int) {
    guard others > 0 else { return }
    diagnostic.represent(others)
    notes = []
  }
}

package enum ReportedEnvironment: Equatable, Sendable {
  case layout(Environment)
  case record(RecordEnvironment)

  /// The name in machine-readable formats: `iPadOS 27.0 regular portrait`.
  package var name: String {
    switch self {
    case .layout(let environment): environment.name
    case .record(let environment): environment.name
    }
  }
}

package struct ReportedPlace {
  package let range: ByteRange
  package let start: SourceLocation
  package let end: SourceLocation
  /// The JSON Pointer; nil if the text isn't JSON.
  package let pointer: String?
  let source: SourceLocator

  init(_ range: ByteRange, _ pointer: String?, in source: SourceLocator) {
    self.range = range
    self.pointer = pointer
    self.source = source
    start = source.location(of: range.lowerBound)
    end = source.location(of: range.upperBound)
  }
}

package struct FindingReport {
  package let tool: String
  package let version: String
  /// Returns the rules that ran, in documentation order. Few formats use it.
  package var rules: () -> [ReportedRule] = { [] }
  /// By path, then by place.
  package var findings: [ReportedFinding] = []
  package var files = 0
  /// True if some files couldn't be read.
  package var isPartial = false
  /// The checked files, if known.
  package var paths: [String] = []
  /// The bytes of paths that aren't valid UTF-8, by displayed path.
  package var rawPaths: [String: [UInt8]] = [:]
  /// The lowest severity that fails the run, by path: nil for none, error for unlisted paths.
  package var failOn: [String: Diagnostic.Severity?] = [:]
  package var suppressed = 0

  package init(tool: String, version: String) {
    self.tool = tool
    self.version = version
  }

  package mutating func add(_ findings: [ReportedFinding], about path: String) {
    let next = self.findings.firstIndex { path < $0.path } ?? self.findings.endIndex
    self.findings.insert(contentsOf: findings, at: next)
    files += 1
    paths.append(path)
  }

  /// Returns the number of new findings of a severity, including those over the limit.
  package func count(_ severity: Diagnostic.Severity) -> Int {
    findings.reduce(0) { $0 + ($1.severity == severity && !$1.isBaselined ? $1.count : 0) }
  }

  /// The numbers of new findings, most severe first, without zeros.
  var counts: [(severity: Diagnostic.Severity, count: Int)] {
    Diagnostic.Severity.allCases.reversed().map { ($0, count($0)) }.filter { $0.1 > 0 }
  }

  /// The number of files, unread files, suppressed and known findings: `3 files, 1 suppressed`.
  var extent: String {
    let baselined = findings.reduce(0) { $0 + ($1.isBaselined ? $1.count : 0) }
    return counted(files, "file") + (isPartial ? ", others not read" : "")
      + (suppressed > 0 ? ", \(suppressed) suppressed" : "")
      + (baselined > 0 ? ", \(baselined) in the baseline" : "")
  }

  /// Limits the findings per file and rule, separately for known ones; 0 for no limit.
  package mutating func limit(to limit: Int) {
    findings = findings.limited(
      to: limit,
      by: { [$0.path, $0.diagnostic.rule, $0.isBaselined ? "baselined" : "new"] }, count: \.count,
      representing: { $0.represent($1) })
  }
}

package struct ReportedRule {
  package let id: String
  package let severity: Diagnostic.Severity
  package let summary: String
  package let rationale: String
  /// Advice on fixing a finding, and on suppressing it.
  package let help: [(heading: String, text: String)]
  package let url: String?

  package init(
    id: String, severity: Diagnostic.Severity, summary: String, rationale: String,
    help: [(heading: String, text: String)], url: String?
  ) {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.rationale = rationale
    self.help = help
    self.url = url
  }
}
