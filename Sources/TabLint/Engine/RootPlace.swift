import JSON
import TabModel

/// A key of the root where it is written, at the root or in a variant.
struct RootPlace {
  let key: RootKey
  let value: JSONValue
  let values: RootValues
  /// The object that has the key.
  let object: JSONValue
  /// That of the variant; nil at the root.
  let availability: Availability?
  /// The environments in which this one counts.
  let environments: EnvironmentSet
}

extension LintScope {
  /// The places of a key, wherever it is written: in the variants and then at the root.
  func places(of key: RootKey) -> [RootPlace] { places(of: key, in: spec) }

  /// The same in the spec with all keys.
  func places(of key: RootKey, in spec: TabSpec) -> [RootPlace] {
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

  /// The places of a key that count somewhere.
  func countingPlaces(of key: RootKey) -> [RootPlace] {
    places(of: key).filter { !$0.environments.isEmpty }
  }

  /// The places of all keys that variants may have.
  var placesOfRootKeys: [RootPlace] { RootValues.keys.flatMap(places) }

  /// The targets in whose environments a place counts.
  func targets(of place: RootPlace) -> [SpecTarget] {
    let platforms = Set(positions(in: place.environments).map { environments[$0].platform.name })
    return spec.targets.filter { platforms.contains($0.platform) }
  }

  /// Whether a place counts in a release of a platform before this one; of a variant its own releases
  /// are looked at beside it.
  func countsBefore(
    _ release: Version, _ place: RootPlace, on platform: PlatformName
  ) -> Bool {
    isSomewhere(place) { environment in
      environment.platform.name == platform
        && (place.availability != nil || environment.osVersion < release)
    }
  }

  func findEnvironmentsOfVariants() -> [EnvironmentSet] {
    spec.variants.map { variant in
      environmentSet(where: variant.availability.matchesWindow)
    }
  }

  /// Whether a place counts in an environment of which something holds.
  func isSomewhere(_ place: RootPlace, _ holds: (Environment) -> Bool) -> Bool {
    environments.indices.contains {
      place.environments.contains($0) && holds(environments[$0])
    }
  }

  /// Whether a list filters bars at the bottom: an empty one does not.
  func isFilter(_ list: JSONValue) -> Bool { list.exists && !document.isEmpty(list) }

  /// Everything in the document that names nodes, with the node that has it; nil for the root.
  var references: [(node: Int?, value: JSONValue)] {
    var references: [(node: Int?, value: JSONValue)] = []
    for key in [
      RootKey.compactTabIdentifiers, .prominentTabIdentifier, .initialTabIdentifier,
    ] {
      for place in places(of: key) {
        references += names(in: place.value).map { (nil, $0) }
      }
    }
    guard
      spec.isAnyWritten(.defaultChildIdentifier, .displayOrderIdentifiers, .leadsTo)
    else { return references }
    for (index, node) in spec.nodes.enumerated() {
      if node.isWritten(.defaultChildIdentifier) {
        references.append((index, spec.defaultChildIdentifier(of: node)))
      }
      if node.isWritten(.displayOrderIdentifiers) {
        references += names(in: spec.displayOrderIdentifiers(of: node)).map { (index, $0) }
      }
      if node.isWritten(.leadsTo) {
        references += names(in: spec.leadsTo(of: node)).map { (index, $0) }
      }
    }
    return references
  }

  private func names(in value: JSONValue) -> [JSONValue] {
    document.kind(of: value) == .array ? Array(document.elements(of: value)) : [value]
  }

  // MARK: - Repeated nodes

  func findRepeatedNodes() -> [Int?]? {
    guard spec.hasRepeatedNodes else { return nil }
    var repeated: [Int?] = []
    repeated.reserveCapacity(spec.nodes.count)
    for (index, node) in spec.nodes.enumerated() {
      repeated.append(
        node.isWritten(.repeats) ? index : node.parent.flatMap { repeated[$0] })
    }
    return repeated
  }

  /// The innermost repeated node that a node is or stands in.
  func repeatedNode(around node: Int) -> Int? { repeatedNodes.flatMap { $0[node] } }

  /// The node that a key names; nil if it is unknown, and from outside if it is repeated or below a
  /// repeated node.
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
