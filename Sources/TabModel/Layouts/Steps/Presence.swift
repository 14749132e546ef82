import JSON

/// The nodes that exist in an environment, and which of them are hidden (section 2).
package struct Presence: Sendable {
  /// By node; nil if all are present.
  package let present: [Bool]?
  var hidden: [Bool]?
  /// Hidden by their own keys or the user, not by a group.
  var hiddenItself: [Bool]?

  package func isPresent(_ node: Int) -> Bool { present?[node] ?? true }
  package func isHidden(_ node: Int) -> Bool { hidden?[node] ?? false }
  package func isHiddenItself(_ node: Int) -> Bool { hiddenItself?[node] ?? false }
}

extension TabSpec {
  /// Returns the nodes whose availability matches and whose groups are present; nil if all are.
  package func presentNodes(in environment: Environment) -> [Bool]? {
    let hidesByAbsence = hidesByAbsence(self, in: environment)
    guard hidesByAbsence || hasAvailability else { return nil }
    var present = Array(repeating: false, count: nodes.count)
    for index in nodes.indices {
      if let parent = nodes[index].parent, !present[parent] { continue }
      if hidesByAbsence, nodes[index].isHidden.isTrue { continue }
      present[index] = nodes[index].availability?.value.matches(environment) ?? true
    }
    return present
  }
}

extension DecisionLog {
  /// Records why the node in question is present or absent.
  func recordPresence(in spec: TabSpec, _ present: [Bool]?, _ environment: Environment) {
    guard let node = explainedNode else { return }
    let path = [node] + spec.ancestors(of: node)
    guard let absent = path.last(where: { present?[$0] == false }) else {
      let isLimited = path.contains { spec.nodes[$0].availability != nil }
      record(.presence, node, .leftOut, .isPresent(isLimited: isLimited))
      return
    }
    let availability = spec.nodes[absent].availability?.value
    if hidesByAbsence(spec, in: environment), spec.nodes[absent].isHidden.isTrue {
      record(.presence, node, .isHidden, .isAbsent(.hidden, of: absent))
    } else if let obstacle = availability?.obstacle(in: environment) {
      record(.presence, node, .leftOut, .isAbsent(obstacle, of: absent))
    }
  }
}

func hidesByAbsence(_ spec: TabSpec, in environment: Environment) -> Bool {
  environment.framework.hiddenIsAbsent && spec.isAnyWritten(\.isHidden)
    && environment.has(\Node.isHidden)
}

extension Resolution {
  /// Adds the nodes that are hidden by their keys, by the user where allowed, or by a group.
  func hidingNodes() -> Presence {
    let mayHide =
      spec.isAnyWritten(\.isHidden) || spec.isAnyWritten(\.isHiddenByDefault)
      || changes?.isHidden.isEmpty == false
    var result = presence
    guard mayHide || log?.explainedNode != nil else { return result }
    for index in spec.nodes.indices {
      let (isHidden, cause) = hiding(of: index)
      let isBelowHidden = spec.nodes[index].parent.map(result.isHidden) ?? false
      if log?.explainedNode == index, presence.isPresent(index) {
        let highest = spec.ancestors(of: index).last(where: result.isHidden)
        let reason = highest.map { Decision.HidingCause.group($0) } ?? cause
        log?.record(
          .presence, index, statement(of: reason), .isHidden(isHidden || isBelowHidden, reason))
      }
      guard isHidden || isBelowHidden else { continue }
      if presence.isPresent(index) { noteHiding(isHidden ? cause : nil) }
      if result.hidden == nil {
        result.hidden = Array(repeating: false, count: spec.nodes.count)
        result.hiddenItself = result.hidden
      }
      result.hidden?[index] = true
      if isHidden { result.hiddenItself?[index] = true }
    }
    return result
  }

  private func hiding(of index: Int) -> (isHidden: Bool, cause: Decision.HidingCause) {
    if let changes, spec.nodes[index].allowsHiding.isTrue, let personal = changes.isHidden[index] {
      return (personal, .person)
    }
    if let isHidden = spec.nodes[index].isHidden { return (isHidden.value, .isHidden) }
    if spec.nodes[index].isHiddenByDefault.isTrue { return (true, .isHiddenByDefault) }
    return (false, .nothing)
  }

  /// Notes why a node is hidden, unless nothing uses that here.
  ///
  /// - Parameter cause: nil if only a group hides it.
  private func noteHiding(_ cause: Decision.HidingCause?) {
    guard !hasBottomBar || hasMainSidebar else { return }
    if cause == nil { log?.note(.hiddenSubtree) }
    if cause == .isHiddenByDefault { log?.note(statement(of: .isHiddenByDefault)) }
  }

  private func statement(of cause: Decision.HidingCause) -> Statement {
    switch cause {
    case .person: .personalHiding
    case .isHiddenByDefault: sidebarStyle?.statements.hiding ?? .hiddenByDefault
    case .group: .hiddenSubtree
    case .isHidden, .nothing: .isHidden
    }
  }

  func recordCustomization(_ log: DecisionLog) {
    let obstacle = conditions.customizationObstacle
    if conditions.customizableParts == .bar {
      log.decide(.presence, nil, .barWithoutSidebar(in: environment), .readsBarOrder)
      if changes?.hasConflicts == true { log.note(.firstMention) }
      return
    }
    guard let statements = sidebarStyle?.statements, obstacle == nil else {
      let statement = obstacle?.statement ?? .customizationElsewhere
      return log.decide(.presence, nil, statement, .readsCustomization(unless: obstacle))
    }
    log.decide(.presence, nil, statements.customization, .readsCustomization(unless: nil))
    if changes?.displayOrder.isEmpty == false { log.note(statements.displayOrder) }
    if changes?.hasConflicts == true { log.note(.firstMention) }
  }
}

extension Decision.CustomizationObstacle {
  fileprivate var statement: Statement {
    switch self {
    case .noSidebar: .customizationElsewhere
    case .noIdentifier: .customizationNeedsIdentifier
    case .platform: .customizationOfPlatforms
    }
  }
}
