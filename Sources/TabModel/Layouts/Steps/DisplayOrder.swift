import JSON

/// The nodes in a group's order, whether or not they are its children.
struct DisplayOrder {
  let nodes: [Int]
  let isPersonal: Bool
}

extension Resolution {
  /// Returns the order of a group's children, preferring the user's to the spec's; nil if there is none.
  func displayOrder(of group: Int) -> DisplayOrder? {
    let node = spec.nodes[group]
    if node.allowsReordering.isTrue, let personal = changes?.displayOrder[group] {
      return DisplayOrder(nodes: personal, isPersonal: true)
    }
    guard let references = node.displayOrderIdentifiers?.value else { return nil }
    let nodes = references.compactMap { self.node(named: $0.value, inSample: node.sample) }
    let children = nodes.filter { spec.nodes[$0].parent == group }
    if Set(children).count < children.count { log?.note(.firstMention) }
    return DisplayOrder(nodes: nodes, isPersonal: false)
  }

  func children(of group: Int, in order: DisplayOrder?) -> [Int] {
    let natural = Array(spec.children(of: group))
    guard let order else { return natural }
    return (order.nodes.filter { spec.nodes[$0].parent == group } + natural).uniqued()
  }
}
