import JSON

/// The nodes that the order of a group names, whether or not they are its children.
struct DisplayOrder {
  let nodes: [Int]
  let isPersonal: Bool
}

extension Resolution {
  /// The order of a group's children, the person's before the spec's; nil if there is none.
  func displayOrder(of group: Int) -> DisplayOrder? {
    let node = spec.nodes[group]
    if node.isTrue(.allowsReordering), let personal = changes?.displayOrder[group] {
      return DisplayOrder(nodes: personal, isPersonal: true)
    }
    let references = spec.displayOrderIdentifiers(of: node)
    guard references.exists else { return nil }
    return DisplayOrder(
      nodes: spec.document.elements(of: references).compactMap { index.node(named: $0) },
      isPersonal: false)
  }

  /// The children of a group in the order in which the sidebar shows them.
  func children(of group: Int, in order: DisplayOrder?) -> ChildOrder {
    let natural = ChildOrder.natural(next: group + 1, end: spec.nodes[group].end)
    guard var listed = order?.nodes else { return natural }
    var seen: Set<Int> = []
    listed = listed.filter { spec.nodes[$0].parent == group && seen.insert($0).inserted }
    if listed.isEmpty { return natural }
    return .listed(listed + spec.children(of: group).filter { !seen.contains($0) }, next: 0)
  }
}

/// The children of a group that are still to come: as they stand in the spec, or as a list.
enum ChildOrder {
  case natural(next: Int, end: Int)
  case listed([Int], next: Int)

  mutating func next(_ spec: TabSpec) -> Int? {
    switch self {
    case .natural(let next, let end):
      guard next < end else { return nil }
      self = .natural(next: spec.nodes[next].end, end: end)
      return next
    case .listed(let list, let next):
      guard next < list.count else { return nil }
      self = .listed(list, next: next + 1)
      return list[next]
    }
  }
}
