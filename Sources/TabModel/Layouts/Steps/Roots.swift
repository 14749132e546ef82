import JSON

/// Bars that do not use placement (section 5).
extension Resolution {
  func fill(_ bar: inout TabBar, _ style: BarStyle) {
    let roots = rootItems(style)
    var (visible, more) = style.overflow(roots)
    recordRoots(roots, inBar: visible.count, style)
    let distinct = distinctItem(among: visible, more: more)
    if let distinct { visible.removeAll { $0 == distinct } }
    bar.items = visible.map { index in
      let isImage =
        style.blankTitleShowsImage && isBlank(spec.title(of: index))
      return BarItem(node: index, shows: isImage ? .image : style.shows)
    }
    if !more.isEmpty { bar.items.append(BarItem(shows: style.shows)) }
    if let distinct {
      bar.items.append(BarItem(node: distinct, shows: .image, isDistinct: true))
    }
    bar.more = more
    for item in bar.items where !item.isDistinct { log?.note(style.statement(of: item)) }
  }

  private func rootItems(_ style: BarStyle) -> [Int] {
    if style.groupItemBehavior == .none {
      var tabs = spec.nodes.indices.filter {
        presence.isPresent($0) && spec.nodes[$0].kind != .group
      }
      if style.omitsSearchTabs {
        for node in tabs where spec.nodes[node].kind == .search {
          log?.decide(.roots, node, .noSearchInToolbar, .isOutsideOfBar(.search))
        }
        tabs.removeAll { spec.nodes[$0].kind == .search }
      }
      if let node = log?.explainedNode, presence.isPresent(node), spec.nodes[node].kind == .group {
        log?.record(.roots, node, .sectionsDissolve, .holds)
      }
      return tabs
    }
    let inside = askedInside
    if let inside {
      log?.record(.roots, inside.node, style.statements.items, .isInside(root: inside.root))
    }
    let roots = spec.roots.filter(presence.isPresent)
    let filter = spec.compactTabIdentifiers
    guard style.isBottomBar, let filter else { return roots }
    guard !filter.value.isEmpty else {
      for root in roots { log?.record(.roots, root, .emptyFilter, .filterIsEmpty) }
      return roots
    }
    let named = Set(filter.value.compactMap { node(named: $0.value) })
    for root in roots {
      let isNamed = named.contains(root)
      let decision = Decision.Value.filter(isNamed: isNamed, of: root)
      log?.record(.roots, root, style.statements.filter, decision)
      if let inside, inside.root == root, !isNamed {
        log?.record(.roots, inside.node, style.statements.filter, decision)
      }
    }
    return roots.filter(named.contains)
  }

  /// The explained node, with its root group, if it is in a group.
  private var askedInside: (node: Int, root: Int)? {
    guard let node = log?.explainedNode, presence.isPresent(node),
      let root = spec.ancestors(of: node).last
    else { return nil }
    return (node, root)
  }

  /// - Parameter capacity: the number of nodes that fit; the others are in More.
  private func recordRoots(_ roots: [Int], inBar capacity: Int, _ style: BarStyle) {
    guard let log else { return }
    let hasMore = capacity < roots.count
    let overflow = style.overflowStatement
    for (position, root) in roots.enumerated() {
      let isHidden = presence.isHidden(root)
      let isSidebarOnly = spec.nodes[root].placement == .sidebarOnly
      if isHidden {
        log.decide(.roots, root, style.statements.hiddenItem, .isItem(.rootAlthoughHidden))
      }
      if isSidebarOnly {
        log.note(style.statements.sidebarOnlyItem, root)
      }
      if !isHidden {
        log.record(
          .roots, root,
          isSidebarOnly ? style.statements.sidebarOnlyItem : style.statements.items,
          .isItem(isSidebarOnly ? .rootAlthoughSidebarOnly : .root))
      }
      if style.capacity == nil {
        log.record(
          .roots, root, style.statements.order, .order(position + 1, of: roots.count))
      } else {
        log.record(
          .roots, root, overflow,
          .fits(
            position + 1, of: roots.count, isInMore: position >= capacity,
            capacity: hasMore ? capacity : nil))
      }
    }
    if hasMore || style.knownCapacity.map({ roots.count > $0 }) == true {
      log.note(overflow)
    }
    guard style.isBottomBar, let filter = spec.compactTabIdentifiers else { return }
    if filter.value.isEmpty {
      log.note(.emptyFilter)
    } else {
      log.note(style.statements.filter)
      log.note(.filterKeepsOrder)
    }
  }
}

extension BarStyle {
  fileprivate func overflow(_ nodes: [Int]) -> (visible: [Int], more: [Int]) {
    guard let capacity, nodes.count > capacity else { return (nodes, []) }
    return (Array(nodes.prefix(capacity - 1)), Array(nodes.dropFirst(capacity - 1)))
  }
}
