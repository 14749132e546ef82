import JSON
import TabModel
import TabReports

/// The places of a spec's nodes in layouts, computed for the first hint or hover after each change.
final class NodePlacements {
  let spec: TabSpec
  private(set) lazy var places = NodePlaces(spec)
  private(set) lazy var tables = PlacementTables(spec)

  init(_ spec: TabSpec) { self.spec = spec }

  func name(of node: Int) -> ByteRange {
    let node = spec.nodes[node]
    let name = node.title.exists ? node.title : node.identifier
    return spec.range(name.exists ? name : node.object)
  }
}

final class PlacementTables {
  private let environments: [Environment]
  private let nodesInLayouts: [Int?]
  private let groups: [Bool]
  private var layouts: [Int] = []
  /// The routes in each distinct layout, by node.
  private var routes: [[Int: Route]] = []
  /// The nodes that are present in each distinct layout.
  private var presences: [Presence] = []
  /// Environment descriptions, which many nodes share.
  private var phrases: [[Int]: String] = [:]

  init(_ spec: TabSpec) {
    environments = spec.environments
    nodesInLayouts = spec.nodesInLayouts
    groups = spec.nodes.map(\.isGroup)
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
      let layout = resolver.layout(under: conditions, isNoted: false)
      presences.append(layout.presence)
      routes.append(
        Dictionary(layout.destinations.map { ($0.node, Route($0, in: layout)) }) { $1 })
    }
  }

  func table(of node: Int) -> PlacementTable {
    let isGroup = groups[node]
    let node = nodesInLayouts[node]
    let ways = zip(routes, presences).map { Self.way(to: node, isGroup, among: $0, $1) }
    return PlacementTable(
      rows: environments.indices.grouped { ways[layouts[$0]] }.map { way, environments in
        (phrase(environments), way.words, way.taps.map { counted($0, "tap") } ?? "")
      })
  }

  private struct Way: Hashable {
    let words: String
    let taps: Int?
  }

  private static func way(
    to node: Int?, _ isGroup: Bool, among routes: [Int: Route], _ presence: Presence
  ) -> Way {
    guard let node, presence.isPresent(node) else { return Way(words: "not there", taps: nil) }
    guard let route = routes[node] else {
      return Way(
        words: isGroup ? "not a destination, but its tabs are" : "a button, not a destination",
        taps: nil)
    }
    return Way(words: route.words, taps: route.taps)
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
