import JSON
import TabModel

extension LintScope {
  /// Whether `compactTabIdentifiers` filters the bars at the bottom; an empty list is as if absent.
  var hasCompactList: Bool {
    spec.compactTabIdentifiers.exists && !spec.document.isEmpty(spec.compactTabIdentifiers)
  }

  /// The root nodes that `compactTabIdentifiers` names, all where it filters nothing, in the order
  /// of `tabs`.
  func rootsNamedInCompact() -> [Int] {
    guard hasCompactList else { return Array(spec.roots) }
    let named = Set(
      spec.document.elements(of: spec.compactTabIdentifiers).compactMap {
        identifiers.node(named: $0)
      })
    return spec.roots.filter { index in
      firstNode(identifiedAs: spec.nodes[index]).map(named.contains) ?? false
    }
  }

  /// The root nodes that misspelt names in `compactTabIdentifiers` were probably meant for:
  /// `unknown-identifier` says so, and nobody else misses them.
  func findRootsMeantInCompact() -> Set<Int> {
    let names = spec.document.elements(of: spec.compactTabIdentifiers)
    let unknown = names.filter { identifiers.node(named: $0) == nil }.prefix(100)
    if unknown.isEmpty { return [] }
    let named = Set(rootsNamedInCompact())
    let free = spec.roots.filter { !named.contains($0) }.prefix(100)
    let candidates = free.map { spec.identifier(of: spec.nodes[$0]) }
    let meant = unknown.compactMap { name in
      suggestion(for: spec.document.string(name), among: candidates)
    }
    return Set(free.filter { meant.contains(spec.identifier(of: spec.nodes[$0])) })
  }

  /// The first node in walk order that has a node's identifier.
  func firstNode(identifiedAs node: Node) -> Int? {
    node.isSearch
      ? identifiers.node(named: "\(TabSpec.searchIdentifier)")
      : identifiers.node(named: node.identifier)
  }
}
