import JSON

extension FindingFormat {
  /// A Code Quality report, which GitLab shows in merge requests.
  static var gitlab: FindingFormat {
    FindingFormat(
      name: "gitlab",
      summary: "A Code Quality report for GitLab."
    ) { report, _ in
      var fingerprints = FindingFingerprints()
      return JSONWriter.document { writer in
        writer.array { writer in
          for finding in report.fresh {
            writer.issue(finding, fingerprint: fingerprints.next(for: finding))
          }
        }
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func issue(_ finding: ReportedFinding, fingerprint: String) {
    let diagnostic = finding.diagnostic
    let help = diagnostic.help.map { "; \($0)" } ?? ""
    object { writer in
      writer.member("description", diagnostic.message + help)
      writer.member("check_name", diagnostic.rule)
      writer.member("fingerprint", fingerprint)
      writer.member("severity", diagnostic.severity.impact)
      writer.key("location")
      writer.object { writer in
        // GitLab's repository paths never start with this.
        writer.member(
          "path", finding.path.hasPrefix("./") ? String(finding.path.dropFirst(2)) : finding.path)
        writer.key("lines")
        writer.object { writer in writer.member("begin", finding.place.start.line) }
      }
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
