package import JSON
package import TabModel

/// Finds entries of customization states without effect.
///
/// Nodes that are never present together may share an identifier; an entry may apply to any of them.
private struct EntryCheck {
  let spec: TabSpec
  let document: JSONDocument
  let nodes: [String: [Int]]
  var findings: [Diagnostic] = []

  init(_ spec: TabSpec, _ document: JSONDocument) {
    self.spec = spec
    self.document = document
    nodes = Dictionary(grouping: spec.nodes.indices) { spec.identifier(of: spec.nodes[$0]) }
  }

  /// - Parameter obstacle: the reason why a node does not allow the change, as a predicate; nil if it does.
  mutating func check(_ entry: Located<String>, _ obstacle: (Node) -> String?) {
    let obstacles = nodes[entry.value, default: []].map { obstacle(spec.nodes[$0]) }
    if obstacles.contains(where: { $0 == nil }) { return }
    let obstacle = obstacles.first ?? nil
    findings.append(
      Diagnostic(
        rule: CustomizationState.findings, severity: obstacle == nil ? .note : .warning,
        message: obstacle.map { "'\(entry.value)' \($0)" }
          ?? "no node has the identifier '\(entry.value)' any more",
        range: document.range(of: entry.json),
        help: obstacle == nil
          ? "the entry is ignored; updates of an app leave such entries"
          : "the entry is ignored; users cannot make this change"))
  }
}

extension TabSpec {
  fileprivate func orderObstacle(_ node: Node) -> String? {
    switch resolvedPlacement(of: node) {
    case .fixed: "is fixed and cannot be moved"
    case .pinned: "is pinned and cannot be moved"
    case .sidebarOnly: "is sidebarOnly and cannot be in the bar"
    case .automatic, .default, .optional, .movable: nil
    }
  }

  fileprivate func removalObstacle(_ node: Node) -> String? {
    let placement = resolvedPlacement(of: node)
    return switch placement {
    case .fixed, .pinned, .movable: "is \(placement.name) and cannot be removed from the bar"
    case .sidebarOnly: "is sidebarOnly and never in the bar"
    case .automatic, .default, .optional: nil
    }
  }
}

extension CustomizationState {
  /// Entries without effect: unknown identifiers and changes that users cannot make.
  package func impossibilities(in spec: TabSpec) -> [Diagnostic] {
    var check = EntryCheck(spec, document)
    for entry in hidden + shown {
      check.check(entry) { $0.isTrue(.allowsHiding) ? nil : "does not allow hiding" }
    }
    for entry in tabBarOrder { check.check(entry, spec.orderObstacle) }
    for entry in removedFromTabBar { check.check(entry, spec.removalObstacle) }
    for (group, children) in displayOrder {
      check.check(group) { $0.isTrue(.allowsReordering) ? nil : "does not allow reordering" }
      let groups = check.nodes[group.value, default: []]
      for child in children {
        check.check(child) { node in
          node.parent.map(groups.contains) == true ? nil : "is not in '\(group.value)'"
        }
      }
    }
    for entry in collapsed {
      check.check(entry) { $0.isGroup ? nil : "is not a group and cannot be collapsed" }
    }
    return check.findings
  }
}
