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
func presentNodes(
  of spec: TabSpec, in environment: Environment, _ log: DecisionLog? = nil
) -> [Bool]? {
  guard spec.hasAvailability else {
    log?.record(.presence, log?.asked, .leftOut, .isPresent(isLimited: false))
    return nil
  }
  var present = Array(repeating: true, count: spec.nodes.count)
  var isLimited = false
  for (index, node) in spec.nodes.enumerated() {
    if let parent = node.parent, !present[parent] {
      present[index] = false
      continue
    }
    guard let availability = spec.availability(of: node) else { continue }
    let obstacle = availability.obstacle(in: environment)
    present[index] = obstacle == nil
    guard let asked = log?.asked, (index..<node.end).contains(asked) else { continue }
    isLimited = true
    if let obstacle {
      log?.record(.presence, asked, .leftOut, .isAbsent(obstacle, of: index))
    }
  }
  if let asked = log?.asked, present[asked] {
    log?.record(.presence, asked, .leftOut, .isPresent(isLimited: isLimited))
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
    let mayHide =
      spec.isAnyWritten(.isHidden, .isHiddenByDefault) || changes?.isHidden.isEmpty == false
    guard mayHide || log?.asked != nil else { return presence }
    var hidden: [Bool]?
    var hiddenItself: [Bool]?
    for (index, node) in spec.nodes.enumerated() {
      let (isHidden, cause) = hiding(of: index, node)
      let isBelowHidden = node.parent.map { hidden?[$0] ?? false } ?? false
      if log?.asked == index, presence.isPresent(index) {
        let highest = spec.ancestors(of: index).last { hidden?[$0] ?? false }
        let reason = highest.map { Decision.HidingCause.group($0) } ?? cause
        log?.record(
          .presence, index, reason.statement, .isHidden(isHidden || isBelowHidden, reason))
      }
      guard isHidden || isBelowHidden else { continue }
      if presence.isPresent(index) { noteHiding(isHidden ? cause : nil) }
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

  /// Notes why a node is hidden; in a bar at the bottom that makes no difference.
  ///
  /// - Parameter cause: what hides the node itself; nil if only a group above it is hidden.
  private func noteHiding(_ cause: Decision.HidingCause?) {
    guard !hasBottomBar else { return }
    if cause == nil { log?.note(.hiddenSubtree) }
    if cause == .isHiddenByDefault { log?.note(.hiddenByDefault) }
  }

  /// Records whether what a person changed counts.
  func recordCustomization(_ log: DecisionLog) {
    guard let statements = sidebarStyle?.statements, hasMainSidebar else {
      log.decide(.presence, nil, .customizationElsewhere, .readsCustomization(false))
      return
    }
    log.decide(.presence, nil, statements.customization, .readsCustomization(true))
    if changes?.displayOrder.isEmpty == false { log.note(statements.displayOrder) }
    if changes?.hasConflicts == true { log.note(.firstMention) }
  }
}

extension Decision.HidingCause {
  /// What is known of nodes that are hidden for this cause, or are not.
  fileprivate var statement: Statement {
    switch self {
    case .person: .personalHiding
    case .isHiddenByDefault: .hiddenByDefault
    case .group: .hiddenSubtree
    case .isHidden, .nothing: .isHidden
    }
  }
}
