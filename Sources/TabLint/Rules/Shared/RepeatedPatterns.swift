import JSON
import TabModel

extension LintScope {
  /// Returns the repeated node for each outside node whose identifier matches the repeated node's
  /// pattern. Of equal patterns, and of several that match, the first counts.
  func findFittingPatterns() -> [Int: Int] {
    var patterns: [(pattern: IdentifierPattern, node: Int)] = []
    for (index, node) in spec.nodes.enumerated() where node.repeats != nil {
      guard let pattern = IdentifierPattern(spec.identifier(of: node)),
        !patterns.contains(where: { $0.pattern == pattern })
      else { continue }
      patterns.append((pattern, index))
    }
    var fitting: [Int: Int] = [:]
    for (index, node) in spec.nodes.enumerated() {
      let identifier = Array(spec.identifier(of: node).utf8)
      fitting[index] =
        patterns.first { pattern, repeated in
          !(repeated..<spec.nodes[repeated].end).contains(index) && pattern.fits(identifier)
        }?.node
    }
    return fitting
  }
}

/// An identifier with one `*`, which matches one or more bytes.
private struct IdentifierPattern: Equatable {
  private let prefix: [UInt8]
  private let suffix: [UInt8]

  /// Nil for an identifier without a `*` or with several.
  init?(_ identifier: String) {
    let parts = identifier.utf8.split(
      separator: UInt8(ascii: "*"), omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    (prefix, suffix) = (Array(parts[0]), Array(parts[1]))
  }

  func fits(_ identifier: [UInt8]) -> Bool {
    identifier.count > prefix.count + suffix.count && identifier.starts(with: prefix)
      && identifier.suffix(suffix.count) == suffix[...]
  }
}
