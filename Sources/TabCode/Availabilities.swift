import TabModel

extension [Availability] {
  /// True if no environment matches all of them.
  var areExclusive: Bool {
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
  func path(to index: Int) -> [Int] { [index] + ancestors(of: index) }

  func availabilities(onPathTo index: Int) -> [Availability] {
    path(to: index).compactMap { availability(of: nodes[$0]) }
  }
}
