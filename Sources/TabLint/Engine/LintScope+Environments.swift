import JSON
import TabModel

extension LintScope {
  func environmentSet(where holds: (Environment) -> Bool) -> EnvironmentSet {
    EnvironmentSet(environments.indices.filter { holds(environments[$0]) })
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
    nodes.reduce(into: []) { $0.formUnion(environmentSet(of: $1)) }
  }

  func environmentSet(on platform: PlatformName) -> EnvironmentSet {
    environmentSet { $0.platform.name == platform }
  }

  func positions(in set: EnvironmentSet) -> [Int] {
    set.isEmpty ? [] : environments.indices.filter(set.contains)
  }

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
    listed(targets.map { Platform.platform($0.platform).assuming( spec.framework).device })
  }

  func environments(of node: Int) -> [Environment] { environments(in: environmentSet(of: node)) }

  /// Returns the distinct layouts of environments, in their order.
  func layouts(in set: EnvironmentSet) -> [SharedLayout] {
    positions(in: set).map { layoutsByEnvironment[$0] }.grouped(by: ObjectIdentifier.init)
      .map { $0.elements[0] }
  }

  /// Returns the first five names and the number of others: `'Home', 'Library' and 'Radio (on iPhone)'`.
  ///
  /// - Parameter detail: what to add to a name in parentheses; blank for nothing.
  func names(of nodes: [Int], detail: (Int) -> String = { _ in "" }) -> String {
    let names = nodes.prefix(maximumNames).map { node in
      let detail = bare(detail(node))
      return name(of: spec.nodes[node]) + (detail.isEmpty ? "" : " (\(detail))")
    }
    return enumeration(of: names, count: nodes.count)
  }

  /// Returns names of nodes, with the states of those that break the rule only in unusual ones.
  func names(of nodes: [Int], in environments: [Int: EnvironmentSet]) -> String {
    let isUsual = nodes.contains {
      environments[$0].map { !$0.isDisjoint(with: usualEnvironments) } ?? false
    }
    return names(of: nodes) { isUsual ? states(of: environments[$0, default: []]) : "" }
  }

  func offenders(
    _ nodes: [Int: EnvironmentSet], at place: (Node) -> ByteRange
  ) -> [Offender] {
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

extension TabBar {
  /// The nodes of the items and in More.
  var nodes: [Int] { items.compactMap(\.node) + more }
}

extension Layout {
  var itemNodes: [Int] { tabBar?.items.compactMap(\.node) ?? [] }
}
