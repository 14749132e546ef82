import JSON
import TabModel

/// Facts that rules use to skip places that other rules report. They depend on the spec only, not on which rules
/// are on or suppressed.
extension LintScope {
  /// Returns whether users can't show a node, which `hidden-for-good` reports.
  func isHiddenForGood(_ node: Node) -> Bool {
    if spec.hidesWhileRunning(node) { return false }
    if spec.framework.facts.hiddenIsAbsent {
      return node.isTrue(.isHidden) && isSomewhere { $0.has(NodeKey.isHidden.definition) }
    }
    return !node.isTrue(.allowsHiding)
      && (node.isTrue(.isHidden) || node.isTrue(.isHiddenByDefault) && !node.isFalse(.isHidden))
  }

  func environmentsWithoutSidebar() -> EnvironmentSet {
    environmentsOfLayouts(where: \.conditions.isBarWithoutSidebar)
  }

  /// Returns the sidebar-only nodes in bottom bars with their environments, which `sidebar-only-in-compact`
  /// reports.
  func findSidebarOnlyItems() -> [Int: EnvironmentSet] {
    var found: [Int: EnvironmentSet] = [:]
    guard spec.nodes.contains(where: { $0.placement == .sidebarOnly }) else {
      return found
    }
    for shared in layouts {
      guard shared.conditions.hasBottomBar, let bar = shared.layout.tabBar else { continue }
      for index in bar.items.compactMap(\.node) + bar.more
      where spec.nodes[index].placement == .sidebarOnly {
        found[index, default: []].formUnion(shared.environments)
      }
    }
    return found
  }

  /// Returns the tabs of sections that are unreachable without a sidebar, with their environments. UIKit's groups
  /// have screens of their own.
  func findTabsWithoutSidebar() -> [Int: EnvironmentSet] {
    var found: [Int: EnvironmentSet] = [:]
    guard !spec.framework.facts.groupsAreDestinations, spec.hasAny(.group) else { return found }
    for shared in layouts where shared.conditions.mode == .tabBar {
      for destination in shared.destinations
      where destination.via == .unreachable && spec.nodes[destination.node].parent != nil {
        found[destination.node, default: []].formUnion(shared.environments)
      }
    }
    return found
  }
}
