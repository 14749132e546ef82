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

  init(_ spec: TabSpec, in environment: Environment, _ mode: EffectiveMode) {
    self.mode = mode
    isTabBarHidden =
      environment.has(RootValues.key(\.isTabBarHidden).definition)
      && spec.isTabBarHidden?.value == true
    let behavior = spec.tabBarMinimizeBehavior?.value ?? .automatic
    let heedsBehavior = environment.has(
      RootValues.key(\.tabBarMinimizeBehavior).definition, value: behavior.name)
    let isOnScroll = behavior == .onScrollDown || behavior == .onScrollUp
    minimizes = heedsBehavior && isOnScroll ? behavior : nil
    accessory =
      environment.has(RootValues.key(\.bottomAccessory).definition)
      ? spec.title(of: spec.bottomAccessory) : nil
    prominentTab =
      environment.has(RootValues.key(\.prominentTabIdentifier).definition)
      ? spec.prominentTabIdentifier?.value : nil
    func has<Value>(_ property: KeyPath<Node, Located<Value>?>) -> Bool {
      spec.isAnyWritten(property) && environment.has(Node.key(property).definition)
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

extension TabSpec {
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
