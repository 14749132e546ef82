/// A rectangle of a drawing: lines of one width.
package struct Block: Sendable {
  /// The lines from top to bottom, each as wide as the block.
  package private(set) var lines: [Line]
  /// The width, in columns of a terminal.
  package let columns: Int

  /// Lines, padded to the widest or to a width that is wider.
  package init(_ lines: [Line] = [], columns minimum: Int = 0) {
    let columns = lines.reduce(minimum) { max($0, $1.columns) }
    self.lines = lines.map { $0.padded(to: columns) }
    self.columns = columns
  }

  /// How many lines there are.
  package var height: Int { lines.count }

  /// How a block stands in more room than it needs.
  package enum Alignment {
    case start, center, end

    /// How much of the room that is left over stands before the block.
    fileprivate func before(_ room: Int) -> Int {
      switch self {
      case .start: 0
      case .center: room / 2
      case .end: room
      }
    }
  }

  /// The block in a width.
  package func placed(_ alignment: Alignment, in width: Int) -> Block {
    let room = max(0, width - columns)
    let before = alignment.before(room)
    return Block(
      lines.map { line in
        var placed = Line()
        placed.fill(before)
        placed.append(line)
        return placed
      }, columns: width)
  }

  /// The block in a height.
  package func placed(_ alignment: Alignment, inHeight height: Int) -> Block {
    let room = max(0, height - self.height)
    let before = alignment.before(room)
    let above = Array(repeating: Line(), count: before)
    let below = Array(repeating: Line(), count: room - before)
    return Block(above + lines + below, columns: columns)
  }

  /// Blocks beside one another, as high as the highest.
  package static func beside(_ blocks: [Block], gap: Int = 0) -> Block {
    let height = blocks.reduce(0) { max($0, $1.height) }
    let rows = (0..<height).map { row in
      var line = Line()
      for (index, block) in blocks.enumerated() {
        if index > 0 { line.fill(gap) }
        if row < block.height {
          line.append(block.lines[row])
        } else {
          line.fill(block.columns)
        }
      }
      return line
    }
    return Block(rows)
  }

  /// Blocks one above the other.
  package static func stacked(_ blocks: [Block]) -> Block {
    Block(
      Array(blocks.map(\.lines).joined()), columns: blocks.reduce(0) { max($0, $1.columns) })
  }

  /// Blocks like words in a paragraph: beside one another as long as there is room, then below.
  package static func flowing(_ blocks: [Block], columns: Int, gap: Int) -> Block {
    stacked(
      wrappedRows(of: blocks, width: columns, gap: gap, \.columns).map { beside($0, gap: gap) })
  }

  /// The block as it is read from right to left.
  package func mirrored(_ glyphs: Glyphs) -> Block {
    Block(lines.map { $0.mirrored(glyphs) }, columns: columns)
  }
}

/// Parts in rows like words in a paragraph: each row has as many as have room, at least one.
///
/// - Parameters:
///   - gap: the distance between two parts of a row.
///   - extent: how wide a part is.
package func wrappedRows<Part>(
  of parts: [Part], width: Int, gap: Int, _ extent: (Part) -> Int
) -> [[Part]] {
  var rows: [[Part]] = []
  var used = 0
  for part in parts {
    if rows.isEmpty || used + gap + extent(part) > width {
      rows.append([part])
      used = extent(part)
    } else {
      rows[rows.count - 1].append(part)
      used += gap + extent(part)
    }
  }
  return rows
}
