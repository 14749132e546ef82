import LocatedJSON
import Spelling
import Writing

extension FindingFormat {
  /// A line for each finding, in the form that Xcode, Emacs and Vim understand.
  static var concise: FindingFormat {
    FindingFormat(
      name: "concise",
      summary: "One line a finding: path:line:column: severity: message [rule]."
    ) { report, _ in
      var output: [UInt8] = []
      for finding in report.findings where !finding.isBaselined {
        output.append(contentsOf: headline(of: finding).utf8)
        output.append(0x0A)
      }
      return output
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
