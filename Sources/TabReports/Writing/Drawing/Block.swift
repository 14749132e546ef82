package struct Block {
  package let lines: [Line]
  package let columns: Int

  package var height: Int { lines.count }

  /// - Parameter minimum: minimum width.
  package init(_ lines: [Line] = [], columns minimum: Int = 0) {
    let columns = lines.reduce(minimum) { max($0, $1.columns) }
    self.lines = lines.map { $0.padded(to: columns) }
    self.columns = columns
  }

  package enum Alignment {
    case start, center, end

    fileprivate func before(_ room: Int) -> Int {
      switch self {
      case .start: 0
      case .center: room / 2
      case .end: room
      }
    }
  }

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

  package func placed(_ alignment: Alignment, inHeight height: Int) -> Block {
    let room = max(0, height - self.height)
    let before = alignment.before(room)
    let blanks = Array(repeating: Line(), count: room)
    return Block(blanks[..<before] + lines + blanks[before...], columns: columns)
  }

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

  package static func stacked(_ blocks: [Block]) -> Block {
    Block(blocks.flatMap(\.lines), columns: blocks.reduce(0) { max($0, $1.columns) })
  }

  /// A line; blank below the block.
  package func line(_ row: Int) -> Line {
    row < height ? lines[row] : Line().padded(to: columns)
  }
}
