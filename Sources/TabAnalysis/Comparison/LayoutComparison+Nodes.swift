import TabModel

extension LayoutComparison {
  mutating func compareNodes() {
    for (node, inside) in unpaired(old, oldPlaces, pairing.newOfOld) {
      add(.removed(from: oldPlaces.places(of: node), inside: inside), of: .removed(node))
    }
    for (node, inside) in unpaired(new, newPlaces, pairing.oldOfNew) {
      add(.added(in: newPlaces.places(of: node), inside: inside), of: .added(node))
    }
    for (former, node) in pairs { compareTexts(former, node) }
  }

  /// Unpaired nodes that are present, with the number of unpaired descendants. Dissolved groups are left out; their
  /// tabs are not.
  private func unpaired(
    _ layout: Layout, _ places: NodePlaces, _ partners: [Int?]
  ) -> [(node: Int, inside: Int)] {
    let nodes = layout.spec.nodes
    var position: [Int: Int] = [:]
    var found: [(node: Int, inside: Int)] = []
    for index in nodes.indices
    where partners[index] == nil && layout.presence.isPresent(index)
      && !places.isDissolved[index]
    {
      if let parent = nodes[index].parent, let above = position[parent] {
        position[index] = above
        found[above].inside += 1
      } else {
        position[index] = found.count
        found.append((index, 0))
      }
    }
    return found
  }

  private mutating func compareTexts(_ former: Int, _ node: Int) {
    let subject = Change.Subject.node(old: former, new: node)
    compare(oldSpec.nodes[former].kind, newSpec.nodes[node].kind, of: subject, Change.Kind.type)
    if oldPlaces.isDissolved[former] && newPlaces.isDissolved[node] { return }
    // Hidden in both layouts.
    guard oldPlaces.shows(former) || newPlaces.shows(node) || !new.presence.isHidden(node) else {
      return
    }
    let (oldNodes, newNodes) = (oldSpec.nodes, newSpec.nodes)
    let (title, newTitle) = (oldSpec.title(of: former), newSpec.title(of: node))
    // Samples of titles and badges represent values that differ at run time.
    if title != newTitle,
      !(oldSpec.hasSampleTitle(former) && newSpec.hasSampleTitle(node))
    {
      add(.text(.title, from: title, to: newTitle), of: subject)
    }
    if oldPlaces.rows[former] != nil, newPlaces.rows[node] != nil {
      compare(
        .subtitle, oldNodes[former].subtitle.map(oldSpec.shown),
        newNodes[node].subtitle.map(newSpec.shown), of: subject)
    }
    if oldPlaces.showsImage(former) && newPlaces.showsImage(node) {
      compare(oldSpec.image(of: former), newSpec.image(of: node), of: subject) {
        .text(.image, from: $0?.name, to: $1?.name)
      }
    }
    if oldPlaces.shows(former) && newPlaces.shows(node) {
      compare(
        .accessibilityLabel, oldNodes[former].accessibilityLabel.map(oldSpec.shown),
        newNodes[node].accessibilityLabel.map(newSpec.shown), of: subject)
      let (badge, newBadge) = (oldSpec.badge(of: former), newSpec.badge(of: node))
      // The text of a badge is a sample.
      if (badge == nil) != (newBadge == nil) { compare(.badge, badge, newBadge, of: subject) }
      compare(.isEnabled, !old.isDisabled(former), !new.isDisabled(node), of: subject)
      compare(
        .performsAction, oldNodes[former].performsAction.isTrue,
        newNodes[node].performsAction.isTrue, of: subject)
    }
  }

  mutating func compareDestinations() {
    let before = Dictionary(oldPlaces.destinations.map { ($0.node, $0) }) { _, last in last }
    for destination in newPlaces.destinations {
      let node = destination.node
      guard let former = pairing.oldOfNew[node], let way = before[former] else { continue }
      let isSameRoute = way.taps != nil || way.via == destination.via
      if way.taps == destination.taps, isSameRoute { continue }
      add(
        .reach(from: .init(way, in: old), to: .init(destination, in: new)),
        of: .node(old: former, new: node))
    }
  }

  /// Compares what users can customize, if they can in both layouts, or in those of one framework.
  mutating func compareRights() {
    let isInBoth = old.isCustomizable && new.isCustomizable
    let isInOne = old.isCustomizable || new.isCustomizable
    guard isInBoth || isInOne && old.environment.framework != new.environment.framework else {
      return
    }
    // Without a customizable layout, its bar decides nothing.
    let isBarEditable =
      isInBoth ? old.isBarEditable && new.isBarEditable : old.isBarEditable || new.isBarEditable
    let (oldRights, newRights) = (CustomizationRights(old), CustomizationRights(new))
    // The routes include whether users can show a hidden node.
    for (former, node) in pairs
    where !old.presence.isHidden(former) && !new.presence.isHidden(node) {
      let isItem = newPlaces.items[node] != nil
      let isSameInBar = isBarEditable && (oldPlaces.items[former] != nil) == isItem
      let ofBar: [Change.Right] = isItem ? [.move, .remove] : [.add]
      let rights = [.hide, .reorder] + (isSameInBar ? ofBar : [])
      let before = rights.filter { oldRights.contains($0, of: former) }
      let after = rights.filter { newRights.contains($0, of: node) }
      if before == after { continue }
      let (gained, lost) = exchanged(before, after)
      add(.rights(gained: gained, lost: lost), of: .node(old: former, new: node))
    }
  }

  /// The elements of the second list that the first does not have, and vice versa.
  func exchanged<Element: Hashable>(
    _ before: [Element], _ after: [Element]
  ) -> (added: [Element], removed: [Element]) {
    let (known, remaining) = (Set(before), Set(after))
    return (after.filter { !known.contains($0) }, before.filter { !remaining.contains($0) })
  }
}

/// The customization rights of users in a layout.
private struct CustomizationRights {
  private let spec: TabSpec
  private let isCustomizable: Bool
  private let readsCustomization: Bool
  private let isBarEditable: Bool

  init(_ layout: Layout) {
    spec = layout.spec
    isCustomizable = layout.isCustomizable
    readsCustomization = layout.readsCustomization
    isBarEditable = layout.isBarEditable
  }

  func contains(_ right: Change.Right, of index: Int) -> Bool {
    if !isCustomizable || spec.lacksCustomizationID(index) { return false }
    if !readsCustomization, right == .hide || right == .reorder { return false }
    let nodes = spec.nodes
    switch right {
    case .hide: return nodes[index].allowsHiding.isTrue
    case .reorder: return nodes[index].kind == .group && nodes[index].allowsReordering.isTrue
    case .move, .remove, .add:
      guard isBarEditable else { return false }
      let placement = spec.resolvedPlacement(of: index)
      return placement == .default || placement == .optional && readsCustomization
        || placement == .movable && right == .move
    }
  }
}
