package import JSON

extension TabSpec {
  /// Returns the innermost node whose object contains a range, of samples the first; nil if none
  /// does.
  package func innermostNode(at range: ByteRange) -> Int? {
    origins.isEmpty
      ? innermostWrittenNode(at: range)
      : nodes.indices.filter { isInside(range, $0) }.max {
        nodes[$0].range.lowerBound < nodes[$1].range.lowerBound
      }
  }

  /// Written nodes are in the order of the text, so it is the last one that begins before the
  /// range, or one of its ancestors.
  private func innermostWrittenNode(at range: ByteRange) -> Int? {
    let next = nodes.partitioningIndex { $0.range.lowerBound > range.lowerBound }
    guard next > 0 else { return nil }
    return ([next - 1] + ancestors(of: next - 1)).first { isInside(range, $0) }
  }

  private func isInside(_ range: ByteRange, _ node: Int) -> Bool {
    let object = nodes[node].range
    return object.lowerBound <= range.lowerBound && range.upperBound <= object.upperBound
  }
}
