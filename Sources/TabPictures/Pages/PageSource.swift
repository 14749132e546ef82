import JSON
import TabAnalysis
import TabModel
import TabReports

extension LayoutPage {
  func writeSource(_ page: inout HTMLWriter) {
    let text = (report?.matrix.spec ?? spec)?.source.bytes ?? []
    var lines = text.split(separator: 0x0A, omittingEmptySubsequences: false)
    let breaks = lines.count - 1
    // A final line break does not begin another line.
    if lines.last?.isEmpty == true { lines.removeLast() }
    page.section("spec", "Spec") { page in
      page.open("details")
      page.element("summary", [], "The text of the spec: \(counted(breaks, "line"))")
      page.open("div", [("class", "source")])
      // In document order, with their numbers.
      var rest = findings.enumerated().sorted {
        ($0.element.place.start.line, $0.offset) < ($1.element.place.start.line, $1.offset)
      }[...]
      for (number, line) in zip(1..., lines) {
        page.line(
          "<div class=\"line\" id=\"line-\(number)\"><span>\(number)</span><code>"
            + "\(code(line))</code></div>")
        while let next = rest.first, next.element.place.start.line <= number {
          rest.removeFirst()
          write(next.element.diagnostic, next.offset + 1, &page)
        }
      }
      page.close("div")
      page.close("details")
    }
  }

  private func write(_ diagnostic: Diagnostic, _ number: Int, _ page: inout HTMLWriter) {
    page.line(
      "<p class=\"remark \(diagnostic.severity.rawValue)\"><a href=\"#finding-\(number)\">"
        + sign(number, diagnostic.severity) + "\(markup(prose: diagnostic.message))</a></p>")
  }

  /// Returns a line without its terminator.
  private func code(_ line: ArraySlice<UInt8>) -> String {
    let line = line.last == 0x0D ? line.dropLast() : line
    let parts = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
    return markup(parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "  "))
  }
}
