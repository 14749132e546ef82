extension Layout {
  /// How much of two layouts has to be equal.
  package enum Detail {
    /// The nodes of the items and of the rows, in their order.
    case places
    /// What users see, except whether an item shows its image or its title.
    case looks
    case everything
  }

  /// Returns whether two layouts are the same, whatever their environments and notes.
  ///
  /// - Parameter nodes: what a node counts as; nil if it does not count.
  package func isSame(as other: Layout, in detail: Detail, nodes: ((Int) -> Int?)? = nil) -> Bool {
    func bar(_ layout: Layout) -> TabBar? {
      nodes.map { layout.tabBar?.mapNodes($0) } ?? layout.tabBar
    }
    func sidebar(_ layout: Layout) -> SidebarLayout? {
      nodes.map { layout.sidebar?.mapNodes($0) } ?? layout.sidebar
    }
    func selection(_ layout: Layout) -> [Int] {
      nodes.map { layout.selection.compactMap($0) } ?? layout.selection
    }
    if detail != .places,
      mode != other.mode || accessory != other.accessory || selection(self) != selection(other)
    {
      return false
    }
    return areSame(bar(self), bar(other)) { $0.isSame(as: $1, in: detail) }
      && areSame(sidebar(self), sidebar(other)) { $0.isSame(as: $1, in: detail) }
  }
}

extension TabBar {
  /// Returns the bar with other nodes; items whose node becomes nil are left out.
  package func mapNodes(_ transform: (Int) -> Int?) -> TabBar {
    var bar = self
    bar.more = more.compactMap(transform)
    bar.items = items.compactMap { item in
      guard let node = item.node else { return bar.more.isEmpty ? nil : item }
      var mapped = item
      mapped.node = transform(node)
      return mapped.node == nil ? nil : mapped
    }
    return bar
  }

  package func isSame(as other: TabBar, in detail: Layout.Detail) -> Bool {
    switch detail {
    case .places:
      more == other.more && items.map(\.node) == other.items.map(\.node)
        && items.map(\.region) == other.items.map(\.region)
    case .looks: withoutContent == other.withoutContent
    case .everything: self == other
    }
  }

  private var withoutContent: TabBar {
    var bar = self
    for index in items.indices { bar.items[index].shows = .title }
    return bar
  }
}

extension SidebarLayout {
  /// Returns the sidebar with other nodes; rows whose node becomes nil are left out.
  package func mapNodes(_ transform: (Int) -> Int?) -> SidebarLayout {
    var sidebar = self
    sidebar.rows = rows.compactMap { row in
      guard let node = transform(row.node) else { return nil }
      var mapped = row
      mapped.node = node
      return mapped
    }
    return sidebar
  }

  package func isSame(as other: SidebarLayout, in detail: Layout.Detail) -> Bool {
    detail == .places ? places == other.places : self == other
  }

  private var places: [[Int]] { rows.filter { $0.kind != .action }.map { [$0.node, $0.depth] } }
}

/// Returns whether two things are there and the same, or neither is there.
private func areSame<Part>(_ one: Part?, _ other: Part?, _ isSame: (Part, Part) -> Bool) -> Bool {
  guard let one, let other else { return one == nil && other == nil }
  return isSame(one, other)
}
