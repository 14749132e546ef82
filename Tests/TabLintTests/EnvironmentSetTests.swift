import Testing

@testable import TabLint

/// Sets of positions below and above 64, compared with those of the standard library.
@Suite("Sets of environments")
struct EnvironmentSetTests {
  private static let sets: [Set<Int>] = [
    [], [0], [63], [64], [0, 63, 64, 127], [128], [1, 200], [64, 200], [65], [5, 6, 64, 65, 130],
    Set(0..<64), Set(0...64), Set(0..<192),
  ]

  private static let pairs = sets.flatMap { first in sets.map { (first, $0) } }

  @Test("of one kind", arguments: sets)
  func one(_ positions: Set<Int>) {
    let set = EnvironmentSet(positions.sorted())
    #expect(set.isEmpty == positions.isEmpty)
    for position in 0..<260 { #expect(set.contains(position) == positions.contains(position)) }
    // Whatever was in it: equal sets are equal.
    var other = EnvironmentSet(0..<260)
    other.subtract(EnvironmentSet(Set(0..<260).subtracting(positions)))
    #expect(other == set)
  }

  @Test("of two kinds", arguments: pairs)
  func two(_ first: Set<Int>, _ second: Set<Int>) {
    let (left, right) = (EnvironmentSet(first), EnvironmentSet(second))
    var union = left
    union.formUnion(right)
    #expect(union == EnvironmentSet(first.union(second)))
    #expect(left.intersection(right) == EnvironmentSet(first.intersection(second)))
    var rest = left
    rest.subtract(right)
    #expect(rest == EnvironmentSet(first.subtracting(second)))
    #expect(left.isDisjoint(with: right) == first.isDisjoint(with: second))
    #expect(left.isSubset(of: right) == first.isSubset(of: second))
  }
}
