import JSON

extension SpecReader {
  struct Tables: Sendable {
    let keys = NameTable(NodeKey.definitions.map(\.name))
    let kinds = NameTable(Node.Kind.names)
    let placements = NameTable(Node.Placement.names)
    let appearances = NameTable(Node.Appearance.names)
    let labels = NodeKey.definitions.map { "'\($0.name)'" }

    /// The allowed and the required keys of each kind of node, as bits.
    let allowed = Node.Kind.allCases.map { kind in Self.bits { $0.kinds.contains(kind) } }
    let required = Node.Kind.allCases.map { kind in Self.bits { $0.requiredBy.contains(kind) } }
    /// The keys of every kind of node, as bits.
    let common = Self.bits { $0.kinds == Node.Kind.allCases }

    static let shared = Tables()

    private static func bits(_ isIncluded: (NodeKey) -> Bool) -> UInt32 {
      NodeKey.allCases.filter(isIncluded).reduce(0) { $0 | $1.bit }
    }

    @inline(__always)
    func nodeKey(_ key: JSONValue, in document: JSONDocument) -> NodeKey? {
      keys.position(of: key, in: document).flatMap {
        NodeKey(rawValue: UInt8(truncatingIfNeeded: $0))
      }
    }
  }

  /// Reads the nodes of `tabs` and their descendants in document order, without recursion.
  mutating func readNodes(_ tabs: JSONValue) {
    // Exact except for targets and actions. Growing the array would take twice the memory.
    spec.nodes.reserveCapacity(document.objects)
    let tables = Tables.shared
    var levels = [(next: document.first(in: tabs), end: document.end(of: tabs), group: -1)]
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
      readNode(level.next, in: level.group, depth: levels.count - 1, tables)
      while let list = childLists.popLast() {
        levels.append((document.first(in: list), document.end(of: list), position))
      }
    }
  }

  struct Draft {
    var node: Node
    var hasType = true
    var unknown: [ShapeChecker.Member] = []
    /// The names of all keys so far, once one is duplicated.
    var names: MemberNames?
  }

  private mutating func readNode(
    _ object: JSONValue, in group: Int, depth: Int, _ tables: Tables
  ) {
    guard document.kind(of: object) == .object else {
      checker.wrongType(
        object, .object(.node), group < 0 ? "an element of 'tabs'" : "an element of 'children'")
      return
    }
    var draft = Draft(
      node: Node(
        object: object, parentIndex: Int32(truncatingIfNeeded: group),
        endIndex: Int32(truncatingIfNeeded: spec.nodes.count + 1),
        depth: depth))
    dependentValues.removeAll(keepingCapacity: true)
    var key = document.first(in: object)
    let end = document.end(of: object)
    while key != end {
      let value = document.next(after: key)
      defer { key = document.next(after: value) }
      guard let nodeKey = tables.nodeKey(key, in: document) else {
        draft.unknown.append((key, value))
        continue
      }
      let isRepeated = draft.node.isWritten(nodeKey)
      if isRepeated {
        var names = draft.names ?? MemberNames(document, keysOf: object)
        checker.duplicateKey(key, first: names.insert(key) ?? key)
        draft.names = names
      }
      draft.node.written |= nodeKey.bit
      if tables.common & nodeKey.bit != 0 {
        read(value, nodeKey, isRepeated: isRepeated, into: &draft, tables)
      } else {
        // `type` may come later.
        dependentValues.append((value, nodeKey, isRepeated))
      }
    }
    resolveKind(of: &draft, tables)
    spec.writtenKeys |= draft.node.written
    spec.kinds |= 1 << draft.node.kind.rawValue
    // A spec with problems is not used, so its nodes need no memory.
    if checker.count == 0 { spec.nodes.append(draft.node) }
  }

  /// Determines the kind of a node, reads values that depend on it, and checks keys.
  @inline(__always)
  private mutating func resolveKind(of draft: inout Draft, _ tables: Tables) {
    if !draft.node.isWritten(.type) {
      draft.node.kind =
        draft.node.isWritten(.children) ? .group : meantKind(draft.unknown) ?? .tab
    }
    let allowed = draft.hasType ? tables.allowed[Int(draft.node.kind.rawValue)] : .max
    for (value, key, isRepeated) in dependentValues {
      if allowed & key.bit != 0 {
        read(value, key, isRepeated: isRepeated, into: &draft, tables)
      } else {
        // In a value that the node doesn't have, only duplicate keys are reported.
        checker.duplicateKeys(below: value)
      }
    }
    if draft.hasType {
      if draft.node.kind != .group, draft.node.live.exists { checkLive(draft.node.live) }
      checkKeys(of: draft.node, draft.unknown, tables)
    } else {
      checker.reportKeys(
        unknown: draft.unknown, missing: [], of: draft.node.object, SpecObject.node.name,
        taking: SpecObject.node.keyNames, present: [])
    }
  }
}
