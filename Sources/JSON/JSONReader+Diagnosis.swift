extension JSONReader {
  /// An array or object that is not closed yet.
  struct Container {
    let isObject: Bool
    let bracket: ByteRange
  }

  static func rejectOtherEncodings(_ bytes: [UInt8]) throws(JSONSyntaxError) {
    guard bytes.count >= 2 else { return }
    switch (bytes[0], bytes[1]) {
    case (0xEF, 0xBB) where bytes.count >= 3 && bytes[2] == 0xBF:
      throw JSONSyntaxError(.byteOrderMark, at: 0..<3)
    case (0xFE, 0xFF), (0xFF, 0xFE), (0x00, _), (_, 0x00):
      throw JSONSyntaxError(.otherEncoding, at: 0..<2)
    default:
      return
    }
  }

  /// The text ends inside a container, or is empty.
  static func ended(_ bytes: [UInt8], in container: Container?) -> JSONSyntaxError {
    let end = bytes.count..<bytes.count
    guard let container else {
      return JSONSyntaxError(.nothingThere(isEmpty: bytes.isEmpty), at: end)
    }
    return JSONSyntaxError(
      .unclosed(object: container.isObject), at: end, related: container.bracket)
  }

  static func noValue(
    _ bytes: [UInt8], at position: Int, in container: Container?
  ) -> JSONSyntaxError {
    let one = position..<position + 1
    let inObject = container?.isObject == true
    return switch bytes[position] {
    case UInt8(ascii: "}") where !inObject: mismatch(at: position, container)
    case UInt8(ascii: "]") where !inObject:
      lastComma(bytes, before: position).map {
        JSONSyntaxError(.trailingComma(object: false), at: $0..<$0 + 1)
      } ?? JSONSyntaxError(.nothingOpen, at: one)
    case UInt8(ascii: "]"), UInt8(ascii: "}"): JSONSyntaxError(.missingValue, at: one)
    case UInt8(ascii: ","): JSONSyntaxError(.extraComma, at: one)
    // As in Swift's '.pinned'.
    case UInt8(ascii: ".") where position + 1 < bytes.count && isLetter(bytes[position + 1]):
      JSONSyntaxError(.unknownWord, at: bareWord(bytes, at: position))
    case UInt8(ascii: "."): JSONSyntaxError(.numberWithoutDigits, at: bareWord(bytes, at: position))
    case UInt8(ascii: "+"): JSONSyntaxError(.plusSign, at: bareWord(bytes, at: position))
    default: anything(bytes, at: position)
    }
  }

  static func noKey(
    _ bytes: [UInt8], at position: Int, in container: Container?, after comma: Int?
  ) -> JSONSyntaxError {
    let one = position..<position + 1
    return switch bytes[position] {
    case UInt8(ascii: "}"):
      comma.map { JSONSyntaxError(.trailingComma(object: true), at: $0..<$0 + 1) }
        ?? JSONSyntaxError(.missingKey, at: one)
    case UInt8(ascii: "]"): mismatch(at: position, container)
    case UInt8(ascii: ","): JSONSyntaxError(.extraComma, at: one)
    case UInt8(ascii: ":"): JSONSyntaxError(.missingKey, at: one)
    case UInt8(ascii: "{"):
      JSONSyntaxError(.bracketForKey(object: true), at: one, related: container?.bracket)
    case UInt8(ascii: "["):
      JSONSyntaxError(.bracketForKey(object: false), at: one, related: container?.bracket)
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
      JSONSyntaxError(.keyIsNoString, at: bareWord(bytes, at: position))
    default: anything(bytes, at: position)
    }
  }

  static func noColon(
    _ bytes: [UInt8], at position: Int, after keyRange: ByteRange
  ) -> JSONSyntaxError {
    switch bytes[position] {
    case UInt8(ascii: "="): JSONSyntaxError(.equalsSign, at: position..<position + 1)
    case UInt8(ascii: ","), UInt8(ascii: "}"): JSONSyntaxError(.keyWithoutValue, at: keyRange)
    case UInt8(ascii: "/"), UInt8(ascii: "#"): anything(bytes, at: position)
    default: JSONSyntaxError(.missingColon, at: keyRange)
    }
  }

  static func noSeparator(
    _ bytes: [UInt8], at position: Int, in container: Container?
  ) -> JSONSyntaxError {
    let inObject = container?.isObject == true
    switch bytes[position] {
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      return mismatch(at: position, container)
    case UInt8(ascii: ":"):
      return JSONSyntaxError(.unexpectedColon(object: inObject), at: position..<position + 1)
    case UInt8(ascii: ";"):
      return JSONSyntaxError(.semicolon, at: position..<position + 1)
    case UInt8(ascii: "/"), UInt8(ascii: "#"), 0x80...:
      return anything(bytes, at: position)
    default:
      if let conflict = mergeConflict(bytes, at: position) { return conflict }
      if !inObject, let key = key(bytes, at: position) {
        return JSONSyntaxError(.keyInArray, at: key, related: container?.bracket)
      }
      // The comma belongs after the previous value, not on the next line.
      var end = position
      while isWhitespace(bytes[end - 1]) { end -= 1 }
      if end == position, bytes[end - 1] == UInt8(ascii: "\""), isWordByte(bytes[position]) {
        return JSONSyntaxError(.textAfterString, at: bareWord(bytes, at: position))
      }
      return JSONSyntaxError(.missingComma, at: end..<end, related: position..<position + 1)
    }
  }

  private static func key(_ bytes: [UInt8], at start: Int) -> ByteRange? {
    guard bytes[start] == UInt8(ascii: "\"") else { return nil }
    var end = start
    guard (try? string(bytes, &end)) != nil else { return nil }
    var colon = end
    while colon < bytes.count, isWhitespace(bytes[colon]) { colon += 1 }
    return colon < bytes.count && bytes[colon] == UInt8(ascii: ":") ? start..<end : nil
  }

  /// Returns the end of a block comment; nil if it is not closed.
  package static func blockCommentEnd(_ bytes: [UInt8], from start: Int) -> Int? {
    var end = start + 2
    while end + 1 < bytes.count {
      if bytes[end] == UInt8(ascii: "*"), bytes[end + 1] == UInt8(ascii: "/") { return end + 2 }
      end += 1
    }
    return nil
  }

  static func afterEnd(_ bytes: [UInt8], at position: Int) -> JSONSyntaxError {
    switch bytes[position] {
    case UInt8(ascii: "/"), UInt8(ascii: "#"):
      return anything(bytes, at: position)
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      return JSONSyntaxError(.nothingOpen, at: position..<position + 1)
    default:
      if let conflict = mergeConflict(bytes, at: position) { return conflict }
      let length = max(1, utf8Length(bytes, at: position))
      return JSONSyntaxError(.textAfterEnd, at: position..<position + length)
    }
  }

  private static func anything(_ bytes: [UInt8], at position: Int) -> JSONSyntaxError {
    let byte = bytes[position]
    let one = position..<position + 1
    switch byte {
    case UInt8(ascii: "'"):
      return JSONSyntaxError(.singleQuote, at: one)
    case UInt8(ascii: "#"):
      return JSONSyntaxError(.comment, at: one)
    case UInt8(ascii: "/"):
      let next = position + 1 < bytes.count ? bytes[position + 1] : 0
      guard next == byte || next == UInt8(ascii: "*") else { break }
      if next != byte, blockCommentEnd(bytes, from: position) == nil {
        return JSONSyntaxError(.unclosedComment, at: position..<position + 2)
      }
      return JSONSyntaxError(.comment, at: position..<position + 2)
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: "$"):
      return JSONSyntaxError(.unknownWord, at: bareWord(bytes, at: position))
    case ..<0x20, 0x7F:
      return JSONSyntaxError(.controlCharacter(byte), at: one)
    case 0x80...:
      let length = utf8Length(bytes, at: position)
      guard length > 0 else { return JSONSyntaxError(.invalidUTF8(byte), at: one) }
      let range = position..<position + length
      // U+2018 to U+201F are typographic quotes, U+00A0 is the no-break space.
      if length == 3, byte == 0xE2, bytes[position + 1] == 0x80,
        (0x98...0x9F).contains(bytes[position + 2])
      {
        return JSONSyntaxError(.smartQuote, at: range)
      }
      if length == 2, byte == 0xC2, bytes[position + 1] == 0xA0 {
        return JSONSyntaxError(.noBreakSpace, at: range)
      }
      return JSONSyntaxError(.unexpected, at: range)
    default:
      if let conflict = mergeConflict(bytes, at: position) { return conflict }
    }
    return JSONSyntaxError(.unexpected, at: one)
  }

  /// Returns the error for the marker of a merge conflict: one sign, seven times, at the start of a
  /// line.
  private static func mergeConflict(_ bytes: [UInt8], at position: Int) -> JSONSyntaxError? {
    let end = position + 7
    guard "<=>|".utf8.contains(bytes[position]), end <= bytes.count,
      position == 0 || bytes[position - 1] == 0x0A,
      (position..<end).allSatisfy({ bytes[$0] == bytes[position] }),
      end == bytes.count || isWhitespace(bytes[end])
    else { return nil }
    return JSONSyntaxError(.mergeConflict, at: position..<end)
  }

  private static func mismatch(at position: Int, _ container: Container?) -> JSONSyntaxError {
    let one = position..<position + 1
    guard let container else { return JSONSyntaxError(.nothingOpen, at: one) }
    return JSONSyntaxError(
      .mismatchedBracket(object: container.isObject), at: one, related: container.bracket)
  }

  private static func lastComma(_ bytes: [UInt8], before position: Int) -> Int? {
    var index = position
    while index > 0, isWhitespace(bytes[index - 1]) { index -= 1 }
    return index > 0 && bytes[index - 1] == UInt8(ascii: ",") ? index - 1 : nil
  }

  package static func isWhitespace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  /// Returns the range of a bare word or number, of at least one byte.
  static func bareWord(_ bytes: [UInt8], at start: Int) -> ByteRange {
    var end = start
    while end < bytes.count, isWordByte(bytes[end]) { end += 1 }
    return start..<max(end, start + 1)
  }
}
