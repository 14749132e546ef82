import TabModel

extension LayoutComparison {
  /// Compares what users can customize, if they can in both layouts.
  mutating func compareRights() {
    guard old.readsCustomization && new.readsCustomization else { return }
    let isBarEditable = old.isBarEditable && new.isBarEditable
    for node in new.spec.nodes.indices {
      // The routes tell whether users can show a hidden node.
      guard let former = pairing.oldOfNew[node], !old.presence.isHidden(former),
        !new.presence.isHidden(node)
      else { continue }
      let wasItem = oldPlaces.items[former] != nil
      let isItem = newPlaces.items[node] != nil
      let rights = Change.Right.allCases.filter { right in
        switch right {
        case .hide, .reorder: true
        case .move, .remove: isBarEditable && wasItem && isItem
        case .add: isBarEditable && !wasItem && !isItem
        }
      }
      let before = rights.filter { old.spec.gives($0, to: former) }
      let after = rights.filter { new.spec.gives($0, to: node) }
      if before == after { continue }
      add(
        .rights(
          gained: after.filter { !before.contains($0) }, lost: before.filter { !after.contains($0) }
        ),
        old: former, new: node)
    }
  }
}

extension TabSpec {
  fileprivate func gives(_ right: Change.Right, to index: Int) -> Bool {
    let node = nodes[index]
    switch right {
    case .hide: return node.isTrue(.allowsHiding)
    case .reorder: return node.isGroup && node.isTrue(.allowsReordering)
    case .move, .remove, .add:
      let placement = resolvedPlacement(of: node)
      return placement == .default || placement == .optional
        || placement == .movable && right == .move
    }
  }
}
