/// A second opinion about what is JSON (RFC 8259, UTF-8, 100 levels, no lone surrogates): a
/// machine that takes one byte after the other, where the reader goes token by token.
struct StrictJSON {
  private enum State {
    /// A value is due; after `[` the array may end instead.
    case value, valueOrEnd
    /// A key is due; after `{` the object may end instead.
    case key, keyOrEnd
    case colon
    /// A value has ended.
    case end
    case minus, zero, whole, point, fraction, exponent, exponentSign, exponentDigits
    case word(Substring.UTF8View)
    case string, escape
    /// Hexadecimal digits are due.
    case unicode(missing: Int, unit: UInt32)
    /// The second half of a surrogate pair is due.
    case lowBackslash, lowLetter
  }

  private var state = State.value
  /// True for each open container that is an object, outermost first.
  private var open: [Bool] = []
  private var isKey = false
  private var needsLow = false

  /// Returns whether bytes are JSON.
  static func accepts(_ bytes: [UInt8]) -> Bool {
    String(validating: bytes, as: UTF8.self) != nil && refusal(of: bytes) == nil
  }

  /// The first byte that no JSON has where it stands; the end where something is missing, and nil
  /// where nothing is. Does not look at what bytes beyond ASCII come to inside strings.
  static func refusal(of bytes: [UInt8]) -> Int? {
    var machine = StrictJSON()
    for (index, byte) in bytes.enumerated() where !machine.take(byte) { return index }
    return machine.isComplete ? nil : bytes.count
  }

  private var isComplete: Bool {
    guard open.isEmpty else { return false }
    return switch state {
    case .end, .zero, .whole, .fraction, .exponentDigits: true
    default: false
    }
  }

  private mutating func go(_ next: State) -> Bool {
    state = next
    return true
  }

  /// Takes a byte; false where no JSON has it here.
  private mutating func take(_ byte: UInt8) -> Bool {
    let isDigit = (0x30...0x39).contains(byte)
    switch state {
    case .value: return takeValue(byte, mayEnd: false)
    case .valueOrEnd: return takeValue(byte, mayEnd: true)
    case .key: return takeKey(byte, mayEnd: false)
    case .keyOrEnd: return takeKey(byte, mayEnd: true)
    case .colon: return isSpace(byte) || byte == UInt8(ascii: ":") && go(.value)
    case .end: return takeEnd(byte)
    case .minus: return byte == 0x30 ? go(.zero) : isDigit && go(.whole)
    case .zero: return takeNumber(byte, point: true)
    case .whole: return isDigit || takeNumber(byte, point: true)
    case .point: return isDigit && go(.fraction)
    case .fraction: return isDigit || takeNumber(byte, point: false)
    case .exponent:
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { return go(.exponentSign) }
      return isDigit && go(.exponentDigits)
    case .exponentSign: return isDigit && go(.exponentDigits)
    case .exponentDigits: return isDigit || takeEnd(byte)
    case .word(let rest):
      guard rest.first == byte else { return false }
      return go(rest.count == 1 ? .end : .word(rest.dropFirst()))
    case .string, .escape, .unicode, .lowBackslash, .lowLetter: return takeInString(byte)
    }
  }

  private func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }

  private mutating func takeValue(_ byte: UInt8, mayEnd: Bool) -> Bool {
    switch byte {
    case _ where isSpace(byte): return true
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      let isObject = byte == UInt8(ascii: "{")
      open.append(isObject)
      return open.count <= 100 && go(isObject ? .keyOrEnd : .valueOrEnd)
    case UInt8(ascii: "]"): return mayEnd && takeEnd(byte)
    case UInt8(ascii: "\""):
      isKey = false
      return go(.string)
    case UInt8(ascii: "-"): return go(.minus)
    case UInt8(ascii: "0"): return go(.zero)
    case UInt8(ascii: "1")...UInt8(ascii: "9"): return go(.whole)
    case UInt8(ascii: "t"): return go(.word("rue"[...].utf8))
    case UInt8(ascii: "f"): return go(.word("alse"[...].utf8))
    case UInt8(ascii: "n"): return go(.word("ull"[...].utf8))
    default: return false
    }
  }

  private mutating func takeKey(_ byte: UInt8, mayEnd: Bool) -> Bool {
    if isSpace(byte) { return true }
    if byte == UInt8(ascii: "}") { return mayEnd && takeEnd(byte) }
    isKey = true
    return byte == UInt8(ascii: "\"") && go(.string)
  }

  private mutating func takeEnd(_ byte: UInt8) -> Bool {
    switch byte {
    case _ where isSpace(byte): return go(.end)
    case UInt8(ascii: ","):
      guard let isObject = open.last else { return false }
      return go(isObject ? .key : .value)
    case UInt8(ascii: "}"): return open.popLast() == true && go(.end)
    case UInt8(ascii: "]"): return open.popLast() == false && go(.end)
    default: return false
    }
  }

  private mutating func takeNumber(_ byte: UInt8, point: Bool) -> Bool {
    if byte == UInt8(ascii: ".") { return point && go(.point) }
    if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") { return go(.exponent) }
    return takeEnd(byte)
  }

  private mutating func takeInString(_ byte: UInt8) -> Bool {
    switch state {
    case .string where byte == UInt8(ascii: "\""): return go(isKey ? .colon : .end)
    case .string where byte == UInt8(ascii: "\\"): return go(.escape)
    case .string: return byte >= 0x20
    case .escape where byte == UInt8(ascii: "u"): return go(.unicode(missing: 4, unit: 0))
    case .escape: return Array(#""\/bfnrt"#.utf8).contains(byte) && go(.string)
    case .lowBackslash: return byte == UInt8(ascii: "\\") && go(.lowLetter)
    case .lowLetter: return byte == UInt8(ascii: "u") && go(.unicode(missing: 4, unit: 0))
    case .unicode(let missing, let unit):
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
        return false
      }
      let unit = unit * 16 + UInt32(digit)
      if missing > 1 { return go(.unicode(missing: missing - 1, unit: unit)) }
      let isLow = (0xDC00...0xDFFF).contains(unit)
      guard isLow == needsLow else { return false }
      needsLow = (0xD800...0xDBFF).contains(unit)
      return go(needsLow ? .lowBackslash : .string)
    default: return false
    }
  }
}
