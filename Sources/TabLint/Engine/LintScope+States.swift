import JSON
import TabModel

/// Findings name the usual state of the conditions, and others only if nothing is wrong in that one.
extension LintScope {
  /// The number of environments in each state of the conditions; the usual state has the first ones.
  func countEnvironmentsOfUsualState() -> Int {
    let usual = environments.first?.conditions
    return spec.conditions.isEmpty
      ? environments.count : environments.prefix { $0.conditions == usual }.count
  }

  /// The environments in which a finding is told that holds in all of these: those in the usual state
  /// if there are any, or else those in the states that differ least from it.
  func told(_ set: EnvironmentSet) -> EnvironmentSet {
    if spec.conditions.isEmpty { return set }
    let usual = set.intersection(usualEnvironments)
    if !usual.isEmpty { return usual }
    let states = Set(positions(in: set).map { $0 / environmentsOfUsualState }).sorted()
    let flips = states.map { self.flips(inState: $0) }
    let nearest = zip(states, flips).filter { _, flip in
      !flips.contains { $0 != flip && $0.isSubset(of: flip) }
    }.map(\.0)
    return EnvironmentSet(
      positions(in: set).filter { nearest.contains($0 / environmentsOfUsualState) })
  }

  func told(_ views: [LayoutView]) -> [LayoutView] {
    if spec.conditions.isEmpty { return views }
    let told = told(EnvironmentSet(views.map(\.position)))
    return views.filter { told.contains($0.position) }
  }

  /// Where layouts are, as the end of a sentence, such as ` in a narrow iPad window` or ` when signedIn
  /// does not hold`; empty if they are those of all environments in the usual state, or of none.
  func place(of views: [LayoutView]) -> String { place(of: EnvironmentSet(views.map(\.position))) }

  /// The same for a set of environments.
  func place(of set: EnvironmentSet) -> String {
    if set.isEmpty { return "" }
    return groups(told(set)).map { group in
      let place =
        group.positions.count == environmentsOfUsualState
        ? "" : " " + whereabouts(ofPositions: group.positions)
      return place + when(group.states)
    }.joined(separator: ", and")
  }

  /// A set of environments in words, as `Whereabouts` has them, with the states where they are not the
  /// usual one.
  func whereabouts(of set: EnvironmentSet) -> String {
    groups(told(set)).map { whereabouts(ofPositions: $0.positions) + when($0.states) }
      .joined(separator: ", and ")
  }

  /// The states of a set alone, as the end of a sentence: ` when signedIn does not hold`.
  func states(of set: EnvironmentSet) -> String {
    when(Set(positions(in: told(set)).map { $0 / environmentsOfUsualState }).sorted())
  }

  /// The states that have the same of their environments in a set.
  private func groups(_ set: EnvironmentSet) -> [(positions: EnvironmentSet, states: [Int])] {
    let size = environmentsOfUsualState
    var byState: [Int: EnvironmentSet] = [:]
    for position in positions(in: set) {
      byState[position / size, default: []].insert(position % size)
    }
    var groups: [(positions: EnvironmentSet, states: [Int])] = []
    for (state, positions) in byState.sorted(by: { $0.key < $1.key }) {
      if let known = groups.firstIndex(where: { $0.positions == positions }) {
        groups[known].states.append(state)
      } else {
        groups.append((positions, [state]))
      }
    }
    return groups
  }

  private func whereabouts(ofPositions positions: EnvironmentSet) -> String {
    Whereabouts(positions, among: Array(environments.prefix(environmentsOfUsualState))).text
  }

  /// Such as ` when signedIn does not hold or when beta holds`; empty for the usual state.
  private func when(_ states: [Int]) -> String {
    let words = states.map { state in
      listed(
        environments[state * environmentsOfUsualState].conditions.unusual.map {
          "\($0.name) \($0.holds ? "holds" : "does not hold")"
        })
    }
    if words.isEmpty || words == [""] { return "" }
    return " when " + words.prefix(mostTold).joined(separator: " or when ")
      + (words.count > mostTold ? " or in \(words.count - mostTold) more states" : "")
  }

  private func flips(inState state: Int) -> Set<ConditionState.Entry> {
    Set(environments[state * environmentsOfUsualState].conditions.unusual)
  }
}
