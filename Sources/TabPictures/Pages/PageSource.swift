import FindingReports
import LocatedJSON
import Spelling
import Writing

/// The text of the spec with line numbers, and each finding below its line.
struct PageSource {
  private let text: [UInt8]
  private let findings: [Int: [(number: Int, finding: ReportedFinding)]]

  init(_ text: [UInt8], _ findings: [ReportedFinding]) {
    self.text = text
    var byLine: [Int: [(number: Int, finding: ReportedFinding)]] = [:]
    for (index, finding) in findings.enumerated() {
      byLine[finding.place.start.line, default: []].append((index + 1, finding))
    }
    self.findings = byLine
  }

  func write(_ page: inout HTMLWriter) {
    page.open("section", [("id", "spec"), ("aria-labelledby", "spec-heading")])
    page.element("h2", [("id", "spec-heading")], "Spec")
    let count = text.count { $0 == 0x0A }
    page.open("details")
    page.element("summary", [], "The text of the spec: \(counted(count, "line"))")
    page.open("div", [("class", "source")])
    var number = 0
    var lines = text.split(separator: 0x0A, omittingEmptySubsequences: false)[...]
    if lines.last?.isEmpty == true { lines.removeLast() }
    for var line in lines {
      number += 1
      if line.last == 0x0D { line.removeLast() }
      let code = String(decoding: line, as: UTF8.self).split(
        separator: "\t", omittingEmptySubsequences: false
      ).joined(separator: "  ")
      page.line(
        "<div class=\"line\" id=\"line-\(number)\"><span>\(number)</span><code>\(markup(code))</code></div>"
      )
      for (index, finding) in findings[number, default: []] {
        let diagnostic = finding.diagnostic
        page.line(
          "<p class=\"remark \(diagnostic.severity.rawValue)\"><a href=\"#finding-\(index)\">"
            + PageFindings.sign(index, diagnostic.severity)
            + "\(markup(diagnostic.message))</a></p>")
      }
    }
    page.close("div")
    page.close("details")
    page.close("section")
  }
}
