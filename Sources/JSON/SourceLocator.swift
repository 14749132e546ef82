/// A one-based line and column. Columns count Unicode scalars.
package struct SourceLocation: Equatable, Sendable {
  package let line: Int
  package let column: Int
}

/// Converts byte offsets to lines and columns. A class, because all locations of a report share it.
package final class SourceLocator: Sendable {
  private let bytes: [UInt8]
  private let lineStarts: [Int]
  /// The number of scalars before each block of bytes, since a document may be one long line.
  private let scalarsBeforeBlock: [Int]
  private static let blockSize = 1_024

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    var blocks: [Int] = []
    var scalars = 0
    let span = bytes.span
    for offset in 0..<span.count {
      if offset % Self.blockSize == 0 { blocks.append(scalars) }
      if span[offset] & 0xC0 != 0x80 { scalars += 1 }
      if span[offset] == 0x0A { starts.append(offset + 1) }
    }
    blocks.append(scalars)
    lineStarts = starts
    scalarsBeforeBlock = blocks
  }

  package var count: Int { bytes.count }

  package func byte(at offset: Int) -> UInt8 { bytes[offset] }

  package func text(_ range: ByteRange) -> String { String(decoding: bytes[range], as: UTF8.self) }

  package func location(of offset: Int) -> SourceLocation {
    let limit = min(offset, bytes.count)
    let line = lineIndex(of: limit)
    let column = scalars(before: limit) - scalars(before: lineStarts[line]) + 1
    return SourceLocation(line: line + 1, column: column)
  }

  private func scalars(before offset: Int) -> Int {
    let block = offset / Self.blockSize
    let bytes = bytes
    let span = bytes.span
    var count = scalarsBeforeBlock[block]
    for index in block * Self.blockSize..<offset where span[index] & 0xC0 != 0x80 { count += 1 }
    return count
  }

  /// Returns the line that contains an offset, without its line break.
  package func line(at offset: Int) -> ByteRange {
    let line = lineIndex(of: min(offset, bytes.count))
    let start = lineStarts[line]
    var end = line + 1 < lineStarts.count ? lineStarts[line + 1] - 1 : bytes.count
    if end > start, bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
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
}
