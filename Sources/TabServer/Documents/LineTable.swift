import JSON

/// Converts between byte offsets and positions. Lines end in LF, CRLF or CR.
struct LineTable {
  private let lines: SourceLocator
  private var bytes: [UInt8] { lines.bytes }

  init(_ bytes: [UInt8], _ encoding: PositionEncoding) {
    lines = SourceLocator(bytes, in: encoding, endsLinesAtCR: true)
  }

  /// Returns the position of a byte offset, or of the character that contains it.
  func position(of offset: Int) -> Position {
    let location = lines.location(of: max(offset, 0))
    return Position(line: location.line - 1, character: location.column - 1)
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
    guard position.line < lines.lineStarts.count else { return bytes.count }
    let start = lines.lineStarts[position.line]
    let end = lineEnd(position.line)
    let before = lines.units(before: start)
    let target = before + min(max(position.character, 0), lines.units(before: end) - before)
    var offset = min(max(start, lines.blockStart(ofUnit: target)), end)
    while offset > start, offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
    var count = lines.units(before: offset)
    while count < target {
      let next = min(offset + Self.size(bytes[offset]), end)
      count += lines.units(in: offset..<next)
      if count > target { return offset }
      offset = next
    }
    return offset
  }

  private func lineEnd(_ line: Int) -> Int {
    let starts = lines.lineStarts
    guard line + 1 < starts.count else { return bytes.count }
    let next = starts[line + 1]
    let isPair = next >= starts[line] + 2 && bytes[next - 2] == 0x0D && bytes[next - 1] == 0x0A
    return next - (isPair ? 2 : 1)
  }

  /// Returns the length in bytes of the character with this first byte.
  static func size(_ byte: UInt8) -> Int { byte < 0xC0 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4 }
}

extension PositionEncoding {
  /// UTF-8 if the client supports it, or UTF-16, which is the default.
  init(offered: [String]) {
    let wanted: [PositionEncoding] = [.utf8, .utf32, .utf16]
    self = wanted.first { offered.contains($0.rawValue) } ?? .utf16
  }
}

struct Position: Equatable {
  let line: Int
  let character: Int
}
