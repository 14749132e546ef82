import JSON

/// The values of an availability, without their places in a spec.
package struct AvailabilityValues: Hashable {
  package var platforms = Set(PlatformName.allCases)
  package var sizeClass: SizeClass?
  package var minimumVersion: Version?
  package var maximumVersion: Version?
  package var when: [String] = []
  package var unless: [String] = []

  package init() {}

  package init(_ availability: Availability) {
    platforms = availability.platforms
    sizeClass = availability.horizontalSizeClass?.value
    minimumVersion = availability.minimumVersion?.value
    maximumVersion = availability.maximumVersion?.value
    when = availability.required
    unless = availability.excluded
  }
}

extension [AvailabilityValues] {
  /// True if no environment matches all of them.
  package var areExclusive: Bool {
    let newest = compactMap(\.maximumVersion).min()
    let oldest = compactMap(\.minimumVersion).max()
    return reduce(Set(PlatformName.allCases)) { $0.intersection($1.platforms) }.isEmpty
      || Set(compactMap(\.sizeClass)).count > 1
      || newest.map { $0 < oldest ?? $0 } ?? false
      || !Set(flatMap(\.when)).isDisjoint(with: flatMap(\.unless))
  }
}

extension TabSpec {
  /// A node and its ancestors, innermost first.
  package func path(to index: Int) -> [Int] { [index] + ancestors(of: index) }

  package func availabilities(onPathTo index: Int) -> [Availability] {
    path(to: index).compactMap { nodes[$0].availability?.value }
  }
}
