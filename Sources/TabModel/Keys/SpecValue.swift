package import JSON

/// A value of the format that is read from JSON whose shape has been checked.
package protocol SpecValue: Sendable {
  /// The JSON that a key with such a value accepts, unless the key overrides it.
  static var shape: Shape { get }

  /// Nil if the JSON has another shape.
  init?(_ json: JSONValue)
}

extension Bool: SpecValue {
  package static var shape: Shape { .bool }
  package init?(_ json: JSONValue) {
    guard let value = json.bool else { return nil }
    self = value
  }
}

extension String: SpecValue {
  package static var shape: Shape { .string }
  package init?(_ json: JSONValue) {
    guard let text = json.string else { return nil }
    self = text
  }
}

extension Int: SpecValue {
  package static var shape: Shape { .count }
  package init?(_ json: JSONValue) {
    guard let number = json.integer else { return nil }
    self = number
  }
}

extension Version: SpecValue {
  package static var shape: Shape { .version }
  package init?(_ json: JSONValue) {
    guard let text = json.string else { return nil }
    self.init(text)
  }
}

extension Located: SpecValue where Value: SpecValue {
  package static var shape: Shape { Value.shape }
  package convenience init?(_ json: JSONValue) {
    guard let value = Value(json) else { return nil }
    self.init(value, at: json.range)
  }
}

extension Array: SpecValue where Element: SpecValue {
  package static var shape: Shape { .list(Element.shape, mayBeEmpty: true) }
  package init?(_ json: JSONValue) {
    guard json.isArray else { return nil }
    self = json.elements.compactMap { Element($0) }
  }
}

/// An enumeration whose case names are the values in specs.
package protocol NamedValue: RawRepresentable, CaseIterable, SpecValue where RawValue == String {}

extension NamedValue {
  package static var names: [String] { allCases.map(\.rawValue) }
  package var name: String { rawValue }

  package static var shape: Shape { .choice(Choice.all(names)) }
  package init?(_ json: JSONValue) {
    guard let text = json.string else { return nil }
    self.init(rawValue: text)
  }
}

/// An object of the format, with a table of its keys.
package protocol KeyedObject: SpecValue {
  /// The keys in the order of the documentation.
  static var keys: [SpecKey<Self>] { get }

  init()
}

extension KeyedObject {
  package init?(_ json: JSONValue) {
    guard json.isObject else { return nil }
    self.init()
    read(json)
  }

  mutating func read(_ object: JSONValue) {
    for member in object.members { Self.key(named: member.key.value)?.read(member.value, &self) }
  }

  package static func key(named name: String) -> SpecKey<Self>? { keys.first { $0.name == name } }

  package static func key<Value>(_ property: KeyPath<Self, Value>) -> SpecKey<Self> {
    guard let key = keys.first(where: { $0.stores(property) }) else {
      preconditionFailure("\(property) is in no table of keys")
    }
    return key
  }
}
