/// Reading that continues after every error whose cause is certain, for `JSONRecovery`.
extension JSONReader {
  static let maximumProblems = 100_000

  /// Returns the errors of a text, up to the first one whose cause is uncertain, with their fixes.
  static func problems(of bytes: [UInt8]) -> [JSONRecovery.Problem] {
    var reader = JSONReader(bytes)
    reader.recovered = []
    // Two tools can each have written one.
    while bytes[reader.position...].starts(with: [0xEF, 0xBB, 0xBF]) { reader.position += 3 }
    if reader.position > 0 {
      let marks = Fix.Edit(0..<reader.position, "")
      reader.add(.byteOrderMark, at: 0..<3, "remove the byte order mark", [marks])
    }
    if (try? reader.value()) != nil { reader.skipWhitespace() }
    return reader.recovered ?? []
  }

  var hasMostProblems: Bool { recovered.map { $0.count >= Self.maximumProblems } ?? false }

  /// Reads a text in other quotes.
  mutating func recoverString() -> Bool {
    guard recovered != nil, let quoted = QuotedText(bytes, at: position),
      let text = quoted.inDoubleQuotes(bytes)
    else { return false }
    add(
      quoted.isSmart ? .smartQuote : .singleQuote, at: quoted.opening, "write double quotes",
      [.init(quoted.range, text)])
    position = quoted.range.upperBound
    return true
  }

  /// Reads a key without quotes or in other quotes.
  mutating func recoverKey() -> Bool {
    guard recovered != nil, isBareKey(at: position) else { return recoverString() }
    let word = word(position)
    guard isColon(after: word.upperBound) else { return false }
    let text = String(decoding: bytes[word], as: UTF8.self)
    add(.keyIsNoString, at: word, "write the key in double quotes", [.init(word, "\"\(text)\"")])
    position = word.upperBound
    return true
  }

  /// Continues without a comma between values on different lines.
  mutating func recoverComma(after end: Int) -> Bool {
    guard recovered != nil, (end..<position).contains(where: isLineBreak),
      open.last?.isObject == true ? beginsMember : beginsElement
    else { return false }
    add(
      .missingComma, at: end..<end, related: position..<position + 1, "add the comma",
      [.init(end..<end, ",")])
    return true
  }

  /// Reads extra commas: all but the first, and any before a closing bracket, which is read as
  /// well.
  ///
  /// - Returns: true after the bracket.
  mutating func recoverCommas(
    after first: Int, before closing: Unicode.Scalar
  ) throws(JSONSyntaxError) -> Bool {
    guard recovered != nil else { return false }
    while try next() == "," {
      addComma(.extraComma, at: position)
      position += 1
    }
    guard try next() == closing else { return false }
    addComma(.trailingComma(object: closing == "}"), at: first)
    position += 1
    return true
  }

  private mutating func addComma(_ problem: JSONSyntaxError.Problem, at place: Int) {
    let comma = place..<place + 1
    add(problem, at: comma, "remove the comma", [.init(comma, "")])
  }

  /// Skips a comment that is closed.
  mutating func recoverComment() -> Bool {
    guard recovered != nil, !hasMostProblems, let end = commentEnd(position) else { return false }
    let mark = position..<position + (bytes[position] == UInt8(ascii: "#") ? 1 : 2)
    let edit = removal(of: position..<end)
    add(.comment, at: mark, "remove the comment", [edit])
    fixEnd = edit.range.upperBound
    position = end
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
    let isFirst = "[{".utf8.contains(bytes[max(0, comment.lowerBound - 1)])
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
    return bytes[place...].starts(with: ":".utf8)
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
    let index = recovered?.partitioningIndex { $0.error.range.lowerBound > range.lowerBound } ?? 0
    let error = JSONSyntaxError(problem, at: range, related: related)
    recovered?.insert(.init(error: error, fix: Fix(title, isSafe: true, edits)), at: index)
  }
}
