import JSON

/// Bars that use placement (section 4).
extension Resolution {
  func regionItems(_ style: BarStyle) -> [BarItem] {
    let personal = changes?.tabBarOrder.filter(isCustomizable) ?? []
    let ordered = Set(personal)
    var members: [BarItem.Region: [Int]] = [.customizable: personal]
    for index in spec.nodes.indices where presence.isPresent(index) {
      if let cause = headingCause(of: index), !presence.isHidden(index) {
        log?.decide(.regions, index, cause.statement, .isOutsideOfBar(cause))
        continue
      }
      let (placement, cause) = spec.placement(of: index)
      log?.record(.regions, index, statement(of: cause), .placement(placement, cause))
      switch position(of: index, placement, isOrdered: ordered.contains(index)) {
      case .outside(let cause):
        log?.record(.regions, index, cause.statement, .isOutsideOfBar(cause))
      case .region(let region):
        log?.record(.regions, index, .placements, .region(region, placement))
        if !ordered.contains(index) { members[region, default: []].append(index) }
        if region == .customizable, hasPersonalBar {
          log?.record(
            .regions, index, .personalOrder, .personalOrder(isNamed: ordered.contains(index)))
        }
      }
    }
    let regions = BarItem.Region.allCases.map { (region: $0, nodes: members[$0] ?? []) }
    let count = regions.reduce(0) { $0 + $1.nodes.count }
    var items: [BarItem] = []
    items.reserveCapacity(count)
    for (region, nodes) in regions {
      for (place, node) in nodes.enumerated() {
        // Sections have no images.
        let isHeading =
          spec.nodes[node].kind == .group && !environment.framework.groupsAreDestinations
        let shows = region == .pinned && !isHeading ? style.pinnedShows : style.shows
        let item = BarItem(node: node, region: region, shows: shows)
        items.append(item)
        guard let log else { continue }
        log.note(style.statement(of: item))
        if spec.placement(of: node).cause == .search { log.note(.searchIsPinned, node) }
        log.record(
          .regions, node, ordered.contains(node) ? .personalOrder : .order(in: region),
          .place(place + 1, of: nodes.count, inBar: items.count, ofBar: count))
      }
    }
    if let log {
      for (region, nodes) in regions where nodes.count > 1 { log.note(.order(in: region)) }
      noteChanges(log)
    }
    return items
  }

  private enum BarPosition: Equatable {
    case region(BarItem.Region)
    case outside(Decision.OutsideCause)
  }

  private func position(
    of index: Int, _ placement: Node.Placement, isOrdered: Bool
  ) -> BarPosition {
    if presence.isHidden(index) { return .outside(.hidden) }
    switch placement {
    case .fixed: return .region(.fixed)
    case .pinned: return .region(.pinned)
    case .sidebarOnly: return .outside(.sidebarOnly)
    case .movable: return .region(.customizable)
    case .optional: return isOrdered ? .region(.customizable) : .outside(.optional)
    case .default, .automatic:
      let isRemoved = changes?.removedFromTabBar.contains(index) ?? false
      return isRemoved && !isOrdered ? .outside(.removed) : .region(.customizable)
    }
  }

  /// Returns why a section isn't an item, whatever its placement; nil for items and tabs.
  private func headingCause(of index: Int) -> Decision.OutsideCause? {
    if environment.framework.groupsAreDestinations || spec.nodes[index].kind != .group {
      return nil
    }
    if spec.nodes[index].parent != nil { return .nestedSection }
    return isBlank(spec.title(of: index)) ? .headerless : nil
  }

  private func statement(of cause: Decision.PlacementCause) -> Statement {
    switch cause {
    case .written: .placements
    case .search: .searchIsPinned
    case .group where !environment.framework.groupsAreDestinations: .tabOfSection
    case .root, .group: .automaticPlacement
    }
  }

  private func isCustomizable(_ index: Int) -> Bool {
    let placement = spec.resolvedPlacement(of: index)
    return position(of: index, placement, isOrdered: true) == .region(.customizable)
  }

  private var hasPersonalBar: Bool {
    guard let changes else { return false }
    return !changes.tabBarOrder.isEmpty || !changes.removedFromTabBar.isEmpty
  }

  private func noteChanges(_ log: DecisionLog) {
    guard let changes else { return }
    if hasPersonalBar { log.note(.personalOrder) }
    if changes.hasUnknownItems || !changes.tabBarOrder.allSatisfy(isCustomizable) {
      log.note(.droppedFromOrder)
    }
  }
}

extension Decision.OutsideCause {
  fileprivate var statement: Statement {
    switch self {
    case .hidden: .hiddenFromBar
    case .optional, .sidebarOnly: .placements
    case .removed: .personalOrder
    case .nestedSection: .nestedSection
    case .headerless: .headerlessSection
    case .search: .noSearchInToolbar
    }
  }
}
