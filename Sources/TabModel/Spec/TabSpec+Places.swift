package import JSON

extension TabSpec {
  /// Returns the innermost node whose object contains a range, of samples the first; nil if none
  /// does.
  package func innermostNode(at range: ByteRange) -> Int? {
    nodes.indices.filter {
      nodes[$0].range.lowerBound <= range.lowerBound
        && nodes[$0].range.upperBound >= range.upperBound
    }.max { nodes[$0].range.lowerBound < nodes[$1].range.lowerBound }
  }
}
