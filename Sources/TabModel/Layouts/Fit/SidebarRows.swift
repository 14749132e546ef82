package struct DrawnRow {
  package let row: SidebarRow
  package let isSelected: Bool
  package let isInsideCollapsed: Bool
  /// The number of rows inside.
  package let inside: Int
  /// True for a section at the top level, which has a gap above.
  package let hasGapAbove: Bool
}

package struct SidebarRows {
  package let drawn: [DrawnRow]
  package let visible: [DrawnRow]
  /// True if titles leave space for images.
  package let hasImages: Bool

  package init(_ sidebar: SidebarLayout, in layout: Layout, most: Int = .max) {
    let spec = layout.spec
    let selected = sidebar.selectedRow(layout.selection)
    var collapsedEnd = 0
    drawn = sidebar.rows.prefix(most).enumerated().map { index, row in
      defer { if row.isCollapsed { collapsedEnd = max(collapsedEnd, row.end) } }
      return DrawnRow(
        row: row, isSelected: index == selected, isInsideCollapsed: index < collapsedEnd,
        inside: max(0, row.end - index - 1),
        hasGapAbove: row.kind == .section && row.depth == 0 && index > 0)
    }
    visible = drawn.filter { !$0.isInsideCollapsed }
    hasImages = drawn.contains {
      $0.row.kind == .action || spec.image(of: $0.row.node) != nil
    }
  }
}

extension SidebarLayout {
  /// The row of the innermost selected node.
  fileprivate func selectedRow(_ selection: [Int]) -> Int? {
    let depths = Dictionary(zip(selection, selection.indices)) { first, _ in first }
    let selectable = rows.indices.filter {
      rows[$0].kind != .action && rows[$0].isSelectable && depths[rows[$0].node] != nil
    }
    return selectable.max { depths[rows[$0].node, default: 0] < depths[rows[$1].node, default: 0] }
  }

  package var views: (header: SidebarView?, footer: SidebarView?, bottomBar: SidebarView?) {
    (
      header.map { ("header", $0) }, footer.map { ("footer", $0) },
      bottomBar.map { ("bottom bar", $0) }
    )
  }
}

/// An app's view in a sidebar, which only has a title.
package typealias SidebarView = (kind: String, title: String)
