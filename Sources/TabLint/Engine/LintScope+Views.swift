import TabModel

extension LintScope {
  /// The environments that a test holds for.
  func environmentSet(where holds: (Environment) -> Bool) -> EnvironmentSet {
    EnvironmentSet(environments.indices.filter { holds(environments[$0]) })
  }

  /// The environments of a target, by its position in the spec.
  func environmentSet(ofTarget position: Int) -> EnvironmentSet {
    let platform = spec.targets[position].platform
    return environmentSet { $0.platform.name == platform }
  }

  /// The environments that have one node or more of a list.
  func environmentSet(ofAny nodes: some Sequence<Int>) -> EnvironmentSet {
    nodes.reduce(into: []) { $0.formUnion(environmentSet(of: $1)) }
  }

  /// The positions of environments, in their order.
  func positions(in set: EnvironmentSet) -> [Int] { environments.indices.filter(set.contains) }

  /// The layouts of environments.
  func views(in set: EnvironmentSet) -> [LayoutView] {
    set.isEmpty ? [] : views.filter { set.contains($0.position) }
  }

  /// Where layouts are, as the end of a sentence, such as ` in a narrow iPad window`; empty if they are
  /// those of all environments of the spec.
  func place(of views: [LayoutView]) -> String { place(of: EnvironmentSet(views.map(\.position))) }

  /// The same for a set of environments.
  func place(of set: EnvironmentSet) -> String {
    positions(in: set).count == environments.count
      ? "" : Whereabouts(set, among: environments).phrase
  }

  /// Nodes by name, at most five, and then how many more: `'Home', 'Library' and 'Radio'`.
  func names(of nodes: [Int]) -> String { names(of: nodes, count: nodes.count) }

  /// The same for the nodes of a list.
  func names(of list: NodeList) -> String { names(of: list.first, count: list.count) }

  private func names(of nodes: [Int], count: Int) -> String {
    enumeration(of: nodes.prefix(mostTold).map { name(of: spec.nodes[$0]) }, count: count)
  }
}
