/// How a node came to stand where it does in one environment: what the steps decided about it.
package struct Explanation: Sendable {
  package let layout: Layout
  /// The node that is asked about.
  package let node: Int
  /// In the order of the steps.
  package let decisions: [Decision]
}

extension Resolver {
  /// Explains where the node of an identifier is shown; nil where the spec has no such node. Of
  /// several nodes the first that is present in the environment is meant.
  package func explanation(of identifier: String, in environment: Environment) -> Explanation? {
    let present = presentNodes(of: spec, in: environment)
    let index = IdentifierIndex(spec) { present?[$0] ?? true }
    guard
      let node = index.node(named: identifier) ?? IdentifierIndex(spec).node(named: identifier)
    else { return nil }
    let log = DecisionLog(asked: node)
    let layout = layout(under: conditions(in: environment, log), log)
    // All that can be said of a node that is not there is why.
    guard layout.presence.isPresent(node) else {
      let decisions = log.decisions.filter { $0.step == .presence && $0.subject == node }
      return Explanation(layout: layout, node: node, decisions: decisions)
    }
    if let destination = layout.destinations.first(where: { $0.node == node }) {
      log.record(
        .destination, node, destination.via == .more ? .moreIsTwoTaps : .firstWay,
        .way(destination.via, taps: destination.taps))
    } else {
      log.record(.destination, node, .actions, .isNoDestination)
    }
    let decisions = Decision.Step.allCases.flatMap { step in
      log.decisions.filter { $0.step == step }
    }
    return Explanation(layout: layout, node: node, decisions: decisions)
  }
}
