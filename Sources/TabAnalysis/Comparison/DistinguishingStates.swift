import JSON
package import TabModel

extension ConditionState {
  /// Returns variations of this state in which only one of two specs has a node, or only one of two variants applies.
  package func distinguishing(_ old: TabSpec, _ new: TabSpec) -> [ConditionState] {
    let nodes = NodePairing(old, new).newOfOld.enumerated().compactMap { node, other in
      other.map { [old.requirements(of: node), new.requirements(of: $0)] }
    }
    let variants = zip(old.variants, new.variants).map {
      [$0.value.requirements, $1.value.requirements]
    }
    var states: [ConditionState] = []
    for pair in (nodes + variants).uniqued() {
      states += matching(pair[0], butNot: pair[1]) + matching(pair[1], butNot: pair[0])
      if states.count >= TabSpec.mostStates { break }
    }
    return states.uniqued()
  }

  private func matching(
    _ requirements: Set<Requirement>, butNot others: Set<Requirement>
  ) -> [ConditionState] {
    let state = requirements.reduce(self) { $0.setting($1.condition, to: $1.holds) }
    // No state matches contradictory requirements.
    guard requirements.allSatisfy({ state.holds($0.condition) == $0.holds }) else { return [] }
    return others.subtracting(requirements).sorted { $0.condition < $1.condition }.map {
      state.setting($0.condition, to: !$0.holds)
    }
  }
}

private struct Requirement: Hashable {
  let condition: String
  let holds: Bool
}

extension Availability {
  fileprivate var requirements: Set<Requirement> {
    Set(
      required.map { Requirement(condition: $0, holds: true) }
        + excluded.map { Requirement(condition: $0, holds: false) })
  }
}

extension Variant {
  fileprivate var requirements: Set<Requirement> { availability?.value.requirements ?? [] }
}

extension TabSpec {
  fileprivate func requirements(of node: Int) -> Set<Requirement> {
    let availabilities = ([node] + ancestors(of: node)).compactMap { nodes[$0].availability?.value }
    return Set(availabilities.flatMap(\.requirements))
  }
}
