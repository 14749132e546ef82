/// Sets of environments, each held once and called by a number: the changes of a large spec are many,
/// and the sets of environments that they are found in are few.
package struct EnvironmentSets: Sendable {
  /// A set with one more environment.
  private struct Step: Hashable {
    let set: Int32
    let environment: Int32
  }

  private var members: [[Int]] = []
  private var numbers: [[Int]: Int32] = [:]
  /// What is known of sets that grow.
  private var steps: [Step: Int32] = [:]

  /// No sets.
  package init() {}

  /// How many sets there are; their numbers are those below it.
  package var count: Int { members.count }

  /// The positions of the environments in a set, ascending.
  package subscript(set: Int32) -> [Int] { members[Int(set)] }

  /// A set and one more environment.
  ///
  /// - Parameter set: nil for the empty one.
  package mutating func adding(_ environment: Int, to set: Int32?) -> Int32 {
    let step = Step(set: set ?? -1, environment: Int32(truncatingIfNeeded: environment))
    if let known = steps[step] { return known }
    let number = number(of: (set.map { self[$0] } ?? []) + [environment])
    steps[step] = number
    return number
  }

  /// Everything that is in one of two sets.
  package mutating func union(_ first: Int32, _ second: Int32) -> Int32 {
    first == second ? first : number(of: self[first] + self[second])
  }

  private mutating func number(of environments: [Int]) -> Int32 {
    let environments = Set(environments).sorted()
    if let known = numbers[environments] { return known }
    let number = Int32(truncatingIfNeeded: members.count)
    members.append(environments)
    numbers[environments] = number
    return number
  }
}
