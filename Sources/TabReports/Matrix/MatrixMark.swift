import JSON

/// A cell of the table.
package struct MatrixMark: Hashable {
  package let text: String
  package let role: TextStyle.Role

  package init(_ cell: MatrixCell, _ glyphs: Glyphs) {
    (text, role) =
      switch cell {
      case .now(let place, nil): (Self.word(place, glyphs), Self.role(place))
      case .now(let place, let later?):
        ("\(Self.word(place, glyphs)) (\(Self.word(later, glyphs)))", Self.role(place))
      case .later(let place): ("(\(Self.word(place, glyphs)))", .dim)
      case .groupScreen: ("screen", .dim)
      case .sectionItem: ("item", .dim)
      case .sectionSidebar: ("sidebar", .dim)
      case .link: ("link", .dim)
      case .inside: ("inside", .dim)
      case .hidden: ("hidden", .warning)
      case .addable: ("add", .warning)
      case .unreachable: (glyphs.unreachable, .error)
      case .notShown: ("nowhere", .dim)
      case .absent: (glyphs.absent, .dim)
      }
  }

  private static func word(_ place: MatrixCell.Place, _ glyphs: Glyphs) -> String {
    switch place {
    case .item(let number): String(number)
    case .distinct: "separate"
    case .more: "More"
    case .row: "row"
    case .heading(let isCollapsed): isCollapsed ? glyphs.collapsed + "group" : "group"
    }
  }

  private static func role(_ place: MatrixCell.Place) -> TextStyle.Role {
    switch place {
    case .distinct: .selection
    case .more: .warning
    case .item, .row, .heading: .plain
    }
  }

  /// Explanations of the marks in use.
  package static func legend(
    of cells: Set<MatrixCell>, _ glyphs: Glyphs, ellipsis: String = "…"
  ) -> [(mark: String, text: String)] {
    let places = Set(cells.flatMap { [$0.places.now, $0.places.later] }.compactMap(\.self))
    let hasItems = places.contains { if case .item = $0 { true } else { false } }
    let isLater = cells.contains { $0.places.later != nil }
    let entries: [(String, String, Bool)] = [
      ("1, 2", "place in the bar", hasItems),
      ("separate", "separate from the other items of the bar", places.contains(.distinct)),
      ("More", "listed in More, as it does not fit in the bar", places.contains(.more)),
      ("row", "row of the sidebar", places.contains(.row)),
      (
        "group", "heading of a section in the sidebar",
        places.contains(.heading(isCollapsed: false))
      ),
      (
        glyphs.collapsed + "group", "heading of a section that is collapsed at first",
        places.contains(.heading(isCollapsed: true))
      ),
      ("(\(ellipsis))", "after showing or hiding the sidebar", isLater),
      ("screen", "only the screen of its group can lead there", cells.contains(.groupScreen)),
      ("item", "opened by the item of its section", cells.contains(.sectionItem)),
      ("sidebar", "in the sidebar of its section", cells.contains(.sectionSidebar)),
      ("link", "from another tab's screen", cells.contains(.link)),
      ("inside", "not selectable, children only", cells.contains(.inside)),
      ("hidden", "hidden until the user shows it, if allowed", cells.contains(.hidden)),
      ("add", "only after the user adds it to the bar", cells.contains(.addable)),
      (glyphs.unreachable, "nothing leads there", cells.contains(.unreachable)),
      ("nowhere", "a button that is not shown", cells.contains(.notShown)),
      (glyphs.absent, "not there", cells.contains(.absent)),
    ]
    return entries.filter(\.2).map { (mark: $0.0, text: $0.1) }
  }
}
