/// A place in a text as people count it: from 1, columns in Unicode scalars.
package struct SourceLocation: Equatable, Sendable {
  package let line: Int
  package let column: Int
}

/// Turns byte offsets into lines and columns for reports.
///
/// Made when the first problem is printed. It counts the scalars and the line breaks up to every
/// 1,024th byte, so that a text that is one line of many megabytes costs no more than any other, nor
/// one that is nothing but line breaks.
/// An object, so that every place of a report can hold it.
package final class SourceLocator: Sendable {
  private static let blockSize = 1_024

  private let bytes: [UInt8]
  /// How many scalars begin before each block.
  private let scalarsBeforeBlock: [Int]
  /// How many line breaks stand before each block.
  private let breaksBeforeBlock: [Int]

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var scalars: [Int] = []
    var breaks: [Int] = []
    scalars.reserveCapacity(bytes.count / Self.blockSize + 1)
    breaks.reserveCapacity(bytes.count / Self.blockSize + 1)
    var count = 0
    var breakCount = 0
    var offset = 0
    let span = bytes.span
    while offset < span.count {
      scalars.append(count)
      breaks.append(breakCount)
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
        if span[offset] == 0x0A { breakCount += 1 }
      }
    }
    scalarsBeforeBlock = scalars
    breaksBeforeBlock = breaks
  }

  /// How long the text is, in bytes.
  package var count: Int { bytes.count }

  /// A byte of the text.
  package func byte(at offset: Int) -> UInt8 { bytes[offset] }

  /// A stretch of the text.
  package func text(_ range: ByteRange) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The line and column of an offset; the end of the text is a place too.
  package func location(of offset: Int) -> SourceLocation {
    let limit = min(offset, bytes.count)
    return location(of: limit, inLineFrom: lineStart(of: limit))
  }

  /// The line and column of an offset in a line that is known.
  ///
  /// - Parameters:
  ///   - start: where the line begins.
  ///   - line: the number of the line, where that is known as well.
  package func location(
    of offset: Int, inLineFrom start: Int, line: Int? = nil
  ) -> SourceLocation {
    let limit = min(offset, bytes.count)
    // Most lines are short enough to be counted from their beginning.
    let column =
      limit - start < Self.blockSize
      ? scalars(in: start..<limit) : scalars(before: limit) - scalars(before: start)
    return SourceLocation(line: line ?? breaks(before: start) + 1, column: column + 1)
  }

  /// The bytes of the line that an offset stands in, without its line break.
  package func line(at offset: Int) -> ByteRange {
    let start = lineStart(of: min(offset, bytes.count))
    var end = lineBreak(from: start) ?? bytes.count
    if end > start, bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  // MARK: - Lines

  /// Where the line of an offset begins: after the last line break before it.
  private func lineStart(of offset: Int) -> Int {
    let bytes = bytes
    let span = bytes.span
    var block = offset / Self.blockSize
    var position = offset
    while true {
      let start = block * Self.blockSize
      while position > start {
        if span[position - 1] == 0x0A { return position }
        position -= 1
      }
      // The last block before this one that has a line break.
      guard block > 0, breaks(beforeBlock: block) > 0 else { return 0 }
      block = self.block(ofBreak: breaks(beforeBlock: block) - 1)
      position = min((block + 1) * Self.blockSize, offset)
    }
  }

  /// The first line break from an offset on.
  private func lineBreak(from start: Int) -> Int? {
    let bytes = bytes
    let span = bytes.span
    var position = start
    let end = min((start / Self.blockSize + 1) * Self.blockSize, span.count)
    while position < end {
      if span[position] == 0x0A { return position }
      position += 1
    }
    guard end < span.count else { return nil }
    let next = end / Self.blockSize
    let block = self.block(ofBreak: breaks(beforeBlock: next))
    position = max(end, block * Self.blockSize)
    while position < span.count {
      if span[position] == 0x0A { return position }
      position += 1
    }
    return nil
  }

  /// The block that a line break stands in, counted from 0; the last one where there are fewer.
  private func block(ofBreak number: Int) -> Int {
    var low = 0
    var high = breaksBeforeBlock.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if breaksBeforeBlock[middle] <= number { low = middle } else { high = middle }
    }
    return low
  }

  private func breaks(beforeBlock block: Int) -> Int {
    breaksBeforeBlock.isEmpty ? 0 : breaksBeforeBlock[min(block, breaksBeforeBlock.count - 1)]
  }

  private func breaks(before offset: Int) -> Int {
    let block = min(offset / Self.blockSize, breaksBeforeBlock.count - 1)
    guard block >= 0 else { return 0 }
    let bytes = bytes
    let span = bytes.span
    var count = breaksBeforeBlock[block]
    var position = block * Self.blockSize
    while position + 8 <= offset {
      // The highest bit of every byte that is a line break, and of no other.
      let text = JSONReader.word(span, at: position) ^ 0x0A0A_0A0A_0A0A_0A0A
      let low = 0x7F7F_7F7F_7F7F_7F7F as UInt64
      count += (~((text & low) &+ low | text | low)).nonzeroBitCount
      position += 8
    }
    while position < offset {
      if span[position] == 0x0A { count += 1 }
      position += 1
    }
    return count
  }

  // MARK: - Scalars

  private func scalars(before offset: Int) -> Int {
    let block = min(offset / Self.blockSize, scalarsBeforeBlock.count - 1)
    guard block >= 0 else { return 0 }
    return scalarsBeforeBlock[block] + scalars(in: block * Self.blockSize..<offset)
  }

  private func scalars(in range: ByteRange) -> Int {
    let bytes = bytes
    let span = bytes.span
    var count = 0
    for index in range where span[index] & 0xC0 != 0x80 { count += 1 }
    return count
  }
}
