import TabModel

/// A changed identifier, under which customizations are stored.
struct IdentifierChange: Sendable {
  enum Kind: Sendable {
    /// Removed with its node.
    case gone
    /// The node has another identifier.
    case replaced(new: Int)
    /// It belongs to another node.
    case reused(new: Int)
    /// The identifier of all customizations changed.
    case customization(from: String?, to: String?)
  }

  /// The customizations that the system stores under an identifier.
  enum Memory: String, Sendable, CaseIterable {
    case placeInBar, hidden, placeInGroup, orderOfChildren, collapsed, everything
  }

  let kind: Kind
  /// Nil for `customizationIdentifier`.
  let node: Int?
  let memories: [Memory]
  let platforms: [Platform]
}

struct IdentifierComparison {
  let old: TabSpec
  let new: TabSpec
  /// The platforms that read customization states of the old spec.
  let memory: CustomizationMemory

  func changes() -> [IdentifierChange] {
    let pairing = NodePairing(old, new)
    let index = IdentifierIndex(new)
    let oldIndex = IdentifierIndex(old)
    let meaning = NodeMeaning(old, { _ in true }, new, { _ in true })
    var changes: [IdentifierChange] = []
    let names = (
      old.text(old.customizationIdentifier), new.text(new.customizationIdentifier)
    )
    if names.0 != names.1 {
      changes.append(
        IdentifierChange(
          kind: .customization(from: names.0, to: names.1), node: nil, memories: [.everything],
          platforms: memory.platforms))
    }
    for (node, record) in old.nodes.enumerated() {
      let identifier = old.identifier(of: record)
      // Of duplicates, the first counts.
      guard oldIndex.node(named: identifier) == node else { continue }
      let kind: IdentifierChange.Kind
      if let other = index.node(named: identifier) {
        // A node may be repeated for several platforms.
        if meaning.isSame(node, other) { continue }
        kind = .reused(new: other)
      } else if let other = pairing.newOfOld[node] {
        kind = .replaced(new: other)
      } else {
        kind = .gone
      }
      changes.append(
        IdentifierChange(
          kind: kind, node: node, memories: memories(of: node, record),
          platforms: memory.platforms(of: node)))
    }
    return changes
  }

  private func memories(of index: Int, _ node: Node) -> [IdentifierChange.Memory] {
    var memories: [IdentifierChange.Memory] = []
    guard !memory.platforms(of: index).isEmpty else { return [] }
    if memory.hasBar {
      switch old.resolvedPlacement(of: node) {
      case .automatic, .default, .optional, .movable: memories.append(.placeInBar)
      case .pinned, .fixed, .sidebarOnly: break
      }
    }
    if node.isTrue(.allowsHiding) { memories.append(.hidden) }
    if let parent = node.parent, old.nodes[parent].isTrue(.allowsReordering) {
      memories.append(.placeInGroup)
    }
    if node.isTrue(.allowsReordering) { memories.append(.orderOfChildren) }
    if node.isGroup, node.appearance != .inline { memories.append(.collapsed) }
    return memories
  }
}

/// The platforms that store customizations of a spec, by written node.
struct CustomizationMemory {
  /// Platforms that read a customization state, with the nodes that they have.
  private var nodes: [(platform: Platform, present: Set<Int>)] = []
  private(set) var hasBar = false

  var platforms: [Platform] { nodes.map(\.platform) }

  mutating func add(_ layout: Layout) {
    guard layout.readsCustomization else { return }
    if layout.tabBar != nil { hasBar = true }
    let platform = layout.environment.platform
    let present = layout.spec.nodes.indices.filter(layout.presence.isPresent).map(
      layout.spec.origin(of:))
    if let known = nodes.firstIndex(where: { $0.platform == platform }) {
      nodes[known].present.formUnion(present)
    } else {
      nodes.append((platform, Set(present)))
    }
  }

  /// Returns the platforms whose layouts have a node.
  func platforms(of node: Int) -> [Platform] {
    nodes.filter { $0.present.contains(node) }.map(\.platform)
  }
}
