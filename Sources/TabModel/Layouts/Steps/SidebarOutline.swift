import JSON

/// The rows of a sidebar (section 6).
///
/// Rows are met in the order of the walk and linked to the row they stand in; the sections of the
/// root level stand in a list of their own. At the end all are laid out in one array, each row
/// followed by what is inside it. Nothing recurses, so groups may be nested at any depth.
struct SidebarOutline {
  private struct Entry {
    var row: SidebarRow
    var firstInside: Int32 = -1
    var lastInside: Int32 = -1
    var next: Int32 = -1
  }

  /// A group whose children are being walked.
  private struct Visit {
    let group: Int
    var children: ChildOrder
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
    // Nearly every node has a row; growing a large array would take its memory twice.
    entries.reserveCapacity(resolution.spec.nodes.count)
  }

  private mutating func walk(_ roots: [Int], _ inlined: Int?) {
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
        add(
          SidebarRow(kind: .leaf, node: index, isSelectable: true), visit.parent)
        continue
      }
      var parent = visit.parent
      if index != inlined, node.appearance != .inline {
        let section = SidebarRow(
          kind: .section, node: index,
          isSelectable: resolution.settings.hasSidebarDestinations
            && node.isTrue(.isSidebarDestination),
          isCollapsed: isCollapsed(index, node))
        parent = add(section, node.appearance == .rootSection ? -1 : visit.parent)
      }
      visits.append(
        Visit(group: index, children: resolution.orderedChildren(of: index), parent: parent))
    }
  }

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
        entries[parent].firstInside = Int32(truncatingIfNeeded: position)
      } else {
        entries[Int(entries[parent].lastInside)].next = Int32(truncatingIfNeeded: position)
      }
      entries[parent].lastInside = Int32(truncatingIfNeeded: position)
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
          open.append((rows.count - 1, open.isEmpty ? -1 : Int(entries[current].next)))
          current = Int(entries[current].firstInside)
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
