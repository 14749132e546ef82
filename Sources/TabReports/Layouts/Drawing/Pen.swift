import TabModel

/// The values shared by all parts of a drawing.
struct Pen {
  let layout: Layout
  let style: TextStyle

  var spec: TabSpec { layout.spec }
  var glyphs: Glyphs { style.glyphs }

  struct Cell {
    var block: Block
    var label: String?
    var note: String?
  }

  func framed(_ cells: [Cell]) -> Block {
    let widths = cells.map { max($0.block.columns, 1) }
    let height = cells.reduce(0) { max($0, $1.block.height) }
    let inside = (0..<height).map { row in
      var line = Line()
      for (cell, width) in zip(cells, widths) {
        line.draw(glyphs.vertical)
        line.fill(1)
        line.append(cell.block.line(row))
        line.fill(width - cell.block.columns + 1)
      }
      line.draw(glyphs.vertical)
      return line
    }
    return Block(
      [edge(glyphs.top, cells.map(\.label), widths)] + inside
        + [edge(glyphs.bottom, cells.map(\.note), widths)])
  }

  private func edge(_ edge: Glyphs.Edge, _ labels: [String?], _ widths: [Int]) -> Line {
    var line = Line()
    for (index, (label, width)) in zip(labels, widths).enumerated() {
      line.draw(index == 0 ? edge.start : edge.joint)
      var used = 0
      // Whole or not at all.
      if let label, label.displayWidth <= width {
        line.append(" \(label) ", .dim)
        used = label.displayWidth + 2
      }
      line.fill(width + 2 - used, with: glyphs.horizontal)
    }
    line.draw(edge.end)
    return line
  }
}
