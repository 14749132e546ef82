/// A one-based line and column. Columns count Unicode scalars.
package struct SourceLocation: Equatable, Sendable {
  package let line: Int
  package let column: Int
}

/// The units in which positions in a line are counted.
package enum PositionEncoding: String, Sendable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"

  /// Returns the number of units of the scalar with this first byte; 0 for a continuation byte.
  package func units(_ byte: UInt8) -> Int {
    switch self {
    case .utf8: 1
    case .utf16: byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
    case .utf32: byte & 0xC0 == 0x80 ? 0 : 1
    }
  }
}

/// Converts byte offsets to lines and columns. A class, because all locations of a report share it.
package final class SourceLocator: Sendable {
  package let bytes: [UInt8]
  package let lineStarts: [Int]
  private let encoding: PositionEncoding
  /// The number of units before each block of bytes, since a document may be one long line.
  private let unitsBeforeBlock: [Int]
  private static let blockSize = 512

  /// - Parameter endsLinesAtCR: whether a CR without LF ends a line.
  package init(
    _ bytes: [UInt8], in encoding: PositionEncoding = .utf32, endsLinesAtCR: Bool = false
  ) {
    self.bytes = bytes
    self.encoding = encoding
    var starts = [0]
    var blocks: [Int] = []
    var units = 0
    // Catalogs have up to 64 MiB, for which a plain loop takes a tenth of the time in a debug build.
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      if offset % Self.blockSize == 0 { blocks.append(units) }
      units += encoding.units(byte)
      if byte == 0x0A
        || byte == 0x0D && endsLinesAtCR && !bytes[(offset + 1)...].starts(with: [0x0A])
      {
        starts.append(offset + 1)
      }
      offset += 1
    }
    blocks.append(units)
    lineStarts = starts
    unitsBeforeBlock = blocks
  }

  package func text(_ range: ByteRange) -> String { String(decoding: bytes[range], as: UTF8.self) }

  package func location(of offset: Int) -> SourceLocation {
    let limit = min(offset, bytes.count)
    let line = lineIndex(of: limit)
    let start = lineStarts[line]
    let isNear = limit - start < Self.blockSize
    let before = isNear ? units(in: start..<limit) : units(before: limit) - units(before: start)
    return SourceLocation(line: line + 1, column: before + 1)
  }

  package func units(before offset: Int) -> Int {
    let block = offset / Self.blockSize
    return unitsBeforeBlock[block] + units(in: block * Self.blockSize..<offset)
  }

  package func units(in range: ByteRange) -> Int {
    bytes[range].reduce(0) { $0 + encoding.units($1) }
  }

  /// Returns the start of the block that contains the unit with a number.
  package func blockStart(ofUnit number: Int) -> Int {
    (unitsBeforeBlock.partitioningIndex { $0 > number } - 1) * Self.blockSize
  }

  /// Returns the line that contains an offset, without its line break.
  package func line(at offset: Int) -> ByteRange {
    let line = lineIndex(of: min(offset, bytes.count))
    let start = lineStarts[line]
    var end = line + 1 < lineStarts.count ? lineStarts[line + 1] - 1 : bytes.count
    if end > start, bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  package func lineIndex(of offset: Int) -> Int { lineStarts.partitioningIndex { $0 > offset } - 1 }
}
