import JSON

/// A spec's settings that have an effect in an environment (section 1).
struct EffectiveSettings: Equatable {
  let mode: EffectiveMode
  let isTabBarHidden: Bool
  let minimizes: TabSpec.MinimizeBehavior?
  let accessory: String?
  let prominentTab: String?
  let hasAutomaticSearch: Bool
  let hasSidebarDestinations: Bool
  let hasCollapsedGroups: Bool
  let hasSidebarActions: Bool
  let prefersSidebar: Bool

  init(
    _ spec: TabSpec, in environment: Environment, _ mode: EffectiveMode, _ keys: WrittenNodeKeys
  ) {
    self.mode = mode
    isTabBarHidden =
      spec.isTabBarHidden?.value == true
      && environment.has(RootValues.key(\.isTabBarHidden).definition)
    let behavior = spec.tabBarMinimizeBehavior?.value ?? .automatic
    let isOnScroll = behavior == .onScrollDown || behavior == .onScrollUp
    let minimizes =
      isOnScroll
      && environment.has(RootValues.key(\.tabBarMinimizeBehavior).definition, value: behavior.name)
    self.minimizes = minimizes ? behavior : nil
    accessory = spec.title(of: spec.bottomAccessory).flatMap {
      environment.has(RootValues.key(\.bottomAccessory).definition) ? $0 : nil
    }
    prominentTab = (spec.prominentTabIdentifier?.value).flatMap {
      environment.has(RootValues.key(\.prominentTabIdentifier).definition) ? $0 : nil
    }
    func has<Value>(_ property: KeyPath<Node, Value>) -> Bool {
      keys.contains(property) && environment.has(Node.key(property).definition)
    }
    hasAutomaticSearch = has(\.automaticallyActivatesSearch)
    hasSidebarDestinations = has(\.isSidebarDestination)
    hasCollapsedGroups = has(\.isCollapsedByDefault)
    hasSidebarActions = has(\.sidebarActions)
    prefersSidebar =
      spec.sidebar?.value.preferredPlacement?.value == .sidebar
      && environment.has(Sidebar.key(\.preferredPlacement).definition)
  }
}

/// What the nodes of a spec write, the same in all environments.
struct WrittenNodeKeys {
  let keys: [SpecKey<Node>]
  let placements: Set<Node.Placement>

  init(_ spec: TabSpec) {
    keys = spec.keysOfNodes
    placements = Set(spec.nodes.indices.map { spec.nodes[$0].placement })
  }

  func contains<Value>(_ property: KeyPath<Node, Value>) -> Bool {
    keys.contains { $0.stores(property) }
  }
}

extension TabSpec {
  /// Returns whether users cannot customize a node because the app gives it no customization ID.
  package func lacksCustomizationID(_ node: Node) -> Bool {
    framework.customizesByIdentifier && node.hasCustomizationID.isFalse
  }

  /// Returns the placement after `automatic` is resolved (section 4).
  package func resolvedPlacement(of node: Node) -> Node.Placement { placement(of: node).resolved }

  func placement(of node: Node) -> (resolved: Node.Placement, cause: Decision.PlacementCause) {
    if node.isSearch, framework.pinsSearchTabs || node.preferredPlacement == nil {
      return (.pinned, .search)
    }
    guard node.placement == .automatic else { return (node.placement, .written) }
    return node.parent == nil ? (.default, .root) : (.optional, .group)
  }
}
