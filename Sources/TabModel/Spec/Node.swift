package import JSON

/// A tab, a search tab or a group, as written.
///
/// The nodes of a spec are in an array in the order of the text, a group before its children, so
/// the descendants of a group are the range after it.
package struct Node: KeyedObject {
  package internal(set) var range: ByteRange = 0..<0
  package internal(set) var kind = Kind.tab
  /// The index of the enclosing group; nil at the root.
  package internal(set) var parent: Int?
  /// The end of the range of its descendants.
  package internal(set) var end = 0
  /// The number of enclosing groups.
  package internal(set) var depth = 0
  /// In layouts, the index of the innermost sample that the node is part of, in the spec's
  /// `samples`; nil for a written node.
  var sample: Int?
  /// The names of the written keys, in the order of the text.
  package internal(set) var writtenKeys: [String] = []

  package internal(set) var type: Located<Kind>?
  package internal(set) var identifier: Located<String>?
  package internal(set) var title: Located<String>?
  package internal(set) var image: Located<ImageName>?
  package internal(set) var selectedImage: Located<ImageName>?
  package internal(set) var subtitle: Located<String>?
  package internal(set) var badgeValue: Located<String>?
  package internal(set) var accessibilityLabel: Located<String>?
  package internal(set) var preferredPlacement: Located<Placement>?
  package internal(set) var isHidden: Located<Bool>?
  package internal(set) var isHiddenByDefault: Located<Bool>?
  package internal(set) var allowsHiding: Located<Bool>?
  package internal(set) var isEnabled: Located<Bool>?
  package internal(set) var hasCustomizationID: Located<Bool>?
  package internal(set) var viewController: Located<String>?
  package internal(set) var performsAction: Located<Bool>?
  package internal(set) var live: Located<[Located<String>]>?
  package internal(set) var repeats: Located<Repetition>?
  package internal(set) var leadsTo: Located<[Located<String>]>?
  package internal(set) var availability: Located<Availability>?
  package internal(set) var suppress: Located<[Located<Suppression>]>?
  package internal(set) var automaticallyActivatesSearch: Located<Bool>?
  package internal(set) var children: Located<NodeList>?
  package internal(set) var defaultChildIdentifier: Located<String>?
  package internal(set) var displayOrderIdentifiers: Located<[Located<String>]>?
  package internal(set) var allowsReordering: Located<Bool>?
  package internal(set) var managesNavigation: Located<Bool>?
  package internal(set) var sidebarActions: Located<[Located<SidebarAction>]>?
  package internal(set) var sidebarAppearance: Located<Appearance>?
  package internal(set) var isSidebarDestination: Located<Bool>?
  package internal(set) var isCollapsedByDefault: Located<Bool>?

  package init() {}

  package static var shape: Shape { .object(.node) }

  package enum Kind: String, NamedValue {
    case tab, search, group

    package var noun: String { self == .search ? "search tab" : name }
  }

  package enum Placement: String, NamedValue {
    case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly

    package static let shape = Shape.choice(
      allCases.map { placement in
        switch placement {
        case .movable: Choice(placement.name, inSwiftUI: [.tvOS, .macOS])
        case .fixed: Choice(placement.name, inSwiftUI: [.macOS])
        default: Choice(placement.name)
        }
      })
  }

  package enum Appearance: String, NamedValue { case automatic, inline, rootSection }
}

extension Node {
  /// The placement as written; `automatic` by default.
  package var placement: Placement { preferredPlacement?.value ?? .automatic }
  package var appearance: Appearance { sidebarAppearance?.value ?? .automatic }

  /// Returns whether the app sets a key at run time, so that the spec's value is a sample.
  package func isLive(_ key: SpecKey<Node>) -> Bool {
    live?.value.contains { $0.value == key.name } ?? false
  }

  package func isLive<Value>(_ property: KeyPath<Node, Value>) -> Bool {
    live != nil && isLive(Node.key(property))
  }

  /// True if the app replaces the title: the node is repeated, or its title is live.
  package var hasSampleTitle: Bool { repeats != nil || isLive(\.title) }

  /// Sets a value that is not written.
  mutating func set<Value>(_ property: WritableKeyPath<Node, Located<Value>?>, _ value: Value) {
    self[keyPath: property] = Located(value, at: range)
  }
}

extension Located<Bool>? {
  /// True for a key that is written and true.
  package var isTrue: Bool { self?.value == true }
  /// True for a key that is written and false.
  package var isFalse: Bool { self?.value == false }
}

/// A list of nodes, which are in the `nodes` of the spec.
package struct NodeList: SpecValue {
  package let count: Int

  package static var shape: Shape { .nodes(mayBeEmpty: true) }
  package init?(_ json: JSONValue) { count = json.count }
}

package struct ImageName: Equatable, SpecValue {
  package let name: String
  /// True for an asset in the app, false for an SF Symbol.
  package let isAsset: Bool
  /// The range of the name, which may be inside an object.
  package let nameRange: ByteRange
  /// The range of the key of the name; nil if the image is only the name.
  package let keyRange: ByteRange?
  package var isObject: Bool { keyRange != nil }

  package static var shape: Shape { .image }

  package init?(_ json: JSONValue) {
    let member = json.membersWithoutComment.first
    guard let text = json.string ?? member?.value.string else { return nil }
    name = text
    isAsset = member?.key.value == "asset"
    nameRange = member?.value.range ?? json.range
    keyRange = member?.key.range
  }

  /// The symbol that UIKit uses for search tabs.
  init(symbol: String) {
    name = symbol
    isAsset = false
    nameRange = 0..<0
    keyRange = nil
  }

  /// The keys of an image that is written as an object.
  static let keys: [SpecKey<ImageName>] = [
    SpecKey(
      checked: KeyDefinition(
        "systemName", .name, absent: "one of the two", "The name of an SF Symbol.")),
    SpecKey(
      checked: KeyDefinition(
        "asset", .name, absent: "one of the two", "The name of an image of the app.")),
  ]

  package static func == (left: ImageName, right: ImageName) -> Bool {
    left.name == right.name && left.isAsset == right.isAsset
  }
}

/// A button below the rows of a group in the sidebar.
package struct SidebarAction: KeyedObject, Equatable {
  package internal(set) var title: Located<String>?
  package internal(set) var image: Located<ImageName>?
  package internal(set) var leadsTo: Located<[Located<String>]>?

  package init() {}
  package static var shape: Shape { .object(.action) }

  package static let keys: [SpecKey<SidebarAction>] = [
    SpecKey("title", \.title, absent: "required", "The displayed title."),
    SpecKey("image", \.image, absent: "none", "The picture."),
    SpecKey("leadsTo", \.leadsTo, absent: "[]", "The nodes that the button opens."),
  ]
}

/// A rule that is suppressed for a node and its descendants, or for the whole spec.
package struct Suppression: KeyedObject {
  package internal(set) var rule: Located<String>?
  package internal(set) var reason: Located<String>?

  package init() {}
  package static var shape: Shape { .object(.suppression) }

  package static let keys: [SpecKey<Suppression>] = [
    SpecKey("rule", \.rule, as: .name, absent: "required", "The id of the rule."),
    SpecKey(
      "reason", \.reason, as: .name, absent: "required", "Why the rule does not apply here."),
  ]
}
