import JSON

struct StringsError: Error {
  let message: String
  let range: ByteRange
  var help: String?

  var diagnostic: Diagnostic {
    Diagnostic(
      rule: JSONSyntaxError.rule, severity: .error, message: message, range: range, help: help)
  }
}

/// Scans a `.strings` file: `"key" = "value";`, with comments.
struct StringsScanner {
  private let bytes: [UInt8]
  private var index: Int

  init(_ bytes: [UInt8], at index: Int) {
    self.bytes = bytes
    self.index = index
  }

  /// Returns the next key and its text, which may be the key itself; nil at the end.
  mutating func pair() throws(StringsError) -> (name: [UInt8], key: ByteRange, value: ByteRange)? {
    try skipSpace()
    guard index < bytes.count else { return nil }
    let start = index
    let name = try string()
    let key = start..<index
    var value = key
    try skipSpace()
    if next == UInt8(ascii: "=") {
      index += 1
      try skipSpace()
      let start = index
      _ = try string()
      value = start..<index
      try skipSpace()
    }
    guard next == UInt8(ascii: ";") else {
      throw StringsError(
        message: "a semicolon is missing after the text",
        range: value.upperBound..<value.upperBound,
        help: #"write "key" = "text";"#)
    }
    index += 1
    return (name, key, value)
  }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// Returns a decoded string in quotes, or a bare word.
  mutating func string() throws(StringsError) -> [UInt8] {
    guard let quote = next else {
      throw StringsError(message: "a string is missing at the end", range: index..<index)
    }
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return try word() }
    let start = index
    index += 1
    var text: [UInt8] = []
    while let byte = next {
      index += 1
      if byte == quote { return text }
      if byte == UInt8(ascii: "\\") { try escape(&text) } else { text.append(byte) }
    }
    throw StringsError(
      message: "this string has no closing quote", range: start..<start + 1,
      help: "close it before the semicolon")
  }

  private mutating func word() throws(StringsError) -> [UInt8] {
    let start = index
    while let byte = next, Self.isWordByte(byte) { index += 1 }
    guard index > start else {
      throw StringsError(
        message: "a string is expected here", range: start..<start + 1,
        help: #"write "key" = "text";"#)
    }
    return Array(bytes[start..<index])
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || "_$.-:/".utf8.contains(byte)
  }

  private mutating func escape(_ text: inout [UInt8]) throws(StringsError) {
    let start = index - 1
    guard let letter = next else { return }
    index += 1
    switch letter {
    case UInt8(ascii: "a"): text.append(0x07)
    case UInt8(ascii: "v"): text.append(0x0B)
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      var code = try hexadecimal(from: start)
      if 0xD800...0xDBFF ~= code, next == UInt8(ascii: "\\"), index + 1 < bytes.count,
        bytes[index + 1] | 0x20 == UInt8(ascii: "u")
      {
        index += 2
        let low = try hexadecimal(from: start)
        if 0xDC00...0xDFFF ~= low { code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00) }
      }
      guard let scalar = Unicode.Scalar(code) else {
        throw StringsError(message: "this escape is half of a character", range: start..<index)
      }
      text += Array(String(scalar).utf8)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      var code = Int(letter - UInt8(ascii: "0"))
      for _ in 0..<2 {
        guard let digit = next, UInt8(ascii: "0")...UInt8(ascii: "7") ~= digit else { break }
        code = code * 8 + Int(digit - UInt8(ascii: "0"))
        index += 1
      }
      text += Array(String(Unicode.Scalar(UInt8(code & 0xFF))).utf8)
    default: text.append(controlCharacter(afterBackslash: letter) ?? letter)
    }
  }

  private mutating func hexadecimal(from start: Int) throws(StringsError) -> UInt32 {
    var code: UInt32 = 0
    var digits = 0
    while digits < 4, let digit = next.flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }) {
      code = code * 16 + UInt32(digit)
      digits += 1
      index += 1
    }
    guard digits > 0 else {
      throw StringsError(message: "\\U needs four hexadecimal digits", range: start..<index)
    }
    return code
  }

  private mutating func skipSpace() throws(StringsError) {
    while let byte = next {
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        index += 1
      } else if bytes[index...].starts(with: "//".utf8) {
        while let byte = next, byte != 0x0A, byte != 0x0D { index += 1 }
      } else if bytes[index...].starts(with: "/*".utf8) {
        guard let end = bytes[(index + 2)...].firstRange(of: "*/".utf8) else {
          throw StringsError(
            message: "this comment is not closed", range: index..<index + 2,
            help: "write */ at its end")
        }
        index = end.upperBound
      } else {
        return
      }
    }
  }
}
