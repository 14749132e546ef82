import JSON
import TabAnalysis
import TabModel
import TabReports

/// The places of a spec's nodes in layouts, computed for the first hint or hover after each change.
final class NodePlacements {
  private struct Way: Hashable {
    let words: String
    var taps = ""
  }

  private typealias Routes = (byNode: [Int: Route], presence: Presence)

  let spec: TabSpec
  private lazy var environments = spec.environments
  private lazy var nodesInLayouts = spec.nodesInLayouts
  /// The usual layout of each target.
  private lazy var devices = usualLayouts()
  /// The routes in each distinct layout, and the number of its layout for each environment.
  private lazy var layouts = distinctLayouts()
  /// Environment descriptions, which many nodes share.
  private var phrases: [[Int]: String] = [:]

  init(_ spec: TabSpec) { self.spec = spec }

  func name(of node: Int) -> ByteRange {
    let node = spec.nodes[node]
    return node.title?.range ?? node.identifier?.range ?? node.range
  }

  func label(of node: Int) -> String {
    guard let node = nodesInLayouts[node] else { return "" }
    return devices.compactMap { device in
      device.cells[node].hint.map { "\(device.name) \($0)" }
    }.joined(separator: " · ")
  }

  /// The routes to a node in all environments, for a tooltip.
  func table(of node: Int) -> Hover.Part {
    let ways = layouts.distinct.map { way(to: node, $0) }
    let rows = environments.indices.grouped { ways[layouts.numbers[$0]] }.map { way, environments in
      (place: phrase(environments), way: way)
    }
    let lines = rows.map { place, way in
      "\(place): \(way.words)" + (way.taps.isEmpty ? "" : ", \(way.taps)")
    }
    let cells = rows.map { place, way in "| \(place) | \(way.words) | \(way.taps) |" }
    return Hover.Part(
      plain: lines.joined(separator: "\n"),
      markdown: (["| Where | Place | Taps |", "| --- | --- | --- |"] + cells).joined(
        separator: "\n"))
  }

  private func usualLayouts() -> [(name: String, cells: [MatrixCell])] {
    let resolver = Resolver(spec, isNoted: false)
    return spec.targets.map { target in
      let platform = Platform.platform(target.platform).assuming(spec.framework)
      let conditions = resolver.conditions(in: Environment(platform))
      let layout = resolver.layout(under: conditions)
      return (platform.device, MatrixCell.cells(of: LayoutResult(layout)))
    }
  }

  private func distinctLayouts() -> (distinct: [Routes], numbers: [Int]) {
    let resolver = Resolver(spec, isNoted: false)
    var known: [LayoutConditions] = []
    var distinct: [Routes] = []
    let numbers = environments.map { environment in
      let conditions = resolver.conditions(in: environment)
      if let equal = known.firstIndex(of: conditions) { return equal }
      known.append(conditions)
      let layout = resolver.layout(under: conditions)
      let routes = layout.destinations.map { ($0.node, Route($0, in: layout)) }
      distinct.append((Dictionary(routes) { $1 }, layout.presence))
      return known.count - 1
    }
    return (distinct, numbers)
  }

  private func way(to node: Int, _ routes: Routes) -> Way {
    guard let shown = nodesInLayouts[node], routes.presence.isPresent(shown) else {
      return Way(words: "not there")
    }
    if let route = routes.byNode[shown] {
      return Way(words: route.words, taps: route.taps.map { counted($0, "tap") } ?? "")
    }
    return Way(
      words: spec.nodes[node].kind == .group
        ? "not a destination, but its tabs are" : "a button, not a destination")
  }

  private func phrase(_ positions: [Int]) -> String {
    if let known = phrases[positions] { return known }
    let phrase = EnvironmentList(environments).phrase(for: positions).text
    phrases[positions] = phrase
    return phrase
  }
}
