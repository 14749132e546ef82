import JSON
import TabReports
import Testing

@Suite("Line numbers are next to an excerpt")
struct GutterTests {
  /// The text of a finding in a line, with a note that points to another one.
  private func text(_ line: Int, noteIn noteLine: Int) throws -> [Substring] {
    let source = String(repeating: "\n", count: max(line, noteLine))
    let diagnostic = Diagnostic(
      rule: "r", severity: .note, message: "m", range: line - 1..<line - 1,
      notes: [.init("n", at: noteLine - 1..<noteLine - 1)])
    var report = SampleReport.empty
    report.findings = SampleReport.findings([diagnostic], in: source, path: "a.json")
    return try write(report, "text").split(separator: "\n")
  }

  @Test(
    "in a column as wide as the longest of them, with two blanks before it",
    arguments: [
      (1, 1, 4), (9, 10, 4), (99, 1, 4), (1, 99, 4), (100, 1, 5), (1, 100, 5), (999, 1_000, 6),
      (12_345, 6, 7),
    ])
  func widths(_ line: Int, _ noteLine: Int, _ gutter: Int) throws {
    let lines = try text(line, noteIn: noteLine)
    for number in [line, noteLine] {
      let digits = String(number)
      let expected = String(repeating: " ", count: gutter - digits.count) + digits + " │"
      #expect(lines.contains { $0 == expected }, "\(lines)")
    }
    #expect(lines.contains { $0.hasPrefix(String(repeating: " ", count: gutter + 1) + "│ ^") })
    #expect(
      lines.contains { $0.hasPrefix(String(repeating: " ", count: gutter + 1) + "= note: n") })
  }
}
