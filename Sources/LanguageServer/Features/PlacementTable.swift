import TabHierarchy
import TabLayout
import TabWords

/// Where nodes stand on each device of the targets, and how many taps away.
struct PlacementTables {
  private let environments: [Environment]
  /// What leads to each of the nodes that were asked for, in each environment that has it.
  private var ways: [Int: [(environment: Int, destination: Destination)]] = [:]

  /// - Parameter nodes: those that tables are wanted of.
  init(_ spec: TabSpec, of nodes: some Sequence<Int>) {
    environments = spec.environments
    for node in nodes { ways[node] = [] }
    let resolver = Resolver(spec)
    for (index, environment) in environments.enumerated() {
      for destination in resolver.layout(in: environment).destinations
      where ways[destination.node] != nil {
        ways[destination.node]?.append((index, destination))
      }
    }
  }

  /// The table of a node: equal ways are one row, in the order in which the environments bring them.
  func table(of node: Int) -> PlacementTable {
    var order: [String] = []
    var found: [String: (way: Destination?, environments: [Environment])] = [:]
    var ways = (ways[node] ?? [])[...]
    for (index, environment) in environments.enumerated() {
      let destination = ways.first?.environment == index ? ways.removeFirst().destination : nil
      let key = destination.map { "\($0.wayWords) \($0.taps ?? -1)" } ?? ""
      if found[key] == nil { order.append(key) }
      found[key, default: (destination, [])].environments.append(environment)
    }
    return PlacementTable(
      rows: order.compactMap { key in
        guard let entry = found[key] else { return nil }
        let phrase = EnvironmentPhrase(entry.environments, among: environments).text
        guard let way = entry.way else { return (phrase, "not there", "") }
        return (phrase, way.wayWords, way.taps.map(tapWords) ?? "")
      })
  }
}

/// Where one node stands on each device.
struct PlacementTable {
  let rows: [(device: String, place: String, taps: String)]

  var plain: String {
    rows.map { row in
      "\(row.device): \(row.place)" + (row.taps.isEmpty ? "" : ", \(row.taps)")
    }.joined(separator: "\n")
  }

  var markdown: String {
    let lines = rows.map { "| \($0.device) | \($0.place) | \($0.taps) |" }
    return (["| Where | Place | Taps |", "| --- | --- | --- |"] + lines).joined(separator: "\n")
  }
}
