import JSON

/// The rows of a sidebar (section 6).
struct SidebarOutline {
  private let resolution: Resolution
  /// The rows in the order of the traversal, each with its position or that of the enclosing row at
  /// the root.
  private var entries: [(row: SidebarRow, root: Int)] = []

  /// - Parameter inlined: a group that is inline regardless of its appearance.
  static func rows(of roots: [Int], inlined: Int?, _ resolution: Resolution) -> [SidebarRow] {
    var outline = SidebarOutline(resolution: resolution)
    outline.recordAbsence(inlined)
    for root in roots { outline.addRows(of: root, Position(), inlined) }
    return outline.rows()
  }

  /// The place of a node: the entry of the enclosing section, and the group with its order.
  private struct Position {
    var section: Int?
    var group: Int?
    var order: DisplayOrder?
  }

  private mutating func addRows(of index: Int, _ position: Position, _ inlined: Int?) {
    guard resolution.isSeen(index) else { return }
    let log = resolution.log
    let nodes = resolution.spec.nodes
    guard nodes[index].kind == .group else {
      let row = SidebarRow(node: index, kind: .leaf, isSelectable: true)
      add(row, position.section)
      let section = self.section(position.section)
      log?.record(.sidebar, index, resolution.statement(ofRow: nodes[index]), .isRow(in: section))
      record(row, position, isAtRoot: position.section == nil)
      return
    }
    var inner = Position(section: position.section, group: index)
    if index != inlined, nodes[index].appearance != .inline {
      let row = SidebarRow(
        node: index, kind: .section,
        isSelectable: resolution.settings.hasSidebarDestinations
          && nodes[index].isSidebarDestination.isTrue,
        isCollapsed: isCollapsed(index, nodes[index]))
      let isMoved = nodes[index].appearance == .rootSection
      let outer = isMoved ? nil : position.section
      inner.section = add(row, outer)
      log?.record(
        .sidebar, index, .groupAppearance,
        .isSection(in: section(outer), isMovedToRoot: isMoved))
      record(row, position, isAtRoot: outer == nil)
    } else if index != inlined {
      log?.record(.sidebar, index, .groupAppearance, .isInline)
    }
    inner.order = resolution.displayOrder(of: index)
    for child in resolution.children(of: index, in: inner.order) {
      addRows(of: child, inner, inlined)
    }
    addActions(of: index, in: inner.section)
  }

  private func recordAbsence(_ inlined: Int?) {
    guard let log = resolution.log, let node = log.explainedNode,
      resolution.presence.isPresent(node)
    else { return }
    if let root = inlined, node == root {
      log.record(.sidebar, node, .sidebarOfGroup, .fillsSidebar)
    } else if let root = inlined, !(root..<resolution.spec.nodes[root].end).contains(node) {
      log.record(.sidebar, node, .sidebarOfGroup, .isOutsideOfSidebar(root: root))
    } else if resolution.presence.isHidden(node) {
      log.record(.sidebar, node, .hiddenRows, .hasNoRow)
    }
  }

  private func record(_ row: SidebarRow, _ position: Position, isAtRoot: Bool) {
    guard let log = resolution.log, log.explainedNode == row.node else { return }
    if let order = position.order, let group = position.group {
      log.record(
        .sidebar, row.node, .displayOrder,
        .displayOrder(
          of: group, isNamed: order.nodes.contains(row.node), isPersonal: order.isPersonal))
    }
    if isAtRoot {
      log.record(
        .sidebar, row.node, .rowsBeforeSections, .isAtRoot(isSection: row.kind == .section))
    }
    guard row.kind == .section else { return }
    if row.isCollapsed {
      let isPersonal =
        resolution.changes != nil
        && !resolution.spec.lacksCustomizationID(row.node)
      log.record(.sidebar, row.node, .collapsed, .isCollapsed(isPersonal: isPersonal))
    }
    log.record(.sidebar, row.node, .sidebarDestination, .isSelectable(row.isSelectable))
  }

  private func section(_ entry: Int?) -> Int? { entry.map { entries[$0].row.node } }

  private func isCollapsed(_ index: Int, _ node: Node) -> Bool {
    if let changes = resolution.changes, !resolution.spec.lacksCustomizationID(index) {
      return changes.collapsed.contains(index)
    }
    return resolution.settings.hasCollapsedGroups && node.isCollapsedByDefault.isTrue
  }

  private mutating func addActions(of group: Int, in parent: Int?) {
    guard resolution.settings.hasSidebarActions else { return }
    let actions = resolution.spec.nodes[group].sidebarActions?.value ?? []
    for action in actions.indices {
      add(SidebarRow(node: group, action: action, kind: .action, isSelectable: true), parent)
    }
  }

  @discardableResult
  private mutating func add(_ row: SidebarRow, _ parent: Int?) -> Int {
    let position = entries.count
    entries.append((row, position))
    if let parent {
      entries[position].root = entries[parent].root
      entries[position].row.depth = entries[parent].row.depth + 1
    }
    return position
  }

  /// Returns all rows, each followed by its children. At the root, sections come last.
  private func rows() -> [SidebarRow] {
    let trees = entries.grouped(by: \.root).map { $0.elements.map(\.row) }
    let sections = trees.filter { $0[0].kind == .section }
    var rows: [SidebarRow] = []
    // Large specs have many layouts.
    rows.reserveCapacity(entries.count)
    for tree in trees.filter({ $0[0].kind != .section }) + sections { rows += tree }
    var open: [Int] = []
    for index in rows.indices {
      while let last = open.last, rows[last].depth >= rows[index].depth {
        rows[open.removeLast()].end = index
      }
      open.append(index)
    }
    for index in open { rows[index].end = rows.count }
    return rows
  }
}
