import JSON

/// A spec's settings that have an effect in an environment (section 1).
struct EffectiveSettings: Hashable {
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
      spec.bottomAccessory != nil && environment.has(\RootValues.bottomAccessory)
      ? spec.title(of: spec.bottomAccessory) : nil
    prominentTab = spec.prominentTabIdentifier.map(\.value).flatMap { name in
      environment.has(\RootValues.prominentTabIdentifier) ? name : nil
    }
    func has(_ key: KeyDefinition?) -> Bool { key.map(environment.has) ?? false }
    hasAutomaticSearch = has(keys.automaticSearch)
    hasSidebarDestinations = has(keys.sidebarDestinations)
    hasCollapsedGroups = has(keys.collapsedGroups)
    hasSidebarActions = has(keys.sidebarActions)
    prefersSidebar =
      spec.sidebar?.value.preferredPlacement?.value == .sidebar
      && environment.has(\Sidebar.preferredPlacement)
  }
}

/// The keys and placements in the nodes of a spec, the same in all environments.
struct WrittenNodeKeys {
  let keys: [SpecKey<Node>]
  let placements: Set<Node.Placement>
  // Keys that only some environments have; nil if no node has them.
  let automaticSearch: KeyDefinition?
  let sidebarDestinations: KeyDefinition?
  let collapsedGroups: KeyDefinition?
  let sidebarActions: KeyDefinition?
  let defaultHiding: KeyDefinition?

  init(_ spec: TabSpec) {
    let keys = spec.keysOfNodes
    func written<Value>(_ property: KeyPath<Node, Value>) -> KeyDefinition? {
      keys.first { $0.stores(property) }?.definition
    }
    self.keys = keys
    placements = Set(spec.nodes.indices.map { spec.nodes[$0].placement })
    automaticSearch = written(\.automaticallyActivatesSearch)
    sidebarDestinations = written(\.isSidebarDestination)
    collapsedGroups = written(\.isCollapsedByDefault)
    sidebarActions = written(\.sidebarActions)
    defaultHiding = written(\.isHiddenByDefault)
  }
}

extension TabSpec {
  /// Returns whether users cannot customize a node because the app gives it no customization ID.
  package func lacksCustomizationID(_ index: Int) -> Bool {
    framework.customizesByIdentifier && nodes[index].hasCustomizationID.isFalse
  }

  /// Returns the placement after `automatic` is resolved (section 4).
  package func resolvedPlacement(of index: Int) -> Node.Placement { placement(of: index).resolved }

  func placement(of index: Int) -> (resolved: Node.Placement, cause: Decision.PlacementCause) {
    let written = nodes[index].preferredPlacement?.value
    if nodes[index].kind == .search, framework.pinsSearchTabs || written == nil {
      return (.pinned, .search)
    }
    if let written, written != .automatic { return (written, .written) }
    return nodes[index].parent == nil ? (.default, .root) : (.optional, .group)
  }
}
