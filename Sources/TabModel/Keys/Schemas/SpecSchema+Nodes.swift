import JSON

extension SpecSchema {
  static func definitionName(of kind: Node.Kind) -> String { words(of: kind).definition }

  private static func words(
    of kind: Node.Kind
  ) -> (definition: String, title: String, summary: String) {
    switch kind {
    case .tab: ("tab", "Tab", "A UITab: an item of the bar, a row of the sidebar.")
    case .search:
      (
        "searchTab", "Search tab",
        "A UISearchTab: a tab with the system's title, symbol and place."
      )
    case .group: ("group", "Group", "A UITabGroup: one item of the bar, a section of the sidebar.")
    }
  }

  /// The definition of a node, whose kind is its `type`, or a group if it has `children`.
  ///
  /// It describes both keys, so that editors offer them for a node without a kind. Conditions
  /// select a single definition, so that errors refer to that one.
  static var node: JSONTree {
    [
      "title": "Node",
      "description": """
      A tab, a search tab or a group. Without a 'type' a node with 'children' is a group and any \
      other is a tab.
      """,
      "type": "object",
      "properties": [
        "type": nodeProperty(Node.key(\.type).definition, of: .tab),
        // Only groups require it, in their own definition.
        "children": nodeProperty(Node.key(\.children).definition, of: .tab),
      ],
      "if": isWritten(as: .search),
      "then": .reference(to: definitionName(of: .search)),
      "else": [
        "if": [
          "anyOf": [
            isWritten(as: .group),
            [
              "required": .strings(["children"]),
              "not": ["required": .strings(["type"])],
            ],
          ]
        ],
        "then": .reference(to: definitionName(of: .group)),
        "else": .reference(to: definitionName(of: .tab)),
      ],
    ]
  }

  private static func isWritten(as kind: Node.Kind) -> JSONTree {
    [
      "required": .strings(["type"]),
      "properties": ["type": ["const": .string(kind.name)]],
    ]
  }

  static func definition(of kind: Node.Kind) -> JSONTree {
    var properties: JSONTree = [:]
    let keys = Node.keys(of: kind).map(\.definition)
    for key in keys {
      switch key.name {
      case "type": properties[key.name] = ["const": .string(kind.name)]
      // Validated by a node's definition; doing so twice would double the work at each level.
      case "children": properties[key.name] = true
      default: properties[key.name] = nodeProperty(key, of: kind)
      }
    }
    properties[SpecObject.comment.name] = property(SpecObject.comment, in: .node)
    var schema: JSONTree = [
      "title": .string(words(of: kind).title), "description": .string(words(of: kind).summary),
      "type": "object", "properties": properties,
    ]
    let required = keys.filter { $0.requiredBy.contains(kind) }.map(\.name)
    if !required.isEmpty { schema["required"] = .strings(required) }
    schema["additionalProperties"] = false
    return schema
  }

  private static func nodeProperty(_ key: KeyDefinition, of kind: Node.Kind) -> JSONTree {
    var schema = property(key, in: .node, kind)
    if key.name == "live", kind != .group {
      let ofGroups = "displayOrderIdentifiers"
      let names = Node.liveNames.filter { $0 != ofGroups }
      schema["items"] = ["type": "string", "enum": .strings(names)]
    }
    guard kind == .search else { return schema }
    switch key.name {
    case "identifier":
      // Valid, but reported by a rule.
      schema["description"] = .string(
        "Leave it out: UIKit gives every search tab the identifier \(TabSpec.searchIdentifier).")
      schema["examples"] = nil
    case "title": schema["examples"] = ["Search"]
    case "image": schema["examples"] = ["magnifyingglass"]
    default: break
    }
    return schema
  }
}

extension KeyDefinition {
  /// Returns the default of a key for a kind of node: `automatic; pinned on a search tab` is
  /// `pinned` on a search tab and `automatic` elsewhere.
  func absent(on kind: Node.Kind) -> String {
    let mark = " on a search tab"
    let parts = absent.split(separator: "; ")
    guard parts.count == 2, parts[1].hasSuffix(mark) else { return absent }
    return String(kind == .search ? parts[1].dropLast(mark.count) : parts[0])
  }
}
