import TabModel

extension LintScope {
  func environmentSet(where holds: (Environment) -> Bool) -> EnvironmentSet {
    EnvironmentSet(environments.indices.filter { holds(environments[$0]) })
  }

  func environmentSet(ofTarget position: Int) -> EnvironmentSet {
    let platform = spec.targets[position].platform
    return environmentSet { $0.platform.name == platform }
  }

  func environmentSet(ofAny nodes: some Sequence<Int>) -> EnvironmentSet {
    nodes.reduce(into: []) { $0.formUnion(environmentSet(of: $1)) }
  }

  func positions(in set: EnvironmentSet) -> [Int] { environments.indices.filter(set.contains) }

  func views(in set: EnvironmentSet) -> [LayoutView] {
    set.isEmpty ? [] : views.filter { set.contains($0.position) }
  }

  /// Where layouts are, as the end of a sentence, such as ` in a narrow iPad window`; empty if they are
  /// those of all environments of the spec, or of none.
  func place(of views: [LayoutView]) -> String { place(of: EnvironmentSet(views.map(\.position))) }

  /// The same for a set of environments.
  func place(of set: EnvironmentSet) -> String {
    let count = positions(in: set).count
    return count == 0 || count == environments.count
      ? "" : Whereabouts(set, among: environments).phrase
  }

  /// The first five nodes by name and the number of the others: `'Home', 'Library' and 'Radio'`.
  func names(of nodes: [Int]) -> String {
    enumeration(of: nodes.prefix(mostTold).map { name(of: spec.nodes[$0]) }, count: nodes.count)
  }
}

extension Layout {
  /// The nodes that have an item, are in More, or have a row.
  var nodesShown: Set<Int> {
    var shown = Set(tabBar?.items.compactMap(\.node) ?? [])
    shown.formUnion(tabBar?.more ?? [])
    for row in sidebar?.rows ?? [] where row.kind != .action { shown.insert(row.node) }
    return shown
  }
}

/// Environments of a spec, by their positions among `LintScope.environments`.
struct EnvironmentSet: OptionSet, Sendable {
  let rawValue: UInt64

  init(rawValue: UInt64) { self.rawValue = rawValue }

  init(_ position: Int) { rawValue = 1 << position }

  init(_ positions: some Sequence<Int>) {
    self = positions.reduce(into: []) { $0.insert(EnvironmentSet($1)) }
  }

  static let all = EnvironmentSet(rawValue: .max)

  func contains(_ position: Int) -> Bool { contains(EnvironmentSet(position)) }
}
