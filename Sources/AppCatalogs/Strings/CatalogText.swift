package import JSON
import TabModel

/// The text that a catalog has for one language, with what its translator says of it.
package struct CatalogUnit: Equatable, Sendable {
  /// Many titles may have one text: of a long one there is no more than is repeated anywhere.
  package let text: String
  /// `new`, `needs_review`, `translated` or another; nil where the file has no states.
  package let state: String?
  /// Where the unit stands in its file.
  package let range: ByteRange
  /// The file, as findings name it.
  package let path: String

  init(_ text: String, state: String?, range: ByteRange, path: String) {
    self.text = clipped(text)
    self.state = state.map { clipped($0) }
    self.range = range
    self.path = path
  }
}

/// What a catalog has for one key on one platform.
package struct CatalogEntry: Sendable {
  /// By the positions of languages in `StringCatalogs.languages`: those that have a text.
  package var units: [Int: CatalogUnit] = [:]
  /// Whether people translate it: if not, the text is the key in every language.
  package var isTranslatable = true
  /// Whether the app's source has the key no longer.
  package var isStale = false
  /// Whether a text depends on the device.
  package var dependsOnDevice = false
  /// The position of the catalog's own language, in which the key is a text.
  package let source: Int
  /// Where the key stands in its file.
  package let range: ByteRange
  /// The file, as findings name it.
  package let path: String
}

/// What a title reads in one language.
package struct TitleText: Equatable, Sendable {
  /// What is shown there, fallbacks included.
  package let text: String
  /// The state of the language's own text; nil where it has none, or the file has no states.
  package let state: String?
  /// Whether the catalogs have no text in this language, where they should.
  package let isMissing: Bool
}

extension PlatformName {
  /// What string catalogs call the devices of a platform.
  var deviceInCatalogs: StaticString {
    switch self {
    case .iOS: "iphone"
    case .iPadOS: "ipad"
    case .macCatalyst: "mac"
    case .tvOS: "appletv"
    case .visionOS: "applevision"
    }
  }
}
