import TabModel

struct NodePlaces {
  private(set) var items: [Int: BarItem] = [:]
  private var more: Set<Int> = []
  /// Row indices by node, without actions.
  private(set) var rows: [Int: Int] = [:]

  init(_ layout: Layout) {
    for item in layout.tabBar?.items ?? [] {
      if let node = item.node { items[node] = item }
    }
    more = Set(layout.tabBar?.more ?? [])
    for (position, row) in (layout.sidebar?.rows ?? []).enumerated() where row.kind != .action {
      rows[row.node] = position
    }
  }

  func places(of node: Int) -> [Change.Place] {
    var places: [Change.Place] = []
    if items[node] != nil { places.append(.bar) }
    if more.contains(node) { places.append(.more) }
    if rows[node] != nil { places.append(.sidebar) }
    return places
  }

  func item(_ node: Int) -> Change.Item {
    if let item = items[node] { return item.isDistinct ? .distinct : .item }
    return more.contains(node) ? .more : .none
  }

  func showsImage(_ node: Int) -> Bool {
    if rows[node] != nil || more.contains(node) { return true }
    guard let item = items[node] else { return false }
    return item.shows != .title
  }

  func shows(_ node: Int) -> Bool {
    rows[node] != nil || more.contains(node) || items[node] != nil
  }
}
