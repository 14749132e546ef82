import JSON
import TabReports

struct PageSource {
  private let text: [UInt8]
  /// In document order.
  private let findings: [ReportedFinding]

  init(_ text: [UInt8], _ findings: [ReportedFinding]) {
    self.text = text
    self.findings = findings
  }

  func write(_ page: inout HTMLWriter) {
    page.open("section", [("id", "spec"), ("aria-labelledby", "spec-heading")])
    page.element("h2", [("id", "spec-heading")], "Spec")
    let count = text.count { $0 == 0x0A }
    page.open("details")
    page.element("summary", [], "The text of the spec: \(counted(count, "line"))")
    page.open("div", [("class", "source")])
    var number = 0
    var told = 0
    var nextLine = findings.first?.place.start.line
    var start = 0
    // A final line break does not begin another line.
    while start < text.count {
      number += 1
      let end = text[start...].firstIndex(of: 0x0A) ?? text.count
      page.line(
        "<div class=\"line\" id=\"line-\(number)\"><span>\(number)</span><code>"
          + "\(code(text[start..<end]))</code></div>")
      while let line = nextLine, line <= number {
        told += 1
        write(findings[told - 1].diagnostic, told, &page)
        nextLine = told < findings.count ? findings[told].place.start.line : nil
      }
      start = end + 1
    }
    page.close("div")
    page.close("details")
    page.close("section")
  }

  private func write(_ diagnostic: Diagnostic, _ number: Int, _ page: inout HTMLWriter) {
    page.line(
      "<p class=\"remark \(diagnostic.severity.rawValue)\"><a href=\"#finding-\(number)\">"
        + PageFindings.sign(number, diagnostic.severity)
        + "\(markup(diagnostic.message))</a></p>")
  }

  /// A line without its terminator.
  private func code(_ line: ArraySlice<UInt8>) -> String {
    let line = line.last == 0x0D ? line.dropLast() : line
    return markup(
      String(decoding: line, as: UTF8.self).split(
        separator: "\t", omittingEmptySubsequences: false
      ).joined(separator: "  "))
  }
}
