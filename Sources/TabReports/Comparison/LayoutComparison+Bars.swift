import TabModel

extension LayoutComparison {
  /// Compares what stands in the bar and in More, where both layouts have a bar.
  mutating func compareBars() {
    guard let before = old.tabBar, let after = new.tabBar else { return }
    for node in new.spec.nodes.indices {
      guard let former = pairing.oldOfNew[node] else { continue }
      let (item, newItem) = (oldPlaces.item(former), newPlaces.item(node))
      // A pinned item stands at the trailing end as one that stands apart does.
      let isStillApart =
        item == .distinct && newPlaces.barItem(node)?.region == .pinned
        || newItem == .distinct && oldPlaces.barItem(former)?.region == .pinned
      if item != newItem, !isStillApart {
        add(.item(from: item, to: newItem), old: former, new: node)
      }
      if let region = oldPlaces.barItem(former)?.region,
        let newRegion = newPlaces.barItem(node)?.region, region != newRegion
      {
        add(.region(from: region, to: newRegion), old: former, new: node)
      }
    }
    // What stands apart or changes its region has moved for that reason.
    let items = { (bar: TabBar) in
      bar.items.filter { !$0.isDistinct }.compactMap(\.node).map { Int32(truncatingIfNeeded: $0) }
    }
    let (oldPlaces, newPlaces) = (oldPlaces, newPlaces)
    compareOrder(.bar, items(before)[...], items(after)[...]) { former, node in
      guard let region = oldPlaces.barItem(former)?.region,
        let newRegion = newPlaces.barItem(node)?.region
      else { return true }
      return region == newRegion
    }
    let more = { (bar: TabBar) in bar.more.map { Int32(truncatingIfNeeded: $0) } }
    compareOrder(.more, more(before)[...], more(after)[...]) { _, _ in true }
  }

  /// Finds the nodes that have moved among those that are in both lists.
  mutating func compareOrder(
    _ list: Change.List, _ before: ArraySlice<Int32>, _ after: ArraySlice<Int32>,
    _ counts: (Int, Int) -> Bool
  ) {
    for (rank, node) in before.enumerated() { ranks[Int(node)] = rank }
    // In 32 bits each: a list can be as long as a large spec.
    var kept: [(position: Int32, rank: Int32)] = []
    for (position, node) in after.enumerated() {
      guard let former = pairing.oldOfNew[Int(node)], let rank = ranks[former],
        counts(former, Int(node))
      else { continue }
      kept.append(
        (Int32(truncatingIfNeeded: position), Int32(truncatingIfNeeded: rank)))
    }
    for node in before { ranks[Int(node)] = nil }
    // Neighbours that move together stay neighbours: all of them move after the same node.
    var last: (position: Int32, rank: Int32, previous: Int?)?
    for moved in outOfOrder(kept.map { Int($0.rank) }) {
      let (position, rank) = kept[moved]
      let place = after.startIndex + Int(position)
      var previous = position > 0 ? Int(after[place - 1]) : nil
      if let last, last.position == position - 1, last.rank == rank - 1 {
        previous = last.previous
      }
      last = (position, rank, previous)
      let node = Int(after[place])
      add(.order(in: list, after: previous), old: pairing.oldOfNew[node], new: node)
    }
  }
}
