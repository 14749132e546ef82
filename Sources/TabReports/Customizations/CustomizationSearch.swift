package import TabModel

/// Finds the shortest edits that make a tab unreachable or empty the bar, in one environment that
/// reads a customization state.
///
/// Edits are not enumerated: the minimum follows from counting in two passes over the nodes.
/// `docs/customization.md` proves that this is complete; tests compare it with exhaustive search.
package struct CustomizationSearch {
  private let layout: Layout
  private let spec: TabSpec
  private let index: IdentifierIndex
  private let hasSidebarDestinations: Bool
  /// True if the bar is visible and can be edited.
  private let hasBar: Bool
  /// The nodes in a visible bar that cannot be edited.
  private let held: Set<Int>

  package init(_ layout: Layout) {
    self.layout = layout
    spec = layout.spec
    index = IdentifierIndex(spec, where: layout.presence.isPresent)
    hasSidebarDestinations = layout.environment.has(NodeKey.isSidebarDestination.definition)
    let bar = spec.isTabBarHidden?.value == true ? nil : layout.tabBar
    hasBar = bar != nil && layout.isBarEditable
    let items = (bar?.items.compactMap(\.node) ?? []) + (bar?.more ?? [])
    held = layout.isBarEditable ? [] : Set(items)
  }

  // MARK: - Edits of a node

  /// True if edits affect the node: the first with its identifier.
  private func isAddressable(_ node: Int) -> Bool {
    index.node(named: spec.identifier(of: node)) == node
  }

  private func canToggle(_ node: Int) -> Bool {
    spec.nodes[node].isTrue(.allowsHiding) && isAddressable(node)
  }

  /// True if hiding the node removes its routes.
  private func canHide(_ node: Int) -> Bool { canToggle(node) && !held.contains(node) }

  /// Edits that remove the node's item while the node is shown.
  private func stepsOutOfBar(_ node: Int) -> Steps {
    guard hasBar else { return held.contains(node) ? .never : .none }
    switch spec.resolvedPlacement(of: spec.nodes[node]) {
    case .optional, .sidebarOnly: return .none
    case .automatic, .default: return isAddressable(node) ? .one : .never
    case .fixed, .pinned, .movable: return .never
    }
  }

  /// Edits that remove the node's own route while the node is shown.
  private func stepsOffRoute(_ node: Int) -> Steps {
    let record = spec.nodes[node]
    guard record.isGroup else { return record.isTrue(.performsAction) ? .none : .never }
    let isSelectable =
      hasSidebarDestinations && record.isTrue(.isSidebarDestination)
      && record.appearance != .inline
    return isSelectable ? .never : stepsOutOfBar(node)
  }

  // MARK: - Descendants

  /// Edits that clear a node's subtree, and a group's descendants.
  private struct Clearing {
    var own = Steps.none
    var whole = Steps.none
    var inside = Steps.none
    /// True if hiding the node is shortest.
    var hides = false
  }

  /// Counts the edits that clear every subtree: none if hidden, one if it can be hidden, otherwise
  /// the sum.
  private func clearing(_ own: (Int) -> Steps) -> [Clearing] {
    var clearing = Array(repeating: Clearing(), count: spec.nodes.count)
    for node in spec.nodes.indices.reversed() where layout.presence.isPresent(node) {
      // Descendants follow their group, so they are already counted.
      clearing[node].own = own(node)
      if !layout.presence.isHiddenItself(node) {
        let together = clearing[node].own + clearing[node].inside
        clearing[node].hides = .one < together && canHide(node)
        clearing[node].whole = clearing[node].hides ? .one : together
      }
      if let parent = spec.nodes[node].parent {
        clearing[parent].inside = clearing[parent].inside + clearing[node].whole
      }
    }
    return clearing
  }

  /// The edits that clear a range of siblings.
  private func events(_ range: Range<Int>, _ clearing: [Clearing]) -> [CustomizationStep] {
    var events: [CustomizationStep] = []
    var node = range.lowerBound
    while node < range.upperBound {
      if !layout.presence.isPresent(node) || layout.presence.isHiddenItself(node) {
        node = spec.nodes[node].end
      } else if clearing[node].hides {
        events.append(step(.hide, node))
        node = spec.nodes[node].end
      } else {
        if clearing[node].own == .one { events.append(step(.remove, node)) }
        node += 1
      }
    }
    return events
  }

  private func step(_ kind: CustomizationStep.Kind, _ node: Int) -> CustomizationStep {
    CustomizationStep(kind: kind, identifier: spec.identifier(of: node))
  }

  /// The shortest edits that empty the bar; nil if that is impossible or it is empty already.
  package func emptyingBar() -> [CustomizationStep]? {
    guard hasBar, layout.tabBar?.items.isEmpty == false else { return nil }
    let clearing = clearing(stepsOutOfBar)
    let total = spec.roots.reduce(Steps.none) { $0 + clearing[$1].whole }
    return total.count == nil ? nil : events(0..<spec.nodes.count, clearing)
  }

  // MARK: - Ancestors

  private struct Path {
    var removing = Steps.none
    /// Hiding the topmost group that can be hidden, after removing the items above it.
    var hiding = Steps.never
    var hidden: Int?
    var showing = Steps.none
    /// True if something hidden on it cannot be shown.
    var isBlocked = false
  }

  /// A destination that can become unreachable.
  package struct Loss: Hashable, Sendable {
    package let node: Int
    /// Length of its shortest edits.
    package let count: Int
  }

  /// Destinations that can become unreachable, in traversal order, with the shortest edits of all.
  ///
  /// - Parameter candidates: destinations that are reachable at first.
  package func losses(among candidates: [Bool]) -> (losses: [Loss], session: [CustomizationStep]) {
    let clearing = clearing(stepsOffRoute)
    var paths = Array(repeating: Path(), count: spec.nodes.count)
    var losses: [Loss] = []
    // For each node its nearest shown ancestor.
    var seen = [Int?](repeating: nil, count: spec.nodes.count)
    for (node, record) in spec.nodes.enumerated() where layout.presence.isPresent(node) {
      let parent = record.parent
      let path = path(to: node, after: parent.map { paths[$0] } ?? Path(), clearing[node].own)
      paths[node] = path
      if let parent { seen[node] = layout.presence.isHidden(parent) ? seen[parent] : parent }
      guard candidates[node] else { continue }
      let steps =
        path.isBlocked
        ? seen[node].map { cutting(paths[$0]) } ?? .none
        : emptying(node, path, clearing[node].inside)
      guard let count = steps.count, count > 0 else { continue }
      losses.append(Loss(node: node, count: count))
    }
    // The first of several.
    guard let node = losses.min(by: { $0.count < $1.count })?.node else { return ([], []) }
    let session =
      paths[node].isBlocked
      ? seen[node].map { cutting(to: $0, paths[$0], clearing) } ?? []
      : emptying(node, clearing)
    return (losses, session)
  }

  private func path(to node: Int, after path: Path, _ own: Steps) -> Path {
    var path = path
    if path.hidden == nil, canHide(node) {
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

  /// Removes all routes to a path's groups, and so to hidden descendants that cannot be shown.
  private func cutting(_ path: Path) -> Steps {
    path.hiding < path.removing ? path.hiding : path.removing
  }

  private func cutting(
    to group: Int, _ path: Path, _ clearing: [Clearing]
  ) -> [CustomizationStep] {
    let hidden = path.hiding < path.removing ? path.hidden : nil
    var events: [CustomizationStep] = []
    for node in spec.ancestors(of: group).reversed() + [group] {
      if node == hidden { return events + [step(.hide, node)] }
      if clearing[node].own == .one { events.append(step(.remove, node)) }
    }
    return events
  }

  /// Leaves a shown group without routes: its item and those of its ancestors are removed, its
  /// descendants cleared.
  private func emptying(_ group: Int, _ path: Path, _ inside: Steps) -> Steps {
    guard spec.nodes[group].isGroup, !isAddable(group) else { return .never }
    return path.showing + path.removing + inside
  }

  private func emptying(_ group: Int, _ clearing: [Clearing]) -> [CustomizationStep] {
    let path = spec.ancestors(of: group).reversed() + [group]
    return path.filter(layout.presence.isHiddenItself).map { step(.show, $0) }
      + path.filter { clearing[$0].own == .one }.map { step(.remove, $0) }
      + events((group + 1)..<spec.nodes[group].end, clearing)
  }

  /// True if an empty group can still be added to the bar, which counts as a route: one without its
  /// own row.
  private func isAddable(_ group: Int) -> Bool {
    guard layout.isBarEditable, spec.nodes[group].appearance == .inline else { return false }
    switch spec.resolvedPlacement(of: spec.nodes[group]) {
    case .optional: return true
    case .automatic, .default: return hasBar
    case .fixed, .pinned, .movable, .sidebarOnly: return false
    }
  }
}

/// A number of edits; nil if impossible.
struct Steps: Equatable, Sendable {
  let count: Int?

  static let none = Steps(count: 0)
  static let one = Steps(count: 1)
  static let never = Steps(count: nil)

  static func + (left: Steps, right: Steps) -> Steps {
    guard let left = left.count, let right = right.count else { return .never }
    return Steps(count: left + right)
  }

  static func < (left: Steps, right: Steps) -> Bool {
    (left.count ?? .max) < (right.count ?? .max)
  }
}
