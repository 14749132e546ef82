import TabModel

extension LayoutComparison {
  /// Compares what users can customize, if they can in both layouts, or in those of one framework.
  mutating func compareRights() {
    let isInBoth = old.readsCustomization && new.readsCustomization
    let isInOne = old.readsCustomization || new.readsCustomization
    guard isInBoth || isInOne && old.environment.framework != new.environment.framework else {
      return
    }
    // Without a customizable layout, its bar decides nothing.
    let isBarEditable =
      isInBoth ? old.isBarEditable && new.isBarEditable : old.isBarEditable || new.isBarEditable
    for node in new.spec.nodes.indices {
      // The routes tell whether users can show a hidden node.
      guard let former = pairing.oldOfNew[node], !old.presence.isHidden(former),
        !new.presence.isHidden(node)
      else { continue }
      let wasItem = oldPlaces.items[former] != nil
      let isItem = newPlaces.items[node] != nil
      var (gained, lost): ([Change.Right], [Change.Right]) = ([], [])
      for right in Change.Right.allCases {
        let applies =
          switch right {
          case .hide, .reorder: true
          case .move, .remove: isBarEditable && wasItem && isItem
          case .add: isBarEditable && !wasItem && !isItem
          }
        guard applies, old.gives(right, to: former) != new.gives(right, to: node) else { continue }
        if new.gives(right, to: node) { gained.append(right) } else { lost.append(right) }
      }
      if gained.isEmpty, lost.isEmpty { continue }
      add(.rights(gained: gained, lost: lost), old: former, new: node)
    }
  }
}

extension Layout {
  fileprivate func gives(_ right: Change.Right, to index: Int) -> Bool {
    guard readsCustomization else { return false }
    let node = spec.nodes[index]
    switch right {
    case .hide: return node.isTrue(.allowsHiding)
    case .reorder: return node.isGroup && node.isTrue(.allowsReordering)
    case .move, .remove, .add:
      let placement = spec.resolvedPlacement(of: node)
      return placement == .default || placement == .optional
        || placement == .movable && right == .move
    }
  }
}
