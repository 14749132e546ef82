import JSON
package import TabModel

/// Distinguishes nodes with equal titles by identifier.
package struct NodeNames: Sendable {
  private let spec: TabSpec
  /// Nodes with ambiguous titles.
  private let alike: Set<Int>

  package init(_ spec: TabSpec) {
    self.spec = spec
    var first: [String: Int] = [:]
    var alike: Set<Int> = []
    for (index, node) in spec.nodes.enumerated() {
      let title = spec.title(of: node)
      guard !isBlank(title) else { continue }
      if let other = first[title] {
        alike.formUnion([other, index])
      } else {
        first[title] = index
      }
    }
    self.alike = alike
  }

  /// The identifier of a node with an ambiguous title.
  package func identifier(of node: Int) -> String? {
    alike.contains(node) ? spec.identifier(of: spec.nodes[node]) : nil
  }

  /// A node's title or identifier, with the identifier after an ambiguous title: `Home (home-mac)`.
  package func name(of node: Int) -> String {
    let title = spec.title(of: spec.nodes[node])
    if isBlank(title) { return spec.identifier(of: spec.nodes[node]) }
    return identifier(of: node).map { "\(title) (\($0))" } ?? title
  }
}
