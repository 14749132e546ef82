import JSON
import TabModel

struct SpecValues {
  let spec: TabSpec
  let environment: Environment
  /// The properties of nodes that the environment has.
  let properties: [NodeProperty]

  init(_ spec: TabSpec, in environment: Environment) {
    self.spec = spec
    self.environment = environment
    properties = NodeProperty.allCases.filter { environment.has($0.definition) }
  }

  struct Said {
    var value: PlainValue
    /// The range of the value; nil if the key is absent.
    let range: ByteRange?
    /// The range of the object that has the key or would have it.
    let object: ByteRange
    /// True if the key is in a variant, and another value would apply without it.
    var isReplacing = false
  }

  func said(_ key: ControllerKey) -> Said {
    let values = spec.rootValues(in: environment)
    let written = key.value(in: values)
    return Said(
      value: effective(written, key.definition) ?? key.usual, range: written?.range,
      object: owner(of: key, values), isReplacing: isReplacing(key))
  }

  private func isReplacing(_ key: ControllerKey) -> Bool {
    // A variant replaces the whole sidebar.
    if key.isOfSidebar { return false }
    let variants = spec.variants.filter { variant in
      key.value(in: variant.value.values) != nil
        && variant.value.availability?.value.matchesWindow(environment) == true
    }
    return variants.count > 1 || !variants.isEmpty && key.value(in: spec.root) != nil
  }

  /// Returns the object that has a key, or would have it.
  private func owner(of key: ControllerKey, _ values: RootValues) -> ByteRange {
    let root = spec.source.root.range
    if key.isOfSidebar { return values.sidebar?.range ?? root }
    return spec.variant(of: key.root, in: environment).map { spec.variants[$0].range } ?? root
  }

  func said(_ property: NodeProperty, of node: Node) -> Said {
    let written = property.value(of: node, in: spec)
    return Said(
      value: effective(written, property.definition) ?? property.usual, range: written?.range,
      object: node.range)
  }

  /// Returns the effect of a value; nil for the default's.
  private func effective(_ value: Located<PlainValue>?, _ key: KeyDefinition) -> PlainValue? {
    guard let value else { return nil }
    if let text = value.value.text, !environment.has(key, value: text) { return nil }
    return value.value
  }
}
