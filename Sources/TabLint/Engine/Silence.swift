import JSON
import TabModel

/// What a rule asks before it speaks, where another one speaks of the same spot for the same reason.
///
/// All of it is a fact of the spec: it does not matter which rules are on or suppressed.
extension LintScope {
  /// Whether no person can bring a node back: what `hidden-for-good` reports.
  func isHiddenForGood(_ node: Node) -> Bool {
    !node.isTrue(.allowsHiding)
      && (node.isTrue(.isHidden) || node.isTrue(.isHiddenByDefault) && !node.isFalse(.isHidden))
  }

  /// The environments whose bar follows placement and that have no sidebar.
  func environmentsWithoutSidebar() -> EnvironmentSet {
    EnvironmentSet(views.filter(\.conditions.isBarWithoutSidebar).map(\.position))
  }

  /// The nodes whose written placement is for the sidebar only and that a bottom bar has, in itself
  /// or in its More, with the environments: what `sidebar-only-in-compact` reports.
  func findSidebarOnlyItems() -> [Int: EnvironmentSet] {
    var found: [Int: EnvironmentSet] = [:]
    guard spec.roots.contains(where: { spec.nodes[$0].placement == .sidebarOnly }) else {
      return found
    }
    for view in views {
      guard view.conditions.hasBottomBar, let bar = view.layout.tabBar else { continue }
      for index in bar.items.compactMap(\.node) + bar.more
      where spec.nodes[index].placement == .sidebarOnly {
        found[index, default: []].insert(EnvironmentSet(view.position))
      }
    }
    return found
  }
}
