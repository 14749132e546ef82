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
      } else if let end = Self.mark(bytes, at: position), mark.isClosed(by: end) {
        guard Self.isAfterString(bytes, position + end.length) else { return nil }
        range = start..<position + end.length
        opening = start..<start + mark.length
        closing = position..<position + end.length
        isSmart = mark.isSmart
        return
      } else {
        position += 1
      }
    }
    return nil
  }

  /// Returns the text as a JSON string; nil if it is not UTF-8.
  func inDoubleQuotes(_ bytes: [UInt8]) -> String? {
    var text: [UInt8] = [UInt8(ascii: "\"")]
    var rest = bytes[opening.upperBound..<closing.lowerBound]
    while let byte = rest.popFirst() {
      switch Unicode.Scalar(byte) {
      case "\"": text += Array(#"\""#.utf8)
      case "\\":
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
    let next = bytes[start...].first { !" \t".utf8.contains($0) }
    return next.map(":,}]/#\n\r".utf8.contains) ?? true
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
    let mark = bytes[position...].prefix(firstCharacterLength(of: bytes[position...]) ?? 1)
    return switch String(decoding: mark, as: UTF8.self) {
    case "'": Mark(isDouble: false, isSmart: false)
    case "\"": Mark(isDouble: true, isSmart: false)
    case "\u{2018}"..."\u{201B}": Mark(isDouble: false, isSmart: true)
    case "\u{201C}"..."\u{201F}": Mark(isDouble: true, isSmart: true)
    default: nil
    }
  }
}
