import JSON
import TabModel

extension LintScope {
  /// The availabilities of a node and its groups.
  func availabilities(around node: Int) -> [Availability] {
    ([node] + spec.ancestors(of: node)).compactMap { spec.nodes[$0].availability?.value }
  }

  /// Returns the targets that have what all availabilities allow before a release, with their oldest releases:
  /// `iOS 18.0 and Mac Catalyst 18.4`. Nil if there are none.
  func targets(before release: Version, in availabilities: [Availability]) -> String? {
    let older = spec.targets.compactMap { target -> String? in
      guard let oldest = availabilities.oldestRelease(on: target), oldest < release else {
        return nil
      }
      return "\(target.platform.system) \(oldest)"
    }
    return older.isEmpty ? nil : listed(older)
  }
}

extension [Availability] {
  /// The first release that all of them allow.
  var minimum: Version { compactMap(\.minimumVersion?.value).max() ?? .oldest }

  /// The last release that all of them allow; nil for no limit.
  var maximum: Version? { compactMap(\.maximumVersion?.value).min() }

  /// Returns the oldest release of a target that all of them allow; nil if there is none.
  func oldestRelease(on target: SpecTarget) -> Version? {
    let oldest = Swift.max(target.minimumVersion, minimum)
    let isAllowed =
      oldest <= maximum ?? oldest && allSatisfy { $0.platforms.contains(target.platform) }
    return isAllowed ? oldest : nil
  }
}
