package import TabModel

/// An identifier that is not what it was: customizations are stored under it.
package struct IdentifierChange: Sendable {
  /// What became of it.
  package enum Kind: Sendable {
    /// No node has it any more, and the node is gone.
    case gone
    /// The node is still there under another identifier.
    case replaced(new: Int)
    /// It belongs to another thing now.
    case reused(new: Int)
    /// The identifier of everything that people customize is another one.
    case customization(from: String?, to: String?)
  }

  /// What the system remembers about a node under its identifier.
  package enum Memory: String, Sendable, CaseIterable {
    case placeInBar, hidden, placeInGroup, orderOfChildren, collapsed, everything
  }

  package let kind: Kind
  /// The old node; nil where it is about all of them.
  package let node: Int?
  /// What people may have customized about it.
  package let memories: [Memory]
  /// Where they may have.
  package let platforms: [Platform]
}

/// Finds the identifiers of a spec that disappear or change their meaning.
struct IdentifierComparison {
  private let old: TabSpec
  private let new: TabSpec
  /// Where a customization state of the old spec is read.
  private let memory: CustomizationMemory

  init(_ old: TabSpec, _ new: TabSpec, _ memory: CustomizationMemory) {
    self.old = old
    self.new = new
    self.memory = memory
  }

  /// The changes in walk order, that of `customizationIdentifier` first.
  func changes() -> [IdentifierChange] {
    let pairing = NodePairing(old, new)
    let index = IdentifierIndex(new)
    let oldIndex = IdentifierIndex(old)
    let meaning = NodeMeaning(old, { _ in true }, new, { _ in true })
    var changes: [IdentifierChange] = []
    let names = (old.customizationIdentifier?.value, new.customizationIdentifier?.value)
    if names.0 != names.1 {
      changes.append(
        IdentifierChange(
          kind: .customization(from: names.0, to: names.1), node: nil, memories: [.everything],
          platforms: memory.platforms))
    }
    for (node, record) in old.nodes.enumerated() {
      let identifier = old.identifier(of: record)
      // Of several nodes with one identifier the first is the one that it stands for.
      guard oldIndex.node(named: identifier) == node else { continue }
      let kind: IdentifierChange.Kind
      if let other = index.node(named: identifier) {
        if pairing.newOfOld[node] == other, meaning.isSame(node, other) { continue }
        // One node is written several times, for several platforms.
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
    guard memory.isPresentAnywhere(index) else { return [] }
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
