extension Decision {
  /// What was decided, with what decided it. Places count from 1.
  package enum Value: Equatable, Sendable {
    /// What the statement says.
    case holds

    // Presence
    case isAbsent(Obstacle, of: Int)
    case isPresent(isLimited: Bool)
    case isHidden(Bool, HidingCause)
    case readsCustomization(Bool)

    // Mode
    case mode(EffectiveMode, ModeCause)
    case surfaces(bar: TabBar.Position?, sidebar: SidebarKind?)
    case barIsHidden

    // The bar where placement counts
    case placement(Node.Placement, PlacementCause)
    case isOutsideOfBar(OutsideCause)
    case region(BarItem.Region, Node.Placement)
    case personalOrder(isNamed: Bool)
    case place(Int, of: Int, inBar: Int, ofBar: Int)

    // The bar where placement does not count
    case isInside(root: Int)
    case isItem(ItemCause)
    /// - Parameter of: the root node that it is about, which is the node or the group around it.
    case filter(isNamed: Bool, of: Int)
    case filterIsEmpty
    /// - Parameter room: how many items fit beside More; nil where all of them fit.
    case roomFor(Int, of: Int, isInMore: Bool, room: Int?)
    case order(Int, of: Int)
    case standsApart(isSearch: Bool)
    case isLast(afterMore: Bool)
    case isOrdinarySearch

    // The sidebar
    case noGroupIsSelected
    case fillsSidebar
    case isOutsideOfSidebar(root: Int)
    case hasNoRow
    case isInline
    case isRow(in: Int?)
    case isSection(in: Int?, isMovedToRoot: Bool)
    case displayOrder(of: Int, isNamed: Bool, isPersonal: Bool)
    case standsAtRoot(isSection: Bool)
    case isCollapsed(isPersonal: Bool)
    case isSelectable(Bool)
    case sidebarIsVisible(Bool, VisibilityCause)

    // The item, the selection, the way
    case shows(BarItem.Content)
    case selection([Int], SelectionCause)
    case way(Destination.Way, taps: Int?)
    case isNoDestination
  }

  /// Why an environment does not have a node.
  package enum Obstacle: Equatable, Sendable {
    case platform
    case sizeClass(SizeClass)
    case before(Version)
    case after(Version)
  }

  /// What decides whether a node is hidden.
  package enum HidingCause: Equatable, Sendable {
    case group(Int)
    case person, isHidden, isHiddenByDefault, nothing
  }

  /// What decides the mode.
  package enum ModeCause: Equatable, Sendable {
    case platform, spec, noGroup
    case group(Int)
  }

  /// How a sidebar goes with the bar.
  package enum SidebarKind: Equatable, Sendable {
    case besideNoBar, inTurnWithBar, insideGroup
  }

  /// Where a placement comes from.
  package enum PlacementCause: Equatable, Sendable {
    case written, search, root, group
  }

  /// Why a node is not in the bar.
  package enum OutsideCause: Equatable, Sendable {
    case hidden, optional, sidebarOnly, removed
  }

  /// Why a root node is an item.
  package enum ItemCause: Equatable, Sendable {
    case root, rootAlthoughHidden, rootAlthoughSidebarOnly
  }

  /// What decides whether the sidebar is visible.
  package enum VisibilityCause: Equatable, Sendable {
    case person, spec
    case platform(Orientation?)
  }

  /// Where the selection starts.
  package enum SelectionCause: Equatable, Sendable {
    case asked, firstRoot, firstItem, nothing
  }
}
