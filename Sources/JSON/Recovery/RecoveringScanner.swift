/// Scans a text like `JSONReader`, but continues after every error whose cause is certain.
///
/// The reader then verifies the result.
struct RecoveringScanner {
  static let maximumProblems = 100_000

  let bytes: [UInt8]
  private(set) var problems: [JSONRecovery.Problem] = []
  private var position = 0
  /// The closing brackets of open arrays and objects, outermost first.
  private var due: [Unicode.Scalar] = []
  private var valueEnd = 0
  /// The end of the previous fix: fixes must not overlap.
  private var fixEnd = 0

  private enum Expected { case value, key, separator }

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private var next: Unicode.Scalar? { mark(at: position) }

  private func mark(at place: Int) -> Unicode.Scalar? {
    place < bytes.count ? Unicode.Scalar(bytes[place]) : nil
  }

  mutating func scan() {
    // Two tools can each have written one.
    while bytes[position...].starts(with: [0xEF, 0xBB, 0xBF]) { position += 3 }
    if position > 0 {
      add(.byteOrderMark, at: 0..<3, "remove the byte order mark", [.init(0..<position, "")])
    }
    var expected: Expected? = .value
    while let now = expected, problems.count < Self.maximumProblems {
      guard skipGap(), next != nil else { return }
      expected =
        switch now {
        case .value: value()
        case .key: key()
        case .separator: separator()
        }
    }
  }

  private mutating func value() -> Expected? {
    switch next {
    case "{", "[":
      guard due.count < JSONReader.maximumDepth else { return nil }
      let isObject = next == "{"
      due.append(isObject ? "}" : "]")
      position += 1
      guard skipGap() else { return nil }
      if next == due.last { return close() }
      return isObject ? .key : .value
    case "t", "f", "n":
      guard isLiteral(at: position) else { return nil }
      position = word(position).upperBound
    case let digit? where digit == "-" || ("0"..."9").contains(digit):
      guard (try? JSONReader.number(bytes, &position)) != nil else { return nil }
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
    guard skipGap(), next == ":" else { return nil }
    position += 1
    return .value
  }

  private mutating func separator() -> Expected? {
    guard let closing = due.last else { return nil }
    let isObject = closing == "}"
    if next == closing { return close() }
    if next == "," { return commas(before: closing) }
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
  private mutating func commas(before closing: Unicode.Scalar) -> Expected? {
    let first = position
    position += 1
    guard skipGap() else { return nil }
    while next == ",", problems.count < Self.maximumProblems {
      addComma(.extraComma, at: position)
      position += 1
      guard skipGap() else { return nil }
    }
    let isObject = closing == "}"
    guard next == closing else { return isObject ? .key : .value }
    addComma(.trailingComma(object: isObject), at: first)
    return .separator
  }

  private mutating func addComma(_ problem: JSONSyntaxError.Problem, at place: Int) {
    let comma = place..<place + 1
    add(problem, at: comma, "remove the comma", [.init(comma, "")])
  }

  private mutating func string() -> Bool {
    if next == "\"" {
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
    switch Unicode.Scalar(bytes[position]) {
    case "{", "[", "-", "0"..."9": true
    case "t", "f", "n": isLiteral(at: position)
    case "\"": stringEnd(position).map { !isColon(after: $0) } ?? true
    default: QuotedText(bytes, at: position).map { !isColon(after: $0.range.upperBound) } ?? false
    }
  }

  /// True also for an opening quote without a closing one.
  private var beginsMember: Bool {
    if next == "\"" { return stringEnd(position).map { isColon(after: $0) } ?? true }
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
    return mark(at: place) == ":"
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
      let mark = position..<position + (next == "#" ? 1 : 2)
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
      if beginsLine, end < bytes.count { end += bytes[end...].starts(with: "\r\n".utf8) ? 2 : 1 }
      return Fix.Edit(start..<end, "")
    }
    // Keep a space on one side, so that words are not joined.
    let before = mark(at: max(0, comment.lowerBound - 1))
    let isFirst = before == "[" || before == "{"
    if beginsLine || isFirst || start < comment.lowerBound {
      return Fix.Edit(comment.lowerBound..<end, "")
    }
    let isAfterWord = start > 0 && JSONReader.isWordByte(bytes[start - 1])
    return Fix.Edit(comment, isAfterWord && end == comment.upperBound ? " " : "")
  }

  private func isBlank(_ place: Int) -> Bool { " \t".utf8.contains(bytes[place]) }

  private func isLineBreak(_ place: Int) -> Bool { "\n\r".utf8.contains(bytes[place]) }

  private func isComment(at place: Int) -> Bool {
    ["#", "//", "/*"].contains { bytes[place...].starts(with: $0.utf8) }
  }

  /// Returns the end of the comment that begins here, without its line break; nil if it is not
  /// closed.
  private func commentEnd(_ start: Int) -> Int? {
    guard isComment(at: start) else { return nil }
    return bytes[start...].starts(with: "/*".utf8)
      ? JSONReader.blockCommentEnd(bytes, from: start)
      : JSONReader.firstLineEnd(bytes, from: start)
  }

  private func stringEnd(_ start: Int) -> Int? {
    var end = start
    return (try? JSONReader.string(bytes, &end)) == nil ? nil : end
  }

  private func word(_ start: Int) -> ByteRange { JSONReader.bareWord(bytes, at: start) }

  private func isLiteral(at start: Int) -> Bool {
    let word = bytes[word(start)]
    return ["true", "false", "null"].contains { word.elementsEqual($0.utf8) }
  }

  private func isBareKey(at start: Int) -> Bool {
    JSONReader.isWordByte(bytes[start]) && !"+-.".utf8.contains(bytes[start])
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
