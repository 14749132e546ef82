/// The bar where placement counts (section 4).
extension Resolution {
  /// The items: fixed, customizable and pinned ones.
  func regionItems(_ style: BarStyle) -> [BarItem] {
    var fixed: [Int] = []
    var customizable = changes?.tabBarOrder.filter(isCustomizable) ?? []
    var pinned: [Int] = []
    let ordered = Set(customizable)
    for (index, node) in spec.nodes.enumerated() where isSeen(index) {
      switch spec.resolvedPlacement(of: node) {
      case .fixed: fixed.append(index)
      case .pinned: pinned.append(index)
      case .movable:
        if !ordered.contains(index) { customizable.append(index) }
      case .default, .automatic:
        let isRemoved = changes?.removedFromTabBar.contains(index) ?? false
        if !isRemoved, !ordered.contains(index) { customizable.append(index) }
      case .optional, .sidebarOnly: break
      }
    }
    var items: [BarItem] = []
    items.reserveCapacity(fixed.count + customizable.count + pinned.count)
    for node in fixed { items.append(BarItem(node: node, region: .fixed, shows: style.shows)) }
    for node in customizable {
      items.append(BarItem(node: node, region: .customizable, shows: style.shows))
    }
    for node in pinned {
      items.append(BarItem(node: node, region: .pinned, shows: style.pinnedShows))
    }
    if let log {
      noteRegions(items, style, log)
      explainPlacement(items, log)
    }
    return items
  }

  /// Whether a person's order of the bar can name a node.
  private func isCustomizable(_ index: Int) -> Bool {
    guard !presence.isHidden(index) else { return false }
    switch spec.resolvedPlacement(of: spec.nodes[index]) {
    case .default, .automatic, .movable, .optional: return true
    case .fixed, .pinned, .sidebarOnly: return false
    }
  }

  // MARK: - Reasons

  private func noteRegions(_ items: [BarItem], _ style: BarStyle, _ log: DecisionLog) {
    var counts: [BarItem.Region: Int] = [:]
    for item in items {
      guard let region = item.region, let node = item.node else { continue }
      counts[region, default: 0] += 1
      log.note(style.statement(of: item))
      if isPinnedSearch(spec.nodes[node]) { log.note(.searchIsPinned, node) }
    }
    for region in [BarItem.Region.fixed, .customizable, .pinned]
    where counts[region, default: 0] > 1 {
      log.note(.order(in: region))
    }
    guard let changes else { return }
    if !changes.tabBarOrder.isEmpty || !changes.removedFromTabBar.isEmpty {
      log.note(.personalOrder)
    }
    if changes.hasUnknownItems || !changes.tabBarOrder.allSatisfy(isCustomizable) {
      log.note(.droppedFromOrder)
    }
  }

  private func isPinnedSearch(_ node: Node) -> Bool {
    node.isSearch && !node.isWritten(.preferredPlacement)
  }

  /// Says which region a node's placement puts it in, and where it stands there.
  private func explainPlacement(_ items: [BarItem], _ log: DecisionLog) {
    guard let node = log.asked, presence.isPresent(node) else { return }
    let record = spec.nodes[node]
    let placement = spec.resolvedPlacement(of: record)
    let (statement, cause): (Statement, Decision.PlacementCause) =
      if record.placement != .automatic {
        (.placements, .written)
      } else if isPinnedSearch(record) {
        (.searchIsPinned, .search)
      } else {
        (.automaticPlacement, record.parent == nil ? .root : .group)
      }
    log.explain(.regions, node, statement, .placement(placement, cause))
    guard let position = items.firstIndex(where: { $0.node == node }),
      let region = items[position].region
    else {
      let (statement, cause): (Statement, Decision.OutsideCause) =
        switch placement {
        case _ where presence.isHidden(node): (.hiddenFromBar, .hidden)
        case .optional: (.placements, .optional)
        case .sidebarOnly: (.placements, .sidebarOnly)
        default: (.personalOrder, .removed)
        }
      log.explain(.regions, node, statement, .isOutsideOfBar(cause))
      return
    }
    log.explain(.regions, node, .placements, .region(region, placement))
    if region == .customizable, let changes,
      !changes.tabBarOrder.isEmpty || !changes.removedFromTabBar.isEmpty
    {
      let isNamed = changes.tabBarOrder.contains(node)
      log.explain(.regions, node, .personalOrder, .personalOrder(isNamed: isNamed))
    }
    let before = items[..<position].count { $0.region == region }
    let count = items.count { $0.region == region }
    log.explain(
      .regions, node, .order(in: region),
      .place(before + 1, of: count, inBar: position + 1, ofBar: items.count))
  }
}
