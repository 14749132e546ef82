import AppCatalogs
import TabReports

/// A page's table of titles in the languages with the most problems.
extension LayoutPage {
  func writeTitles(_ page: inout HTMLWriter) {
    guard let report = report?.languages?.titles else { return }
    page.section("titles", "Titles by language") { page in
      page.quiet(summary(of: report))
      page.table("Table of titles", of: "titles") { page in
        page.head(["Title"] + report.columns.map { markup(report.table.languages[$0]) })
        page.open("tbody")
        for entry in report.table.entries {
          page.startRow(markup(prose: report.label(entry)), depth: 0)
          for language in report.columns {
            let text = report.table.text(of: entry, in: language)
            let problems = text.problems.map(\.rawValue).joined(separator: ", ")
            let words = problems.isEmpty ? "" : " <small>\(problems)</small>"
            let code = markup(report.table.languages[language])
            page.line(
              "<td><span dir=\"auto\" lang=\"\(code)\">\(markup(text.text))</span>\(words)</td>")
          }
          page.line("</tr>")
        }
        page.close("tbody")
      }
      if let omission = report.omission { page.quiet(omission + ".") }
    }
  }

  /// Languages with problems, worst first.
  private func summary(of report: TitleReport) -> String {
    let troubles = report.troubles.filter(\.isAny).map {
      "\(report.table.languages[$0.language]): \($0.words.joined(separator: ", "))"
    }
    return troubles.isEmpty ? "No language breaks the bar." : troubles.joined(separator: "; ") + "."
  }
}
