import JSON
import TabModel

extension LayoutComparison {
  mutating func compareSidebars() {
    guard let before = old.sidebar, let after = new.sidebar else { return }
    let (sections, newSections) = (enclosingSections(before), enclosingSections(after))
    for node in new.spec.nodes.indices {
      guard let former = pairing.oldOfNew[node] else { continue }
      guard let position = oldPlaces.rows[former], let newPosition = newPlaces.rows[node] else {
        if oldPlaces.rows[former] != nil { add(.row(isThere: false), old: former, new: node) }
        if newPlaces.rows[node] != nil { add(.row(isThere: true), old: former, new: node) }
        continue
      }
      if !isSame(sections[position], newSections[newPosition]) {
        add(.section(into: newSections[newPosition]), old: former, new: node)
      }
      let (row, newRow) = (before.rows[position], after.rows[newPosition])
      guard row.kind == .section, newRow.kind == .section else { continue }
      let subject = Change.Subject.node(old: former, new: node)
      compare(row.isCollapsed, newRow.isCollapsed, of: subject) { .collapsed($1) }
      compare(row.isSelectable, newRow.isSelectable, of: subject) { .selectable($1) }
    }
    compareOrders(before, sections, after, newSections)
    compareActions(before, after)
  }

  /// For each row its section; nil at the top level.
  private func enclosingSections(_ sidebar: SidebarLayout) -> [Int?] {
    var open: [Int] = []
    var sections: [Int?] = []
    for row in sidebar.rows {
      open.removeSubrange(row.depth...)
      sections.append(open.last)
      open.append(row.node)
    }
    return sections
  }

  private func isSame(_ section: Int?, _ newSection: Int?) -> Bool {
    guard let section else { return newSection == nil }
    return newSection != nil && pairing.newOfOld[section] == newSection
  }

  /// Finds rows that moved within their section.
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

  /// Titles of actions by group.
  private func actions(of sidebar: SidebarLayout, _ spec: TabSpec) -> [Int: [String]] {
    Dictionary(grouping: sidebar.rows.filter { $0.kind == .action }, by: \.node)
      .mapValues { $0.map { spec.title(in: $0.action) ?? "" } }
  }
}
