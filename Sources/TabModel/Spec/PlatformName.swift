/// The platforms in specs. See `Platform` for their properties.
package enum PlatformName: String, NamedValue {
  case iOS, iPadOS, macCatalyst, macOS, tvOS, visionOS

  /// The system's name and the first of its own version numbers, which corresponds to
  /// `Version.oldest`; nil if it uses iOS numbering.
  package var ownNumbering: (system: String, first: Int)? {
    switch self {
    case .macCatalyst, .macOS: ("macOS", 15)
    case .visionOS: ("visionOS", 2)
    case .iOS, .iPadOS, .tvOS: nil
    }
  }
}

package enum SizeClass: String, NamedValue { case compact, regular }
