import JSON

/// The rows of a sidebar (section 6).
///
/// Rows are met in the order of the walk and linked to the row they stand in; the sections of the
/// root level stand in a list of their own. At the end all are laid out in one array, each row
/// followed by what is inside it. Nothing recurses, so groups may be nested at any depth.
struct SidebarOutline {
  private struct Entry {
    var row: SidebarRow
    var firstInside = -1
    var lastInside = -1
    var next = -1
  }

  /// A group whose children are being walked.
  private struct Visit {
    let group: Int
    var children: ChildOrder
    /// The order that a person or the spec gives its children.
    var order: DisplayOrder?
    /// The entry that its rows stand in; -1 for the root level.
    let parent: Int
  }

  private let resolution: Resolution
  private var entries: [Entry] = []
  private var rootRows: [Int] = []
  private var rootSections: [Int] = []

  /// All rows of a hierarchy whose root nodes are these.
  ///
  /// - Parameter inlined: a group to be taken for `inline`, whatever it says.
  static func rows(of roots: [Int], inlined: Int? = nil, _ resolution: Resolution) -> [SidebarRow] {
    var outline = SidebarOutline(resolution: resolution)
    outline.walk(roots, inlined)
    return outline.laidOut()
  }

  private init(resolution: Resolution) {
    self.resolution = resolution
    entries.reserveCapacity(resolution.spec.nodes.count)
  }

  private mutating func walk(_ roots: [Int], _ inlined: Int?) {
    let log = resolution.log
    recordAbsence(inlined)
    var visits = [Visit(group: -1, children: .listed(roots, next: 0), parent: -1)]
    while var visit = visits.popLast() {
      guard let index = visit.children.next(resolution.spec) else {
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
            && node.isTrue(.isSidebarDestination),
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
          group: index, children: resolution.children(of: index, in: order), order: order,
          parent: parent))
    }
  }

  /// Records why the node that is asked about has no row, if nothing but that is to be said.
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

  /// Records what decides the place and the state of a row.
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
        .sidebar, row.node, .rowsBeforeSections, .standsAtRoot(isSection: row.kind == .section))
    }
    guard row.kind == .section else { return }
    if row.isCollapsed {
      let isPersonal = resolution.changes != nil
      log.record(.sidebar, row.node, .collapsed, .isCollapsed(isPersonal: isPersonal))
    }
    log.record(.sidebar, row.node, .sidebarDestination, .isSelectable(row.isSelectable))
  }

  /// The group of an entry; nil for the root level.
  private func section(_ entry: Int) -> Int? { entry < 0 ? nil : entries[entry].row.node }

  private func isCollapsed(_ index: Int, _ node: Node) -> Bool {
    if let changes = resolution.changes { return changes.collapsed.contains(index) }
    return resolution.settings.hasCollapsedGroups && node.isTrue(.isCollapsedByDefault)
  }

  private mutating func addActions(of group: Int, in parent: Int) {
    let node = resolution.spec.nodes[group]
    guard resolution.settings.hasSidebarActions else { return }
    for action in resolution.spec.document.elements(of: resolution.spec.sidebarActions(of: node)) {
      add(
        SidebarRow(
          kind: .action, node: group, action: action, isSelectable: true),
        parent)
    }
  }

  @discardableResult
  private mutating func add(_ row: SidebarRow, _ parent: Int) -> Int {
    let position = entries.count
    entries.append(Entry(row: row))
    if parent < 0 {
      if row.kind == .section { rootSections.append(position) } else { rootRows.append(position) }
    } else {
      if entries[parent].lastInside < 0 {
        entries[parent].firstInside = position
      } else {
        entries[entries[parent].lastInside].next = position
      }
      entries[parent].lastInside = position
    }
    return position
  }

  private func laidOut() -> [SidebarRow] {
    var rows: [SidebarRow] = []
    rows.reserveCapacity(entries.count)
    // The entries to go on with after the rows that are open, and those rows.
    var open: [(row: Int, next: Int)] = []
    for root in rootRows + rootSections {
      var current = root
      while true {
        if current >= 0 {
          var row = entries[current].row
          row.depth = open.count
          rows.append(row)
          // A root entry has no neighbour to go on with.
          open.append((rows.count - 1, open.isEmpty ? -1 : entries[current].next))
          current = entries[current].firstInside
        } else {
          guard let last = open.popLast() else { break }
          rows[last.row].end = rows.count
          current = last.next
          if open.isEmpty { break }
        }
      }
    }
    return rows
  }
}
