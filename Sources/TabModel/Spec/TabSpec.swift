package import JSON

/// A spec as written: every value with its range, without defaults.
@dynamicMemberLookup
package struct TabSpec: Sendable {
  /// The text, for edits.
  package let source: JSONDocument
  package var nodes: [Node] = []

  package internal(set) var name: Located<String>?
  package internal(set) var frameworkKey: Located<Framework>?
  package internal(set) var conditionsKey: Located<Conditions>?
  package internal(set) var targetsKey: Located<[Located<SpecTarget>]>?
  package internal(set) var tabs: Located<NodeList>?
  package internal(set) var variantsKey: Located<[Located<Variant>]>?
  package internal(set) var suppress: Located<[Located<Suppression>]>?
  /// The keys that variants can replace; in a layout's spec, those of its environment.
  package internal(set) var root = RootValues()

  package internal(set) var framework = Framework.usual
  /// The targets; by default all platforms of the framework at the oldest release.
  package var targets: [SpecTarget] = []

  /// The samples that nodes represent, and the written node of each node. Both are empty except in
  /// layouts of specs with repeated nodes.
  var samples: [Sample] = []
  var origins: [Int] = []
  var translation: Translation?
  /// The platform of the texts; nil for those common to all.
  var platform: PlatformName?

  /// - Parameter source: a document whose shape has been checked.
  init(_ source: JSONDocument) {
    self.source = source
    for member in source.root.members {
      Self.keys.first { $0.name == member.key.value }?.read(member.value, &self)
    }
    framework = frameworkKey?.value ?? .usual
    targets = targetsKey?.value.map(\.value) ?? framework.targets
    for node in source.root["tabs"]?.elements ?? [] { append(node, in: nil) }
  }

  private mutating func append(_ object: JSONValue, in group: Int?) {
    guard var node = Node(object) else { return }
    node.range = object.range
    node.writtenKeys = object.members.map(\.key.value)
    node.kind = node.type?.value ?? (node.children == nil ? .tab : .group)
    node.parent = group
    node.depth = group.map { nodes[$0].depth + 1 } ?? 0
    let position = nodes.count
    nodes.append(node)
    for child in object["children"]?.elements ?? [] { append(child, in: position) }
    nodes[position].end = nodes.count
  }

  package var hasTargets: Bool { targetsKey != nil }
  package var conditions: [Condition] { conditionsKey?.value.all ?? [] }
  package var allRootValues: [RootValues] { [root] + variants.map(\.value.values) }

  /// The availabilities of nodes and variants.
  package var availabilities: [Availability] {
    nodes.compactMap { $0.availability?.value }
      + variants.compactMap { $0.value.availability?.value }
  }

  package subscript<Value>(dynamicMember path: KeyPath<RootValues, Value>) -> Value {
    root[keyPath: path]
  }

  package static let searchIdentifier = "com.apple.UIKit.Search"

  package enum Mode: String, NamedValue {
    case automatic, tabBar, tabSidebar

    package static let shape = Shape.choice([
      Choice("automatic"), Choice("tabBar"),
      Choice("tabSidebar", missingOn: [.tvOS], inSwiftUI: []),
    ])
  }

  package enum MinimizeBehavior: String, NamedValue {
    case automatic, never, onScrollDown, onScrollUp

    package static let shape = Shape.choice(
      allCases.map { behavior in
        behavior == .automatic
          ? Choice(behavior.name)
          : Choice(
            behavior.name, missingOn: [.tvOS, .visionOS],
            inSwiftUI: [.tvOS, .visionOS, .macOS])
      })
  }
}

extension TabSpec {
  /// The keys in the order of the documentation.
  package static let keys: [SpecKey<TabSpec>] =
    [
      SpecKey(
        checked: KeyDefinition(
          "$schema", .string, absent: "none", "The JSON Schema, for editors; not read.")),
      SpecKey(
        checked: KeyDefinition(
          "specVersion", .formatVersion, absent: "1", "The version of this format.")),
      SpecKey("name", \.name, absent: "the name of the file", "The app's name, for headings."),
      SpecKey(
        "framework", \.frameworkKey, absent: "UIKit", "The framework of the tabs."),
      SpecKey(
        "conditions", \.conditionsKey, absent: "{}",
        "States of the app that tabs depend on, by name."),
      SpecKey(
        "targets", \.targetsKey, as: .list(.object(.target), mayBeEmpty: false),
        absent: "all platforms at \(Version.oldest)", "The platforms that the app ships on."),
      RootValues.key(\.mode).nested(in: \.root),
      SpecKey(
        "tabs", \.tabs, as: .nodes(mayBeEmpty: false), absent: "required",
        of: "UITabBarController", "The root nodes."),
    ] + RootValues.keys.filter { $0.name != "mode" }.map { $0.nested(in: \.root) } + [
      SpecKey(
        "variants", \.variantsKey, absent: "[]",
        "Keys of the root for some environments; the first match applies."),
      SpecKey("suppress", \.suppress, absent: "[]", "Suppressed rules for the whole file."),
    ]
}

/// Edits of the text of a spec.
extension TabSpec {
  /// Returns the fix that removes the member with a value, or an element, with its comma.
  package func removing(_ range: ByteRange, _ title: String, isSafe: Bool) -> Fix {
    source.removing(range, title, isSafe: isSafe)
  }
}
