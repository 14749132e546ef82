package import JSON

extension JSONTree {
  static func record(
    _ description: String, _ members: KeyValuePairs<String, JSONTree>
  ) -> JSONTree {
    [
      "description": .string(description),
      "type": "object",
      "properties": .object(members.map { ($0.key, $0.value) }),
      "required": .strings(members.map(\.key)),
      "additionalProperties": false,
    ]
  }

  static func described(_ schema: JSONTree, _ description: String) -> JSONTree {
    var schema = schema
    schema["description"] = .string(description)
    return schema
  }

  static func truth(_ description: String) -> JSONTree {
    described(["type": "boolean"], description)
  }

  static func text(_ description: String) -> JSONTree {
    described(["type": "string"], description)
  }

  static func textOrNull(_ description: String) -> JSONTree {
    described(["type": ["string", "null"]], description)
  }

  static func words(_ words: [String], _ description: String) -> JSONTree {
    described(["type": "string", "enum": .strings(words)], description)
  }

  static func choice<Value: RawRepresentable<String>>(
    _ values: [Value], _ description: String
  ) -> JSONTree {
    words(values.map(\.rawValue), description)
  }

  static func wordsOrNull(_ words: [String], _ description: String) -> JSONTree {
    let values: [JSONTree] = words.map { .string($0) } + [nil]
    return described(["type": ["string", "null"], "enum": .array(values)], description)
  }

  static func orNull(_ schema: JSONTree, _ description: String) -> JSONTree {
    described(["oneOf": [schema, ["type": "null"]]], description)
  }

  static func array(of definition: String, _ description: String) -> JSONTree {
    described(["type": "array", "items": .reference(to: definition)], description)
  }

  static func texts(_ description: String) -> JSONTree {
    described(["type": "array", "items": ["type": "string"]], description)
  }

  static func version(_ description: String) -> JSONTree {
    described(["type": "string", "pattern": "^[0-9]+\\.[0-9]+$"], description)
  }

  package static func reference(to definition: String) -> JSONTree {
    ["$ref": "#/$defs/\(definition)"]
  }
}
