/// JSON as a literal, such as `["type": "string", "minLength": 1]`, for schemas and for messages of
/// the language server.
package enum JSONTree: Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case string(String)
  case array([JSONTree])
  case object([(name: String, value: JSONTree)])
  /// JSON as it was written elsewhere.
  case written([UInt8])

  package static func strings(_ texts: [String]) -> JSONTree { .array(texts.map { .string($0) }) }

  /// Appends or replaces a member; nil removes it.
  package subscript(_ name: String) -> JSONTree? {
    get {
      guard case .object(let members) = self else { return nil }
      return members.first { $0.name == name }?.value
    }
    set {
      guard case .object(var members) = self else { return }
      let position = members.firstIndex { $0.name == name }
      switch (position, newValue) {
      case (let position?, let value?): members[position].value = value
      case (let position?, nil): members.remove(at: position)
      case (nil, let value?): members.append((name, value))
      case (nil, nil): break
      }
      self = .object(members)
    }
  }

  package var document: [UInt8] { JSONWriter.document { write(into: &$0) } }

  package var compact: [UInt8] {
    var writer = JSONWriter(.compact)
    write(into: &writer)
    return writer.bytes
  }

  package var compactText: String { String(decoding: compact, as: UTF8.self) }

  package func write(into writer: inout JSONWriter) {
    switch self {
    case .null: writer.null()
    case .bool(let value): writer.bool(value)
    case .integer(let value): writer.integer(value)
    case .string(let text): writer.string(text)
    case .array(let elements):
      writer.array { writer in
        for element in elements { element.write(into: &writer) }
      }
    case .written(let bytes): writer.raw(bytes)
    case .object(let members):
      writer.object { writer in
        for member in members {
          writer.key(member.name)
          member.value.write(into: &writer)
        }
      }
    }
  }
}

extension JSONTree: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByStringInterpolation, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  package init(nilLiteral: ()) { self = .null }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(integerLiteral value: Int) { self = .integer(value) }
  package init(stringLiteral text: String) { self = .string(text) }
  package init(arrayLiteral elements: JSONTree...) { self = .array(elements) }
  package init(dictionaryLiteral members: (String, JSONTree)...) {
    self = .object(members.map { (name: $0.0, value: $0.1) })
  }
}

package func jsonString(_ text: String) -> String { JSONTree.string(text).compactText }
