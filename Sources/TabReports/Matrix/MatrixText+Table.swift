import JSON
import TabAnalysis
import TabModel

extension MatrixText {
  private static let widestName = (usual: 30, spare: 60)
  private static let gap = 2

  /// The table, split into several if the columns do not fit.
  var table: [Line] {
    let rows = matrix.rows
    let columns = matrix.layouts.indices
    let widths = self.widths
    let nameWidth = self.nameWidth(rows, spare: width - 2 - widths.reduce(0, +))
    // Tables have about the same number of columns.
    let most = max(1, (width - 2 - nameWidth) / max(1, widths.max() ?? 1))
    let tables = (columns.count + most - 1) / most
    let perTable = max(1, (columns.count + tables - 1) / max(1, tables))
    return stride(from: 0, to: columns.count, by: perTable).flatMap { start in
      table(rows, Array(columns.dropFirst(start).prefix(perTable)), widths, nameWidth)
    } + legend
  }

  /// Of all columns, with space for the headings over them.
  private var widths: [Int] {
    var widths = matrix.layouts.enumerated().map { index, layout in
      let marks = Set(layout.cells).map { MatrixMark($0, style.glyphs).text }
      return (heading(of: index) + marks).reduce(0) { max($0, $1.displayWidth) } + Self.gap
    }
    for case (let heading?, let layouts) in matrix.groups {
      let missing = heading.displayWidth + Self.gap - layouts.reduce(0) { $0 + widths[$1] }
      if missing > 0, let last = layouts.last { widths[last] += missing }
    }
    return widths
  }

  private func nameWidth(_ rows: [MatrixRow], spare: Int) -> Int {
    let limit = max(min(Self.widestName.usual, width / 3), min(Self.widestName.spare, spare))
    var widest = 12
    for row in rows where widest < limit {
      widest = max(widest, label(row, columns: limit).columns)
    }
    return min(widest, limit)
  }

  private func heading(of layout: Int) -> [String] {
    let folded = matrix.layouts[layout]
    let devices = folded.environments.map(\.platform.device).uniqued()
    return [folded.letter]
      + devices.enumerated().flatMap { position, device in
        // A comma separates devices whose names are on several lines.
        let name = device + (position < devices.count - 1 ? "," : "")
        return name.displayWidth <= 8 ? [name] : name.split(separator: " ").map(String.init)
      }
  }

  private func table(
    _ rows: [MatrixRow], _ columns: [Int], _ widths: [Int], _ nameWidth: Int
  ) -> [Line] {
    var lines = [Line()]
    lines += headings(groupHeadings(columns, widths), nameWidth) { _ in .emphasis }
    lines += headings(columns.map { (heading(of: $0), widths[$0]) }, nameWidth) { level in
      level == 0 ? .heading : .dim
    }
    var rule = Line(indent: 2)
    rule.fill(nameWidth + columns.reduce(0) { $0 + widths[$1] }, with: style.glyphs.horizontal)
    lines.append(rule)
    for row in rows {
      var line = (Line(indent: 2) + label(row, columns: nameWidth)).padded(to: 2 + nameWidth)
      if case .node(let node) = row {
        for column in columns {
          let mark = MatrixMark(matrix.layouts[column].cells[node], style.glyphs)
          line.append(Line(mark.text, mark.role, indent: Self.gap).padded(to: widths[column]))
        }
      }
      lines.append(line)
    }
    return lines
  }

  private func groupHeadings(_ columns: [Int], _ widths: [Int]) -> [Heading] {
    var rest = columns[...]
    return matrix.groupSpans(over: columns).map { heading, count in
      let columns = rest.prefix(count).reduce(0) { $0 + widths[$1] }
      rest = rest.dropFirst(count)
      return (heading.wrapped(to: columns - Self.gap), columns)
    }
  }

  private typealias Heading = (lines: [String], columns: Int)

  private func headings(
    _ headings: [Heading], _ nameWidth: Int, _ role: (_ level: Int) -> TextStyle.Role
  ) -> [Line] {
    (0..<headings.reduce(0) { max($0, $1.lines.count) }).map { level in
      headings.reduce(Line(indent: 2 + nameWidth)) { line, heading in
        let words = level < heading.lines.count ? heading.lines[level] : ""
        return line + Line(words, role(level), indent: Self.gap).padded(to: heading.columns)
      }
    }
  }

  private func label(_ row: MatrixRow, columns: Int) -> Line {
    switch row {
    case .node(let node):
      let indent = min(matrix.spec.nodes[node].depth * 2, columns / 2)
      let name = style.name(of: node, among: matrix.names, columns: columns - indent)
      return Line(name, indent: indent)
    case .like(let count, let depth):
      let indent = min(depth * 2, columns / 2)
      let words = style.truncated("and \(count) more", to: columns - indent)
      return Line(words, .dim, indent: indent)
    }
  }

  private var legend: [Line] {
    let legend =
      MatrixMark.legend(of: matrix.kindsOfCells, style.glyphs, ellipsis: style.ellipsis)
      + matrix.meanings
    if legend.isEmpty { return [] }
    let columns = legend.reduce(10) { max($0, $1.mark.displayWidth + 4) }
    return [Line()]
      + legend.map { mark, text in
        Line(mark, .emphasis, indent: 2).padded(to: columns)
          + Line(style.truncated(text, to: width - columns), .dim)
      }
  }
}
