import JSON

/// The rows of a sidebar (section 6), without recursion because groups may be nested at any depth.
struct SidebarOutline {
  /// A group whose children are in progress; -1 for the root.
  private struct Visit {
    let group: Int
    var children: ArraySlice<Int>
    var order: DisplayOrder?
    /// The entry for its rows; -1 at the root.
    let parent: Int
  }

  private let resolution: Resolution
  /// The rows in the order of the traversal, each with its position or that of the enclosing row at
  /// the root.
  private var entries: [(row: SidebarRow, root: Int)] = []

  /// - Parameter inlined: a group that is inline regardless of its appearance.
  static func rows(of roots: [Int], inlined: Int?, _ resolution: Resolution) -> [SidebarRow] {
    var outline = SidebarOutline(resolution: resolution)
    outline.walk(roots, inlined)
    return outline.laidOut()
  }

  private init(resolution: Resolution) { self.resolution = resolution }

  private mutating func walk(_ roots: [Int], _ inlined: Int?) {
    let log = resolution.log
    recordAbsence(inlined)
    var visits = [Visit(group: -1, children: roots[...], parent: -1)]
    while var visit = visits.popLast() {
      guard let index = visit.children.popFirst() else {
        if visit.group >= 0 { addActions(of: visit.group, in: visit.parent) }
        continue
      }
      visits.append(visit)
      guard resolution.isSeen(index) else { continue }
      let node = resolution.spec.nodes[index]
      guard node.isGroup else {
        let row = SidebarRow(kind: .leaf, node: index, isSelectable: true)
        add(row, visit.parent)
        log?.record(
          .sidebar, index, resolution.statement(ofRow: node), .isRow(in: section(visit.parent)))
        record(row, visit, isAtRoot: visit.parent < 0)
        continue
      }
      var parent = visit.parent
      if index != inlined, node.appearance != .inline {
        let section = SidebarRow(
          kind: .section, node: index,
          isSelectable: resolution.settings.hasSidebarDestinations
            && node.isTrue(\.isSidebarDestination),
          isCollapsed: isCollapsed(index, node))
        let isMoved = node.appearance == .rootSection
        let outer = isMoved ? -1 : visit.parent
        parent = add(section, outer)
        log?.record(
          .sidebar, index, .groupAppearance,
          .isSection(in: self.section(outer), isMovedToRoot: isMoved))
        record(section, visit, isAtRoot: outer < 0)
      } else if index != inlined {
        log?.record(.sidebar, index, .groupAppearance, .isInline)
      }
      let order = resolution.displayOrder(of: index)
      visits.append(
        Visit(
          group: index, children: resolution.children(of: index, in: order)[...], order: order,
          parent: parent))
    }
  }

  private func recordAbsence(_ inlined: Int?) {
    guard let log = resolution.log, let asked = log.asked,
      resolution.presence.isPresent(asked)
    else { return }
    if let root = inlined, asked == root {
      log.record(.sidebar, asked, .sidebarOfGroup, .fillsSidebar)
    } else if let root = inlined, !(root..<resolution.spec.nodes[root].end).contains(asked) {
      log.record(.sidebar, asked, .sidebarOfGroup, .isOutsideOfSidebar(root: root))
    } else if resolution.presence.isHidden(asked) {
      log.record(.sidebar, asked, .hiddenRows, .hasNoRow)
    }
  }

  private func record(_ row: SidebarRow, _ visit: Visit, isAtRoot: Bool) {
    guard let log = resolution.log, log.asked == row.node else { return }
    if let order = visit.order {
      log.record(
        .sidebar, row.node, .displayOrder,
        .displayOrder(
          of: visit.group, isNamed: order.nodes.contains(row.node), isPersonal: order.isPersonal))
    }
    if isAtRoot {
      log.record(
        .sidebar, row.node, .rowsBeforeSections, .isAtRoot(isSection: row.kind == .section))
    }
    guard row.kind == .section else { return }
    if row.isCollapsed {
      let isPersonal = resolution.changes != nil
      log.record(.sidebar, row.node, .collapsed, .isCollapsed(isPersonal: isPersonal))
    }
    log.record(.sidebar, row.node, .sidebarDestination, .isSelectable(row.isSelectable))
  }

  private func section(_ entry: Int) -> Int? { entry < 0 ? nil : entries[entry].row.node }

  private func isCollapsed(_ index: Int, _ node: Node) -> Bool {
    if let changes = resolution.changes { return changes.collapsed.contains(index) }
    return resolution.settings.hasCollapsedGroups && node.isTrue(\.isCollapsedByDefault)
  }

  private mutating func addActions(of group: Int, in parent: Int) {
    guard resolution.settings.hasSidebarActions else { return }
    let spec = resolution.spec
    for action in spec.nodes[group].sidebarActions?.value ?? [] {
      add(SidebarRow(kind: .action, node: group, action: action, isSelectable: true), parent)
    }
  }

  @discardableResult
  private mutating func add(_ row: SidebarRow, _ parent: Int) -> Int {
    let position = entries.count
    entries.append((row, position))
    if parent >= 0 {
      entries[position].root = entries[parent].root
      entries[position].row.depth = entries[parent].row.depth + 1
    }
    return position
  }

  /// Returns all rows, each followed by its children. At the root, sections come last.
  private func laidOut() -> [SidebarRow] {
    let trees = entries.grouped(by: \.root).map { $0.elements.map(\.row) }
    let sections = trees.filter { $0[0].kind == .section }
    var rows = (trees.filter { $0[0].kind != .section } + sections).flatMap(\.self)
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
