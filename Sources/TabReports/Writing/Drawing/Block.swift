/// A rectangle of a drawing: lines of one width.
package struct Block {
  /// The lines from top to bottom, each as wide as the block.
  package let lines: [Line]
  /// The width, in columns of a terminal.
  package let columns: Int

  /// How many lines there are.
  package var height: Int { lines.count }

  /// Lines, padded to the widest or to a width that is wider.
  package init(_ lines: [Line] = [], columns minimum: Int = 0) {
    let columns = lines.reduce(minimum) { max($0, $1.columns) }
    self.lines = lines.map { $0.padded(to: columns) }
    self.columns = columns
  }

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
    let before = alignment.before(max(0, width - columns))
    let moved = lines.map { line in
      var moved = Line()
      moved.fill(before)
      moved.append(line)
      return moved
    }
    return Block(moved, columns: max(width, columns))
  }

  /// The block in a height.
  package func placed(_ alignment: Alignment, inHeight height: Int) -> Block {
    let room = max(0, height - self.height)
    let before = alignment.before(room)
    let blanks = Array(repeating: Line(), count: room)
    return Block(blanks[..<before] + lines + blanks[before...], columns: columns)
  }

  /// Blocks beside one another, as high as the highest.
  package static func beside(_ blocks: [Block], gap: Int = 0) -> Block {
    let height = blocks.reduce(0) { max($0, $1.height) }
    let lines = (0..<height).map { row in
      var line = Line()
      for (index, block) in blocks.enumerated() {
        if index > 0 { line.fill(gap) }
        line.append(block.line(row))
      }
      return line
    }
    return Block(lines)
  }

  /// Blocks one above the other.
  package static func stacked(_ blocks: [Block]) -> Block {
    Block(blocks.flatMap(\.lines), columns: blocks.reduce(0) { max($0, $1.columns) })
  }

  /// One of the lines, counted from 0; blanks where the block ends above it.
  package func line(_ row: Int) -> Line {
    row < height ? lines[row] : Line().padded(to: columns)
  }
}
