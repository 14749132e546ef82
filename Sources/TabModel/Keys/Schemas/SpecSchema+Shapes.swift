package import JSON

extension SpecSchema {
  package static func schema(for shape: Shape) -> JSONTree {
    switch shape {
    case .string: return ["type": "string"]
    case .name: return ["type": "string", "minLength": 1]
    case .bool: return ["type": "boolean"]
    // In JSON Schema, 1.0 is the integer 1.
    case .formatVersion: return ["type": "integer", "const": 1]
    case .choice(let choices): return ["type": "string", "enum": .strings(choices.map(\.name))]
    case .platform: return ["type": "string", "enum": .strings(PlatformName.names)]
    case .version: return ["type": "string", "pattern": .string(versionPattern)]
    case .image: return object(.image)
    case .object(let kind): return object(kind)
    case .list(let element, let mayBeEmpty):
      var schema = list(of: self.schema(for: element), mayBeEmpty: mayBeEmpty)
      if case .object(.target) = element { schema["allOf"] = eachPlatformOnce }
      return schema
    case .platforms:
      var schema = list(of: self.schema(for: .platform), mayBeEmpty: false)
      schema["uniqueItems"] = true
      return schema
    case .nodes(let mayBeEmpty): return list(of: object(.node), mayBeEmpty: mayBeEmpty)
    case .lists:
      return [
        "type": "object", "properties": comment,
        "additionalProperties": list(of: ["type": "string"]),
      ]
    case .conditions:
      return [
        "type": "object",
        "properties": comment,
        "propertyNames": [
          "anyOf": [["const": .string(SpecObject.comment.name)], ["pattern": conditionPattern]]
        ],
        "additionalProperties": object(.condition),
        "if": ["required": .strings([SpecObject.comment.name])],
        "then": ["maxProperties": .integer(TabSpec.maximumConditions + 1)],
        "else": ["maxProperties": .integer(TabSpec.maximumConditions)],
      ]
    case .count: return ["type": "integer", "minimum": 0]
    }
  }

  private static var comment: JSONTree {
    var properties: JSONTree = [:]
    properties[SpecObject.comment.name] = schema(for: SpecObject.comment.shape)
    return properties
  }

  static let conditionPattern: JSONTree = "^[A-Za-z][A-Za-z0-9]*$"

  /// The pattern of `MAJOR` or `MAJOR.MINOR` for existing releases.
  private static var versionPattern: String {
    let majors = Version.majorReleases.map { String($0) }.joined(separator: "|")
    return "^(\(majors))(\\.[0-9]{1,9})?$"
  }

  private static func object(_ object: SpecObject) -> JSONTree {
    definitionName(of: object).map { .reference(to: $0) } ?? definition(of: object)
  }

  private static func list(of element: JSONTree, mayBeEmpty: Bool = true) -> JSONTree {
    var schema: JSONTree = ["type": "array", "items": element]
    if !mayBeEmpty { schema["minItems"] = 1 }
    return schema
  }

  /// Requires distinct platforms. `uniqueItems` would accept a platform with two versions.
  private static var eachPlatformOnce: JSONTree {
    .array(
      PlatformName.names.map { name in
        [
          "contains": [
            "properties": ["platform": ["const": .string(name)]], "required": ["platform"],
          ],
          "minContains": 0,
          "maxContains": 1,
        ]
      })
  }
}

extension JSONTree {
  package static func reference(to definition: String) -> JSONTree {
    ["$ref": "#/$defs/\(definition)"]
  }
}
