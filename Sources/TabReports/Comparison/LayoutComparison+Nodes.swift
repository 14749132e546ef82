import TabModel

extension LayoutComparison {
  mutating func compareNodes() {
    for (node, inside) in unpaired(old, oldPlaces, pairing.newOfOld) {
      add(.removed(from: oldPlaces.places(of: node), inside: inside), old: node, new: nil)
    }
    for (node, inside) in unpaired(new, newPlaces, pairing.oldOfNew) {
      add(.added(in: newPlaces.places(of: node), inside: inside), old: nil, new: node)
    }
    for node in new.spec.nodes.indices {
      if let former = pairing.oldOfNew[node] { compareTexts(former, node) }
    }
  }

  /// Unpaired nodes that are present, with the number of unpaired descendants. Dissolved groups are left out; their
  /// tabs are not.
  private func unpaired(
    _ layout: Layout, _ places: NodePlaces, _ partners: [Int?]
  ) -> [(node: Int, inside: Int)] {
    let nodes = layout.spec.nodes
    /// Indices in `found`.
    var position: [Int: Int] = [:]
    var found: [(node: Int, inside: Int)] = []
    for (index, node) in nodes.enumerated()
    where partners[index] == nil && layout.presence.isPresent(index)
      && !places.dissolved.contains(index)
    {
      if let parent = node.parent, let above = position[parent] {
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
    let (oldSpec, newSpec) = (old.spec, new.spec)
    let (before, after) = (oldSpec.nodes[former], newSpec.nodes[node])
    let subject = Change.Subject.node(old: former, new: node)
    compare(before.kind, after.kind, of: subject, Change.Kind.type)
    if oldPlaces.dissolved.contains(former) && newPlaces.dissolved.contains(node) { return }
    // Hidden in both layouts.
    guard oldPlaces.shows(former) || newPlaces.shows(node) || !new.presence.isHidden(node) else {
      return
    }
    // Samples of titles and badges represent values that differ at run time.
    if !(oldSpec.hasSampleTitle(before) && newSpec.hasSampleTitle(after)) {
      compare(
        oldSpec.title(of: before), newSpec.title(of: after), of: subject, Change.Kind.title)
    }
    if oldPlaces.places(of: former).contains(.sidebar),
      newPlaces.places(of: node).contains(.sidebar)
    {
      compare(
        oldSpec.text(oldSpec.subtitle(of: before)), newSpec.text(newSpec.subtitle(of: after)),
        of: subject, Change.Kind.subtitle)
    }
    if oldPlaces.showsImage(former) && newPlaces.showsImage(node) {
      compare(oldSpec.image(of: before), newSpec.image(of: after), of: subject) {
        .image(from: $0?.name, to: $1?.name)
      }
    }
    if oldPlaces.shows(former) && newPlaces.shows(node) {
      compare(
        oldSpec.badge(of: before), newSpec.badge(of: after), of: subject, Change.Kind.badge)
      compare(!old.isDisabled(former), !new.isDisabled(node), of: subject) { .enabled($1) }
      compare(
        before.isTrue(.performsAction), after.isTrue(.performsAction), of: subject
      ) { .action($1) }
    }
  }

  /// Compares the routes to nodes of both layouts.
  mutating func compareDestinations() {
    let before = Dictionary(oldPlaces.destinations.map { ($0.node, $0) }) { _, last in last }
    for destination in newPlaces.destinations {
      guard let former = pairing.oldOfNew[destination.node], let way = before[former] else {
        continue
      }
      let isSameRoute = way.taps != nil || way.via == destination.via
      if way.taps == destination.taps, isSameRoute { continue }
      add(
        .reach(from: .init(way, in: old), to: .init(destination, in: new)), old: former,
        new: destination.node)
    }
  }
}

extension Layout {
  /// Returns whether a node is present and disabled. Before 18.4 `isEnabled` has no effect.
  func isDisabled(_ node: Int) -> Bool {
    spec.nodes[node].isFalse(.isEnabled) && environment.has(NodeKey.isEnabled.definition)
      && presence.isPresent(node)
  }
}
