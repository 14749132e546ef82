import JSON
package import TabModel

extension Layout {
  /// Returns whether a node is present and disabled. Before 18.4 `isEnabled` has no effect.
  package func isDisabled(_ node: Int) -> Bool {
    spec.nodes[node].isEnabled.isFalse && environment.has(\Node.isEnabled)
      && presence.isPresent(node)
  }

  /// The second line of a node's row; nil if it has none, or if the framework has no subtitles.
  package func subtitle(of node: Int) -> String? {
    guard let subtitle = spec.nodes[node].subtitle, environment.has(\Node.subtitle) else {
      return nil
    }
    let shown = spec.shown(subtitle)
    return isBlank(shown) ? nil : shown
  }
}
