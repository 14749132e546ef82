import JSON

extension SpecReader {
  /// Returns the kind that an unknown key such as `"role": "search"` means.
  func meantKind(_ unknown: [ShapeChecker.Member]) -> Node.Kind? {
    // Longer words are far from all names.
    for (key, value) in unknown.prefix(100) where document.content(of: key).count <= 8 {
      let meaning = checker.meaning(
        of: document.string(key), value, among: NodeKey.definitions.map(\.name))
      guard case .key("type", let json?, _) = meaning else { continue }
      return Node.Kind.allCases.first { "\"\($0.name)\"" == json }
    }
    return nil
  }

  mutating func checkKeys(
    of node: Node, _ unknown: [ShapeChecker.Member], _ tables: Tables
  ) {
    let allowed = tables.allowed[Int(node.kind.rawValue)]
    let required = tables.required[Int(node.kind.rawValue)]
    let surplus = node.written & ~allowed
    let missing = required & ~node.written
    guard surplus | missing != 0 || !unknown.isEmpty else { return }
    let owner = "a \(node.kind.noun)"
    if surplus != 0 {
      for (key, _) in document.members(of: node.object) {
        guard let nodeKey = tables.nodeKey(key, in: document), surplus & nodeKey.bit != 0
        else { continue }
        misplaced(key, nodeKey, in: node, owner)
      }
    }
    func names(_ bits: UInt32) -> [String] {
      NodeKey.allCases.filter { bits & $0.bit != 0 }.map(\.name)
    }
    // Another rule reports the identifier of a search tab.
    let offered = node.kind == .search ? allowed & ~NodeKey.identifier.bit : allowed
    checker.reportKeys(
      unknown: unknown, missing: names(missing), of: node.object, owner,
      taking: names(required) + names(offered & ~required), others: names(~allowed),
      present: names(node.written))
  }

  private mutating func misplaced(
    _ key: JSONValue, _ nodeKey: NodeKey, in node: Node, _ owner: String
  ) {
    let owners = nodeKey.kinds.map { "a \($0.noun)" }.joined(separator: " or ")
    var help = "it belongs to \(owners); a node is what its 'type' says, and a group has children"
    var fix: Fix?
    if nodeKey == .children, let type = document.member("type", of: node.object) {
      help = "it belongs to \(owners): write 'group', or drop 'type'"
      if node.kind == .tab { fix = document.writing("group", at: type, isSafe: false) }
      let missing = NodeKey.allCases.filter {
        $0.requiredBy.contains(.group) && !node.isWritten($0)
      }
      if node.kind == .search, !missing.isEmpty {
        help += ", and add \(listed(missing.map { "'\($0.name)'" }))"
      }
    }
    checker.report(
      .unknownKey, "\(owner) has no key '\(nodeKey.name)'", at: key, help: help, fix: fix)
  }

  mutating func checkLive(_ list: JSONValue) {
    for element in document.elements(of: list)
    where document.string(element) == NodeKey.displayOrderIdentifiers.name {
      checker.report(
        .invalidValue, "only a group has 'displayOrderIdentifiers'",
        at: element, help: "leave it out of 'live'")
    }
  }
}
