package import JSON

/// The written keys of the root that a variant can replace.
package struct RootValues: Sendable {
  package var mode: Located<TabSpec.Mode>?
  package var compactTabIdentifiers: JSONValue = .none
  package var customizationIdentifier: JSONValue = .none
  package var prominentTabIdentifier: JSONValue = .none
  package var isTabBarHidden: Located<Bool>?
  package var tabBarMinimizeBehavior: Located<TabSpec.MinimizeBehavior>?
  package var bottomAccessory: JSONValue = .none
  package var sidebar: TabSpec.Sidebar?
  package var initialTabIdentifier: JSONValue = .none
  package var horizontalSizeClass: Located<SizeClass>?

  package static let keys: [RootKey] = [
    .mode, .compactTabIdentifiers, .customizationIdentifier, .prominentTabIdentifier,
    .isTabBarHidden, .tabBarMinimizeBehavior, .bottomAccessory, .sidebar, .initialTabIdentifier,
    .horizontalSizeClass,
  ]

  package func value(of key: RootKey) -> JSONValue? {
    let value: JSONValue? =
      switch key {
      case .mode: mode?.json
      case .compactTabIdentifiers: compactTabIdentifiers
      case .customizationIdentifier: customizationIdentifier
      case .prominentTabIdentifier: prominentTabIdentifier
      case .isTabBarHidden: isTabBarHidden?.json
      case .tabBarMinimizeBehavior: tabBarMinimizeBehavior?.json
      case .bottomAccessory: bottomAccessory
      case .sidebar: sidebar?.object
      case .initialTabIdentifier: initialTabIdentifier
      case .horizontalSizeClass: horizontalSizeClass?.json
      case .schema, .specVersion, .name, .framework, .targets, .tabs, .suppress, .conditions,
        .variants:
        nil
      }
    return value.flatMap { $0.exists ? $0 : nil }
  }

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

  /// The identifiers in these keys.
  package var references: [JSONValue] {
    [compactTabIdentifiers, prominentTabIdentifier, initialTabIdentifier].filter(\.exists)
  }
}

package struct Variant: Sendable {
  package let object: JSONValue
  package let availability: Availability
  package internal(set) var values: RootValues
}

package enum RootSource: Hashable, Sendable {
  case root
  case variant(Int)
}

extension TabSpec {
  /// Returns the source of a key in an environment.
  ///
  /// Variants match the width of the window, ignoring the app's override.
  package func source(of key: RootKey, in environment: Environment) -> RootSource {
    let position = variants.firstIndex { variant in
      variant.values.value(of: key) != nil && variant.availability.matchesWindow(environment)
    }
    return position.map(RootSource.variant) ?? .root
  }

  package func rootValues(in environment: Environment) -> RootValues {
    var values = root
    for key in variants.isEmpty ? [] : RootValues.keys {
      values.take(key, from: self.values(of: key, in: environment))
    }
    return values
  }

  /// Returns the root's or a variant's values, whichever determine a key.
  private func values(of key: RootKey, in environment: Environment) -> RootValues {
    switch source(of: key, in: environment) {
    case .root: root
    case .variant(let position): variants[position].values
    }
  }

  func root(in environment: Environment) -> TabSpec {
    guard !variants.isEmpty else { return self }
    var spec = self
    spec.root = rootValues(in: environment)
    return spec
  }

  /// Returns the environment with the spec's additions: the usual state of its conditions unless
  /// one was requested, and the app's override of the width.
  package func completing(_ environment: Environment) -> Environment {
    var environment = environment
    environment.framework = environment.askedFramework ?? framework
    if environment.conditions.entries.isEmpty { environment.conditions = usualConditions }
    environment.overriddenSizeClass =
      environment.platform.surfaces.count > 1
      ? values(of: .horizontalSizeClass, in: environment).horizontalSizeClass?.value : nil
    return environment
  }
}
