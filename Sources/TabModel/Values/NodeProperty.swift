package import JSON

/// A property of a tab in UIKit that specs and records have, by its key, in the order of the
/// documentation.
///
/// The type, the identifier and the children define a node, and a badge changes constantly, so they
/// are no properties.
package enum NodeProperty: String, CaseIterable {
  case title, image, selectedImage, subtitle, preferredPlacement
  case isHidden, isHiddenByDefault, allowsHiding, isEnabled, automaticallyActivatesSearch
  case defaultChildIdentifier, displayOrderIdentifiers, allowsReordering, managesNavigation
  case sidebarActions, sidebarAppearance, isSidebarDestination, isCollapsedByDefault

  package var key: SpecKey<Node> {
    guard let key = Self.keys[rawValue] else {
      preconditionFailure("nodes have no key '\(rawValue)'")
    }
    return key
  }

  private static let keys = Dictionary(uniqueKeysWithValues: Node.keys.map { ($0.name, $0) })

  package var definition: KeyDefinition { key.definition }

  /// UIKit's default.
  package var usual: PlainValue { self == .isEnabled ? .bool(true) : definition.usual }

  /// True for texts that depend on the language.
  package var isTranslatable: Bool {
    self == .title || self == .subtitle || self == .sidebarActions
  }

  /// Returns the value of a node, with texts in the spec's language.
  package func value(of node: Node, in spec: TabSpec) -> Located<PlainValue>? {
    switch self {
    case .title: node.title.map { Located(.text(spec.shown($0)), at: $0.range) }
    case .image: node.image?.map { .image(RecordedImage($0)) }
    case .selectedImage: node.selectedImage?.map { .image(RecordedImage($0)) }
    case .subtitle: node.subtitle.map { Located(.text(spec.shown($0)), at: $0.range) }
    case .preferredPlacement: node.preferredPlacement?.map { .text($0.name) }
    case .isHidden: node.isHidden?.map { .bool($0) }
    case .isHiddenByDefault: node.isHiddenByDefault?.map { .bool($0) }
    case .allowsHiding: node.allowsHiding?.map { .bool($0) }
    case .isEnabled: node.isEnabled?.map { .bool($0) }
    case .automaticallyActivatesSearch: node.automaticallyActivatesSearch?.map { .bool($0) }
    case .defaultChildIdentifier: node.defaultChildIdentifier?.map { .text($0) }
    case .displayOrderIdentifiers:
      node.displayOrderIdentifiers?.map { .texts($0.map(\.value)) }
    case .allowsReordering: node.allowsReordering?.map { .bool($0) }
    case .managesNavigation: node.managesNavigation?.map { .bool($0) }
    case .sidebarActions: node.sidebarActions?.map { .actions($0.map(\.value), in: spec) }
    case .sidebarAppearance: node.sidebarAppearance?.map { .text($0.name) }
    case .isSidebarDestination: node.isSidebarDestination?.map { .bool($0) }
    case .isCollapsedByDefault: node.isCollapsedByDefault?.map { .bool($0) }
    }
  }
}

extension Node {
  /// The written properties, in the order of the text.
  package var writtenProperties: [NodeProperty] { writtenKeys.compactMap(NodeProperty.init) }

  package func isLive(_ property: NodeProperty) -> Bool { isLive(property.key) }
}
