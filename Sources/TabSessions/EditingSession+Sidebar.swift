import LocatedJSON
import TabHierarchy
import TabLayout

/// What a person does inside the sidebar.
extension EditingSession {
  mutating func reorder(_ group: String, _ order: [String]) throws(Refusal) {
    let node = try node(group)
    guard spec.nodes[node].isGroup else { throw .isNoGroup(group) }
    guard spec.nodes[node].isTrue(.allowsReordering) else { throw .cannotBeReordered(group) }
    try mustBeSeen(node)
    var seen: Set<Int> = []
    for (position, name) in order.enumerated() {
      let child = try self.node(name, .element(position))
      guard spec.nodes[child].parent == node else {
        throw .isNotIn(group: group, name, .element(position))
      }
      guard seen.insert(child).inserted else { throw .isNamedTwice(name, .element(position)) }
    }
    let followers = displayOrder(of: node).filter { !seen.contains($0) }.map(name)
    customize { state in
      let children = (order + followers).map { Located(unwritten: $0) }
      let key = state.displayOrder.first { $0.group.value == group }?.group
      state.displayOrder.removeAll { $0.group.value == group }
      state.displayOrder.append((key ?? Located(unwritten: group), children))
    }
  }

  /// The present children of a group as they stand, the hidden ones too.
  private func displayOrder(of group: Int) -> [Int] {
    let children = spec.children(of: group).filter {
      layout.presence.isPresent($0) && index.node(named: name(of: $0)) == $0
    }
    var listed: [Int]
    if let personal = state?.displayOrder.first(where: {
      index.node(named: $0.group.value) == group
    }) {
      listed = personal.children.compactMap { index.node(named: $0.value) }
    } else {
      let references = spec.displayOrderIdentifiers(of: spec.nodes[group])
      listed = spec.document.elements(of: references).compactMap { index.node(named: $0) }
    }
    let own = Set(children)
    var seen: Set<Int> = []
    listed = listed.filter { own.contains($0) && seen.insert($0).inserted }
    return listed + children.filter { !seen.contains($0) }
  }

  mutating func setCollapsed(_ group: String, _ isCollapsed: Bool) throws(Refusal) {
    let node = try node(group)
    guard spec.nodes[node].isGroup else { throw .isNoGroup(group) }
    try mustBeSeen(node)
    guard let sidebar = layout.sidebar, sidebar.isVisible else { throw .sidebarIsHidden }
    guard let row = sidebar.rows.first(where: { $0.kind == .section && $0.node == node }) else {
      throw .hasNoSection(group)
    }
    if row.isCollapsed == isCollapsed {
      throw isCollapsed ? .isCollapsed(group) : .isExpanded(group)
    }
    customize { state in
      state.collapsed.remove(group)
      if isCollapsed { state.collapsed.add(group) }
    }
  }
}
