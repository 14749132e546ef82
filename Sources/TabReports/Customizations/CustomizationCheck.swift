package import JSON
package import TabModel

/// Why an entry of a customization state has no effect.
package enum IgnoredEntry: Equatable, Sendable {
  /// No node has the identifier any more, as happens after updates of an app.
  case unknown
  /// No person could have made it.
  ///
  /// - Parameter reason: why, as it follows the identifier.
  case impossible(reason: String)
}

/// Says of the entries of customization states which have no effect in a spec.
///
/// Nodes that are never there together may share an identifier; an entry has an effect if it has one
/// on any of them.
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

  /// An entry of `hidden` or `shown`.
  func hiding(_ identifier: String) -> IgnoredEntry? {
    check(identifier) { $0.isTrue(.allowsHiding) ? nil : "does not allow hiding" }
  }

  /// An entry of `tabBarOrder`.
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

  /// An entry of `removedFromTabBar`.
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

  /// A key of `displayOrder`.
  func reordering(_ group: String) -> IgnoredEntry? {
    check(group) { $0.isTrue(.allowsReordering) ? nil : "does not allow reordering" }
  }

  /// An element of a list in `displayOrder`.
  func child(_ identifier: String, of group: String) -> IgnoredEntry? {
    let groups = nodes[group] ?? []
    return check(identifier) { node in
      node.parent.map(groups.contains) == true ? nil : "is not in '\(group)'"
    }
  }

  /// An entry of `collapsed`.
  func collapsing(_ identifier: String) -> IgnoredEntry? {
    check(identifier) { $0.isGroup ? nil : "is not a group and cannot be collapsed" }
  }
}

extension CustomizationState {
  /// The parts of a state that have no effect: identifiers that no node has any more, as happens
  /// after updates, and changes that no person could have made.
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
