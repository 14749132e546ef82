import JSON
package import TabModel

package struct EnvironmentPair: Sendable {
  package let old: Environment
  package let new: Environment

  package init(_ old: Environment, _ new: Environment) {
    self.old = old
    self.new = new
  }
}

/// All changes between two specs, or between two environments of one.
package final class Comparison {
  struct Entry: Sendable {
    let change: Change
    /// Indices in `pairs`, ascending.
    var environments: [Int]
  }

  /// A changed minimum version; nil for a platform that is not a target.
  struct TargetChange: Sendable {
    let platform: Platform
    let from: Version?
    let to: Version?
  }

  /// With samples.
  let old: TabSpec
  let new: TabSpec
  /// As written, for comparing identifiers.
  let written: (old: TabSpec, new: TabSpec)
  let pairs: [EnvironmentPair]
  /// Changes without duplicates, in order of discovery.
  private(set) var entries: [Entry] = []
  private(set) var identifiers: [IdentifierChange] = []
  private(set) var targets: [TargetChange] = []

  var isEmpty: Bool { entries.isEmpty && identifiers.isEmpty && targets.isEmpty }

  package init(from old: TabSpec, to new: TabSpec, in pairs: [EnvironmentPair]) {
    self.old = old.withSamples
    self.new = new.withSamples
    written = (old, new)
    self.pairs = pairs
    let memory = compare()
    identifiers = IdentifierComparison(old: old, new: new, memory: memory).changes()
    targets = targetChanges()
  }

  package init(of spec: TabSpec, in pairs: [EnvironmentPair]) {
    old = spec.withSamples
    new = old
    written = (spec, spec)
    self.pairs = pairs
    _ = compare()
  }

  /// Collects the changes, and where customizations are stored.
  private func compare() -> CustomizationMemory {
    let (resolver, newResolver) = (Resolver(old), Resolver(new))
    let isAlwaysComplete = !old.hasAvailability && !new.hasAvailability
    var shared: NodePairing?
    var positions: [Change: Int] = [:]
    var memory = CustomizationMemory()
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
    (old.targets + new.targets).map(\.platform).uniqued().compactMap { platform in
      let from = old.targets.first { $0.platform == platform }?.minimumVersion
      let to = new.targets.first { $0.platform == platform }?.minimumVersion
      return from == to ? nil : TargetChange(platform: .platform(platform), from: from, to: to)
    }
  }
}
