import JSON
import TabModel

extension LayoutComparison {
  /// Compares the rows, where both layouts have a sidebar.
  mutating func compareSidebars() {
    guard let before = old.sidebar, let after = new.sidebar else { return }
    let (sections, newSections) = (enclosingSections(before), enclosingSections(after))
    for node in new.spec.nodes.indices {
      guard let former = pairing.oldOfNew[node] else { continue }
      guard let position = oldPlaces.row(former), let newPosition = newPlaces.row(node) else {
        if oldPlaces.row(former) != nil { add(.row(isThere: false), old: former, new: node) }
        if newPlaces.row(node) != nil { add(.row(isThere: true), old: former, new: node) }
        continue
      }
      if !isSame(sections[position], newSections[newPosition]) {
        add(.section(into: newSections[newPosition]), old: former, new: node)
      }
      let (row, newRow) = (before.rows[position], after.rows[newPosition])
      if row.isCollapsed != newRow.isCollapsed, row.kind == .section, newRow.kind == .section {
        add(.collapsed(newRow.isCollapsed), old: former, new: node)
      }
      if row.isSelectable != newRow.isSelectable, row.kind == .section, newRow.kind == .section {
        add(.selectable(newRow.isSelectable), old: former, new: node)
      }
    }
    compareOrders(before, sections, after, newSections)
    compareActions(before, after)
  }

  /// For every row the node of the section that it stands in; nil at the top.
  private func enclosingSections(_ sidebar: SidebarLayout) -> NodeMap {
    var open: [Int] = []
    var sections = NodeMap(count: sidebar.rows.count)
    for (position, row) in sidebar.rows.enumerated() {
      open.removeSubrange(row.depth...)
      sections[position] = open.last
      open.append(row.node)
    }
    return sections
  }

  private func isSame(_ section: Int?, _ newSection: Int?) -> Bool {
    guard let section else { return newSection == nil }
    return newSection != nil && pairing.newOfOld[section] == newSection
  }

  /// Finds rows that moved inside the section that they are in.
  private mutating func compareOrders(
    _ before: SidebarLayout, _ sections: NodeMap, _ after: SidebarLayout, _ newSections: NodeMap
  ) {
    let olds = SectionRows(before, sections, nodes: old.spec.nodes.count)
    let news = SectionRows(after, newSections, nodes: new.spec.nodes.count)
    for (list, section) in news.sections.enumerated() {
      let former = section < 0 ? -1 : pairing.oldOfNew[Int(section)] ?? -2
      guard let oldList = olds.list(of: former) else { continue }
      compareOrder(.sidebar, olds.rows(oldList), news.rows(list)) { _, _ in true }
    }
  }

  /// Compares the actions of groups that both sidebars have.
  private mutating func compareActions(_ before: SidebarLayout, _ after: SidebarLayout) {
    let (olds, news) = (actions(of: before, old.spec), actions(of: after, new.spec))
    if olds.isEmpty && news.isEmpty { return }
    for node in new.spec.nodes.indices {
      guard let former = pairing.oldOfNew[node] else { continue }
      let (titles, newTitles) = (olds[former] ?? [], news[node] ?? [])
      if titles == newTitles { continue }
      let (known, newKnown) = (Set(titles), Set(newTitles))
      let added = newTitles.filter { !known.contains($0) }
      let removed = titles.filter { !newKnown.contains($0) }
      if !added.isEmpty || !removed.isEmpty {
        add(.actions(added: added, removed: removed), old: former, new: node)
      }
    }
  }

  /// The titles of the actions by the group that has them.
  private func actions(of sidebar: SidebarLayout, _ spec: TabSpec) -> [Int: [String]] {
    var actions: [Int: [String]] = [:]
    for row in sidebar.rows where row.kind == .action {
      let title = spec.title(ofAction: row.action)
      actions[row.node, default: []].append(title ?? "")
    }
    return actions
  }
}

/// The rows of every section of a sidebar that are not actions; -1 is the top.
private struct SectionRows {
  /// The nodes of the sections, in the order in which they are met.
  private(set) var sections: [Int32] = []
  /// For every node and the top before them the list of what is in it.
  private var lists: NodeMap
  /// Where the rows of each list begin, and where the last one ends.
  private var starts: [Int32] = [0]
  /// The nodes of the rows, list after list.
  private var nodes: [Int32]

  init(_ sidebar: SidebarLayout, _ enclosing: NodeMap, nodes count: Int) {
    lists = NodeMap(count: count + 1)
    var counts: [Int32] = []
    for (position, row) in sidebar.rows.enumerated() where row.kind != .action {
      let section = enclosing[position] ?? -1
      if let list = lists[section + 1] {
        counts[list] += 1
      } else {
        lists[section + 1] = sections.count
        sections.append(Int32(truncatingIfNeeded: section))
        counts.append(1)
      }
    }
    for count in counts { starts.append((starts.last ?? 0) + count) }
    nodes = Array(repeating: 0, count: Int(starts.last ?? 0))
    var ends = starts
    for (position, row) in sidebar.rows.enumerated() where row.kind != .action {
      guard let list = lists[(enclosing[position] ?? -1) + 1] else { continue }
      nodes[Int(ends[list])] = Int32(truncatingIfNeeded: row.node)
      ends[list] += 1
    }
  }

  /// The list of a section; nil where nothing is in it, and for what is none.
  func list(of section: Int) -> Int? { section < -1 ? nil : lists[section + 1] }

  /// The nodes of the rows in a list.
  func rows(_ list: Int) -> ArraySlice<Int32> { nodes[Int(starts[list])..<Int(starts[list + 1])] }
}
