/// Which nodes are in the hierarchy of an environment, and which of those are hidden (section 2).
package struct Presence: Sendable {
  /// Nil where every node is present.
  private let present: [Bool]?
  /// Nil where no node is hidden.
  private let hidden: [Bool]?
  /// The nodes that are hidden by their own keys or by the person, not by a group above.
  private let hiddenItself: [Bool]?

  package func isPresent(_ node: Int) -> Bool { present?[node] ?? true }
  package func isHidden(_ node: Int) -> Bool { hidden?[node] ?? false }
  package func isHiddenItself(_ node: Int) -> Bool { hiddenItself?[node] ?? false }
  /// Whether every node is present.
  package var isComplete: Bool { present == nil }

  init(present: [Bool]?, hidden: [Bool]? = nil, hiddenItself: [Bool]? = nil) {
    self.present = present
    self.hidden = hidden
    self.hiddenItself = hiddenItself
  }

  /// The same nodes, some of them hidden.
  func hiding(_ hidden: [Bool]?, itself: [Bool]?) -> Presence {
    Presence(present: present, hidden: hidden, hiddenItself: itself)
  }
}

/// Which nodes an environment has: those whose availability matches, below groups that are there.
/// Nil where it has all of them.
func presentNodes(of spec: TabSpec, in environment: Environment) -> [Bool]? {
  guard spec.hasAvailability else { return nil }
  var present = Array(repeating: true, count: spec.nodes.count)
  for (index, node) in spec.nodes.enumerated() {
    if let parent = node.parent, !present[parent] {
      present[index] = false
    } else if let availability = spec.availability(of: node) {
      present[index] = availability.matches(environment)
    }
  }
  return present
}

extension Availability {
  /// Whether an environment satisfies it. Versions are those of the system, both ends included.
  package func matches(_ environment: Environment) -> Bool { obstacle(in: environment) == nil }

  /// Why an environment is outside of it; nil where it is inside.
  fileprivate func obstacle(in environment: Environment) -> Decision.Obstacle? {
    if !platforms.contains(environment.platform.name) { return .platform }
    if let sizeClass, sizeClass != environment.sizeClass { return .sizeClass(sizeClass) }
    if let minimumVersion, environment.osVersion < minimumVersion {
      return .before(minimumVersion)
    }
    if let maximumVersion, environment.osVersion > maximumVersion { return .after(maximumVersion) }
    return nil
  }
}

extension Resolution {
  /// Adds what is hidden: by a node's own keys, by the person where that is allowed, and everything
  /// below a hidden group.
  func hidingNodes() -> Presence {
    guard spec.isAnyWritten(.isHidden, .isHiddenByDefault) || changes?.isHidden.isEmpty == false
    else { return presence }
    var hidden: [Bool]?
    var hiddenItself: [Bool]?
    for (index, node) in spec.nodes.enumerated() {
      let isHidden = hiding(of: index, node).isHidden
      let isBelowHidden = node.parent.map { hidden?[$0] ?? false } ?? false
      guard isHidden || isBelowHidden else { continue }
      if hidden == nil {
        hidden = Array(repeating: false, count: spec.nodes.count)
        hiddenItself = hidden
      }
      hidden?[index] = true
      if isHidden { hiddenItself?[index] = true }
    }
    return presence.hiding(hidden, itself: hiddenItself)
  }

  /// Whether a node is hidden by itself, and what decides that.
  private func hiding(
    of index: Int, _ node: Node
  ) -> (isHidden: Bool, cause: Decision.HidingCause) {
    if let changes, node.isTrue(.allowsHiding), let personal = changes.isHidden[index] {
      return (personal, .person)
    }
    if node.isWritten(.isHidden) { return (node.isTrue(.isHidden), .isHidden) }
    if node.isTrue(.isHiddenByDefault) { return (true, .isHiddenByDefault) }
    return (false, .nothing)
  }

  // MARK: - Reasons

  /// Says why nodes are there or not, hidden or not, and whether what a person changed counts.
  func explainPresence(isCustomized: Bool) {
    noteHiding()
    if let asked = log?.asked {
      explainPresence(of: asked)
      if presence.isPresent(asked) { explainHiding(of: asked) }
    }
    guard isCustomized else { return }
    if let statements = sidebarStyle?.statements, hasMainSidebar {
      log?.decide(.presence, nil, statements.customization, .readsCustomization(true))
      if changes?.displayOrder.isEmpty == false { log?.note(statements.displayOrder) }
      if changes?.hasConflicts == true { log?.note(.firstMention) }
    } else {
      log?.decide(.presence, nil, .customizationElsewhere, .readsCustomization(false))
    }
  }

  /// In a bar at the bottom nothing is different for a node that is hidden.
  private func noteHiding() {
    guard !hasBottomBar, spec.isAnyWritten(.isHidden, .isHiddenByDefault) || changes != nil else {
      return
    }
    for (index, node) in spec.nodes.enumerated()
    where presence.isPresent(index) && presence.isHidden(index) {
      if !presence.isHiddenItself(index) {
        log?.note(.hiddenSubtree)
      } else if hiding(of: index, node).cause == .isHiddenByDefault {
        log?.note(.hiddenByDefault)
      }
    }
  }

  private func explainPresence(of node: Int) {
    let limited = (spec.ancestors(of: node).reversed() + [node]).compactMap { index in
      spec.availability(of: spec.nodes[index]).map { (node: index, availability: $0) }
    }
    for (index, availability) in limited {
      guard let obstacle = availability.obstacle(in: environment) else { continue }
      log?.decide(.presence, node, .leftOut, .isAbsent(obstacle, of: index))
      return
    }
    log?.decide(.presence, node, .leftOut, .isPresent(isLimited: !limited.isEmpty))
  }

  private func explainHiding(of node: Int) {
    if let above = spec.ancestors(of: node).last(where: presence.isHidden) {
      log?.explain(.presence, node, .hiddenSubtree, .isHidden(true, .group(above)))
      return
    }
    let (isHidden, cause) = hiding(of: node, spec.nodes[node])
    let statement: Statement =
      switch cause {
      case .person: .personalHiding
      case .isHiddenByDefault: .hiddenByDefault
      case .group, .isHidden, .nothing: .isHidden
      }
    log?.explain(.presence, node, statement, .isHidden(isHidden, cause))
  }
}
