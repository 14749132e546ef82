import Testing

@testable import TabLint

/// Sets of positions below and above 64, compared with those of the standard library.
@Suite("Sets of environments")
struct EnvironmentSetTests {
  private static let sets: [Set<Int>] = [
    [], [0], [63], [64], [0, 63, 64, 127], [128], [1, 200], [64, 200], [65], [5, 6, 64, 65, 130],
    Set(0..<64), Set(0...64), Set(0..<192),
  ]

  @Test("are like those of the standard library", arguments: sets)
  func operations(_ first: Set<Int>) {
    let set = EnvironmentSet(first.sorted())
    #expect(set.isEmpty == first.isEmpty)
    let contained = (0..<260).filter { set.contains($0) }
    #expect(contained == first.sorted())
    // Whatever was in it: equal sets are equal.
    var other = EnvironmentSet(0..<260)
    other.subtract(EnvironmentSet(Set(0..<260).subtracting(first)))
    #expect(other == set)
    for second in Self.sets {
      let right = EnvironmentSet(second)
      var (union, rest) = (set, set)
      union.formUnion(right)
      rest.subtract(right)
      #expect(union == EnvironmentSet(first.union(second)), "\(second)")
      #expect(set.intersection(right) == EnvironmentSet(first.intersection(second)), "\(second)")
      #expect(rest == EnvironmentSet(first.subtracting(second)), "\(second)")
      #expect(set.isDisjoint(with: right) == first.isDisjoint(with: second), "\(second)")
      #expect(set.isSubset(of: right) == first.isSubset(of: second), "\(second)")
    }
  }
}
