import JSON
import TabModel

extension LintScope {
  /// The availabilities of a node and its groups.
  func availabilities(around node: Int) -> [Availability] {
    ([node] + spec.ancestors(of: node)).compactMap { spec.nodes[$0].availability?.value }
  }

  /// Returns the targets that have what all availabilities allow before a release, with their oldest releases:
  /// `iOS 18.0 and Mac Catalyst 18.4`. Nil if there are none.
  func targets(
    before release: Version, in availabilities: [Availability],
    where includes: (SpecTarget, Version) -> Bool = { _, _ in true }
  ) -> String? {
    let minimum = availabilities.compactMap(\.minimumVersion?.value).max() ?? .oldest
    let maximum = availabilities.compactMap(\.maximumVersion?.value).min()
    let older = spec.targets.compactMap { target -> String? in
      let oldest = max(target.minimumVersion, minimum)
      guard oldest < release, oldest <= maximum ?? oldest,
        availabilities.allSatisfy({ $0.platforms.contains(target.platform) }),
        includes(target, oldest)
      else { return nil }
      return "\(target.platform.system) \(oldest)"
    }
    return older.isEmpty ? nil : listed(older)
  }
}
