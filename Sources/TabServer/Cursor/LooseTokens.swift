import JSON

struct LooseTokens {
  enum Token: Equatable {
    case open(isObject: Bool)
    case close(isObject: Bool)
    case comma
    case colon
    case string
    case word
  }

  let bytes: [UInt8]
  var position = 0

  /// Returns the next token and its range; nil at the end. A string ends at the end of its line at
  /// the latest.
  mutating func next() -> (token: Token, range: ByteRange)? {
    while position < bytes.count, JSONReader.isWhitespace(bytes[position]) { position += 1 }
    guard position < bytes.count else { return nil }
    let start = position
    position += 1
    let token: Token
    switch bytes[start] {
    case UInt8(ascii: "{"): token = .open(isObject: true)
    case UInt8(ascii: "["): token = .open(isObject: false)
    case UInt8(ascii: "}"): token = .close(isObject: true)
    case UInt8(ascii: "]"): token = .close(isObject: false)
    case UInt8(ascii: ","): token = .comma
    case UInt8(ascii: ":"): token = .colon
    case UInt8(ascii: "\""):
      token = .string
      skipString()
    default:
      token = .word
      while position < bytes.count, !Self.endsWord(bytes[position]) { position += 1 }
    }
    return (token, start..<position)
  }

  /// Returns the part of the token at the cursor that is being written, and continues after it.
  ///
  /// If the closing quote is missing, the string ends at the quote that opens another one, or at
  /// the end of the line. Then only the name at the cursor counts.
  mutating func cut(_ range: ByteRange, at cursor: Int) -> ByteRange {
    let name = bytes[cursor..<range.upperBound].prefix { !Self.endsWord($0) }
    if bytes[range.lowerBound] == UInt8(ascii: "\""), !isClosed(range, after: name.endIndex) {
      position = name.endIndex
    }
    return range.lowerBound..<position
  }

  private func isClosed(_ string: ByteRange, after name: Int) -> Bool {
    guard Self.isQuoted(bytes[string]) else { return false }
    if name == string.upperBound - 1 { return true }
    let next = bytes[string.upperBound...].first { $0 != 0x20 && $0 != 0x09 }
    return next.map { ",:]}\n\r".utf8.contains($0) } ?? true
  }

  static func isQuoted(_ token: ArraySlice<UInt8>) -> Bool {
    let quote = UInt8(ascii: "\"")
    return token.count > 1 && token.first == quote && token.last == quote
  }

  /// Returns the contents of a JSON string. Malformed escapes are left unchanged.
  static func text(_ bytes: ArraySlice<UInt8>) -> String {
    if bytes.contains(UInt8(ascii: "\\")), let document = try? JSONReader.read(Array(bytes)),
      let text = document.root.string
    {
      return text
    }
    var inner = bytes
    if inner.first == UInt8(ascii: "\"") { inner = inner.dropFirst() }
    if inner.last == UInt8(ascii: "\"") { inner = inner.dropLast() }
    return String(decoding: inner, as: UTF8.self)
  }

  private mutating func skipString() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x0A, 0x0D: return
      case UInt8(ascii: "\""):
        position += 1
        return
      case UInt8(ascii: "\\"): position = min(position + 2, bytes.count)
      default: position += 1
      }
    }
  }

  private static func endsWord(_ byte: UInt8) -> Bool {
    JSONReader.isWhitespace(byte) || "{}[],:\"".utf8.contains(byte)
  }
}
