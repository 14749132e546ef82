extension Decision {
  /// The outcome of a decision, and its cause. Positions count from 1.
  package enum Value: Equatable, Sendable {
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
    case overrides(SizeClass)
    /// Keys of the root that are taken from a variant, by its position.
    case variant(Int, keys: [RootKey])

    // The bar where placement counts
    case placement(Node.Placement, PlacementCause)
    case isOutsideOfBar(OutsideCause)
    case region(BarItem.Region, Node.Placement)
    case personalOrder(isNamed: Bool)
    case place(Int, of: Int, inBar: Int, ofBar: Int)

    // The bar where placement does not count
    case isInside(root: Int)
    case isItem(ItemCause)
    /// - Parameter of: the root node: the node itself or the group around it.
    case filter(isNamed: Bool, of: Int)
    case filterIsEmpty
    /// - Parameter room: the number of items that fit beside More; nil if all of them fit.
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
    case isNoDestination(runsAction: Bool)
  }

  package enum Obstacle: Equatable, Sendable {
    case platform
    case sizeClass(SizeClass)
    case before(Version)
    case after(Version)
    /// A condition that does not hold, or one that must not.
    case condition(String, holds: Bool)
    /// `isHidden`, where that takes a node out.
    case hidden
  }

  package enum HidingCause: Equatable, Sendable {
    case group(Int)
    case person, isHidden, isHiddenByDefault, nothing
  }

  package enum ModeCause: Equatable, Sendable {
    case platform, framework, spec, noGroup
    case group(Int)
  }

  package enum SidebarKind: Equatable, Sendable {
    case besideNoBar, inTurnWithBar, insideGroup
  }

  package enum PlacementCause: Equatable, Sendable {
    case written, search, root, group
  }

  package enum OutsideCause: Equatable, Sendable {
    case hidden, optional, sidebarOnly, removed
  }

  package enum ItemCause: Equatable, Sendable {
    case root, rootAlthoughHidden, rootAlthoughSidebarOnly
  }

  package enum VisibilityCause: Equatable, Sendable {
    case person, spec
    case platform(Orientation?)
  }

  package enum SelectionCause: Equatable, Sendable {
    case asked, initial, firstRoot, firstItem, nothing
  }
}
