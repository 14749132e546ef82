import JSON

/// A release of an operating system or an SDK in iOS numbering: visionOS 2 is 18.0.
package struct Version: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let major: Int
  package let minor: Int

  package init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// The major releases in ascending order, each with the Swift compiler of its SDK; nil if
  /// generated code requires a newer one anyway. To add a release, see
  /// `docs/contributing/adding.md`.
  private static let releases: [(major: Int, compiler: String?)] = [
    (18, nil), (26, nil), (27, "6.4"),
  ]

  package static let majorReleases = releases.map(\.major)
  package static let oldest = Version(majorReleases[0])
  package static let newest = Version(majorReleases[majorReleases.count - 1])

  /// Returns the supported releases as text: `18.x, 26.x or 27.x`.
  package static func releases(lastAfter conjunction: String = "or") -> String {
    listed(majorReleases.map { "\($0).x" }, lastAfter: conjunction)
  }

  /// The compiler version that generated code must check before using names of this release; nil
  /// for none.
  package var compiler: String? { Self.releases.first { $0.major == major }.flatMap(\.compiler) }

  /// Parses `MAJOR` or `MAJOR.MINOR`; nil for anything else and for unknown releases.
  package init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, let major = Self.majorReleases.first(where: { String($0) == parts[0] })
    else { return nil }
    let digits = parts.count == 2 ? parts[1] : "0"
    guard (1...9).contains(digits.utf8.count), digits.utf8.allSatisfy(isDigit),
      let minor = Int(digits)
    else { return nil }
    self.init(major, minor)
  }

  package static func < (left: Version, right: Version) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }

  package var description: String { "\(major).\(minor)" }
}
