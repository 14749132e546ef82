import JSON
import TabModel

/// The parts of a hierarchy that can change at run time.
struct Changes {
  /// The groups with changing children; nil for the root.
  var lists: Set<Int?> = []
  /// The nodes that share a `UITab`, by each of them: nodes with the same identifier in different places.
  var shared: [Int: [Int]] = [:]
  /// What distinguishes nodes in the state that have an identifier in common, but no `UITab`.
  var keySuffixes: [Int: String] = [:]
  /// True if the presence of nodes depends on the width.
  var hasWidths = false
  /// True if a node can move to another list. Without groups there is one.
  var isMoving: Bool { !shared.isEmpty && lists.contains { $0 != nil } }
}

extension TabCode {
  var madeChanges: Changes {
    var changes = Changes()
    var isChanging = Array(repeating: false, count: spec.nodes.count)
    var origins: Set<Int> = []
    for (index, node) in spec.nodes.enumerated() where isPresent(index) {
      let narrowing = narrowing(of: index)
      if narrowing.hasWidth { changes.hasWidths = true }
      let isOrigin = narrowing.isChanging || node.repeats != nil
      if isOrigin { origins.insert(index) }
      isChanging[index] = isOrigin || node.parent.map { isChanging[$0] } == true
    }
    for first in names.laters.keys.sorted() {
      let nodes = names.nodes(like: first).filter(isPresent)
      guard nodes.count > 1, nodes.contains(where: { isChanging[$0] }) else { continue }
      var groups: [[Int]] = []
      for node in nodes {
        if let position = groups.firstIndex(where: { canShare($0[0], node) }) {
          groups[position].append(node)
        } else {
          groups.append([node])
        }
      }
      for group in groups.dropFirst() {
        let kind = spec.nodes[group[0]].kind
        let isOtherKind = spec.nodes[groups[0][0]].kind != kind
        for node in group {
          changes.keySuffixes[node] = isOtherKind ? kind.name : names.nodeNames[group[0]]
        }
      }
      for group in groups where group.count > 1 {
        for node in group { changes.shared[node] = group }
        origins.formUnion(group)
      }
    }
    guard !origins.isEmpty || hasChangingProperties else { return changes }
    origins.formUnion(spec.nodes.indices.filter { isPresent($0) && isLive($0) })
    for origin in origins {
      changes.lists.formUnion([nil] + spec.ancestors(of: origin))
    }
    return changes
  }

  /// Returns whether two nodes with the same identifier can share a `UITab`. A search tab's default title and
  /// image can't be restored.
  private func canShare(_ first: Int, _ second: Int) -> Bool {
    let (one, other) = (spec.nodes[first], spec.nodes[second])
    guard one.kind == other.kind else { return false }
    return one.kind != .search
      || [NodeProperty.title, .image].allSatisfy { property in
        value(property, of: first) == value(property, of: second)
      }
  }

  var hasChangingProperties: Bool {
    variedProperties.contains { $0.isChanging && !$0.isInitialTab }
  }

  var hasUpdates: Bool { hasChangingTabs || hasChangingProperties }

  var hasChangingTabs: Bool { !changes.lists.isEmpty }

  /// True if the code must update when the width changes.
  var followsWidth: Bool {
    changes.hasWidths || variedProperties.contains { $0.hasWidth && !$0.isInitialTab }
  }

  var asksForWidth: Bool { changes.hasWidths || variedProperties.contains(where: \.hasWidth) }

  var hasActions: Bool { spec.nodes.contains { $0.performsAction.isTrue } }

  var hasState: Bool { hasUpdates || hasActions }

  func isLive(_ index: Int) -> Bool { spec.nodes[index].live?.value.isEmpty == false }
}
