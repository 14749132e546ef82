extension JSONReader {
  /// Skips text without `"` and `\`, eight bytes at a time.
  ///
  /// One expression tests a word: a zero-byte test for `"` and `\`, the same with 0x20 subtracted for
  /// control characters, and the top bits for anything beyond ASCII. Only the lowest hit is exact, and
  /// only that one is used.
  ///
  /// - Parameter stopsAtOthers: whether to stop at control characters and beyond ASCII.
  @inline(__always)
  static func skipText(_ bytes: Span<UInt8>, _ index: inout Int, stopsAtOthers: Bool) {
    while index + 8 <= bytes.count {
      let text = word(bytes, at: index)
      let quotes = text ^ 0x2222_2222_2222_2222
      let slashes = text ^ 0x5C5C_5C5C_5C5C_5C5C
      let others = stopsAtOthers ? (text &- 0x2020_2020_2020_2020) & ~text | text : 0
      let hits =
        ((quotes &- 0x0101_0101_0101_0101) & ~quotes
          | (slashes &- 0x0101_0101_0101_0101) & ~slashes | others) & 0x8080_8080_8080_8080
      if hits == 0 {
        index += 8
      } else {
        index += hits.trailingZeroBitCount >> 3
        return
      }
    }
  }

  /// Reads a string with its quotes.
  static func string(
    _ bytes: Span<UInt8>, _ position: inout Int
  ) throws(JSONSyntaxError) -> UInt32 {
    let start = position + 1
    var index = start
    var hasEscapes = false
    while true {
      skipText(bytes, &index, stopsAtOthers: true)
      guard index < bytes.count else {
        throw JSONSyntaxError(.unclosedString, at: start - 1..<firstLineEnd(bytes, from: start))
      }
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "\""):
        position = index + 1
        return TapeWord.make(hasEscapes ? .escapedString : .string, offset: start)
      case UInt8(ascii: "\\"):
        hasEscapes = true
        try escape(bytes, &index)
      case 0x0A, 0x0D:
        throw JSONSyntaxError(.unclosedString, at: start - 1..<index)
      case ..<0x20:
        throw JSONSyntaxError(.controlCharacter(byte), at: index..<index + 1)
      case 0x80...:
        let length = utf8Length(bytes, at: index)
        guard length > 0 else {
          throw JSONSyntaxError(.invalidUTF8(byte), at: index..<index + 1)
        }
        index += length
      default:
        index += 1
      }
    }
  }

  static func firstLineEnd(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    return end
  }

  private static func escape(_ bytes: Span<UInt8>, _ index: inout Int) throws(JSONSyntaxError) {
    let start = index
    guard index + 1 < bytes.count else {
      throw JSONSyntaxError(.unclosedString, at: start..<start + 1)
    }
    switch bytes[index + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      index += 2
    case UInt8(ascii: "u"):
      guard let unit = hexadecimal(bytes, at: index + 2) else {
        let end = min(bytes.count, start + 6)
        throw JSONSyntaxError(.incompleteUnicodeEscape, at: start..<end)
      }
      index += 6
      switch unit {
      case 0xD800...0xDBFF:
        guard index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"),
          bytes[index + 1] == UInt8(ascii: "u"), let second = hexadecimal(bytes, at: index + 2),
          (0xDC00...0xDFFF).contains(second)
        else { throw JSONSyntaxError(.loneSurrogate, at: start..<index) }
        index += 6
      case 0xDC00...0xDFFF:
        throw JSONSyntaxError(.loneSurrogate, at: start..<index)
      default:
        break
      }
    case ..<0x20:
      throw JSONSyntaxError(.unknownEscape, at: start..<start + 1)
    default:
      let length = max(1, utf8Length(bytes, at: index + 1))
      throw JSONSyntaxError(.unknownEscape, at: start..<start + 1 + length)
    }
  }

  static func hexadecimal(_ bytes: Span<UInt8>, at position: Int) -> UInt32? {
    guard position + 4 <= bytes.count else { return nil }
    var value: UInt32 = 0
    for index in position..<position + 4 {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt32(byte - 0x30)
      case UInt8(ascii: "a")...UInt8(ascii: "f"): value = value << 4 | UInt32(byte - 0x57)
      case UInt8(ascii: "A")...UInt8(ascii: "F"): value = value << 4 | UInt32(byte - 0x37)
      default: return nil
      }
    }
    return value
  }

  /// Returns the length of a UTF-8 sequence, or 0 if it is not well-formed (Unicode, table 3-7).
  static func utf8Length(_ bytes: Span<UInt8>, at position: Int) -> Int {
    let first = bytes[position]
    let length: Int
    var lowest: UInt8 = 0x80
    var highest: UInt8 = 0xBF
    switch first {
    case 0x00...0x7F: return 1
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, lowest) = (3, 0xA0)
    case 0xED: (length, highest) = (3, 0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, lowest) = (4, 0x90)
    case 0xF4: (length, highest) = (4, 0x8F)
    case 0xF1...0xF3: length = 4
    default: return 0
    }
    guard position + length <= bytes.count,
      bytes[position + 1] >= lowest, bytes[position + 1] <= highest
    else { return 0 }
    for index in position + 2..<max(position + length, position + 2)
    where bytes[index] & 0xC0 != 0x80 { return 0 }
    return length
  }

  static func number(_ bytes: Span<UInt8>, _ position: inout Int) throws(JSONSyntaxError) {
    let start = position
    if bytes[position] == UInt8(ascii: "-") { position += 1 }
    let whole = digits(bytes, &position)
    guard whole > 0 else {
      throw JSONSyntaxError(.numberWithoutDigits, at: bareWord(bytes, at: start))
    }
    guard whole == 1 || bytes[position - whole] != UInt8(ascii: "0") else {
      throw JSONSyntaxError(.leadingZero, at: bareWord(bytes, at: start))
    }
    if position < bytes.count, bytes[position] == UInt8(ascii: ".") {
      position += 1
      guard digits(bytes, &position) > 0 else {
        throw JSONSyntaxError(.numberEndsAtPoint, at: bareWord(bytes, at: start))
      }
    }
    if position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") {
      position += 1
      if position < bytes.count,
        bytes[position] == UInt8(ascii: "+") || bytes[position] == UInt8(ascii: "-")
      {
        position += 1
      }
      guard digits(bytes, &position) > 0 else {
        throw JSONSyntaxError(.numberEndsAtExponent, at: bareWord(bytes, at: start))
      }
    }
    if position < bytes.count, isWordByte(bytes[position]) {
      throw JSONSyntaxError(.notANumber, at: bareWord(bytes, at: start))
    }
  }

  private static func digits(_ bytes: Span<UInt8>, _ position: inout Int) -> Int {
    let start = position
    while position < bytes.count, bytes[position] &- UInt8(ascii: "0") < 10 { position += 1 }
    return position - start
  }
}
