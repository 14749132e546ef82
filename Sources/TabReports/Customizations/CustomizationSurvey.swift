package import TabModel

/// The worst that people can do by customizing, in all environments of a spec in which they can.
package struct CustomizationSurvey: Sendable {
  /// A shortest session that makes something unreachable.
  package struct Loss: Sendable {
    package let session: [CustomizationStep]
    /// What it makes unreachable, in walk order.
    package let nodes: [Int]
    /// What else can become unreachable, and in how many steps.
    package let others: [(node: Int, steps: Int)]
    /// Positions in `environments`.
    package var environments: [Int]
  }

  /// A shortest session that empties the bar.
  package struct Emptying: Sendable {
    package let session: [CustomizationStep]
    /// Positions in `environments`.
    package var environments: [Int]
  }

  package let spec: TabSpec
  /// Where people can customize: what was searched.
  package let environments: [Environment]
  /// Whether there is a bar that people can see in any of them.
  package private(set) var hasBar = false
  package private(set) var losses: [Loss] = []
  package private(set) var emptyings: [Emptying] = []

  /// Whether nothing of the kind can happen.
  package var isClear: Bool { losses.isEmpty && emptyings.isEmpty }

  /// Searches all environments of a spec's targets.
  package init(_ spec: TabSpec) {
    self.spec = spec
    let resolver = Resolver(spec)
    let layouts = spec.environments.map(resolver.layout).filter(\.readsCustomization)
    environments = layouts.map(\.environment)
    for (environment, layout) in layouts.enumerated() {
      let search = CustomizationSearch(layout)
      if layout.tabBar?.items.isEmpty == false { hasBar = true }
      let candidates = layout.candidates
      let (losses, session) = search.losses(among: candidates)
      if !losses.isEmpty {
        add(
          losses, session, layout.unreachable(after: session).filter { candidates[$0] },
          environment)
      }
      if let session = search.emptyingBar() { add(session, environment) }
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

  private mutating func add(_ session: [CustomizationStep], _ environment: Int) {
    if let same = emptyings.firstIndex(where: { $0.session == session }) {
      emptyings[same].environments.append(environment)
    } else {
      emptyings.append(Emptying(session: session, environments: [environment]))
    }
  }
}

extension Layout {
  /// The destinations that people get to here, except for groups with nothing in them: those that
  /// can become unreachable.
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

  /// The destinations that nothing leads to after a session of a person who had customized nothing.
  fileprivate func unreachable(after session: [CustomizationStep]) -> [Int] {
    var state = CustomizationState(for: spec)
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
