import TabModel

extension LayoutComparison {
  mutating func compareBars() {
    guard let before = old.tabBar, let after = new.tabBar else { return }
    /// New nodes in another region, which explains their moves.
    var moved: Set<Int> = []
    for (former, node) in pairs {
      let subject = Change.Subject.node(old: former, new: node)
      let (item, newItem) = (oldPlaces.item(former), newPlaces.item(node))
      let (region, newRegion) = (oldPlaces.items[former]?.region, newPlaces.items[node]?.region)
      // Pinned items are at the trailing end, as the separate item is.
      let remainsSeparate =
        item == .distinct && newRegion == .pinned || newItem == .distinct && region == .pinned
      if !remainsSeparate { compare(item, newItem, of: subject, Change.Kind.item) }
      if let region, let newRegion, region != newRegion {
        add(.region(from: region, to: newRegion), of: subject)
        moved.insert(node)
      }
    }
    // The separate item explains its move, too.
    let items = { (bar: TabBar) in bar.items.filter { !$0.isDistinct }.compactMap(\.node) }
    compareOrder(.bar, items(before), items(after), except: moved)
    compareOrder(.more, before.more, after.more)
  }

  /// Finds nodes of both lists that moved.
  mutating func compareOrder(
    _ list: Change.Place, _ before: [Int], _ after: [Int], except ignored: Set<Int> = []
  ) {
    let ranks = Dictionary(zip(before, 0...)) { _, last in last }
    var kept: [(former: Int, position: Int, rank: Int)] = []
    for (position, node) in after.enumerated() where !ignored.contains(node) {
      guard let former = pairing.oldOfNew[node], let rank = ranks[former] else { continue }
      kept.append((former, position, rank))
    }
    // Neighbors that move together share a predecessor.
    var last: (position: Int, rank: Int, previous: Int?)?
    for moved in outOfOrder(kept.map(\.rank)) {
      let (former, position, rank) = kept[moved]
      var previous = position > 0 ? after[position - 1] : nil
      if let last, last.position == position - 1, last.rank == rank - 1 {
        previous = last.previous
      }
      last = (position, rank, previous)
      add(.order(in: list, after: previous), of: .node(old: former, new: after[position]))
    }
  }
}
