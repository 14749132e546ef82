import JSON
package import TabModel

/// The worst customizations in all environments of a spec that allow them.
package struct CustomizationSurvey: Sendable {
  struct Loss: Sendable {
    let session: [CustomizationStep]
    let nodes: [Int]
    /// Other destinations that can become unreachable, with the number of steps.
    let others: [(node: Int, steps: Int)]
    /// Positions in `environments`.
    var environments: [Int]
  }

  struct Emptying: Sendable {
    let session: [CustomizationStep]
    /// Positions in `environments`.
    let environments: [Int]
  }

  package let spec: TabSpec
  /// Environments that allow customization.
  package let environments: [Environment]
  /// True if any environment has a visible bar.
  private(set) var hasBar = false
  private(set) var losses: [Loss] = []
  let emptyings: [Emptying]

  package var isClear: Bool { losses.isEmpty && emptyings.isEmpty }

  /// Searches all environments of a spec.
  package init(_ spec: TabSpec) {
    let spec = spec.withSamples
    self.spec = spec
    let resolver = Resolver(spec)
    let layouts = spec.environments.map(resolver.layout).filter(\.readsCustomization)
    environments = layouts.map(\.environment)
    let searches = layouts.map { CustomizationSearch($0) }
    let sessions = searches.enumerated().compactMap { environment, search in
      search.emptyingBar().map { (session: $0, environment: environment) }
    }
    emptyings = sessions.grouped(by: \.session).map {
      Emptying(session: $0.key, environments: $0.elements.map(\.environment))
    }
    for (environment, (layout, search)) in zip(layouts, searches).enumerated() {
      if layout.tabBar?.items.isEmpty == false { hasBar = true }
      let candidates = layout.candidates
      let (losses, session) = search.losses(among: candidates)
      if !losses.isEmpty {
        add(
          losses, session, layout.unreachable(after: session).filter { candidates[$0] },
          environment)
      }
    }
  }

  private mutating func add(
    _ losses: [CustomizationSearch.Loss], _ session: [CustomizationStep], _ nodes: [Int],
    _ environment: Int
  ) {
    let lost = Set(nodes)
    let others = losses.filter { !lost.contains($0.node) }.map { ($0.node, $0.count) }
    let same = self.losses.firstIndex { other in
      other.session == session && other.nodes == nodes
        && other.others.elementsEqual(others) { $0 == $1 }
    }
    if let same {
      self.losses[same].environments.append(environment)
    } else {
      self.losses.append(
        Loss(session: session, nodes: nodes, others: others, environments: [environment]))
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
    for event in session {
      switch event {
      case .hide(let name): state.hidden.append(Located(unwritten: name))
      case .show(let name): state.shown.append(Located(unwritten: name))
      case .remove(let name): state.removedFromTabBar.append(Located(unwritten: name))
      }
    }
    return Resolver(spec, customization: state).layout(in: environment).destinations.filter {
      $0.via == .unreachable
    }.map(\.node)
  }
}
