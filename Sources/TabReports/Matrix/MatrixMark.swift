import JSON
package import TabAnalysis
import TabModel

extension Matrix {
  /// The names of conditions with their meanings, for a legend.
  var meanings: [(mark: String, text: String)] {
    conditions.filter { !isBlank($0.meaning) }.map {
      (printable($0.name.value), clipped(printable($0.meaning)))
    }
  }
}

package struct MatrixMark: Hashable {
  package let text: String
  package let role: TextStyle.Role

  package init(_ cell: MatrixCell, _ glyphs: Glyphs) {
    (text, role, _) = Self.sign(of: cell, glyphs)
  }

  package static func legend(
    of cells: Set<MatrixCell>, _ glyphs: Glyphs, ellipsis: String = "…"
  ) -> [(mark: String, text: String)] {
    let used = Set(cells.flatMap { [$0.places.now, $0.places.later] }.compactMap(\.self))
    let hasItems = used.contains { if case .item = $0 { true } else { false } }
    let places: [MatrixCell.Place] = [
      .distinct, .more, .row, .heading(isCollapsed: false), .heading(isCollapsed: true),
    ]
    let others: [MatrixCell] = [
      .groupScreen, .sectionItem, .sectionSidebar, .link, .inside, .hidden, .hiddenForGood,
      .addable, .unreachable, .notShown, .absent,
    ]
    var legend = hasItems ? [(mark: "1, 2", text: "place in the bar")] : []
    func add(_ sign: Sign) { legend.append((sign.text, sign.meaning)) }
    for place in places where used.contains(place) { add(sign(of: place, glyphs)) }
    if cells.contains(where: { $0.places.later != nil }) {
      legend.append(("(\(ellipsis))", "after showing or hiding the sidebar"))
    }
    for cell in others where cells.contains(cell) { add(sign(of: cell, glyphs)) }
    return legend
  }

  private typealias Sign = (text: String, role: TextStyle.Role, meaning: String)

  private static func sign(of cell: MatrixCell, _ glyphs: Glyphs) -> Sign {
    switch cell {
    case .now(let place, let later):
      let sign = sign(of: place, glyphs)
      let after = later.map { " (\(self.sign(of: $0, glyphs).text))" } ?? ""
      return (sign.text + after, sign.role, sign.meaning)
    case .later(let place): return ("(\(sign(of: place, glyphs).text))", .dim, "")
    case .groupScreen: return ("screen", .dim, "only the screen of its group can lead there")
    case .sectionItem: return ("item", .dim, "opened by the item of its section")
    case .sectionSidebar: return ("sidebar", .dim, "in the sidebar of its section")
    case .link: return ("link", .dim, "from another tab's screen")
    case .inside: return ("inside", .dim, "not selectable, children only")
    case .hidden: return ("hidden", .warning, "hidden until the user shows it")
    case .hiddenForGood: return ("never", .error, "hidden for good")
    case .addable: return ("add", .warning, "only after the user adds it to the bar")
    case .unreachable: return (glyphs.unreachable, .error, "nothing leads there")
    case .notShown: return ("nowhere", .dim, "a button that is not shown")
    case .absent: return (glyphs.absent, .dim, "not there")
    }
  }

  private static func sign(of place: MatrixCell.Place, _ glyphs: Glyphs) -> Sign {
    switch place {
    case .item(let number): (String(number), .plain, "")
    case .distinct: ("separate", .selection, "separate from the other items of the bar")
    case .more: ("More", .warning, "listed in More, as it does not fit in the bar")
    case .row: ("row", .plain, "row of the sidebar")
    case .heading(false): ("group", .plain, "heading of a section in the sidebar")
    case .heading(true):
      (glyphs.collapsed + "group", .plain, "heading of a section that is collapsed at first")
    }
  }
}
