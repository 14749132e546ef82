package import TabModel

/// A row of a sidebar with what every drawing has to know about it.
package struct DrawnRow {
  /// The row as the layout has it.
  package let row: SidebarRow
  /// Whether it is the row of what is selected.
  package let isSelected: Bool
  /// Whether it is inside a collapsed section, where people do not see it.
  package let isInsideCollapsed: Bool
  /// How many rows stand inside it.
  package let inside: Int
  /// Whether it begins a section at the top level, which stands apart from what is above it.
  package let isApart: Bool
}

/// The rows of a sidebar as drawings show them.
package struct SidebarRows {
  /// The rows that are drawn, from top to bottom.
  package let drawn: [DrawnRow]
  /// How many there are beyond those.
  package let rest: Int
  /// Whether titles leave room for images before them.
  package let hasImages: Bool

  /// - Parameter most: how many are drawn.
  package init(_ sidebar: SidebarLayout, of spec: TabSpec, selection: [Int], most: Int = .max) {
    let selected = sidebar.selectedRow(selection)
    var collapsedEnd = 0
    drawn = sidebar.rows.prefix(most).enumerated().map { index, row in
      defer { if row.isCollapsed { collapsedEnd = max(collapsedEnd, row.end) } }
      return DrawnRow(
        row: row, isSelected: index == selected, isInsideCollapsed: index < collapsedEnd,
        inside: max(0, row.end - index - 1),
        isApart: row.kind == .section && row.depth == 0 && index > 0)
    }
    rest = sidebar.rows.count - drawn.count
    hasImages = drawn.contains {
      $0.row.kind == .action || spec.image(of: spec.nodes[$0.row.node]) != nil
    }
  }
}

extension SidebarLayout {
  /// The row of the last selected node that has one.
  fileprivate func selectedRow(_ selection: [Int]) -> Int? {
    let depths = Dictionary(zip(selection, selection.indices)) { first, _ in first }
    var deepest = -1
    var found: Int?
    for (index, row) in rows.enumerated() where row.kind != .action && row.isSelectable {
      guard let depth = depths[row.node], depth > deepest else { continue }
      deepest = depth
      found = index
    }
    return found
  }

  /// The views of the app in it that have a title, and what they are called.
  package var views: (header: SidebarView?, footer: SidebarView?, bottomBar: SidebarView?) {
    (
      header.map { SidebarView(kind: "header", title: $0) },
      footer.map { SidebarView(kind: "footer", title: $0) },
      bottomBar.map { SidebarView(kind: "bottom bar", title: $0) }
    )
  }
}

/// A view of the app in a sidebar, of which only a title is known.
package struct SidebarView {
  /// What kind of view it is: `header`, `footer` or `bottom bar`.
  package let kind: String
  package let title: String
}
