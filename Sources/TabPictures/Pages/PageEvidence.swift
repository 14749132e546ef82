import TabAnalysis
import TabModel
import TabReports

/// A page's undocumented statements, those with letters in pictures first.
extension LayoutPage {
  var hasEvidence: Bool { !letters.placed.isEmpty || !letters.others.isEmpty }

  func writeEvidence(_ page: inout HTMLWriter) {
    guard hasEvidence else { return }
    page.section("evidence", "Evidence") { page in
      let meaning = Evidence.meaning(of: letters.placed + letters.others)
      page.quiet("Statements that these layouts depend on. \(meaning).")
      page.open("ol", [("class", "findings")])
      for statement in letters.placed {
        write(statement, letter: letters.letter(of: statement), &page)
      }
      for statement in letters.others { write(statement, letter: nil, &page) }
      page.close("ol")
    }
  }

  private func write(_ statement: Statement, letter: String?, _ page: inout HTMLWriter) {
    let places = groups.indices.filter { index in
      groups[index].layoutResult.layout.notes.contains { $0.statement == statement }
    }
    page.open("li", letter.map { [("id", "evidence-\($0)")] } ?? [])
    let sign = letter.map { "<span class=\"sign letter\">\($0)</span> " } ?? ""
    let text = page.inline(
      "a", [("href", statement.source.url), ("rel", "noreferrer")], statement.text)
    page.line("<p>\(sign)<strong>\(statement.label.rawValue)</strong>: \(text)</p>")
    let links =
      places.count == groups.count
      ? ["everywhere"] : places.map { groups[$0].link(toDevice: $0 + 1) }
    page.line("<p class=\"quiet\">\(links.joined(separator: " · "))</p>")
    page.close("li")
  }
}
