import JSON
import TabModel

/// Identifiers, and the nodes that they refer to.
final class References {
  private unowned let scope: LintScope
  private var spec: TabSpec { scope.spec }

  init(_ scope: LintScope) { self.scope = scope }

  /// The written nodes by identifier. Of duplicates, the first counts.
  private(set) lazy var identifiers = IdentifierIndex(spec)

  private(set) lazy var roots = IdentifierIndex(spec) { spec.nodes[$0].parent == nil }

  /// The nodes that can be referred to from everywhere, by identifier.
  private(set) lazy var nameable =
    spec.hasRepeatedNodes
    ? IdentifierIndex(spec) { spec.repeatedNode(of: $0) == nil } : identifiers

  /// All references to nodes, with the node that has them; nil for the root.
  var all: [(node: Int?, name: Located<String>)] {
    spec.allRootValues.flatMap(\.references).map { (nil, $0) }
      + spec.nodes.indices.flatMap { index in
        spec.nodes[index].references.map { (index, $0) }
      }
  }

  /// Returns the node with an identifier; nil if it is unknown, or repeated and referred to from
  /// outside.
  ///
  /// - Parameter owner: the node that refers to it; nil for the root.
  func node(named identifier: String, from owner: Int? = nil) -> Int? {
    if let owner, let named = identifiers.node(named: identifier),
      let repeated = spec.repeatedNode(of: named),
      (repeated..<spec.nodes[repeated].end).contains(owner)
    {
      return named
    }
    return nameable.node(named: identifier)
  }

  func firstNode(identifiedAs node: Node) -> Int? {
    identifiers.node(
      named: node.kind == .search ? TabSpec.searchIdentifier : node.identifier?.value ?? "")
  }

  /// Returns the identifier that an unknown name probably means.
  func identifier(meantBy name: String, among identifiers: [String]) -> String? {
    // Users rarely know UIKit's identifier of the search tab.
    let search = TabSpec.searchIdentifier
    return name.lowercased().contains("search") && identifiers.contains(search)
      ? search : suggestion(for: name, among: identifiers)
  }

  /// The repeated node for each outside node whose identifier matches the repeated node's pattern. Of equal
  /// patterns, and of several that match, the first counts.
  private(set) lazy var fittingPatterns: [Int: Int] = {
    var patterns: [(pattern: IdentifierPattern, node: Int)] = []
    for index in spec.nodes.indices where spec.nodes[index].repeats != nil {
      guard let pattern = IdentifierPattern(spec.identifier(of: index)),
        !patterns.contains(where: { $0.pattern == pattern })
      else { continue }
      patterns.append((pattern, index))
    }
    if patterns.isEmpty { return [:] }
    var fitting: [Int: Int] = [:]
    for index in spec.nodes.indices {
      let identifier = Array(spec.identifier(of: index).utf8)
      fitting[index] =
        patterns.first { pattern, repeated in
          !(repeated..<spec.nodes[repeated].end).contains(index) && pattern.fits(identifier)
        }?.node
    }
    return fitting
  }()
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

extension Findings {
  /// Reports the name of a node that is not a child of the group that names it.
  ///
  /// - Parameter surplus: what to remove if the group has no children.
  mutating func report(
    _ name: Located<String>, ofNoChild named: Int, of group: Int, orRemove surplus: String
  ) {
    let scope = scope
    let spec = scope.spec
    report(
      "'\(clipped(name.value))' is not a child of \(scope.name(of: spec.nodes[group]))",
      at: name.range, notes: [Diagnostic.Note("it is here", at: spec.nodes[named].place)],
      help: scope.listing(spec.children(of: group), one: "its only child", several: "its children")
        ?? "remove \(surplus): the group has no children")
  }
}

extension Node {
  /// The names of other nodes in this one's keys.
  fileprivate var references: [Located<String>] {
    [defaultChildIdentifier].compactMap(\.self) + (displayOrderIdentifiers?.value ?? [])
      + (leadsTo?.value ?? [])
      + (sidebarActions?.value ?? []).flatMap { $0.value.leadsTo?.value ?? [] }
  }
}
