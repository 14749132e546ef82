import JSON
package import TabModel

extension ConditionState {
  /// Returns states like this one in which only one of two specs has a node, or in which only one of two variants
  /// applies.
  package func distinguishing(_ old: TabSpec, _ new: TabSpec) -> [ConditionState] {
    let pairing = NodePairing(old, new)
    let nodes = pairing.newOfOld.enumerated().map { node, other in
      (old.requirements(of: node), other.map(new.requirements))
    }
    let variants = zip(old.variants, new.variants).map {
      ($0.availability.requirements, Optional($1.availability.requirements))
    }
    var pairs: [Set<Requirement>: Set<Set<Requirement>>] = [:]
    var states: [ConditionState] = []
    for case (let before, let after?) in nodes + variants
    where before != after && pairs[before, default: []].insert(after).inserted {
      states += matching(before, butNot: after) + matching(after, butNot: before)
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
      when.map { Requirement(condition: $0, holds: true) }
        + unless.map { Requirement(condition: $0, holds: false) })
  }
}

extension TabSpec {
  /// The requirements of a node and the groups that contain it.
  fileprivate func requirements(of node: Int) -> Set<Requirement> {
    ([node] + ancestors(of: node)).reduce(into: []) { requirements, node in
      if let availability = availability(of: nodes[node]) {
        requirements.formUnion(availability.requirements)
      }
    }
  }
}
