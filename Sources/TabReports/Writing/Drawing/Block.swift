struct Block {
  let lines: [Line]
  let columns: Int

  var height: Int { lines.count }

  init(_ lines: [Line] = [], columns minimum: Int = 0) {
    let columns = lines.reduce(minimum) { max($0, $1.columns) }
    self.lines = lines.map { $0.padded(to: columns) }
    self.columns = columns
  }

  enum Alignment {
    case start, center, end

    fileprivate func before(_ room: Int) -> Int {
      switch self {
      case .start: 0
      case .center: room / 2
      case .end: room
      }
    }
  }

  func placed(_ alignment: Alignment, in width: Int) -> Block {
    let before = alignment.before(max(0, width - columns))
    return Block(lines.map { Line(indent: before) + $0 }, columns: max(width, columns))
  }

  func placed(_ alignment: Alignment, inHeight height: Int) -> Block {
    let room = max(0, height - self.height)
    let before = alignment.before(room)
    let blanks = Array(repeating: Line(), count: room)
    return Block(blanks[..<before] + lines + blanks[before...], columns: columns)
  }

  static func beside(_ blocks: [Block], gap: Int = 0) -> Block {
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

  static func stacked(_ blocks: [Block]) -> Block {
    Block(blocks.flatMap(\.lines), columns: blocks.reduce(0) { max($0, $1.columns) })
  }

  /// A line; blank below the block.
  func line(_ row: Int) -> Line { row < height ? lines[row] : Line().padded(to: columns) }
}
