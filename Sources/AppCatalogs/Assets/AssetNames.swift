/// The names of the images and symbols that an app's asset catalogs have.
package struct AssetNames: Sendable {
  /// Each once, in the order in which they are met.
  package private(set) var all: [String] = []
  private var known: Set<[UInt8]> = []

  package init() {}

  /// The types of folders that hold what a tab's image can be.
  private static let imageTypes = [".imageset", ".symbolset"].map { Array($0.utf8) }

  /// The name of the image that a folder is; nil for a folder of another kind.
  package static func image(folder: [UInt8]) -> [UInt8]? {
    for type in imageTypes where folder.count > type.count && folder.suffix(type.count) == type[...]
    {
      return Array(folder.dropLast(type.count))
    }
    return nil
  }

  /// Whether a folder is a group: all that have no type.
  package static func isGroup(folder: [UInt8]) -> Bool { !folder.contains(UInt8(ascii: ".")) }

  /// Whether a folder is a catalog by itself.
  package static func isCatalog(folder: [UInt8]) -> Bool {
    let type = Array(".xcassets".utf8)
    return folder.suffix(type.count) == type[...]
  }

  /// Adds an image by its name with its namespaces.
  package mutating func insert(_ name: [UInt8]) {
    guard known.insert(name).inserted else { return }
    all.append(String(decoding: name, as: UTF8.self))
  }

  /// Whether there is an image of this name.
  package func contains(_ name: String) -> Bool { known.contains(Array(name.utf8)) }

  /// The name that differs from this one in upper and lower case alone.
  package func sameInOtherCase(_ name: String) -> String? {
    let lowercased = name.lowercased()
    return all.first { $0 != name && $0.lowercased() == lowercased }
  }
}
