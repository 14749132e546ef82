extension JSONReader {
  /// An array or object that is not closed yet.
  struct Container {
    let isObject: Bool
    let bracket: ByteRange
  }

  static func rejectOtherEncodings(_ bytes: [UInt8]) throws(JSONSyntaxError) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { throw JSONSyntaxError(.byteOrderMark, at: 0..<3) }
    let mark = bytes.prefix(2)
    guard mark.count == 2, mark.contains(0) || mark == [0xFE, 0xFF] || mark == [0xFF, 0xFE] else {
      return
    }
    throw JSONSyntaxError(.otherEncoding, at: 0..<2)
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
    return switch Unicode.Scalar(bytes[position]) {
    case "}" where !inObject: mismatch(at: position, container)
    case "]" where !inObject:
      lastComma(bytes, before: position).map {
        JSONSyntaxError(.trailingComma(object: false), at: $0..<$0 + 1)
      } ?? JSONSyntaxError(.nothingOpen, at: one)
    case "]", "}": JSONSyntaxError(.missingValue, at: one)
    case ",": JSONSyntaxError(.extraComma, at: one)
    // As in Swift's '.pinned'.
    case "." where position + 1 < bytes.count && isLetter(bytes[position + 1]):
      JSONSyntaxError(.unknownWord, at: bareWord(bytes, at: position))
    case ".": JSONSyntaxError(.numberWithoutDigits, at: bareWord(bytes, at: position))
    case "+": JSONSyntaxError(.plusSign, at: bareWord(bytes, at: position))
    default: anything(bytes, at: position)
    }
  }

  static func noKey(
    _ bytes: [UInt8], at position: Int, in container: Container?, after comma: Int?
  ) -> JSONSyntaxError {
    let one = position..<position + 1
    return switch Unicode.Scalar(bytes[position]) {
    case "}":
      comma.map { JSONSyntaxError(.trailingComma(object: true), at: $0..<$0 + 1) }
        ?? JSONSyntaxError(.missingKey, at: one)
    case "]": mismatch(at: position, container)
    case ",": JSONSyntaxError(.extraComma, at: one)
    case ":": JSONSyntaxError(.missingKey, at: one)
    case "{": JSONSyntaxError(.bracketForKey(object: true), at: one, related: container?.bracket)
    case "[": JSONSyntaxError(.bracketForKey(object: false), at: one, related: container?.bracket)
    case "a"..."z", "A"..."Z", "0"..."9", "_", "$":
      JSONSyntaxError(.keyIsNoString, at: bareWord(bytes, at: position))
    default: anything(bytes, at: position)
    }
  }

  static func noColon(
    _ bytes: [UInt8], at position: Int, after keyRange: ByteRange
  ) -> JSONSyntaxError {
    switch Unicode.Scalar(bytes[position]) {
    case "=": JSONSyntaxError(.equalsSign, at: position..<position + 1)
    case ",", "}": JSONSyntaxError(.keyWithoutValue, at: keyRange)
    case "/", "#": anything(bytes, at: position)
    default: JSONSyntaxError(.missingColon, at: keyRange)
    }
  }

  static func noSeparator(
    _ bytes: [UInt8], at position: Int, in container: Container?
  ) -> JSONSyntaxError {
    let inObject = container?.isObject == true
    switch Unicode.Scalar(bytes[position]) {
    case "]", "}": return mismatch(at: position, container)
    case ":":
      return JSONSyntaxError(.unexpectedColon(object: inObject), at: position..<position + 1)
    case ";": return JSONSyntaxError(.semicolon, at: position..<position + 1)
    case "/", "#", "\u{80}"...: return anything(bytes, at: position)
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
  static func blockCommentEnd(_ bytes: [UInt8], from start: Int) -> Int? {
    bytes[(start + 2)...].firstRange(of: "*/".utf8)?.upperBound
  }

  static func afterEnd(_ bytes: [UInt8], at position: Int) -> JSONSyntaxError {
    switch Unicode.Scalar(bytes[position]) {
    case "/", "#": return anything(bytes, at: position)
    case "}", "]": return JSONSyntaxError(.nothingOpen, at: position..<position + 1)
    default:
      if let conflict = mergeConflict(bytes, at: position) { return conflict }
      let length = firstCharacterLength(of: bytes[position...]) ?? 1
      return JSONSyntaxError(.textAfterEnd, at: position..<position + length)
    }
  }

  private static func anything(_ bytes: [UInt8], at position: Int) -> JSONSyntaxError {
    let byte = bytes[position]
    let one = position..<position + 1
    switch Unicode.Scalar(byte) {
    case "'": return JSONSyntaxError(.singleQuote, at: one)
    case "#": return JSONSyntaxError(.comment, at: one)
    case "/":
      let isBlock = bytes[position...].starts(with: "/*".utf8)
      guard isBlock || bytes[position...].starts(with: "//".utf8) else { break }
      let isClosed = !isBlock || blockCommentEnd(bytes, from: position) != nil
      return JSONSyntaxError(isClosed ? .comment : .unclosedComment, at: position..<position + 2)
    case "a"..."z", "A"..."Z", "_", "$":
      return JSONSyntaxError(.unknownWord, at: bareWord(bytes, at: position))
    case ..<" ", "\u{7F}": return JSONSyntaxError(.controlCharacter(byte), at: one)
    case "\u{80}"...:
      guard let length = firstCharacterLength(of: bytes[position...]) else {
        return JSONSyntaxError(.invalidUTF8(byte), at: one)
      }
      let range = position..<position + length
      let problem: JSONSyntaxError.Problem =
        switch String(decoding: bytes[range], as: UTF8.self) {
        case "\u{2018}"..."\u{201F}": .smartQuote
        case "\u{A0}": .noBreakSpace
        default: .unexpected
        }
      return JSONSyntaxError(problem, at: range)
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
