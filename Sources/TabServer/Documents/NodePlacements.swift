import JSON
import TabModel

/// Where the nodes of a spec stand: worked out when the first hint or hover asks, and kept until the
/// text changes.
final class NodePlacements {
  let spec: TabSpec
  /// In a few words, for hints.
  private(set) lazy var places = NodePlaces(spec)
  /// On each device, for hovers.
  private(set) lazy var tables = PlacementTables(spec)

  init(_ spec: TabSpec) { self.spec = spec }

  /// The name of a node: its title, or the identifier of one without. Hints stand after it.
  func name(of node: Int) -> ByteRange {
    let node = spec.nodes[node]
    let name = node.title.exists ? node.title : node.identifier
    return spec.range(name.exists ? name : node.object)
  }
}
