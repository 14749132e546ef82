import JSON
import TabModel

/// The target releases that have a node, by its own and its groups' availability, including minor releases.
struct ReleasesLeft {
  private struct Window {
    /// The targets as bits, in the order of the spec.
    var targets = UInt8.max
    var oldest = Version.oldest
    var newest: Version?

    mutating func limit(to availability: Availability?, _ all: [SpecTarget]) {
      guard let availability else { return }
      for (bit, target) in all.enumerated()
      where !availability.platforms.contains(target.platform) {
        targets &= ~(1 << UInt8(bit))
      }
      if let minimum = availability.minimumVersion { oldest = max(oldest, minimum) }
      if let maximum = availability.maximumVersion { newest = min(newest ?? maximum, maximum) }
    }
  }

  private let targets: [SpecTarget]
  /// By node; empty for the root or a variant.
  private var windows: [Window] = []
  private var root = Window()

  init(_ spec: TabSpec) {
    targets = spec.targets
    for node in spec.nodes {
      var window = node.parent.map { windows[$0] } ?? root
      window.limit(to: spec.availability(of: node), targets)
      windows.append(window)
    }
  }

  /// Creates the releases of the root or a variant.
  init(minimumsOf spec: TabSpec, in availability: Availability?) {
    targets = spec.targets
    root.limit(to: availability, targets)
  }

  /// Returns the oldest release of a target that has a node, or the spec if nil.
  func oldest(onTarget position: Int, of node: Int?) -> Version? {
    let minimum = targets[position].minimumVersion
    let window = node.map { windows[$0] } ?? root
    let oldest = max(minimum, window.oldest)
    guard window.targets & 1 << UInt8(position) != 0, oldest <= window.newest ?? oldest else {
      return nil
    }
    return oldest
  }

  /// Returns the older targets that have a node, with their oldest releases: `iOS 18.0 and Mac Catalyst 18.4`. Nil
  /// if there are none.
  ///
  /// - Parameter includes: filters targets by index and oldest release.
  func text(
    ofTargetsBefore release: Version, node: Int?,
    where includes: (Int, Version) -> Bool = { _, _ in true }
  ) -> String? {
    let parts = targets.enumerated().compactMap { position, target -> String? in
      guard let oldest = oldest(onTarget: position, of: node), oldest < release,
        includes(position, oldest)
      else { return nil }
      return "\(target.platform.system) \(oldest)"
    }
    return parts.isEmpty ? nil : listed(parts)
  }
}

extension PlatformName {
  /// The system's name: `Mac Catalyst`.
  fileprivate var system: String { self == .macCatalyst ? "Mac Catalyst" : rawValue }
}
