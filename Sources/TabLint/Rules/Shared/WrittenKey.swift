import JSON
import TabModel

/// A key that an object of the spec has, with its value.
struct WrittenKey {
  let definition: KeyDefinition
  let value: any SpecValue
  /// The range of the value.
  let range: ByteRange

  init?<Owner>(_ key: SpecKey<Owner>, of owner: Owner) {
    guard let value = key.value(owner), let range = key.range(owner) else { return nil }
    definition = key.definition
    self.value = value
    self.range = range
  }

  var name: String { definition.name }

  /// The name of the value if the key has a list of possible values; nil otherwise.
  var choice: String? { (value as? any NamedValue)?.name }

  /// False for a Boolean value that the key has anyway.
  var differsFromDefault: Bool { (value as? Bool).map { String($0) } != definition.absent }
}

extension KeyedObject {
  /// Returns those of some keys that the object has, in the order of the text.
  func written(_ keys: [SpecKey<Self>] = Self.keys) -> [WrittenKey] {
    keys.compactMap { WrittenKey($0, of: self) }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}
