package import TabHierarchy

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
}

/// Which nodes an environment has: those whose availability matches, below groups that are there.
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
  package func matches(_ environment: Environment) -> Bool {
    platforms.contains(environment.platform.name)
      && (sizeClass.map { $0 == environment.sizeClass } ?? true)
      && (minimumVersion.map { environment.osVersion >= $0 } ?? true)
      && (maximumVersion.map { environment.osVersion <= $0 } ?? true)
  }
}

/// Adds what is hidden: by a node's own keys, by the person where that is allowed, and everything
/// below a hidden group.
func hide(
  _ spec: TabSpec, present: [Bool]?, changes: PersonalChanges?
) -> Presence {
  guard spec.isAnyWritten(.isHidden, .isHiddenByDefault) || changes?.isHidden.isEmpty == false
  else { return Presence(present: present) }
  var hidden: [Bool]?
  var hiddenItself: [Bool]?
  for (index, node) in spec.nodes.enumerated() {
    var isHidden =
      node.isWritten(.isHidden) ? node.isTrue(.isHidden) : node.isTrue(.isHiddenByDefault)
    if let changes, node.isTrue(.allowsHiding), let personal = changes.isHidden[index] {
      isHidden = personal
    }
    let isBelowHidden = node.parent.map { hidden?[$0] ?? false } ?? false
    guard isHidden || isBelowHidden else { continue }
    if hidden == nil {
      hidden = Array(repeating: false, count: spec.nodes.count)
      hiddenItself = hidden
    }
    hidden?[index] = true
    if isHidden { hiddenItself?[index] = true }
  }
  return Presence(present: present, hidden: hidden, hiddenItself: hiddenItself)
}
