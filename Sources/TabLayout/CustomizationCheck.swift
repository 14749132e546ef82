package import LocatedJSON
package import TabHierarchy

extension CustomizationState {
  /// What of a state has no effect: identifiers that no node has, which app updates bring about,
  /// and changes that no person could have made.
  package func impossibilities(in spec: TabSpec) -> [Diagnostic] {
    let index = IdentifierIndex(spec)
    var found: [Diagnostic] = []

    func report(
      _ severity: Diagnostic.Severity, _ message: String, _ value: JSONValue, _ help: String
    ) {
      found.append(
        Diagnostic(
          rule: "customization", severity: severity, message: message,
          range: document.range(of: value), help: help))
    }
    /// Looks up the node of an entry, and reports it where a person could not have made it.
    func check(_ entry: Located<String>, _ impossible: (Node) -> String?) {
      guard let node = index.node(named: entry.value) else {
        report(
          .note, "no node has the identifier '\(entry.value)' any more", entry.json,
          "the entry is ignored; app updates leave such entries behind")
        return
      }
      if let reason = impossible(spec.nodes[node]) {
        report(
          .warning, "'\(entry.value)' \(reason)", entry.json,
          "the entry is ignored; no person could have made it")
      }
    }

    for entry in hidden + shown {
      check(entry) { $0.isTrue(.allowsHiding) ? nil : "does not allow hiding" }
    }
    for entry in tabBarOrder {
      check(entry) { node in
        switch spec.resolvedPlacement(of: node) {
        case .fixed, .pinned: "is \(spec.resolvedPlacement(of: node).name) and cannot be moved"
        case .sidebarOnly: "is sidebarOnly and cannot be in the bar"
        default: nil
        }
      }
    }
    for entry in removedFromTabBar {
      check(entry) { node in
        switch spec.resolvedPlacement(of: node) {
        case .fixed, .pinned, .movable:
          "is \(spec.resolvedPlacement(of: node).name) and cannot be removed from the bar"
        case .sidebarOnly: "is sidebarOnly and never was in the bar"
        default: nil
        }
      }
    }
    for (group, children) in displayOrder {
      let parent = index.node(named: group.value)
      check(group) { $0.isTrue(.allowsReordering) ? nil : "does not allow reordering" }
      for child in children {
        let node = index.node(named: child.value)
        check(child) { _ in
          node.flatMap { spec.nodes[$0].parent } == parent ? nil : "is not in '\(group.value)'"
        }
      }
    }
    for entry in collapsed {
      check(entry) { $0.isGroup ? nil : "is no group and cannot be collapsed" }
    }
    return found
  }
}
