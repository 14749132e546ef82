import JSON
import TabModel

/// What a rule asks before it speaks, where another one speaks of the same place. All of it follows from
/// the spec: it does not matter which rules are on or suppressed.
extension LintScope {
  /// Whether no person can bring a node back: what `hidden-for-good` reports.
  func isHiddenForGood(_ node: Node) -> Bool {
    !node.isTrue(.allowsHiding) && !spec.hidesWhileRunning(node)
      && (node.isTrue(.isHidden) || node.isTrue(.isHiddenByDefault) && !node.isFalse(.isHidden))
  }

  func environmentsWithoutSidebar() -> EnvironmentSet {
    environmentsOfLayouts(where: \.conditions.isBarWithoutSidebar)
  }

  /// Returns the sidebar-only nodes in bottom bars and their environments: `sidebar-only-in-compact` reports them.
  func findSidebarOnlyItems() -> [Int: EnvironmentSet] {
    var found: [Int: EnvironmentSet] = [:]
    guard spec.roots.contains(where: { spec.nodes[$0].placement == .sidebarOnly }) else {
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
}
