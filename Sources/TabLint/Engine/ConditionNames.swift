import JSON
import TabModel

extension LintScope {
  /// Returns all names in `when` and `unless`, those of variants first.
  func findConditionNames() -> [ConditionName] {
    var names: [ConditionName] = []
    for variant in spec.variants {
      guard let availability = document.member(NodeKey.availability.name, of: variant.object) else {
        continue
      }
      names += conditionNames(in: availability, ofVariant: true)
    }
    guard spec.availabilities.contains(where: { !$0.when.isEmpty || !$0.unless.isEmpty }) else {
      return names
    }
    for node in spec.nodes {
      guard let known = spec.availability(of: node), !known.when.isEmpty || !known.unless.isEmpty,
        let availability = spec.value(of: .availability, in: node)
      else { continue }
      names += conditionNames(in: availability, ofVariant: false)
    }
    return names
  }

  private func conditionNames(in availability: JSONValue, ofVariant isOfVariant: Bool)
    -> [ConditionName]
  {
    ["when", "unless"].flatMap { key in
      document.member(key, of: availability).map { list in
        document.elements(of: list).map {
          ConditionName(value: $0, asksToHold: key == "when", isOfVariant: isOfVariant)
        }
      } ?? []
    }
  }

  /// Returns the likely condition for each unknown name.
  func findConditionsMeant() -> [String: String] {
    let known = Set(spec.conditions.map(\.name.value))
    var suggestions = Suggestions(spec.conditions.map(\.name.value))
    var meant: [String: String] = [:]
    for name in conditionNames {
      let text = document.string(name.value)
      if !known.contains(text), meant[text] == nil { meant[text] = suggestions[text] }
    }
    return meant
  }
}

/// A name in `when` or `unless`.
struct ConditionName {
  let value: JSONValue
  let asksToHold: Bool
  let isOfVariant: Bool
}
