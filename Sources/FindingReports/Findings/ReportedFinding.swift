package import LocatedJSON
package import TabHierarchy
package import TabLayout

/// A finding with everything that a report says about it worked out, so that the text it is about
/// is not needed any more.
package struct ReportedFinding: Sendable {
  /// A second place that explains the first.
  package struct Note: Sendable {
    package let message: String
    /// Nil where the note points nowhere.
    package let place: ReportedPlace?
    /// The file of the place, where it is another one than the finding's.
    package var path: String?
  }

  /// A change that takes the problem away.
  package struct Fix: Sendable {
    package let title: String
    package let isSafe: Bool
    /// The places are without their lines.
    package let edits: [(place: ReportedPlace, replacement: String)]
  }

  package var diagnostic: Diagnostic
  /// The path as the command line or the folder gives it.
  package let path: String
  package let place: ReportedPlace
  package let notes: [Note]
  package let fixes: [Fix]
  /// The environments in which it shows; none where it is about the document.
  package let environments: [ReportedEnvironment]
  /// The identifier of the innermost node that it is about; nil where it is about the whole spec.
  package var identifier: String?
  /// Whether a baseline holds it.
  package var isBaselined = false
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
  /// The columns of start and end as some programs count them: in bytes, from 1.
  package let startColumnInBytes: Int
  package let endColumnInBytes: Int
  /// The JSON Pointer; nil in a text that is not JSON.
  package let pointer: String?
  /// The lines that the stretch begins with, at most three, without line breaks; none where no
  /// format shows them.
  package let lines: [String]
  /// How many scalars of the first line were left out in front, because the line is very long.
  package let skipped: Int
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
      let isCounted = $1.diagnostic.severity == severity && !$1.isBaselined
      return $0 + (isCounted ? 1 + $1.diagnostic.more : 0)
    }
  }

  /// How many findings there are that a baseline holds.
  var baselinedCount: Int {
    findings.reduce(0) { $0 + ($1.isBaselined ? 1 + $1.diagnostic.more : 0) }
  }
}
