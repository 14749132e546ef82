/// Environments of a spec, by their indices in `LintScope.environments`.
struct EnvironmentSet: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// The first 64: all of them in a spec without conditions.
  private var first: UInt64 = 0
  /// The others in groups of 64, without trailing empty groups.
  private var rest: [UInt64] = []

  init(arrayLiteral positions: Int...) { self.init(positions) }

  init(_ positions: some Sequence<Int>) {
    for position in positions { insert(position) }
  }

  var isEmpty: Bool { first == 0 && rest.isEmpty }

  func contains(_ position: Int) -> Bool {
    if position < 64 { return first & 1 << UInt64(position) != 0 }
    let index = position / 64 - 1
    return index < rest.count && rest[index] & 1 << UInt64(position % 64) != 0
  }

  mutating func insert(_ position: Int) {
    if position < 64 {
      first |= 1 << UInt64(position)
      return
    }
    let index = position / 64 - 1
    while rest.count <= index { rest.append(0) }
    rest[index] |= 1 << UInt64(position % 64)
  }

  mutating func formUnion(_ other: EnvironmentSet) {
    first |= other.first
    while rest.count < other.rest.count { rest.append(0) }
    for index in other.rest.indices { rest[index] |= other.rest[index] }
  }

  mutating func formIntersection(_ other: EnvironmentSet) {
    first &= other.first
    if rest.count > other.rest.count { rest.removeLast(rest.count - other.rest.count) }
    for index in rest.indices { rest[index] &= other.rest[index] }
    trim()
  }

  mutating func subtract(_ other: EnvironmentSet) {
    first &= ~other.first
    for index in 0..<min(rest.count, other.rest.count) { rest[index] &= ~other.rest[index] }
    trim()
  }

  private mutating func trim() {
    while rest.last == 0 { rest.removeLast() }
  }

  func intersection(_ other: EnvironmentSet) -> EnvironmentSet {
    var set = self
    set.formIntersection(other)
    return set
  }

  func isDisjoint(with other: EnvironmentSet) -> Bool {
    first & other.first == 0 && zip(rest, other.rest).allSatisfy { $0 & $1 == 0 }
  }

  func isSubset(of other: EnvironmentSet) -> Bool {
    first & ~other.first == 0 && rest.count <= other.rest.count
      && zip(rest, other.rest).allSatisfy { $0 & ~$1 == 0 }
  }
}
