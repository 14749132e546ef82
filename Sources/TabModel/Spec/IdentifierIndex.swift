package import JSON

/// Finds nodes by their identifier: of several with one identifier the first in walk order.
package struct IdentifierIndex: Sendable {
  private let spec: TabSpec
  private var table: PositionTable

  /// - Parameter includes: which nodes count; the others are as if they were not there.
  package init(_ spec: TabSpec, where includes: (Int) -> Bool = { _ in true }) {
    self.spec = spec
    table = PositionTable(capacity: spec.nodes.count)
    for index in spec.nodes.indices where includes(index) {
      _ = insert(index)
    }
  }

  /// An index without nodes, which grows no further than the spec has nodes.
  package init(emptyFor spec: TabSpec) {
    self.init(spec, where: { _ in false })
  }

  /// Adds a node.
  ///
  /// - Returns: the node that has the identifier already, or nil where the new one is the first.
  package mutating func insert(_ index: Int) -> Int? {
    Self.insert(index, of: spec, into: &table)
  }

  private static func insert(
    _ index: Int, of spec: TabSpec, into table: inout PositionTable
  ) -> Int? {
    let node = spec.nodes[index]
    return table.insert(
      index, hash(of: node, spec), where: { hasSameIdentifier(node, spec.nodes[$0], spec) },
      rehashing: { hash(of: spec.nodes[$0], spec) })
  }

  /// The first node that a reference in the document means.
  package func node(named reference: JSONValue) -> Int? {
    spec.document.withText(reference) { find($0) }
  }

  /// The first node with an identifier.
  package func node(named identifier: String) -> Int? {
    find(Array(identifier.utf8).span)
  }

  private func find(_ identifier: Span<UInt8>) -> Int? {
    table.find(Self.hash(identifier)) { Self.isNamed(spec.nodes[$0], identifier, spec) }
  }

  private static func hash(of node: Node, _ spec: TabSpec) -> Int {
    if node.isSearch { return hash(Array("\(TabSpec.searchIdentifier)".utf8).span) }
    return spec.document.withText(node.identifier) { hash($0) }
  }

  private static func hasSameIdentifier(
    _ first: Node, _ second: Node, _ spec: TabSpec
  ) -> Bool {
    if first.isSearch {
      return second.isSearch
        || spec.document.isText(second.identifier, TabSpec.searchIdentifier)
    }
    return spec.document.withText(first.identifier) { isNamed(second, $0, spec) }
  }

  private static func isNamed(
    _ node: Node, _ identifier: Span<UInt8>, _ spec: TabSpec
  ) -> Bool {
    if node.isSearch {
      return isSame(Array("\(TabSpec.searchIdentifier)".utf8).span, identifier)
    }
    return spec.document.withText(node.identifier) { isSame($0, identifier) }
  }

  private static func isSame(_ first: Span<UInt8>, _ second: Span<UInt8>) -> Bool {
    guard first.count == second.count else { return false }
    for index in 0..<first.count where first[index] != second[index] { return false }
    return true
  }

  private static func hash(_ bytes: Span<UInt8>) -> Int {
    var hasher = Hasher()
    unsafe bytes.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
    return hasher.finalize()
  }
}
