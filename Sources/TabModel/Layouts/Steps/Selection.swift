import JSON

/// The selection (section 8).
extension Resolution {
  /// Returns the nodes from a root node to the initially selected one.
  ///
  /// - Parameter requested: the requested identifier.
  func selection(in layout: Layout, requested: String?) -> [Int] {
    let (named, cause) = selectionStart(layout.tabBar, requested: requested)
    guard let named, let start = selectable(named) else {
      log?.record(.selection, nil, .selectionStart, .selection([], from: nil, .nothing))
      return []
    }
    var path = Array(([start] + spec.ancestors(of: start)).reversed())
    var current = start
    while !staysAtGroups, let child = leadsOn(from: current) {
      path.append(child)
      current = child
    }
    if let log {
      noteStart(start, cause, layout, log)
      noteWay(path, from: start, log)
      // The groups around the named node are selected with it.
      let leading =
        environment.framework.groupsAreDestinations ? path.drop { $0 != start } : path[...]
      let leadsOn = log.explainedNode.map { leading.dropLast().contains($0) } ?? false
      let usual: Statement =
        cause == .initial || cause == .requested ? .initialTab : .selectionStart
      log.record(
        .selection, log.explainedNode, leadsOn ? .groupLeadsOn : usual,
        .selection(path, from: named, cause))
    }
    return path
  }

  /// Returns the requested node, the app's selection, the first visible root node, or the first item. For a
  /// section, its first tab is selected.
  private func selectionStart(
    _ bar: TabBar?, requested: String?
  ) -> (node: Int?, cause: Decision.SelectionCause) {
    if let node = requested.flatMap({ self.node(named: $0) }), selectable(node) != nil {
      return (node, .requested)
    }
    if let name = spec.initialTabIdentifier?.value,
      let node = self.node(named: name), selectable(node) != nil
    {
      return (node, .initial)
    }
    guard environment.framework.groupsAreDestinations else {
      let tab = spec.nodes.indices.first { isSeen($0) && spec.nodes[$0].kind != .group }
      return (tab, tab == nil ? .nothing : .firstRoot)
    }
    var isShown = Array(repeating: false, count: spec.nodes.count)
    for item in bar?.items ?? [] { if let node = item.node { isShown[node] = true } }
    for node in bar?.more ?? [] { isShown[node] = true }
    let root = spec.roots.first { isShown[$0] || (hasMainSidebar && isSeen($0)) }
    if let root { return (root, .firstRoot) }
    let item = bar?.items.lazy.compactMap(\.node).first
    return (item, item == nil ? .nothing : .firstItem)
  }

  /// Returns the node, or the first tab of a section, which can't be selected.
  private func selectable(_ node: Int) -> Int? {
    if environment.framework.groupsAreDestinations { return node }
    return (node..<spec.nodes[node].end).first {
      presence.isPresent($0) && spec.nodes[$0].kind != .group
    }
  }

  private func leadsOn(from index: Int) -> Int? {
    let node = spec.nodes[index]
    guard node.kind == .group, !isSidebarDestination(node) else { return nil }
    if let child = defaultChild(of: index), isSeen(child) { return child }
    return spec.children(of: index).first(where: isSeen)
  }

  /// True if groups show their own screens, as in a bottom bar without a sidebar.
  private var staysAtGroups: Bool { hasBottomBar && !hasMainSidebar }

  private func isSidebarDestination(_ node: Node) -> Bool {
    settings.hasSidebarDestinations && node.isSidebarDestination.isTrue
  }

  private func defaultChild(of group: Int) -> Int? {
    guard let reference = spec.nodes[group].defaultChildIdentifier,
      let child = self.node(named: reference.value, inSample: spec.nodes[group].sample),
      spec.nodes[child].parent == group
    else { return nil }
    return child
  }

  /// Adds a note for a selection other than the leading item or row.
  private func noteStart(
    _ start: Int, _ cause: Decision.SelectionCause, _ layout: Layout, _ log: DecisionLog
  ) {
    guard cause == .firstRoot else { return }
    guard environment.framework.groupsAreDestinations else { return log.note(.firstTab) }
    let leading =
      layout.tabBar?.items.first?.node ?? layout.sidebar?.rows.first { $0.kind != .action }?.node
    guard leading != start else { return }
    log.note(spec.nodes[start].kind == .search ? .searchIsSelected : .selectionStart)
    if barStyle?.usesPlacement == true, changes?.tabBarOrder.isEmpty == false {
      log.note(.orderDoesNotSelect)
    }
  }

  private func noteWay(_ path: [Int], from start: Int, _ log: DecisionLog) {
    guard let last = path.last else { return }
    if staysAtGroups {
      if leadsOn(from: last) != nil { log.note(.groupScreenOnBottomBar, last) }
      return
    }
    let chosen = path.drop { $0 != start }.dropFirst()
    if chosen.count > 1 { log.note(.groupsLeadOn) }
    for child in chosen {
      guard let group = spec.nodes[child].parent else { continue }
      let wanted =
        defaultChild(of: group) ?? spec.children(of: group).first(where: presence.isPresent)
      if wanted != child { log.note(.hiddenChildIsSkipped) }
    }
  }
}
