import JSON

/// The nodes by identifier, in document order.
package struct IdentifierIndex: Sendable {
  private let spec: TabSpec
  private var nodes: [ExactText: [Int]] = [:]
  /// For each sample, its nodes by their written identifiers.
  private var written: [Int: [ExactText: [Int]]] = [:]

  package init(_ spec: TabSpec, where includes: (Int) -> Bool = { _ in true }) {
    self.spec = spec
    for index in spec.nodes.indices where includes(index) {
      let node = spec.nodes[index]
      nodes[ExactText(spec.identifier(of: node)), default: []].append(index)
      guard let identifier = node.identifier, node.kind != .search else { continue }
      for sample in spec.samples(outwardsFrom: node.sample) {
        written[sample, default: [:]][identifier.exact, default: []].append(index)
      }
    }
  }

  /// Returns the node that a key refers to: within a sample, one of its own nodes first.
  ///
  /// - Parameters:
  ///   - sample: that of the node with the key.
  ///   - counts: false for nodes that are not there.
  func node(
    named reference: String, inSample sample: Int?, where counts: (Int) -> Bool
  ) -> Int? {
    for sample in spec.samples(outwardsFrom: sample)
    where written[sample]?[ExactText(reference)]?.contains(where: counts) == true {
      return self.node(named: spec.identifier(reference, inSample: sample), where: counts)
    }
    return self.node(named: reference, where: counts)
  }

  /// Returns the node with an identifier; of duplicates, the first that counts.
  package func node(named identifier: String, where counts: (Int) -> Bool = { _ in true }) -> Int? {
    nodes[ExactText(identifier)]?.first(where: counts)
  }
}
