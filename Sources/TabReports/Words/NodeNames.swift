import JSON
package import TabModel

/// Tells nodes of one title apart by their identifiers, for lists that name nodes out of place.
package struct NodeNames: Sendable {
  private let spec: TabSpec
  /// The nodes whose title others have too.
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

  /// The identifier that tells a node apart; nil where its title does.
  package func identifier(of node: Int) -> String? {
    alike.contains(node) ? spec.identifier(of: spec.nodes[node]) : nil
  }

  /// A node's title, or its identifier where that is blank, with the identifier after a title that
  /// others have too: `Home (home-mac)`.
  package func name(of node: Int) -> String {
    let title = spec.title(of: spec.nodes[node])
    if isBlank(title) { return spec.identifier(of: spec.nodes[node]) }
    return identifier(of: node).map { "\(title) (\($0))" } ?? title
  }
}
