/// One key of the format: the only place that says what it is called, what it takes, since when and
/// where UIKit has it, and what it means.
///
/// The reader, the rules about availability, the JSON Schema and `docs/spec-format.md` go by this.
package struct SpecKey: Sendable {
  package let name: String
  package let shape: Shape
  /// The release that UIKit has it from.
  package let since: Version
  /// The platforms that do not have it: there it is as if absent.
  package let missingOn: PlatformSet
  /// What absent means, in words.
  package let absent: String
  /// The UIKit property that it stands for, or nil for the format's own keys.
  package let property: String?
  package let meaning: String

  init(
    _ name: String, _ shape: Shape, since: Version = .oldest, missingOn: PlatformSet = [],
    absent: String, property: String? = nil, _ meaning: String
  ) {
    self.name = name
    self.shape = shape
    self.since = since
    self.missingOn = missingOn
    self.absent = absent
    self.property = property
    self.meaning = meaning
  }
}

/// What a key takes.
package indirect enum Shape: Sendable {
  /// Any string.
  case string
  /// A string with something in it.
  case name
  case bool
  /// The number of the format's version.
  case formatVersion
  case choice([Choice])
  case version
  case image
  case object(SpecObject)
  case list(Shape, mayBeEmpty: Bool)
  /// Platforms, at least one and none twice.
  case platforms
  /// The nodes of `tabs`, at least one, or of `children`.
  case nodes(mayBeEmpty: Bool)
  /// An object with any keys, each with a list of identifiers.
  case lists

  /// What is expected, in words with an article.
  package var expected: String {
    switch self {
    case .string, .name, .version, .choice: "a string"
    case .bool: "true or false"
    case .formatVersion: "a whole number"
    case .image: "a string or an object"
    case .object, .lists: "an object"
    case .list, .platforms, .nodes: "an array"
    }
  }
}

/// One of the values that a key takes.
package struct Choice: Sendable {
  package let name: String
  /// The platforms that do not have it: there the key is as if absent.
  package let missingOn: PlatformSet

  init(_ name: String, missingOn: PlatformSet = []) {
    self.name = name
    self.missingOn = missingOn
  }

  static func all(_ names: [String]) -> [Choice] { names.map { Choice($0) } }
}

/// The kinds of objects that a spec or a customization state is made of.
package enum SpecObject: CaseIterable, Sendable {
  case root, target, sidebar, label, node, availability, suppression, action, image
  case customization

  /// What the object is, in words with an article.
  package var name: String {
    switch self {
    case .root: "a tab spec"
    case .target: "a target"
    case .sidebar: "the sidebar"
    case .label: "a view with a title"
    case .node: "a tab"
    case .availability: "an availability"
    case .suppression: "a suppression"
    case .action: "a sidebar action"
    case .image: "an image"
    case .customization: "a customization state"
    }
  }

  /// The keys that it takes, in the order of the documentation.
  package var keys: [SpecKey] {
    switch self {
    case .root: RootKey.definitions
    case .target: Self.targetKeys
    case .sidebar: SidebarKey.definitions
    case .label: Self.labelKeys
    case .node: NodeKey.definitions
    case .availability: Self.availabilityKeys
    case .suppression: Self.suppressionKeys
    case .action: Self.actionKeys
    case .image: Self.imageKeys
    case .customization: CustomizationKey.definitions
    }
  }

  /// The names of the keys that have to be there. A node's depend on its type.
  package var required: [String] {
    switch self {
    case .root: ["tabs"]
    case .target: ["platform", "minimumVersion"]
    case .label, .action: ["title"]
    case .suppression: ["rule", "reason"]
    case .sidebar, .availability, .node, .image, .customization: []
    }
  }
}
