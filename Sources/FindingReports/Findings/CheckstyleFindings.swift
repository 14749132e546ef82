import LocatedJSON
import Writing

extension FindingFormat {
  /// The report of Checkstyle, which many review tools read.
  static var checkstyle: FindingFormat {
    FindingFormat(
      name: "checkstyle",
      summary: "XML as Checkstyle writes it."
    ) { report, _, take in
      XMLWriter.document(to: take) { writer in
        writer.element("checkstyle", [("version", "4.3")]) { writer in
          for (path, findings) in report.freshByPath {
            writer.element("file", [("name", path)]) { writer in
              for finding in findings { writer.error(finding, tool: report.tool) }
            }
          }
        }
      }
    }
  }
}

extension XMLWriter {
  fileprivate mutating func error(_ finding: ReportedFinding, tool: String) {
    let diagnostic = finding.diagnostic
    let help = diagnostic.help.map { "; \($0)" } ?? ""
    element(
      "error",
      [
        ("line", String(finding.place.start.line)),
        ("column", String(finding.place.start.column)),
        ("severity", diagnostic.severity == .note ? "info" : diagnostic.severity.rawValue),
        ("message", diagnostic.message + help),
        ("source", "\(tool).\(diagnostic.rule)"),
      ])
  }
}
