import TabModel

/// Where a layout shows its nodes.
struct NodePlaces {
  private let items: [BarItem]
  /// For each node the position of its item; nil where there is no bar.
  private var itemPositions: NodeMap?
  /// For each node its place in More; nil where there is no More.
  private var more: NodeMap?
  /// For each node the position of its row that is not an action; nil where there is no sidebar.
  private var rows: NodeMap?

  init(_ layout: Layout) {
    let count = layout.spec.nodes.count
    items = layout.tabBar?.items ?? []
    if let bar = layout.tabBar {
      var map = NodeMap(count: count)
      for (position, item) in bar.items.enumerated() {
        if let node = item.node { map[node] = position }
      }
      itemPositions = map
    }
    if let list = layout.tabBar?.more, !list.isEmpty {
      var map = NodeMap(count: count)
      for (position, node) in list.enumerated() { map[node] = position }
      more = map
    }
    if let sidebar = layout.sidebar {
      var map = NodeMap(count: count)
      for (position, row) in sidebar.rows.enumerated() where row.kind != .action {
        map[row.node] = position
      }
      rows = map
    }
  }

  /// The item of a node; nil where the bar has none.
  func barItem(_ node: Int) -> BarItem? { itemPositions?[node].map { items[$0] } }

  /// The position of the row of a node that is not an action; nil where the sidebar has none.
  func row(_ node: Int) -> Int? { rows?[node] }

  private func isInMore(_ node: Int) -> Bool { more?[node] != nil }

  func places(of node: Int) -> Change.Places {
    var places = Change.Places()
    if barItem(node) != nil { places.insert(.bar) }
    if isInMore(node) { places.insert(.more) }
    if row(node) != nil { places.insert(.sidebar) }
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
