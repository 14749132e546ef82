import JSON
import TabModel

/// Facts that rules use to skip places that other rules report. They depend on the spec only, not on which rules
/// are on or suppressed.
extension LintScope {
  /// Returns whether users can't show a node, which `hidden-for-good` reports.
  func isHiddenForGood(_ node: Node) -> Bool {
    if spec.hidesWhileRunning(node) { return false }
    if spec.framework.hiddenIsAbsent {
      return node.isTrue(.isHidden) && isSomewhere { $0.has(NodeKey.isHidden.definition) }
    }
    return !node.isTrue(.allowsHiding) && node.isHiddenAtFirst(in: spec.framework)
  }

  /// Returns the tabs of sections that are unreachable without a sidebar, with their environments. UIKit's groups
  /// have screens of their own.
  func findTabsWithoutSidebar() -> [Int: EnvironmentSet] {
    guard !spec.framework.groupsAreDestinations, spec.hasAny(.group) else { return [:] }
    return environmentsByNode { shared in
      guard shared.conditions.mode == .tabBar else { return [] }
      return shared.destinations.filter { $0.via == .unreachable }.map(\.node)
        .filter { spec.nodes[$0].parent != nil }
    }
  }
}
