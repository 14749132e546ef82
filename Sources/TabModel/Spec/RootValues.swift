package import JSON

/// The keys of the root that a variant may replace, as they are written.
package struct RootValues: Sendable {
  package var mode: Located<TabSpec.Mode>?
  package var compactTabIdentifiers: JSONValue = .none
  package var customizationIdentifier: Located<String>?
  package var prominentTabIdentifier: JSONValue = .none
  package var isTabBarHidden: Located<Bool>?
  package var tabBarMinimizeBehavior: Located<TabSpec.MinimizeBehavior>?
  package var bottomAccessory: Located<String>?
  package var sidebar: TabSpec.Sidebar?
  package var initialTabIdentifier: JSONValue = .none
  package var horizontalSizeClass: Located<SizeClass>?

  /// In the order of the documentation.
  package static let keys: [RootKey] = [
    .mode, .compactTabIdentifiers, .customizationIdentifier, .prominentTabIdentifier,
    .isTabBarHidden, .tabBarMinimizeBehavior, .bottomAccessory, .sidebar, .initialTabIdentifier,
    .horizontalSizeClass,
  ]

  /// The value of one of these keys; nil if it is not written.
  package func value(of key: RootKey) -> JSONValue? {
    let value: JSONValue? =
      switch key {
      case .mode: mode?.json
      case .compactTabIdentifiers: compactTabIdentifiers
      case .customizationIdentifier: customizationIdentifier?.json
      case .prominentTabIdentifier: prominentTabIdentifier
      case .isTabBarHidden: isTabBarHidden?.json
      case .tabBarMinimizeBehavior: tabBarMinimizeBehavior?.json
      case .bottomAccessory: bottomAccessory?.json
      case .sidebar: sidebar?.object
      case .initialTabIdentifier: initialTabIdentifier
      case .horizontalSizeClass: horizontalSizeClass?.json
      case .schema, .specVersion, .name, .framework, .targets, .tabs, .suppress, .conditions,
        .variants:
        nil
      }
    return value.flatMap { $0.exists ? $0 : nil }
  }

  /// Takes the value of one of these keys from other ones.
  mutating func take(_ key: RootKey, from other: RootValues) {
    switch key {
    case .mode: mode = other.mode
    case .compactTabIdentifiers: compactTabIdentifiers = other.compactTabIdentifiers
    case .customizationIdentifier: customizationIdentifier = other.customizationIdentifier
    case .prominentTabIdentifier: prominentTabIdentifier = other.prominentTabIdentifier
    case .isTabBarHidden: isTabBarHidden = other.isTabBarHidden
    case .tabBarMinimizeBehavior: tabBarMinimizeBehavior = other.tabBarMinimizeBehavior
    case .bottomAccessory: bottomAccessory = other.bottomAccessory
    case .sidebar: sidebar = other.sidebar
    case .initialTabIdentifier: initialTabIdentifier = other.initialTabIdentifier
    case .horizontalSizeClass: horizontalSizeClass = other.horizontalSizeClass
    case .schema, .specVersion, .name, .framework, .targets, .tabs, .suppress, .conditions,
      .variants:
      break
    }
  }

  /// The places of `horizontalSizeClass`, `tabs` and so on, that name nodes.
  package var references: [JSONValue] {
    [compactTabIdentifiers, prominentTabIdentifier, initialTabIdentifier].filter(\.exists)
  }
}

/// Keys of the root for some environments.
package struct Variant: Sendable {
  package let object: JSONValue
  package let availability: Availability
  package let values: RootValues
}

/// Where a key of the root is taken from.
package enum RootSource: Hashable, Sendable {
  case root
  /// The variant, by its position.
  case variant(Int)
}

extension TabSpec {
  /// Which variant each key is taken from in an environment; nil for the root.
  ///
  /// Variants go by the width of the window, whatever the app overrides it with.
  package func source(of key: RootKey, in environment: Environment) -> RootSource {
    let position = variants.firstIndex { variant in
      variant.values.value(of: key) != nil && variant.availability.matchesWindow(environment)
    }
    return position.map(RootSource.variant) ?? .root
  }

  /// The keys of the root as they are in an environment.
  package func rootValues(in environment: Environment) -> RootValues {
    var values = root
    for key in variants.isEmpty ? [] : RootValues.keys {
      if case .variant(let position) = source(of: key, in: environment) {
        values.take(key, from: variants[position].values)
      }
    }
    return values
  }

  /// The spec with the keys of the root that count in an environment.
  func root(in environment: Environment) -> TabSpec {
    guard !variants.isEmpty else { return self }
    var spec = self
    spec.root = rootValues(in: environment)
    return spec
  }

  /// The environment with what the spec adds to it: the usual state of its conditions, where no other
  /// was asked for, and the width that the app overrides.
  package func completing(_ environment: Environment) -> Environment {
    var environment = environment
    environment.framework = environment.askedFramework ?? framework
    if environment.conditions.entries.isEmpty { environment.conditions = usualConditions }
    environment.overriddenSizeClass =
      environment.platform.surfaces.count > 1
      ? rootValues(in: environment).horizontalSizeClass?.value : nil
    return environment
  }
}
