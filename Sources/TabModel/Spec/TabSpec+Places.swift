package import JSON

extension TabSpec {
  /// The innermost node whose object holds a range; nil for what is about the whole spec.
  ///
  /// Nodes stand in the order of the text, so the last one that begins before the range is the
  /// innermost, or one below it.
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
