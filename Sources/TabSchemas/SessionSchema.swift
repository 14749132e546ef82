import TabHierarchy

/// The JSON Schema of an editing session, made from the table of events that the reader uses.
package enum SessionSchema {
  /// The whole schema.
  package static var schema: SchemaValue {
    [
      "$schema": SpecSchema.dialect,
      "title": "Editing session",
      "description": "What a person does to the bar and the sidebar, for 'tabspec simulate'.",
      "type": "array",
      "items": [
        "type": "object",
        "properties": ["event": ["type": "string", "enum": .strings(SessionEvent.Kind.names)]],
        "required": ["event"],
        // The schema is chosen by the kind of event, so that errors are about that kind and not
        // about all others.
        "allOf": .array(SessionEvent.Kind.allCases.map(condition)),
      ],
    ]
  }

  /// What holds for an event of a kind.
  private static func condition(_ kind: SessionEvent.Kind) -> SchemaValue {
    var properties: SchemaValue = [
      SpecKey.event.name: ["const": .string(kind.rawValue), "description": .string(kind.meaning)]
    ]
    var required = [SpecKey.event.name]
    for key in kind.keys {
      let isRequired = key.absent == "required"
      var value = SpecSchema.schema(for: key.shape)
      value["description"] = .string(
        KeyText(key: key, absent: key.absent, isRequired: isRequired).description)
      properties[key.name] = value
      if isRequired { required.append(key.name) }
    }
    return [
      "if": ["properties": ["event": ["const": .string(kind.rawValue)]], "required": ["event"]],
      "then": [
        "properties": properties, "required": .strings(required), "additionalProperties": false,
      ],
    ]
  }
}
