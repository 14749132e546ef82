package import JSON

extension TabSpec {
  /// Returns the innermost written node whose object contains a range; nil if none does.
  ///
  /// Nodes are in the order of the text, so it is the last one that begins before the range, or one
  /// of its ancestors.
  package func innermostNode(at range: ByteRange) -> Int? {
    let next = nodes.partitioningIndex { $0.range.lowerBound > range.lowerBound }
    guard next > 0 else { return nil }
    return ([next - 1] + ancestors(of: next - 1)).first {
      nodes[$0].range.upperBound >= range.upperBound
    }
  }
}
