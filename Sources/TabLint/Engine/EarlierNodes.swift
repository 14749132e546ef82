/// Alike nodes, to find for each the first earlier one that can be present with it.
///
/// A node is only kept where it is present in an environment that no earlier one is in.
struct EarlierNodes<Key: Hashable> {
  private let scope: LintScope
  private var kept: [Key: (environments: EnvironmentSet, nodes: [Int])] = [:]

  init(_ scope: LintScope) { self.scope = scope }

  /// Adds a node and returns the first earlier one of its key that some environment has with it.
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

  /// Returns the first earlier node of a key that some environment has together with this one.
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
