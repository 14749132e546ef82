/// Writes JSON that is safe to print in a terminal or a log.
///
/// In addition to what JSON requires, it escapes control characters, line separators, invisible
/// characters and the number signs of build servers' instructions.
package struct JSONWriter {
  package enum Layout: Sendable {
    case compact
    /// Indented by two spaces per level, up to 40.
    case indented
  }

  package private(set) var bytes: [UInt8] = []
  private let layout: Layout
  private var depth = 0
  private var isFirst = true
  private var followsKey = false

  private static let indentation = [UInt8](repeating: 0x20, count: 40)

  package init(_ layout: Layout) { self.layout = layout }

  /// Writes an indented document with a final line break.
  package static func document(_ value: (inout JSONWriter) -> Void) -> [UInt8] {
    var writer = JSONWriter(.indented)
    value(&writer)
    writer.bytes.append(0x0A)
    return writer.bytes
  }

  package static func object(_ members: (inout JSONWriter) -> Void) -> [UInt8] {
    document { writer in writer.object(members) }
  }

  package mutating func object(_ body: (inout JSONWriter) -> Void) {
    begin("{")
    body(&self)
    end("}")
  }

  package mutating func array(_ body: (inout JSONWriter) -> Void) {
    beginArray()
    body(&self)
    endArray()
  }

  package mutating func beginArray() { begin("[") }
  package mutating func endArray() { end("]") }

  package mutating func key(_ name: String) {
    separate()
    quote(name)
    bytes.append(UInt8(ascii: ":"))
    if layout == .indented { bytes.append(UInt8(ascii: " ")) }
    followsKey = true
  }

  package mutating func string(_ text: String) {
    separate()
    quote(text)
  }

  /// Writes JSON that was written elsewhere.
  package mutating func raw(_ json: some Sequence<UInt8>) {
    separate()
    bytes.append(contentsOf: json)
  }

  package mutating func raw(_ json: String) { raw(json.utf8) }

  package mutating func null() { raw("null") }
  package mutating func bool(_ value: Bool) { raw(value ? "true" : "false") }
  package mutating func integer(_ value: Int) { raw(String(value)) }

  package mutating func member(_ name: String, _ text: String?) {
    key(name)
    if let text { string(text) } else { null() }
  }

  package mutating func member(_ name: String, _ value: Bool) {
    key(name)
    bool(value)
  }

  package mutating func member(_ name: String, _ value: Int?) {
    key(name)
    if let value { integer(value) } else { null() }
  }

  package mutating func member(_ name: String, _ texts: some Sequence<String>) {
    key(name)
    array { writer in
      for text in texts { writer.string(text) }
    }
  }

  /// Writes a member that is an object.
  package mutating func object(_ name: String, _ members: (inout JSONWriter) -> Void) {
    key(name)
    object(members)
  }

  /// Writes a member that is an array of objects.
  package mutating func objects<Elements: Sequence>(
    _ name: String, of elements: Elements, _ members: (inout JSONWriter, Elements.Element) -> Void
  ) {
    key(name)
    array { writer in
      for element in elements { writer.object { members(&$0, element) } }
    }
  }

  private mutating func begin(_ open: Unicode.Scalar) {
    separate()
    bytes.append(UInt8(ascii: open))
    depth += 1
    isFirst = true
  }

  private mutating func end(_ close: Unicode.Scalar) {
    depth -= 1
    if !isFirst { breakLine() }
    bytes.append(UInt8(ascii: close))
    isFirst = false
  }

  private mutating func separate() {
    defer { isFirst = false }
    if followsKey {
      followsKey = false
      return
    }
    guard depth > 0 else { return }
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    breakLine()
  }

  private mutating func breakLine() {
    guard layout == .indented else { return }
    bytes.append(0x0A)
    bytes.append(contentsOf: Self.indentation.prefix(depth * 2))
  }

  private mutating func quote(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    if text.utf8.allSatisfy(Self.isPlain) {
      bytes.append(contentsOf: text.utf8)
    } else {
      quoteEscaping(text.unicodeScalars[...])
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Returns whether a byte is ASCII and not a quotation mark, a backslash or a number sign.
  private static func isPlain(_ byte: UInt8) -> Bool {
    0x20 <= byte && byte <= 0x7E && byte != 0x22 && byte != 0x5C && byte != 0x23
  }

  private mutating func quoteEscaping(_ text: Substring.UnicodeScalarView) {
    var rest = text
    var previous: Unicode.Scalar?
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"": bytes.append(contentsOf: #"\""#.utf8)
      case "\\": bytes.append(contentsOf: #"\\"#.utf8)
      case "\n": bytes.append(contentsOf: #"\n"#.utf8)
      case "\r": bytes.append(contentsOf: #"\r"#.utf8)
      case "\t": bytes.append(contentsOf: #"\t"#.utf8)
      case "#" where numberSignInstructs(before: rest): escape(scalar)
      case _ where isPrintable(scalar, after: previous, before: rest.first):
        bytes.append(contentsOf: UTF8.encode(scalar) ?? .init())
        previous = scalar
        continue
      default: escape(scalar)
      }
      previous = nil
    }
  }

  /// Characters beyond U+FFFF need a surrogate pair.
  private mutating func escape(_ scalar: Unicode.Scalar) {
    for unit in UTF16.encode(scalar) ?? .init() {
      bytes.append(contentsOf: #"\u"#.utf8)
      bytes.append(contentsOf: zeroPadded(String(unit, radix: 16), to: 4).utf8)
    }
  }
}
