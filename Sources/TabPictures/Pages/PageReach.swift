import TabModel
import TabReports

/// A page's table of taps.
struct PageReach {
  let groups: [LayoutGroup]

  func write(_ page: inout HTMLWriter) {
    guard let layout = groups.first?.laidOut.layout else { return }
    page.section("reach", "Reach") { page in
      page.element(
        "p", [("class", "quiet")],
        "How many taps away every destination is when the app opens, and by which way.")
      page.table("Table of reach", of: "reach") { page in
        writeHead(&page)
        writeBody(layout, &page)
        writeFoot(&page)
      }
    }
  }

  private func writeHead(_ page: inout HTMLWriter) {
    page.line("<thead><tr><th scope=\"col\">Destination</th>")
    for group in groups {
      let small = group.environments.count == 1 ? " <small>\(markup(group.detail))</small>" : ""
      page.line("<th scope=\"col\">\(markup(group.heading))\(small)</th>")
    }
    page.line("</tr></thead>")
  }

  private func writeBody(_ layout: Layout, _ page: inout HTMLWriter) {
    let pen = PicturePen(layout)
    // Destinations are in traversal order, so one pass reads each column.
    var columns = groups.map { $0.laidOut.destinations[...] }
    page.open("tbody")
    for node in layout.spec.nodes.indices {
      let cells = columns.indices.map { column in
        columns[column].first?.node == node ? columns[column].popFirst() : nil
      }
      guard cells.contains(where: { $0 != nil }) else { continue }
      let depth = min(layout.spec.nodes[node].depth, 5)
      let name = depth > 0 ? " class=\"depth-\(depth)\"" : ""
      page.line("<tr><th scope=\"row\"\(name)>\(markup(pen.name(of: node)))</th>")
      for destination in cells { page.line(cell(destination)) }
      page.line("</tr>")
    }
    page.close("tbody")
  }

  private func cell(_ destination: Destination?) -> String {
    guard let destination else { return "<td class=\"absent\">not there</td>" }
    guard let taps = destination.taps else {
      let kind = destination.via == .unreachable ? "never" : "far"
      return "<td class=\"\(kind)\">\(destination.wayWords)</td>"
    }
    let kind = taps == 1 ? "near" : taps == 2 ? "middling" : "far"
    return "<td class=\"\(kind)\"><b>\(taps)</b> \(destination.wayWords)</td>"
  }

  private func writeFoot(_ page: inout HTMLWriter) {
    page.line("<tfoot><tr><th scope=\"row\">Taps on average</th>")
    for group in groups {
      let taps = group.laidOut.destinations.compactMap(\.taps)
      page.line("<td>\(taps.isEmpty ? "–" : tenths(taps.reduce(0, +), taps.count))</td>")
    }
    page.line("</tr><tr><th scope=\"row\">Within two taps</th>")
    for group in groups {
      let all = group.laidOut.destinations
      let near = all.count { ($0.taps ?? .max) <= 2 }
      page.line("<td>\(all.isEmpty ? "–" : "\(near) of \(all.count)")</td>")
    }
    page.line("</tr></tfoot>")
  }

  /// Returns a quotient rounded to one decimal.
  private func tenths(_ sum: Int, _ count: Int) -> String {
    let tenths = (sum * 10 + count / 2) / count
    return "\(tenths / 10).\(tenths % 10)"
  }
}
