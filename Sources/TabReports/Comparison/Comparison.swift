package import TabModel

/// Two environments that are compared.
package struct EnvironmentPair: Sendable {
  package let old: Environment
  package let new: Environment

  package init(_ old: Environment, _ new: Environment) {
    self.old = old
    self.new = new
  }
}

/// Everything that changes between two specs, or between two environments of one, in all
/// environments that are looked at.
package struct Comparison: Sendable {
  /// A change and where it is found.
  package struct Entry: Sendable {
    package let change: Change
    /// Positions in `pairs`, ascending.
    package internal(set) var environments: [Int]
  }

  /// A platform that only one spec is for, or that asks for another release now.
  package enum TargetChange: Sendable {
    case added(Platform, Version)
    case removed(Platform, Version)
    case minimum(Platform, from: Version, to: Version)
  }

  package let old: TabSpec
  package let new: TabSpec
  /// What was compared.
  package let pairs: [EnvironmentPair]
  /// What people notice, each change once, in the order in which it is met.
  package private(set) var entries: [Entry] = []
  package private(set) var identifiers: [IdentifierChange] = []
  package private(set) var targets: [TargetChange] = []

  /// Whether anything changes.
  package var isEmpty: Bool { entries.isEmpty && identifiers.isEmpty && targets.isEmpty }

  /// Compares two specs in some environments.
  package init(from old: TabSpec, to new: TabSpec, in environments: [Environment]) {
    self.old = old
    self.new = new
    pairs = environments.map { EnvironmentPair($0, $0) }
    let memory = compare()
    identifiers = IdentifierComparison(old, new, memory).changes()
    targets = targetChanges()
  }

  /// Compares what two environments make of one spec.
  package init(of spec: TabSpec, in pairs: [EnvironmentPair]) {
    old = spec
    new = spec
    self.pairs = pairs
    _ = compare()
  }

  /// Collects the changes, and says where the system remembers what people customize.
  private mutating func compare() -> CustomizationMemory {
    let (resolver, newResolver) = (Resolver(old), Resolver(new))
    let isAlwaysComplete = !old.hasAvailability && !new.hasAvailability
    var shared: NodePairing?
    var positions: [Change: Int] = [:]
    var memory = CustomizationMemory(old)
    for (environment, pair) in pairs.enumerated() {
      let layout = resolver.layout(in: pair.old)
      let newLayout = newResolver.layout(in: pair.new)
      let pairing = shared ?? NodePairing(layout, newLayout)
      if isAlwaysComplete { shared = pairing }
      for change in LayoutComparison.changes(from: layout, to: newLayout, pairing) {
        if let position = positions[change] {
          entries[position].environments.append(environment)
        } else {
          positions[change] = entries.count
          entries.append(Entry(change: change, environments: [environment]))
        }
      }
      memory.add(layout)
    }
    return memory
  }

  private func targetChanges() -> [TargetChange] {
    var changes: [TargetChange] = []
    for target in old.targets {
      let platform = Platform.platform(target.platform)
      guard let other = new.targets.first(where: { $0.platform == target.platform }) else {
        changes.append(.removed(platform, target.minimumVersion))
        continue
      }
      if other.minimumVersion != target.minimumVersion {
        changes.append(
          .minimum(platform, from: target.minimumVersion, to: other.minimumVersion))
      }
    }
    for target in new.targets where !old.targets.contains(where: { $0.platform == target.platform })
    {
      changes.append(.added(.platform(target.platform), target.minimumVersion))
    }
    return changes
  }
}
