import JSON
import TabModel

extension LayoutComparison {
  mutating func compareSidebars() {
    guard let before = old.sidebar, let after = new.sidebar else { return }
    let (sections, newSections) = (enclosingSections(before), enclosingSections(after))
    for (former, node) in pairs {
      let subject = Change.Subject.node(old: former, new: node)
      guard let position = oldPlaces.rows[former], let newPosition = newPlaces.rows[node] else {
        compare(.row, oldPlaces.rows[former] != nil, newPlaces.rows[node] != nil, of: subject)
        continue
      }
      if !isSame(sections[position], newSections[newPosition]) {
        add(.section(into: newSections[newPosition]), of: subject)
      }
      let (row, newRow) = (before.rows[position], after.rows[newPosition])
      guard row.kind == .section, newRow.kind == .section else { continue }
      compare(.collapsed, row.isCollapsed, newRow.isCollapsed, of: subject)
      compare(.selectable, row.isSelectable, newRow.isSelectable, of: subject)
    }
    compareOrders(before, sections, after, newSections)
    compareActions(before, after)
  }

  /// For each row its section; nil at the top level.
  private func enclosingSections(_ sidebar: SidebarLayout) -> [Int?] {
    var open: [Int] = []
    return sidebar.rows.map { row in
      open.removeSubrange(row.depth...)
      defer { open.append(row.node) }
      return open.last
    }
  }

  private func isSame(_ section: Int?, _ newSection: Int?) -> Bool {
    guard let section, newSection != nil else { return section == newSection }
    return pairing.newOfOld[section] == newSection
  }

  private mutating func compareOrders(
    _ before: SidebarLayout, _ sections: [Int?], _ after: SidebarLayout, _ newSections: [Int?]
  ) {
    let olds = rows(of: before, by: sections)
    let news = rows(of: after, by: newSections)
    for section in newSections.uniqued() {
      let former = section.flatMap { pairing.oldOfNew[$0] }
      if section != nil && former == nil { continue }
      guard let rows = news[section], let oldRows = olds[former] else { continue }
      compareOrder(.sidebar, oldRows, rows)
    }
  }

  /// Nodes by section, without actions; nil is the top level.
  private func rows(of sidebar: SidebarLayout, by sections: [Int?]) -> [Int?: [Int]] {
    let rows = zip(sidebar.rows, sections).filter { $0.0.kind != .action }
    return Dictionary(grouping: rows, by: \.1).mapValues { $0.map(\.0.node) }
  }

  private mutating func compareActions(_ before: SidebarLayout, _ after: SidebarLayout) {
    let (olds, news) = (actions(of: before, oldSpec), actions(of: after, newSpec))
    for (former, node) in pairs where olds[former] != nil || news[node] != nil {
      let (added, removed) = exchanged(olds[former] ?? [], news[node] ?? [])
      if added.isEmpty && removed.isEmpty { continue }
      add(.actions(added: added, removed: removed), of: .node(old: former, new: node))
    }
  }

  private func actions(of sidebar: SidebarLayout, _ spec: TabSpec) -> [Int: [String]] {
    Dictionary(grouping: sidebar.rows.filter { $0.kind == .action }, by: \.node)
      .mapValues { $0.map { spec.title(of: $0) ?? "" } }
  }
}
