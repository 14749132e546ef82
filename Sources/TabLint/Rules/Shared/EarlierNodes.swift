/// Similar nodes; finds the first earlier one that can be present with a node.
struct EarlierNodes<Key: Hashable> {
  private let scope: LintScope
  private var nodes: [Key: [Int]] = [:]

  init(_ scope: LintScope) { self.scope = scope }

  /// Adds a node and returns the first earlier one with its key that can be present with it.
  @discardableResult
  mutating func add(_ index: Int, as key: Key) -> Int? {
    let first = first(with: index, as: key)
    nodes[key, default: []].append(index)
    return first
  }

  /// Returns the first earlier node with a key that can be present with this one.
  func first(with index: Int, as key: Key) -> Int? {
    let environments = scope.environmentSet(of: index)
    return nodes[key]?.first { !scope.environmentSet(of: $0).isDisjoint(with: environments) }
  }
}
