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

  /// The environments whose bar follows placement and that have no sidebar, as bits.
  func environmentsWithoutSidebar() -> UInt64 {
    views.enumerated().reduce(0) { bits, view in
      view.element.conditions.isBarWithoutSidebar ? bits | 1 << UInt64(view.offset) : bits
    }
  }

  /// The nodes whose written placement is for the sidebar only and that a bottom bar has, in itself
  /// or in its More, with the environments: what `sidebar-only-in-compact` reports.
  func findSidebarOnlyItems() -> NodeEnvironments {
    var found = NodeEnvironments(self)
    guard spec.roots.contains(where: { spec.nodes[$0].placement == .sidebarOnly }) else {
      return found
    }
    for (position, view) in views.enumerated() {
      guard view.conditions.hasBottomBar, let bar = view.layout.tabBar else { continue }
      for index in bar.items.compactMap(\.node) + bar.more
      where spec.nodes[index].placement == .sidebarOnly {
        found.add(index, inEnvironment: position)
      }
    }
    return found
  }
}
