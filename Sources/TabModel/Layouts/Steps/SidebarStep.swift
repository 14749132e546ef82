import JSON

extension Resolution {
  /// Returns the sidebar with rows for root nodes (section 6).
  ///
  /// - Parameter inlined: a group that is inline regardless of its appearance.
  func sidebar(of roots: [Int], inlined: Int?) -> SidebarLayout? {
    guard let style = sidebarStyle else { return nil }
    let (isVisible, cause) = sidebarVisibility(style)
    let preferred = style.heedsPreferredLayout ? spec.sidebar?.value.preferredLayout?.value : nil
    let layout = preferred.flatMap { SidebarLayout.Arrangement(rawValue: $0.name) }
    let sidebar = SidebarLayout(
      isVisible: isVisible, isToggleable: style.isToggleable,
      layout: layout ?? style.automaticLayout,
      header: title(\.header), footer: title(\.footer), bottomBar: title(\.bottomBar),
      rows: SidebarOutline.rows(of: roots, inlined: inlined, self))
    if let log {
      noteRows(sidebar, inlined: inlined, log)
      recordVisibility(isVisible, cause, style, log)
    }
    return sidebar
  }

  private func title(_ view: KeyPath<Sidebar, Located<TitledView>?>) -> String? {
    spec.title(of: spec.sidebar?.value[keyPath: view])
  }

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
      if let isHidden = spec.sidebar?.value.isHidden { return (!isHidden.value, .spec) }
      return platform
    }
  }

  private func recordVisibility(
    _ isVisible: Bool, _ cause: Decision.VisibilityCause, _ style: SidebarStyle,
    _ log: DecisionLog
  ) {
    var statement = style.statements.visibility
    switch cause {
    case .platform: log.note(statement)
    case .person, .spec:
      statement = cause == .person ? style.statements.toggling : .visibilityOrder
      if cause == .person { log.note(statement) }
      let sources = [
        environment.sidebar != .automatic, changes?.isSidebarShown != nil,
        spec.sidebar?.value.isHidden != nil,
      ]
      if cause == .spec || sources.count(where: \.self) > 1 { log.note(.visibilityOrder) }
    }
    if style.scope == .everything, let node = log.explainedNode, isSeen(node) {
      log.record(.sidebar, node, statement, .sidebarIsVisible(isVisible, cause))
    }
  }

  /// Records that the node in question is in the sidebar of a root group other than the selected root node.
  func recordOtherSidebar(than selected: Int?) {
    guard let log, let node = log.explainedNode, isSeen(node),
      spec.nodes[node].appearance != .inline,
      let root = spec.ancestors(of: node).last, root != selected
    else { return }
    log.record(.sidebar, node, .sidebarOfGroup, .isInOtherSidebar(of: root))
  }

  private func noteRows(_ sidebar: SidebarLayout, inlined: Int?, _ log: DecisionLog) {
    let hasSections = sidebar.rows.contains { $0.kind == .section }
    let top = sidebar.rows.filter { $0.depth == 0 && $0.kind != .action }
    if zip(top, top.dropFirst()).contains(where: { $0.node > $1.node }) {
      log.note(.rowsBeforeSections)
    }
    for row in sidebar.rows {
      switch row.kind {
      case .leaf:
        if spec.nodes[row.node].kind == .search {
          log.note(statement(ofRow: spec.nodes[row.node]), row.node)
        }
        if let statement = statement(ofPlacement: spec.nodes[row.node].placement) {
          log.note(statement)
        }
      case .action:
        if spec.nodes[row.node].appearance == .inline || row.node == inlined {
          log.note(.actionsOfInlineGroup)
        }
        if row.depth == 0, hasSections { log.note(.actionsAtRoot) }
      case .section:
        if !environment.framework.groupsAreDestinations,
          isBlank(spec.title(of: row.node))
        {
          log.note(.headerlessRow, row.node)
        }
      }
    }
  }

  /// Returns the evidence for a row whose placement has no effect; nil if documented.
  private func statement(ofPlacement placement: Node.Placement) -> Statement? {
    switch placement {
    case .automatic, .sidebarOnly: nil
    case .fixed: .fixedIsRow
    case .default, .movable, .optional, .pinned: .rowsIgnorePlacement
    }
  }

  func statement(ofRow node: Node) -> Statement {
    if node.kind == .search { return sidebarStyle?.statements.searchRow ?? .searchIsRow }
    return statement(ofPlacement: node.placement) ?? .leafRows
  }
}
