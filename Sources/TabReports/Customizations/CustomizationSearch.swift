package import TabModel

/// Looks for the shortest sessions that make something unreachable or empty the bar, in one
/// environment that reads a customization state.
///
/// No sequence of events is tried out. What leads to a destination depends on few facts, so that
/// the least number of events follows from counting them, in two passes over the nodes.
/// `docs/customization.md` proves that this misses nothing; tests compare it with trying everything
/// out.
package struct CustomizationSearch {
  private let layout: Layout
  private let spec: TabSpec
  private let index: IdentifierIndex
  private let hasSidebarDestinations: Bool
  /// Whether there is a bar that people can see.
  private let hasBar: Bool

  /// - Parameter layout: what a person sees who has customized nothing.
  package init(_ layout: Layout) {
    self.layout = layout
    spec = layout.spec
    index = IdentifierIndex(spec, where: layout.presence.isPresent)
    hasSidebarDestinations = layout.environment.has(NodeKey.isSidebarDestination.definition)
    hasBar = layout.tabBar != nil && spec.isTabBarHidden?.value != true
  }

  // MARK: - What people can do to a node

  /// Whether events reach the node: of several with one identifier only the first one.
  private func isAddressable(_ node: Int) -> Bool {
    index.node(named: spec.identifier(of: spec.nodes[node])) == node
  }

  private func canToggle(_ node: Int) -> Bool {
    spec.nodes[node].isTrue(.allowsHiding) && isAddressable(node)
  }

  /// How many events take the node's item out of the bar while the node is there to be seen.
  private func stepsOutOfBar(_ node: Int) -> Steps {
    guard hasBar else { return .none }
    switch spec.resolvedPlacement(of: spec.nodes[node]) {
    case .optional, .sidebarOnly: return .none
    case .automatic, .default: return isAddressable(node) ? .one : .never
    case .fixed, .pinned, .movable: return .never
    }
  }

  /// How many events take away the node's own way, by item or row, while the node is there to be
  /// seen.
  private func stepsOutOfWay(_ node: Int) -> Steps {
    let record = spec.nodes[node]
    guard record.isGroup else { return record.isTrue(.performsAction) ? .none : .never }
    let isSelectable =
      hasSidebarDestinations && record.isTrue(.isSidebarDestination)
      && record.appearance != .inline
    return isSelectable ? .never : stepsOutOfBar(node)
  }

  // MARK: - Everything below a node

  /// For every node how many events take away something of the node and everything below it, and
  /// for every group how many for everything below it alone.
  private struct Clearing {
    /// What has to be taken away from each node by itself.
    var own: [Steps]
    var whole: [Steps]
    var inside: [Steps]
    /// Where hiding a node is the shortest.
    var hides: [Bool]
  }

  /// Counts what it takes to clear every subtree: nothing where it is hidden, one event where it
  /// can be hidden, else what the node and the ones below it take.
  private func clearing(_ own: (Int) -> Steps) -> Clearing {
    let count = spec.nodes.count
    var clearing = Clearing(
      own: Array(repeating: .none, count: count), whole: Array(repeating: .none, count: count),
      inside: Array(repeating: .none, count: count), hides: Array(repeating: false, count: count))
    for node in spec.nodes.indices.reversed() where layout.presence.isPresent(node) {
      // What is below a group comes after it, so it has been counted.
      clearing.own[node] = own(node)
      if !layout.presence.isHiddenItself(node) {
        let together = clearing.own[node] + clearing.inside[node]
        clearing.hides[node] = .one < together && canToggle(node)
        clearing.whole[node] = clearing.hides[node] ? .one : together
      }
      if let parent = spec.nodes[node].parent {
        clearing.inside[parent] = clearing.inside[parent] + clearing.whole[node]
      }
    }
    return clearing
  }

  /// The events that clear a stretch of siblings and everything below them.
  private func events(_ range: Range<Int>, _ clearing: Clearing) -> [CustomizationStep] {
    var events: [CustomizationStep] = []
    var node = range.lowerBound
    while node < range.upperBound {
      if !layout.presence.isPresent(node) || layout.presence.isHiddenItself(node) {
        node = spec.nodes[node].end
      } else if clearing.hides[node] {
        events.append(.hide(name(node)))
        node = spec.nodes[node].end
      } else {
        if clearing.own[node] == .one { events.append(.remove(name(node))) }
        node += 1
      }
    }
    return events
  }

  private func name(_ node: Int) -> String { spec.identifier(of: spec.nodes[node]) }

  /// The shortest session that empties the bar; nil where there is none, no bar, or nothing in it.
  package func emptyingBar() -> [CustomizationStep]? {
    guard hasBar, layout.tabBar?.items.isEmpty == false else { return nil }
    let clearing = clearing(stepsOutOfBar)
    var total = Steps.none
    for root in spec.roots { total = total + clearing.whole[root] }
    return total.count == nil ? nil : events(0..<spec.nodes.count, clearing)
  }

  // MARK: - Everything above a node

  /// What a path from a root node to a group takes.
  private struct Path {
    /// Removing the items of all groups on it.
    var removing = Steps.none
    /// Hiding the topmost group that can be hidden, and removing the items above that one.
    var hiding = Steps.never
    /// That group.
    var hidden: Int?
    /// Showing all that are hidden.
    var showing = Steps.none
    /// Whether something on it is hidden that no person can show.
    var isBlocked = false
  }

  /// A destination that can become unreachable.
  package struct Loss {
    package let node: Int
    /// The length of the shortest session that does it.
    package let count: Int
  }

  /// Every destination that some session makes unreachable, in walk order, and the shortest session
  /// of all.
  ///
  /// - Parameter candidates: the destinations that people get to at the start.
  package func losses(among candidates: [Bool]) -> (losses: [Loss], session: [CustomizationStep]) {
    let clearing = clearing(stepsOutOfWay)
    var paths = Array(repeating: Path(), count: spec.nodes.count)
    var losses: [Loss] = []
    var shortest: (loss: Loss, isBlocked: Bool, above: Int?)?
    // For every node the nearest group above it that is not hidden; -1 for none.
    var seen = Array(repeating: -1, count: spec.nodes.count)
    for (node, record) in spec.nodes.enumerated() where layout.presence.isPresent(node) {
      let parent = record.parent
      let path = path(to: node, after: parent.map { paths[$0] } ?? Path(), clearing.own[node])
      paths[node] = path
      if let parent { seen[node] = layout.presence.isHidden(parent) ? seen[parent] : parent }
      guard candidates[node] else { continue }
      let above = seen[node] < 0 ? nil : seen[node]
      let steps =
        path.isBlocked
        ? above.map { cutting(paths[$0]) } ?? .none
        : emptying(node, path, clearing.inside[node])
      guard let count = steps.count, count > 0 else { continue }
      losses.append(Loss(node: node, count: count))
      if count < shortest?.loss.count ?? .max {
        shortest = (Loss(node: node, count: count), path.isBlocked, above)
      }
    }
    guard let shortest else { return ([], []) }
    let session =
      shortest.isBlocked
      ? shortest.above.map { cutting(to: $0, paths[$0], clearing) } ?? []
      : emptying(shortest.loss.node, clearing)
    return (losses, session)
  }

  private func path(to node: Int, after path: Path, _ own: Steps) -> Path {
    var path = path
    if path.hidden == nil, canToggle(node) {
      path.hidden = node
      path.hiding = path.removing + .one
    }
    path.removing = path.removing + own
    if layout.presence.isHiddenItself(node) {
      path.showing = path.showing + (canToggle(node) ? .one : .never)
      if !spec.nodes[node].isTrue(.allowsHiding) { path.isBlocked = true }
    }
    return path
  }

  /// What takes away every way to the groups of a path, and with it to what is hidden below it for
  /// good.
  private func cutting(_ path: Path) -> Steps {
    path.hiding < path.removing ? path.hiding : path.removing
  }

  private func cutting(
    to group: Int, _ path: Path, _ clearing: Clearing
  ) -> [CustomizationStep] {
    let hidden = path.hiding < path.removing ? path.hidden : nil
    var events: [CustomizationStep] = []
    for node in spec.ancestors(of: group).reversed() + [group] {
      if node == hidden { return events + [.hide(name(node))] }
      if clearing.own[node] == .one { events.append(.remove(name(node))) }
    }
    return events
  }

  /// What leaves a group in sight with nothing that leads to it: it is shown, its item and those of
  /// the groups above are removed, and everything below is cleared.
  private func emptying(_ group: Int, _ path: Path, _ inside: Steps) -> Steps {
    guard spec.nodes[group].isGroup, !isAddable(group) else { return .never }
    return path.showing + path.removing + inside
  }

  private func emptying(_ group: Int, _ clearing: Clearing) -> [CustomizationStep] {
    let path = spec.ancestors(of: group).reversed() + [group]
    return path.filter(layout.presence.isHiddenItself).map { .show(name($0)) }
      + path.filter { clearing.own[$0] == .one }.map { .remove(name($0)) }
      + events((group + 1)..<spec.nodes[group].end, clearing)
  }

  /// Whether a group that has lost everything can still be added to the bar, which counts as a way:
  /// one without a row of its own.
  private func isAddable(_ group: Int) -> Bool {
    guard layout.tabBar != nil, spec.nodes[group].appearance == .inline else { return false }
    switch spec.resolvedPlacement(of: spec.nodes[group]) {
    case .optional: return true
    case .automatic, .default: return hasBar
    case .fixed, .pinned, .movable, .sidebarOnly: return false
    }
  }
}
