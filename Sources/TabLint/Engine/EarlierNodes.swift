/// Nodes that are alike, to find for each the first earlier one that can be present with it.
///
/// Only those nodes of every kind are kept that are present somewhere where no earlier one is, so
/// that a list is never longer than there are environments.
package struct EarlierNodes<Key: Hashable> {
  private let scope: LintScope
  private var kept: [Key: (environments: UInt64, nodes: [Int])] = [:]

  package init(_ scope: LintScope) { self.scope = scope }

  /// Adds a node.
  ///
  /// - Returns: the first node of the same key added before that some environment has together
  ///   with this one.
  @discardableResult
  package mutating func add(_ index: Int, as key: Key) -> Int? {
    let environments = scope.environmentBits(of: index)
    guard let known = kept[key] else {
      kept[key] = (environments, [index])
      return nil
    }
    if environments & ~known.environments != 0 {
      kept[key] = (known.environments | environments, known.nodes + [index])
    }
    return first(with: index, among: known)
  }

  /// The first node added before that has a key and that some environment has together with this
  /// one.
  package func first(with index: Int, as key: Key) -> Int? {
    kept[key].flatMap { first(with: index, among: $0) }
  }

  private func first(with index: Int, among known: (environments: UInt64, nodes: [Int])) -> Int? {
    guard scope.environmentBits(of: index) & known.environments != 0 else { return nil }
    return known.nodes.first { scope.canBePresentTogether($0, index) }
  }
}
