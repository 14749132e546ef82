import JSON

extension FindingFormat {
  /// Findings as tests: those that fail the run are failed tests, the others are output.
  ///
  /// The attributes and their order satisfy the schemas of both Ant and Jenkins. Time and host are constant to
  /// make reports reproducible.
  static var junit: FindingFormat {
    Self("junit", "Findings as tests in the XML of JUnit; those that fail the run are failures.") {
      report, _ in
      XMLWriter.document { writer in
        writer.element("testsuites", []) { writer in
          for (id, file) in report.freshByPath.enumerated() {
            writer.suite(id, file.path, file.findings, report)
          }
        }
      }
    }
  }
}

extension XMLWriter {
  fileprivate mutating func suite(
    _ id: Int, _ path: String, _ findings: [ReportedFinding], _ report: FindingReport
  ) {
    let least = report.failOn[path] ?? .error
    func isFailure(_ finding: ReportedFinding) -> Bool {
      least.map { finding.severity >= $0 } ?? false
    }
    let attributes = [
      ("id", String(id)), ("name", path), ("package", report.tool), ("hostname", "localhost"),
      ("timestamp", "1970-01-01T00:00:00"), ("tests", String(max(1, findings.count))),
      ("failures", String(findings.count(where: isFailure))), ("errors", "0"), ("skipped", "0"),
      ("time", "0"),
    ]
    element("testsuite", attributes) { writer in
      writer.element("properties", []) { writer in
        writer.element("property", [("name", report.tool), ("value", report.version)])
      }
      if findings.isEmpty {
        // Some parsers reject a suite without tests.
        writer.element("testcase", [("name", "no findings"), ("classname", path), ("time", "0")])
      }
      for finding in findings { writer.test(finding, isFailure: isFailure(finding)) }
      let output = findings.filter { !isFailure($0) }.map(writer.text)
      writer.element(
        "system-out", [], text: output.isEmpty ? nil : output.joined(separator: "\n\n"))
      writer.element("system-err", [])
    }
  }

  private func text(_ finding: ReportedFinding) -> String {
    let start = finding.place.start
    let diagnostic = finding.diagnostic
    let severity = diagnostic.severity.rawValue
    let lines =
      ["\(finding.path):\(start.line):\(start.column): \(severity): \(diagnostic.message)"]
      + finding.remarks() + [diagnostic.url].compactMap { $0 }
    return lines.joined(separator: "\n")
  }

  private mutating func test(_ finding: ReportedFinding, isFailure: Bool) {
    let diagnostic = finding.diagnostic
    let attributes = [
      ("name", "\(diagnostic.rule): \(diagnostic.message)"), ("classname", finding.path),
      ("time", "0"),
    ]
    element("testcase", attributes) { writer in
      guard isFailure else { return }
      writer.element(
        "failure", [("message", diagnostic.message), ("type", diagnostic.severity.rawValue)],
        text: writer.text(finding))
    }
  }
}
