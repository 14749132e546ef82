package import JSON

/// What one environment makes of a spec.
///
/// Items and rows name their nodes by the position in `spec.nodes`, so that a rule or a report can
/// go back to the document.
package struct Layout: Sendable {
  package let spec: TabSpec
  package let environment: Environment
  package let mode: EffectiveMode
  /// Nil where there is no bar.
  package var tabBar: TabBar?
  /// Nil where there is no sidebar.
  package var sidebar: SidebarLayout?
  /// The title of the accessory, which is there with or without a bar: above a bar at the bottom,
  /// else at the bottom of the content. Nil where there is none.
  package var accessory: String?
  /// The nodes from a root node to what is selected.
  package var selection: [Int] = []
  /// The statements behind this layout that Apple does not document.
  package var notes: [LayoutNote] = []
  /// Which nodes are there, and which of them are hidden.
  package let presence: Presence
  /// Whether a customization state is read in this environment.
  package let readsCustomization: Bool
}

/// `UITabBarController.Mode` once `automatic` is decided.
package enum EffectiveMode: String, Sendable {
  case tabBar, tabSidebar
}

/// A resolved tab bar.
package struct TabBar: Equatable, Sendable {
  /// Where the bar stands.
  package enum Position: String, Sendable { case bottom, top, leading, trailing }

  /// What happens to items without room.
  package enum Overflow: String, Sendable { case more, scroll, truncate, none }

  package var position: Position
  package var isVisible: Bool
  package var overflow: Overflow
  /// In visual order, from leading to trailing.
  package var items: [BarItem] = []
  /// The nodes that More lists.
  package var more: [Int] = []
  package var minimizes: TabSpec.MinimizeBehavior?
}

/// An item of a bar: a node, or More.
package struct BarItem: Equatable, Sendable {
  /// The part of a bar that an item stands in, where placement counts.
  package enum Region: String, Sendable { case fixed, customizable, pinned }

  /// What people see of an item.
  package enum Content: String, Sendable {
    case imageAboveTitle, imageBesideTitle, title, image, imageAndTitleOnFocus
  }

  /// The node; nil for More.
  package var node: Int?
  package var region: Region?
  package var shows: Content
  package var isDistinct = false
  package var isSelected = false
}

/// A resolved sidebar.
package struct SidebarLayout: Equatable, Sendable {
  /// Whether the sidebar covers the content or stands beside it.
  package enum Arrangement: String, Sendable { case overlap, tile }

  package var isVisible: Bool
  package var isToggleable: Bool
  package var layout: Arrangement
  package var header: String?
  package var footer: String?
  package var bottomBar: String?
  /// All rows in the order in which they are read, each followed by what is inside it.
  package var rows: [SidebarRow] = []
}

/// A row of a sidebar.
package struct SidebarRow: Equatable, Sendable {
  /// What a row is.
  package enum Kind: Sendable { case leaf, section, action }

  package var kind: Kind
  /// The node; for an action the group that has it.
  package var node: Int
  /// The action in the document.
  package var action = JSONValue.none
  package var isSelectable: Bool
  package var isCollapsed = false
  /// How many sections it stands in.
  package var depth = 0
  /// Where the rows inside it end: after its last descendant.
  package var end = 0
}

/// A node that people can go to, and how.
package struct Destination: Equatable, Sendable {
  /// The way to a destination.
  package enum Way: String, Sendable, CaseIterable {
    case tabBar, sidebar, more, toggledTabBar, toggledSidebar, groupScreen, children
    case customization, unreachable
  }

  package let node: Int
  package let via: Way
  /// Nil where taps alone do not lead there.
  package let taps: Int?
}
