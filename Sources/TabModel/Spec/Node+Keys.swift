extension Node {
  /// The keys that `live` can list. The last one is for groups only.
  package static let liveNames = [
    "title", "subtitle", "image", "selectedImage", "isHidden", "isHiddenByDefault", "isEnabled",
    "displayOrderIdentifiers",
  ]

  package static let keys: [SpecKey<Node>] = [
    SpecKey(
      "type", \.type, absent: "group if there are children, else tab",
      "The class: UITab, UISearchTab or UITabGroup."),
    // Search tabs should not have an identifier, which a rule reports with the reason.
    SpecKey(
      "identifier", \.identifier, as: .name, requiredBy: [.tab, .group],
      absent: "required; not allowed on a search tab", of: "UITab",
      "The name of the node, unique in the whole hierarchy."),
    SpecKey(
      "title", \.title, requiredBy: [.tab, .group], absent: "required; Search on a search tab",
      of: "UITab", "The displayed title."),
    SpecKey(
      "image", \.image, absent: "none; magnifyingglass on a search tab", of: "UITab",
      "The image: the name of an SF Symbol, {\"systemName\": …} or {\"asset\": …}."),
    SpecKey(
      "selectedImage", \.selectedImage, since: Version(26, 1), swiftUI: .never, absent: "none",
      of: "UITab", "The image while the tab is selected."),
    SpecKey(
      "subtitle", \.subtitle, swiftUI: .never, absent: "none", of: "UITab",
      "A second line in the sidebar."),
    SpecKey(
      "badgeValue", \.badgeValue, swiftUI: .missing(on: .tvOS), absent: "none", of: "UITab",
      "The text of the badge."),
    SpecKey(
      "accessibilityLabel", \.accessibilityLabel, as: .name, absent: "the title",
      "The text that VoiceOver reads instead of the title."),
    SpecKey(
      "preferredPlacement", \.preferredPlacement, absent: "automatic; pinned on a search tab",
      of: "UITab", "The position in the bar, and what users can do with it."),
    SpecKey(
      "isHidden", \.isHidden, swiftUI: .missing(on: .tvOS), absent: "false", of: "UITab",
      "True if the node is hidden in the sidebar."),
    SpecKey(
      "isHiddenByDefault", \.isHiddenByDefault, swiftUI: .missing(on: .tvOS, .macOS),
      absent: "false", of: "UITab", "True if the node is hidden until the user shows it."),
    SpecKey(
      "allowsHiding", \.allowsHiding, swiftUI: .missing(on: .tvOS, .macOS), absent: "false",
      of: "UITab", "True if users can hide and show the node."),
    SpecKey(
      "isEnabled", \.isEnabled, since: Version(18, 4), absent: "true", of: "UITab",
      "True if the tab can be selected."),
    SpecKey(
      "hasCustomizationID", \.hasCustomizationID, missingOn: Set(PlatformName.allCases),
      swiftUI: .missing(on: .tvOS), kinds: [.tab, .group], absent: "true",
      "False if the node has no customization ID, so that users cannot customize it."),
    SpecKey(
      "viewController", \.viewController, as: .name, absent: "none",
      "The Swift type of the view controller that the node shows."),
    SpecKey(
      "performsAction", \.performsAction, kinds: [.tab, .search],
      absent: "false", "True if the item performs an action instead of opening a section."),
    SpecKey(
      "live", \.live, as: .list(.choice(Choice.all(liveNames)), mayBeEmpty: true), absent: "[]",
      "The keys that the app sets at run time, so that their values here are samples."),
    SpecKey(
      "repeats", \.repeats, kinds: [.tab, .group], absent: "one node",
      "For a node that the app creates any number of times at run time."),
    SpecKey(
      "leadsTo", \.leadsTo, absent: "[]",
      "The nodes that this node's screen opens, by a button or a row of its own."),
    SpecKey(
      "availability", \.availability, absent: "everywhere",
      "The environments in which the node is present."),
    SpecKey(
      "suppress", \.suppress, absent: "[]", "Suppressed rules for this node and its descendants."),
    SpecKey(
      "automaticallyActivatesSearch", \.automaticallyActivatesSearch, since: Version(26),
      missingOn: [.tvOS, .visionOS], kinds: [.search], absent: "false", of: "UISearchTab",
      "True if selecting the tab activates the search field."),
    SpecKey(
      "children", \.children, kinds: [.group], requiredBy: [.group], absent: "required on a group",
      of: "UITabGroup", "The nodes in the group."),
    SpecKey(
      "defaultChildIdentifier", \.defaultChildIdentifier, swiftUI: .never, kinds: [.group],
      absent: "the first child", of: "UITabGroup", "The child that is selected with the group."),
    SpecKey(
      "displayOrderIdentifiers", \.displayOrderIdentifiers, swiftUI: .never, kinds: [.group],
      absent: "[]", of: "UITabGroup",
      "Children that come first, in this order; the others follow."),
    SpecKey(
      "allowsReordering", \.allowsReordering, swiftUI: .missing(on: .tvOS), kinds: [.group],
      absent: "false", of: "UITabGroup", "True if users can reorder the children."),
    SpecKey(
      "managesNavigation", \.managesNavigation, swiftUI: .never, kinds: [.group],
      absent: "false", "True if the group has a managingNavigationController."),
    SpecKey(
      "sidebarActions", \.sidebarActions, missingOn: [.tvOS],
      swiftUI: KeyDefinition.Availability(), kinds: [.group], absent: "[]", of: "UITabGroup",
      "Buttons below the group's rows in the sidebar."),
    SpecKey(
      "sidebarAppearance", \.sidebarAppearance, missingOn: [.tvOS], swiftUI: .never,
      kinds: [.group], absent: "automatic", of: "UITabGroup",
      "A section at the group's position, no section, or a section at the root."),
    SpecKey(
      "isSidebarDestination", \.isSidebarDestination, since: Version(26), missingOn: [.tvOS],
      swiftUI: .never, kinds: [.group], absent: "false", of: "UITabGroup",
      "True if the group's own row can be selected."),
    SpecKey(
      "isCollapsedByDefault", \.isCollapsedByDefault, since: Version(26, 1), missingOn: [.tvOS],
      swiftUI: KeyDefinition.Availability(since: Version(27)), kinds: [.group], absent: "false",
      of: "UITabGroup", "True if the group's section is collapsed at first."),
  ]

  package static func keys(of kind: Kind) -> [SpecKey<Node>] {
    keys.filter { $0.definition.kinds.contains(kind) }
  }
}
