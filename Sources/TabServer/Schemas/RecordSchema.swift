package import JSON
import TabModel

/// The JSON Schema of records, generated from the reader's tables.
///
/// It is as strict as the reader, except for duplicate keys and identifiers.
package enum RecordSchema {
  package static var schema: JSONTree {
    var schema = SpecSchema.document(
      "Record", "The tabs of a running app, written by TabSpecRecorder: NAME.tabrecord.json.",
      object(RecordKey.root))
    schema["$defs"] = ["node": node, "image": image]
    return schema
  }

  /// The descriptions of keys that specs also have.
  private static let meanings: [String: String] = {
    let keys = NodeKey.allCases.map(\.definition) + SpecObject.allCases.flatMap(\.keys)
    return Dictionary(keys.map { ($0.name, $0.meaning) }, uniquingKeysWith: { first, _ in first })
  }()

  private static func object(_ keys: [RecordKey]) -> JSONTree {
    var schema: JSONTree = [
      "type": "object", "properties": .object(keys.map { ($0.name, property($0)) }),
    ]
    let required = keys.filter(\.isRequired).map(\.name)
    if !required.isEmpty { schema["required"] = .strings(required) }
    schema["additionalProperties"] = false
    return schema
  }

  private static func property(_ key: RecordKey) -> JSONTree {
    let value = self.schema(for: key.shape)
    var schema: JSONTree = key.mayBeNull ? ["anyOf": [value, ["type": "null"]]] : value
    schema["description"] = meanings[key.name].map { .string($0) }
    return schema
  }

  private static func schema(for shape: RecordKey.Shape) -> JSONTree {
    switch shape {
    case .plain(let shape): SpecSchema.schema(for: shape)
    case .image: .reference(to: "image")
    case .nodes: ["type": "array", "items": .reference(to: "node")]
    case .actions: ["type": "array", "items": object(RecordKey.action)]
    case .environment: object(RecordKey.environment)
    case .sidebar: object(RecordKey.sidebar)
    }
  }

  private static var node: JSONTree {
    let type = NodeKey.type.name
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
            "then": object(RecordKey.node(kind)),
          ]
        }),
    ]
  }

  private static var image: JSONTree {
    [
      "type": "object",
      "properties": ["symbol": ["type": ["string", "null"]], "asset": ["type": "string"]],
      "additionalProperties": false,
      "minProperties": 1,
      "maxProperties": 1,
    ]
  }
}
