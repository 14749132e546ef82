package import JSON
import TabModel

/// The namespace in the `Contents.json` of a group in an asset catalog.
package enum AssetNamespace {
  /// Returns whether the group is a namespace, and the problems of the file.
  package static func read(_ document: JSONDocument) -> (Bool, [Diagnostic]) {
    var checker = ShapeChecker(document)
    var provides = false
    if document.kind(of: document.root) != .object {
      checker.wrongType(document.root, .lists, "the contents of a group")
    } else if let properties = document.member("properties", of: document.root) {
      if document.kind(of: properties) != .object {
        checker.wrongType(properties, .lists, "'properties'")
      } else if let value = document.member("provides-namespace", of: properties),
        checker.check(value, .bool, "'provides-namespace'")
      {
        provides = document.kind(of: value) == .true
      }
    }
    return (provides, checker.problems)
  }
}
