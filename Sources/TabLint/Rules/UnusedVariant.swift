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
    sources: [],
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
      Example(
        """
        {"targets": [{"platform": "iOS", "minimumVersion": "18.0"}],
         "variants": [
          {"availability": {"platforms": ["iOS"]}, "initialTabIdentifier": "stars"},
          ↓{"availability": {"horizontalSizeClass": "regular"}, "initialTabIdentifier": "home"},
          ↓{"availability": {"platforms": ["iPadOS"]}, "mode": "tabSidebar"},
          ↓{"availability": {"horizontalSizeClass": "compact"}, "isTabBarHidden": false}
         ],
         "tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "stars", "title": "Stars", "image": "star"}
        ]}
        """,
        fixed:
          """
          {"targets": [{"platform": "iOS", "minimumVersion": "18.0"}],
           "variants": [{"availability": {"platforms": ["iOS"]}, "initialTabIdentifier": "stars"}],
           "tabs": [
            {"identifier": "home", "title": "Home", "image": "house"},
            {"identifier": "stars", "title": "Stars", "image": "star"}
          ]}
          """)
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
    let own = words(place.key, place.values)
    var left = environments(having: place)
    let others = zip(spec.variants, environmentsOfVariants).dropFirst(position + 1)
    for (variant, matching) in others where !left.isDisjoint(with: matching) {
      guard variant.values.value(of: place.key) != nil else { continue }
      if words(place.key, variant.values) != own { return true }
      left.subtract(matching)
    }
    return !left.isEmpty && words(place.key, spec.root) != own
  }

  /// Returns equal strings for equal values; empty for defaults and absent values.
  private func words(_ key: RootKey, _ values: RootValues) -> [String] {
    func texts(_ value: JSONValue) -> [String] {
      value.exists ? [document.string(value)] : []
    }
    switch key {
    case .mode: return (values.mode?.value).flatMap { $0 == .automatic ? nil : [$0.name] } ?? []
    case .compactTabIdentifiers:
      return document.elements(of: values.compactTabIdentifiers)
        .map { document.string($0) }
    case .customizationIdentifier: return texts(values.customizationIdentifier)
    case .prominentTabIdentifier: return texts(values.prominentTabIdentifier)
    case .isTabBarHidden: return values.isTabBarHidden?.value == true ? ["true"] : []
    case .tabBarMinimizeBehavior:
      let behavior = values.tabBarMinimizeBehavior?.value ?? .automatic
      return behavior == .automatic ? [] : [behavior.name]
    case .bottomAccessory: return [spec.title(in: values.bottomAccessory)].compactMap(\.self)
    case .sidebar: return values.sidebar.map(words) ?? []
    case .initialTabIdentifier: return texts(values.initialTabIdentifier)
    case .horizontalSizeClass: return [values.horizontalSizeClass?.value.name].compactMap(\.self)
    case .schema, .specVersion, .name, .framework, .targets, .tabs, .suppress, .conditions,
      .variants:
      return []
    }
  }

  private func words(_ sidebar: TabSpec.Sidebar) -> [String] {
    let layout = sidebar.preferredLayout?.value ?? .automatic
    let placement = sidebar.preferredPlacement?.value ?? .automatic
    let texts: [(String, String?)] = [
      ("isHidden", sidebar.isHidden.map { $0.value ? "true" : "false" }),
      ("preferredLayout", layout == .automatic ? nil : layout.name),
      ("preferredPlacement", placement == .automatic ? nil : placement.name),
      ("header", spec.title(in: sidebar.header)),
      ("footer", spec.title(in: sidebar.footer)),
      ("bottomBar", spec.title(in: sidebar.bottomBar)),
    ]
    return texts.compactMap { key, text in text.map { "\(key) \($0)" } }
  }
}
