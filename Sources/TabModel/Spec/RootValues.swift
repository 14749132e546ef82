package import JSON

/// The written keys of the root that a variant can replace, decoded on demand.
package struct RootValues: Sendable {
  private let document: JSONDocument
  /// By the raw values of keys; `none` for missing keys.
  private var values = [JSONValue](repeating: .none, count: RootKey.allCases.count)
  package internal(set) var sidebar: TabSpec.Sidebar?

  package static let keys: [RootKey] = [
    .mode, .compactTabIdentifiers, .customizationIdentifier, .prominentTabIdentifier,
    .isTabBarHidden, .tabBarMinimizeBehavior, .bottomAccessory, .sidebar, .initialTabIdentifier,
    .horizontalSizeClass,
  ]

  init(_ document: JSONDocument) { self.document = document }

  private subscript(key: RootKey) -> JSONValue { values[Int(key.rawValue)] }

  package func value(of key: RootKey) -> JSONValue? { self[key].exists ? self[key] : nil }

  mutating func set(_ key: RootKey, _ value: JSONValue) {
    values[Int(key.rawValue)] = value
    if key == .sidebar { sidebar = TabSpec.Sidebar(value, in: document) }
  }

  mutating func take(_ key: RootKey, from other: RootValues) {
    values[Int(key.rawValue)] = other[key]
    if key == .sidebar { sidebar = other.sidebar }
  }

  /// Removes the keys of the root and of the sidebar that a framework or an environment doesn't have.
  mutating func remove(where isLacking: (SpecKey) -> Bool) {
    for key in Self.keys where isLacking(key.definition) { take(key, from: RootValues(document)) }
    sidebar?.remove { isLacking($0.definition) }
  }

  package var mode: Located<TabSpec.Mode>? { document.choice(self[.mode]) }
  package var compactTabIdentifiers: JSONValue { self[.compactTabIdentifiers] }
  package var customizationIdentifier: JSONValue { self[.customizationIdentifier] }
  package var prominentTabIdentifier: JSONValue { self[.prominentTabIdentifier] }
  package var isTabBarHidden: Located<Bool>? { document.bool(self[.isTabBarHidden]) }
  package var tabBarMinimizeBehavior: Located<TabSpec.MinimizeBehavior>? {
    document.choice(self[.tabBarMinimizeBehavior])
  }
  package var bottomAccessory: JSONValue { self[.bottomAccessory] }
  package var initialTabIdentifier: JSONValue { self[.initialTabIdentifier] }
  package var horizontalSizeClass: Located<SizeClass>? {
    document.choice(self[.horizontalSizeClass])
  }

  package var references: [JSONValue] {
    [compactTabIdentifiers, prominentTabIdentifier, initialTabIdentifier].filter(\.exists)
  }
}

extension JSONDocument {
  fileprivate func bool(_ value: JSONValue) -> Located<Bool>? {
    value.exists ? Located(value: kind(of: value) == .true, json: value) : nil
  }

  fileprivate func choice<Value: NamedValue>(_ value: JSONValue) -> Located<Value>? {
    guard value.exists else { return nil }
    return Value(rawValue: string(value)).map { Located(value: $0, json: value) }
  }
}

extension TabSpec {
  package struct Sidebar: Sendable {
    package let object: JSONValue
    private let document: JSONDocument
    /// By the raw values of keys; `none` for missing keys.
    private var values: [JSONValue]

    init(_ object: JSONValue, in document: JSONDocument) {
      self.object = object
      self.document = document
      values = SidebarKey.allCases.map { document.member($0.name, of: object) ?? .none }
    }

    private subscript(key: SidebarKey) -> JSONValue { values[Int(key.rawValue)] }

    mutating func remove(where isLacking: (SidebarKey) -> Bool) {
      for key in SidebarKey.allCases where isLacking(key) { values[Int(key.rawValue)] = .none }
    }

    package var isHidden: Located<Bool>? { document.bool(self[.isHidden]) }
    package var preferredLayout: Located<Layout>? { document.choice(self[.preferredLayout]) }
    package var preferredPlacement: Located<Placement>? {
      document.choice(self[.preferredPlacement])
    }
    package var header: JSONValue { self[.header] }
    package var footer: JSONValue { self[.footer] }
    package var bottomBar: JSONValue { self[.bottomBar] }

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
  ///
  /// - Parameter state: the state of the conditions; nil for the environment's own.
  package func completing(
    _ environment: Environment, in state: ConditionState? = nil
  ) -> Environment {
    var environment = environment
    if let state { environment.conditions = state }
    environment.framework = environment.askedFramework ?? framework
    environment.platform = environment.platform.standing(in: environment.framework)
    if environment.conditions.entries.isEmpty { environment.conditions = usualConditions }
    environment.overriddenSizeClass =
      environment.platform.surfaces.count > 1
      ? values(of: .horizontalSizeClass, in: environment).horizontalSizeClass?.value : nil
    return environment
  }
}
