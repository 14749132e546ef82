import LocatedJSON

/// A value of a JSON Schema, with its members in the order in which they are written down.
///
/// A schema is a literal: `["type": "string", "minLength": 1]`.
package enum SchemaValue: Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case string(String)
  case array([SchemaValue])
  case object([(name: String, value: SchemaValue)])

  /// A list of texts.
  package static func strings(_ texts: [String]) -> SchemaValue {
    .array(texts.map { .string($0) })
  }

  /// A reference to a definition of the same schema.
  package static func reference(to definition: String) -> SchemaValue {
    ["$ref": "#/$defs/\(definition)"]
  }

  /// A member of an object. Setting one that is not there adds it at the end; setting nil leaves it
  /// out.
  package subscript(_ name: String) -> SchemaValue? {
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

  /// The value as the text of a document.
  package var document: [UInt8] {
    var writer = JSONWriter(.indented)
    write(into: &writer)
    writer.newline()
    return writer.bytes
  }

  /// The value in one line.
  package var compact: [UInt8] {
    var writer = JSONWriter(.compact)
    write(into: &writer)
    return writer.bytes
  }

  /// The value in one line, as text.
  package var compactText: String { String(decoding: compact, as: UTF8.self) }

  /// A schema is as deep as its author made it, so this may call itself.
  private func write(into writer: inout JSONWriter) {
    switch self {
    case .null: writer.null()
    case .bool(let value): writer.bool(value)
    case .integer(let value): writer.integer(value)
    case .string(let text): writer.string(text)
    case .array(let elements):
      writer.array { writer in
        for element in elements { element.write(into: &writer) }
      }
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

extension SchemaValue: ExpressibleByNilLiteral {
  package init(nilLiteral: ()) { self = .null }
}

extension SchemaValue: ExpressibleByBooleanLiteral {
  package init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension SchemaValue: ExpressibleByIntegerLiteral {
  package init(integerLiteral value: Int) { self = .integer(value) }
}

extension SchemaValue: ExpressibleByStringInterpolation {
  package init(stringLiteral text: String) { self = .string(text) }
}

extension SchemaValue: ExpressibleByArrayLiteral {
  package init(arrayLiteral elements: SchemaValue...) { self = .array(elements) }
}

extension SchemaValue: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral members: (String, SchemaValue)...) {
    self = .object(members.map { (name: $0.0, value: $0.1) })
  }
}
