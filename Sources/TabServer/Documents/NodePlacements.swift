import JSON
import TabModel

/// Where the nodes of a spec are: computed for the first hint or hover, kept until the text
/// changes.
final class NodePlacements {
  let spec: TabSpec
  /// Short labels, for hints.
  private(set) lazy var places = NodePlaces(spec)
  /// Per device, for hovers.
  private(set) lazy var tables = PlacementTables(spec)

  init(_ spec: TabSpec) { self.spec = spec }

  /// The range of a node's title, or else its identifier.
  func name(of node: Int) -> ByteRange {
    let node = spec.nodes[node]
    let name = node.title.exists ? node.title : node.identifier
    return spec.range(name.exists ? name : node.object)
  }
}
