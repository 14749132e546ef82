package import TabModel

extension LintScope {
  /// The environments that a test holds for, as bits in the order of `environments`.
  package func environmentBits(where holds: (Environment) -> Bool) -> UInt64 {
    var bits: UInt64 = 0
    for (position, environment) in environments.enumerated() where holds(environment) {
      bits |= 1 << UInt64(position)
    }
    return bits
  }

  /// The environments of a target, by its position in the spec, as bits.
  package func environmentBits(ofTarget position: Int) -> UInt64 {
    let platform = spec.targets[position].platform
    return environmentBits { $0.platform.name == platform }
  }

  /// The positions of the environments that bits stand for.
  func positions(in bits: UInt64) -> [Int] {
    environments.indices.filter { bits & 1 << UInt64($0) != 0 }
  }

  /// The environments that bits stand for.
  package func environments(in bits: UInt64) -> [Environment] {
    environments.enumerated().filter { bits & 1 << UInt64($0.offset) != 0 }.map(\.element)
  }

  /// The layouts of the environments that bits stand for.
  package func views(in bits: UInt64) -> [LayoutView] {
    guard bits != 0 else { return [] }
    return views.filter { bits & 1 << UInt64($0.position) != 0 }
  }

  /// Nodes by name, at most five, and then how many more: `'Home', 'Library' and 'Radio'`.
  package func names(of nodes: [Int]) -> String { names(of: nodes, count: nodes.count) }

  /// The same for the nodes of a list.
  func names(of list: NodeList) -> String { names(of: list.first, count: list.count) }

  private func names(of nodes: [Int], count: Int) -> String {
    enumeration(of: nodes.prefix(mostTold).map { name(of: spec.nodes[$0]) }, count: count)
  }
}

/// For each node the environments in which something holds of it, as bits.
package struct NodeEnvironments {
  /// Empty as long as it holds of no node.
  private var bits: [UInt64] = []
  private let count: Int

  package init(_ scope: LintScope) { count = scope.spec.nodes.count }

  package mutating func add(_ node: Int, inEnvironment position: Int) {
    if bits.isEmpty { bits = Array(repeating: 0, count: count) }
    bits[node] |= 1 << UInt64(position)
  }

  package subscript(node: Int) -> UInt64 { bits.isEmpty ? 0 : bits[node] }

  /// The nodes of which it holds anywhere, in walk order.
  package var nodes: [Int] { bits.indices.filter { bits[$0] != 0 } }
}
