import JSON
import TabModel

extension LintScope {
  /// Returns all names in `when` and `unless`, those of variants first.
  func findConditionNames() -> [ConditionName] {
    let ofVariants = spec.variants.compactMap { $0.value.availability?.value }
    let ofNodes = spec.nodes.compactMap { $0.availability?.value }
    return ofVariants.flatMap { names(in: $0, isOfVariant: true) }
      + ofNodes.flatMap { names(in: $0, isOfVariant: false) }
  }

  private func names(in availability: Availability, isOfVariant: Bool) -> [ConditionName] {
    let required = availability.when?.value ?? []
    let excluded = availability.unless?.value ?? []
    return required.map { ConditionName(name: $0, asksToHold: true, isOfVariant: isOfVariant) }
      + excluded.map { ConditionName(name: $0, asksToHold: false, isOfVariant: isOfVariant) }
  }

  /// Returns the likely condition for each unknown name.
  func findConditionsMeant() -> [String: String] {
    let known = spec.conditions.map(\.name.value)
    var suggestions = Suggestions(known)
    var meant: [String: String] = [:]
    for name in conditionNames.map(\.name.value) where !known.contains(name) {
      meant[name] = suggestions[name]
    }
    return meant
  }
}

struct ConditionName {
  let name: Located<String>
  let asksToHold: Bool
  let isOfVariant: Bool
}
