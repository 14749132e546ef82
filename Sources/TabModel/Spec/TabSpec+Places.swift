package import JSON

extension TabSpec {
  /// The innermost node whose object contains a range; nil if none does. Nodes are in the order of the
  /// text, so it is the last one that begins before the range, or a group around that.
  package func innermostNode(at range: ByteRange) -> Int? {
    var low = 0
    var high = nodes.count
    while low < high {
      let middle = (low + high) / 2
      if self.range(nodes[middle].object).lowerBound <= range.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    var node = low > 0 ? low - 1 : nil
    while let current = node, self.range(nodes[current].object).upperBound < range.upperBound {
      node = nodes[current].parent
    }
    return node
  }
}
