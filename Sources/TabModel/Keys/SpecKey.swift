package import JSON

/// A key of an object of the format, and the property that stores its value.
package struct SpecKey<Owner: Sendable>: Sendable {
  package let definition: KeyDefinition
  /// The property; nil for a key that is only checked.
  let property: (any PartialKeyPath<Owner> & Sendable)?
  /// Stores a value.
  let read: @Sendable (JSONValue, inout Owner) -> Void
  /// Returns the range of the value; nil if the key is not written.
  package let range: @Sendable (Owner) -> ByteRange?
  /// Returns the value; nil if the key is not written.
  package let value: @Sendable (Owner) -> (any SpecValue)?
  /// Copies the value from one owner to another.
  let copy: @Sendable (Owner, inout Owner) -> Void

  package var name: String { definition.name }
}

extension SpecKey {
  /// A key whose value is only checked.
  init(checked definition: KeyDefinition) {
    self.init(
      definition: definition, property: nil, read: { _, _ in }, range: { _ in nil },
      value: { _ in nil }, copy: { _, _ in })
  }

  /// A key whose value is stored with its place.
  ///
  /// - Parameter shape: the JSON that it accepts, if that is not what all such values accept.
  init<Value: SpecValue>(
    _ name: String, _ property: any WritableKeyPath<Owner, Located<Value>?> & Sendable,
    as shape: Shape = Value.shape, since: Version = .oldest,
    missingOn: Set<PlatformName> = [], swiftUI: KeyDefinition.Availability? = nil,
    kinds: [Node.Kind] = Node.Kind.allCases, requiredBy: [Node.Kind] = [], absent: String,
    of type: String? = nil, named propertyName: String? = nil, _ meaning: String
  ) {
    self.init(
      definition: KeyDefinition(
        name, shape, since: since, missingOn: missingOn, swiftUI: swiftUI, kinds: kinds,
        requiredBy: requiredBy, absent: absent, of: type, named: propertyName, meaning),
      property: property,
      read: { json, owner in owner[keyPath: property] = Located(json) },
      range: { owner in owner[keyPath: property]?.range },
      value: { owner in owner[keyPath: property]?.value },
      copy: { source, owner in owner[keyPath: property] = source[keyPath: property] })
  }

  /// A key whose value is stored without its place.
  init<Value: SpecValue>(
    _ name: String, value property: any WritableKeyPath<Owner, Value> & Sendable,
    as shape: Shape = Value.shape, absent: String, _ meaning: String
  ) {
    self.init(
      definition: KeyDefinition(name, shape, absent: absent, meaning), property: property,
      read: { json, owner in if let value = Value(json) { owner[keyPath: property] = value } },
      range: { _ in nil },
      value: { owner in owner[keyPath: property] },
      copy: { source, owner in owner[keyPath: property] = source[keyPath: property] })
  }

  /// Returns the key as one of an object that has this one's as a property.
  func nested<Outer>(in path: any WritableKeyPath<Outer, Owner> & Sendable) -> SpecKey<Outer> {
    SpecKey<Outer>(
      definition: definition, property: nil,
      read: { json, outer in read(json, &outer[keyPath: path]) },
      range: { outer in range(outer[keyPath: path]) },
      value: { outer in value(outer[keyPath: path]) },
      copy: { source, outer in copy(source[keyPath: path], &outer[keyPath: path]) })
  }

  func stores(_ other: PartialKeyPath<Owner>) -> Bool {
    guard let property else { return false }
    return property as PartialKeyPath<Owner> == other
  }

  package func isWritten(in owner: Owner) -> Bool { range(owner) != nil }
}

extension SpecKey where Owner: KeyedObject {
  /// Returns the key with a name, which its object must have.
  static func named(_ name: String) -> SpecKey {
    guard let key = Owner.key(named: name) else { preconditionFailure("there is no key '\(name)'") }
    return key
  }

  /// Makes the key one that is not written.
  package func remove(from owner: inout Owner) { copy(Owner(), &owner) }
}

extension SpecKey: Equatable, Hashable {
  package static func == (left: SpecKey, right: SpecKey) -> Bool { left.name == right.name }
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
