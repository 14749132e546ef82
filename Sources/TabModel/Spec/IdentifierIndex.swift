package import JSON

/// The nodes by their identifier; of duplicates the first in walk order.
package struct IdentifierIndex: Sendable {
  private let spec: TabSpec
  private var nodes: [ExactText: Int] = [:]

  package init(_ spec: TabSpec, where includes: (Int) -> Bool = { _ in true }) {
    self.spec = spec
    nodes.reserveCapacity(spec.nodes.count)
    for index in spec.nodes.indices where includes(index) { _ = insert(index) }
  }

  package init(emptyFor spec: TabSpec) { self.spec = spec }

  private func name(_ node: Node) -> ExactText {
    node.isSearch || spec.isSample(node)
      ? ExactText(spec.identifier(of: node)) : spec.document.exactText(node.identifier)
  }

  /// Returns the node that has the identifier already, or nil if the new one is the first.
  package mutating func insert(_ index: Int) -> Int? {
    let name = name(spec.nodes[index])
    if let first = nodes.updateValue(index, forKey: name) {
      nodes[name] = first
      return first
    }
    return nil
  }

  package func node(named reference: JSONValue) -> Int? {
    nodes[spec.document.exactText(reference)]
  }

  /// The node that a key of a node names; a sample's names the nodes of that sample first.
  func node(named reference: JSONValue, from node: Node) -> Int? {
    if spec.isSample(node),
      let own = self.node(
        named: spec.identifier(spec.document.string(reference), in: node)),
      spec.nodes[own].sampleIndex == node.sampleIndex
    {
      return own
    }
    return self.node(named: reference)
  }

  package func node(named identifier: String) -> Int? { nodes[ExactText(identifier)] }
}
