import JSON

/// Which keys a node may have, and which it needs.
extension SpecReader {
  /// The kind that a node was meant to have by a key that is not known, such as `"role": "search"`.
  func meantKind(_ unknown: [ShapeChecker.Member]) -> Node.Kind? {
    // Longer words are far from any name of that key, and nobody reads on among very many.
    for (key, value) in unknown.prefix(100) where document.content(of: key).count <= 8 {
      let meaning = checker.meaning(
        of: document.string(key), value, among: NodeKey.definitions.map(\.name))
      guard case .member("type", let json) = meaning else { continue }
      return Node.Kind.allCases.first { "\"\($0.name)\"" == json }
    }
    return nil
  }

  /// The keys that an object as large as few nodes has and does not take, as bits; nil for others.
  ///
  /// What a node takes is known only at its end. Of the usual node, problems in the values that it
  /// does not take are taken back then; in a large one they would be too many to keep that long.
  func surplusKeys(of object: JSONValue, _ tables: Tables) -> UInt32? {
    let end = document.end(of: object)
    guard end.index - object.index > 1_000 else { return nil }
    var written: UInt32 = 0
    var kind = Node.Kind?.some(.tab)
    var unknown: [ShapeChecker.Member] = []
    var key = document.first(in: object)
    while key != end {
      let value = document.next(after: key)
      defer { key = document.next(after: value) }
      guard let nodeKey = tables.nodeKey(key, in: document) else {
        unknown.append((key, value))
        continue
      }
      if nodeKey == .type, written & nodeKey.bit == 0 {
        kind =
          document.isString(value)
          ? tables.kinds.position(of: value, in: document).flatMap {
            Node.Kind(rawValue: UInt8(truncatingIfNeeded: $0))
          } : nil
      }
      written |= nodeKey.bit
    }
    if written & NodeKey.type.bit == 0 {
      kind = written & NodeKey.children.bit != 0 ? .group : meantKind(unknown) ?? .tab
    }
    guard let kind else { return 0 }
    return written & ~tables.allowed[Int(kind.rawValue)]
  }

  /// Reports keys that nodes of this kind do not take, and keys that they need.
  ///
  /// - Parameters:
  ///   - unknown: the keys that no node takes.
  mutating func checkKeys(
    of node: Node, _ unknown: [ShapeChecker.Member], _ tables: Tables
  ) {
    let kind = Int(node.kind.rawValue)
    let surplus = node.written & ~tables.allowed[kind]
    let missing = tables.required[kind] & ~node.written
    guard surplus | missing != 0 || !unknown.isEmpty else { return }
    let owner = Self.owner(of: node.kind)
    defer {
      // This comes last, because what is taken back must not be part of it.
      func names(_ bits: UInt32) -> [String] {
        NodeKey.allCases.filter { bits & $0.bit != 0 }.map(\.name)
      }
      let needed = tables.required[kind]
      checker.keys(
        unknown: unknown, missing: names(missing), of: node.object, owner,
        taking: names(needed) + names(tables.allowed[kind] & ~needed),
        others: names(~tables.allowed[kind]), present: names(node.written))
    }
    guard surplus != 0 else { return }
    var misplaced: [(key: JSONValue, nodeKey: NodeKey)] = []
    var values: [JSONValue] = []
    for (key, value) in document.members(of: node.object) {
      guard let nodeKey = tables.nodeKey(key, in: document), surplus & nodeKey.bit != 0
      else { continue }
      misplaced.append((key, nodeKey))
      values.append(value)
    }
    checker.takeBack(in: values)
    for (key, nodeKey) in misplaced {
      let owners = nodeKey.kinds.map(Self.owner).joined(separator: " or ")
      var help = "it belongs to \(owners); a node is what its 'type' says, and a group has children"
      var fixes: [Fix] = []
      if nodeKey == .children, let type = document.member("type", of: node.object) {
        help = "it belongs to \(owners): write 'group', or drop 'type'"
        let edit = Fix.Edit(document.range(of: type), "\"group\"")
        if node.kind == .tab { fixes = [Fix("write 'group'", isSafe: false, [edit])] }
      }
      checker.report(
        .unknownKey, "\(owner) has no key '\(nodeKey.name)'", at: document.range(of: key),
        help: help, fixes: fixes)
    }
  }

  private static func owner(of kind: Node.Kind) -> String {
    switch kind {
    case .tab: "a tab"
    case .search: "a search tab"
    case .group: "a group"
    }
  }
}
