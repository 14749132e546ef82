import LocatedJSON
import Spelling
import TabHierarchy
import TabLayout
import TabWords
import Writing

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

  init(_ pen: Pen, _ sidebar: SidebarLayout, selection: [Int]) {
    self.pen = pen
    self.sidebar = sidebar
    rows = SidebarRows(sidebar, of: pen.spec, selection: selection)
  }

  /// The rows that people see; what is inside of a collapsed section is only counted.
  private var visible: [DrawnRow] { rows.drawn.filter { !$0.isInsideCollapsed } }

  /// The width in which nothing has to be cut off, but not more than there is.
  func columns(atMost limit: Int) -> Int {
    var widest = min(24, limit)
    for drawn in visible where widest < limit {
      let end = trailing(of: drawn, columns: limit)
      let content = content(of: drawn, columns: limit, before: end)
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
    let views = sidebar.views
    if let header = views.header {
      lines.append(rule(header.kind, pen.glyphs.dotted, columns: columns))
      lines.append(text(header.title, columns: columns))
      lines.append(rule(nil, pen.glyphs.dotted, columns: columns))
    }
    lines += rowLines(columns: columns)
    if let footer = views.footer {
      lines.append(rule(footer.kind, pen.glyphs.dotted, columns: columns))
      lines.append(text(footer.title, columns: columns))
    }
    guard let bottomBar = views.bottomBar else {
      return Block(lines, columns: columns).placed(.start, inHeight: height)
    }
    while lines.count < height - 2 { lines.append(Line()) }
    lines.append(rule(bottomBar.kind, pen.glyphs.horizontal, columns: columns))
    lines.append(text(bottomBar.title, columns: columns))
    return Block(lines, columns: columns)
  }

  private func rowLines(columns: Int) -> [Line] {
    if rows.drawn.isEmpty { return [Line(" no rows", .dim)] }
    var lines: [Line] = []
    for drawn in visible {
      let row = drawn.row
      if drawn.isApart { lines.append(Line()) }
      let end = trailing(of: drawn, columns: columns)
      var line = content(of: drawn, columns: columns, before: end)
      if row.kind == .section {
        let fill = columns - line.columns - end.columns
        line.fill(fill, with: row.isSelectable ? " " : pen.glyphs.horizontal)
        line.append(end)
      }
      lines.append(line)
    }
    return lines
  }

  /// A row up to the end of its text, which leaves room for what stands at the end of the row.
  private func content(of drawn: DrawnRow, columns: Int, before end: Line) -> Line {
    let row = drawn.row
    // Below this depth rows stand under one another, so that their titles keep some room.
    let deepest = max(1, (columns - 20) / 2)
    var line = Line()
    line.fill(min(row.depth, deepest) * 2)
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
          of: row.node, isSelected: drawn.isSelected, columns: room, alignsTitle: rows.hasImages))
    }
    return line
  }

  private func action(_ row: SidebarRow, columns: Int) -> Line {
    var line = Line()
    line.draw(pen.glyphs.action, .link)
    line.fill(1)
    let title = pen.spec.title(ofAction: row.action) ?? ""
    let text = pen.style.shown(title, columns: columns - 2)
    line.append(text, .link)
    return line
  }

  /// What stands at the end of a section's row.
  private func trailing(of drawn: DrawnRow, columns: Int) -> Line {
    let row = drawn.row
    var line = Line()
    guard row.kind == .section else { return line }
    line.fill(1)
    if row.isCollapsed {
      // In a narrow sidebar the title needs the room of the word.
      let count = drawn.inside
      line.append(columns >= 24 ? counted(count, "row") : "\(count)", .dim)
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
