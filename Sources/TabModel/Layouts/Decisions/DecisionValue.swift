extension Decision {
  /// The outcome of a decision, with its cause. Positions are one-based.
  package enum Value: Equatable, Sendable {
    case holds

    // Presence
    case isAbsent(Obstacle, of: Int)
    case isPresent(isLimited: Bool)
    case isHidden(Bool, HidingCause)
    case readsCustomization(unless: CustomizationObstacle?)
    /// Of the user's changes only those of the bar apply.
    case readsBarOrder

    // Mode
    case mode(EffectiveMode, ModeCause)
    case windowSizes(bar: TabBar.Position?, sidebar: SidebarKind?)
    case barIsHidden
    case overrides(SizeClass)
    /// The root keys of a variant, given by its position.
    case variant(Int, keys: [SpecKey<RootValues>])

    // A bar that uses placement
    case placement(Node.Placement, PlacementCause)
    case isOutsideOfBar(OutsideCause)
    case region(BarItem.Region, Node.Placement)
    case personalOrder(isNamed: Bool)
    case place(Int, of: Int, inBar: Int, ofBar: Int)

    // A bar that does not use placement
    case isInside(root: Int)
    case isItem(ItemCause)
    /// - Parameter of: the root node: the node itself or the group that contains it.
    case filter(isNamed: Bool, of: Int)
    case filterIsEmpty
    /// - Parameter capacity: the number of items next to More; nil if all fit.
    case fits(Int, of: Int, isInMore: Bool, capacity: Int?)
    case order(Int, of: Int)
    case isSeparate(isSearch: Bool)
    case isLast(afterMore: Bool)
    case isOrdinarySearch

    // The sidebar
    case fillsSidebar
    case isOutsideOfSidebar(root: Int)
    case hasNoRow
    case isInline
    case isRow(in: Int?)
    case isSection(in: Int?, isMovedToRoot: Bool)
    case displayOrder(of: Int, isNamed: Bool, isPersonal: Bool)
    case isAtRoot(isSection: Bool)
    case isCollapsed(isPersonal: Bool)
    case isSelectable(Bool)
    case sidebarIsVisible(Bool, VisibilityCause)

    // The item, the selection, the route
    case shows(BarItem.Content)
    /// - Parameter from: the node that the cause is about; nil for none.
    case selection([Int], from: Int?, SelectionCause)
    /// - Parameter of: the root node whose sidebar has the node, once it is selected.
    case isInOtherSidebar(of: Int)
    case way(Destination.Way, taps: Int?)
    case isNoDestination(runsAction: Bool)
  }

  /// A reason why a user's customization isn't restored.
  package enum CustomizationObstacle: Sendable {
    case noSidebar, noIdentifier, platform
  }

  package enum Obstacle: Equatable, Sendable {
    case platform
    case sizeClass(SizeClass)
    case before(Version)
    case after(Version)
    case condition(String, holds: Bool)
    /// `isHidden` in a framework that removes hidden nodes.
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
    /// Sections that are no items.
    case nestedSection, headerless
    /// A search tab that the toolbar of a Mac doesn't show.
    case search
  }

  package enum ItemCause: Equatable, Sendable {
    case root, rootAlthoughHidden, rootAlthoughSidebarOnly
  }

  package enum VisibilityCause: Equatable, Sendable {
    case person, spec
    case platform(Orientation?)
  }

  package enum SelectionCause: Equatable, Sendable {
    case requested, initial, firstRoot, firstItem, nothing
  }
}
