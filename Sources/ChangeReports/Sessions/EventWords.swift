import Spelling
package import TabHierarchy
import TabLayout

/// Puts events into words, as they follow "a person can": `remove 'Home' from the bar`.
package struct EventWords {
  private let spec: TabSpec
  private let index: IdentifierIndex
  private let ambiguous: Set<String>

  package init(_ spec: TabSpec) {
    self.spec = spec
    index = IdentifierIndex(spec)
    ambiguous = repeatedTitles(of: spec)
  }

  /// A node as people know it, and its identifier where the title is not enough.
  func name(_ identifier: String) -> String {
    guard let node = index.node(named: identifier) else { return "'\(identifier)'" }
    return name(of: node)
  }

  /// A node in quotes: by its title, or by its identifier where the title does not tell it apart.
  package func name(of node: Int) -> String {
    let title = spec.title(of: spec.nodes[node])
    let identifier = spec.identifier(of: spec.nodes[node])
    if isBlank(title) { return "'\(identifier)'" }
    return ambiguous.contains(title) ? "'\(title)' (\(identifier))" : "'\(title)'"
  }

  /// What a person does in an event.
  package func words(_ event: SessionEvent) -> String {
    switch event {
    case .hide(let node): "hide \(name(node))"
    case .show(let node): "show \(name(node))"
    case .add(let node, nil): "add \(name(node)) to the bar"
    case .add(let node, let place?): "add \(name(node)) to the bar, at place \(place)"
    case .remove(let node): "remove \(name(node)) from the bar"
    case .moveInBar(let node, let place): "move \(name(node)) to place \(place) of the bar"
    case .reorder(let group, let order):
      "put what is in \(name(group)) into the order \(shortList(order.map(name)))"
    case .toggleSidebar: "toggle the sidebar"
    case .collapse(let group): "collapse the section \(name(group))"
    case .expand(let group): "expand the section \(name(group))"
    case .resetCustomization: "reset what was customized"
    case .updateApp(let path): "update the app to '\(path)'"
    }
  }
}
