package import JSON
package import TabModel

/// The JSON Schema of a tab spec, made from the tables that the reader uses.
///
/// It says about a document's shape what the reader says, except for keys that are written twice:
/// JSON Schema cannot see those.
package enum SpecSchema {
  /// The dialect of all schemas.
  package static let dialect: JSONTree = "https://json-schema.org/draft/2020-12/schema"

  /// The whole schema.
  ///
  /// - Parameter rules: The ids of the rules that a suppression can name. The schema shows them and
  ///   allows others: that a suppression names no rule is for a rule to say.
  package static func schema(rules: [String]) -> JSONTree {
    var schema: JSONTree = [
      "$schema": dialect,
      "title": "Tab spec",
      "description": "What an app hands to a UITabBarController: NAME.tabspec.json, version 1.",
    ]
    let root = definition(of: .root)
    for keyword in ["type", "properties", "required", "additionalProperties"] {
      schema[keyword] = root[keyword]
    }
    var definitions: JSONTree = [
      "node": node,
      definitionName(of: .tab): definition(of: .tab),
      definitionName(of: .search): definition(of: .search),
      definitionName(of: .group): definition(of: .group),
    ]
    for object in SpecObject.allCases {
      guard let name = definitionName(of: object), object != .node else { continue }
      definitions[name] = definition(of: object)
    }
    if !rules.isEmpty {
      definitions["suppression"]?["properties"]?["rule"]?["examples"] = .strings(rules)
    }
    schema["$defs"] = definitions
    return schema
  }

  /// What a definition is called; nil for an object that is none inside a spec.
  static func definitionName(of object: SpecObject) -> String? {
    switch object {
    case .root, .customization: nil
    case .target: "target"
    case .sidebar: "sidebar"
    case .label: "label"
    case .node: "node"
    case .availability: "availability"
    case .suppression: "suppression"
    case .action: "action"
    case .image: "image"
    }
  }

  /// An object of the format, except for nodes, as a schema.
  ///
  /// What keys refer to has no description of its own: the key's is the one that an editor should
  /// show.
  package static func definition(of object: SpecObject) -> JSONTree {
    var properties: JSONTree = [:]
    for key in object.keys {
      properties[key.name] = property(
        key, in: object, absent: key.absent, isRequired: object.required.contains(key.name))
    }
    var schema: JSONTree = ["type": "object"]
    schema["title"] = title(of: object).map { .string($0) }
    schema["properties"] = properties
    if !object.required.isEmpty { schema["required"] = .strings(object.required) }
    schema["additionalProperties"] = false
    if object == .image {
      // Keywords about strings say nothing about objects, and the other way round.
      schema["type"] = ["string", "object"]
      schema["minLength"] = 1
      schema["minProperties"] = 1
      schema["maxProperties"] = 1
    }
    return schema
  }

  private static func title(of object: SpecObject) -> String? {
    switch object {
    case .root, .customization: nil
    case .target: "A platform that the app ships on"
    case .sidebar: "Sidebar"
    case .label: "A view with a title"
    case .node: "Node"
    case .availability: "Availability"
    case .suppression: "A rule switched off"
    case .action: "A button in the sidebar"
    case .image: "The name of an SF Symbol, or an object that names a symbol or an asset"
    }
  }

  /// The value of a key with everything that an editor can show about it.
  static func property(
    _ key: SpecKey, in object: SpecObject, absent: String, isRequired: Bool
  ) -> JSONTree {
    var schema = self.schema(for: key.shape)
    let text = KeyText(key: key, absent: absent, isRequired: isRequired)
    schema["description"] = .string(text.description)
    schema["default"] = text.defaultValue
    schema["examples"] = KeyExamples.examples(of: key.name, in: object)
    return schema
  }
}
