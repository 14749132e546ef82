/// Scans a text like `JSONReader`, but continues after every error whose cause is certain.
///
/// The reader then verifies the result.
struct RecoveringScanner {
  static let maximumProblems = 100_000

  let bytes: [UInt8]
  private(set) var problems: [JSONRecovery.Problem] = []
  private var position = 0
  private var due: [UInt8] = []
  private var valueEnd = 0
  /// The end of the previous fix: fixes must not overlap.
  private var fixEnd = 0

  private enum Expected { case value, key, separator }

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func scan() {
    // Two tools can each have written one.
    while bytes[position...].starts(with: [0xEF, 0xBB, 0xBF]) { position += 3 }
    if position > 0 {
      add(.byteOrderMark, at: 0..<3, "remove the byte order mark", [.init(0..<position, "")])
    }
    var expected: Expected? = .value
    while let next = expected, problems.count < Self.maximumProblems {
      guard skipGap(), position < bytes.count else { return }
      expected =
        switch next {
        case .value: value()
        case .key: key()
        case .separator: separator()
        }
    }
  }

  private mutating func value() -> Expected? {
    switch bytes[position] {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard due.count < JSONReader.maximumDepth else { return nil }
      let isObject = bytes[position] == UInt8(ascii: "{")
      let closing = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
      position += 1
      guard skipGap(), position < bytes.count else { return nil }
      due.append(closing)
      if bytes[position] == closing { return close() }
      return isObject ? .key : .value
    case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"):
      guard isLiteral(at: position) else { return nil }
      position = word(position).upperBound
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      guard let end = numberEnd(position) else { return nil }
      position = end
    default:
      guard string() else { return nil }
    }
    valueEnd = position
    return .separator
  }

  private mutating func key() -> Expected? {
    let start = position
    if isBareKey(at: start) {
      let word = word(start)
      guard isColon(after: word.upperBound) else { return nil }
      let text = String(decoding: bytes[word], as: UTF8.self)
      add(.keyIsNoString, at: word, "write the key in double quotes", [.init(word, "\"\(text)\"")])
      position = word.upperBound
    } else if !string() {
      return nil
    }
    guard skipGap(), position < bytes.count, bytes[position] == UInt8(ascii: ":") else {
      return nil
    }
    position += 1
    return .value
  }

  private mutating func separator() -> Expected? {
    guard let closing = due.last else { return nil }
    let isObject = closing == UInt8(ascii: "}")
    if bytes[position] == closing { return close() }
    if bytes[position] == UInt8(ascii: ",") { return commas(before: closing) }
    guard isOnNextLine, isObject ? beginsMember : beginsElement else { return nil }
    add(
      .missingComma, at: valueEnd..<valueEnd, related: position..<position + 1, "add the comma",
      [.init(valueEnd..<valueEnd, ",")])
    return isObject ? .key : .value
  }

  private mutating func close() -> Expected {
    due.removeLast()
    position += 1
    valueEnd = position
    return .separator
  }

  /// Reads a comma and reports extra ones: all but the first, and any before a closing bracket.
  private mutating func commas(before closing: UInt8) -> Expected? {
    let first = position
    position += 1
    guard skipGap() else { return nil }
    while position < bytes.count, bytes[position] == UInt8(ascii: ","),
      problems.count < Self.maximumProblems
    {
      addComma(.extraComma, at: position)
      position += 1
      guard skipGap() else { return nil }
    }
    let isObject = closing == UInt8(ascii: "}")
    guard position < bytes.count, bytes[position] == closing else {
      return isObject ? .key : .value
    }
    addComma(.trailingComma(object: isObject), at: first)
    return .separator
  }

  private mutating func addComma(_ problem: JSONSyntaxError.Problem, at place: Int) {
    let comma = place..<place + 1
    add(problem, at: comma, "remove the comma", [.init(comma, "")])
  }

  private mutating func string() -> Bool {
    if bytes[position] == UInt8(ascii: "\"") {
      guard let end = stringEnd(position) else { return false }
      position = end
      return true
    }
    guard let quoted = QuotedText(bytes, at: position), let text = quoted.inDoubleQuotes(bytes)
    else { return false }
    add(
      quoted.isSmart ? .smartQuote : .singleQuote, at: quoted.opening, "write double quotes",
      [.init(quoted.range, text)])
    position = quoted.range.upperBound
    return true
  }

  private var isOnNextLine: Bool { (valueEnd..<position).contains(where: isLineBreak) }

  /// False for a key: in an array, a key means that a bracket is missing.
  private var beginsElement: Bool {
    switch bytes[position] {
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "-"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"):
      isLiteral(at: position)
    case UInt8(ascii: "\""):
      stringEnd(position).map { !isColon(after: $0) } ?? true
    default:
      QuotedText(bytes, at: position).map { !isColon(after: $0.range.upperBound) } ?? false
    }
  }

  /// True also for an opening quote without a closing one.
  private var beginsMember: Bool {
    if bytes[position] == UInt8(ascii: "\"") {
      return stringEnd(position).map { isColon(after: $0) } ?? true
    }
    if isBareKey(at: position) { return isColon(after: word(position).upperBound) }
    return QuotedText(bytes, at: position).map { isColon(after: $0.range.upperBound) } ?? false
  }

  private func isColon(after place: Int) -> Bool {
    var place = place
    while true {
      while place < bytes.count, JSONReader.isWhitespace(bytes[place]) { place += 1 }
      guard let end = commentEnd(place) else { break }
      place = end
    }
    return place < bytes.count && bytes[place] == UInt8(ascii: ":")
  }

  /// Skips white space, and reports and skips comments. Returns false at an unclosed comment.
  private mutating func skipGap() -> Bool {
    while position < bytes.count, problems.count < Self.maximumProblems {
      if JSONReader.isWhitespace(bytes[position]) {
        position += 1
        continue
      }
      guard isComment(at: position) else { return true }
      guard let end = commentEnd(position) else { return false }
      let mark = position..<position + (bytes[position] == UInt8(ascii: "#") ? 1 : 2)
      let edit = removal(of: position..<end)
      add(.comment, at: mark, "remove the comment", [edit])
      fixEnd = edit.range.upperBound
      position = end
    }
    return true
  }

  /// Returns the edit that removes a comment: with its line if there is nothing else, at the end
  /// of a line with the space before it, otherwise with the space after it.
  private func removal(of comment: ByteRange) -> Fix.Edit {
    var start = comment.lowerBound
    while start > fixEnd, isBlank(start - 1) { start -= 1 }
    var end = comment.upperBound
    while end < bytes.count, isBlank(end) { end += 1 }
    let isAfterMark = start == 3 && bytes.starts(with: [0xEF, 0xBB, 0xBF])
    let beginsLine = start == 0 || isAfterMark || isLineBreak(start - 1)
    if end == bytes.count || isLineBreak(end) {
      if beginsLine, end < bytes.count {
        end += bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A ? 2 : 1
      }
      return Fix.Edit(start..<end, "")
    }
    // Keep a space on one side, so that words are not joined.
    let before = bytes[max(0, comment.lowerBound - 1)]
    let isFirst = before == UInt8(ascii: "[") || before == UInt8(ascii: "{")
    if beginsLine || isFirst || start < comment.lowerBound {
      return Fix.Edit(comment.lowerBound..<end, "")
    }
    let isAfterWord = start > 0 && JSONReader.isWordByte(bytes[start - 1])
    return Fix.Edit(comment, isAfterWord && end == comment.upperBound ? " " : "")
  }

  private func isBlank(_ place: Int) -> Bool { bytes[place] == 0x20 || bytes[place] == 0x09 }

  private func isLineBreak(_ place: Int) -> Bool { bytes[place] == 0x0A || bytes[place] == 0x0D }

  private func isComment(at place: Int) -> Bool {
    guard place < bytes.count else { return false }
    if bytes[place] == UInt8(ascii: "#") { return true }
    guard bytes[place] == UInt8(ascii: "/"), place + 1 < bytes.count else { return false }
    return bytes[place + 1] == UInt8(ascii: "/") || bytes[place + 1] == UInt8(ascii: "*")
  }

  /// Returns the end of the comment that begins here, without its line break; nil if it is not
  /// closed.
  private func commentEnd(_ start: Int) -> Int? {
    guard isComment(at: start) else { return nil }
    if bytes[start] == UInt8(ascii: "/"), bytes[start + 1] == UInt8(ascii: "*") {
      return JSONReader.blockCommentEnd(bytes, from: start)
    }
    return JSONReader.firstLineEnd(bytes, from: start)
  }

  private func stringEnd(_ start: Int) -> Int? {
    var end = start
    return (try? JSONReader.string(bytes, &end)) == nil ? nil : end
  }

  private func numberEnd(_ start: Int) -> Int? {
    var end = start
    return (try? JSONReader.number(bytes, &end)) == nil ? nil : end
  }

  private func word(_ start: Int) -> ByteRange { JSONReader.bareWord(bytes, at: start) }

  private func isLiteral(at start: Int) -> Bool {
    let word = bytes[word(start)]
    return ["true", "false", "null"].contains { word.elementsEqual($0.utf8) }
  }

  private func isBareKey(at start: Int) -> Bool {
    switch bytes[start] {
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): false
    default: JSONReader.isWordByte(bytes[start])
    }
  }

  private mutating func add(
    _ problem: JSONSyntaxError.Problem, at range: ByteRange, related: ByteRange? = nil,
    _ title: String, _ edits: [Fix.Edit]
  ) {
    // Comments and commas may have been reported after this place.
    let index = problems.partitioningIndex { $0.error.range.lowerBound > range.lowerBound }
    problems.insert(
      .init(
        error: JSONSyntaxError(problem, at: range, related: related),
        fix: Fix(title, isSafe: true, edits)), at: index)
  }
}
