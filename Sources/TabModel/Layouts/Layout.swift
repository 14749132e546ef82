import JSON

/// The bar and the sidebar of a spec in an environment. Items and rows refer to nodes by their index in `spec.nodes`.
package final class Layout {
  /// Makes the layouts of the same app in other environments.
  package let resolver: Resolver
  /// The spec with the values that count here.
  package let spec: TabSpec
  package let conditions: LayoutConditions
  package internal(set) var tabBar: TabBar?
  package internal(set) var sidebar: SidebarLayout?
  /// The title of the accessory: above a bottom bar, otherwise at the bottom of the content.
  package internal(set) var accessory: String?
  /// The nodes from a root node to the selected one.
  package internal(set) var selection: [Int] = []
  package internal(set) var notes: [LayoutNote] = []
  package let presence: Presence
  /// The nodes that the screens of nodes open, by `leadsTo`.
  package internal(set) var links: [Int: [Int]] = [:]
  /// The nodes that shown views and actions open.
  package internal(set) var viewLinks: [ViewLink] = []

  init(
    _ resolver: Resolver, _ spec: TabSpec, _ conditions: LayoutConditions, _ presence: Presence,
    tabBar: TabBar?
  ) {
    self.resolver = resolver
    self.spec = spec
    self.conditions = conditions
    self.presence = presence
    self.tabBar = tabBar
  }

  /// Returns the layout of another environment with equal conditions.
  package func moved(to conditions: LayoutConditions) -> Layout {
    let layout = Layout(resolver, spec, conditions, presence, tabBar: tabBar)
    layout.sidebar = sidebar
    layout.accessory = accessory
    layout.selection = selection
    layout.notes = notes
    layout.links = links
    layout.viewLinks = viewLinks
    return layout
  }

  package var environment: Environment { conditions.environment }
  package var mode: EffectiveMode { conditions.mode }
  package var readsCustomization: Bool { conditions.readsCustomization }
  /// Nil without a bar.
  var groupItemBehavior: GroupItemBehavior? { conditions.barStyle?.groupItemBehavior }

  /// The bar, unless the app hides it: users see it at first or after they hide the sidebar.
  package var usableBar: TabBar? { spec.isTabBarHidden?.value == true ? nil : tabBar }

  package var itemNodes: [Int] { tabBar?.items.compactMap(\.node) ?? [] }

  /// The nodes of the sidebar's rows, without actions.
  package var rowNodes: [Int] { sidebar?.rows.filter { $0.kind != .action }.map(\.node) ?? [] }

  /// True if users can add items to the bar and remove them. Only an iPad's top bar can be customized.
  package var isBarEditable: Bool { isCustomizable && tabBar?.position == .top }

  /// True if a customization has an effect: on everything, or only on the bar.
  package var isCustomizable: Bool { conditions.customizableParts != .nothing }

  /// True if hidden tabs are left out. A bar at the bottom of the screen shows them.
  package var hidesTabs: Bool {
    sidebar != nil || tabBar?.items.contains { $0.region != nil } ?? false
  }
}

/// `UITabBarController.Mode` after `automatic` is resolved.
package enum EffectiveMode: String, Sendable {
  case tabBar, tabSidebar
}

package struct TabBar: Equatable, Sendable {
  package enum Position: String, CaseIterable, Sendable { case bottom, top, leading, trailing }

  package enum Overflow: String, CaseIterable, Sendable { case more, scroll, truncate, menu }

  package var position: Position
  package var isVisible: Bool
  package var overflow: Overflow
  /// In visual order, leading to trailing.
  package var items: [BarItem] = []
  package var more: [Int] = []
  /// The nodes of the items and in More.
  package var nodes: [Int] { items.compactMap(\.node) + more }
  package var minimizes: TabSpec.MinimizeBehavior?
}

package struct BarItem: Equatable, Sendable {
  /// The parts of a bar in which `preferredPlacement` has an effect.
  package enum Region: String, CaseIterable, Sendable { case fixed, customizable, pinned }

  package enum Content: String, CaseIterable, Sendable {
    case imageAboveTitle, imageBesideTitle, title, image, imageAndTitleOnFocus
  }

  /// The node; nil for More.
  package var node: Int?
  package var region: Region?
  package var shows: Content
  package var isDistinct = false
  package var isSelected = false
}

package struct SidebarLayout: Equatable, Sendable {
  package enum Arrangement: String, CaseIterable, Sendable { case overlap, tile }

  package var isVisible: Bool
  package var isToggleable: Bool
  package var layout: Arrangement
  package var header: String?
  package var footer: String?
  package var bottomBar: String?
  /// All rows from top to bottom, each followed by its children.
  package var rows: [SidebarRow] = []
}

package struct SidebarRow: Equatable, Sendable {
  package enum Kind: Sendable { case leaf, section, action }

  // Small values last: a row then needs 40 bytes instead of 48, and layouts have many rows.
  /// The node; for an action its group.
  package var node: Int
  /// The number of enclosing sections.
  package var depth = 0
  /// The end of the range of its descendants.
  package var end = 0
  /// The position of the action in its group's actions; nil for other rows.
  package var action: Int?
  package var kind: Kind
  package var isSelectable: Bool
  package var isCollapsed = false
}

/// The nodes that a control in a view of the app, or an action of the sidebar, opens.
package struct ViewLink: Sendable {
  package let title: String
  package let nodes: [Int]
  /// The number of taps until the control is visible.
  package let taps: Int
}

package struct Destination: Equatable, Sendable {
  package enum Way: String, Sendable, CaseIterable {
    case tabBar, sidebar, more, toggledTabBar, toggledSidebar, groupScreen, link, children
    case customization, unreachable
  }

  package let node: Int
  /// Nil if unreachable by taps alone.
  package let taps: Int?
  package let via: Way
}

extension TabSpec {
  package func image(of row: SidebarRow) -> ImageName? {
    row.kind == .action ? action(of: row)?.image?.value : image(of: row.node)
  }

  /// The title of an action; nil for other rows.
  package func title(of row: SidebarRow) -> String? { action(of: row).flatMap(title) }

  /// The action that a row is; nil for other rows.
  package func action(of row: SidebarRow) -> SidebarAction? {
    row.action.flatMap { nodes[row.node].sidebarActions?.value[$0].value }
  }
}
