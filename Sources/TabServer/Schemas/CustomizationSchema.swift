package import JSON
import TabModel

/// The JSON Schema of a customization state, made from the table of keys that the reader uses.
package enum CustomizationSchema {
  /// The whole schema.
  package static var schema: JSONTree {
    var schema: JSONTree = [
      "$schema": SpecSchema.dialect,
      "title": "Customization state",
      "description": """
      What a person changed in the bar and the sidebar, for 'tabspec resolve --customization'.
      """,
    ]
    guard case .object(let members) = SpecSchema.schema(for: .object(.customization)) else {
      return schema
    }
    for member in members { schema[member.name] = member.value }
    return schema
  }
}
