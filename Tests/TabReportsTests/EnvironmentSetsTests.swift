import TabReports
import Testing

@Suite("Sets of environments")
struct EnvironmentSetsTests {
  /// Environments in the order in which they are met, and the set that they are.
  static let cases: [(met: [Int], set: [Int])] = [
    ([0], [0]), ([7], [7]), ([0, 1, 2], [0, 1, 2]), ([2, 0, 1], [0, 1, 2]), ([3, 3], [3]),
  ]

  @Test("A set has what was added, ascending and once", arguments: cases)
  func members(met: [Int], set: [Int]) throws {
    var sets = EnvironmentSets()
    var number: Int32?
    for environment in met { number = sets.adding(environment, to: number) }
    #expect(sets[try #require(number)] == set)
  }

  @Test("Equal sets have one number, in whatever way they came about; others have another")
  func numbers() {
    var sets = EnvironmentSets()
    let one = sets.adding(1, to: nil)
    let both = sets.adding(2, to: one)
    let two = sets.adding(2, to: nil)
    #expect(sets.adding(1, to: two) == both)
    #expect(sets.adding(2, to: one) == both)
    #expect(sets.union(one, two) == both)
    #expect(sets.union(both, one) == both)
    #expect(sets.union(two, two) == two)
    #expect(Set([one, two, both]).count == 3)
    #expect(sets.count == 3)
    #expect(sets.adding(3, to: both) != both)
    #expect(sets.count == 4)
  }
}
