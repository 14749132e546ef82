import TabModel

/// The table in a terminal, split into several if the columns do not fit.
struct MatrixTableText {
  let matrix: Matrix
  let pen: Pen
  let nodeNames: NodeNames

  private var style: TextStyle { pen.style }
  private var width: Int { pen.reportWidth }
  /// Maximum width of names, usually and with space to spare.
  private static let widestName = (usual: 30, spare: 60)
  private static let gap = 2

  func write(into output: inout [UInt8]) {
    let rows = matrix.rows
    let marks = Marks(matrix, pen.glyphs)
    var columns = Array(matrix.layouts.indices)
    let widths = columns.map { columnWidth($0, rows, marks) + Self.gap }
    let nameWidth = self.nameWidth(rows, spare: width - 2 - widths.reduce(0, +))
    let room = width - 2 - nameWidth
    let tables = tableCount(widths, room: room)
    let perTable = (columns.count + tables - 1) / max(1, tables)
    while !columns.isEmpty {
      let part = Array(columns.prefix(perTable))
      columns.removeFirst(part.count)
      write(rows, part, widths, nameWidth, into: &output)
    }
    writeLegend(rows, marks, into: &output)
  }

  /// Number of tables, so that all have about as many columns.
  private func tableCount(_ widths: [Int], room: Int) -> Int {
    let widest = max(1, widths.max() ?? 1)
    let most = max(1, room / widest)
    return (widths.count + most - 1) / most
  }

  private func nameWidth(_ rows: [MatrixRow], spare: Int) -> Int {
    let limit = max(
      min(Self.widestName.usual, width / 3), min(Self.widestName.spare, spare))
    var widest = 12
    for row in rows {
      guard widest < limit else { break }
      widest = max(widest, label(row, columns: limit).columns)
    }
    return min(widest, limit)
  }

  private func columnWidth(_ layout: Int, _ rows: [MatrixRow], _ marks: Marks) -> Int {
    let heading = heading(of: layout).reduce(0) { max($0, $1.displayWidth) }
    return marks.widths[layout].reduce(heading) { max($0, $1) }
  }

  private func heading(of layout: Int) -> [String] {
    let folded = matrix.layouts[layout]
    var devices: [String] = []
    for environment in folded.environments
    where !devices.contains(environment.platform.device) {
      devices.append(environment.platform.device)
    }
    let lines = devices.flatMap { device in
      device.displayWidth <= 8 ? [device] : device.split(separator: " ").map(String.init)
    }
    return [folded.letter] + lines
  }

  private func write(
    _ rows: [MatrixRow], _ columns: [Int], _ widths: [Int], _ nameWidth: Int,
    into output: inout [UInt8]
  ) {
    output.append(0x0A)
    let headings = columns.map { heading(of: $0) }
    let height = headings.reduce(0) { max($0, $1.count) }
    for level in 0..<height {
      var line = Line()
      line.fill(2 + nameWidth)
      for (heading, column) in zip(headings, columns) {
        line.fill(Self.gap)
        let text = level < heading.count ? heading[level] : ""
        line.append(text, level == 0 ? .heading : .dim)
        line.fill(widths[column] - Self.gap - text.displayWidth)
      }
      line.write(style, into: &output)
    }
    var rule = Line()
    rule.fill(2)
    rule.fill(
      nameWidth + columns.reduce(0) { $0 + widths[$1] }, with: pen.glyphs.horizontal)
    rule.write(style, into: &output)
    for row in rows {
      var line = Line()
      line.fill(2)
      line.append(label(row, columns: nameWidth))
      line.fill(2 + nameWidth - line.columns)
      if case .node(let node) = row {
        for column in columns {
          let mark = MatrixMark(matrix.layouts[column].cells[node], pen.glyphs)
          line.fill(Self.gap)
          line.append(mark.text, mark.role)
          line.fill(widths[column] - Self.gap - mark.text.displayWidth)
        }
      }
      line.write(style, into: &output)
    }
  }

  private func label(_ row: MatrixRow, columns: Int) -> Line {
    var line = Line()
    switch row {
    case .node(let node):
      let depth = min(matrix.spec.nodes[node].depth * 2, columns / 2)
      line.fill(depth)
      line.append(pen.name(of: node, among: nodeNames, columns: columns - depth))
    case .like(let count, let depth):
      let depth = min(depth * 2, columns / 2)
      line.fill(depth)
      let words = "and \(count) more".truncated(to: columns - depth, ellipsis: style.ellipsis)
      line.append(words, .dim)
    }
    return line
  }

  private func writeLegend(_ rows: [MatrixRow], _ marks: Marks, into output: inout [UInt8]) {
    let legend = MatrixMark.legend(of: marks.cells, pen.glyphs, ellipsis: style.ellipsis)
    guard !legend.isEmpty else { return }
    output.append(0x0A)
    for (mark, text) in legend {
      var line = Line()
      line.fill(2)
      line.append(mark, .emphasis)
      line.fill(10 - line.columns)
      line.append(text.truncated(to: width - 10, ellipsis: style.ellipsis), .dim)
      line.write(style, into: &output)
    }
  }

  /// Distinct cells, and the width of each column.
  private struct Marks {
    private(set) var cells: Set<MatrixCell> = []
    private(set) var widths: [[Int]] = []

    init(_ matrix: Matrix, _ glyphs: Glyphs) {
      for layout in matrix.layouts {
        let own = layout.kindsOfCells
        cells.formUnion(own)
        widths.append([own.reduce(0) { max($0, MatrixMark($1, glyphs).text.displayWidth) }])
      }
    }
  }
}
