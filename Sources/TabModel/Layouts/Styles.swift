/// The facts in which the platforms' bars differ, and the evidence for them.
struct BarStyle: Equatable {
  var position: TabBar.Position
  var overflow: TabBar.Overflow
  /// The number of items side by side; with more items there is one less, and More. Nil for no limit.
  var capacity: Int?
  /// Whether `preferredPlacement` decides which nodes are in the bar; otherwise all root nodes are.
  var placementCounts = false
  /// Whether it is a bottom bar, with `compactTabIdentifiers` and More; the bar at the side of an
  /// iPhone Duo is one too.
  var isBottomBar = false
  /// Whether one item may be separate at the trailing end.
  var mayHaveDistinctItem = false
  var shows: BarItem.Content
  var pinnedShows: BarItem.Content
  var blankTitleShowsImage = false
  var groupItems = GroupItems.screen
  var statements = BarStatements()

  var overflowStatement: Statement {
    statements.overflow ?? capacity.map(Statement.overflow) ?? .rootsAreItems
  }

  /// The capacity of a bottom bar that Apple documents.
  static let documentedCapacity = 5
}

/// What the items of groups are.
package enum GroupItems: Sendable {
  /// A group has a screen of its own.
  case screen
  /// The item of a section opens one of its tabs.
  case openTab
  /// The same, and a sidebar beside it leads to the others.
  case openTabAndSidebar
  /// The item of a section opens nothing.
  case openNothing
  /// There are none: the tabs of a section are items.
  case none
}

struct BarStatements: Equatable {
  var bar = Statement.surfaces
  var item = Statement.itemStyle
  var pinnedItem = Statement.pinnedShowsImage
  /// Nil for the documented sentence about the capacity.
  var overflow: Statement?
  var filter = Statement.compactFilter
  /// That one item may be separate here as in other bottom bars; nil where the general sentence says so.
  var distinctItem: Statement?
  var hiddenItem = Statement.hiddenStaysInBar
  var sidebarOnlyItem = Statement.rootsAreItems
  /// That the bar minimizes or does not; nil if Apple documents it.
  var minimizing: Statement?
  var accessory = Statement.accessoryAboveBar
}

/// The facts in which the platforms' sidebars differ, and the evidence for them.
struct SidebarStyle: Equatable {
  enum Scope { case everything, selectedRootGroup }

  var scope = Scope.everything
  var isToggleable = true
  /// The visibility unless the user or the spec decides.
  var isVisibleAtFirst: Bool
  /// Whether the bar is visible exactly if the sidebar is not.
  var takesTurnsWithBar = false
  /// The meaning of `preferredLayout: automatic`.
  var automaticLayout: SidebarLayout.Arrangement
  var heedsPreferredLayout = true
  /// Whether what people customized counts where this sidebar is.
  var readsCustomization = true
  var statements = SidebarStatements()
}

struct SidebarStatements: Equatable {
  var sidebar: [Statement] = []
  var visibility = Statement.visibleAtFirst
  var customization = Statement.customizationCounts
  var displayOrder = Statement.customizationCounts
}
