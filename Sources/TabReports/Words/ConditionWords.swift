import JSON
package import TabModel

/// Describes states of conditions among all possible ones: `not signedIn`, or `usually or offline`.
func conditionWords(_ states: Set<ConditionState>, among all: [ConditionState]) -> String {
  for entry in all.first?.entries ?? [] {
    for holds in [true, false] where states == Set(all.filter { $0.holds(entry.name) == holds }) {
      return entry.words(holds: holds)
    }
  }
  return all.filter(states.contains).map(\.words).joined(separator: " or ")
}

extension ConditionState {
  /// The unusual conditions: `not signedIn`.
  package var words: String {
    unusual.isEmpty ? "usually" : listed(unusual.map { $0.words(holds: $0.holds) })
  }
}

extension ConditionState.Entry {
  fileprivate func words(holds: Bool) -> String { holds ? name : "not \(name)" }
}
