package import JSON

/// The JSON Schema of records, generated from the reader's tables.
///
/// It is as strict as the reader, except for duplicate keys and identifiers.
package enum RecordSchema {
  package static var schema: JSONTree {
    var schema = SpecSchema.document(
      "Record", "The tabs of a running app, written by TabSpecRecorder: NAME.tabrecord.json.",
      object(RecordKey.root, SpecObject.root.keys))
    schema["$defs"] = ["node": node, "image": image]
    return schema
  }

  /// - Parameter known: the keys of the object in a spec, whose descriptions the properties get.
  private static func object(_ keys: [RecordKey], _ known: [KeyDefinition]) -> JSONTree {
    var schema: JSONTree = [
      "type": "object",
      "properties": .object(
        keys.map { key in (key.name, property(key, known.first { $0.name == key.name })) }),
    ]
    let required = keys.filter(\.isRequired).map(\.name)
    if !required.isEmpty { schema["required"] = .strings(required) }
    schema["additionalProperties"] = false
    return schema
  }

  private static func property(_ key: RecordKey, _ known: KeyDefinition?) -> JSONTree {
    let value = self.schema(for: key.shape)
    var schema: JSONTree = key.mayBeNull ? ["anyOf": [value, ["type": "null"]]] : value
    let isView = if case .object(.label) = known?.shape { true } else { false }
    let meaning =
      isView
      ? "True if the app has this view."
      : key.mayBeNull && key.name == "horizontalSizeClass"
        ? "The controller's width if it is not the window's, or null."
        : meanings[key.name] ?? known?.meaning
    schema["description"] = meaning.map { .string($0) }
    return schema
  }

  /// The descriptions of keys that differ from those of specs.
  private static let meanings = [
    "platform": "The platform that the app runs on.",
    "framework": "The framework of the tabs.",
    "conditions": "The conditions of the spec that are true; null if unknown.",
    "osVersion": "The release, in iOS numbering.",
    "horizontalSizeClass": "The width of the app's window.",
    "language": "The language of the titles.",
    "image": #"The image: {"symbol": …} or {"asset": …}."#,
  ]

  private static var environment: JSONTree {
    var schema = object(RecordKey.environment, [])
    // Only SwiftUI has apps for the Mac without Catalyst.
    schema["if"] = SpecSchema.isSwiftUI
    schema["else"] = ["properties": ["platform": SpecSchema.notMac]]
    return schema
  }

  private static func schema(for shape: RecordKey.Shape) -> JSONTree {
    switch shape {
    case .plain(let shape): SpecSchema.schema(for: shape)
    case .image: .reference(to: "image")
    case .actions: ["type": "array", "items": object(RecordKey.action, SpecObject.action.keys)]
    case .environment: environment
    case .sidebar: object(RecordKey.sidebar, SpecObject.sidebar.keys)
    case .conditions:
      ["type": "array", "items": ["type": "string", "pattern": SpecSchema.conditionPattern]]
    }
  }

  private static var node: JSONTree {
    let type = "type"
    return [
      "type": "object",
      "properties": [type: ["type": "string", "enum": .strings(Node.Kind.names)]],
      "required": .strings([type]),
      "allOf": .array(
        Node.Kind.allCases.map { kind in
          [
            "if": [
              "properties": [type: ["const": .string(kind.name)]], "required": .strings([type]),
            ],
            "then": object(RecordKey.node(kind), SpecObject.node.keys),
          ]
        }),
    ]
  }

  private static var image: JSONTree {
    [
      "type": "object",
      "properties": [
        "symbol": ["type": ["string", "null"], "minLength": 1],
        "asset": ["type": "string", "minLength": 1],
      ],
      "additionalProperties": false,
      "minProperties": 1,
      "maxProperties": 1,
    ]
  }
}
