import JSON
import TabModel

/// Environments of a spec, by their indices in `LintScope.environments`.
typealias EnvironmentSet = Set<Int>

extension LintScope {
  func environmentSet(where holds: (Environment) -> Bool) -> EnvironmentSet {
    EnvironmentSet(environments.indices.filter { holds(environments[$0]) })
  }

  /// Returns the environments in which the key that a property stores has an effect.
  func environmentSet<Owner: KeyedObject, Value>(
    with property: KeyPath<Owner, Value>
  ) -> EnvironmentSet {
    let key = Owner.key(property).definition
    return environmentSet { $0.has(key) }
  }

  func environmentsOfLayouts(where holds: (SharedLayout) -> Bool) -> EnvironmentSet {
    layouts.reduce(into: []) { set, layout in
      if holds(layout) { set.formUnion(layout.environments) }
    }
  }

  /// Returns the environments of the layouts in which nodes have a property.
  func environmentsByNode(_ nodes: (SharedLayout) -> [Int]) -> [Int: EnvironmentSet] {
    layouts.reduce(into: [:]) { found, shared in
      for index in nodes(shared) { found[index, default: []].formUnion(shared.environments) }
    }
  }

  func environmentSet(ofAny nodes: some Sequence<Int>) -> EnvironmentSet {
    nodes.reduce(into: []) { set, node in
      if set.count < everywhere.count { set.formUnion(environmentSet(of: node)) }
    }
  }

  func environmentSet(on platform: PlatformName) -> EnvironmentSet {
    environmentSet { $0.platform.name == platform }
  }

  func positions(in set: EnvironmentSet) -> [Int] { set.sorted() }

  func environments(in set: EnvironmentSet) -> [Environment] {
    positions(in: set).map { environments[$0] }
  }

  func platforms(in set: EnvironmentSet) -> Set<PlatformName> {
    Set(environments(in: set).map(\.platform.name))
  }

  func devices(in set: EnvironmentSet) -> String {
    listed(environments(in: set).map(\.platform.device).uniqued())
  }

  func devices(of targets: [SpecTarget]) -> String {
    listed(targets.map { Platform.platform($0.platform).assuming(spec.framework).device })
  }

  func environments(of node: Int) -> [Environment] { environments(in: environmentSet(of: node)) }

  /// Returns whether some environment that has a node satisfies a condition.
  func isSomewhere(_ node: Int, _ holds: (Environment) -> Bool) -> Bool {
    environments(of: node).contains(where: holds)
  }

  /// Returns the distinct layouts of environments, in their order.
  func layouts(in set: EnvironmentSet) -> [SharedLayout] {
    var seen: Set<ObjectIdentifier> = []
    return positions(in: set).map { layoutsByEnvironment[$0] }
      .filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  /// Returns the greatest of the numbers in some layouts: `6`, or `up to 6` if they differ. Nil without layouts.
  func most(in set: EnvironmentSet, _ number: (SharedLayout) -> Int) -> String? {
    let numbers = Set(layouts(in: set).map(number))
    return numbers.max().map { numbers.count > 1 ? "up to \($0)" : "\($0)" }
  }

  /// Returns the first five names and the number of others: `'Home', 'Library' and 'Radio (on iPhone)'`.
  ///
  /// - Parameter detail: what to add to a name in parentheses; blank for nothing.
  func names(of nodes: [Int], detail: (Int) -> String = { _ in "" }) -> String {
    let names = nodes.prefix(maximumNames).map { node in
      let detail = bare(detail(node))
      return name(of: spec.nodes[node]) + (detail.isEmpty ? "" : " (\(detail))")
    }
    return shortList(names, of: nodes.count)
  }

  /// Returns names of nodes and the reason that they have in common, or each name with its own reason.
  func names(of nodes: [Int], because reasons: [Int: String]) -> (names: String, common: String?) {
    let distinct = Set(nodes.map { reasons[$0] ?? "" })
    if distinct.count == 1 { return (names(of: nodes), distinct.first) }
    return (names(of: nodes) { reasons[$0] ?? "" }, nil)
  }

  /// Returns names of nodes, with the environments of each if those differ: `'Radio' (on iPhone) and
  /// 'Shows' (in a compact iPad window)`.
  func names(of nodes: [Int], in environments: [Int: EnvironmentSet]) -> String {
    let all: EnvironmentSet = nodes.reduce(into: []) { $0.formUnion(environments[$1] ?? []) }
    return names(of: nodes) { place(of: environments[$0, default: []], among: all) }
  }

  /// Returns nodes that break a rule of the document.
  func offenders(
    _ nodes: some Sequence<Int>, at place: (Node) -> ByteRange = { $0.range }
  ) -> [Offender] {
    nodes.map { Offender(node: $0, place: place(spec.nodes[$0])) }
  }

  /// Returns nodes that break a rule in environments.
  func offenders(_ nodes: [Int: EnvironmentSet], at place: (Node) -> ByteRange) -> [Offender] {
    nodes.sorted { $0.key < $1.key }.map { index, environments in
      Offender(node: index, place: place(spec.nodes[index]), environments: environments)
    }
  }
}

/// What an environment has in common with the same one on other releases.
struct Situation: Hashable {
  let platform: Platform
  let windowSize: WindowSize
  let conditions: ConditionState

  init(_ environment: Environment) {
    platform = environment.platform
    windowSize = environment.windowSize
    conditions = environment.conditions
  }
}
