import JSON

extension FindingFormat {
  /// A line for each finding, in the form that Xcode, Emacs and Vim understand.
  static var concise: FindingFormat {
    FindingFormat(
      name: "concise",
      summary: "One line for each finding: path:line:column: severity: message [rule]."
    ) { report, _ in
      report.fresh.flatMap { (headline(of: $0) + "\n").utf8 }
    }
  }
}

/// A finding in one line.
func headline(of finding: ReportedFinding) -> String {
  let start = finding.place.start
  let diagnostic = finding.diagnostic
  return "\(harmless(finding.path)):\(start.line):\(start.column): "
    + "\(diagnostic.severity.rawValue): \(harmless(diagnostic.message)) [\(diagnostic.rule)]"
}
