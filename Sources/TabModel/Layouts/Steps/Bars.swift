import JSON

extension Resolution {
  func bar() -> TabBar? {
    guard let style = barStyle else { return nil }
    var bar = TabBar(
      position: style.position, isVisible: !settings.isTabBarHidden, overflow: style.overflow)
    bar.minimizes = style.position == .bottom ? settings.minimizes : nil
    if settings.minimizes != nil, let statement = style.statements.minimizing {
      log?.note(statement)
    }
    if style.usesPlacement {
      bar.items = regionItems(style)
    } else {
      fill(&bar, style)
    }
    for item in bar.items where item.node != nil {
      log?.record(.appearance, item.node, style.statement(of: item), .shows(item.shows))
    }
    return bar
  }
}

extension BarStyle {
  func statement(of item: BarItem) -> Statement {
    if item.isDistinct { return .distinctShowsImage }
    // A pinned section shows its title.
    return item.region == .pinned && item.shows == pinnedShows
      ? statements.pinnedItem : statements.item
  }
}

extension TabBar {
  /// Selects More if it contains the selection, otherwise the deepest node with an item.
  mutating func markSelection(_ path: [Int]) {
    var depths: [Int: Int] = [:]
    for (depth, node) in path.enumerated() { depths[node] = depth }
    if more.contains(where: { depths[$0] != nil }),
      let position = items.firstIndex(where: { $0.node == nil })
    {
      items[position].isSelected = true
      return
    }
    var deepest: (depth: Int, position: Int)?
    for (position, item) in items.enumerated() {
      guard let node = item.node, let depth = depths[node] else { continue }
      if depth >= deepest?.depth ?? 0 { deepest = (depth, position) }
    }
    if let deepest { items[deepest.position].isSelected = true }
  }
}
