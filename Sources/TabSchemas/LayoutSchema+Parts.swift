/// The few forms that everything in a layout has.
extension LayoutSchema {
  /// An object with all of these members and no others.
  static func record(
    _ description: String, _ members: [(name: String, value: SchemaValue)]
  ) -> SchemaValue {
    [
      "description": .string(description),
      "type": "object",
      "properties": .object(members),
      "required": .strings(members.map(\.name)),
      "additionalProperties": false,
    ]
  }

  static func described(_ schema: SchemaValue, _ description: String) -> SchemaValue {
    var schema = schema
    schema["description"] = .string(description)
    return schema
  }

  static func truth(_ description: String) -> SchemaValue {
    described(["type": "boolean"], description)
  }

  static func textOrNull(_ description: String) -> SchemaValue {
    described(["type": ["string", "null"]], description)
  }

  static func words(_ words: [String], _ description: String) -> SchemaValue {
    described(["type": "string", "enum": .strings(words)], description)
  }

  static func choice<Value: RawRepresentable<String>>(
    _ values: [Value], _ description: String
  ) -> SchemaValue {
    words(values.map(\.rawValue), description)
  }

  static func choiceOrNull<Value: RawRepresentable<String>>(
    _ values: [Value], _ description: String
  ) -> SchemaValue {
    choiceOrNull(values, name: \.rawValue, description)
  }

  static func choiceOrNull<Value>(
    _ values: [Value], name: (Value) -> String, _ description: String
  ) -> SchemaValue {
    let names = values.map { SchemaValue.string(name($0)) }
    return described(["type": ["string", "null"], "enum": .array(names + [nil])], description)
  }

  static func orNull(_ schema: SchemaValue, _ description: String) -> SchemaValue {
    described(["oneOf": [schema, ["type": "null"]]], description)
  }

  static func list(of definition: String, _ description: String) -> SchemaValue {
    described(["type": "array", "items": .reference(to: definition)], description)
  }

  static let identifier = described(["type": "string"], "The identifier of the node.")

  static func identifiers(_ description: String) -> SchemaValue {
    described(["type": "array", "items": ["type": "string"]], description)
  }

  /// Releases are printed with both numbers.
  static func version(_ description: String) -> SchemaValue {
    described(["type": "string", "pattern": "^[0-9]+\\.[0-9]+$"], description)
  }
}
