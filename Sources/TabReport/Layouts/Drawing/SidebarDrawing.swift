import LocatedJSON
import TabHierarchy
import TabLayout

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
  /// The row of what is selected.
  private let selectedRow: Int?
  /// Whether texts leave room for images before them.
  private let hasImages: Bool

  init(_ pen: Pen, _ sidebar: SidebarLayout, selection: [Int]) {
    self.pen = pen
    self.sidebar = sidebar
    selectedRow = sidebar.selectedRow(selection)
    hasImages = sidebar.rows.contains {
      $0.kind == .action || pen.spec.image(of: pen.spec.nodes[$0.node]) != nil
    }
  }

  /// The width in which nothing has to be cut off, but not more than there is.
  func columns(atMost limit: Int) -> Int {
    var widest = min(24, limit)
    for index in sidebar.rows.indices where widest < limit {
      let end = trailing(of: sidebar.rows[index], columns: limit)
      let content = content(of: index, isFolded: false, columns: limit, before: end)
      widest = max(widest, content.columns + end.columns)
    }
    return min(widest, limit)
  }

  /// The outline, at least as high as asked.
  func block(columns: Int, height: Int) -> Block {
    var lines: [Line] = []
    if sidebar.isToggleable {
      var button = Line()
      button.fill(1)
      button.draw(pen.glyphs.sidebarButton)
      lines.append(button)
    }
    if let header = sidebar.header {
      lines.append(rule("header", pen.glyphs.dotted, columns: columns))
      lines.append(text(header, columns: columns))
      lines.append(rule(nil, pen.glyphs.dotted, columns: columns))
    }
    lines += rows(columns: columns)
    if let footer = sidebar.footer {
      lines.append(rule("footer", pen.glyphs.dotted, columns: columns))
      lines.append(text(footer, columns: columns))
    }
    guard let bottomBar = sidebar.bottomBar else {
      return Block(lines, columns: columns).placed(.start, inHeight: height)
    }
    while lines.count < height - 2 { lines.append(Line()) }
    lines.append(rule("bottom bar", pen.glyphs.horizontal, columns: columns))
    lines.append(text(bottomBar, columns: columns))
    return Block(lines, columns: columns)
  }

  private func rows(columns: Int) -> [Line] {
    if sidebar.rows.isEmpty { return [Line(" no rows", .dim)] }
    var lines: [Line] = []
    var foldedEnd = 0
    for (index, row) in sidebar.rows.enumerated() {
      let isSection = row.kind == .section
      if isSection, row.depth == 0, index > 0 { lines.append(Line()) }
      let end = trailing(of: row, columns: columns)
      var line = content(of: index, isFolded: index < foldedEnd, columns: columns, before: end)
      if isSection {
        let fill = columns - line.columns - end.columns
        line.fill(fill, with: row.isSelectable ? " " : pen.glyphs.horizontal)
        line.append(end)
      }
      lines.append(line)
      if row.isCollapsed { foldedEnd = max(foldedEnd, row.end) }
    }
    return lines
  }

  /// A row up to the end of its text, which leaves room for what stands at the end of the row.
  private func content(of index: Int, isFolded: Bool, columns: Int, before end: Line) -> Line {
    let row = sidebar.rows[index]
    // Below this depth rows stand under one another, so that their titles keep some room.
    let deepest = max(1, (columns - 20) / 2)
    var line = Line()
    if isFolded { line.draw(pen.glyphs.folded) }
    line.fill(min(row.depth, deepest) * 2 - line.columns)
    let room = columns - line.columns - end.columns
    switch row.kind {
    case .action:
      line.append(pen.marked(action(row, columns: room - 2), isSelected: false))
    case .section where !row.isSelectable:
      let title = pen.titleAndBadge(of: row.node, .heading, columns: room - 2)
      line.append(pen.marked(title, isSelected: false))
    case .section, .leaf:
      line.append(
        pen.entry(
          of: row.node, isSelected: index == selectedRow, columns: room, alignsTitle: hasImages))
    }
    return line
  }

  private func action(_ row: SidebarRow, columns: Int) -> Line {
    var line = Line()
    line.draw(pen.glyphs.action, .link)
    line.fill(1)
    let title = pen.spec.document.member("title", of: row.action)
    let text = pen.style.shown(title.map(pen.spec.document.string) ?? "", columns: columns - 2)
    line.append(text, .link)
    return line
  }

  /// What stands at the end of a section's row.
  private func trailing(of row: SidebarRow, columns: Int) -> Line {
    var line = Line()
    guard row.kind == .section else { return line }
    line.fill(1)
    // In a narrow sidebar the title needs the room of the word.
    if row.isCollapsed, columns >= 24 {
      line.append("collapsed", .dim)
      line.fill(1)
    }
    line.draw(row.isCollapsed ? pen.glyphs.collapsed : pen.glyphs.expanded)
    return line
  }

  private func text(_ text: String, columns: Int) -> Line {
    var line = Line()
    line.fill(1)
    line.append(pen.style.shown(text, columns: columns - 2))
    return line
  }

  /// A line across the sidebar, with a name in it.
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
