import JSON

/// Where the lines of a text begin, and what stands at which place of them. Lines end in LF, CR and
/// LF, or CR.
///
/// Specs may be one long line, so such lines have marks: places whose characters are counted already.
struct LineTable {
  /// A place inside of a long line.
  private struct Mark {
    let offset: Int
    let character: Int
  }

  /// How far marks are from each other, in bytes.
  private static let distance = 4_096

  private let bytes: [UInt8]
  private let starts: [Int]
  private var marks: [Mark] = []
  private let encoding: PositionEncoding

  init(_ bytes: [UInt8], _ encoding: PositionEncoding) {
    self.bytes = bytes
    self.encoding = encoding
    var starts = [0]
    let span = bytes.span
    for index in span.indices {
      let isBreak =
        span[index] == 0x0A
        || span[index] == 0x0D && (index + 1 == span.count || span[index + 1] != 0x0A)
      if isBreak { starts.append(index + 1) }
    }
    self.starts = starts
    for line in starts.indices {
      let end = line + 1 < starts.count ? starts[line + 1] : bytes.count
      if end - starts[line] > Self.distance { mark(starts[line]..<end) }
    }
  }

  /// Counts the characters of a long line.
  private mutating func mark(_ line: Range<Int>) {
    let bytes = bytes
    let span = bytes.span
    var character = 0
    var next = line.lowerBound + Self.distance
    for index in line {
      // No mark is inside of a character.
      if index >= next, span[index] & 0xC0 != 0x80 {
        marks.append(Mark(offset: index, character: character))
        next = index + Self.distance
      }
      character += encoding.units(span[index])
    }
  }

  /// The last mark that a condition holds for, which holds for all in front of it.
  private func mark(where isInFront: (Mark) -> Bool) -> Mark? {
    var low = 0
    var high = marks.count
    while low < high {
      let middle = (low + high) / 2
      if isInFront(marks[middle]) { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? marks[low - 1] : nil
  }

  /// The place of an offset in bytes; one in the middle of a character is the character's.
  func position(of offset: Int) -> Position {
    let offset = min(max(offset, 0), bytes.count)
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    let mark = mark { $0.offset <= offset }.flatMap { $0.offset > starts[low] ? $0 : nil }
    var character = mark?.character ?? 0
    for index in (mark?.offset ?? starts[low])..<offset {
      character += encoding.units(bytes[index])
    }
    return Position(line: low, character: character)
  }

  /// A stretch of the text as the protocol writes it.
  func range(_ range: ByteRange) -> JSONTree {
    ["start": value(of: range.lowerBound), "end": value(of: range.upperBound)]
  }

  /// The place of an offset as the protocol writes it.
  func value(of offset: Int) -> JSONTree {
    let position = position(of: offset)
    return ["line": .integer(position.line), "character": .integer(position.character)]
  }

  /// The offset in bytes of a place. Beyond the end of a line is its end, beyond the last line the
  /// end of the text, and in the middle of a character its beginning.
  func offset(of position: Position) -> Int {
    guard position.line >= 0 else { return 0 }
    guard position.line < starts.count else { return bytes.count }
    let end = lineEnd(position.line)
    let start = starts[position.line]
    let mark = mark {
      $0.offset < start || $0.offset < end && $0.character <= position.character
    }.flatMap { $0.offset > start ? $0 : nil }
    var offset = mark?.offset ?? start
    var character = mark?.character ?? 0
    while offset < end, character < position.character {
      let size = Self.size(bytes[offset])
      var units = 0
      for index in offset..<min(offset + size, end) { units += encoding.units(bytes[index]) }
      if character + units > position.character { return offset }
      character += units
      offset = min(offset + size, end)
    }
    return offset
  }

  /// The number of lines; the last one may be empty.
  var count: Int { starts.count }

  /// Where the characters of a line end, without its line break.
  private func lineEnd(_ line: Int) -> Int {
    guard line + 1 < starts.count else { return bytes.count }
    let next = starts[line + 1]
    let isPair = next >= starts[line] + 2 && bytes[next - 2] == 0x0D && bytes[next - 1] == 0x0A
    return next - (isPair ? 2 : 1)
  }

  /// How many bytes the character takes that begins with one.
  static func size(_ byte: UInt8) -> Int {
    byte < 0xC0 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
  }
}
