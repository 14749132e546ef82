import TabModel

struct NodePlaces {
  private var items: [Int: BarItem] = [:]
  private var more: Set<Int> = []
  /// Row indices by node, without actions.
  private var rows: [Int: Int] = [:]

  init(_ layout: Layout) {
    for item in layout.tabBar?.items ?? [] {
      if let node = item.node { items[node] = item }
    }
    more = Set(layout.tabBar?.more ?? [])
    for (position, row) in (layout.sidebar?.rows ?? []).enumerated() where row.kind != .action {
      rows[row.node] = position
    }
  }

  /// Nil if the bar does not have the node.
  func barItem(_ node: Int) -> BarItem? { items[node] }

  /// Nil if the sidebar does not have the node.
  func row(_ node: Int) -> Int? { rows[node] }

  private func isInMore(_ node: Int) -> Bool { more.contains(node) }

  func places(of node: Int) -> [Change.Place] {
    var places: [Change.Place] = []
    if barItem(node) != nil { places.append(.bar) }
    if isInMore(node) { places.append(.more) }
    if row(node) != nil { places.append(.sidebar) }
    return places
  }

  func item(_ node: Int) -> Change.Item {
    if let item = barItem(node) { return item.isDistinct ? .distinct : .item }
    return isInMore(node) ? .more : .none
  }

  func showsImage(_ node: Int) -> Bool {
    if row(node) != nil || isInMore(node) { return true }
    guard let item = barItem(node) else { return false }
    return item.shows != .title
  }

  func shows(_ node: Int) -> Bool {
    row(node) != nil || isInMore(node) || barItem(node) != nil
  }
}
