import JSON
package import TabModel

package typealias EnvironmentPair = (old: Environment, new: Environment)

/// All changes between two specs, or between two environments of one.
package final class Comparison {
  package struct Entry: Sendable {
    package let change: Change
    /// Indices in `pairs`, ascending.
    package let environments: [Int]
  }

  /// A changed minimum version; nil for a platform that is not a target.
  package struct TargetChange: Sendable {
    package let platform: Platform
    package let from: Version?
    package let to: Version?
  }

  /// With samples.
  package let old: TabSpec
  package let new: TabSpec
  /// As written, for comparing identifiers.
  package let written: (old: TabSpec, new: TabSpec)
  package let pairs: [EnvironmentPair]
  /// Changes without duplicates, in order of discovery.
  package let entries: [Entry]
  package let identifiers: [IdentifierChange]
  package let targets: [TargetChange]

  package var isEmpty: Bool { entries.isEmpty && identifiers.isEmpty && targets.isEmpty }

  package init(from old: TabSpec, to new: TabSpec, in pairs: [EnvironmentPair]) {
    written = (old, new)
    let (old, new) = (old.withSamples, new.withSamples)
    self.old = old
    self.new = new
    self.pairs = pairs
    let layouts = SharedLayouts(old, isNoted: false)
    let newLayouts = SharedLayouts(new, isNoted: false)
    // Shared by layouts with the same nodes.
    var pairings: [PairingKey: NodePairing] = [:]
    /// For the numbers of two layouts, the positions of their changes in `entries`.
    var known: [[Int]: [Int]] = [:]
    var entries: [(change: Change, environments: [Int])] = []
    var positions: [Change: Int] = [:]
    var (memory, newMemory) = (CustomizationMemory(), CustomizationMemory())
    for (environment, pair) in pairs.enumerated() {
      let numbers = [layouts.number(in: pair.old), newLayouts.number(in: pair.new)]
      let (layout, newLayout) = (layouts[numbers[0]].layout, newLayouts[numbers[1]].layout)
      if known[numbers] == nil {
        let key = PairingKey(
          presences: [layout.presence.present, newLayout.presence.present],
          platforms: [old, new].contains { $0.language != nil }
            ? [pair.old.platform.name, pair.new.platform.name] : [])
        let pairing =
          pairings[key]
          ?? NodePairing(
            layout.spec, newLayout.spec, where: layout.presence.isPresent,
            newLayout.presence.isPresent)
        pairings[key] = pairing
        let changes = LayoutComparison.changes(
          from: layouts[numbers[0]], to: newLayouts[numbers[1]], pairing)
        known[numbers] = changes.map { change in
          if let position = positions[change] { return position }
          positions[change] = entries.count
          entries.append((change, []))
          return entries.count - 1
        }
      }
      for position in known[numbers, default: []] {
        entries[position].environments.append(environment)
      }
      memory.add(layout, numbers[0], on: old.completing(pair.old).platform)
      newMemory.add(newLayout, numbers[1], on: new.completing(pair.new).platform)
    }
    self.entries = entries.map { Entry(change: $0, environments: $1) }
    let frameworks = pairs.first.map { (old: $0.old.framework, new: $0.new.framework) }
    identifiers =
      if let frameworks, frameworks.old != frameworks.new, !memory.platforms.isEmpty {
        [
          IdentifierChange(
            kind: .framework(from: frameworks.old, to: frameworks.new),
            memories: [(.everything, memory.platforms)], platforms: memory.platforms)
        ]
      } else {
        memory.changes(from: written.old, to: written.new, on: newMemory.platforms)
      }
    let isInOne = pairs.allSatisfy { $0.old.framework == $0.new.framework }
    let framework = isInOne ? pairs.first?.new.framework : nil
    let oldTargets = framework.map(old.targets) ?? old.targets
    let newTargets = framework.map(new.targets) ?? new.targets
    targets = (oldTargets + newTargets).map(\.platform).uniqued().compactMap { platform in
      let from = oldTargets.first { $0.platform == platform }?.minimumVersion
      let to = newTargets.first { $0.platform == platform }?.minimumVersion
      return from == to
        ? nil
        : TargetChange(
          // Two frameworks have a Mac and a Mac Catalyst between them, as SwiftUI has.
          platform: .platform(platform).assuming(isInOne ? new.framework : .swiftUI),
          from: from, to: to)
    }
  }
}

/// The inputs of a pairing.
private struct PairingKey: Hashable {
  let presences: [[Bool]?]
  /// Translations may have other texts on a platform; none without a translation.
  let platforms: [PlatformName]
}
