import TabHierarchy

extension Reasoning {
  /// Section 4: the region of the bar that the node's placement puts it in.
  mutating func explainRegion() {
    let placement = spec.resolvedPlacement(of: record)
    if record.placement != .automatic {
      add(.regions, "its preferredPlacement is \(placement.name)", .placements)
    } else if record.isSearch, !record.isWritten(.preferredPlacement) {
      add(.regions, "it is a search tab without a placement, so it is pinned", .searchIsPinned)
    } else if record.parent == nil {
      add(.regions, "its placement is automatic; at the root that means default", .automatic)
    } else {
      add(.regions, "its placement is automatic; inside a group that means optional", .automatic)
    }
    if isHidden {
      add(.regions, "it is not in the bar, as it is hidden", .hiddenFromBar)
      return
    }
    let items = layout.tabBar?.items ?? []
    guard let item = items.first(where: { $0.node == node }), let region = item.region else {
      explainAbsence(placement)
      return
    }
    add(.regions, "so it is in the \(region.rawValue) region, \(rights(placement))", .placements)
    if region == .customizable, let changes = scene.changes,
      !changes.tabBarOrder.isEmpty || !changes.removedFromTabBar.isEmpty
    {
      let isNamed = changes.tabBarOrder.contains(node)
      add(
        .regions,
        isNamed
          ? "the person put it there, in their own order"
          : "the person's order does not name it, so it follows at the end of the region",
        .personalOrder)
    }
    let neighbours = items.filter { $0.region == region }
    guard let place = neighbours.firstIndex(where: { $0.node == node }),
      let position = items.firstIndex(where: { $0.node == node })
    else { return }
    let order =
      neighbours.count > 1
      ? "it is the \(ordinal(place + 1)) of \(neighbours.count) in that region, and "
      : "it is alone in that region, and "
    add(.regions, order + "the \(ordinal(position + 1)) of \(items.count) in the bar", .walkOrder)
  }

  private mutating func explainAbsence(_ placement: Node.Placement) {
    switch placement {
    case .optional:
      add(.regions, "so it is not in the bar until a person adds it", .placements)
    case .sidebarOnly:
      add(.regions, "so it is never in the bar", .placements)
    default:
      add(.regions, "it is not in the bar: the person removed it", .personalOrder)
    }
  }

  /// What people may do with an item.
  private func rights(_ placement: Node.Placement) -> String {
    switch placement {
    case .movable: "where people can move it but not remove it"
    case .default, .automatic, .optional: "where people can move and remove it"
    case .fixed: "at the leading side, where people cannot change it"
    case .pinned: "at the trailing side, where people cannot change it"
    case .sidebarOnly: ""
    }
  }
}

extension Statement {
  fileprivate static let placements = Statement(
    .documented, .tab,
    "preferredPlacement says which part of the bar a tab is in and what people may do with it.")
  fileprivate static let automatic = Statement(
    .documented, .tab, "automatic means default at the root and optional inside groups.")
  fileprivate static let hiddenFromBar = Statement(
    .documented, .article, "A tab that is hidden in the sidebar is not in the bar either.")
}
