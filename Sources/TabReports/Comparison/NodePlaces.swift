import TabModel

/// Where a layout shows its nodes.
struct NodePlaces {
  private var items: [Int: BarItem] = [:]
  private var more: Set<Int> = []
  /// The position of the row of each node that is not an action.
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

  /// The item of a node; nil where the bar has none.
  func barItem(_ node: Int) -> BarItem? { items[node] }

  /// The position of the row of a node that is not an action; nil where the sidebar has none.
  func row(_ node: Int) -> Int? { rows[node] }

  private func isInMore(_ node: Int) -> Bool { more.contains(node) }

  func places(of node: Int) -> [Change.Place] {
    var places: [Change.Place] = []
    if barItem(node) != nil { places.append(.bar) }
    if isInMore(node) { places.append(.more) }
    if row(node) != nil { places.append(.sidebar) }
    return places
  }

  /// What the bar makes of a node.
  func item(_ node: Int) -> Change.Item {
    if let item = barItem(node) { return item.isDistinct ? .distinct : .item }
    return isInMore(node) ? .more : .none
  }

  /// Whether people see the picture of a node anywhere.
  func showsImage(_ node: Int) -> Bool {
    if row(node) != nil || isInMore(node) { return true }
    guard let item = barItem(node) else { return false }
    return item.shows != .title
  }

  /// Whether people see a node anywhere.
  func shows(_ node: Int) -> Bool {
    row(node) != nil || isInMore(node) || barItem(node) != nil
  }
}
