import TabModel

struct ReachWays {
  private(set) var groups: [Reach.Group] = []
  private(set) var totals: [ReachTotal] = []

  /// For each environment an index of a route, or -1.
  private typealias Profile = [Int16]

  init(_ spec: TabSpec, _ environments: [Environment]) {
    let resolver = Resolver(spec)
    let count = environments.count
    var ways: [Reach.Way] = []
    var numbers: [Reach.Way: Int16] = [:]
    var profiles = Profile(repeating: -1, count: spec.nodes.count * count)
    var platforms: [Platform: Int] = [:]
    for (position, environment) in environments.enumerated() {
      if platforms[environment.platform] == nil {
        platforms[environment.platform] = totals.count
        totals.append(ReachTotal(platform: environment.platform))
      }
      let platform = platforms[environment.platform] ?? 0
      for destination in resolver.layout(in: environment).destinations {
        totals[platform].add(destination)
        let way = Reach.Way(via: destination.via, taps: destination.taps)
        let number = numbers[way] ?? Int16(ways.count)
        if number == ways.count {
          numbers[way] = number
          ways.append(way)
        }
        profiles[destination.node * count + position] = number
      }
    }
    group(spec, ways, profiles, environments.count)
  }

  /// Groups destinations with equal profiles, worst first.
  private mutating func group(
    _ spec: TabSpec, _ ways: [Reach.Way], _ profiles: Profile, _ count: Int
  ) {
    var nodes: [ArraySlice<Int16>: [Int]] = [:]
    var order: [ArraySlice<Int16>] = []
    for node in spec.nodes.indices {
      let profile = profiles[(node * count)..<((node + 1) * count)]
      guard profile.contains(where: { $0 >= 0 }) else { continue }
      if nodes[profile] == nil { order.append(profile) }
      nodes[profile, default: []].append(node)
    }
    groups = order.map { profile in
      var environments: [Int16: [Int]] = [:]
      for (position, number) in profile.enumerated() where number >= 0 {
        environments[number, default: []].append(position)
      }
      let sorted = environments.map { (way: ways[Int($0.key)], environments: $0.value) }
        .sorted {
          ($1.way.badness, $0.environments[0]) < ($0.way.badness, $1.environments[0])
        }
      return Reach.Group(nodes: nodes[profile, default: []], ways: sorted)
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
}
