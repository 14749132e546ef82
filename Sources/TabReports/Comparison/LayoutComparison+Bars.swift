import TabModel

extension LayoutComparison {
  mutating func compareBars() {
    guard let before = old.tabBar, let after = new.tabBar else { return }
    /// New nodes in another region, which explains their moves.
    var moved: Set<Int> = []
    for node in new.spec.nodes.indices {
      guard let former = pairing.oldOfNew[node] else { continue }
      let (item, newItem) = (oldPlaces.item(former), newPlaces.item(node))
      // Pinned items are at the trailing end, as the separate item is.
      let remainsSeparate =
        item == .distinct && newPlaces.items[node]?.region == .pinned
        || newItem == .distinct && oldPlaces.items[former]?.region == .pinned
      if item != newItem, !remainsSeparate {
        add(.item(from: item, to: newItem), old: former, new: node)
      }
      if let region = oldPlaces.items[former]?.region,
        let newRegion = newPlaces.items[node]?.region, region != newRegion
      {
        add(.region(from: region, to: newRegion), old: former, new: node)
        moved.insert(node)
      }
    }
    // The separate item explains its move, too.
    let items = { (bar: TabBar) in
      bar.items.filter { !$0.isDistinct }.compactMap(\.node)
    }
    compareOrder(.bar, items(before), items(after), except: moved)
    compareOrder(.more, before.more, after.more)
  }

  /// Finds nodes of both lists that moved.
  mutating func compareOrder(
    _ list: Change.Place, _ before: [Int], _ after: [Int], except ignored: Set<Int> = []
  ) {
    let ranks = Dictionary(zip(before, 0...)) { _, last in last }
    var kept: [(position: Int, rank: Int)] = []
    for (position, node) in after.enumerated() where !ignored.contains(node) {
      guard let former = pairing.oldOfNew[node], let rank = ranks[former] else { continue }
      kept.append((position, rank))
    }
    // Neighbors that move together share a predecessor.
    var last: (position: Int, rank: Int, previous: Int?)?
    for moved in outOfOrder(kept.map(\.rank)) {
      let (position, rank) = kept[moved]
      var previous = position > 0 ? after[position - 1] : nil
      if let last, last.position == position - 1, last.rank == rank - 1 {
        previous = last.previous
      }
      last = (position, rank, previous)
      let node = after[position]
      add(.order(in: list, after: previous), old: pairing.oldOfNew[node], new: node)
    }
  }
}
