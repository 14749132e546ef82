package import JSON

extension TabSpec {
  /// Returns the innermost node whose object contains a range; nil if none does.
  ///
  /// Nodes are in the order of the text, so it is the last one that begins before the range, or one
  /// of its ancestors.
  package func innermostNode(at range: ByteRange) -> Int? {
    if !origins.isEmpty { return innermostNodeWithSamples(at: range) }
    let next = nodes.partitioningIndex { self.range($0.object).lowerBound > range.lowerBound }
    var node = next > 0 ? next - 1 : nil
    while let current = node, self.range(nodes[current].object).upperBound < range.upperBound {
      node = nodes[current].parent
    }
    return node
  }

  /// Searches all nodes, because samples are not in the order of the text. Returns the first
  /// sample.
  private func innermostNodeWithSamples(at range: ByteRange) -> Int? {
    let objects = nodes.map { self.range($0.object) }
    return nodes.indices.filter {
      objects[$0].lowerBound <= range.lowerBound && objects[$0].upperBound >= range.upperBound
    }.max { objects[$0].lowerBound < objects[$1].lowerBound }
  }
}
