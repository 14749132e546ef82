/// Environments of a spec, by their indices in `LintScope.environments`.
struct EnvironmentSet: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// Bits in groups of 64, without trailing empty groups.
  private var groups: [UInt64] = []

  init(arrayLiteral positions: Int...) { self.init(positions) }

  init(_ positions: some Sequence<Int>) {
    for position in positions { insert(position) }
  }

  var isEmpty: Bool { groups.isEmpty }

  var count: Int { groups.reduce(0) { $0 + $1.nonzeroBitCount } }

  func contains(_ position: Int) -> Bool {
    position / 64 < groups.count && groups[position / 64] & 1 << UInt64(position % 64) != 0
  }

  mutating func insert(_ position: Int) {
    while groups.count <= position / 64 { groups.append(0) }
    groups[position / 64] |= 1 << UInt64(position % 64)
  }

  mutating func formUnion(_ other: EnvironmentSet) {
    while groups.count < other.groups.count { groups.append(0) }
    for index in other.groups.indices { groups[index] |= other.groups[index] }
  }

  mutating func formIntersection(_ other: EnvironmentSet) {
    groups = zip(groups, other.groups).map { $0 & $1 }
    trim()
  }

  mutating func subtract(_ other: EnvironmentSet) {
    for (index, group) in zip(groups.indices, other.groups) { groups[index] &= ~group }
    trim()
  }

  private mutating func trim() {
    while groups.last == 0 { groups.removeLast() }
  }

  func intersection(_ other: EnvironmentSet) -> EnvironmentSet {
    var set = self
    set.formIntersection(other)
    return set
  }

  func isDisjoint(with other: EnvironmentSet) -> Bool {
    zip(groups, other.groups).allSatisfy { $0 & $1 == 0 }
  }

  func isSubset(of other: EnvironmentSet) -> Bool {
    groups.count <= other.groups.count && zip(groups, other.groups).allSatisfy { $0 & ~$1 == 0 }
  }
}
