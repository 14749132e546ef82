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
    let first = first(with: index, as: key)
    if kept[key].map({ environments.isSubset(of: $0.environments) }) != true {
      kept[key, default: ([], [])].environments.formUnion(environments)
      kept[key, default: ([], [])].nodes.append(index)
    }
    return first
  }

  /// Returns the first earlier node with a key that can be present with this one.
  func first(with index: Int, as key: Key) -> Int? {
    let environments = scope.environmentSet(of: index)
    guard let known = kept[key], !environments.isDisjoint(with: known.environments) else {
      return nil
    }
    return known.nodes.first { !scope.environmentSet(of: $0).isDisjoint(with: environments) }
  }
}
