/// A text in single or typographic quotes instead of straight double quotes.
struct QuotedText {
  let range: ByteRange
  let opening: ByteRange
  private let closing: ByteRange
  let isSmart: Bool

  /// Nil if there is no such quote, or if the end is uncertain: the first possible closing quote
  /// must be on the same line, before something that can follow a string.
  init?(_ bytes: [UInt8], at start: Int) {
    guard let mark = Self.mark(bytes, at: start), mark.isSmart || !mark.isDouble else { return nil }
    var position = start + mark.length
    while position < bytes.count, bytes[position] >= 0x20 {
      if bytes[position] == UInt8(ascii: "\\") {
        guard position + 1 < bytes.count, bytes[position + 1] >= 0x20 else { return nil }
        position += 2
        continue
      }
      guard let end = Self.mark(bytes, at: position), mark.isClosed(by: end) else {
        position += 1
        continue
      }
      guard Self.isAfterString(bytes, position + end.length) else { return nil }
      range = start..<position + end.length
      opening = start..<start + mark.length
      closing = position..<position + end.length
      isSmart = mark.isSmart
      return
    }
    return nil
  }

  /// Returns the text as a JSON string; nil if it is not UTF-8.
  func inDoubleQuotes(_ bytes: [UInt8]) -> String? {
    var text: [UInt8] = [UInt8(ascii: "\"")]
    var rest = bytes[opening.upperBound..<closing.lowerBound]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\""): text += Array(#"\""#.utf8)
      case UInt8(ascii: "\\"):
        let escaped = rest.popFirst()
        if escaped != UInt8(ascii: "'") { text.append(byte) }
        if let escaped { text.append(escaped) }
      default: text.append(byte)
      }
    }
    text.append(UInt8(ascii: "\""))
    return String(validating: text, as: UTF8.self)
  }

  private static func isAfterString(_ bytes: [UInt8], _ start: Int) -> Bool {
    var position = start
    while position < bytes.count, bytes[position] == 0x20 || bytes[position] == 0x09 {
      position += 1
    }
    return position == bytes.count || ":,}]/#\n\r".utf8.contains(bytes[position])
  }

  private struct Mark {
    let isDouble: Bool
    let isSmart: Bool

    var length: Int { isSmart ? 3 : 1 }

    /// A typographic mark may be closed by a straight one, because editors replace only some.
    func isClosed(by other: Mark) -> Bool {
      other.isDouble == isDouble && (isSmart || !other.isSmart)
    }
  }

  private static func mark(_ bytes: [UInt8], at position: Int) -> Mark? {
    switch bytes[position] {
    case UInt8(ascii: "'"): return Mark(isDouble: false, isSmart: false)
    case UInt8(ascii: "\""): return Mark(isDouble: true, isSmart: false)
    case 0xE2 where position + 2 < bytes.count && bytes[position + 1] == 0x80:
      let last = bytes[position + 2]
      return (0x98...0x9F).contains(last) ? Mark(isDouble: last >= 0x9C, isSmart: true) : nil
    default: return nil
    }
  }
}
