package import JSON
package import TabModel

/// Routes to all destinations in all environments, worst first.
package struct Reach: Sendable {
  /// Destinations with the same routes everywhere.
  struct Group: Sendable {
    let nodes: [Int]
    /// Worst route first, with indices of environments.
    let ways: [(way: Route, environments: [Int])]
  }

  package let spec: TabSpec
  /// App name, or the file name if there is none.
  package let name: String
  /// Without conditions that have no effect.
  package let environments: [Environment]
  /// Hardest to reach first, then in traversal order.
  let groups: [Group]
  /// By device and requested framework, in the first state of the conditions.
  let totals: [ReachTotal]
  /// Findings of reachability rules, in document order.
  package let warnings: [Diagnostic]

  /// - Parameter path: name of a spec without a name.
  package init(
    _ spec: TabSpec, path: String, environments: [Environment], warnings: [Diagnostic]
  ) {
    let spec = spec.withSamples
    self.spec = spec
    name = spec.name?.value ?? path
    self.warnings = warnings.sorted {
      ($0.range.lowerBound, $0.rule) < ($1.range.lowerBound, $1.rule)
    }
    let ways = ReachRoutes(spec, environments)
    self.environments = ways.environments
    groups = ways.groups
    totals = ways.totals
  }

  package func phrase(for environments: [Int]) -> EnvironmentPhrase {
    EnvironmentPhrase(environments.map { self.environments[$0] }, among: self.environments)
  }
}

private struct ReachRoutes {
  private(set) var groups: [Reach.Group] = []
  private(set) var totals: [ReachTotal] = []
  private(set) var environments: [Environment] = []

  init(_ spec: TabSpec, _ environments: [Environment]) {
    let resolver = Resolver(spec)
    /// For each node its routes by environment.
    var routes = [[Route?]](repeating: [], count: spec.nodes.count)
    var usual: [[Route?]] = []
    for (_, environments) in environments.grouped(by: \.conditions) {
      var found = Array(
        repeating: [Route?](repeating: nil, count: environments.count), count: spec.nodes.count)
      for (position, environment) in environments.enumerated() {
        let routes = LaidOut(resolver.layout(in: environment)).routes
        for (node, route) in routes { found[node][position] = route }
        if self.environments.isEmpty { add(routes.map(\.route), in: environment) }
      }
      // States without differences are left out.
      if usual == found, !self.environments.isEmpty { continue }
      if self.environments.isEmpty { usual = found }
      self.environments += environments
      for node in routes.indices { routes[node] += found[node] }
    }
    let kept = self.environments
    let nodes = spec.nodes.indices.filter { routes[$0].contains { $0 != nil } }
    groups = nodes.grouped { routes[$0] }.map { routes, nodes in
      let ways = Dictionary(grouping: kept.indices) { routes[$0] }.compactMap {
        route, environments in route.map { (way: $0, environments: environments) }
      }
      return Reach.Group(
        nodes: nodes,
        ways: ways.sorted {
          ($1.way.badness, $0.environments[0]) < ($0.way.badness, $1.environments[0])
        })
    }
    // By worst route, number of its environments, then the next route.
    groups.sort { left, right in
      for (one, other) in zip(left.ways, right.ways) {
        if one.way.badness != other.way.badness { return one.way.badness > other.way.badness }
        if one.environments.count != other.environments.count {
          return one.environments.count > other.environments.count
        }
      }
      return (right.ways.count, left.nodes[0]) < (left.ways.count, right.nodes[0])
    }
  }

  private mutating func add(_ routes: [Route], in environment: Environment) {
    let new = ReachTotal(
      platform: environment.platform, askedFramework: environment.askedFramework)
    let total = totals.firstIndex { $0.name == new.name } ?? totals.count
    if total == totals.count { totals.append(new) }
    for route in routes { totals[total].add(route) }
  }
}

extension Route {
  /// Rank of a route: unreachable, then customizing, then taps. A group that only leads to its
  /// children is nearly as good as one tap.
  fileprivate var badness: Int {
    if let taps { return taps * 2 + (isBeyondBar ? 1 : 0) }
    return switch via {
    case .children: 3
    case .customization: .max - 1
    case .tabBar, .sidebar, .more, .toggledTabBar, .toggledSidebar, .groupScreen, .link,
      .unreachable:
      .max
    }
  }
}
