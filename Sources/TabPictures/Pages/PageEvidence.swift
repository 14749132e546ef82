import TabAnalysis
import TabModel
import TabReports

/// A page's undocumented statements, by letter, with their sources.
extension LayoutPage {
  func writeEvidence(_ page: inout HTMLWriter) {
    guard !letters.statements.isEmpty else { return }
    page.section("evidence", "Evidence") { page in
      page.quiet(
        """
        Undocumented statements that these layouts depend on. In pictures, a letter marks the tab of \
        a statement.
        """)
      page.open("ol", [("class", "findings")])
      for statement in letters.statements {
        let letter = letters.letter(of: statement)
        let places = groups.indices.filter { index in
          groups[index].layoutResult.layout.notes.contains { $0.statement == statement }
        }
        page.open("li", [("id", "evidence-\(letter)")])
        page.line(
          "<p><span class=\"sign letter\">\(letter)</span> <strong>\(statement.label.rawValue)</strong>: "
            + "\(markup(statement.text))</p>")
        var links =
          places.count == groups.count
          ? ["everywhere"]
          : places.map { groups[$0].link(toDevice: $0 + 1) }
        links.append(
          page.inline(
            "a", [("href", statement.source.url), ("rel", "noreferrer")], "nearest page of Apple’s")
        )
        page.line("<p class=\"quiet\">\(links.joined(separator: " · "))</p>")
        page.close("li")
      }
      page.close("ol")
    }
  }
}
