import JSON

/// The values that a key accepts.
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

  /// Returns whether a value has the right type.
  func accepts(_ value: JSONValue) -> Bool {
    switch (self, value.content) {
    case (.string, .string), (.name, .string), (.version, .string), (.choice, .string),
      (.platform, .string), (.bool, .bool), (.formatVersion, .number), (.count, .number),
      (.image, .object), (.image, .string), (.object, .object), (.lists, .object),
      (.conditions, .object), (.list, .array), (.platforms, .array), (.nodes, .array):
      true
    default: false
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

  init(_ name: String, missingOn: Set<PlatformName> = [], inSwiftUI: Set<PlatformName>? = nil) {
    self.name = name
    self.missingOn = missingOn
    missingInSwiftUI = inSwiftUI
  }

  static func all(_ names: [String]) -> [Choice] { names.map { Choice($0) } }
}
