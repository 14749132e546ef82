/// The definition of a key of one of the format's objects.
package final class KeyDefinition: Sendable {
  package let name: String
  package let shape: Shape
  package let since: Version
  package let missingOn: Set<PlatformName>
  /// Nil if the same as in UIKit.
  let swiftUI: Availability?
  package let absent: String
  /// The UIKit property; nil for the format's own keys.
  package let property: String?
  package let meaning: String
  /// The kinds of nodes that have the key; all for keys of other objects.
  package let kinds: [Node.Kind]
  /// The kinds of nodes that need the key.
  package let requiredBy: [Node.Kind]

  /// - Parameter property: its name in UIKit, if it isn't the key's.
  init(
    _ name: String, _ shape: Shape, since: Version = .oldest, missingOn: Set<PlatformName> = [],
    swiftUI: Availability? = nil, kinds: [Node.Kind] = Node.Kind.allCases,
    requiredBy: [Node.Kind] = [], absent: String, of type: String? = nil,
    named property: String? = nil, _ meaning: String
  ) {
    self.name = name
    self.shape = shape
    self.since = since
    self.missingOn = missingOn
    self.swiftUI = swiftUI
    self.absent = absent
    self.property = type.map { "\($0).\(property ?? name)" }
    self.meaning = meaning
    self.kinds = kinds
    self.requiredBy = requiredBy
  }
}

extension KeyDefinition {
  /// The release and platforms that introduced a key.
  package struct Availability: Sendable {
    package var since = Version.oldest
    package var missingOn: Set<PlatformName> = []
    /// The platforms that got the key in a later release.
    var later: [PlatformName: Version] = [:]

    package func has(on platform: PlatformName, _ release: Version) -> Bool {
      !missingOn.contains(platform) && release >= self.release(on: platform)
    }

    package func release(on platform: PlatformName) -> Version {
      max(since, later[platform] ?? since)
    }

    static let never = Availability(missingOn: Set(PlatformName.allCases))
    static func missing(on platforms: PlatformName...) -> Availability {
      Availability(missingOn: Set(platforms))
    }
  }
}
