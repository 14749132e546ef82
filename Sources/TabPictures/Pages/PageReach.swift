import TabAnalysis
import TabModel
import TabReports

/// A page's table of taps.
extension LayoutPage {
  func writeReach(_ page: inout HTMLWriter) {
    let groups = groupsInOwnLanguage.map(\.element)
    guard let layout = groups.first?.layoutResult.layout else { return }
    page.section("reach", "Reach") { page in
      page.quiet("The number of taps to every destination after launch, and the route.")
      page.table("Table of reach", of: "reach") { page in
        page.head(["Destination"] + groups.map { markup($0.heading) })
        writeBody(layout, groups, &page)
        writeFoot(groups, &page)
      }
    }
  }

  private func writeBody(
    _ layout: Layout, _ groups: [LayoutGroup], _ page: inout HTMLWriter
  ) {
    let pen = PicturePen(layout)
    // Destinations are in traversal order, so one pass reads each column.
    var columns = groups.map { $0.layoutResult.routes[...] }
    page.open("tbody")
    for node in layout.spec.nodes.indices {
      let cells = columns.indices.map { column in
        columns[column].first?.node == node ? columns[column].popFirst()?.route : nil
      }
      guard cells.contains(where: { $0 != nil }) else { continue }
      page.startRow(pen.name(of: node), depth: layout.spec.nodes[node].depth)
      for (route, group) in zip(cells, groups) {
        let isThere = group.layoutResult.layout.presence.isPresent(node)
        page.line(cell(route, isThere: isThere))
      }
      page.line("</tr>")
    }
    page.close("tbody")
  }

  private func cell(_ route: Route?, isThere: Bool) -> String {
    guard let route else {
      return "<td class=\"absent\">\(isThere ? "not a destination" : "not there")</td>"
    }
    guard let taps = route.taps else {
      let kind = route.via == .unreachable ? "never" : "far"
      return "<td class=\"\(kind)\">\(route.words)</td>"
    }
    let kind = route.isImmediate ? "near" : taps <= 2 ? "middling" : "far"
    return "<td class=\"\(kind)\"><b>\(taps)</b> \(route.words)</td>"
  }

  private func writeFoot(_ groups: [LayoutGroup], _ page: inout HTMLWriter) {
    page.line("<tfoot><tr><th scope=\"row\">Taps on average</th>")
    for group in groups {
      let counted = group.layoutResult.destinations.filter { $0.via != .children }
      let taps = counted.compactMap(\.taps)
      // Rounded to one decimal.
      let tenths = (taps.reduce(0, +) * 10 + taps.count / 2) / max(1, taps.count)
      let mean = taps.isEmpty ? "–" : "\(tenths / 10).\(tenths % 10)"
      let rest = counted.count - taps.count
      page.line("<td>\(mean)\(rest > 0 ? ", \(rest) without a route" : "")</td>")
    }
    page.line("</tr><tr><th scope=\"row\">Within two taps</th>")
    for group in groups {
      let all = group.layoutResult.destinations
      let near = all.count { ($0.taps ?? .max) <= 2 }
      page.line("<td>\(all.isEmpty ? "–" : "\(near) of \(all.count)")</td>")
    }
    page.line("</tr></tfoot>")
  }
}
