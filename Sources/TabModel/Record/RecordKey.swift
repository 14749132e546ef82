/// A key of a record. Optional ones are absent if the platform, the release or the SDK does not have
/// them.
package struct RecordKey: Sendable {
  package enum Shape: Sendable {
    case image, actions, environment, sidebar, conditions
    /// A value as in a spec.
    case plain(TabModel.Shape)

    static let bool = Shape.plain(.bool)
    static let text = Shape.plain(.string)
    static let name = Shape.plain(.name)
    static let nodes = Shape.plain(.nodes(mayBeEmpty: true))
    static let texts = Shape.plain(.list(.string, mayBeEmpty: true))

    static func choice(_ names: [String]) -> Shape { .plain(.choice(Choice.all(names))) }
  }

  package let name: String
  package let shape: Shape
  /// True if `null` represents UIKit's nil.
  package let mayBeNull: Bool
  package let isRequired: Bool

  init(_ name: String, _ shape: Shape, mayBeNull: Bool = false, isRequired: Bool = false) {
    self.name = name
    self.shape = shape
    self.mayBeNull = mayBeNull
    self.isRequired = isRequired
  }

  package static let root: [RecordKey] = [
    RecordKey("recordVersion", .plain(.formatVersion), isRequired: true),
    RecordKey("environment", .environment, isRequired: true),
    RecordKey("api", .choice(TabRecord.Interface.names)),
    RecordKey("selected", .text, mayBeNull: true),
    RecordKey("sidebarIsHidden", .bool),
    RecordKey("mode", .choice(TabSpec.Mode.names)),
    RecordKey("compactTabIdentifiers", .texts, mayBeNull: true),
    RecordKey("customizationIdentifier", .name, mayBeNull: true),
    RecordKey("prominentTabIdentifier", .text, mayBeNull: true),
    RecordKey("isTabBarHidden", .bool),
    RecordKey("horizontalSizeClass", .choice(SizeClass.names), mayBeNull: true),
    RecordKey("tabBarMinimizeBehavior", .choice(TabSpec.MinimizeBehavior.names)),
    RecordKey("bottomAccessory", .bool),
    RecordKey("sidebar", .sidebar),
    RecordKey("tabs", .nodes, isRequired: true),
  ]

  package static let environment: [RecordKey] = [
    RecordKey("platform", .plain(.platform), isRequired: true),
    RecordKey("device", .choice(DeviceModel.names), mayBeNull: true),
    RecordKey("framework", .choice(Framework.names)),
    RecordKey("conditions", .conditions, mayBeNull: true),
    RecordKey("osVersion", .plain(.version), isRequired: true),
    RecordKey("sdkVersion", .plain(.version), mayBeNull: true),
    RecordKey("horizontalSizeClass", .choice(SizeClass.names), isRequired: true),
    RecordKey("orientation", .choice(Orientation.names), mayBeNull: true),
    RecordKey("language", .text, mayBeNull: true),
  ]

  package static let sidebar: [RecordKey] = [
    RecordKey("preferredLayout", .choice(Sidebar.Layout.names)),
    RecordKey("preferredPlacement", .choice(Sidebar.Placement.names)),
    RecordKey("header", .bool),
    RecordKey("footer", .bool),
    RecordKey("bottomBar", .bool),
  ]

  package static let action: [RecordKey] = [
    RecordKey("title", .text, isRequired: true),
    RecordKey("image", .image, mayBeNull: true),
  ]

  package static func node(_ kind: Node.Kind) -> [RecordKey] {
    switch kind {
    case .tab: common
    case .search: common + [RecordKey("automaticallyActivatesSearch", .bool)]
    case .group: common + group
    }
  }

  private static let common: [RecordKey] = [
    RecordKey("type", .choice(Node.Kind.names), isRequired: true),
    RecordKey("identifier", .name, mayBeNull: true, isRequired: true),
    RecordKey("title", .text, mayBeNull: true),
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
