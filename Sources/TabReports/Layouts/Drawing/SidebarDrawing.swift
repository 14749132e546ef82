import JSON
import TabModel

/// The sidebar as an outline.
///
///     ◧
///     [◆ Home]
///      ◇ Search
///
///      Library ────────── ▾
///        ◇ Albums (2)
///        → New Playlist
struct SidebarDrawing {
  private let pen: Pen
  private let sidebar: SidebarLayout
  private let rows: SidebarRows

  init(_ pen: Pen, _ sidebar: SidebarLayout) {
    self.pen = pen
    self.sidebar = sidebar
    rows = SidebarRows(sidebar, in: pen.layout)
  }

  /// The outline in its natural width, up to a limit, and with at least a height.
  func block(atMost limit: Int, height: Int) -> Block {
    // Nil for a blank line.
    let texts = rows.visible.flatMap { drawn -> [RowText?] in
      let end = trailing(of: drawn, columns: limit)
      let text: RowText = (content(of: drawn, columns: limit, before: end), end, fill(drawn.row))
      let texts = [text] + subtitle(of: drawn, columns: limit)
      return drawn.hasGapAbove ? [nil] + texts : texts
    }
    let columns = texts.reduce(min(24, limit)) { widest, text in
      max(widest, text.map { $0.start.columns + $0.end.columns } ?? 0)
    }
    var above: [Line] = []
    if pen.layout.hasSidebarButton {
      var button = Line(indent: 1)
      if pen.layout.environment.platform.form == .desktop {
        button.draw(pen.glyphs.windowControls)
        button.fill(columns - button.columns - pen.glyphs.sidebarButton.count)
      }
      button.draw(pen.glyphs.sidebarButton)
      above.append(button)
    }
    let views = sidebar.views
    if let header = views.header {
      above += lines(of: header, pen.glyphs.dotted, columns: columns)
      above.append(rule(nil, pen.glyphs.dotted, columns: columns))
    }
    let below = views.footer.map { lines(of: $0, pen.glyphs.dotted, columns: columns) } ?? []
    let end = views.bottomBar.map { lines(of: $0, pen.glyphs.horizontal, columns: columns) } ?? []
    let outline = Block.stacked([
      Block(above, columns: columns), Block(lines(of: texts, columns: columns)), Block(below),
    ])
    return .stacked([outline.placed(.start, inHeight: height - end.count), Block(end)])
  }

  /// A line with its end, and what is repeated between them.
  private typealias RowText = (start: Line, end: Line, fill: String)

  private func lines(of texts: [RowText?], columns: Int) -> [Line] {
    if rows.drawn.isEmpty { return [Line(" no rows", .dim)] }
    return texts.map { text in
      guard let (start, end, fill) = text else { return Line() }
      if end.columns == 0 { return start }
      var line = start
      line.fill(columns - start.columns - end.columns, with: fill)
      line.append(end)
      return line
    }
  }

  private func fill(_ row: SidebarRow) -> String {
    row.isSelectable ? " " : pen.glyphs.horizontal
  }

  /// The second line of a row; none for most rows.
  private func subtitle(of drawn: DrawnRow, columns: Int) -> [RowText] {
    guard drawn.row.kind != .action, let text = pen.subtitle(of: drawn.row.node) else { return [] }
    let indent = 2 * min(drawn.row.depth, deepest(columns)) + 1 + pen.glyphs.image.count + 1
    let line = Line(pen.style.shown(text, columns: max(1, columns - indent)), .dim, indent: indent)
    return [(line, Line(), " ")]
  }

  /// Deeper rows are not indented further.
  private func deepest(_ columns: Int) -> Int { max(1, (columns - 14) / 2) }

  private func content(of drawn: DrawnRow, columns: Int, before end: Line) -> Line {
    let row = drawn.row
    let indent = Line(indent: min(row.depth, deepest(columns)) * 2)
    let room = columns - indent.columns - end.columns
    switch row.kind {
    case .action: return indent + pen.marked(action(row, columns: room - 2), isSelected: false)
    case .section where !row.isSelectable:
      // A nested heading is aligned with the titles beside it.
      let align = Line(indent: rows.hasImages && row.depth > 0 ? pen.glyphs.image.count + 1 : 0)
      let title = pen.titleAndBadge(
        of: row.node, .heading, columns: max(1, room - align.columns - 2))
      return indent + align + pen.marked(title, isSelected: false)
    case .section, .leaf:
      return indent
        + pen.entry(
          of: row.node, isSelected: drawn.isSelected, columns: room, alignsTitle: rows.hasImages)
    }
  }

  private func action(_ row: SidebarRow, columns: Int) -> Line {
    let title = pen.style.legible(pen.spec.title(of: row) ?? "")
    return Line(drawn: pen.glyphs.action, .link)
      + Line(pen.style.shown(title, columns: columns - 2), .link, indent: 1)
  }

  private func trailing(of drawn: DrawnRow, columns: Int) -> Line {
    let row = drawn.row
    guard row.kind == .section else { return Line() }
    var line = Line(indent: 1)
    if row.isCollapsed {
      // A narrow sidebar has space for the number only.
      let count = drawn.inside
      line.append(columns >= 24 ? counted(count, "row") : "\(count)", .dim)
      line.fill(1)
    }
    line.draw(row.isCollapsed ? pen.glyphs.collapsed : pen.glyphs.expanded)
    return line
  }

  private func lines(of view: SidebarView, _ character: String, columns: Int) -> [Line] {
    [
      rule(view.kind, character, columns: columns),
      Line(pen.style.shown(view.title, columns: columns - 2), indent: 1),
    ]
  }

  /// A rule across the sidebar, optionally named.
  private func rule(_ name: String?, _ character: String, columns: Int) -> Line {
    var line = Line()
    if let name {
      line.fill(1, with: character)
      line.append(" \(name) ", .dim)
    }
    line.fill(columns - line.columns, with: character)
    return line
  }
}
