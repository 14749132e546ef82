import JSON
package import TabModel

/// A changed identifier, under which customizations are stored.
package struct IdentifierChange: Sendable {
  package enum Kind: Sendable {
    case gone(Int)
    /// The node has another identifier.
    case replaced(Int, by: Int)
    /// It belongs to another node.
    case reused(Int, by: Int)
    /// The identifier of all customizations changed.
    case customization(from: String?, to: String?)
    /// Another framework, which stores customizations elsewhere.
    case framework(from: Framework, to: Framework)
    /// Users can customize because of a new `customizationIdentifier`.
    case customizable(String)
  }

  /// The customizations that the system stores under an identifier.
  package enum Memory: String, Sendable, CaseIterable {
    case placeInBar, hidden, placeInGroup, orderOfChildren, collapsed, everything
  }

  package let kind: Kind
  /// The stored customizations, with the platforms that store them.
  package let memories: [(memory: Memory, platforms: [Platform])]
  /// Where it was used; where users can customize from now on if the change is `customizable`.
  package let platforms: [Platform]
}

/// The customizations of a spec that platforms store, by written node.
struct CustomizationMemory {
  /// A platform on which users customize the app, with the nodes that it has and what it stores.
  private struct Store {
    let platform: Platform
    var layouts: Set<Int> = []
    var present: Set<Int> = []
    var memories: [Int: Set<IdentifierChange.Memory>] = [:]
  }

  private var stores: [Store] = []

  var platforms: [Platform] { stores.map(\.platform) }

  /// - Parameter number: the same for equal layouts, which count once.
  mutating func add(_ layout: Layout, _ number: Int, on platform: Platform) {
    guard layout.isCustomizable else { return }
    let store = stores.firstIndex { $0.platform == platform } ?? stores.count
    if store == stores.count { stores.append(Store(platform: platform)) }
    guard stores[store].layouts.insert(number).inserted else { return }
    let spec = layout.spec
    for (node, memories) in layout.memories.enumerated() {
      let origin = spec.origin(of: node)
      stores[store].memories[origin, default: []].formUnion(memories)
      if layout.presence.isPresent(node) { stores[store].present.insert(origin) }
    }
  }

  /// Returns the changed identifiers of a spec whose customizations are stored here.
  ///
  /// - Parameter newPlatforms: the platforms that store customizations of the new spec.
  func changes(
    from old: TabSpec, to new: TabSpec, on newPlatforms: [Platform]
  ) -> [IdentifierChange] {
    let pairing = NodePairing(old, new)
    let index = IdentifierIndex(new)
    let oldIndex = IdentifierIndex(old)
    var changes: [IdentifierChange] = []
    let names = (old.customizationIdentifier?.value, new.customizationIdentifier?.value)
    if names.0 == nil, let name = names.1, platforms.isEmpty, !newPlatforms.isEmpty {
      changes.append(
        IdentifierChange(kind: .customizable(name), memories: [], platforms: newPlatforms))
    } else if names.0 != names.1 {
      changes.append(
        IdentifierChange(
          kind: .customization(from: names.0, to: names.1),
          memories: [(.everything, platforms)], platforms: platforms))
    }
    for (node, record) in old.nodes.enumerated() {
      let identifier = old.identifier(of: record)
      // Of duplicates, the first counts.
      guard oldIndex.node(named: identifier) == node else { continue }
      if let other = index.node(named: identifier) {
        // A node may be repeated for several platforms.
        if pairing.keepsMeaning(node, other) { continue }
        changes.append(change(.reused(node, by: other), of: node))
      } else if let other = pairing.newOfOld[node] {
        changes.append(change(.replaced(node, by: other), of: node))
      } else {
        changes.append(change(.gone(node), of: node))
      }
    }
    return changes
  }

  private func change(_ kind: IdentifierChange.Kind, of node: Int) -> IdentifierChange {
    let stores = stores.filter { $0.present.contains(node) }
    let memories = IdentifierChange.Memory.allCases.map { memory in
      let storing = stores.filter { $0.memories[node]?.contains(memory) == true }
      return (memory: memory, platforms: storing.map(\.platform))
    }
    return IdentifierChange(
      kind: kind, memories: memories.filter { !$0.platforms.isEmpty },
      platforms: stores.map(\.platform))
  }
}

extension Layout {
  /// The customizations that the system stores for each node.
  fileprivate var memories: [[IdentifierChange.Memory]] {
    let nodes = spec.nodes
    // The same for all nodes.
    let (storesBar, storesAll) = (isBarEditable, readsCustomization)
    return nodes.indices.map { index in
      var stored: [IdentifierChange.Memory] = []
      if spec.lacksCustomizationID(index) { return stored }
      if storesBar {
        switch spec.resolvedPlacement(of: index) {
        case .automatic, .default, .optional, .movable: stored.append(.placeInBar)
        case .pinned, .fixed, .sidebarOnly: break
        }
      }
      guard storesAll else { return stored }
      if nodes[index].allowsHiding.isTrue { stored.append(.hidden) }
      if let parent = nodes[index].parent, nodes[parent].allowsReordering.isTrue {
        stored.append(.placeInGroup)
      }
      if nodes[index].allowsReordering.isTrue { stored.append(.orderOfChildren) }
      if nodes[index].kind == .group, nodes[index].sidebarAppearance?.value != .inline {
        stored.append(.collapsed)
      }
      return stored
    }
  }
}
