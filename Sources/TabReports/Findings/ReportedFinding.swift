package import JSON
package import TabModel

/// A finding with everything that a report says about it.
package struct ReportedFinding: Sendable {
  /// A second place that explains the first.
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

  /// What the rule reports.
  package private(set) var diagnostic: Diagnostic
  /// The path as the command line or the folder gives it.
  package let path: String
  package let place: ReportedPlace
  package private(set) var notes: [Note]
  /// The environments in which it shows; empty if it is about the document.
  package let environments: [ReportedEnvironment]
  /// The identifier of the innermost node that it is about; nil if it is about the whole spec.
  package let identifier: String?
  /// The changes that would remove the problem, the best first.
  package private(set) var fixes: [Fix]
  /// Whether it is in a baseline.
  package var isBaselined = false

  package var severity: Diagnostic.Severity { diagnostic.severity }

  /// The number of findings: itself, and those that it stands for.
  package var count: Int { 1 + diagnostic.more }

  /// Makes the finding stand for itself and others, whose number replaces all that it says.
  fileprivate mutating func stand(for others: Int) {
    guard others > 0 else { return }
    diagnostic.stand(for: others)
    notes = []
    fixes = []
  }
}

/// An environment that a finding shows in.
package enum ReportedEnvironment: Hashable, Sendable {
  /// One that the spec's targets stand for.
  case layout(Environment)
  /// One in which a record was made.
  case record(RecordEnvironment)

  /// The name that formats for programs write: `iPadOS 27.0 regular portrait`.
  package var name: String {
    switch self {
    case .layout(let environment): environment.name
    case .record(let environment): environment.name
    }
  }
}

/// A stretch of a text as people and programs name it.
package struct ReportedPlace: Sendable {
  /// In bytes.
  package let range: ByteRange
  package let start: SourceLocation
  package let end: SourceLocation
  /// The JSON Pointer; nil in a text that is not JSON.
  package let pointer: String?
  /// The text, for formats that show lines of it.
  let source: SourceLocator

  /// - Parameters:
  ///   - pointer: the JSON Pointer; nil where there is none.
  ///   - source: the text.
  init(_ range: ByteRange, _ pointer: String?, in source: SourceLocator) {
    self.range = range
    self.pointer = pointer
    self.source = source
    start = source.location(of: range.lowerBound)
    end = source.location(of: range.upperBound)
  }
}

/// All findings of a run, and what they add up to.
package struct FindingReport: Sendable {
  /// The tool that made it.
  package let tool: String
  package let version: String
  /// Makes the rules that may have spoken, in the order of the documentation; few formats ask.
  package var rules: @Sendable () -> [ReportedRule] = { [] }
  /// By path, then as within a text.
  package var findings: [ReportedFinding] = []
  /// How many files were read.
  package var files = 0
  /// Whether there were others that could not be read.
  package var isPartial = false
  /// Which files those are, where that is known.
  package var paths: [String] = []
  /// The bytes of the paths that are not UTF-8, by how they stand in `paths` and findings.
  package var rawPaths: [String: [UInt8]] = [:]
  /// Which of them do not say what the app ships on, so that all platforms were looked at.
  package var assumingTargets: [String] = []
  /// The least severity that makes the run fail, by path: nil for none, error for other paths.
  package var failOn: [String: Diagnostic.Severity?] = [:]
  /// How many findings the specs themselves suppress.
  package var suppressed = 0
  /// What people can do by customizing, for each spec; nil where they are not asked for.
  package var customizations: [CustomizationAnswer]?

  package init(tool: String, version: String) {
    self.tool = tool
    self.version = version
  }

  /// Adds what is wrong with a file that was read besides.
  package mutating func add(_ findings: [ReportedFinding], about path: String) {
    let next = self.findings.firstIndex { path < $0.path } ?? self.findings.endIndex
    self.findings.insert(contentsOf: findings, at: next)
    files += 1
    paths.append(path)
  }

  /// How many findings there are that no baseline holds, those too that are not told.
  package func count(_ severity: Diagnostic.Severity) -> Int {
    findings.reduce(0) {
      $0 + ($1.severity == severity && !$1.isBaselined ? $1.count : 0)
    }
  }

  /// How many findings there are that a baseline holds.
  var baselinedCount: Int {
    findings.reduce(0) { $0 + ($1.isBaselined ? $1.count : 0) }
  }
  /// Leaves out findings beyond a limit for each file, rule and severity. They are still counted, and
  /// those in a baseline are limited separately.
  ///
  /// - Parameter limit: 0 for no limit.
  package mutating func limit(to limit: Int) {
    findings = findings.limited(
      to: limit,
      by: {
        [$0.path, $0.diagnostic.rule, $0.severity.rawValue, $0.isBaselined ? "baselined" : "new"]
      }, count: \.count, standing: { $0.stand(for: $1) })
  }
}
