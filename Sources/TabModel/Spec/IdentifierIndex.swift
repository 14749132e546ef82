package import JSON

/// The nodes by identifier. Of duplicates, it has the first in document order.
package struct IdentifierIndex: Sendable {
  private let spec: TabSpec
  private var nodes: [ExactText: Int] = [:]
  /// For each sample, the written identifiers of its nodes.
  private var written: [Int: Set<ExactText>] = [:]

  package init(_ spec: TabSpec, where includes: (Int) -> Bool = { _ in true }) {
    self.init(emptyFor: spec)
    for index in spec.nodes.indices where includes(index) { _ = insert(index) }
  }

  package init(emptyFor spec: TabSpec) {
    self.spec = spec
    nodes.reserveCapacity(spec.nodes.count)
  }

  private func name(_ node: Node) -> ExactText {
    node.isSearch || spec.isSample(node)
      ? ExactText(spec.identifier(of: node)) : spec.document.exactText(node.identifier)
  }

  /// Adds a node. Returns the earlier one with the same identifier, or nil.
  package mutating func insert(_ index: Int) -> Int? {
    let node = spec.nodes[index]
    for sample in spec.samples(around: node) where !node.isSearch {
      written[sample, default: []].insert(spec.document.exactText(node.identifier))
    }
    let name = name(node)
    if let first = nodes.updateValue(index, forKey: name) {
      nodes[name] = first
      return first
    }
    return nil
  }

  package func node(named reference: JSONValue) -> Int? {
    nodes[spec.document.exactText(reference)]
  }

  /// Returns the node that a key of a node refers to. References within a sample are to its own
  /// nodes.
  func node(named reference: JSONValue, from node: Node) -> Int? {
    for sample in spec.samples(around: node)
    where written[sample]?.contains(spec.document.exactText(reference)) == true {
      let name = spec.identifier(spec.document.string(reference), inSample: sample)
      return self.node(named: name)
    }
    return self.node(named: reference)
  }

  package func node(named identifier: String) -> Int? { nodes[ExactText(identifier)] }
}
