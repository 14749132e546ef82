import JSON

extension FindingFormat {
  static var gitlab: FindingFormat {
    Self("gitlab", "A Code Quality report for GitLab.") { report, _ in
      var fingerprints = FindingFingerprints()
      return JSONWriter.document { writer in
        writer.array { writer in
          for finding in report.fresh {
            let fingerprint = fingerprints.next(for: finding)
            writer.object { $0.issue(finding, fingerprint) }
          }
        }
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func issue(_ finding: ReportedFinding, _ fingerprint: String) {
    let diagnostic = finding.diagnostic
    let help = diagnostic.help.map { "; \($0)" } ?? ""
    member("description", diagnostic.message + help)
    member("check_name", diagnostic.rule)
    member("fingerprint", fingerprint)
    member("severity", diagnostic.severity.impact)
    object("location") { writer in
      // GitLab's repository paths never start with this.
      writer.member(
        "path", finding.path.hasPrefix("./") ? String(finding.path.dropFirst(2)) : finding.path)
      writer.object("lines") { $0.member("begin", finding.place.start.line) }
    }
  }
}

extension Diagnostic.Severity {
  /// GitLab's severity. Its `blocker` and `critical` are not used.
  fileprivate var impact: String {
    switch self {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
