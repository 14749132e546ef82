import JSON

/// A release of an operating system or an SDK, counted as iOS counts: visionOS 2 is 18.0.
///
/// Releases 19 to 25 do not exist; the numbers went from 18 to 26.
package struct Version: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let major: Int
  package let minor: Int

  package init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// The major releases that there are, the oldest first. A new one is added here; see
  /// `docs/contributing/adding.md`.
  package static let majorReleases = [18, 26, 27]
  package static let oldest = Version(majorReleases[0])
  package static let newest = Version(majorReleases[majorReleases.count - 1])

  /// The releases that there are, in words: `18.x, 26.x or 27.x`.
  package static func releases(lastAfter conjunction: String = "or") -> String {
    listed(majorReleases.map { "\($0).x" }, lastAfter: conjunction)
  }

  /// Reads `MAJOR` or `MAJOR.MINOR`; nil for anything else and for a release that does not exist.
  package init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, let major = Self.majorReleases.first(where: { String($0) == parts[0] })
    else { return nil }
    var minor = 0
    if parts.count == 2 {
      guard (1...9).contains(parts[1].utf8.count),
        parts[1].utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
        let number = Int(parts[1])
      else { return nil }
      minor = number
    }
    self.init(major, minor)
  }

  package static func < (left: Version, right: Version) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }

  package var description: String { "\(major).\(minor)" }
}
