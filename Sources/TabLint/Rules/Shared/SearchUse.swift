import JSON
import TabModel

/// The environments and bars that have search tabs.
final class SearchUse {
  private unowned let scope: LintScope
  private var spec: TabSpec { scope.spec }

  init(_ scope: LintScope) { self.scope = scope }

  private(set) lazy var environments = {
    let tabs = spec.nodes.indices.filter { spec.nodes[$0].kind == .search }
    return (
      root: scope.environmentSet(ofAny: tabs.filter { spec.nodes[$0].parent == nil }),
      any: scope.environmentSet(ofAny: tabs)
    )
  }()

  /// Returns the member that keeps a search tab separate on 27; nil if not needed.
  func memberForSeparateTab(_ node: Int) -> String? {
    let key = Node.key(\.automaticallyActivatesSearch).definition
    guard
      scope.environments(of: node).contains(where: {
        $0.mayHaveDistinctItem && $0.osVersion.major >= 27 && $0.has(key)
      }),
      !spec.nodes[node].automaticallyActivatesSearch.isTrue,
      scope.places(of: \.prominentTabIdentifier).isEmpty
    else { return nil }
    return #""automaticallyActivatesSearch": true"#
  }

  /// Returns whether a search tab looks like something else.
  func isNotSearch(_ node: Node) -> Bool {
    node.kind == .search && node.title != nil && node.image != nil && !node.hasSampleTitle
      && !node.hasSampleImage && !node.isTitled(searchTitles)
      && spec.hasOtherImageThanSearch(node)
  }

  /// True if all bottom bars have a search tab, as an item or in More.
  var isInEveryBottomBar: Bool {
    guard !environments.root.isEmpty else { return false }
    let bars = scope.layouts.filter(\.conditions.hasBottomBar).compactMap(\.layout.tabBar)
    return !bars.isEmpty
      && bars.allSatisfy { bar in bar.nodes.contains { spec.nodes[$0].kind == .search } }
  }
}
