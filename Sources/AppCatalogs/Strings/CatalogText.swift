package import JSON
import TabModel

package struct CatalogUnit: Equatable {
  /// The text, clipped to the length that reports show.
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

package struct CatalogEntry {
  /// The texts by the index of their language in `StringCatalogs.languages`.
  package var units: [Int: CatalogUnit] = [:]
  /// False if the key is shown in every language.
  package var isTranslatable = true
  /// True if the app's source no longer uses the key.
  package var isStale = false
  package var dependsOnDevice = false
  package let source: Int
  package let range: ByteRange
  package let path: String
}

package struct TitleText: Equatable {
  /// The displayed text, which may be a fallback.
  package let text: String
  /// Nil if the text is a fallback or the file has no states.
  package let state: String?
  /// True if the catalogs have no text in this language.
  package let isMissing: Bool
}

extension PlatformName {
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
