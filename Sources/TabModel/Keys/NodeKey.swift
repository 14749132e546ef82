package enum NodeKey: UInt8, CaseIterable, Sendable {
  case type, identifier, title, image, selectedImage, subtitle, badgeValue, preferredPlacement
  case isHidden, isHiddenByDefault, allowsHiding, isEnabled, viewController, performsAction
  case live, repeats, leadsTo
  case availability, suppress, automaticallyActivatesSearch, children, defaultChildIdentifier
  case displayOrderIdentifiers, allowsReordering, managesNavigation, sidebarActions
  case sidebarAppearance, isSidebarDestination, isCollapsedByDefault

  @inline(__always)
  package var bit: UInt32 { 1 << UInt32(rawValue) }

  /// The bit of a Boolean key; 0 for any other key.
  @inline(__always)
  package var truthBit: UInt16 {
    switch self {
    case .isHidden: 1 << 0
    case .isHiddenByDefault: 1 << 1
    case .allowsHiding: 1 << 2
    case .isEnabled: 1 << 3
    case .performsAction: 1 << 4
    case .automaticallyActivatesSearch: 1 << 5
    case .allowsReordering: 1 << 6
    case .managesNavigation: 1 << 7
    case .isSidebarDestination: 1 << 8
    case .isCollapsedByDefault: 1 << 9
    default: 0
    }
  }

  package var name: String { definition.name }

  package var definition: SpecKey { Self.definitions[Int(rawValue)] }

  package var kinds: [Node.Kind] {
    switch self {
    case .performsAction: [.tab, .search]
    case .repeats: [.tab, .group]
    case .automaticallyActivatesSearch: [.search]
    case .children, .defaultChildIdentifier, .displayOrderIdentifiers, .allowsReordering,
      .managesNavigation, .sidebarActions, .sidebarAppearance, .isSidebarDestination,
      .isCollapsedByDefault:
      [.group]
    // Search tabs should not have an identifier, which a rule reports with the reason.
    default: [.tab, .search, .group]
    }
  }

  /// The keys that 'live' can list. The last one is for groups only.
  package static let liveNames = [
    "title", "subtitle", "image", "selectedImage", "isHidden", "isHiddenByDefault", "isEnabled",
    "displayOrderIdentifiers",
  ]

  package var requiredBy: [Node.Kind] {
    switch self {
    case .identifier, .title: [.tab, .group]
    case .children: [.group]
    default: []
    }
  }

  /// In the order of the cases.
  static let definitions: [SpecKey] = [
    SpecKey(
      "type", .choice(Choice.all(Node.Kind.names)), absent: "group if there are children, else tab",
      "The class: UITab, UISearchTab or UITabGroup."),
    SpecKey(
      "identifier", .name, absent: "required; not allowed on a search tab", of: "UITab",
      "The name of the node, unique in the whole hierarchy."),
    SpecKey(
      "title", .string, absent: "required; Search on a search tab", of: "UITab",
      "The displayed title."),
    SpecKey(
      "image", .image, absent: "none; magnifyingglass on a search tab", of: "UITab",
      "The image: the name of an SF Symbol, {\"systemName\": …} or {\"asset\": …}."),
    SpecKey(
      "selectedImage", .image, since: Version(26, 1), swiftUI: .never, absent: "none", of: "UITab",
      "The image while the tab is selected."),
    SpecKey(
      "subtitle", .string, swiftUI: .never, absent: "none", of: "UITab",
      "A second line in the sidebar."),
    SpecKey(
      "badgeValue", .string, swiftUI: .missing(on: .tvOS), absent: "none", of: "UITab",
      "The text of the badge."),
    SpecKey(
      "preferredPlacement", .choice(Node.Placement.choices),
      absent: "automatic; pinned on a search tab", of: "UITab",
      "The position in the bar, and what users can do with it."),
    SpecKey(
      "isHidden", .bool, swiftUI: .missing(on: .tvOS), absent: "false", of: "UITab",
      "True if the node is hidden in the sidebar."),
    SpecKey(
      "isHiddenByDefault", .bool, swiftUI: .missing(on: .tvOS, .macOS), absent: "false",
      of: "UITab", "True if the node is hidden until the user shows it."),
    SpecKey(
      "allowsHiding", .bool, swiftUI: .missing(on: .tvOS, .macOS), absent: "false", of: "UITab",
      "True if users can hide and show the node."),
    SpecKey(
      "isEnabled", .bool, since: Version(18, 4), absent: "true", of: "UITab",
      "True if the tab can be selected."),
    SpecKey(
      "viewController", .name, absent: "none",
      "The Swift type of the view controller that the node shows."),
    SpecKey(
      "performsAction", .bool, swiftUI: .never, absent: "false",
      "True if the item performs an action instead of opening a section."),
    SpecKey(
      "live", .list(.choice(Choice.all(NodeKey.liveNames)), mayBeEmpty: true), absent: "[]",
      "The keys that the app sets at run time, so that their values here are samples."),
    SpecKey(
      "repeats", .object(.repetition), absent: "one node",
      "For a node that the app creates any number of times at run time."),
    SpecKey(
      "leadsTo", .list(.string, mayBeEmpty: true), absent: "[]",
      "The nodes that this node's screen opens, by a button or a row of its own."),
    SpecKey(
      "availability", .object(.availability), absent: "everywhere",
      "The environments in which the node is present."),
    SpecKey(
      "suppress", .list(.object(.suppression), mayBeEmpty: true), absent: "[]",
      "Suppressed rules for this node and its descendants."),
    SpecKey(
      "automaticallyActivatesSearch", .bool, since: Version(26), missingOn: [.tvOS, .visionOS],
      absent: "false", of: "UISearchTab", "True if selecting the tab activates the search field."),
    SpecKey(
      "children", .nodes(mayBeEmpty: true), absent: "required on a group", of: "UITabGroup",
      "The nodes in the group."),
    SpecKey(
      "defaultChildIdentifier", .string, swiftUI: .never, absent: "the first child",
      of: "UITabGroup", "The child that is selected with the group."),
    SpecKey(
      "displayOrderIdentifiers", .list(.string, mayBeEmpty: true), swiftUI: .never, absent: "[]",
      of: "UITabGroup", "Children that come first, in this order; the others follow."),
    SpecKey(
      "allowsReordering", .bool, swiftUI: .missing(on: .tvOS), absent: "false", of: "UITabGroup",
      "True if users can reorder the children."),
    SpecKey(
      "managesNavigation", .bool, swiftUI: .never, absent: "false",
      "True if the group has a managingNavigationController."),
    SpecKey(
      "sidebarActions", .list(.object(.action), mayBeEmpty: true), missingOn: [.tvOS],
      swiftUI: SpecKey.Availability(), absent: "[]", of: "UITabGroup",
      "Buttons below the group's rows in the sidebar."),
    SpecKey(
      "sidebarAppearance", .choice(Choice.all(Node.Appearance.names)), missingOn: [.tvOS],
      swiftUI: .never, absent: "automatic", of: "UITabGroup",
      "A section at the group's position, no section, or a section at the root."),
    SpecKey(
      "isSidebarDestination", .bool, since: Version(26), missingOn: [.tvOS], swiftUI: .never,
      absent: "false", of: "UITabGroup", "True if the group's own row can be selected."),
    SpecKey(
      "isCollapsedByDefault", .bool, since: Version(26, 1), missingOn: [.tvOS],
      swiftUI: SpecKey.Availability(since: Version(27)), absent: "false", of: "UITabGroup",
      "True if the group's section is collapsed at first."),
  ]
}
