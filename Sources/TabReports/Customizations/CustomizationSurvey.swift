import JSON
package import TabModel

/// An edit of an iPad's bar or sidebar that affects reachability.
package struct CustomizationStep: Hashable, Sendable {
  package enum Kind: String, Sendable {
    /// Unchecks a row in the sidebar.
    case hide
    /// Checks a row in the sidebar.
    case show
    /// Drags an item out of the bar.
    case remove
  }

  package let kind: Kind
  package let identifier: String
}

/// The worst customizations in all environments of a spec that allow them.
package struct CustomizationSurvey: Sendable {
  struct Loss: Hashable, Sendable {
    let session: [CustomizationStep]
    let nodes: [Int]
    /// Other destinations that can become unreachable.
    let others: [CustomizationSearch.Loss]
  }

  package let spec: TabSpec
  /// Environments that allow customization.
  package let environments: [Environment]
  /// True if any environment has a bar with items that can be edited.
  let hasBar: Bool
  /// Losses with the indices of their environments.
  let losses: [(loss: Loss, environments: [Int])]
  /// Edits that empty the bar, with the indices of their environments.
  let emptyings: [(session: [CustomizationStep], environments: [Int])]

  package var isClear: Bool { losses.isEmpty && emptyings.isEmpty }

  /// Searches all environments of a spec.
  package init(_ spec: TabSpec) {
    let spec = spec.withSamples
    self.spec = spec
    let resolver = Resolver(spec)
    let layouts = spec.environments.map(resolver.layout).filter(\.readsCustomization)
    environments = layouts.map(\.environment)
    hasBar = layouts.contains { $0.isBarEditable && $0.tabBar?.items.isEmpty == false }
    let searches = layouts.map { CustomizationSearch($0) }
    emptyings = Self.grouped(searches.map { $0.emptyingBar() })
    losses = Self.grouped(
      zip(layouts, searches).map { layout, search in
        let candidates = layout.candidates
        let (losses, session) = search.losses(among: candidates)
        if losses.isEmpty { return nil }
        let nodes = layout.unreachable(after: session).filter { candidates[$0] }
        let lost = Set(nodes)
        return Loss(
          session: session, nodes: nodes, others: losses.filter { !lost.contains($0.node) })
      })
  }

  /// Groups the findings of all environments, of which some have none.
  private static func grouped<Finding: Hashable>(
    _ findings: [Finding?]
  ) -> [(Finding, environments: [Int])] {
    findings.indices.grouped { findings[$0] }.compactMap { finding, environments in
      finding.map { ($0, environments) }
    }
  }
}

extension Layout {
  /// Reachable destinations, without empty groups.
  package var candidates: [Bool] {
    var candidates = Array(repeating: false, count: spec.nodes.count)
    for destination in destinations
    where destination.via != .unreachable && destination.via != .customization {
      candidates[destination.node] =
        !spec.nodes[destination.node].isGroup
        || spec.children(of: destination.node).contains { presence.isPresent($0) }
    }
    return candidates
  }

  /// Destinations without routes after edits of the default state.
  fileprivate func unreachable(after session: [CustomizationStep]) -> [Int] {
    var state = CustomizationState(for: spec.document)
    for step in session {
      let name = Located(unwritten: step.identifier)
      switch step.kind {
      case .hide: state.hidden.append(name)
      case .show: state.shown.append(name)
      case .remove: state.removedFromTabBar.append(name)
      }
    }
    return Resolver(spec, customization: state).layout(in: environment).destinations.filter {
      $0.via == .unreachable
    }.map(\.node)
  }
}
