import JSON
package import TabModel

extension LintScope {
  /// Whether `compactTabIdentifiers` filters the bars at the bottom; an empty list is as if absent.
  package var hasCompactList: Bool {
    spec.compactTabIdentifiers.exists && !spec.document.isEmpty(spec.compactTabIdentifiers)
  }

  /// The root nodes that `compactTabIdentifiers` names, all where it filters nothing, in the order
  /// of `tabs`.
  package func rootsNamedInCompact() -> [Int] {
    guard hasCompactList else { return Array(spec.roots) }
    let named = Set(
      spec.document.elements(of: spec.compactTabIdentifiers).compactMap {
        identifiers.node(named: $0)
      })
    return spec.roots.filter { index in
      firstNode(identifiedAs: spec.nodes[index]).map(named.contains) ?? false
    }
  }

  /// The first node in walk order that has a node's identifier.
  package func firstNode(identifiedAs node: Node) -> Int? {
    node.isSearch
      ? identifiers.node(named: "\(TabSpec.searchIdentifier)")
      : identifiers.node(named: node.identifier)
  }
}
