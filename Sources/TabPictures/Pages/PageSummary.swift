import JSON
import TabModel
import TabReports

struct PageSummary {
  let groups: [LayoutGroup]
  let findings: [ReportedFinding]?
  let overview: PageOverview?

  /// Such as `2 errors and 1 warning; iPhone and iPad differ in 3 things.`
  var verdict: String {
    var parts: [String] = []
    if let findings {
      let counts = Diagnostic.Severity.allCases.reversed().compactMap { severity -> String? in
        let count = findings.count { $0.severity == severity }
        return count > 0 ? counted(count, severity.rawValue) : nil
      }
      parts.append(counts.isEmpty ? "no findings" : listed(counts))
    }
    parts.append(likeness)
    let text = parts.joined(separator: "; ")
    return text.prefix(1).uppercased() + text.dropFirst() + "."
  }

  private var likeness: String {
    guard let overview else { return counted(groups.count, "layout") }
    guard groups.count > 1 else { return "the same everywhere" }
    var devices: [String] = []
    for group in groups {
      for device in group.devices where !devices.contains(device) { devices.append(device) }
    }
    let count = overview.differences.count
    let things = count == 0 ? "little" : counted(count, "thing")
    return devices.count > 1
      ? "\(listed(devices)) differ in \(things)"
      : "\(counted(groups.count, "layout")) of \(listed(devices)) differ in \(things)"
  }

  func write(_ page: inout HTMLWriter) {
    guard let overview, !overview.differences.isEmpty || !overview.constants.isEmpty else { return }
    page.open("section", [("id", "differences"), ("aria-labelledby", "differences-heading")])
    page.element("h2", [("id", "differences-heading")], "What differs")
    write(overview.differences, &page)
    if !overview.constants.isEmpty {
      page.element("h3", [], "Everywhere")
      write(overview.constants, &page)
    }
    page.close("section")
  }

  private func write(_ differences: [PageOverview.Difference], _ page: inout HTMLWriter) {
    guard !differences.isEmpty else { return }
    page.open("dl", [("class", "differences")])
    for difference in differences {
      page.element("dt", [], difference.label)
      page.open("dd")
      page.open("ul")
      for value in difference.values {
        let place = value.place.map { ": " + page.inline("span", [("class", "quiet")], $0) } ?? ""
        page.line("<li>\(markup(value.words))\(place)</li>")
      }
      page.close("ul")
      page.close("dd")
    }
    page.close("dl")
  }

  /// Devices in the spec's own language; others are drawn only for their titles.
  private var compared: [(offset: Int, element: LayoutGroup)] {
    let language = groups.first?.laidOut.layout.spec.language
    return groups.enumerated().filter { $0.element.laidOut.layout.spec.language == language }
  }

  func writePlacement(_ page: inout HTMLWriter) {
    guard let overview, !overview.rows.isEmpty else { return }
    page.open("section", [("id", "placement"), ("aria-labelledby", "placement-heading")])
    page.element("h2", [("id", "placement-heading")], "Where everything is")
    page.open(
      "div",
      [
        ("class", "scroller"), ("role", "region"), ("aria-label", "Table of places"),
        ("tabindex", "0"),
      ])
    page.open("table", [("aria-labelledby", "placement-heading")])
    page.line("<thead><tr><th scope=\"col\">Tab</th>")
    for (index, group) in compared {
      page.line(
        "<th scope=\"col\"><a href=\"#device-\(index + 1)\">\(markup(group.heading))</a></th>")
    }
    page.line("</tr></thead>")
    page.open("tbody")
    for row in overview.rows {
      let depth = min(row.depth, 5)
      let name = depth > 0 ? " class=\"depth-\(depth)\"" : ""
      page.line("<tr><th scope=\"row\"\(name)>\(markup(row.name))</th>")
      if row.marks.isEmpty { page.line("<td colspan=\"\(compared.count)\"></td>") }
      for mark in row.marks {
        page.line("<td\(mark.isOdd ? " class=\"middling\"" : "")>\(markup(mark.text))</td>")
      }
      page.line("</tr>")
    }
    page.close("tbody")
    page.close("table")
    page.close("div")
    let legend = overview.legend.map { "\(markup($0.mark)): \(markup($0.text))" }
    if !legend.isEmpty {
      page.line("<p class=\"quiet\">\(legend.joined(separator: " · "))</p>")
    }
    page.close("section")
  }
}
