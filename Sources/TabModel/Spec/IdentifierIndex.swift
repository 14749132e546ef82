package import JSON

/// Finds nodes by their identifier: of several with one identifier the first in walk order.
package struct IdentifierIndex: Sendable {
  private let spec: TabSpec
  private var nodes: [ExactText: Int] = [:]

  /// - Parameter includes: which nodes count; the others are as if they were not there.
  package init(_ spec: TabSpec, where includes: (Int) -> Bool = { _ in true }) {
    self.spec = spec
    nodes.reserveCapacity(spec.nodes.count)
    for index in spec.nodes.indices where includes(index) { _ = insert(index) }
  }

  /// An index without nodes.
  package init(emptyFor spec: TabSpec) { self.spec = spec }

  private func name(_ node: Node) -> ExactText {
    node.isSearch
      ? ExactText("\(TabSpec.searchIdentifier)") : spec.document.exactText(node.identifier)
  }

  /// Adds a node.
  ///
  /// - Returns: the node that has the identifier already, or nil if the new one is the first.
  package mutating func insert(_ index: Int) -> Int? {
    let name = name(spec.nodes[index])
    if let first = nodes.updateValue(index, forKey: name) {
      nodes[name] = first
      return first
    }
    return nil
  }

  /// The first node that a reference in the document names.
  package func node(named reference: JSONValue) -> Int? {
    nodes[spec.document.exactText(reference)]
  }

  /// The first node with an identifier.
  package func node(named identifier: String) -> Int? { nodes[ExactText(identifier)] }
}
