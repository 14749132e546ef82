import JSON
import TabModel

/// A spec's values in a record's environment.
struct SpecValues {
  let spec: TabSpec
  let environment: Environment

  /// The value's place is nil if the key is absent; the object has the key or would have it.
  struct Said {
    var value: ConformedValue
    let place: JSONValue?
    let object: JSONValue
    /// True if the key is in a variant, and another value would apply without it.
    var isReplacing = false
  }

  func said(_ key: ControllerKey) -> Said {
    let values = spec.rootValues(in: environment)
    let place = key.value(in: values, of: spec)
    let value = key.isView ? .bool(place != nil) : place.map { self.value($0, key.definition) }
    return Said(
      value: value ?? key.definition.usual, place: place, object: owner(of: key, values),
      isReplacing: isReplacing(key))
  }

  private func isReplacing(_ key: ControllerKey) -> Bool {
    // A variant replaces the whole sidebar.
    if key.root == .sidebar { return false }
    let variants = spec.variants.filter { variant in
      variant.values.value(of: key.root) != nil && variant.availability.matchesWindow(environment)
    }
    return variants.count > 1 || !variants.isEmpty && spec.root.value(of: key.root) != nil
  }

  /// Returns the object that has a key, or would have it.
  private func owner(of key: ControllerKey, _ values: RootValues) -> JSONValue {
    if case .sidebar = key { return values.sidebar?.object ?? spec.document.root }
    let variant = spec.variant(of: key.root, in: environment)
    return variant.map { spec.variants[$0].object } ?? spec.document.root
  }

  func said(_ key: SpecKey<Node>, of node: Node) -> Said {
    guard let place = spec.value(of: key, in: node) else {
      return Said(value: key.usual, place: nil, object: node.object)
    }
    let value: ConformedValue =
      switch key {
      case .image, .selectedImage: image(place).map { .image($0) } ?? .null
      case .sidebarActions: actions(place)
      default: self.value(place, key.definition)
      }
    return Said(value: value, place: place, object: node.object)
  }

  private func value(_ value: JSONValue, _ key: KeyDefinition) -> ConformedValue {
    let document = spec.document
    switch document.kind(of: value) {
    case .true: return .bool(true)
    case .false: return .bool(false)
    case .array: return .texts(value.elements.map(document.string))
    default: break
    }
    let text = spec.shown(value)
    return environment.has(key, value: text) ? .text(text) : key.usual
  }

  private func actions(_ list: JSONValue) -> ConformedValue {
    let document = spec.document
    let elements = list.elements
    if elements.isEmpty { return .texts([]) }
    return .actions(
      elements.map { element in
        ConformedValue.Action(
          title: spec.title(in: element) ?? "",
          image: element["image"].flatMap(image))
      })
  }

  private func image(_ value: JSONValue) -> RecordedImage? {
    spec.image(value).map { RecordedImage(name: $0.name, isAsset: $0.isAsset) }
  }
}
