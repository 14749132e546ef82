import JSON

extension ShapeChecker {
  /// Checks the elements of `tabs` or `children`.
  mutating func checkNodes(_ list: JSONValue, _ label: String) {
    for node in list.elements {
      if node.isObject {
        checkNode(node)
      } else {
        wrongType(node, .object(.node), "an element of \(label)")
      }
    }
  }

  private mutating func checkNode(_ object: JSONValue) {
    let members = members(of: object, .node)
    let unknown = members.filter { $0.key == nil }.map(\.member)
    let type = object["type"]
    let kind = type.flatMap { Node.Kind($0) }
    let hasInvalidType = type != nil && kind == nil
    let meant = kind ?? (object["children"] != nil ? .group : meantKind(unknown) ?? .tab)
    var childLists: [JSONValue] = []
    for case (let member, let key?) in members {
      let value = member.value
      switch key.name {
      case "type": choice(value, Node.Kind.names, "'type'")
      case "identifier" where kind == .search && value.string?.isEmpty == true:
        report(
          .invalidValue, "'identifier' is empty", at: value.range,
          help: "remove it: a search tab has none of its own")
      // A key that the node doesn't have is reported without its value.
      case _ where !hasInvalidType && !key.kinds.contains(meant): break
      case "children" where value.isArray: childLists.append(value)
      default: check(value, key.shape, "'\(key.name)'")
      }
    }
    if hasInvalidType {
      reportKeys(
        unknown: unknown, missing: [], of: object, SpecObject.node.name,
        taking: SpecObject.node.keyNames)
    } else {
      if meant != .group, let live = object["live"] { checkLive(live) }
      checkKeys(of: object, meant, unknown)
    }
    guard openGroups < TabSpec.maximumGroups || childLists.isEmpty else {
      let start = object.range.lowerBound
      return report(
        .invalidValue,
        "group \(openGroups + 1) of groups inside each other, but a spec has "
          + "\(TabSpec.maximumGroups) at most",
        at: start..<start + 1, help: "move it out of some of them")
    }
    openGroups += 1
    for list in childLists { checkNodes(list, "'children'") }
    openGroups -= 1
  }

  /// Returns the kind that an unknown key such as `"role": "search"` means.
  private func meantKind(_ unknown: [Member]) -> Node.Kind? {
    // Longer words are far from all names.
    for member in unknown where member.key.value.utf8.count <= 8 {
      let meaning = meaning(of: member.key.value, member.value, among: Node.keys.map(\.name))
      guard case .key("type", let json?, _) = meaning else { continue }
      return Node.Kind.allCases.first { "\"\($0.name)\"" == json }
    }
    return nil
  }

  private mutating func checkKeys(of object: JSONValue, _ kind: Node.Kind, _ unknown: [Member]) {
    let owner = "a \(kind.noun)"
    let keys = KeyNames.all[kind] ?? KeyNames(kind)
    for member in object.members where keys.others.contains(member.key.value) {
      misplaced(member.key, in: object, kind)
    }
    reportKeys(
      unknown: unknown, missing: keys.required.filter { object[$0] == nil }, of: object,
      owner, taking: keys.required + keys.offered, others: keys.others)
  }

  private mutating func misplaced(_ key: Located<String>, in object: JSONValue, _ kind: Node.Kind) {
    let kinds = Node.key(named: key.value)?.definition.kinds ?? []
    let owners = kinds.map { "a \($0.noun)" }.joined(separator: " or ")
    var help = "it belongs to \(owners)"
    if kinds == [.search] { help += #", a node with "type": "search""# }
    if kinds == [.group] { help += ", a node with 'children'" }
    var fix: Fix?
    if key.value == "children", let type = object["type"] {
      help = "it belongs to \(owners): write 'group', or drop 'type'"
      if kind == .tab { fix = Fix.writing("group", at: type.range, isSafe: false) }
      let missing = Node.keys.filter {
        $0.definition.requiredBy.contains(.group) && object[$0.name] == nil
      }
      if kind == .search, !missing.isEmpty {
        help += ", and add \(listed(missing.map { "'\($0.name)'" }))"
      }
    }
    report(
      .unknownKey, "a \(kind.noun) has no key '\(key.value)'", at: key.range, help: help, fix: fix)
  }

  private mutating func checkLive(_ list: JSONValue) {
    for element in list.elements where element.string == "displayOrderIdentifiers" {
      report(
        .invalidValue, "only a group has 'displayOrderIdentifiers'", at: element.range,
        help: "leave it out of 'live'")
    }
  }
}

/// The names of the keys of nodes, as a kind of node sees them.
private struct KeyNames {
  let required: [String]
  let offered: [String]
  /// Those of other kinds.
  let others: [String]

  static let all = Dictionary(uniqueKeysWithValues: Node.Kind.allCases.map { ($0, KeyNames($0)) })

  init(_ kind: Node.Kind) {
    let keys = Node.keys(of: kind)
    let required = keys.filter { $0.definition.requiredBy.contains(kind) }.map(\.name)
    let allowed = keys.map(\.name)
    self.required = required
    // Another rule reports the identifier of a search tab.
    offered = allowed.filter {
      !required.contains($0) && !(kind == .search && $0 == "identifier")
    }
    others = Node.keys.map(\.name).filter { !allowed.contains($0) }
  }
}
