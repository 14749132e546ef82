import JSON
package import TabModel

/// Finds nodes by the title that people see: of several with one title the first that was added.
package struct TitleIndex: Sendable {
  private let spec: TabSpec
  private var table: PositionTable

  /// An index without nodes.
  package init(_ spec: TabSpec) {
    self.spec = spec
    table = PositionTable(capacity: spec.nodes.count)
  }

  /// An index of some nodes.
  init(_ spec: TabSpec, where includes: (Int) -> Bool) {
    self.init(spec)
    for node in spec.nodes.indices where includes(node) {
      _ = insert(node)
    }
  }

  /// Adds a node.
  ///
  /// - Returns: the node that has the title already, or nil where the new one is the first.
  package mutating func insert(_ node: Int) -> Int? {
    let title = spec.title(of: spec.nodes[node])
    return table.insert(
      node, title.hashValue,
      where: { [spec] in spec.title(of: spec.nodes[$0]) == title },
      rehashing: { [spec] in spec.title(of: spec.nodes[$0]).hashValue })
  }

  /// Whether a node has the title.
  func contains(_ title: String) -> Bool {
    table.find(title.hashValue) { spec.title(of: spec.nodes[$0]) == title } != nil
  }
}
