package import JSON

/// The JSON Schema of specs, generated from the reader's tables.
///
/// It is as strict as the reader, except for duplicate keys and for values that depend on other
/// values.
package enum SpecSchema {
  package static let dialect: JSONTree = "https://json-schema.org/draft/2020-12/schema"

  /// Returns the whole schema. Rules are listed as examples of suppressions.
  package static func schema(rules: [String]) -> JSONTree {
    var schema = document(
      "Tab spec",
      "The tabs of a UITabBarController or a TabView: NAME.tabspec.json, version 1.",
      definition(of: .root))
    var definitions: JSONTree = ["node": node]
    for kind in Node.Kind.allCases { definitions[definitionName(of: kind)] = definition(of: kind) }
    for object in SpecObject.allCases {
      guard let name = definitionName(of: object), object != .node else { continue }
      definitions[name] = definition(of: object)
    }
    if !rules.isEmpty {
      definitions["suppression"]?["properties"]?["rule"]?["examples"] = .strings(rules)
    }
    // Only SwiftUI has apps for the Mac without Catalyst.
    definitions[nodeWithoutMac] = [
      "title": "Node of UIKit",
      "properties": [
        "availability": withoutMac,
        "children": ["items": .reference(to: nodeWithoutMac)],
      ],
    ]
    schema["if"] = isSwiftUI
    schema["else"] = [
      "properties": [
        "targets": ["items": ["properties": ["platform": notMac]]],
        "variants": ["items": ["properties": ["availability": withoutMac]]],
        "tabs": ["items": .reference(to: nodeWithoutMac)],
      ]
    ]
    schema["$defs"] = definitions
    return schema
  }

  private static let nodeWithoutMac = "nodeWithoutMacOS"

  static let isSwiftUI: JSONTree = [
    "properties": ["framework": ["const": .string(Framework.swiftUI.rawValue)]],
    "required": ["framework"],
  ]

  static let notMac: JSONTree = ["not": ["const": .string(PlatformName.macOS.rawValue)]]

  private static let withoutMac: JSONTree = ["properties": ["platforms": ["items": notMac]]]

  /// The schema of a customization state.
  package static var customization: JSONTree {
    document(
      "Customization state",
      "A user's customization of the bar and the sidebar, for 'tabspec resolve --customization'.",
      definition(of: .customization))
  }

  static func document(_ title: String, _ description: String, _ definition: JSONTree) -> JSONTree {
    guard case .object(let members) = definition else { return definition }
    return .object(
      [
        ("$schema", dialect), ("title", .string(title)), ("description", .string(description)),
      ] + members)
  }

  /// Returns the name of a definition; nil for an object outside specs.
  static func definitionName(of object: SpecObject) -> String? { words(of: object)?.definition }

  private static func words(of object: SpecObject) -> (definition: String, title: String)? {
    switch object {
    case .root, .customization: nil
    case .target: ("target", "A platform that the app ships on")
    case .sidebar: ("sidebar", "Sidebar")
    case .label: ("label", "A view with a title")
    case .node: ("node", "Node")
    case .availability: ("availability", "Availability")
    case .suppression: ("suppression", "A rule switched off")
    case .action: ("action", "A button in the sidebar")
    case .condition: ("condition", "A state of the app that tabs depend on")
    case .variant: ("variant", "Keys of the root for some environments")
    case .repetition: ("repeats", "Nodes that the app creates at run time")
    case .image: ("image", "The name of an SF Symbol, or an object that names a symbol or an asset")
    }
  }

  /// Returns the definition of an object other than a node. Its description is that of its key.
  package static func definition(of object: SpecObject) -> JSONTree {
    var schema: JSONTree = ["type": "object"]
    schema["title"] = words(of: object).map { .string($0.title) }
    schema["properties"] = .object(object.keys.map { key in (key.name, property(key, in: object)) })
    if !object.required.isEmpty { schema["required"] = .strings(object.required) }
    schema["additionalProperties"] = false
    if object == .image {
      // Keywords for strings don't apply to objects, and vice versa.
      schema["type"] = ["string", "object"]
      schema["minLength"] = 1
      schema["if"] = ["type": "object"]
      schema["then"] = ["oneOf": anyRequired(object.ownKeys.map(\.name))]
    }
    if object == .root {
      schema["properties"]?["variants"]?["maxItems"] = .integer(TabSpec.maximumVariants)
    }
    if object == .repetition {
      schema["properties"]?["samples"]?["maxItems"] = .integer(TabSpec.maximumSamples)
    }
    if object == .variant {
      // `availability` and at least one other key.
      schema["anyOf"] = anyRequired(RootValues.keys.map(\.name))
      schema["properties"]?["availability"]?["anyOf"] = anyRequired(Availability.keys.map(\.name))
    }
    return schema
  }

  /// Schemas that each require one of some keys.
  private static func anyRequired(_ names: [String]) -> JSONTree {
    .array(names.map { ["required": .strings([$0])] })
  }

  static func property(
    _ key: KeyDefinition, in object: SpecObject, _ kind: Node.Kind? = nil
  ) -> JSONTree {
    var schema = self.schema(for: key.shape)
    let text = KeyDescription(key: key, object: object, kind: kind)
    schema["description"] = .string(text.lines.joined(separator: "\n"))
    schema["default"] = text.defaultValue
    schema["examples"] = KeyExamples.examples(of: key.name, in: object)
    return schema
  }
}
