import JSON
import TabModel

extension LintScope {
  /// Returns all names in `when` and `unless`, those of variants first.
  func findConditionNames() -> [ConditionName] {
    let variants = spec.variants.compactMap {
      $0.object["availability"]
    }
    let hasNames = spec.availabilities.map { !$0.when.isEmpty || !$0.unless.isEmpty }
    let nodes = spec.nodes.filter { hasNames[spec.availabilityIndex(of: $0)] }
    let availabilities =
      variants.map { ($0, true) }
      + nodes.map { (spec.written(.availability, of: $0), false) }
    return availabilities.flatMap { availability, isOfVariant in
      ["when", "unless"].flatMap { key in
        (document.member(key, of: availability).map(document.elements) ?? []).map {
          ConditionName(value: $0, asksToHold: key == "when", isOfVariant: isOfVariant)
        }
      }
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

struct ConditionName {
  let value: JSONValue
  let asksToHold: Bool
  let isOfVariant: Bool
}
