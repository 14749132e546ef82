import TabModel
import TabReports

/// Where nodes are on each device of the targets, and in how many taps.
final class PlacementTables {
  private let environments: [Environment]
  /// The index in `destinations` for each environment.
  private var layouts: [Int] = []
  /// The destinations of each distinct layout, sorted by node.
  private var destinations: [[Destination]] = []
  /// Environment descriptions, which most nodes share.
  private var phrases: [[Int]: String] = [:]

  init(_ spec: TabSpec) {
    environments = spec.environments
    let resolver = Resolver(spec)
    var known: [LayoutConditions] = []
    for environment in environments {
      let conditions = resolver.conditions(in: environment)
      if let equal = known.firstIndex(of: conditions) {
        layouts.append(equal)
        continue
      }
      layouts.append(known.count)
      known.append(conditions)
      destinations.append(resolver.layout(under: conditions, isNoted: false).destinations)
    }
  }

  /// The table of a node; equal routes are one row.
  func table(of node: Int) -> PlacementTable {
    let ways = destinations.map { Self.way(to: node, among: $0) }
    var found: [(way: Way, environments: [Int])] = []
    for (environment, layout) in layouts.enumerated() {
      let way = ways[layout]
      if let row = found.firstIndex(where: { $0.way == way }) {
        found[row].environments.append(environment)
      } else {
        found.append((way, [environment]))
      }
    }
    return PlacementTable(
      rows: found.map { way, environments in
        (phrase(environments), way.words, way.taps.map(tapWords) ?? "")
      })
  }

  private struct Way: Equatable {
    let words: String
    let taps: Int?
  }

  private static func way(to node: Int, among destinations: [Destination]) -> Way {
    var low = 0
    var high = destinations.count
    while low < high {
      let middle = (low + high) / 2
      if destinations[middle].node < node { low = middle + 1 } else { high = middle }
    }
    guard low < destinations.count, destinations[low].node == node else {
      return Way(words: "not there", taps: nil)
    }
    return Way(words: destinations[low].wayWords, taps: destinations[low].taps)
  }

  private func phrase(_ positions: [Int]) -> String {
    if let known = phrases[positions] { return known }
    let phrase = EnvironmentPhrase(positions.map { environments[$0] }, among: environments).text
    phrases[positions] = phrase
    return phrase
  }
}

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
