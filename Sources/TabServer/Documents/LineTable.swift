import JSON

/// Converts between byte offsets and positions. Lines end in LF, CRLF or CR.
struct LineTable {
  private static let blockSize = 256

  private let bytes: [UInt8]
  private let encoding: PositionEncoding
  private let starts: [Int]
  /// The number of units before each block of bytes, since a document may be one long line.
  private let unitsBeforeBlock: [Int]

  init(_ bytes: [UInt8], _ encoding: PositionEncoding) {
    self.bytes = bytes
    self.encoding = encoding
    var starts = [0]
    var blocks: [Int] = []
    var units = 0
    let span = bytes.span
    for index in span.indices {
      if index % Self.blockSize == 0 { blocks.append(units) }
      units += encoding.units(span[index])
      let isBreak =
        span[index] == 0x0A
        || span[index] == 0x0D && (index + 1 == span.count || span[index + 1] != 0x0A)
      if isBreak { starts.append(index + 1) }
    }
    blocks.append(units)
    self.starts = starts
    unitsBeforeBlock = blocks
  }

  /// Returns the position of a byte offset, or of the character that contains it.
  func position(of offset: Int) -> Position {
    let offset = min(max(offset, 0), bytes.count)
    let line = lastIndex(in: starts) { $0 <= offset }
    return Position(line: line, character: units(before: offset) - units(before: starts[line]))
  }

  private func units(before offset: Int) -> Int {
    let block = offset / Self.blockSize
    return bytes[block * Self.blockSize..<offset].reduce(unitsBeforeBlock[block]) {
      $0 + encoding.units($1)
    }
  }

  /// Returns the index of the last element of a sorted array that matches, or 0.
  private func lastIndex(in numbers: [Int], where isBefore: (Int) -> Bool) -> Int {
    var low = 0
    var high = numbers.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if isBefore(numbers[middle]) { low = middle } else { high = middle }
    }
    return low
  }

  func range(_ range: ByteRange) -> JSONTree {
    ["start": value(of: range.lowerBound), "end": value(of: range.upperBound)]
  }

  func value(of offset: Int) -> JSONTree {
    let position = position(of: offset)
    return ["line": .integer(position.line), "character": .integer(position.character)]
  }

  /// Returns the byte offset of a position, clamped to the line and the text, or the start of the
  /// character that contains it.
  func offset(of position: Position) -> Int {
    guard position.line >= 0 else { return 0 }
    guard position.line < starts.count else { return bytes.count }
    let start = starts[position.line]
    let end = lineEnd(position.line)
    let before = units(before: start)
    let target = before + min(max(position.character, 0), units(before: end) - before)
    let block = lastIndex(in: unitsBeforeBlock) { $0 <= target }
    var offset = min(max(start, block * Self.blockSize), end)
    while offset > start, offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
    var count = units(before: offset)
    while count < target {
      let next = min(offset + Self.size(bytes[offset]), end)
      count += bytes[offset..<next].reduce(0) { $0 + encoding.units($1) }
      if count > target { return offset }
      offset = next
    }
    return offset
  }

  var count: Int { starts.count }

  private func lineEnd(_ line: Int) -> Int {
    guard line + 1 < starts.count else { return bytes.count }
    let next = starts[line + 1]
    let isPair = next >= starts[line] + 2 && bytes[next - 2] == 0x0D && bytes[next - 1] == 0x0A
    return next - (isPair ? 2 : 1)
  }

  /// Returns the length in bytes of the character with this first byte.
  static func size(_ byte: UInt8) -> Int {
    byte < 0xC0 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
  }
}
