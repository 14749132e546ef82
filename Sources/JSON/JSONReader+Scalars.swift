extension JSONReader {
  /// Returns whether a byte can be part of a bare word or a number: `truefalse` is not `true`.
  static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
      true
    default: false
    }
  }

  /// Reads a string with its quotes. Returns its text without escapes.
  package static func string(
    _ bytes: [UInt8], _ position: inout Int
  ) throws(JSONSyntaxError) -> String {
    let start = position + 1
    var text: [UInt8] = []
    // The start of the bytes that are not in `text` yet.
    var rest = start
    var index = start
    while true {
      guard index < bytes.count else {
        throw JSONSyntaxError(.unclosedString, at: start - 1..<firstLineEnd(bytes, from: start))
      }
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "\""):
        position = index + 1
        if rest == start { return String(decoding: bytes[start..<index], as: UTF8.self) }
        return String(decoding: text + bytes[rest..<index], as: UTF8.self)
      case UInt8(ascii: "\\"):
        text += bytes[rest..<index]
        text += String(try escape(bytes, &index)).utf8
        rest = index
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

  static func firstLineEnd(_ bytes: [UInt8], from start: Int) -> Int {
    bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
  }

  /// Reads an escape. Returns its character.
  private static func escape(
    _ bytes: [UInt8], _ index: inout Int
  ) throws(JSONSyntaxError) -> Unicode.Scalar {
    let start = index
    guard index + 1 < bytes.count else {
      throw JSONSyntaxError(.unclosedString, at: start..<start + 1)
    }
    let letter = bytes[index + 1]
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      index += 2
      return Unicode.Scalar(letter)
    case UInt8(ascii: "u"):
      return try unicodeEscape(bytes, &index)
    case ..<0x20:
      throw JSONSyntaxError(.unknownEscape, at: start..<start + 1)
    default:
      if let control = controlCharacter(afterBackslash: letter) {
        index += 2
        return Unicode.Scalar(control)
      }
      let length = max(1, utf8Length(bytes, at: index + 1))
      throw JSONSyntaxError(.unknownEscape, at: start..<start + 1 + length)
    }
  }

  /// Reads `\u` and four digits, or two such escapes for a character beyond U+FFFF.
  private static func unicodeEscape(
    _ bytes: [UInt8], _ index: inout Int
  ) throws(JSONSyntaxError) -> Unicode.Scalar {
    let start = index
    guard let unit = hexadecimal(bytes, at: index + 2) else {
      let end = min(bytes.count, start + 6)
      throw JSONSyntaxError(.incompleteUnicodeEscape, at: start..<end)
    }
    index += 6
    if let scalar = Unicode.Scalar(unit) { return scalar }
    // One half of a surrogate pair, which has no meaning without the other one.
    guard UTF16.isLeadSurrogate(unit), index + 1 < bytes.count,
      bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "u"),
      let low = hexadecimal(bytes, at: index + 2), UTF16.isTrailSurrogate(low)
    else { throw JSONSyntaxError(.loneSurrogate, at: start..<index) }
    index += 6
    return UTF16.decode(UTF16.EncodedScalar([unit, low]))
  }

  private static func hexadecimal(_ bytes: [UInt8], at position: Int) -> UInt16? {
    guard position + 4 <= bytes.count else { return nil }
    let digits = bytes[position..<position + 4]
    guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit && $0 < 0x80 }) else {
      return nil
    }
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  /// Returns the length of a UTF-8 sequence, or 0 if it is not well-formed (Unicode, table 3-7).
  static func utf8Length(_ bytes: [UInt8], at position: Int) -> Int {
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

  /// Reads a number.
  package static func number(_ bytes: [UInt8], _ position: inout Int) throws(JSONSyntaxError) {
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

  private static func digits(_ bytes: [UInt8], _ position: inout Int) -> Int {
    let start = position
    while position < bytes.count, bytes[position] &- UInt8(ascii: "0") < 10 { position += 1 }
    return position - start
  }
}

/// Returns the control character for a letter after a backslash, as in JSON and C.
package func controlCharacter(afterBackslash letter: UInt8) -> UInt8? {
  switch letter {
  case UInt8(ascii: "b"): 0x08
  case UInt8(ascii: "f"): 0x0C
  case UInt8(ascii: "n"): 0x0A
  case UInt8(ascii: "r"): 0x0D
  case UInt8(ascii: "t"): 0x09
  default: nil
  }
}
