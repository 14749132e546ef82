import JSON
import TabModel

/// The names of conditions in `when` and `unless`.
final class ConditionNames {
  private unowned let scope: LintScope
  private var spec: TabSpec { scope.spec }

  init(_ scope: LintScope) { self.scope = scope }

  /// The names in `when` and `unless`, those of variants first.
  private(set) lazy var all: [ConditionName] = {
    let ofVariants = spec.variants.compactMap { $0.value.availability?.value }
    let ofNodes = spec.nodes.compactMap { $0.availability?.value }
    return ofVariants.flatMap { names(in: $0, isOfVariant: true) }
      + ofNodes.flatMap { names(in: $0, isOfVariant: false) }
  }()

  private func names(in availability: Availability, isOfVariant: Bool) -> [ConditionName] {
    let required = availability.when?.value ?? []
    let excluded = availability.unless?.value ?? []
    return required.map {
      ConditionName(name: $0, asksToHold: true, isOfVariant: isOfVariant, opposite: excluded)
    }
      + excluded.map {
        ConditionName(name: $0, asksToHold: false, isOfVariant: isOfVariant, opposite: required)
      }
  }

  /// The likely condition for each unknown name.
  private(set) lazy var meant: [String: String] = {
    let known = spec.conditions.map(\.name.value)
    var suggestions = Suggestions(known)
    var meant: [String: String] = [:]
    for name in all.map(\.name.value) where !known.contains(name) {
      meant[name] = suggestions[name]
    }
    return meant
  }()

  /// Returns what a help calls a variant that it asks to remove: `the variant`, with the conditions that
  /// nothing else names.
  func variantToRemove(_ availability: Availability?) -> String {
    let own = (availability?.required ?? []) + (availability?.excluded ?? [])
    let unused = spec.conditions.map(\.name.value).filter { name in
      own.contains(name)
        && all.count { $0.name.value == name } == own.count { $0 == name }
    }
    if unused.isEmpty { return "the variant" }
    return "the variant and the condition\(unused.count == 1 ? "" : "s") "
      + shortList(unused.map { "'\($0)'" })
  }
}

struct ConditionName {
  let name: Located<String>
  let asksToHold: Bool
  let isOfVariant: Bool
  /// The names in `unless` for one in `when`, and the reverse.
  let opposite: [Located<String>]
}
