package import JSON

extension JSONTree {
  /// A reference to a definition of the same schema.
  package static func reference(to definition: String) -> JSONTree {
    ["$ref": "#/$defs/\(definition)"]
  }
}
