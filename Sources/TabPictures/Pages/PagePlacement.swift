import JSON
import TabAnalysis
import TabModel
import TabReports

/// A page's table of the places of all tabs and the taps to them.
extension LayoutPage {
  func writePlacement(_ page: inout HTMLWriter) {
    let columns = groupsInOwnLanguage
    guard let spec else { return }
    page.section("placement", "Where everything is") { page in
      page.quiet(
        """
        The number of taps after launch, and the route. An item has its number in the bar. What is one tap \
        away without scrolling is green.
        """)
      page.table("Table of places", of: "placement", hasLinks: true) { page in
        writeHead(columns, &page)
        let namesakes = spec.namesakes
        let cells = columns.map { Column($0.element.layoutResult, namesakes) }
        let rows = report?.matrix.rows ?? spec.nodes.indices.map { .node($0) }
        page.open("tbody")
        for row in rows {
          switch row {
          case .node(let node):
            // Only a matrix distinguishes nodes with the same title.
            let identifier = report?.matrix.names.identifier(of: node)
            let name =
              markup(name: (report?.matrix.spec ?? spec).name(of: node))
              + (identifier.map { " (\(markup(name: $0)))" } ?? "")
            page.startRow(name, depth: spec.nodes[node].depth, language: spec.language)
            for column in cells { page.line(column.cell(of: node)) }
          case .like(let count, let depth):
            page.startRow("and \(count) more", depth: depth)
            page.line("<td colspan=\"\(columns.count)\"></td>")
          }
          page.line("</tr>")
        }
        page.close("tbody")
        writeFoot(cells.map(\.total), &page)
      }
    }
  }

  private func writeHead(
    _ columns: [(offset: Int, element: LayoutGroup)], _ page: inout HTMLWriter
  ) {
    let states = columns.grouped { $0.element.layoutResult.layout.environment.conditions }
    if states.count < 2 {
      page.line("<thead><tr><th scope=\"col\">Tab</th>")
    } else {
      page.line("<thead><tr><th scope=\"col\" rowspan=\"2\">Tab</th>")
      for (state, columns) in states {
        let spec = columns[0].element.layoutResult.layout.spec
        let meaning = markup(prose: state.words(.meanings(of: spec)))
        page.line("<th scope=\"colgroup\" colspan=\"\(columns.count)\">\(meaning)</th>")
      }
      page.line("</tr><tr>")
    }
    for (index, group) in columns {
      page.line("<th scope=\"col\">\(group.linkWithoutState(toDevice: index + 1))</th>")
    }
    page.line("</tr></thead>")
  }

  private struct Column {
    private let presence: Presence
    private let cells: [MatrixCell]
    /// The route to each node; nil for none.
    private let routes: [Route?]
    let total: TapTotal
    private let namesakes: [Int: [Int]]

    /// - Parameter namesakes: the nodes with a node's identifier, for nodes that share theirs.
    init(_ layoutResult: LayoutResult, _ namesakes: [Int: [Int]]) {
      self.namesakes = namesakes
      presence = layoutResult.layout.presence
      cells = MatrixCell.cells(of: layoutResult)
      var routes = [Route?](repeating: nil, count: cells.count)
      for (node, route) in layoutResult.routes { routes[node] = route }
      self.routes = routes
      total = TapTotal(layoutResult.layout.environment, routes.compactMap(\.self))
    }

    /// The cell of a row: of its node, or of another one with the same identifier.
    func cell(of row: Int) -> String {
      let node =
        presence.isPresent(row) ? row : namesakes[row]?.first(where: presence.isPresent) ?? row
      let cell = cells[node]
      guard let route = routes[node] else {
        let isOdd = cell == .unreachable || cell == .hiddenForGood
        let words = cell == .absent ? "not there" : "\(MatrixMark(cell, .unicode).text)"
        return "<td class=\"\(isOdd ? "never" : "absent")\">\(markup(words))</td>"
      }
      guard let taps = route.taps else {
        let kind = route.via == .unreachable ? "never" : "far"
        return "<td class=\"\(kind)\">\(route.words)</td>"
      }
      let kind = route.isImmediate ? "near" : taps <= 2 ? "middling" : "far"
      let place = (route.via == .sidebar ? nil : cell.places.now ?? cell.places.later).map(words)
      return "<td class=\"\(kind)\"><b>\(taps)</b> \(route.words)\(place ?? "")</td>"
    }

    private func words(_ place: MatrixCell.Place) -> String {
      switch place {
      case .item(let number): ", item \(number)"
      case .distinct: ", separate"
      case .more, .row, .heading: ""
      }
    }
  }

  private func writeFoot(_ totals: [TapTotal], _ page: inout HTMLWriter) {
    page.line("<tfoot><tr><th scope=\"row\">Taps on average</th>")
    for total in totals {
      let others = total.unreached > 0 ? ", \(total.unreached) not by tapping" : ""
      page.line("<td>\(total.mean(decimals: 1) ?? "–")\(others)</td>")
    }
    page.line("</tr><tr><th scope=\"row\">One tap away</th>")
    for total in totals {
      page.line("<td>\(total.count == 0 ? "–" : "\(total.withinOne) of \(total.count)")</td>")
    }
    page.line("</tr></tfoot>")
  }
}

extension TabSpec {
  /// For each node that shares its identifier, all nodes with it.
  fileprivate var namesakes: [Int: [Int]] {
    nodes.indices.grouped { ExactText(identifier(of: $0)) }.filter { $0.elements.count > 1 }
      .reduce(into: [:]) { namesakes, group in
        for node in group.elements { namesakes[node] = group.elements }
      }
  }
}
