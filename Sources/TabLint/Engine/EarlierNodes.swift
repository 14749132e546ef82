/// Nodes that are alike, to find for each the first earlier one that can be present with it.
///
/// Only those nodes of every kind are kept that are present somewhere where no earlier one is, so
/// that a list is never longer than there are environments.
struct EarlierNodes<Key: Hashable> {
  private let scope: LintScope
  private var kept: [Key: (environments: EnvironmentSet, nodes: [Int])] = [:]

  init(_ scope: LintScope) { self.scope = scope }

  /// Adds a node.
  ///
  /// - Returns: the first node of the same key added before that some environment has together
  ///   with this one.
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

  /// The first node added before that has a key and that some environment has together with this
  /// one.
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
