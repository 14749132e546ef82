import JSON

/// A spec's settings that have an effect in an environment (section 1).
struct EffectiveSettings: Equatable {
  let mode: EffectiveMode
  let isTabBarHidden: Bool
  let minimizes: TabSpec.MinimizeBehavior?
  let accessory: String?
  let prominentTab: JSONValue
  let hasAutomaticSearch: Bool
  let hasSidebarDestinations: Bool
  let hasCollapsedGroups: Bool
  let hasSidebarActions: Bool
  let prefersSidebar: Bool

  init(_ spec: TabSpec, in environment: Environment, _ mode: EffectiveMode) {
    self.mode = mode
    isTabBarHidden =
      environment.has(RootKey.isTabBarHidden.definition) && spec.isTabBarHidden?.value == true
    let behavior = spec.tabBarMinimizeBehavior?.value ?? .automatic
    let heedsBehavior = environment.has(
      RootKey.tabBarMinimizeBehavior.definition, value: behavior.name)
    let isOnScroll = behavior == .onScrollDown || behavior == .onScrollUp
    minimizes = heedsBehavior && isOnScroll ? behavior : nil
    accessory =
      environment.has(RootKey.bottomAccessory.definition)
      ? spec.title(in: spec.bottomAccessory) : nil
    prominentTab =
      environment.has(RootKey.prominentTabIdentifier.definition)
      ? spec.prominentTabIdentifier : .none
    func has(_ key: NodeKey) -> Bool {
      spec.isAnyWritten(key) && environment.has(key.definition)
    }
    hasAutomaticSearch = has(.automaticallyActivatesSearch)
    hasSidebarDestinations = has(.isSidebarDestination)
    hasCollapsedGroups = has(.isCollapsedByDefault)
    hasSidebarActions = has(.sidebarActions)
    prefersSidebar =
      spec.sidebar?.preferredPlacement?.value == .sidebar
      && environment.has(SidebarKey.preferredPlacement.definition)
  }
}

extension TabSpec {
  /// Returns the placement after `automatic` is resolved (section 4).
  package func resolvedPlacement(of node: Node) -> Node.Placement { placement(of: node).resolved }

  func placement(of node: Node) -> (resolved: Node.Placement, cause: Decision.PlacementCause) {
    if node.isSearch, framework.pinsSearchTabs || !node.isWritten(.preferredPlacement) {
      return (.pinned, .search)
    }
    guard node.placement == .automatic else { return (node.placement, .written) }
    return node.parent == nil ? (.default, .root) : (.optional, .group)
  }
}
