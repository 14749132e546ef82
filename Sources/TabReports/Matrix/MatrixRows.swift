import TabModel

/// A row of a matrix as people read it: a node, or several that are like the ones before.
package enum MatrixRow: Sendable {
  case node(Int)
  /// So many more leaves of one group, everywhere where the one before them is.
  case like(count: Int, depth: Int)
}

extension Matrix {
  /// The most leaves in a row that are shown where they stand alike everywhere.
  private static let mostAlike = 3

  /// All nodes in walk order; of many leaves that stand alike the first few.
  package var rows: [MatrixRow] {
    var rows: [MatrixRow] = []
    var node = 0
    while node < spec.nodes.count {
      let end = endOfRun(from: node)
      // One more row takes no more room than the words that would replace it.
      let shown = end - node > Self.mostAlike + 1 ? node + Self.mostAlike : end
      for index in node..<shown { rows.append(.node(index)) }
      if shown < end { rows.append(.like(count: end - shown, depth: spec.nodes[node].depth)) }
      node = end
    }
    return rows
  }

  /// Where the leaves of one group end that stand as this one does.
  private func endOfRun(from first: Int) -> Int {
    var end = first + 1
    guard !spec.nodes[first].isGroup else { return end }
    while end < spec.nodes.count, !spec.nodes[end].isGroup,
      spec.nodes[end].parent == spec.nodes[first].parent,
      layouts.allSatisfy({ $0.cells[end] == $0.cells[first] })
    {
      end += 1
    }
    return end
  }
}
