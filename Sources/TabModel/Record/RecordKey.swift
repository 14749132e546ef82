/// A key of a record: what it is called and what it takes. All but a few may be left out, which
/// means that the app's platform, its release or the recorder's SDK does not have them.
package struct RecordKey: Sendable {
  /// What a key takes.
  package enum Shape: Sendable {
    case text, bool, version, image, texts, nodes, actions, environment, sidebar, recordVersion
    case choice([String])
  }

  /// As it is written.
  package let name: String
  package let shape: Shape
  /// Whether `null` stands for UIKit's nil.
  package let mayBeNull: Bool
  package let isRequired: Bool

  init(_ name: String, _ shape: Shape, mayBeNull: Bool = false, isRequired: Bool = false) {
    self.name = name
    self.shape = shape
    self.mayBeNull = mayBeNull
    self.isRequired = isRequired
  }

  /// The keys of a record.
  package static let root: [RecordKey] = [
    RecordKey("recordVersion", .recordVersion, isRequired: true),
    RecordKey("environment", .environment, isRequired: true),
    RecordKey("mode", .choice(TabSpec.Mode.names)),
    RecordKey("compactTabIdentifiers", .texts, mayBeNull: true),
    RecordKey("customizationIdentifier", .text, mayBeNull: true),
    RecordKey("prominentTabIdentifier", .text, mayBeNull: true),
    RecordKey("isTabBarHidden", .bool),
    RecordKey("tabBarMinimizeBehavior", .choice(TabSpec.MinimizeBehavior.names)),
    RecordKey("bottomAccessory", .bool),
    RecordKey("sidebar", .sidebar),
    RecordKey("tabs", .nodes, isRequired: true),
  ]

  /// The keys of the environment that was recorded.
  package static let environment: [RecordKey] = [
    RecordKey("platform", .choice(PlatformName.names), isRequired: true),
    RecordKey("osVersion", .version, isRequired: true),
    RecordKey("horizontalSizeClass", .choice(SizeClass.names), isRequired: true),
    RecordKey("language", .text, mayBeNull: true),
  ]

  /// The keys of the sidebar.
  package static let sidebar: [RecordKey] = [
    RecordKey("preferredLayout", .choice(TabSpec.Sidebar.Layout.names)),
    RecordKey("preferredPlacement", .choice(TabSpec.Sidebar.Placement.names)),
    RecordKey("header", .bool),
    RecordKey("footer", .bool),
    RecordKey("bottomBar", .bool),
  ]

  /// The keys of a button in the sidebar.
  package static let action: [RecordKey] = [
    RecordKey("title", .text, isRequired: true),
    RecordKey("image", .image, mayBeNull: true),
  ]

  /// The keys of a node; those of groups and of search tabs are the last ones.
  package static func node(_ kind: Node.Kind) -> [RecordKey] {
    switch kind {
    case .tab: common
    case .search: common + [RecordKey("automaticallyActivatesSearch", .bool)]
    case .group: common + group
    }
  }

  private static let common: [RecordKey] = [
    RecordKey("type", .choice(Node.Kind.names), isRequired: true),
    RecordKey("identifier", .text, isRequired: true),
    RecordKey("title", .text),
    RecordKey("image", .image, mayBeNull: true),
    RecordKey("selectedImage", .image, mayBeNull: true),
    RecordKey("subtitle", .text, mayBeNull: true),
    RecordKey("badgeValue", .text, mayBeNull: true),
    RecordKey("preferredPlacement", .choice(Node.Placement.names)),
    RecordKey("isHidden", .bool),
    RecordKey("isHiddenByDefault", .bool),
    RecordKey("allowsHiding", .bool),
    RecordKey("isEnabled", .bool),
  ]

  private static let group: [RecordKey] = [
    RecordKey("defaultChildIdentifier", .text, mayBeNull: true),
    RecordKey("displayOrderIdentifiers", .texts),
    RecordKey("allowsReordering", .bool),
    RecordKey("managesNavigation", .bool),
    RecordKey("sidebarActions", .actions),
    RecordKey("sidebarAppearance", .choice(Node.Appearance.names)),
    RecordKey("isSidebarDestination", .bool),
    RecordKey("isCollapsedByDefault", .bool),
    RecordKey("children", .nodes, isRequired: true),
  ]
}
