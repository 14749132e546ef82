import JSON

/// The bar where placement does not count (section 5).
extension Resolution {
  /// Fills a bar with its items, More and the distinct item included.
  func fill(_ bar: inout TabBar, _ style: BarStyle) {
    let roots = rootItems(style)
    var (visible, more) = style.overflow(roots)
    let distinct = style.mayHaveDistinctItem ? distinctItem(among: visible) : nil
    if let log {
      noteRoots(roots, hasMore: !more.isEmpty, style, log)
      explainRoot(roots, visible, style, log)
      explainDistinction(distinct, among: visible, hasMore: !more.isEmpty, style, log)
    }
    if let distinct { visible.removeAll { $0 == distinct.node } }
    bar.items = visible.map { index in
      let isImage =
        style.blankTitleShowsImage && isBlank(spec.title(of: spec.nodes[index]))
      return BarItem(node: index, shows: isImage ? .image : style.shows)
    }
    if !more.isEmpty { bar.items.append(BarItem(shows: style.shows)) }
    if let distinct {
      bar.items.append(BarItem(node: distinct.node, shows: .image, isDistinct: true))
    }
    bar.more = more
    for item in bar.items where !item.isDistinct { log?.note(style.statement(of: item)) }
  }

  /// The root nodes that the bar shows or lists in More, in the order of `tabs`.
  private func rootItems(_ style: BarStyle) -> [Int] {
    let roots = spec.roots.filter(presence.isPresent)
    let filter = spec.compactTabIdentifiers
    guard style.isBottomBar, filter.exists, !spec.document.isEmpty(filter) else { return roots }
    let named = Set(spec.document.elements(of: filter).compactMap { index.node(named: $0) })
    return roots.filter(named.contains)
  }

  // MARK: - Reasons

  private func noteRoots(_ items: [Int], hasMore: Bool, _ style: BarStyle, _ log: DecisionLog) {
    for index in items {
      if presence.isHidden(index) { log.note(style.statements.hiddenItem, index) }
      if spec.nodes[index].placement == .sidebarOnly {
        log.note(style.statements.sidebarOnlyItem, index)
      }
    }
    if hasMore || style.overflow == .truncate { log.note(style.overflowStatement) }
    guard style.isBottomBar, spec.compactTabIdentifiers.exists else { return }
    if spec.document.isEmpty(spec.compactTabIdentifiers) {
      log.note(.emptyFilter)
    } else {
      log.note(style.statements.filter)
      log.note(.filterKeepsOrder)
    }
  }

  /// Says why a node is an item or not, and whether it has room.
  private func explainRoot(
    _ items: [Int], _ visible: [Int], _ style: BarStyle, _ log: DecisionLog
  ) {
    guard let node = log.asked, presence.isPresent(node) else { return }
    let record = spec.nodes[node]
    guard record.parent == nil else {
      let root = spec.ancestors(of: node).last ?? node
      log.explain(.roots, node, .rootsAreItems, .isInside(root: root))
      // Without its root group nothing leads to the node.
      if style.isBottomBar, spec.compactTabIdentifiers.exists, !items.contains(root) {
        log.explain(
          .roots, node, style.statements.filter, .filter(isNamed: false, of: root))
      }
      return
    }
    let isNamed = items.contains(node)
    if style.isBottomBar, spec.compactTabIdentifiers.exists {
      if spec.document.isEmpty(spec.compactTabIdentifiers) {
        log.explain(.roots, node, .emptyFilter, .filterIsEmpty)
      } else {
        log.explain(.roots, node, style.statements.filter, .filter(isNamed: isNamed, of: node))
      }
    }
    guard isNamed, let position = items.firstIndex(of: node) else { return }
    if presence.isHidden(node) {
      log.explain(.roots, node, style.statements.hiddenItem, .isItem(.rootAlthoughHidden))
    } else if record.placement == .sidebarOnly {
      log.explain(
        .roots, node, style.statements.sidebarOnlyItem, .isItem(.rootAlthoughSidebarOnly))
    } else {
      log.explain(.roots, node, .rootsAreItems, .isItem(.root))
    }
    if style.capacity == nil {
      log.explain(.roots, node, .rootsAreItems, .order(position + 1, of: items.count))
    } else {
      let room = visible.count < items.count ? visible.count : nil
      log.explain(
        .roots, node, style.overflowStatement,
        .roomFor(
          position + 1, of: items.count, isInMore: position >= visible.count, room: room))
    }
  }
}

extension BarStyle {
  /// The nodes of a bar after those without room have moved into More.
  fileprivate func overflow(_ nodes: [Int]) -> (visible: [Int], more: NodeRow) {
    guard let capacity, nodes.count > capacity else { return (nodes, []) }
    return (Array(nodes.prefix(capacity - 1)), NodeRow(nodes.dropFirst(capacity - 1)))
  }
}
