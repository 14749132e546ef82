package import JSON

/// The written keys of the root that a variant can replace, decoded on demand.
package struct RootValues: Sendable {
  private let document: JSONDocument
  private var values: [RootKey: JSONValue] = [:]
  package internal(set) var sidebar: TabSpec.Sidebar?

  package static let keys: [RootKey] = [
    .mode, .compactTabIdentifiers, .customizationIdentifier, .prominentTabIdentifier,
    .isTabBarHidden, .tabBarMinimizeBehavior, .bottomAccessory, .sidebar, .initialTabIdentifier,
    .horizontalSizeClass,
  ]

  init(_ document: JSONDocument) { self.document = document }

  package func value(of key: RootKey) -> JSONValue? { values[key] }

  mutating func set(_ key: RootKey, _ value: JSONValue) {
    values[key] = value
    if key == .sidebar { sidebar = TabSpec.Sidebar(value, in: document) }
  }

  mutating func take(_ key: RootKey, from other: RootValues) {
    values[key] = other.values[key]
    if key == .sidebar { sidebar = other.sidebar }
  }

  /// Removes the keys of the root and of the sidebar that a framework or an environment doesn't have.
  mutating func remove(where isLacking: (SpecKey) -> Bool) {
    for key in Self.keys where isLacking(key.definition) { take(key, from: RootValues(document)) }
    sidebar?.remove { isLacking($0.definition) }
  }

  package var mode: Located<TabSpec.Mode>? { document.choice(values[.mode]) }
  package var compactTabIdentifiers: JSONValue { values[.compactTabIdentifiers] ?? .none }
  package var customizationIdentifier: JSONValue { values[.customizationIdentifier] ?? .none }
  package var prominentTabIdentifier: JSONValue { values[.prominentTabIdentifier] ?? .none }
  package var isTabBarHidden: Located<Bool>? { document.bool(values[.isTabBarHidden]) }
  package var tabBarMinimizeBehavior: Located<TabSpec.MinimizeBehavior>? {
    document.choice(values[.tabBarMinimizeBehavior])
  }
  package var bottomAccessory: JSONValue { values[.bottomAccessory] ?? .none }
  package var initialTabIdentifier: JSONValue { values[.initialTabIdentifier] ?? .none }
  package var horizontalSizeClass: Located<SizeClass>? {
    document.choice(values[.horizontalSizeClass])
  }

  /// The identifiers in these keys.
  package var references: [JSONValue] {
    [compactTabIdentifiers, prominentTabIdentifier, initialTabIdentifier].filter(\.exists)
  }
}

extension JSONDocument {
  fileprivate func bool(_ value: JSONValue?) -> Located<Bool>? {
    value.map { Located(value: kind(of: $0) == .true, json: $0) }
  }

  fileprivate func choice<Value: NamedValue>(_ value: JSONValue?) -> Located<Value>? {
    guard let value else { return nil }
    return Value(rawValue: string(value)).map { Located(value: $0, json: value) }
  }
}

extension TabSpec {
  package struct Sidebar: Sendable {
    package let object: JSONValue
    private let document: JSONDocument
    private var values: [SidebarKey: JSONValue] = [:]

    init(_ object: JSONValue, in document: JSONDocument) {
      self.object = object
      self.document = document
      for key in SidebarKey.allCases { values[key] = document.member(key.name, of: object) }
    }

    mutating func remove(where isLacking: (SidebarKey) -> Bool) {
      values = values.filter { !isLacking($0.key) }
    }

    package var isHidden: Located<Bool>? { document.bool(values[.isHidden]) }
    package var preferredLayout: Located<Layout>? { document.choice(values[.preferredLayout]) }
    package var preferredPlacement: Located<Placement>? {
      document.choice(values[.preferredPlacement])
    }
    package var header: JSONValue { values[.header] ?? .none }
    package var footer: JSONValue { values[.footer] ?? .none }
    package var bottomBar: JSONValue { values[.bottomBar] ?? .none }

    package enum Layout: String, NamedValue { case automatic, overlap, tile }

    package enum Placement: String, NamedValue { case automatic, sidebar, tabBar }
  }
}

package struct Variant: Sendable {
  package let object: JSONValue
  package let availability: Availability
  package internal(set) var values: RootValues
}

extension TabSpec {
  /// Returns the position of the variant that determines a key in an environment; nil for the root.
  ///
  /// Variants match the width of the window, ignoring the app's override.
  package func variant(of key: RootKey, in environment: Environment) -> Int? {
    variants.firstIndex { variant in
      variant.values.value(of: key) != nil && variant.availability.matchesWindow(environment)
    }
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
    variant(of: key, in: environment).map { variants[$0].values } ?? root
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
