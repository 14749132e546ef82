/// A place in a text as people count it: from 1, columns in Unicode scalars.
package struct SourceLocation: Equatable, Sendable {
  package let line: Int
  package let column: Int
}

/// Turns byte offsets into lines and columns. This is the only place that does.
///
/// Made when the first problem is printed. It counts the scalars up to every 1,024th byte, so that
/// a text that is one line of many megabytes costs no more than any other.
package struct SourceLocator: Sendable {
  private static let blockSize = 1_024

  private let bytes: [UInt8]
  /// Where each line begins.
  private let lineStarts: [Int]
  /// How many scalars begin before each block.
  private let scalarsBeforeBlock: [Int]

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var lineStarts = [0]
    var scalars: [Int] = []
    scalars.reserveCapacity(bytes.count / Self.blockSize + 1)
    var count = 0
    var offset = 0
    let span = bytes.span
    while offset < span.count {
      scalars.append(count)
      let end = min(offset + Self.blockSize, span.count)
      // Most stretches of eight bytes are ASCII without a line break.
      while offset + 8 <= end {
        let text = JSONReader.word(span, at: offset)
        let breaks = text ^ 0x0A0A_0A0A_0A0A_0A0A
        let isPlain =
          (text | (breaks &- 0x0101_0101_0101_0101) & ~breaks) & 0x8080_8080_8080_8080 == 0
        guard isPlain else {
          for index in offset..<offset + 8 { look(at: index) }
          offset += 8
          continue
        }
        count += 8
        offset += 8
      }
      while offset < end {
        look(at: offset)
        offset += 1
      }
      func look(at offset: Int) {
        if span[offset] & 0xC0 != 0x80 { count += 1 }
        if span[offset] == 0x0A { lineStarts.append(offset + 1) }
      }
    }
    self.lineStarts = lineStarts
    scalarsBeforeBlock = scalars
  }

  /// The line and column of an offset; the end of the text is a place too.
  package func location(of offset: Int) -> SourceLocation {
    let line = lineIndex(of: offset)
    let start = lineStarts[line]
    let limit = min(offset, bytes.count)
    // Most lines are short enough to be counted from their beginning.
    let column =
      limit - start < Self.blockSize
      ? scalars(in: start..<max(start, limit)) : scalars(before: limit) - scalars(before: start)
    return SourceLocation(line: line + 1, column: column + 1)
  }

  /// The bytes of the line that an offset stands in, without its line break.
  package func line(at offset: Int) -> ByteRange {
    let line = lineIndex(of: offset)
    let start = lineStarts[line]
    var end = line + 1 < lineStarts.count ? lineStarts[line + 1] - 1 : bytes.count
    if end > start, bytes[end - 1] == 0x0D { end -= 1 }
    return start..<max(start, end)
  }

  private func lineIndex(of offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  private func scalars(before offset: Int) -> Int {
    let block = min(offset / Self.blockSize, scalarsBeforeBlock.count - 1)
    guard block >= 0 else { return 0 }
    return scalarsBeforeBlock[block] + scalars(in: block * Self.blockSize..<offset)
  }

  private func scalars(in range: ByteRange) -> Int {
    let span = bytes.span
    var count = 0
    for index in range where span[index] & 0xC0 != 0x80 { count += 1 }
    return count
  }
}
