import JSON
import TabModel

/// The nodes in More, and the layouts in which `overflow-tabs` reports them.
final class BarOverflow {
  private unowned let scope: LintScope
  private var spec: TabSpec { scope.spec }

  init(_ scope: LintScope) { self.scope = scope }

  /// The environments of platforms on which `overflow-tabs` reports a bar.
  private(set) lazy var environments: EnvironmentSet = {
    let platforms = scope.platforms(
      in: scope.environmentsOfLayouts { isReported($0) || roomBeforeMore($0) != nil })
    return scope.environmentSet { platforms.contains($0.platform.name) }
  }()

  /// The layouts with a bar that `overflow-tabs` reports.
  private(set) lazy var reported = scope.layouts.filter(isReported)

  /// Returns whether the bottom bar has More for other reasons than sidebar-only nodes, which
  /// `sidebar-only-in-compact` reports.
  func isReported(_ shared: SharedLayout) -> Bool {
    guard shared.conditions.hasBottomBar, let bar = shared.layout.tabBar, !bar.more.isEmpty,
      let capacity = shared.conditions.barCapacity
    else { return false }
    let nodes = spec.nodes
    return bar.nodes.count { nodes[$0].preferredPlacement?.value != .sidebarOnly } > capacity
  }

  /// Returns the number of repeated nodes that fit in a bottom bar without More.
  func roomBeforeMore(_ shared: SharedLayout) -> RepeatedCapacity? {
    guard shared.conditions.hasBottomBar, let capacity = shared.conditions.barCapacity else {
      return nil
    }
    return scope.repeatedNodes.capacity(in: shared, fitting: capacity) {
      $0.placement != .sidebarOnly
    }
  }

  /// The root nodes that are in More wherever they are present. More has space for long titles.
  private(set) lazy var rootsInMoreOnly = Set(
    spec.roots.filter { root in
      let present = scope.layouts.filter { $0.layout.presence.isPresent(root) }
      return !present.isEmpty
        && present.allSatisfy { shared in
          shared.layout.tabBar?.more.contains(root) == true
            && !shared.layout.itemNodes.contains(root)
        }
    })

  func capacityNotes(in set: EnvironmentSet) -> [Diagnostic.Note] {
    Set(scope.layouts(in: set).compactMap(\.conditions.barCapacity)).sorted().map { capacity in
      let shown = "\(numberWord(capacity)) items, or \(numberWord(capacity - 1)) and More"
      return Diagnostic.Note("a bar at the bottom shows \(shown)")
    }
  }
}
