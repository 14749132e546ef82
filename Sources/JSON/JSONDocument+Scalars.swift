extension JSONDocument {
  /// Returns the decoded text of a string or key; empty for anything else.
  package func string(_ value: JSONValue) -> String {
    switch kind(of: value) {
    case .string: String(decoding: bytes[content(of: value)], as: UTF8.self)
    case .escapedString: String(decoding: unescaped(value), as: UTF8.self)
    default: ""
    }
  }

  package func content(of string: JSONValue) -> ByteRange {
    let start = TapeWord.offset(tape[Int(string.index)])
    return start..<stringEnd(from: start)
  }

  func stringEnd(from start: Int) -> Int {
    let span = bytes.span
    var index = start
    while true {
      // The reader has verified that there is a closing quote.
      JSONReader.skipText(span, &index, stopsAtOthers: false)
      guard index < span.count else { return span.count }
      if span[index] == UInt8(ascii: "\"") { return index }
      index += span[index] == UInt8(ascii: "\\") ? 2 : 1
    }
  }

  package func withText<Result>(_ value: JSONValue, _ body: (Span<UInt8>) -> Result) -> Result {
    if kind(of: value) == .escapedString { return body(unescaped(value).span) }
    return body(bytes.span.extracting(content(of: value)))
  }

  /// Returns whether a string equals a text byte by byte.
  package func isText(_ value: JSONValue, _ text: StaticString) -> Bool {
    withText(value) { bytes in
      guard bytes.count == text.utf8CodeUnitCount else { return false }
      for index in 0..<bytes.count where unsafe bytes[index] != text.utf8Start[index] {
        return false
      }
      return true
    }
  }

  package func unescaped(_ value: JSONValue) -> [UInt8] {
    let content = content(of: value)
    let span = bytes.span
    var text: [UInt8] = []
    text.reserveCapacity(content.count)
    var index = content.lowerBound
    while index < content.upperBound {
      let byte = span[index]
      guard byte == UInt8(ascii: "\\") else {
        text.append(byte)
        index += 1
        continue
      }
      let letter = span[index + 1]
      index += 2
      switch letter {
      case UInt8(ascii: "u"):
        var scalar = JSONReader.hexadecimal(span, at: index) ?? 0
        index += 4
        if (0xD800...0xDBFF).contains(scalar) {
          let low = JSONReader.hexadecimal(span, at: index + 2) ?? 0
          index += 6
          scalar = 0x10000 + (scalar - 0xD800) << 10 + (low - 0xDC00)
        }
        text.append(contentsOf: Unicode.Scalar(scalar).map { Array(String($0).utf8) } ?? [])
      default: text.append(controlCharacter(afterBackslash: letter) ?? letter)
      }
    }
    return text
  }

  package static let largestInteger = 999_999_999_999_999_999

  /// Returns the integer value of a number in any notation (`1`, `1.0`, `10e-1`); nil if it has a
  /// fraction or is too large.
  package func integer(_ value: JSONValue) -> Int? {
    guard let (isNegative, digits, power) = decimal(value) else { return nil }
    if digits.isEmpty { return 0 }
    guard power >= 0, digits.count + power <= 18 else { return nil }
    var magnitude = 0
    for digit in digits { magnitude = magnitude * 10 + Int(digit - UInt8(ascii: "0")) }
    for _ in 0..<power { magnitude *= 10 }
    return isNegative ? -magnitude : magnitude
  }

  package func isWhole(_ value: JSONValue) -> Bool {
    decimal(value).map { $0.digits.isEmpty || $0.power >= 0 } ?? false
  }

  /// Returns the significant digits of a number, none for zero, and a power of ten.
  private func decimal(
    _ value: JSONValue
  ) -> (isNegative: Bool, digits: ArraySlice<UInt8>, power: Int)? {
    guard kind(of: value) == .number else { return nil }
    var scale = 0
    var exponent = 0
    var rest = bytes[range(of: value)]
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative { rest.removeFirst() }
    if let marker = rest.firstIndex(where: { $0 | 0x20 == UInt8(ascii: "e") }) {
      for digit in rest[(marker + 1)...] where digit >= UInt8(ascii: "0") {
        // Larger exponents are out of range for any number but zero.
        exponent = min(exponent * 10 + Int(digit - UInt8(ascii: "0")), 400_000_000)
      }
      if rest[marker + 1] == UInt8(ascii: "-") { exponent = -exponent }
      rest = rest[..<marker]
    }
    if let point = rest.firstIndex(of: UInt8(ascii: ".")) { scale = rest.endIndex - point - 1 }
    var digits = rest.filter { $0 != UInt8(ascii: ".") }
    while digits.last == UInt8(ascii: "0") {
      digits.removeLast()
      scale -= 1
    }
    return (isNegative, digits.drop { $0 == UInt8(ascii: "0") }, exponent - scale)
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
