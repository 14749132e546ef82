import LocatedJSON

/// Reading the nodes: the part that large documents consist of.
extension SpecReader {
  /// The tables that every node is looked up in. They are made once.
  private struct Tables: Sendable {
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
      for list in repeatedChildren { enter(list) }
      repeatedChildren.removeAll()

      func enter(_ list: JSONValue) {
        levels.append(
          Level(next: document.first(in: list), end: document.end(of: list), group: position))
      }
    }
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
    var node = Node(
      object: object, parentIndex: Int32(truncatingIfNeeded: group),
      endIndex: Int32(truncatingIfNeeded: spec.nodes.count + 1),
      depth: depth)
    let surplus = surplusKeys(of: object, tables)
    if surplus == nil { checker.stage() }
    defer { checker.settle() }
    var details = NodeDetails()
    var children = JSONValue.none
    var hasType = true
    var unknown: [ShapeChecker.Member] = []
    var first: MemberNames?

    var key = document.first(in: object)
    let end = document.end(of: object)
    while key != end {
      let value = document.next(after: key)
      defer { key = document.next(after: value) }
      guard let position = tables.keys.position(of: key, in: document),
        let nodeKey = NodeKey(rawValue: UInt8(truncatingIfNeeded: position))
      else {
        unknown.append((key, value))
        continue
      }
      let isSurplus = surplus.map { $0 & nodeKey.bit != 0 } ?? false
      guard node.written & nodeKey.bit == 0 else {
        var names = first ?? MemberNames(document, keysOf: object)
        checker.duplicateKey(key, first: names.insert(key) ?? key)
        first = names
        if isSurplus {
          checker.duplicateKeys(below: value)
        } else if checker.check(value, nodeKey.definition.shape, tables.labels[position]),
          nodeKey == .children
        {
          repeatedChildren.append(value)
        }
        continue
      }
      node.written |= nodeKey.bit
      if isSurplus {
        // What the node does not take is not looked into, but for what is wrong in any JSON.
        checker.duplicateKeys(below: value)
        continue
      }
      switch nodeKey {
      case .identifier:
        if isName(value, tables.labels[position]) { node.identifier = value }
      case .title:
        if checker.check(value, .string, tables.labels[position]) { node.title = value }
      case .image:
        if document.kind(of: value) == .string, !document.content(of: value).isEmpty {
          node.image = value
        } else if checker.check(value, .image, tables.labels[position]) {
          node.image = value
        }
      case .type:
        if let kind = named(value, tables.kinds, tables.labels[position]).flatMap(Node.Kind.init) {
          node.kind = kind
        } else {
          hasType = false
        }
      case .preferredPlacement:
        let placement = named(value, tables.placements, tables.labels[position])
        node.placement = placement.flatMap(Node.Placement.init) ?? .automatic
      case .sidebarAppearance:
        let appearance = named(value, tables.appearances, tables.labels[position])
        node.appearance = appearance.flatMap(Node.Appearance.init) ?? .automatic
      case .children:
        if checker.check(value, .nodes(mayBeEmpty: true), tables.labels[position]) {
          children = value
        }
      case .availability:
        readAvailability(value, &details)
      default:
        if checker.check(value, nodeKey.definition.shape, tables.labels[position]) {
          store(value, nodeKey, &node, &details)
        }
      }
    }
    if !node.isWritten(.type) {
      node.kind = node.isWritten(.children) ? .group : meantKind(unknown) ?? .tab
    }
    if !hasType {
      checker.keys(
        unknown: unknown, missing: [], of: object, SpecObject.node.name,
        taking: SpecObject.node.keyNames, present: [])
    } else {
      checkKeys(of: node, unknown, tables)
      if node.kind != .group {
        // What a tab cannot have is not looked into, except for what is wrong in any JSON.
        for list in [children] + repeatedChildren where list.exists {
          checker.duplicateKeys(below: list)
        }
        children = .none
        repeatedChildren.removeAll()
      }
    }
    if details.isWritten {
      node.details = UInt32(truncatingIfNeeded: spec.details.count)
      spec.details.append(details)
    }
    spec.writtenKeys |= node.written
    spec.kinds |= 1 << node.kind.rawValue
    // Once there are problems nobody looks at the spec, and its nodes need no memory.
    if checker.count == 0 { spec.nodes.append(node) }
    return children
  }

  /// The kind that a node was meant to have by a key that is not known, such as `"role": "search"`.
  private func meantKind(_ unknown: [ShapeChecker.Member]) -> Node.Kind? {
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
  private func surplusKeys(of object: JSONValue, _ tables: Tables) -> UInt32? {
    let end = document.end(of: object)
    guard end.index - object.index > 1_000 else { return nil }
    var written: UInt32 = 0
    var kind = Node.Kind?.some(.tab)
    var unknown: [ShapeChecker.Member] = []
    var key = document.first(in: object)
    while key != end {
      let value = document.next(after: key)
      defer { key = document.next(after: value) }
      guard let position = tables.keys.position(of: key, in: document),
        let nodeKey = NodeKey(rawValue: UInt8(truncatingIfNeeded: position))
      else {
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

  /// Stores a Boolean, or one of the values that few nodes have.
  private mutating func store(
    _ value: JSONValue, _ key: NodeKey, _ node: inout Node, _ details: inout NodeDetails
  ) {
    switch key {
    case .selectedImage: details.selectedImage = value
    case .subtitle: details.subtitle = value
    case .badgeValue: details.badgeValue = value
    case .viewController: details.viewController = value
    case .suppress: details.suppress = value
    case .defaultChildIdentifier: details.defaultChildIdentifier = value
    case .displayOrderIdentifiers: details.displayOrderIdentifiers = value
    case .sidebarActions: details.sidebarActions = value
    default: if document.kind(of: value) == .true { node.truth |= key.truthBit }
    }
  }

  private mutating func isName(_ value: JSONValue, _ label: String) -> Bool {
    if document.kind(of: value) == .string, !document.content(of: value).isEmpty { return true }
    return checker.isName(value, label)
  }

  private mutating func named(_ value: JSONValue, _ table: NameTable, _ label: String) -> UInt8? {
    let position =
      document.isString(value)
      ? table.position(of: value, in: document) : nil
    let found = position ?? checker.choice(value, table.names, label)
    return found.map { UInt8(truncatingIfNeeded: $0) }
  }

  private mutating func readAvailability(_ value: JSONValue, _ details: inout NodeDetails) {
    guard checker.check(value, .object(.availability), "'availability'") else { return }
    var availability = Availability()
    for (key, member) in document.members(of: value) {
      switch document.string(key) {
      case "platforms":
        availability.platforms = []
        for platform in document.elements(of: member) {
          PlatformName(rawValue: document.string(platform)).map {
            availability.platforms.insert($0)
          }
        }
      case "horizontalSizeClass":
        availability.sizeClass = SizeClass(rawValue: document.string(member))
      case "minimumVersion": availability.minimumVersion = Version(document.string(member))
      case "maximumVersion": availability.maximumVersion = Version(document.string(member))
      default: break
      }
    }
    details.availability = UInt32(truncatingIfNeeded: spec.availabilities.count)
    spec.availabilities.append(availability)
  }

  /// Reports keys that nodes of this kind do not take, and keys that they need.
  ///
  /// - Parameters:
  ///   - unknown: the keys that no node takes.
  private mutating func checkKeys(
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
      guard let position = tables.keys.position(of: key, in: document),
        let nodeKey = NodeKey(rawValue: UInt8(position)), surplus & nodeKey.bit != 0
      else { continue }
      misplaced.append((key, nodeKey))
      values.append(value)
    }
    checker.takeBack(in: values)
    for (key, nodeKey) in misplaced {
      let owners = nodeKey.kinds.map(Self.owner).joined(separator: " or ")
      checker.report(
        .unknownKey, "\(owner) has no key '\(nodeKey.name)'", at: document.range(of: key),
        help: "it belongs to \(owners); a node is what its 'type' says, and a group has children")
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

extension NodeDetails {
  var isWritten: Bool {
    selectedImage.exists || subtitle.exists || badgeValue.exists || viewController.exists
      || suppress.exists || defaultChildIdentifier.exists || displayOrderIdentifiers.exists
      || sidebarActions.exists || availability != 0
  }
}
