package import JSON
package import TabModel

package struct ReportedFinding: Sendable {
  package struct Note: Sendable {
    package let message: String
    /// Nil if the note points nowhere.
    package let place: ReportedPlace?
    /// The file of the place, if it is not the finding's.
    package let path: String?
  }

  package struct Fix: Sendable {
    package let title: String
    package let isSafe: Bool
    package let edits: [(place: ReportedPlace, replacement: String)]
  }

  package private(set) var diagnostic: Diagnostic
  /// The path as given by the command line or the folder.
  package let path: String
  package let place: ReportedPlace
  package private(set) var notes: [Note]
  /// The environments it shows in; empty if it is about the document.
  package let environments: [ReportedEnvironment]
  /// The identifier of the innermost node; nil if it is about the whole spec.
  package let identifier: String?
  package private(set) var fixes: [Fix]
  package var isBaselined = false

  package var severity: Diagnostic.Severity { diagnostic.severity }

  package var count: Int { 1 + diagnostic.more }

  fileprivate mutating func represent(_ others: Int) {
    guard others > 0 else { return }
    diagnostic.represent(others)
    notes = []
    fixes = []
  }
}

/// An environment that a finding shows in.
package enum ReportedEnvironment: Hashable, Sendable {
  case layout(Environment)
  case record(RecordEnvironment)

  /// The name in formats for programs: `iPadOS 27.0 regular portrait`.
  package var name: String {
    switch self {
    case .layout(let environment): environment.name
    case .record(let environment): environment.name
    }
  }
}

package struct ReportedPlace: Sendable {
  package let range: ByteRange
  package let start: SourceLocation
  package let end: SourceLocation
  /// The JSON Pointer; nil in a text that is not JSON.
  package let pointer: String?
  /// The text, for formats that show lines of it.
  let source: SourceLocator

  init(_ range: ByteRange, _ pointer: String?, in source: SourceLocator) {
    self.range = range
    self.pointer = pointer
    self.source = source
    start = source.location(of: range.lowerBound)
    end = source.location(of: range.upperBound)
  }
}

package struct FindingReport: Sendable {
  package let tool: String
  package let version: String
  /// Returns the rules that ran, in the order of the documentation; few formats ask.
  package var rules: @Sendable () -> [ReportedRule] = { [] }
  /// By path, then by place.
  package var findings: [ReportedFinding] = []
  package var files = 0
  /// Whether some files could not be read.
  package var isPartial = false
  /// The files, where they are known.
  package var paths: [String] = []
  /// The bytes of paths that are not UTF-8, by the path shown.
  package var rawPaths: [String: [UInt8]] = [:]
  /// The files without targets, checked for all platforms.
  package var assumingTargets: [String] = []
  /// The least severity that makes the run fail, by path: nil for none; error for paths not listed.
  package var failOn: [String: Diagnostic.Severity?] = [:]
  package var suppressed = 0
  /// The answers about customization by spec; nil if not asked for.
  package var customizations: [CustomizationAnswer]?

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

  /// Returns the number of findings of a severity in no baseline, including those not told.
  package func count(_ severity: Diagnostic.Severity) -> Int {
    findings.reduce(0) {
      $0 + ($1.severity == severity && !$1.isBaselined ? $1.count : 0)
    }
  }

  /// The number of files, and what was not read, suppressed or known: `3 files, 1 suppressed`.
  var extent: String {
    let baselined = findings.reduce(0) { $0 + ($1.isBaselined ? $1.count : 0) }
    return counted(files, "file") + (isPartial ? ", others not read" : "")
      + (suppressed > 0 ? ", \(suppressed) suppressed" : "")
      + (baselined > 0 ? ", \(baselined) in the baseline" : "")
  }

  /// Limits the findings told of each file, rule and severity, those in a baseline separately; 0 for all.
  package mutating func limit(to limit: Int) {
    findings = findings.limited(
      to: limit,
      by: {
        [$0.path, $0.diagnostic.rule, $0.severity.rawValue, $0.isBaselined ? "baselined" : "new"]
      }, count: \.count, representing: { $0.represent($1) })
  }
}

package struct ReportedRule: Sendable {
  package struct Paragraph: Sendable {
    package let heading: String
    package let text: String

    package init(_ heading: String, _ text: String) {
      self.heading = heading
      self.text = text
    }
  }

  package let id: String
  package let severity: Diagnostic.Severity
  package let summary: String
  package let rationale: String
  /// What to do about a finding, and when to do nothing.
  package let help: [Paragraph]
  package let url: String?

  package init(
    id: String, severity: Diagnostic.Severity, summary: String, rationale: String,
    help: [Paragraph], url: String?
  ) {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.rationale = rationale
    self.help = help
    self.url = url
  }
}
