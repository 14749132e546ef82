import AppCatalogs
import TabReports

/// A page's table of titles in the languages with the most problems.
struct PageTitles {
  let report: TitleReport

  func write(_ page: inout HTMLWriter) {
    page.section("titles", "Titles by language") { page in
      page.element("p", [("class", "quiet")], summary)
      page.table("Table of titles", of: "titles") { page in
        page.head(["Title"] + report.columns.map { markup(report.survey.languages[$0]) })
        page.open("tbody")
        for (index, entry) in report.survey.entries.enumerated() {
          page.startRow(report.label(entry, index), depth: 0)
          for language in report.columns { page.line(cell(entry, language)) }
          page.line("</tr>")
        }
        page.close("tbody")
      }
      if let omission = report.omission { page.element("p", [("class", "quiet")], omission + ".") }
    }
  }

  /// Languages with problems, worst first.
  private var summary: String {
    let troubles = report.troubles.filter(\.isAny).map {
      "\(report.survey.languages[$0.language]): \($0.words.joined(separator: ", "))"
    }
    return troubles.isEmpty ? "No language breaks the bar." : troubles.joined(separator: "; ") + "."
  }

  private func cell(_ entry: TitleSurvey.Entry, _ language: Int) -> String {
    let text = report.survey.text(of: entry, in: language)
    let words = text.words.isEmpty ? "" : " <small>\(text.words.joined(separator: ", "))</small>"
    return "<td dir=\"auto\">\(markup(text.text))\(words)</td>"
  }
}
