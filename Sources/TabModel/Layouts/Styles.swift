/// The differences between the platforms' bars, and the evidence for them.
struct BarStyle: Equatable {
  var position: TabBar.Position
  var overflow: TabBar.Overflow
  /// The number of items; if there are more, one of them is More. Nil for no limit.
  var capacity: Int?
  /// The number of items that fit a bar without More as far as is known; nil if there is none.
  var knownCapacity: Int?
  /// True if `preferredPlacement` determines which nodes are in the bar; if false, all root nodes are.
  var usesPlacement = false
  /// True for a bar with `compactTabIdentifiers` and More, at the bottom or at the side of an iPhone Duo.
  var isBottomBar = false
  /// True if one item can be separate at the trailing end.
  var mayHaveDistinctItem = false
  /// True if users can edit the bar even if no sidebar restores what they remove.
  var isEditableWithoutSidebar = false
  /// True if a selected tab without an item gets one at the trailing end.
  var addsSelectedItem = false
  /// True if search tabs aren't items.
  var omitsSearchTabs = false
  var shows: BarItem.Content
  var pinnedShows: BarItem.Content
  var blankTitleShowsImage = false
  var groupItemBehavior = GroupItemBehavior.screen
  var statements = BarStatements()

  var overflowStatement: Statement {
    statements.overflow ?? capacity.map(Statement.overflow) ?? .rootsAreItems
  }
}

/// The content of a group's item.
package enum GroupItemBehavior: Sendable {
  /// The group's own screen.
  case screen
  /// The open tab of the section.
  case openTab
  /// The open tab of the section, next to a sidebar with the others.
  case openTabAndSidebar
  case openNothing
  /// Groups aren't items, but the tabs in them are.
  case none
}

struct BarStatements: Equatable {
  var bar = Statement.windowSizes
  /// Evidence for which nodes are items, and for their order in bars that don't use placement.
  var items = Statement.rootsAreItems
  var order = Statement.rootsAreItems
  var item = Statement.itemStyle
  var pinnedItem = Statement.pinnedShowsImage
  /// Nil for the documented statement about the capacity.
  var overflow: Statement?
  var filter = Statement.compactFilter
  /// Evidence for a separate item; nil for the general statement.
  var distinctItem: Statement?
  var hiddenItem = Statement.hiddenStaysInBar
  var sidebarOnlyItem = Statement.rootsAreItems
  /// Evidence for contradictory or additional observations of the bar.
  var remarks: [Statement] = []
  /// Evidence for minimizing or not; nil if documented.
  var minimizing: Statement?
  var accessory = Statement.accessoryAboveBar
}

/// The differences between the platforms' sidebars, and the evidence for them.
struct SidebarStyle: Equatable {
  enum Scope { case everything, selectedRootGroup }

  var scope = Scope.everything
  var isToggleable = true
  /// The visibility unless the user or the spec sets it.
  var isVisibleAtFirst: Bool
  /// True if the bar is visible only while the sidebar is not.
  var takesTurnsWithBar = false
  /// The meaning of `preferredLayout: automatic`.
  var automaticLayout: SidebarLayout.Arrangement
  var heedsPreferredLayout = true
  /// True if customizations are restored with this sidebar.
  var readsCustomization = true
  var statements = SidebarStatements()
}

struct SidebarStatements: Equatable {
  var sidebar: [Statement] = []
  var visibility = Statement.visibleAtFirst
  var toggling = Statement.toggled
  var hiding = Statement.hiddenByDefault
  var customization = Statement.customizationCounts
  var displayOrder = Statement.customizationCounts
  var searchRow = Statement.searchIsRow
}
