import LocatedJSON
import TabHierarchy

extension Resolution {
  /// The bar with its items; nil where there is none.
  func bar() -> TabBar? {
    guard let style = barStyle else { return nil }
    var bar = TabBar(
      position: style.position, isVisible: !settings.isTabBarHidden, overflow: style.overflow)
    bar.minimizes = style.isBottomBar ? settings.minimizes : nil
    if style.placementCounts {
      bar.items = regionItems(style)
    } else {
      fill(&bar, style)
    }
    if let item = bar.items.first(where: { $0.node.map(isAsked) ?? false }) {
      log?.explain(.appearance, item.node, style.statement(of: item), .shows(item.shows))
    }
    return bar
  }
}

extension BarStyle {
  /// What is known of what an item shows.
  func statement(of item: BarItem) -> Statement {
    if item.isDistinct { return .distinctShowsImage }
    return item.region == .pinned ? statements.pinnedItem : statements.item
  }
}

extension TabBar {
  /// Marks the item that is selected: More, if it lists a node of the selection, else the deepest
  /// node of the selection that is an item.
  mutating func markSelection(_ path: [Int]) {
    if !more.isEmpty, path.contains(where: more.contains),
      let position = items.firstIndex(where: { $0.node == nil })
    {
      items[position].isSelected = true
      return
    }
    var positions: [Int: Int] = [:]
    for (position, item) in items.enumerated() {
      if let node = item.node { positions[node] = position }
    }
    if let position = path.reversed().lazy.compactMap({ positions[$0] }).first {
      items[position].isSelected = true
    }
  }
}
