/// A bar, and how it treats its items: the facts in which the platforms' bars differ, and what is
/// known of them.
struct BarStyle: Equatable {
  var position: TabBar.Position
  var overflow: TabBar.Overflow
  /// The most items that it shows side by side; a bar with more items shows one less, and More.
  /// Nil if there is no limit.
  var capacity: Int?
  /// Whether `preferredPlacement` decides what is in the bar; if not, every root node is.
  var placementCounts = false
  /// Whether it is a bottom bar, with `compactTabIdentifiers` and More; the bar at the side of an
  /// iPhone Duo is one too.
  var isBottomBar = false
  /// Whether one item may stand apart at the trailing end.
  var mayHaveDistinctItem = false
  /// What its items show.
  var shows: BarItem.Content
  /// What pinned items show.
  var pinnedShows: BarItem.Content
  /// Whether a blank title gives way to the image.
  var blankTitleShowsImage = false
  var statements = BarStatements()

  /// That there is More, or that there is none.
  var overflowStatement: Statement {
    statements.overflow ?? capacity.map(Statement.overflow) ?? .rootsAreItems
  }

  /// The capacity of a bar at the bottom that Apple documents.
  static let documentedCapacity = 5
}

/// What is known of a bar.
struct BarStatements: Equatable {
  /// That there is such a bar.
  var bar = Statement.surfaces
  /// What items show.
  var item = Statement.itemStyle
  /// What pinned items show.
  var pinnedItem = Statement.pinnedShowsImage
  /// That there is More, or that there is none; nil for the documented sentence about its capacity.
  var overflow: Statement?
  /// That `compactTabIdentifiers` counts.
  var filter = Statement.compactFilter
  /// That one item may be separate here as in other bottom bars; nil where the general sentence says so.
  var distinctItem: Statement?
  /// That a hidden node is an item.
  var hiddenItem = Statement.hiddenStaysInBar
  /// That a `sidebarOnly` node is an item.
  var sidebarOnlyItem = Statement.rootsAreItems
  /// That the bar minimizes; nil where Apple documents it.
  var minimizing: Statement?
  /// Where the accessory stands.
  var accessory = Statement.accessoryAboveBar
}

/// A sidebar, and how it goes with the bar.
struct SidebarStyle: Equatable {
  /// Which nodes it lists.
  enum Scope { case everything, selectedRootGroup }

  var scope = Scope.everything
  var isToggleable = true
  /// Whether it is shown where nobody has said otherwise.
  var isVisibleAtFirst: Bool
  /// Whether the bar is visible exactly when the sidebar is not.
  var takesTurnsWithBar = false
  /// What `preferredLayout: automatic` means.
  var automaticLayout: SidebarLayout.Arrangement
  /// Whether `preferredLayout` is heeded.
  var heedsPreferredLayout = true
  var statements = SidebarStatements()
}

/// What is known of a sidebar.
struct SidebarStatements: Equatable {
  /// That there is such a sidebar.
  var sidebar: [Statement] = []
  /// When it is visible where nobody has said otherwise.
  var visibility = Statement.visibleAtFirst
  /// That what a person customized counts.
  var customization = Statement.customizationCounts
  /// That a person's order of rows counts.
  var displayOrder = Statement.customizationCounts
}
