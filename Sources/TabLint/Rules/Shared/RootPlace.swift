import JSON
import TabModel

/// A written key of the root or of a variant.
struct RootPlace {
  let key: SpecKey<RootValues>
  /// The range of the key's value.
  let range: ByteRange
  /// The keys of the root or of the variant.
  let values: RootValues
  /// The variant's availability; nil at the root.
  let availability: Availability?
  /// The environments in which this key applies.
  let environments: EnvironmentSet

  /// The names in `compactTabIdentifiers`, if the place is one of that key.
  var compactNames: [Located<String>] { values.compactTabIdentifiers?.value ?? [] }

  /// True for a sidebar without keys.
  var isEmptySidebar: Bool { values.sidebar?.value.written().isEmpty ?? true }

  /// True for a sidebar with a key other than `preferredPlacement`, which only an iPhone has a use for.
  var hasSidebarKeys: Bool {
    let placement = Sidebar.key(\.preferredPlacement).definition.name
    return values.sidebar?.value.written().contains { $0.name != placement } ?? false
  }

  /// Returns the full name of this key or of one inside: `sidebar.isHidden`.
  func name(of inner: KeyDefinition) -> String {
    inner.name == key.name ? key.name : "\(key.name).\(inner.name)"
  }

  /// True for the only key of a variant, which needs one.
  var isOnlyKeyOfVariant: Bool {
    availability != nil && RootValues.keys.count { $0.isWritten(in: values) } == 1
  }

  /// Returns whether a variant has nothing but this key, or one inside of it.
  func isWholeVariant(_ inner: KeyDefinition) -> Bool {
    isOnlyKeyOfVariant
      && (inner.name == key.name || values.sidebar?.value.written().count == 1)
  }
}

extension LintScope {
  /// Returns what a help asks to remove: `'sidebar.isHidden'`, or the variant if it has nothing but this key.
  func removal(of inner: KeyDefinition, at place: RootPlace) -> String {
    place.isWholeVariant(inner)
      ? conditionNames.variantToRemove(place.availability) : "'\(place.name(of: inner))'"
  }

  /// Returns all places of a key, those in variants first.
  func places<Value>(of property: KeyPath<RootValues, Located<Value>?>) -> [RootPlace] {
    // Most specs have few of the keys.
    let isWritten =
      spec.root[keyPath: property] != nil
      || spec.variants.contains { $0.value.values[keyPath: property] != nil }
    return isWritten ? places(of: RootValues.key(property), in: spec) : []
  }

  /// - Parameter spec: this spec, or the one with all keys to include those that its framework
  ///   doesn't support.
  func places(of key: SpecKey<RootValues>, in spec: TabSpec) -> [RootPlace] {
    var places: [RootPlace] = []
    var left = everywhere
    for (variant, matching) in zip(spec.variants, environmentsOfVariants) {
      guard let range = key.range(variant.value.values) else { continue }
      places.append(
        RootPlace(
          key: key, range: range, values: variant.value.values,
          availability: variant.value.availability?.value,
          environments: left.intersection(matching)))
      left.subtract(matching)
    }
    if let range = key.range(spec.root) {
      places.append(
        RootPlace(key: key, range: range, values: spec.root, availability: nil, environments: left))
    }
    return places
  }

  /// Returns the places of a key that apply somewhere.
  func effectivePlaces<Value>(of property: KeyPath<RootValues, Located<Value>?>) -> [RootPlace] {
    places(of: property).filter { !$0.environments.isEmpty }
  }

  /// Returns the places of all keys that variants can have.
  func placesOfRootKeys(in spec: TabSpec) -> [RootPlace] {
    RootValues.keys.flatMap { places(of: $0, in: spec) }
  }

  func targets(of place: RootPlace) -> [SpecTarget] {
    let platforms = platforms(in: place.environments)
    return spec.targets.filter { platforms.contains($0.platform) }
  }

  /// Returns whether a place applies in an older release of a platform. A variant's own releases
  /// also count.
  func countsBefore(_ release: Version, _ place: RootPlace, on platform: PlatformName) -> Bool {
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
}
