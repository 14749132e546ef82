import JSON

/// What tabs depend on while the app runs, such as whether somebody is signed in.
package struct Condition: Sendable {
  package let name: Located<String>
  package let meaning: String
  /// The state that is shown where nobody asks for another.
  package let isUsual: Bool

  /// Whether a name is an ASCII letter, then ASCII letters and digits, as names in Swift are.
  package static func isName(_ name: String) -> Bool {
    let letters = name.utf8.map { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
    let digits = name.utf8.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return letters.first == true && zip(letters, digits).allSatisfy { $0 || $1 }
  }
}

/// Which conditions of a spec hold; without any where the spec has none, or where nothing was asked for.
package struct ConditionState: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    package let name: String
    package let isUsual: Bool
    package var holds: Bool
  }

  /// In the order of the spec.
  package private(set) var entries: [Entry] = []

  package init() {}

  init(usual conditions: [Condition]) {
    entries = conditions.map {
      Entry(name: $0.name.value, isUsual: $0.isUsual, holds: $0.isUsual)
    }
  }

  package func holds(_ name: String) -> Bool {
    entries.contains { $0.holds && $0.name == name }
  }

  /// The names of those that hold.
  package var holding: [String] { entries.filter(\.holds).map(\.name) }

  /// The conditions that are not as usual.
  package var unusual: [Entry] { entries.filter { $0.holds != $0.isUsual } }

  package var isUsual: Bool { entries.allSatisfy { $0.holds == $0.isUsual } }

  /// The same with a condition changed; one that the spec does not have changes nothing.
  package func setting(_ name: String, to holds: Bool) -> ConditionState {
    var state = self
    for position in state.entries.indices where state.entries[position].name == name {
      state.entries[position].holds = holds
    }
    return state
  }

  /// Such as `, signedIn` or `, not signedIn, offline`: what is not as usual, after an environment.
  package var suffix: String {
    unusual.map { ($0.holds ? ", " : ", not ") + $0.name }.joined()
  }
}

extension TabSpec {
  package var usualConditions: ConditionState { ConditionState(usual: conditions) }

  /// The states that rules look at: the usual one; each condition by itself the other way round; of
  /// several all and none; and, for each availability that none of these satisfies, the usual state with
  /// what it asks for.
  package var conditionStates: [ConditionState] {
    let usual = usualConditions
    var states = [usual]
    states += usual.entries.map { usual.setting($0.name, to: !$0.holds) }
    if conditions.count > 1 {
      for holds in [true, false] {
        states.append(conditions.reduce(usual) { $0.setting($1.name.value, to: holds) })
      }
    }
    let known = states
    for availability in availabilities + variants.map(\.availability)
    where !known.contains(where: availability.matches) && states.count < Self.mostStates {
      var state = usual
      for name in availability.when { state = state.setting(name, to: true) }
      for name in availability.unless { state = state.setting(name, to: false) }
      states.append(state)
    }
    return states.uniqued()
  }

  /// What real specs do not come near: each state is worked out on every platform and release.
  private static let mostStates = 100
}
