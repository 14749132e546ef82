/// The platforms that a spec can name. What each of them does with a spec is said in TabLayout.
package enum PlatformName: String, CaseIterable, Hashable, Sendable {
  case iOS, iPadOS, macCatalyst, tvOS, visionOS

  /// Every name, as a spec writes it.
  package static let names = allCases.map(\.rawValue)

  /// The name of a system that counts releases its own way, and its number for `Version.oldest`.
  var ownNumbering: (system: String, first: Int)? {
    switch self {
    case .macCatalyst: ("macOS", 15)
    case .visionOS: ("visionOS", 2)
    case .iOS, .iPadOS, .tvOS: nil
    }
  }

  fileprivate var bit: UInt8 {
    switch self {
    case .iOS: 1
    case .iPadOS: 2
    case .macCatalyst: 4
    case .tvOS: 8
    case .visionOS: 16
    }
  }
}

/// A set of platforms.
package struct PlatformSet: Hashable, Sendable, ExpressibleByArrayLiteral {
  private var bits: UInt8 = 0

  private init() {}

  package init(arrayLiteral platforms: PlatformName...) {
    for platform in platforms { insert(platform) }
  }

  package static let all = PlatformName.allCases.reduce(into: PlatformSet()) { $0.insert($1) }

  package mutating func insert(_ platform: PlatformName) { bits |= platform.bit }

  package mutating func formUnion(_ other: PlatformSet) { bits |= other.bits }

  package func contains(_ platform: PlatformName) -> Bool { bits & platform.bit != 0 }
}

/// The width that a window has to offer, as UIKit's traits name it.
package enum SizeClass: String, CaseIterable, Hashable, Sendable {
  case compact, regular

  package static let names = allCases.map(\.rawValue)
}
