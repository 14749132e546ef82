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
    /// Users can customize because of a new `customizationIdentifier`.
    case customizable(String)
  }

  /// The customizations that the system stores under an identifier.
  enum Memory: String, Sendable, CaseIterable {
    case placeInBar, hidden, placeInGroup, orderOfChildren, collapsed, everything
  }

  let kind: Kind
  /// Nil for `customizationIdentifier`.
  let node: Int?
  /// What users customized, with the platforms that store it.
  let memories: [(memory: Memory, platforms: [Platform])]
  /// Where it was used; where users can customize from now on if the change is `customizable`.
  let platforms: [Platform]
}

/// The platforms that store customizations of a spec, by written node.
struct CustomizationMemory {
  /// Platforms that read a customization state, with the nodes that they have.
  private var nodes: [(platform: Platform, present: Set<Int>)] = []
  /// What is stored for each node on each platform.
  private var memories: [Int: [PlatformName: Set<IdentifierChange.Memory>]] = [:]
  private var knownWindows: Set<Window> = []

  private struct Window: Hashable {
    let platform: Platform
    let hasBar: Bool
  }

  var platforms: [Platform] { nodes.map(\.platform) }

  mutating func add(_ layout: Layout) {
    guard layout.readsCustomization else { return }
    let platform = layout.environment.platform
    if knownWindows.insert(Window(platform: platform, hasBar: layout.isBarEditable)).inserted {
      for node in layout.spec.nodes.indices {
        memories[layout.spec.origin(of: node), default: [:]][platform.name, default: []]
          .formUnion(layout.memories(of: node))
      }
    }
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
    let names = (
      old.text(old.customizationIdentifier), new.text(new.customizationIdentifier)
    )
    if names.0 == nil, let name = names.1, platforms.isEmpty, !newPlatforms.isEmpty {
      changes.append(
        IdentifierChange(
          kind: .customizable(name), node: nil, memories: [], platforms: newPlatforms))
    } else if names.0 != names.1 {
      changes.append(
        IdentifierChange(
          kind: .customization(from: names.0, to: names.1), node: nil,
          memories: [(.everything, platforms)], platforms: platforms))
    }
    for (node, record) in old.nodes.enumerated() {
      let identifier = old.identifier(of: record)
      // Of duplicates, the first counts.
      guard oldIndex.node(named: identifier) == node else { continue }
      let kind: IdentifierChange.Kind
      if let other = index.node(named: identifier) {
        // A node may be repeated for several platforms.
        if pairing.keepsMeaning(node, other) { continue }
        kind = .reused(new: other)
      } else if let other = pairing.newOfOld[node] {
        kind = .replaced(new: other)
      } else {
        kind = .gone
      }
      changes.append(
        IdentifierChange(
          kind: kind, node: node, memories: memories(of: node),
          platforms: platforms(of: node)))
    }
    return changes
  }

  private func memories(
    of node: Int
  ) -> [(memory: IdentifierChange.Memory, platforms: [Platform])] {
    let platforms = platforms(of: node)
    return IdentifierChange.Memory.allCases.compactMap { memory in
      let storing = platforms.filter { memories[node]?[$0.name]?.contains(memory) == true }
      return storing.isEmpty ? nil : (memory, storing)
    }
  }
}

extension Layout {
  fileprivate func memories(of index: Int) -> [IdentifierChange.Memory] {
    let node = spec.nodes[index]
    var memories: [IdentifierChange.Memory] = []
    if isBarEditable {
      switch spec.resolvedPlacement(of: node) {
      case .automatic, .default, .optional, .movable: memories.append(.placeInBar)
      case .pinned, .fixed, .sidebarOnly: break
      }
    }
    if node.isTrue(.allowsHiding) { memories.append(.hidden) }
    if let parent = node.parent, spec.nodes[parent].isTrue(.allowsReordering) {
      memories.append(.placeInGroup)
    }
    if node.isTrue(.allowsReordering) { memories.append(.orderOfChildren) }
    if node.isGroup, node.appearance != .inline { memories.append(.collapsed) }
    return memories
  }
}
