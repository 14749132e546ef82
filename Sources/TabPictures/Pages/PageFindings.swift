import JSON
import TabModel
import TabReports

/// A page's findings by severity, with links to the spec.
extension LayoutPage {
  func writeFindings(_ page: inout HTMLWriter) {
    if findings.isEmpty { return }
    page.section("findings", "Findings") { page in
      for severity in Diagnostic.Severity.allCases.reversed() {
        let numbered = findings.enumerated().filter { $0.element.severity == severity }
        guard !numbered.isEmpty else { continue }
        let noun = capitalized(severity.rawValue) + (numbered.count == 1 ? "" : "s")
        page.element("h3", [], "\(noun) (\(numbered.count))")
        page.open("ol", [("class", "findings")])
        for (index, finding) in numbered { write(finding, index + 1, &page) }
        page.close("ol")
      }
    }
  }

  private func write(_ finding: ReportedFinding, _ number: Int, _ page: inout HTMLWriter) {
    let diagnostic = finding.diagnostic
    page.open("li", [("id", "finding-\(number)")])
    page.raw("<p>" + sign(number, diagnostic.severity))
    page.raw(page.inline("strong", [], sentence(diagnostic.message)))
    page.line(" " + link(finding.place.start) + "</p>")
    if !finding.notes.isEmpty || diagnostic.help != nil {
      page.open("dl", [("class", "reasons")])
      for (index, note) in finding.notes.enumerated() {
        if index == 0 { page.element("dt", [], "See") }
        // The page lists only the spec.
        let place =
          note.path == nil
          ? note.place.map { " " + link($0.start) }
          : note.location.map { " (\(markup(prose: $0)))" }
        page.line("<dd>\(markup(prose: sentence(note.message)))\(place ?? "")</dd>")
      }
      if let help = diagnostic.help {
        page.element("dt", [], "Fix")
        page.element("dd", [], sentence(help))
      }
      page.close("dl")
    }
    var about = markup(diagnostic.rule)
    if let url = diagnostic.url, url.hasPrefix("https://") {
      about += " · " + page.inline("a", [("href", url), ("rel", "noreferrer")], "Apple’s page")
    }
    if let place = diagnostic.environmentWords { about += " · " + markup(prose: place) }
    page.line("<p class=\"quiet\">\(about)</p>")
    page.close("li")
  }

  private func link(_ location: SourceLocation) -> String {
    "<a href=\"#line-\(location.line)\">line \(location.line)</a>"
  }
}

/// A finding's number, with its severity for screen readers.
func sign(_ number: Int, _ severity: Diagnostic.Severity) -> String {
  "<span class=\"sign \(severity.rawValue)\"><span class=\"heard\">\(severity.rawValue) </span>"
    + "\(number)</span> "
}
