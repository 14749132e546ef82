/// Reads a JSON text (RFC 8259, UTF-8).
package struct JSONReader {
  /// The maximum number of arrays and objects inside each other.
  package static let maximumDepth = 100
  /// The maximum size in bytes.
  package static let maximumSize = 64 << 20

  let bytes: [UInt8]
  var position = 0
  /// The open containers, outermost first.
  private(set) var open: [Container] = []
  /// The errors that reading continued after; nil if it stops at the first one.
  var recovered: [JSONRecovery.Problem]?
  /// The end of the fix of the last comment: fixes must not overlap.
  var fixEnd = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// - Throws: the first syntax error, with its likely cause.
  package static func read(_ bytes: [UInt8]) throws(JSONSyntaxError) -> JSONDocument {
    guard bytes.count <= maximumSize else { throw JSONSyntaxError(.tooLarge, at: 0..<0) }
    try rejectOtherEncodings(bytes)
    var reader = JSONReader(bytes)
    let root = try reader.value()
    reader.skipWhitespace()
    guard reader.position == bytes.count else { throw afterEnd(bytes, at: reader.position) }
    return JSONDocument(bytes: bytes, root: root)
  }

  mutating func value() throws(JSONSyntaxError) -> JSONValue {
    let first = try next()
    let start = position
    let content: JSONValue.Content
    switch first {
    case "\"": content = .string(try Self.string(bytes, &position))
    case "{", "[": content = try container(isObject: first == "{")
    case "-", "0"..."9":
      try Self.number(bytes, &position)
      content = .number(String(decoding: bytes[start..<position], as: UTF8.self))
    default: content = try literal()
    }
    return JSONValue(range: start..<position, content: content)
  }

  private mutating func literal() throws(JSONSyntaxError) -> JSONValue.Content {
    let word = Self.bareWord(bytes, at: position)
    let literals: [(String, JSONValue.Content)] = [
      ("true", .bool(true)), ("false", .bool(false)), ("null", .null),
    ]
    for (name, content) in literals where bytes[word].elementsEqual(name.utf8) {
      position = word.upperBound
      return content
    }
    if recoverString() { return .null }
    throw Self.noValue(bytes, at: position, in: open.last)
  }

  private mutating func container(isObject: Bool) throws(JSONSyntaxError) -> JSONValue.Content {
    let bracket = position..<position + 1
    guard open.count < Self.maximumDepth else { throw JSONSyntaxError(.tooDeep, at: bracket) }
    open.append(Container(isObject: isObject, bracket: bracket))
    position += 1
    let content: JSONValue.Content = isObject ? .object(try members()) : .array(try elements())
    open.removeLast()
    return content
  }

  private mutating func elements() throws(JSONSyntaxError) -> [JSONValue] {
    if try skip("]") { return [] }
    var elements = [try value()]
    while try skipComma(before: "]") != nil { elements.append(try value()) }
    return elements
  }

  private mutating func members() throws(JSONSyntaxError) -> [JSONValue.Member] {
    if try skip("}") { return [] }
    var members = [JSONValue.Member(key: try key(after: nil), value: try value())]
    while let comma = try skipComma(before: "}") {
      members.append(JSONValue.Member(key: try key(after: comma), value: try value()))
    }
    return members
  }

  /// Reads a key and its colon.
  ///
  /// - Parameter comma: the position of the comma before the key.
  private mutating func key(after comma: Int?) throws(JSONSyntaxError) -> Located<String> {
    let isString = try next() == "\""
    let start = position
    let text = isString ? try Self.string(bytes, &position) : ""
    guard isString || recoverKey() else {
      throw Self.noKey(bytes, at: position, in: open.last, after: comma)
    }
    let range = start..<position
    guard try skip(":") else { throw Self.noColon(bytes, at: position, after: range) }
    return Located(text, at: range)
  }

  /// Skips a comma, or the closing bracket.
  ///
  /// - Returns: the position of the comma; nil after the bracket.
  private mutating func skipComma(before closing: Unicode.Scalar) throws(JSONSyntaxError) -> Int? {
    let end = position
    if try skip(",") {
      let comma = position - 1
      return try recoverCommas(after: comma, before: closing) ? nil : comma
    }
    if try skip(closing) { return nil }
    if recoverComma(after: end) { return end }
    throw Self.noSeparator(bytes, at: position, in: open.last)
  }

  /// Skips white space, and a mark if it is next. Returns whether it is.
  private mutating func skip(_ mark: Unicode.Scalar) throws(JSONSyntaxError) -> Bool {
    guard try next() == mark else { return false }
    position += 1
    return true
  }

  /// Skips white space. Returns the byte after it.
  mutating func next() throws(JSONSyntaxError) -> Unicode.Scalar {
    skipWhitespace()
    guard position < bytes.count, !hasMostProblems else { throw Self.ended(bytes, in: open.last) }
    return Unicode.Scalar(bytes[position])
  }

  mutating func skipWhitespace() {
    while position < bytes.count {
      if Self.isWhitespace(bytes[position]) {
        position += 1
      } else if !recoverComment() {
        return
      }
    }
  }
}
