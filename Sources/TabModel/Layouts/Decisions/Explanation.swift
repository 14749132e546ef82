/// The decisions about a node in one environment, in resolution order.
package struct Explanation {
  package let layout: Layout
  package let node: Int
  package let decisions: [Decision]
}

extension Resolver {
  /// Explains where a node is shown; nil if it doesn't exist. Of duplicate identifiers, the first present one
  /// counts.
  package func explanation(of identifier: String, in environment: Environment) -> Explanation? {
    let present = spec.presentNodes(in: environment)
    guard
      let node = index.node(named: identifier, where: { present?[$0] ?? true })
        ?? index.node(named: identifier)
    else { return nil }
    let log = DecisionLog(explainedNode: node, in: environment.framework)
    let conditions = conditions(in: environment)
    log.recordPresence(in: spec, conditions.present, conditions.environment)
    let layout = layout(under: conditions, log)
    // An absent node has only one decision, the reason.
    guard layout.presence.isPresent(node) else {
      let decisions = log.decisions.filter { $0.step == .presence && $0.subject == node }
      return Explanation(layout: layout, node: node, decisions: decisions)
    }
    if let destination = layout.destinations.first(where: { $0.node == node }) {
      let statement: Statement =
        switch destination.via {
        case .more: .moreIsTwoTaps
        case .link: .links
        default: .simplestRoute
        }
      log.record(
        .destination, node, statement,
        .way(destination.via, taps: destination.taps))
    } else {
      let runsAction = layout.spec.nodes[node].performsAction.isTrue
      log.record(
        .destination, node, runsAction ? .actions : .sectionIsHeading,
        .isNoDestination(runsAction: runsAction))
    }
    let decisions = Decision.Step.allCases.flatMap { step in
      log.decisions.filter { $0.step == step }
    }
    return Explanation(layout: layout, node: node, decisions: decisions)
  }
}
