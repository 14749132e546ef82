import JSON

/// Reading the nodes: the part that large documents consist of.
extension SpecReader {
  /// The tables that every node is looked up in. They are made once.
  struct Tables: Sendable {
    let keys = NameTable(NodeKey.definitions.map(\.name))
    let kinds = NameTable(Node.Kind.names)
    let placements = NameTable(Node.Placement.names)
    let appearances = NameTable(Node.Appearance.names)
    let labels = NodeKey.definitions.map { "'\($0.name)'" }

    /// The keys that each kind of node takes, and those that it needs, as bits.
    let allowed = Node.Kind.allCases.map { kind in
      NodeKey.allCases.filter { $0.kinds.contains(kind) }.reduce(0) { $0 | $1.bit }
    }
    let required = Node.Kind.allCases.map { kind in
      NodeKey.allCases.filter { $0.requiredBy.contains(kind) }.reduce(0) { $0 | $1.bit }
    }

    static let shared = Tables()

    /// The key of nodes that a key of the document is; nil where no node takes it.
    @inline(__always)
    func nodeKey(_ key: JSONValue, in document: JSONDocument) -> NodeKey? {
      keys.position(of: key, in: document).flatMap {
        NodeKey(rawValue: UInt8(truncatingIfNeeded: $0))
      }
    }
  }

  /// A list of nodes that is being read: the next element, where it ends and the group it is of.
  private struct Level {
    var next: JSONValue
    let end: JSONValue
    let group: Int
  }

  /// Reads the nodes of `tabs` and everything below them, in walk order and without recursion.
  mutating func readNodes(_ tabs: JSONValue) {
    // Exact except for targets and actions. Growing the array would take the memory twice for a
    // while.
    spec.nodes.reserveCapacity(document.objects)
    let tables = Tables.shared
    var levels = [Level(next: document.first(in: tabs), end: document.end(of: tabs), group: -1)]
    while let level = levels.last {
      guard level.next != level.end else {
        if level.group >= 0, level.group < spec.nodes.count {
          spec.nodes[level.group].endIndex = Int32(spec.nodes.count)
        }
        levels.removeLast()
        continue
      }
      levels[levels.count - 1].next = document.next(after: level.next)
      let position = spec.nodes.count
      let children = readNode(level.next, in: level.group, depth: levels.count - 1, tables)
      if children.exists { enter(children) }
      // Only a node with a repeated key has more than one list; the spec is not used then.
      if !repeatedChildren.isEmpty {
        for list in repeatedChildren { enter(list) }
        repeatedChildren.removeAll()
      }

      func enter(_ list: JSONValue) {
        levels.append(
          Level(next: document.first(in: list), end: document.end(of: list), group: position))
      }
    }
  }

  /// A node that is being read.
  struct Draft {
    var node: Node
    var details = NodeDetails()
    /// Whether it has any of them.
    var hasDetails = false
    /// The list of its children, or none.
    var children = JSONValue.none
    /// Whether its `type`, where it has one, is one that there is.
    var hasType = true
    /// The keys that no node takes.
    var unknown: [ShapeChecker.Member] = []
    /// The keys met so far, once one is repeated.
    var names: MemberNames?
  }

  /// Reads one node and adds it.
  ///
  /// - Returns: the list of its children, or none.
  private mutating func readNode(
    _ object: JSONValue, in group: Int, depth: Int, _ tables: Tables
  ) -> JSONValue {
    guard document.kind(of: object) == .object else {
      _ = checker.wrongType(
        object, .object(.node), group < 0 ? "an element of 'tabs'" : "an element of 'children'")
      return .none
    }
    var draft = Draft(
      node: Node(
        object: object, parentIndex: Int32(truncatingIfNeeded: group),
        endIndex: Int32(truncatingIfNeeded: spec.nodes.count + 1),
        depth: depth))
    let surplus = surplusKeys(of: object, tables)
    if surplus == nil { checker.stage() }
    defer { checker.settle() }

    var key = document.first(in: object)
    let end = document.end(of: object)
    while key != end {
      let value = document.next(after: key)
      defer { key = document.next(after: value) }
      guard let nodeKey = tables.nodeKey(key, in: document) else {
        draft.unknown.append((key, value))
        continue
      }
      let isSurplus = surplus.map { $0 & nodeKey.bit != 0 } ?? false
      guard draft.node.written & nodeKey.bit == 0 else {
        repeated(key, value, nodeKey, isSurplus: isSurplus, in: &draft, tables)
        continue
      }
      draft.node.written |= nodeKey.bit
      if isSurplus {
        // What the node does not take is not looked into, but for what is wrong in any JSON.
        checker.duplicateKeys(below: value)
      } else {
        read(value, nodeKey, into: &draft, tables)
      }
    }
    settleKind(of: &draft, tables)
    if draft.hasDetails {
      draft.node.details = UInt32(truncatingIfNeeded: spec.details.count)
      spec.details.append(draft.details)
    }
    spec.writtenKeys |= draft.node.written
    spec.kinds |= 1 << draft.node.kind.rawValue
    // Once there are problems nobody looks at the spec, and its nodes need no memory.
    if checker.count == 0 { spec.nodes.append(draft.node) }
    return draft.children
  }

  /// Reports a key that a node has twice, and looks into its value.
  private mutating func repeated(
    _ key: JSONValue, _ value: JSONValue, _ nodeKey: NodeKey, isSurplus: Bool,
    in draft: inout Draft, _ tables: Tables
  ) {
    var names = draft.names ?? MemberNames(document, keysOf: draft.node.object)
    checker.duplicateKey(key, first: names.insert(key) ?? key)
    draft.names = names
    if isSurplus {
      checker.duplicateKeys(below: value)
    } else if checker.check(value, nodeKey.definition.shape, tables.labels[Int(nodeKey.rawValue)]),
      nodeKey == .children
    {
      repeatedChildren.append(value)
    }
  }

  /// Settles what kind a node is, and reports the keys that it does not take or that it needs.
  @inline(__always)
  private mutating func settleKind(of draft: inout Draft, _ tables: Tables) {
    if !draft.node.isWritten(.type) {
      draft.node.kind =
        draft.node.isWritten(.children) ? .group : meantKind(draft.unknown) ?? .tab
    }
    guard draft.hasType else {
      checker.keys(
        unknown: draft.unknown, missing: [], of: draft.node.object, SpecObject.node.name,
        taking: SpecObject.node.keyNames, present: [])
      return
    }
    checkKeys(of: draft.node, draft.unknown, tables)
    guard draft.node.kind != .group else { return }
    // What a tab cannot have is not looked into, except for what is wrong in any JSON.
    if draft.children.exists { checker.duplicateKeys(below: draft.children) }
    for list in repeatedChildren { checker.duplicateKeys(below: list) }
    draft.children = .none
    if !repeatedChildren.isEmpty { repeatedChildren.removeAll() }
  }
}
