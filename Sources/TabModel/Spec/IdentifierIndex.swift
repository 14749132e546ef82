import JSON

/// The nodes by identifier. Of duplicates, it has the first in document order.
package struct IdentifierIndex: Sendable {
  private let spec: TabSpec
  private var nodes: [ExactText: Int] = [:]
  /// For each sample, the written identifiers of its nodes.
  private var written: [Int: Set<ExactText>] = [:]

  package init(_ spec: TabSpec, where includes: (Int) -> Bool = { _ in true }) {
    self.init(emptyFor: spec)
    for index in spec.nodes.indices where includes(index) { insert(index) }
  }

  init(emptyFor spec: TabSpec) { self.spec = spec }

  private mutating func insert(_ index: Int) {
    let node = spec.nodes[index]
    if let identifier = node.identifier, !node.isSearch {
      for sample in spec.samples(around: node) {
        written[sample, default: []].insert(identifier.exact)
      }
    }
    let name = ExactText(spec.identifier(of: node))
    if nodes[name] == nil { nodes[name] = index }
  }

  /// Returns the node that a key of a node refers to. References within a sample are to its own
  /// nodes.
  func node(named reference: String, from node: Node) -> Int? {
    for sample in spec.samples(around: node)
    where written[sample]?.contains(ExactText(reference)) == true {
      return self.node(named: spec.identifier(reference, inSample: sample))
    }
    return self.node(named: reference)
  }

  package func node(named identifier: String) -> Int? { nodes[ExactText(identifier)] }
}
