import TabModel

/// A node, or several that equal the ones before.
package enum MatrixRow: Sendable {
  case node(Int)
  /// Further leaves of a group, all in the same places.
  case like(count: Int, depth: Int)
}

extension Matrix {
  /// Maximum number of leaves in the same places.
  private static let mostAlike = 3

  /// Nodes in traversal order, with runs of equal leaves shortened.
  package var rows: [MatrixRow] {
    var rows: [MatrixRow] = []
    var node = 0
    while node < spec.nodes.count {
      let end = endOfRun(from: node)
      // One more row takes the same space as the text that would replace it.
      let shown = end - node > Self.mostAlike + 1 ? node + Self.mostAlike : end
      for index in node..<shown { rows.append(.node(index)) }
      if shown < end { rows.append(.like(count: end - shown, depth: spec.nodes[node].depth)) }
      node = end
    }
    return rows
  }

  /// The end of the run of leaves that equal the first.
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
