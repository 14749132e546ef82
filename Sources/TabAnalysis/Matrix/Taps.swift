import JSON
package import TabModel

/// Routes to all destinations in all environments, worst first.
package struct Taps: Sendable {
  /// Destinations with the same routes everywhere.
  package struct Group: Sendable {
    package let nodes: [Int]
    /// Worst route first, with indices of environments.
    package let ways: [(way: Route, environments: [Int])]
  }

  package let spec: TabSpec
  /// Without conditions that have no effect.
  package let environments: [Environment]
  private let list: EnvironmentList
  /// Hardest to reach first, then in traversal order.
  package let groups: [Group]
  /// By device and requested framework, in the first state of the conditions.
  package let totals: [TapTotal]

  /// - Parameter spec: a spec with its samples.
  init(
    _ spec: TabSpec, in environments: [Environment], _ layouts: SharedLayouts, rows: SharedRows
  ) {
    self.spec = spec
    // By node, the few different lists of its routes.
    var found: [[Route?]] = []
    let states = environments.byState { environments in
      environments.map { environment in
        var routes = [Route?](repeating: nil, count: spec.nodes.count)
        for (node, route) in layouts.result(in: environment).routes {
          routes[rows.first[node]] = route
        }
        let known = found.firstIndex(of: routes)
        if known == nil { found.append(routes) }
        return known ?? found.count - 1
      }
    }
    self.environments = states.flatMap(\.environments)
    list = EnvironmentList(self.environments)
    let counted = states.prefix(1).flatMap { zip($0.environments, $0.value) }
    totals = counted.grouped { TapTotal.name(of: $0.0) }.map { _, elements in
      TapTotal(elements[0].0, elements.flatMap { found[$0.1].compactMap(\.self) })
    }
    let numbers = states.flatMap(\.value)
    let places = found.indices.map { number in numbers.indices.filter { numbers[$0] == number } }
    groups = spec.nodes.indices.grouped { node in found.map { $0[node] } }
      .filter { $0.key.contains { $0 != nil } }
      .map { Group(nodes: $1, routes: Array(zip($0, places))) }
      .sorted(by: Group.isHarderToReach)
  }

  package func phrase(for environments: [Int]) -> EnvironmentPhrase {
    list.phrase(for: environments)
  }
}

extension Taps.Group {
  fileprivate init(nodes: [Int], routes: [(route: Route?, environments: [Int])]) {
    self.nodes = nodes
    ways = Dictionary(grouping: routes, by: \.route).compactMap { route, routes in
      route.map { (way: $0, environments: routes.flatMap(\.environments).sorted()) }
    }.sorted { ($1.way.badness, $0.environments[0]) < ($0.way.badness, $1.environments[0]) }
  }

  /// Compares the worst routes, the numbers of their environments, then the next routes.
  fileprivate static func isHarderToReach(_ left: Self, _ right: Self) -> Bool {
    for (one, other) in zip(left.ways, right.ways) {
      if one.way.badness != other.way.badness { return one.way.badness > other.way.badness }
      if one.environments.count != other.environments.count {
        return one.environments.count > other.environments.count
      }
    }
    return (right.ways.count, left.nodes[0]) < (left.ways.count, right.nodes[0])
  }
}

extension Route {
  /// The rank, but a group that only leads to its children is nearly as good as one tap.
  fileprivate var badness: Int { via == .children ? 3 : rank }
}

/// Taps to all destinations of a device in all its environments, in one framework.
package struct TapTotal: Sendable {
  package let name: String
  package let platform: Platform
  package let requestedFramework: Framework?
  /// Routes to destinations. Groups that only lead to their children do not count: they are headings.
  private let routes: [Route]
  private var taps: [Int] { routes.compactMap(\.taps) }

  package init(_ environment: Environment, _ routes: [Route]) {
    name = Self.name(of: environment)
    platform = environment.platform
    requestedFramework = environment.requestedFramework
    self.routes = routes.filter { $0.via != .children }
  }

  /// The device, and the framework if it was asked for: `iPhone in SwiftUI`.
  static func name(of environment: Environment) -> String {
    environment.platform.device
      + (environment.requestedFramework.map { " in \($0.rawValue)" } ?? "")
  }

  package var count: Int { routes.count }
  /// Destinations that need customizing or are unreachable.
  package var unreached: Int { count - taps.count }
  package var maximum: Int? { taps.max() }
  package var withinOne: Int { routes.count(where: \.isImmediate) }
  package var withinTwo: Int { taps.count { $0 <= 2 } }

  /// Mean number of taps, with one or two decimals: `1.67`; nil without destinations.
  package func mean(decimals: Int = 2) -> String? {
    let taps = taps
    let scale = decimals == 1 ? 10 : 100
    if taps.isEmpty { return nil }
    let scaled = (taps.reduce(0, +) * scale * 2 + taps.count) / (taps.count * 2)
    return "\(scaled / scale).\(zeroPadded(String(scaled % scale), to: decimals))"
  }

  /// Rounded percentage of destinations, with `0 %` and `100 %` for none and all only; nil without
  /// destinations.
  package func percentage(_ part: Int) -> String? {
    guard count > 0 else { return nil }
    if part == 0 || part == count { return part == 0 ? "0 %" : "100 %" }
    let rounded = min(99, max(1, (part * 200 + count) / (count * 2)))
    return "\(rounded) %"
  }
}
