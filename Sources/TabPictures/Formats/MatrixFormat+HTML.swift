import JSON
import TabModel
package import TabReports

extension MatrixFormat {
  package static var html: MatrixFormat {
    MatrixFormat(
      name: "html",
      summary: "One page: what differs, the devices, findings, how far all is, and the spec.",
      showsExtras: true
    ) { matrix, style in
      let groups = matrix.layouts.enumerated().flatMap { index, folded in
        [folded.laidOut, matrix.languages?.worst[index]].compactMap(\.self).map {
          LayoutGroup($0, folded.environments, among: matrix.environments)
        }
      }
      var page = LayoutPage(
        groups, overview: PageOverview(matrix), findings: matrix.findings,
        text: matrix.spec.document.bytes, path: matrix.path, appearance: style.pictures.appearance)
      page.titles = matrix.languages?.titles
      page.secondsToReload = style.pictures.secondsToReload
      return page.bytes
    }
  }
}

extension PageOverview {
  private static let mostNamed = 12

  fileprivate init(_ matrix: Matrix) {
    let names = NodeNames(matrix.spec)
    func words(_ nodes: [Int], _ separator: String) -> String {
      shortNames(of: nodes, atMost: Self.mostNamed) { harmless(names.name(of: $0)) }
        .joined(separator: separator)
    }
    func differences(_ statements: [MatrixStatement]) -> [Difference] {
      statements.map { statement in
        Difference(
          label: statement.kind.label,
          values: statement.entries.map { value, layouts in
            let text =
              switch value {
              case .words(let words): words
              case .text(let text): "‘\(harmless(text))’"
              case .nodes(let nodes): words(nodes, ", ")
              case .path(let nodes): words(nodes, " › ")
              }
            let isEverywhere = layouts.count == matrix.layouts.count
            return Value(words: text, place: isEverywhere ? nil : matrix.phrase(for: layouts).text)
          })
      }
    }
    let rows = matrix.rows.map { row in
      switch row {
      case .node(let node):
        Row(
          name: harmless(names.name(of: node)), depth: Int(matrix.spec.nodes[node].depth),
          marks: matrix.layouts.map { layout in
            let mark = MatrixMark(layout.cells[node], .unicode)
            return (mark.text, mark.role == .warning || mark.role == .error)
          })
      case .like(let count, let depth):
        Row(name: "and \(count) more", depth: Int(depth), marks: [])
      }
    }
    self.init(
      differences: differences(matrix.differences), constants: differences(matrix.constants),
      rows: rows, legend: MatrixMark.legend(of: matrix.kindsOfCells, .unicode))
  }
}
