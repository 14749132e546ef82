/// The platforms that a spec can name; `Platform` says what each does with it.
package enum PlatformName: String, NamedValue {
  case iOS, iPadOS, macCatalyst, macOS, tvOS, visionOS

  /// A system with its own release numbers, and its number of `Version.oldest`.
  var ownNumbering: (system: String, first: Int)? {
    switch self {
    case .macCatalyst, .macOS: ("macOS", 15)
    case .visionOS: ("visionOS", 2)
    case .iOS, .iPadOS, .tvOS: nil
    }
  }
}

/// A horizontal size class of UIKit's traits.
package enum SizeClass: String, NamedValue { case compact, regular }
