package import JSON

/// A runtime condition that tabs depend on, such as being signed in.
package struct Condition: KeyedObject {
  package internal(set) var name = Located("", at: 0..<0)
  package internal(set) var meaning = ""
  /// The state that is shown by default.
  package internal(set) var isUsual = true

  package init() {}
  package static var shape: Shape { .object(.condition) }

  package static let keys: [SpecKey<Condition>] = [
    SpecKey(
      "meaning", value: \.meaning, as: .name, absent: "required", "The condition as a sentence."),
    SpecKey("usually", value: \.isUsual, absent: "true", "The default state."),
  ]

  /// Returns whether a name is valid: an ASCII letter, then ASCII letters and digits, as in Swift.
  package static func isName(_ name: String) -> Bool {
    name.utf8.first.map(isLetter) == true && name.utf8.allSatisfy { isLetter($0) || isDigit($0) }
  }
}

/// The conditions of a spec, in its order.
package struct Conditions: SpecValue {
  package let all: [Condition]

  package static var shape: Shape { .conditions }
  package init?(_ json: JSONValue) {
    all = json.membersWithoutComment.map { member in
      var condition = Condition()
      condition.read(member.value)
      condition.name = member.key
      return condition
    }
  }
}

/// The conditions of a spec that hold. Empty if the spec has none or the request names none.
package struct ConditionState: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    package let name: String
    package let isUsual: Bool
    package var holds: Bool
  }

  /// The conditions in the order of the spec.
  package private(set) var entries: [Entry] = []

  package func holds(_ name: String) -> Bool { entries.contains { $0.holds && $0.name == name } }

  package var holding: [String] { entries.filter(\.holds).map(\.name) }

  package var unusual: [Entry] { entries.filter { $0.holds != $0.isUsual } }

  package var isUsual: Bool { entries.allSatisfy { $0.holds == $0.isUsual } }

  /// Returns the state with a condition changed. Unknown conditions are ignored.
  package func setting(_ name: String, to holds: Bool) -> ConditionState {
    var state = self
    for position in state.entries.indices where state.entries[position].name == name {
      state.entries[position].holds = holds
    }
    return state
  }

  /// Returns the state with the conditions of another one that it lacks.
  package func adding(_ other: ConditionState) -> ConditionState {
    let names = Set(entries.map(\.name))
    var state = self
    state.entries += other.entries.filter { !names.contains($0.name) }
    return state
  }

  /// The unusual conditions as a suffix of an environment: `, signedIn` or `, not signedIn,
  /// offline`.
  package var suffix: String { unusual.map { ($0.holds ? ", " : ", not ") + $0.name }.joined() }
}

extension TabSpec {
  package var usualConditions: ConditionState {
    ConditionState(
      entries: conditions.map {
        .init(name: $0.name.value, isUsual: $0.isUsual, holds: $0.isUsual)
      })
  }

  /// The states that rules check: those of reports, and with several conditions all and none.
  package var checkedStates: [ConditionState] {
    states(
      with: [true, false].map { holds in
        conditions.reduce(usualConditions) { $0.setting($1.name.value, to: holds) }
      })
  }

  /// The states that reports show: the usual one; each condition changed; and for each availability
  /// that none of these satisfies, the usual state changed to match it.
  package var reportedStates: [ConditionState] { states(with: []) }

  private func states(with others: [ConditionState]) -> [ConditionState] {
    let usual = usualConditions
    if conditions.isEmpty { return [usual] }
    let known = [usual] + usual.entries.map { usual.setting($0.name, to: !$0.holds) } + others
    var states = known
    for availability in availabilities
    where states.count < maximumStates && !known.contains(where: availability.matches) {
      var state = usual
      for name in availability.required { state = state.setting(name, to: true) }
      for name in availability.excluded { state = state.setting(name, to: false) }
      states.append(state)
    }
    return Array(states.uniqued().prefix(maximumStates))
  }

  /// The maximum number of states, each of which is resolved on every platform and release: 100 for
  /// up to 200 nodes, then fewer.
  package var maximumStates: Int { 20_000 / max(nodes.count, 200) }
}
