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
    exception: "The variant is for a target that the app does not have yet.",
    apple: "Nothing: variants belong to the format; the app sets other values.",
    certainty: """
      Certain. Layouts are resolved for major releases; a variant for a release between them, or after the \
      last, is not reported.
      """,
    accepts: [
      Example(
        """
        {"variants": [
          {"availability": {"platforms": ["iPadOS"]}, "initialTabIdentifier": "stars"},
          {"availability": {"horizontalSizeClass": "regular"}, "initialTabIdentifier": "home"}
         ],
         "tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "stars", "title": "Stars", "image": "star"}
        ]}
        """)
    ],
    rejects: [
      Example(
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
        """)
    ],
    check: .spec { spec, scope, findings in
      let known = Set(spec.conditions.map(\.name.value))
      for (position, variant) in spec.variants.enumerated() {
        // Another rule reports unknown conditions.
        let availability = variant.value.availability?.value ?? Availability()
        guard (availability.required + availability.excluded).allSatisfy(known.contains),
          let problem = scope.problem(of: variant, at: position)
        else { continue }
        findings.report(problem.message, at: variant.range, help: problem.help)
      }
    })
}

extension LintScope {
  fileprivate func problem(
    of variant: Located<Variant>, at position: Int
  ) -> (message: String, help: String)? {
    func places(in spec: TabSpec) -> [RootPlace] {
      placesOfRootKeys(in: spec).filter { variant.range.contains($0.range.lowerBound) }
    }
    // Another rule reports properties that no target has.
    if places(in: written).contains(where: { !nowhere($0).isEmpty }) { return nil }
    let removed = conditionNames.variantToRemove(variant.value.availability?.value)
    let counting = places(in: spec).filter { !environments(having: $0).isEmpty }
    if counting.isEmpty {
      let isMatching = !environmentsOfVariants[position].isEmpty
      if !isMatching, variant.value.availability.map({ isBetweenReleases($0.value) }) ?? false {
        return nil
      }
      return (
        "no environment of the targets takes a key from this variant",
        "remove \(removed), or "
          + (isMatching
            ? "move it before the variants that override it" : "correct its availability")
      )
    }
    if counting.contains(where: { changesSomething($0, position) }) { return nil }
    return ("the spec has the same values without this variant", "remove \(removed)")
  }

  /// Returns whether an availability has a release between those of the environments, or after the last.
  private func isBetweenReleases(_ availability: Availability) -> Bool {
    environments.contains { environment in
      let target = spec.targets.first { $0.platform == environment.platform.name }
      return target.flatMap([availability].oldestRelease) != nil
        && availability.horizontalSizeClass.map { $0.value == environment.sizeClass } ?? true
        && availability.matches(environment.conditions)
    }
  }

  /// Returns the environments in which a key of a place applies.
  private func environments(having place: RootPlace) -> EnvironmentSet {
    let isWidth = place.key == RootValues.key(\.horizontalSizeClass)
    return place.environments.intersection(
      environmentSet {
        $0.has(place.key.definition) && (!isWidth || $0.platform.windowSizes.count > 1)
      })
  }

  private func changesSomething(_ place: RootPlace, _ position: Int) -> Bool {
    let own = words(place.key, of: place.values)
    var left = environments(having: place)
    let others = zip(spec.variants, environmentsOfVariants).dropFirst(position + 1)
    for (variant, matching) in others where !left.isDisjoint(with: matching) {
      guard place.key.isWritten(in: variant.value.values) else { continue }
      if words(place.key, of: variant.value.values) != own { return true }
      left.subtract(matching)
    }
    return !left.isEmpty && words(place.key, of: spec.root) != own
  }

  private func words(_ key: SpecKey<RootValues>, of values: RootValues) -> [String] {
    WrittenKey(key, of: values).map(words) ?? []
  }

  /// Returns equal strings for equal values; empty for defaults.
  private func words(_ key: WrittenKey) -> [String] {
    switch key.value {
    case let sidebar as Sidebar:
      sidebar.written().flatMap { inner in words(inner).map { "\(inner.name) \($0)" } }.sorted()
    case let view as TitledView:
      [view.title?.value ?? ""] + (view.leadsTo?.value ?? []).map(\.value)
    case let names as [Located<String>]: names.map(\.value)
    case let text as String: [text]
    case let flag as Bool: key.differsFromDefault ? [String(flag)] : []
    default: key.choice.flatMap { $0 == key.definition.absent ? nil : [$0] } ?? []
    }
  }
}
