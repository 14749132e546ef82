import JSON
import TabModel

extension Rule {
  static let unusedVariant = Rule(
    id: "unused-variant",
    severity: .warning,
    summary: "Every variant changes something on the app's targets.",
    rationale: """
      A key is set by the first variant that matches. A variant that earlier variants override \
      everywhere, or for a platform that the app does not ship on, has no effect on any device.
      """,
    remedy: """
      Remove it, or move it before the variant that overrides it. Also remove a variant whose \
      values equal those of the spec.
      """,
    exception: """
      It is for a minor release that the tool does not check, such as a workaround for one \
      release.
      """,
    apple: "Nothing: variants belong to the format; the app sets other values.",
    certainty:
      "Certain for the environments that the tool looks at, which are those of major releases.",
    accepts: [
      """
      {"variants": [
        {"availability": {"platforms": ["iPadOS"]}, "initialTabIdentifier": "stars"},
        {"availability": {"horizontalSizeClass": "regular"}, "initialTabIdentifier": "home"}
       ],
       "tabs": [
        {"identifier": "home", "title": "Home", "image": "house"},
        {"identifier": "stars", "title": "Stars", "image": "star"}
      ]}
      """
    ],
    rejects: [
      """
      {"targets": [{"platform": "iOS", "minimumVersion": "18.0"}],
       "variants": [[-
        -]{"availability": {"platforms": ["iOS"]}, "initialTabIdentifier": "stars"}[-,
        ↓{"availability": {"horizontalSizeClass": "regular"}, "initialTabIdentifier": "home"},
        ↓{"availability": {"platforms": ["iPadOS"]}, "mode": "tabSidebar"},
        ↓{"availability": {"horizontalSizeClass": "compact"}, "isTabBarHidden": false}
       -]],
       "tabs": [
        {"identifier": "home", "title": "Home", "image": "house"},
        {"identifier": "stars", "title": "Stars", "image": "star"}
      ]}
      """
    ],
    check: .spec { spec, scope, findings in
      let known = Set(spec.conditions.map(\.name.value))
      let places = Dictionary(grouping: scope.placesOfRootKeys, by: \.object)
      for (position, variant) in spec.variants.enumerated() {
        // Another rule reports unknown conditions.
        let names = variant.availability.when + variant.availability.unless
        guard names.allSatisfy(known.contains),
          let problem = scope.problem(ofVariant: position, places[variant.object] ?? [])
        else { continue }
        findings.report(problem.message, at: variant.object, help: problem.help)
      }
    })
}

extension LintScope {
  fileprivate func problem(
    ofVariant position: Int, _ places: [RootPlace]
  ) -> (message: String, help: String)? {
    // Another rule reports properties that no target has.
    if places.contains(where: { !nowhere($0).isEmpty }) { return nil }
    let counting = places.filter { !environments(having: $0).isEmpty }
    if counting.isEmpty {
      let isMatching = !environmentsOfVariants[position].isEmpty
      return (
        "no environment of the targets takes a key from this variant",
        isMatching
          ? "remove it, or move it before the variants that override it"
          : "remove it, or correct its availability"
      )
    }
    if counting.contains(where: { changesSomething($0, position) }) { return nil }
    return ("the spec has the same values without this variant", "remove it")
  }

  /// Returns the environments in which a key of a place applies.
  private func environments(having place: RootPlace) -> EnvironmentSet {
    place.environments.intersection(
      environmentSet {
        $0.has(place.key.definition)
          && (place.key != .horizontalSizeClass || $0.platform.surfaces.count > 1)
      })
  }

  private func changesSomething(_ place: RootPlace, _ position: Int) -> Bool {
    let key = place.key.definition
    let own = words(key, place.value)
    var left = environments(having: place)
    let others = zip(spec.variants, environmentsOfVariants).dropFirst(position + 1)
    for (variant, matching) in others where !left.isDisjoint(with: matching) {
      guard let other = variant.values.value(of: place.key) else { continue }
      if words(key, other) != own { return true }
      left.subtract(matching)
    }
    return !left.isEmpty && spec.root.value(of: place.key).map { words(key, $0) } ?? [] != own
  }

  /// Returns equal strings for equal values; empty for defaults.
  private func words(_ key: KeyDefinition, _ value: JSONValue) -> [String] {
    switch key.shape {
    case .object(let object):
      return document.values(of: value, as: object).filter { spec.framework.has($0.key) }
        .flatMap { key, inner in words(key, inner).map { "\(key.name) \($0)" } }.sorted()
    case .list: return value.elements.map { document.string($0) }
    case .bool, .choice:
      let text = document.text(value) ?? (document.kind(of: value) == .true ? "true" : "false")
      return text == key.absent ? [] : [text]
    default: return [document.string(value)]
    }
  }
}
