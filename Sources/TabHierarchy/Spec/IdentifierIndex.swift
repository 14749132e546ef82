package import LocatedJSON

/// Finds nodes by their identifier: of several with one identifier the first in walk order.
///
/// An open hash table over the nodes. A slot holds as much of the hash as there is room for beside
/// the node's index, so that a look-up rarely touches the text of a wrong node, and the table of a
/// large spec stays small: most of the time goes by waiting for its memory. The hash is seeded anew in every run,
/// so that no spec can be made to collide.
package struct IdentifierIndex: Sendable {
  private let spec: TabSpec
  /// The highest bits of a hash above, the node's index + 1 in the lowest bits; 0 is free.
  private var slots: [UInt32]
  /// The bits of a slot that an index needs.
  private let indexMask: UInt32

  /// - Parameter includes: which nodes count; the others are as if they were not there.
  package init(_ spec: TabSpec, where includes: (Int) -> Bool = { _ in true }) {
    self.spec = spec
    var size = 8
    while size * 3 < spec.nodes.count * 4 { size *= 2 }
    slots = Array(repeating: 0, count: size)
    indexMask = UInt32(truncatingIfNeeded: size - 1)
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
    let node = spec.nodes[index]
    let hash = hash(of: node)
    let tag = UInt32(truncatingIfNeeded: hash >> 32)
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] != 0 {
      if (slots[slot] ^ tag) & ~indexMask == 0 {
        let other = Int(slots[slot] & indexMask) - 1
        if hasSameIdentifier(node, spec.nodes[other]) { return other }
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = tag & ~indexMask | UInt32(truncatingIfNeeded: index + 1)
    return nil
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
    let hash = Self.hash(identifier)
    let tag = UInt32(truncatingIfNeeded: hash >> 32)
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] != 0 {
      if (slots[slot] ^ tag) & ~indexMask == 0 {
        let index = Int(slots[slot] & indexMask) - 1
        if isNamed(spec.nodes[index], identifier) { return index }
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private func hash(of node: Node) -> UInt64 {
    if node.isSearch { return Self.hash(Array("\(TabSpec.searchIdentifier)".utf8).span) }
    return spec.document.withText(node.identifier) { Self.hash($0) }
  }

  private func hasSameIdentifier(_ first: Node, _ second: Node) -> Bool {
    if first.isSearch {
      return second.isSearch
        || spec.document.isText(second.identifier, TabSpec.searchIdentifier)
    }
    return spec.document.withText(first.identifier) { isNamed(second, $0) }
  }

  private func isNamed(_ node: Node, _ identifier: Span<UInt8>) -> Bool {
    if node.isSearch {
      return Self.isSame(Array("\(TabSpec.searchIdentifier)".utf8).span, identifier)
    }
    return spec.document.withText(node.identifier) { Self.isSame($0, identifier) }
  }

  private static func isSame(_ first: Span<UInt8>, _ second: Span<UInt8>) -> Bool {
    guard first.count == second.count else { return false }
    for index in 0..<first.count where first[index] != second[index] { return false }
    return true
  }

  private static func hash(_ bytes: Span<UInt8>) -> UInt64 {
    var hasher = Hasher()
    unsafe bytes.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
    return UInt64(truncatingIfNeeded: hasher.finalize())
  }
}
