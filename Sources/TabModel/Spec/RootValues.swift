package import JSON

/// The keys of the root that a variant can replace, as written.
package struct RootValues: KeyedObject {
  package internal(set) var mode: Located<TabSpec.Mode>?
  package internal(set) var compactTabIdentifiers: Located<[Located<String>]>?
  package internal(set) var customizationIdentifier: Located<String>?
  package internal(set) var prominentTabIdentifier: Located<String>?
  package internal(set) var isTabBarHidden: Located<Bool>?
  package internal(set) var tabBarMinimizeBehavior: Located<TabSpec.MinimizeBehavior>?
  package internal(set) var bottomAccessory: Located<TitledView>?
  package internal(set) var sidebar: Located<Sidebar>?
  package internal(set) var initialTabIdentifier: Located<String>?
  package internal(set) var horizontalSizeClass: Located<SizeClass>?

  package init() {}
  package static var shape: Shape { .object(.root) }

  /// The app's views: the accessory and those of the sidebar.
  package var views: [Located<TitledView>] {
    [bottomAccessory].compactMap(\.self) + (sidebar?.value.views ?? [])
  }

  /// The values that name nodes.
  package var references: [Located<String>] {
    (compactTabIdentifiers?.value ?? [])
      + [prominentTabIdentifier, initialTabIdentifier].compactMap(\.self)
      + views.flatMap { $0.value.leadsTo?.value ?? [] }
  }

  package static let keys: [SpecKey<RootValues>] = [
    SpecKey(
      "mode", \.mode, absent: "automatic", of: "UITabBarController",
      "Only a bar, or also a sidebar."),
    SpecKey(
      "compactTabIdentifiers", \.compactTabIdentifiers, swiftUI: .never,
      absent: "all root tabs", of: "UITabBarController", "The root tabs in a compact appearance."),
    SpecKey(
      "customizationIdentifier", \.customizationIdentifier, as: .name,
      swiftUI: .missing(on: .tvOS), absent: "the system's", of: "UITabBarController",
      "The key under which customizations are stored."),
    SpecKey(
      "prominentTabIdentifier", \.prominentTabIdentifier, since: Version(27), missingOn: [.tvOS],
      swiftUI: KeyDefinition.Availability(since: Version(27)), absent: "none",
      of: "UITabBarController", "The tab with visual emphasis."),
    SpecKey(
      "isTabBarHidden", \.isTabBarHidden, swiftUI: .never, absent: "false",
      of: "UITabBarController", "True if the bar is hidden."),
    SpecKey(
      "tabBarMinimizeBehavior", \.tabBarMinimizeBehavior, since: Version(26),
      absent: "automatic", of: "UITabBarController",
      "When the bar minimizes while users scroll."),
    SpecKey(
      "bottomAccessory", \.bottomAccessory, since: Version(26), missingOn: [.tvOS, .visionOS],
      swiftUI: KeyDefinition.Availability(
        since: Version(26), missingOn: [.tvOS, .visionOS, .macOS]),
      absent: "none", of: "UITabBarController", "A view above the bar, by its title."),
    SpecKey(
      "sidebar", \.sidebar, missingOn: [.tvOS], swiftUI: KeyDefinition.Availability(),
      absent: "{}", of: "UITabBarController", "The properties of the sidebar."),
    SpecKey(
      "initialTabIdentifier", \.initialTabIdentifier, absent: "none",
      "The node that the app selects at launch."),
    SpecKey(
      "horizontalSizeClass", \.horizontalSizeClass, absent: "the window's",
      "The overridden width on iPhone and iPad."),
  ]

  /// Removes the keys of the root and of the sidebar that a framework or an environment doesn't
  /// have.
  mutating func remove(where isLacking: (KeyDefinition) -> Bool) {
    for key in Self.keys where isLacking(key.definition) { key.remove(from: &self) }
    removeFromSidebar(where: isLacking)
  }

  mutating func removeFromSidebar(where isLacking: (KeyDefinition) -> Bool) {
    guard let written = sidebar else { return }
    var value = written.value
    for key in Sidebar.keys where isLacking(key.definition) { key.remove(from: &value) }
    sidebar = Located(value, at: written.range)
  }
}

/// Keys of the root that replace those of the spec in some environments, as written.
package struct Variant: KeyedObject {
  package internal(set) var availability: Located<Availability>?
  package internal(set) var values = RootValues()

  package init() {}
  package static var shape: Shape { .object(.variant) }

  package static let keys: [SpecKey<Variant>] =
    [
      SpecKey("availability", \.availability, absent: "required", "Where these keys count.")
    ] + RootValues.keys.map { $0.nested(in: \.values) }

  func matchesWindow(_ environment: Environment) -> Bool {
    availability?.value.matchesWindow(environment) ?? false
  }
}

extension TabSpec {
  package var variants: [Located<Variant>] { variantsKey?.value ?? [] }

  /// Returns the position of the variant that determines a key in an environment; nil for the root.
  ///
  /// Variants match the width of the window, ignoring the app's override.
  package func variant(of key: SpecKey<RootValues>, in environment: Environment) -> Int? {
    variants.firstIndex { variant in
      key.isWritten(in: variant.value.values) && variant.value.matchesWindow(environment)
    }
  }

  /// Returns the position of the variant that determines each key; empty for a spec without variants.
  func variantsByKey(in environment: Environment) -> [Int?] {
    let variants = variants
    if variants.isEmpty { return [] }
    let matching = variants.indices.filter { variants[$0].value.matchesWindow(environment) }
    return RootValues.keys.map { key in
      matching.first { key.isWritten(in: variants[$0].value.values) }
    }
  }

  package func rootValues(in environment: Environment) -> RootValues {
    rootValues(of: variantsByKey(in: environment))
  }

  private func rootValues(of variantsByKey: [Int?]) -> RootValues {
    var values = root
    for case (let key, let variant?) in zip(RootValues.keys, variantsByKey) {
      key.copy(variants[variant].value.values, &values)
    }
    return values
  }

  func root(in environment: Environment) -> TabSpec { root(of: variantsByKey(in: environment)) }

  /// Returns the spec with the keys that variants determine.
  func root(of variantsByKey: [Int?]) -> TabSpec {
    guard !variantsByKey.isEmpty else { return self }
    var spec = self
    spec.root = rootValues(of: variantsByKey)
    return spec
  }

  /// Returns the environment with the spec's additions: the usual state of its conditions unless
  /// one was requested, and the app's override of the width.
  ///
  /// - Parameter state: the state of the conditions; nil for the environment's own.
  package func completing(
    _ environment: Environment, in state: ConditionState? = nil
  ) -> Environment {
    var environment = environment
    if let state { environment.conditions = state }
    environment.framework = environment.requestedFramework ?? framework
    environment.platform = environment.platform.assuming(environment.framework)
    if environment.conditions.entries.isEmpty { environment.conditions = usualConditions }
    environment.overriddenSizeClass =
      environment.platform.windowSizes.count > 1 ? overriddenSizeClass(in: environment) : nil
    return environment
  }

  private func overriddenSizeClass(in environment: Environment) -> SizeClass? {
    let variant = variants.first {
      $0.value.values.horizontalSizeClass != nil && $0.value.matchesWindow(environment)
    }
    return (variant?.value.values ?? root).horizontalSizeClass?.value
  }
}
