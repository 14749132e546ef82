package import JSON
import TabModel

/// A text of a catalog in one language.
package struct CatalogUnit: Equatable, Sendable {
  /// Clipped to the length that is reported.
  package let text: String
  /// `new`, `needs_review`, `translated` or another; nil if the file has no states.
  package let state: String?
  package let range: ByteRange
  package let path: String

  init(_ text: String, state: String?, range: ByteRange, path: String) {
    self.text = clipped(text)
    self.state = state.map { clipped($0) }
    self.range = range
    self.path = path
  }
}

/// The entry of a key on one platform.
package struct CatalogEntry: Sendable {
  /// The texts by the position of their language in `StringCatalogs.languages`.
  package var units: [Int: CatalogUnit] = [:]
  /// If false, the text is the key in every language.
  package var isTranslatable = true
  /// Whether the key is no longer in the app's source.
  package var isStale = false
  package var dependsOnDevice = false
  /// The position of the catalog's source language.
  package let source: Int
  /// The key in its file.
  package let range: ByteRange
  package let path: String
}

/// A title in one language.
package struct TitleText: Equatable, Sendable {
  /// The text that is shown, which may be a fallback.
  package let text: String
  /// Nil if the text is a fallback or the file has no states.
  package let state: String?
  /// Whether the catalogs lack a text in this language.
  package let isMissing: Bool
}

extension PlatformName {
  /// The name of the device in string catalogs.
  var deviceInCatalogs: String {
    switch self {
    case .iOS: "iphone"
    case .iPadOS: "ipad"
    case .macCatalyst, .macOS: "mac"
    case .tvOS: "appletv"
    case .visionOS: "applevision"
    }
  }
}
