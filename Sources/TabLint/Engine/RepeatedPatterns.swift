import JSON
import TabModel

extension LintScope {
  /// Returns the repeated node for each outside node whose identifier matches the repeated node's pattern.
  func findFittingPatterns() -> [Int: Int] {
    guard spec.hasRepeatedNodes else { return [:] }
    var patterns = IdentifierPatterns()
    for (index, node) in spec.nodes.enumerated() where node.repeats != nil {
      patterns.add(Array(spec.identifier(of: node).utf8), of: index)
    }
    var fitting: [Int: Int] = [:]
    for (index, node) in spec.nodes.enumerated() {
      let pattern = patterns.node(fitting: Array(spec.identifier(of: node).utf8)) {
        !($0..<spec.nodes[$0].end).contains(index)
      }
      if let pattern { fitting[index] = pattern }
    }
    return fitting
  }
}

/// Identifiers with one `*`, which matches one or more characters, by prefix and suffix.
private struct IdentifierPatterns {
  private struct Suffixes {
    var nodes: [[UInt8]: Int] = [:]
    var lengths: Set<Int> = []
  }

  private var prefixes: [[UInt8]: Suffixes] = [:]
  private var lengths: Set<Int> = []

  /// Adds a pattern. Of equal ones, the first counts.
  mutating func add(_ pattern: [UInt8], of node: Int) {
    let parts = pattern.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false)
    guard parts.count == 2 else { return }
    let (prefix, suffix) = (Array(parts[0]), Array(parts[1]))
    lengths.insert(prefix.count)
    prefixes[prefix, default: Suffixes()].lengths.insert(suffix.count)
    if prefixes[prefix]?.nodes[suffix] == nil { prefixes[prefix]?.nodes[suffix] = node }
  }

  /// Returns the first node whose pattern matches an identifier.
  func node(fitting identifier: [UInt8], where isCompared: (Int) -> Bool) -> Int? {
    var found: Int?
    for length in lengths where length < identifier.count {
      guard let suffixes = prefixes[Array(identifier[..<length])] else { continue }
      for rest in suffixes.lengths where length + rest < identifier.count {
        guard let node = suffixes.nodes[Array(identifier.suffix(rest))], isCompared(node),
          node < found ?? .max
        else { continue }
        found = node
      }
    }
    return found
  }
}
