import JSON

package struct SpecKey: Sendable {
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

  /// - Parameter property: its name in UIKit, if it isn't the key's.
  init(
    _ name: String, _ shape: Shape, since: Version = .oldest, missingOn: Set<PlatformName> = [],
    swiftUI: Availability? = nil, absent: String, of type: String? = nil,
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
  }
}

extension SpecKey {
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

package indirect enum Shape: Sendable {
  case string
  case name
  case bool
  case formatVersion
  case choice([Choice])
  case version
  case image
  case object(SpecObject)
  case list(Shape, mayBeEmpty: Bool)
  case platform
  /// A nonempty list without duplicates.
  case platforms
  case nodes(mayBeEmpty: Bool)
  /// An object with any keys, each with a list of identifiers.
  case lists
  case conditions
  case count

  package var choices: [Choice]? {
    switch self {
    case .choice(let choices): choices
    case .platform: Choice.all(PlatformName.names)
    default: nil
    }
  }

  func takes(_ kind: JSONKind) -> Bool {
    switch self {
    case .string, .name, .version, .choice, .platform: kind == .string || kind == .escapedString
    case .bool: kind == .true || kind == .false
    case .formatVersion, .count: kind == .number
    case .image: kind == .object || Shape.string.takes(kind)
    case .object, .lists, .conditions: kind == .object
    case .list, .platforms, .nodes: kind == .array
    }
  }

  package var expected: String {
    switch self {
    case .string, .name, .version, .choice, .platform: "a string"
    case .bool: "true or false"
    case .formatVersion, .count: "a whole number"
    case .image: "a string or an object"
    case .object, .lists, .conditions: "an object"
    case .list, .platforms, .nodes: "an array"
    }
  }
}

package struct Choice: Sendable {
  package let name: String
  package let missingOn: Set<PlatformName>
  /// Nil if the same as in UIKit.
  let missingInSwiftUI: Set<PlatformName>?

  init(
    _ name: String, missingOn: Set<PlatformName> = [], inSwiftUI: Set<PlatformName>? = nil
  ) {
    self.name = name
    self.missingOn = missingOn
    missingInSwiftUI = inSwiftUI
  }

  static func all(_ names: [String]) -> [Choice] { names.map { Choice($0) } }
}
