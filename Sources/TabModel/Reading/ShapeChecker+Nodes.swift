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
    var written = MemberNames()
    var unknown: [Member] = []
    // The values of keys that some kinds of nodes lack, which depend on `type`.
    var dependent: [(key: SpecKey<Node>, value: JSONValue)] = []
    var childLists: [JSONValue] = []
    var kind: Node.Kind?
    var hasInvalidType = false
    for member in object.members {
      guard let key = Node.keys.first(where: { $0.name == member.key.value }) else {
        if isComment(member) {
          if let first = written.insert(member.key) { duplicateKey(member.key, first: first) }
        } else {
          unknown.append(member)
        }
        continue
      }
      let first = written.insert(member.key)
      if let first { duplicateKey(member.key, first: first) }
      switch key.name {
      case "type":
        let names = Node.Kind.names
        let position = choice(member.value, names, "'type'")
        if first == nil {
          kind = position.flatMap { Node.Kind(rawValue: names[$0]) }
          hasInvalidType = kind == nil
        }
      case "identifier" where member.value.string?.isEmpty == true && isSearch(object):
        report(
          .invalidValue, "'identifier' is empty", at: member.value.range,
          help: "remove it: a search tab has none of its own")
      case _ where key.definition.kinds == Node.Kind.allCases:
        check(member.value, key.definition.shape, "'\(key.name)'")
      default:
        dependent.append((key, member.value))
      }
    }
    let meant: Node.Kind =
      kind ?? (written["children"] != nil ? .group : meantKind(unknown) ?? .tab)
    for (key, value) in dependent {
      if !hasInvalidType, !key.definition.kinds.contains(meant) {
        // In a value that the node doesn't have, only duplicate keys are reported.
        duplicateKeys(below: value)
      } else if key.name != "children" {
        check(value, key.definition.shape, "'\(key.name)'")
      } else if value.isArray {
        childLists.append(value)
      } else {
        wrongType(value, key.definition.shape, "'children'")
      }
    }
    if hasInvalidType {
      reportKeys(
        unknown: unknown, missing: [], of: object, SpecObject.node.name,
        taking: SpecObject.node.keyNames, present: [])
    } else {
      if meant != .group, let live = object["live"] { checkLive(live) }
      checkKeys(of: object, meant, unknown, written)
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

  private func isSearch(_ object: JSONValue) -> Bool {
    object["type"]?.string == Node.Kind.search.name
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

  private mutating func checkKeys(
    of object: JSONValue, _ kind: Node.Kind, _ unknown: [Member], _ written: MemberNames
  ) {
    let owner = "a \(kind.noun)"
    let keys = KeyNames.all[kind] ?? KeyNames(kind)
    for member in object.members where keys.others.contains(member.key.value) {
      misplaced(member.key, in: object, kind, written)
    }
    reportKeys(
      unknown: unknown, missing: keys.required.filter { written[$0] == nil }, of: object,
      owner, taking: keys.required + keys.offered, others: keys.others,
      present: Node.keys.map(\.name).filter { written[$0] != nil })
  }

  private mutating func misplaced(
    _ key: Located<String>, in object: JSONValue, _ kind: Node.Kind, _ written: MemberNames
  ) {
    let kinds = Node.keys.first { $0.name == key.value }?.definition.kinds ?? []
    let owners = kinds.map { "a \($0.noun)" }.joined(separator: " or ")
    var help = "it belongs to \(owners)"
    if kinds == [.search] { help += #", a node with "type": "search""# }
    if kinds == [.group] { help += ", a node with 'children'" }
    var fix: Fix?
    if key.value == "children", let type = object["type"] {
      help = "it belongs to \(owners): write 'group', or drop 'type'"
      if kind == .tab { fix = Fix.writing("group", at: type.range, isSafe: false) }
      let missing = Node.keys.filter {
        $0.definition.requiredBy.contains(.group) && written[$0.name] == nil
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

  static let all = Dictionary(
    uniqueKeysWithValues: Node.Kind.allCases.map { ($0, KeyNames($0)) })

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
