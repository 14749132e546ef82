import JSON
import TabModel

/// Findings name unusual states of the conditions only if the usual one has no problem.
extension LintScope {
  /// Returns the environments to name in a finding: those in the usual state, or else in the states closest to it.
  func reported(_ set: EnvironmentSet) -> EnvironmentSet {
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

  /// Returns the location of layouts as the end of a sentence: ` in a compact iPad window`, ` when signedIn does
  /// not hold`. Empty for all environments in the usual state, and for none.
  func place(of set: EnvironmentSet) -> String {
    if let known = places[set] { return known }
    let place = groups(reported(set)).map { positions, states in
      let place =
        positions == usualEnvironments ? "" : " " + environmentWords(ofPositions: positions)
      return place + when(states)
    }.joined(separator: ", and")
    places[set] = place
    return place
  }

  /// Returns the location of some of the layouts that a sentence names: only the states if the devices are the same,
  /// and only the devices if the states are. Empty for all of them.
  func place(of some: EnvironmentSet, among all: EnvironmentSet) -> String {
    let (some, all) = (reported(some), reported(all))
    if some == all { return "" }
    let states = states(of: some)
    if inUsualState(some) == inUsualState(all) { return states }
    let place = place(of: some)
    let hasSameStates = states == self.states(of: all) && place.hasSuffix(states)
    return hasSameStates ? String(place.dropLast(states.count)) : place
  }

  private func inUsualState(_ set: EnvironmentSet) -> EnvironmentSet {
    EnvironmentSet(positions(in: set).map { $0 % environmentsOfUsualState })
  }

  /// Returns a description of environments, with their unusual states.
  func environmentWords(of set: EnvironmentSet) -> String {
    groups(reported(set)).map { environmentWords(ofPositions: $0) + when($1) }
      .joined(separator: ", and ")
  }

  /// Returns only the states, as the end of a sentence: ` when signedIn does not hold`.
  func states(of set: EnvironmentSet) -> String {
    when(Set(positions(in: reported(set)).map { $0 / environmentsOfUsualState }).sorted())
  }

  /// Groups states that have the same environments in a set.
  private func groups(_ set: EnvironmentSet) -> [(key: EnvironmentSet, elements: [Int])] {
    let size = environmentsOfUsualState
    var byState: [Int: EnvironmentSet] = [:]
    for position in positions(in: set) {
      byState[position / size, default: []].insert(position % size)
    }
    return byState.keys.sorted().grouped { byState[$0] ?? [] }
  }

  private func environmentWords(ofPositions positions: EnvironmentSet) -> String {
    if let known = wordsOfEnvironments[positions] { return known }
    let words = description(
      of: positions, among: Array(environments.prefix(environmentsOfUsualState)))
    wordsOfEnvironments[positions] = words
    return words
  }

  /// Returns the states in words: ` when signedIn does not hold or when beta holds`. Empty for the usual state.
  private func when(_ states: [Int]) -> String {
    let words = states.map { state in
      listed(
        environments[state * environmentsOfUsualState].conditions.unusual.map {
          "\($0.name) \($0.holds ? "holds" : "does not hold")"
        })
    }
    if words.isEmpty || words == [""] { return "" }
    let others = words.count - maximumNames
    return " when " + words.prefix(maximumNames).joined(separator: " or when ")
      + (others > 0 ? " or in \(others) more state\(others == 1 ? "" : "s")" : "")
  }

  private func flips(inState state: Int) -> Set<ConditionState.Entry> {
    Set(environments[state * environmentsOfUsualState].conditions.unusual)
  }
}
