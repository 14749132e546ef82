extension Resolution {
  /// The sidebar with the rows of some root nodes (section 6); nil where there is none.
  ///
  /// - Parameter inlined: a group to be taken for `inline`, whatever it says.
  func sidebar(of roots: [Int], inlined: Int?) -> SidebarLayout? {
    guard let style = sidebarStyle else { return nil }
    let (isVisible, cause) = sidebarVisibility(style)
    var layout = style.automaticLayout
    if style.heedsPreferredLayout {
      switch spec.sidebar?.preferredLayout?.value {
      case .overlap: layout = .overlap
      case .tile: layout = .tile
      case .automatic, nil: break
      }
    }
    let sidebar = SidebarLayout(
      isVisible: isVisible, isToggleable: style.isToggleable, layout: layout,
      header: spec.sidebar?.header?.value, footer: spec.sidebar?.footer?.value,
      bottomBar: spec.sidebar?.bottomBar?.value,
      rows: SidebarOutline.rows(of: roots, inlined: inlined, self))
    if let log {
      noteRows(sidebar, inlined: inlined, log)
      noteVisibility(style, cause, log)
      explainRow(in: sidebar, inlined: inlined, log)
      explainVisibility(isVisible, cause, style, log)
    }
    return sidebar
  }

  /// Whether the sidebar is visible, and what decides that: the person, else the spec, else the
  /// platform.
  private func sidebarVisibility(
    _ style: SidebarStyle
  ) -> (isVisible: Bool, cause: Decision.VisibilityCause) {
    let platform = (
      style.isVisibleAtFirst, Decision.VisibilityCause.platform(environment.orientation)
    )
    guard style.isToggleable else { return platform }
    switch environment.sidebar {
    case .shown: return (true, .person)
    case .hidden: return (false, .person)
    case .automatic:
      if let isShown = changes?.isSidebarShown { return (isShown, .person) }
      if let isHidden = spec.sidebar?.isHidden { return (!isHidden.value, .spec) }
      return platform
    }
  }

  // MARK: - Notes

  private func noteVisibility(
    _ style: SidebarStyle, _ cause: Decision.VisibilityCause, _ log: DecisionLog
  ) {
    if case .platform = cause {
      if style.scope == .everything { log.note(style.statements.visibility) }
      return
    }
    let sources = [
      environment.sidebar != .automatic, changes?.isSidebarShown != nil,
      spec.sidebar?.isHidden != nil,
    ]
    if cause == .spec || sources.count(where: \.self) > 1 { log.note(.visibilityOrder) }
  }

  private func noteRows(_ sidebar: SidebarLayout, inlined: Int?, _ log: DecisionLog) {
    for row in sidebar.rows {
      let node = spec.nodes[row.node]
      switch row.kind {
      case .leaf:
        if node.isSearch { log.note(.searchIsRow, row.node) }
        if hasPlacementWithoutEffect(node) { log.note(.rowsIgnorePlacement) }
      case .action:
        if node.appearance == .inline || row.node == inlined { log.note(.actionsOfInlineGroup) }
        if row.depth == 0, sidebar.rows.contains(where: { $0.kind == .section }) {
          log.note(.actionsAtRoot)
        }
      case .section: break
      }
    }
  }

  private func hasPlacementWithoutEffect(_ node: Node) -> Bool {
    node.placement != .automatic && node.placement != .sidebarOnly
  }

  // MARK: - Reasons

  private func explainRow(in sidebar: SidebarLayout, inlined: Int?, _ log: DecisionLog) {
    guard let node = log.asked, presence.isPresent(node) else { return }
    if let root = inlined {
      guard node > root, node < spec.nodes[root].end else {
        log.explain(
          .sidebar, node, .sidebarOfGroup,
          node == root ? .fillsSidebar : .isOutsideOfSidebar(root: root))
        return
      }
    }
    if presence.isHidden(node) {
      log.explain(.sidebar, node, .hiddenRows, .hasNoRow)
      return
    }
    guard let position = sidebar.rows.firstIndex(where: { $0.node == node && $0.kind != .action })
    else {
      log.explain(.sidebar, node, .groupAppearance, .isInline)
      return
    }
    let row = sidebar.rows[position]
    let section = sidebar.rows[..<position].last {
      $0.kind == .section && $0.depth < row.depth && $0.end > position
    }
    let record = spec.nodes[node]
    if row.kind == .leaf {
      let statement: Statement =
        record.isSearch
        ? .searchIsRow : hasPlacementWithoutEffect(record) ? .rowsIgnorePlacement : .leafRows
      log.explain(.sidebar, node, statement, .isRow(in: section?.node))
    } else {
      log.explain(
        .sidebar, node, .groupAppearance,
        .isSection(in: section?.node, isMovedToRoot: record.appearance == .rootSection))
    }
    explainOrder(of: node, log)
    if row.depth == 0 {
      log.explain(
        .sidebar, node, .rowsBeforeSections, .standsAtRoot(isSection: row.kind == .section))
    }
    guard row.kind == .section else { return }
    if row.isCollapsed {
      log.explain(.sidebar, node, .collapsed, .isCollapsed(isPersonal: changes != nil))
    }
    log.explain(.sidebar, node, .sidebarDestination, .isSelectable(row.isSelectable))
  }

  private func explainOrder(of node: Int, _ log: DecisionLog) {
    guard let parent = spec.nodes[node].parent, let order = displayOrder(of: parent) else { return }
    log.explain(
      .sidebar, node, .displayOrder,
      .displayOrder(
        of: parent, isNamed: order.nodes.contains(node), isPersonal: order.isPersonal))
  }

  private func explainVisibility(
    _ isVisible: Bool, _ cause: Decision.VisibilityCause, _ style: SidebarStyle,
    _ log: DecisionLog
  ) {
    guard style.scope == .everything, let node = log.asked, isSeen(node) else { return }
    let statement: Statement =
      switch cause {
      case .person: .toggled
      case .spec: .visibilityOrder
      case .platform: style.statements.visibility
      }
    log.explain(.sidebar, node, statement, .sidebarIsVisible(isVisible, cause))
  }
}
