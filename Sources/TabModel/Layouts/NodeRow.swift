/// Nodes of one spec in a row, by their indices, in 32 bits each: large specs have a lot of them, in
/// one list for each layout.
package struct NodeRow: RandomAccessCollection, Equatable, Sendable {
  private var indices32: [Int32] = []

  /// Nodes in an order.
  package init(_ nodes: some Sequence<Int>) {
    indices32 = nodes.map { Int32(truncatingIfNeeded: $0) }
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { indices32.count }
  package subscript(position: Int) -> Int { Int(indices32[position]) }
}

extension NodeRow: ExpressibleByArrayLiteral {
  package init(arrayLiteral nodes: Int...) { self.init(nodes) }
}
