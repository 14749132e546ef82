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

  package var key: SpecKey<Node> { .named(rawValue) }

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
    case .subtitle: node.subtitle.map { Located(.text(spec.shown($0)), at: $0.range) }
    case .sidebarActions: node.sidebarActions?.map { .actions($0.map(\.value), in: spec) }
    default: key.plainValue(in: node)
    }
  }
}

extension Node {
  /// The written properties, in the order of the text.
  package var writtenProperties: [NodeProperty] { writtenKeys.compactMap(NodeProperty.init) }

  package func isLive(_ property: NodeProperty) -> Bool { isLive(property.key) }
}
