extension JSONReader {
  /// Returns whether a byte can be part of a bare word or a number: `truefalse` is not `true`.
  static func isWordByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || "_$+-.".utf8.contains(byte)
  }

  /// Reads a string with its quotes. Returns its text without escapes.
  static func string(_ bytes: [UInt8], _ position: inout Int) throws(JSONSyntaxError) -> String {
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
      switch Unicode.Scalar(byte) {
      case "\"":
        position = index + 1
        if rest == start { return String(decoding: bytes[start..<index], as: UTF8.self) }
        return String(decoding: text + bytes[rest..<index], as: UTF8.self)
      case "\\":
        text += bytes[rest..<index]
        text += String(try escape(bytes, &index)).utf8
        rest = index
      case "\n", "\r": throw JSONSyntaxError(.unclosedString, at: start - 1..<index)
      case ..<" ": throw JSONSyntaxError(.controlCharacter(byte), at: index..<index + 1)
      case "\u{80}"...:
        guard let length = firstCharacterLength(of: bytes[index...]) else {
          throw JSONSyntaxError(.invalidUTF8(byte), at: index..<index + 1)
        }
        index += length
      default: index += 1
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
    switch Unicode.Scalar(letter) {
    case "\"", "\\", "/":
      index += 2
      return Unicode.Scalar(letter)
    case "u": return try unicodeEscape(bytes, &index)
    case ..<" ": throw JSONSyntaxError(.unknownEscape, at: start..<start + 1)
    default:
      if let control = controlCharacter(afterBackslash: letter) {
        index += 2
        return Unicode.Scalar(control)
      }
      let length = firstCharacterLength(of: bytes[(start + 1)...]) ?? 1
      throw JSONSyntaxError(.unknownEscape, at: start..<start + 1 + length)
    }
  }

  /// Reads `\u` and four digits, or two such escapes for a character beyond U+FFFF.
  private static func unicodeEscape(
    _ bytes: [UInt8], _ index: inout Int
  ) throws(JSONSyntaxError) -> Unicode.Scalar {
    let start = index
    guard let unit = hexadecimal(bytes, at: index + 2) else {
      throw JSONSyntaxError(.incompleteUnicodeEscape, at: start..<min(bytes.count, start + 6))
    }
    index += 6
    if let scalar = Unicode.Scalar(unit) { return scalar }
    // One half of a surrogate pair, which has no meaning without the other one.
    guard UTF16.isLeadSurrogate(unit), bytes[index...].starts(with: #"\u"#.utf8),
      let low = hexadecimal(bytes, at: index + 2), UTF16.isTrailSurrogate(low)
    else { throw JSONSyntaxError(.loneSurrogate, at: start..<index) }
    index += 6
    return UTF16.decode(UTF16.EncodedScalar([unit, low]))
  }

  /// Returns the value of four hexadecimal digits.
  private static func hexadecimal(_ bytes: [UInt8], at position: Int) -> UInt16? {
    let digits = bytes[position...].prefix(4).compactMap {
      Character(Unicode.Scalar($0)).hexDigitValue
    }
    return digits.count == 4 ? digits.reduce(0) { $0 * 16 + UInt16($1) } : nil
  }

  static func number(_ bytes: [UInt8], _ position: inout Int) throws(JSONSyntaxError) {
    let word = bareWord(bytes, at: position)
    if let problem = problem(ofNumber: bytes[word]) { throw JSONSyntaxError(problem, at: word) }
    position = word.upperBound
  }

  private static func problem(ofNumber word: ArraySlice<UInt8>) -> JSONSyntaxError.Problem? {
    var rest = word
    func skip(_ marks: String) -> Bool {
      guard let first = rest.first, marks.utf8.contains(first) else { return false }
      rest = rest.dropFirst()
      return true
    }
    func digits() -> ArraySlice<UInt8> {
      let digits = rest.prefix(while: isDigit)
      rest = rest[digits.endIndex...]
      return digits
    }
    _ = skip("-")
    let whole = digits()
    if whole.isEmpty { return .numberWithoutDigits }
    if whole.count > 1, whole.starts(with: "0".utf8) { return .leadingZero }
    if skip("."), digits().isEmpty { return .numberEndsAtPoint }
    if skip("eE") {
      _ = skip("+-")
      if digits().isEmpty { return .numberEndsAtExponent }
    }
    return rest.isEmpty ? nil : .notANumber
  }
}

/// Returns the control character for a letter after a backslash, as in JSON and C.
package func controlCharacter(afterBackslash letter: UInt8) -> UInt8? {
  switch Unicode.Scalar(letter) {
  case "b": 0x08
  case "f": 0x0C
  case "n": 0x0A
  case "r": 0x0D
  case "t": 0x09
  default: nil
  }
}
