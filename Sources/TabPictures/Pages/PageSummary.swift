import JSON
import TabAnalysis
import TabModel
import TabReports

extension LayoutPage {
  /// Such as `2 errors and 1 warning; iPhone and iPad differ in three ways.`, as markup.
  var verdict: String {
    if !isChecked { return sentence(likeness) + "." }
    let counts = Diagnostic.Severity.allCases.reversed().compactMap { severity -> String? in
      let count = findings.count { $0.severity == severity }
      return count > 0 ? counted(count, severity.rawValue) : nil
    }
    let words = counts.isEmpty ? "No findings" : "<a href=\"#findings\">\(listed(counts))</a>"
    return "\(words); \(likeness)."
  }

  private var likeness: String {
    guard let matrix = report?.matrix else { return counted(groups.count, "layout") }
    guard groups.count > 1 else { return "the same everywhere" }
    let devices = groups.flatMap(\.devices).uniqued()
    let count = matrix.differences.count
    let ways = count == 0 ? "little" : "\(numberWord(count)) way\(count == 1 ? "" : "s")"
    return devices.count > 1
      ? "\(listed(devices)) differ in \(ways)"
      : "\(counted(groups.count, "layout")) of \(listed(devices)) differ in \(ways)"
  }

  var hasDifferences: Bool {
    report.map { !$0.matrix.differences.isEmpty || !$0.matrix.constants.isEmpty } ?? false
  }

  func writeDifferences(_ page: inout HTMLWriter) {
    guard let matrix = report?.matrix, hasDifferences else { return }
    page.section("differences", "What differs") { page in
      write(matrix.differences, of: matrix, &page)
      if matrix.constants.isEmpty { return }
      page.element("h3", [], "Everywhere")
      write(matrix.constants, of: matrix, &page)
    }
  }

  private func write(
    _ statements: [MatrixStatement], of matrix: Matrix, _ page: inout HTMLWriter
  ) {
    guard !statements.isEmpty else { return }
    page.open("dl", [("class", "differences")])
    for statement in statements {
      page.element("dt", [], statement.kind.label)
      page.open("dd")
      page.open("ul")
      for (value, layouts) in statement.entries {
        let place = matrix.place(of: layouts, usesMeanings: true).map {
          ": " + page.inline("span", [("class", "quiet")], $0.text)
        }
        let words = value.words(matrix.names, escape: { printable($0) })
        page.line("<li>\(markup(prose: words))\(place ?? "")</li>")
      }
      page.close("ul")
      page.close("dd")
    }
    page.close("dl")
  }
}
