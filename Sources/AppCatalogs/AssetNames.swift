package import JSON
import TabModel

package struct AssetNames: Sendable {
  package private(set) var all: [String] = []
  private var known: Set<[UInt8]> = []

  package init() {}

  private static let imageTypes = [".imageset", ".symbolset"].map { Array($0.utf8) }

  /// Returns the image's name from its folder; nil for other folders.
  package static func image(folder: [UInt8]) -> [UInt8]? {
    imageTypes.first { folder.count > $0.count && folder.suffix($0.count) == $0[...] }
      .map { Array(folder.dropLast($0.count)) }
  }

  /// Returns whether a folder is a group: one without a file extension.
  package static func isGroup(folder: [UInt8]) -> Bool { !folder.contains(UInt8(ascii: ".")) }

  package static func isCatalog(folder: [UInt8]) -> Bool {
    let type = Array(".xcassets".utf8)
    return folder.suffix(type.count) == type[...]
  }

  /// Adds an image. Its name includes namespaces.
  package mutating func insert(_ name: [UInt8]) {
    guard known.insert(name).inserted else { return }
    all.append(String(decoding: name, as: UTF8.self))
  }

  package func contains(_ name: String) -> Bool { known.contains(Array(name.utf8)) }
}

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
