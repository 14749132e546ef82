package import JSON
import TabModel

package struct AssetNames {
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

extension AssetNames {
  /// Returns whether the `Contents.json` of a group in an asset catalog makes it a namespace.
  package static func isNamespace(_ document: JSONDocument) -> (Bool, [Diagnostic]) {
    var checker = ShapeChecker(document)
    guard checker.isObject(document.root, "the contents of a group"),
      let properties = document.root["properties"],
      checker.isObject(properties, "'properties'"),
      let value = properties["provides-namespace"],
      checker.check(value, .bool, "'provides-namespace'")
    else { return (false, checker.problems) }
    return (value.bool == true, checker.problems)
  }
}
