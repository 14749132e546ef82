package import JSON
package import TabModel

/// Why an entry of a customization state has no effect.
package enum IgnoredEntry: Equatable, Sendable {
  /// No node has the identifier, as happens after updates.
  case unknown
  /// Users cannot make the change.
  ///
  /// - Parameter reason: the predicate.
  case impossible(reason: String)
}

/// Finds entries of customization states without effect.
///
/// Nodes that are never present together may share an identifier; an entry may apply to any of
/// them.
struct EntryCheck {
  private let spec: TabSpec
  private var nodes: [String: [Int]] = [:]

  init(_ spec: TabSpec) {
    self.spec = spec
    for (index, node) in spec.nodes.enumerated() {
      nodes[spec.identifier(of: node), default: []].append(index)
    }
  }

  private func check(_ identifier: String, _ impossible: (Node) -> String?) -> IgnoredEntry? {
    var first: String?
    for node in nodes[identifier] ?? [] {
      guard let reason = impossible(spec.nodes[node]) else { return nil }
      first = first ?? reason
    }
    return first.map { .impossible(reason: $0) } ?? .unknown
  }

  func hiding(_ identifier: String) -> IgnoredEntry? {
    check(identifier) { $0.isTrue(.allowsHiding) ? nil : "does not allow hiding" }
  }

  func ordering(_ identifier: String) -> IgnoredEntry? {
    check(identifier) { node in
      let placement = spec.resolvedPlacement(of: node)
      return switch placement {
      case .fixed, .pinned: "is \(placement.name) and cannot be moved"
      case .sidebarOnly: "is sidebarOnly and cannot be in the bar"
      default: nil
      }
    }
  }

  func removing(_ identifier: String) -> IgnoredEntry? {
    check(identifier) { node in
      let placement = spec.resolvedPlacement(of: node)
      return switch placement {
      case .fixed, .pinned, .movable:
        "is \(placement.name) and cannot be removed from the bar"
      case .sidebarOnly: "is sidebarOnly and never was in the bar"
      default: nil
      }
    }
  }

  func reordering(_ group: String) -> IgnoredEntry? {
    check(group) { $0.isTrue(.allowsReordering) ? nil : "does not allow reordering" }
  }

  func child(_ identifier: String, of group: String) -> IgnoredEntry? {
    let groups = nodes[group] ?? []
    return check(identifier) { node in
      node.parent.map(groups.contains) == true ? nil : "is not in '\(group)'"
    }
  }

  func collapsing(_ identifier: String) -> IgnoredEntry? {
    check(identifier) { $0.isGroup ? nil : "is not a group and cannot be collapsed" }
  }
}

extension CustomizationState {
  /// Entries without effect: unknown identifiers and changes that users cannot make.
  package func impossibilities(in spec: TabSpec) -> [Diagnostic] {
    let check = EntryCheck(spec)
    var found: [Diagnostic] = []

    func report(_ entry: Located<String>, _ ignored: IgnoredEntry?) {
      guard let ignored else { return }
      let isUnknown = ignored == .unknown
      var message = "no node has the identifier '\(entry.value)' any more"
      if case .impossible(let reason) = ignored { message = "'\(entry.value)' \(reason)" }
      found.append(
        Diagnostic(
          rule: CustomizationState.findings, severity: isUnknown ? .note : .warning,
          message: message,
          range: document.range(of: entry.json),
          help: isUnknown
            ? "the entry is ignored; updates of an app leave such entries"
            : "the entry is ignored; no person could have made it"))
    }

    for entry in hidden + shown { report(entry, check.hiding(entry.value)) }
    for entry in tabBarOrder { report(entry, check.ordering(entry.value)) }
    for entry in removedFromTabBar { report(entry, check.removing(entry.value)) }
    for (group, children) in displayOrder {
      report(group, check.reordering(group.value))
      for child in children { report(child, check.child(child.value, of: group.value)) }
    }
    for entry in collapsed { report(entry, check.collapsing(entry.value)) }
    return found
  }
}
