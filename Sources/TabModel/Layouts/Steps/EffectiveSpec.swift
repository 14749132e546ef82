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
      spec.isTabBarHidden?.value == true && environment.has(\RootValues.isTabBarHidden)
    minimizes = spec.tabBarMinimizeBehavior.map(\.value).flatMap { behavior in
      let isOnScroll = behavior == .onScrollDown || behavior == .onScrollUp
      let key = RootValues.key(\.tabBarMinimizeBehavior).definition
      return isOnScroll && environment.has(key, value: behavior.name) ? behavior : nil
    }
    accessory =
      environment.has(\RootValues.bottomAccessory) ? spec.title(of: spec.bottomAccessory) : nil
    prominentTab =
      environment.has(\RootValues.prominentTabIdentifier)
      ? spec.prominentTabIdentifier?.value : nil
    func has<Value>(_ property: KeyPath<Node, Value>) -> Bool {
      keys.contains(property) && environment.has(property)
    }
    hasAutomaticSearch = has(\.automaticallyActivatesSearch)
    hasSidebarDestinations = has(\.isSidebarDestination)
    hasCollapsedGroups = has(\.isCollapsedByDefault)
    hasSidebarActions = has(\.sidebarActions)
    prefersSidebar =
      spec.sidebar?.value.preferredPlacement?.value == .sidebar
      && environment.has(\Sidebar.preferredPlacement)
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
