/// A rectangle of a drawing: lines of one width.
///
/// A line is made when it is written: a drawing can have very many of them, and blocks inside blocks
/// would hold each several times.
package struct Block {
  /// How many lines there are.
  package let height: Int
  /// The width, in columns of a terminal.
  package let columns: Int
  /// Appends one of the lines to another line, without the blanks after it.
  private let make: (_ row: Int, _ line: inout Line) -> Void

  /// Lines of a known width.
  ///
  /// - Parameter make: appends one of the lines, counted from 0; none is wider than the block.
  package init(
    height: Int, columns: Int, _ make: @escaping (_ row: Int, _ line: inout Line) -> Void
  ) {
    self.height = height
    self.columns = columns
    self.make = make
  }

  /// Lines, padded to the widest or to a width that is wider.
  package init(_ lines: [Line] = [], columns minimum: Int = 0) {
    self.init(height: lines.count, atLeast: minimum) { lines[$0] }
  }

  /// Lines that are made twice: now, to see how wide the widest is, and when they are written.
  package init(height: Int, atLeast minimum: Int, _ line: @escaping (_ row: Int) -> Line) {
    let columns = (0..<height).reduce(minimum) { max($0, line($1).columns) }
    self.init(height: height, columns: columns) { $1.append(line($0)) }
  }

  /// Appends one of the lines to another one, as wide as the block; blanks where the block ends above
  /// it.
  package func write(_ row: Int, into line: inout Line) {
    let end = line.columns + columns
    if row >= 0, row < height { make(row, &line) }
    line.fill(end - line.columns)
  }

  /// One of the lines, counted from 0.
  package func line(_ row: Int) -> Line {
    var line = Line()
    write(row, into: &line)
    return line
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
    return Block(height: height, columns: max(width, columns)) { row, line in
      line.fill(before)
      write(row, into: &line)
    }
  }

  /// The block in a height.
  package func placed(_ alignment: Alignment, inHeight height: Int) -> Block {
    let before = alignment.before(max(0, height - self.height))
    return Block(height: max(height, self.height), columns: columns) { row, line in
      write(row - before, into: &line)
    }
  }

  /// Blocks beside one another, as high as the highest.
  package static func beside(_ blocks: [Block], gap: Int = 0) -> Block {
    let gaps = max(0, blocks.count - 1) * gap
    return Block(
      height: blocks.reduce(0) { max($0, $1.height) },
      columns: blocks.reduce(gaps) { $0 + $1.columns }
    ) { row, line in
      for (index, block) in blocks.enumerated() {
        if index > 0 { line.fill(gap) }
        block.write(row, into: &line)
      }
    }
  }

  /// Blocks one above the other.
  package static func stacked(_ blocks: [Block]) -> Block {
    var ends: [Int] = []
    for block in blocks { ends.append((ends.last ?? 0) + block.height) }
    return Block(
      height: ends.last ?? 0, columns: blocks.reduce(0) { max($0, $1.columns) }
    ) { row, line in
      let index = ends.partitioningIndex { $0 > row }
      blocks[index].write(row - ends[index] + blocks[index].height, into: &line)
    }
  }
}

extension [Int] {
  /// The first index whose element does something that all after it do, too.
  fileprivate func partitioningIndex(_ does: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if does(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
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
