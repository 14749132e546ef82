import JSON
import TabModel

/// A written key of the root or of a variant.
struct RootPlace {
  let key: SpecKey<RootValues>
  let value: JSONValue
  let values: RootValues
  /// The object that has the key.
  let object: JSONValue
  /// The variant's availability; nil at the root.
  let availability: Availability?
  /// The environments in which this key applies.
  let environments: EnvironmentSet

  /// Returns the full name of this key or of one inside: `sidebar.isHidden`.
  func name(of inner: KeyDefinition) -> String {
    inner.name == key.name ? key.name : "\(key.name).\(inner.name)"
  }

  /// True for the only key of a variant, which needs one.
  var isOnlyKeyOfVariant: Bool {
    availability != nil && RootValues.keys.count { values.value(of: $0) != nil } == 1
  }

  /// True for the only key of a variant with an object of a single key.
  func isWholeVariant(_ document: JSONDocument) -> Bool {
    isOnlyKeyOfVariant && value.members.prefix(2).count == 1
  }
}

extension LintScope {
  /// Returns all places of a key, those in variants first.
  ///
  /// - Parameter written: the spec with all keys, to include those that its framework doesn't support.
  func places(of key: SpecKey<RootValues>, in written: TabSpec? = nil) -> [RootPlace] {
    let spec = written ?? self.spec
    var places: [RootPlace] = []
    var left = everywhere
    for (variant, matching) in zip(spec.variants, environmentsOfVariants) {
      guard let value = variant.values.value(of: key) else { continue }
      places.append(
        RootPlace(
          key: key, value: value, values: variant.values, object: variant.object,
          availability: variant.availability,
          environments: left.intersection(matching)))
      left.subtract(matching)
    }
    guard let value = spec.root.value(of: key) else { return places }
    return places + [
      RootPlace(
        key: key, value: value, values: spec.root, object: document.root, availability: nil,
        environments: left)
    ]
  }

  /// Returns the places of a key that apply somewhere.
  func countingPlaces(of key: SpecKey<RootValues>) -> [RootPlace] {
    places(of: key).filter { !$0.environments.isEmpty }
  }

  /// The places of all keys that variants can have.
  var placesOfRootKeys: [RootPlace] { RootValues.keys.flatMap { places(of: $0) } }

  func targets(of place: RootPlace) -> [SpecTarget] {
    let platforms = platforms(in: place.environments)
    return spec.targets.filter { platforms.contains($0.platform) }
  }

  /// Returns whether a place applies in an older release of a platform. A variant's own releases also count.
  func countsBefore(
    _ release: Version, _ place: RootPlace, on platform: PlatformName
  ) -> Bool {
    let older = environmentSet { $0.platform.name == platform && $0.osVersion < release }
    if !place.environments.isDisjoint(with: older) { return true }
    // A window between the releases that are checked has no environment.
    guard let availability = place.availability,
      isSomewhere(place, { $0.platform.name == platform })
    else { return false }
    return !environments(in: older).contains(where: availability.matchesWindow)
  }

  func isSomewhere(_ place: RootPlace, _ holds: (Environment) -> Bool) -> Bool {
    environments(in: place.environments).contains(where: holds)
  }

  func isFilter(_ list: JSONValue) -> Bool { list.exists && !list.isEmpty }

  /// All references to nodes, with the node that has them; nil for the root.
  var references: [(node: Int?, value: JSONValue)] {
    var references: [(node: Int?, value: JSONValue)] = []
    for key in [SpecKey<RootValues>.compactTabIdentifiers, .prominentTabIdentifier, .initialTabIdentifier] {
      references += places(of: key).flatMap { names(in: $0.value) }.map { (nil, $0) }
    }
    for (index, node) in spec.nodes.enumerated() {
      for key in [SpecKey<Node>.defaultChildIdentifier, .displayOrderIdentifiers, .leadsTo]
      where node.isWritten(key) {
        references += names(in: spec.written(key, of: node)).map { (index, $0) }
      }
    }
    return references
  }

  /// Returns the identifiers in a string or a list.
  func names(in value: JSONValue) -> [JSONValue] {
    document.kind(of: value) == .array ? value.elements : [value]
  }

  func repeatedNode(around node: Int) -> Int? { repeatedNodes[node] }

  /// Returns the node that a key refers to; nil if it is unknown, or repeated and referred to from outside.
  ///
  /// - Parameter owner: the node that has the key; nil for the root.
  func node(named reference: JSONValue, from owner: Int? = nil) -> Int? {
    if let owner, let named = identifiers.node(named: reference),
      let repeated = repeatedNode(around: named),
      (repeated..<spec.nodes[repeated].end).contains(owner)
    {
      return named
    }
    return nameableNodes.node(named: reference)
  }
}
