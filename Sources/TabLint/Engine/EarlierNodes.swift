/// Similar nodes; finds the first earlier one that can be present with a node.
///
/// Keeps a node only if some environment has it and no earlier one.
struct EarlierNodes<Key: Hashable> {
  private let scope: LintScope
  private var kept: [Key: (environments: EnvironmentSet, nodes: [Int])] = [:]

  init(_ scope: LintScope) { self.scope = scope }

  /// Adds a node and returns the first earlier one with its key that can be present with it.
  @discardableResult
  mutating func add(_ index: Int, as key: Key) -> Int? {
    let environments = scope.environmentSet(of: index)
    guard let known = kept[key] else {
      kept[key] = (environments, [index])
      return nil
    }
    if !environments.isSubset(of: known.environments) {
      kept[key] = (known.environments.union(environments), known.nodes + [index])
    }
    return first(with: index, among: known)
  }

  /// Returns the first earlier node with a key that can be present with this one.
  func first(with index: Int, as key: Key) -> Int? {
    kept[key].flatMap { first(with: index, among: $0) }
  }

  private func first(
    with index: Int, among known: (environments: EnvironmentSet, nodes: [Int])
  ) -> Int? {
    guard !scope.environmentSet(of: index).isDisjoint(with: known.environments) else { return nil }
    return known.nodes.first { scope.canBePresentTogether($0, index) }
  }
}
