import LocatedJSON

extension FindingFormat {
  /// Findings as failed tests, which nearly every build server can show.
  static let junit = FindingFormat(
    name: "junit",
    summary: "Findings as failed tests, as XML in the manner of JUnit."
  ) { report, _ in
    let files = report.freshByPath
    var writer = XMLWriter()
    let tests = files.reduce(0) { $0 + max(1, $1.findings.count) }
    let failures = files.reduce(0) { $0 + $1.findings.count }
    writer.element("testsuites", [("name", report.tool)] + totals(tests, failures)) { writer in
      for (path, findings) in files { writer.suite(path, findings) }
    }
    return writer.bytes
  }
}

private func totals(_ tests: Int, _ failures: Int) -> [(name: String, value: String)] {
  [
    ("tests", String(tests)), ("failures", String(failures)), ("errors", "0"), ("skipped", "0"),
    ("time", "0"),
  ]
}

extension XMLWriter {
  fileprivate mutating func suite(_ path: String, _ findings: [ReportedFinding]) {
    let attributes = totals(max(1, findings.count), findings.count)
    element("testsuite", [("name", path)] + attributes) { writer in
      if findings.isEmpty {
        // A suite without tests is an error to some readers.
        writer.element(
          "testcase", [("name", "no findings"), ("classname", path), ("time", "0")])
      }
      for finding in findings { writer.failedTest(finding) }
    }
  }

  private mutating func failedTest(_ finding: ReportedFinding) {
    let diagnostic = finding.diagnostic
    let attributes = [
      ("name", "\(diagnostic.rule): \(diagnostic.message)"), ("classname", finding.path),
      ("file", finding.path), ("line", String(finding.place.start.line)), ("time", "0"),
    ]
    let start = finding.place.start
    let severity = diagnostic.severity.rawValue
    let lines =
      ["\(finding.path):\(start.line):\(start.column): \(severity): \(diagnostic.message)"]
      + finding.remarks() + [diagnostic.url].compactMap { $0 }
    element("testcase", attributes) { writer in
      writer.element(
        "failure",
        [("message", diagnostic.message), ("type", severity)],
        text: lines.joined(separator: "\n"))
    }
  }
}
