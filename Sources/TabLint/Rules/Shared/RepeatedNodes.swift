import JSON
import TabModel

/// Repeated nodes in bars, and their samples.
final class RepeatedNodes {
  private unowned let scope: LintScope
  private var spec: TabSpec { scope.spec }

  init(_ scope: LintScope) { self.scope = scope }

  /// The repeated nodes that are not inside another one.
  private lazy var outermost: [Int] = {
    let nodes = spec.nodes
    return spec.outermost { nodes[$0].repeats != nil }
  }()

  /// Returns the number of items for repeated nodes without samples, counting one for each.
  func itemsWithoutSamples(of shared: SharedLayout) -> Int {
    items(of: shared).count { spec.nodes[$0.node].hasNoSamples }
  }

  /// Returns the outermost repeated nodes in a bar, now or with more samples, with the number of items for each
  /// repetition.
  func items(
    of shared: SharedLayout, where counts: (Node) -> Bool = { _ in true }
  ) -> [(node: Int, each: Int)] {
    guard !outermost.isEmpty, shared.layout.tabBar != nil else { return [] }
    return outermost.compactMap { index in
      let each = (index..<spec.nodes[index].end).count {
        counts(spec.nodes[$0]) && wouldBeItem($0, of: shared)
      }
      return each > 0 ? (index, each) : nil
    }
  }

  /// Returns whether a node is an item of a bar if it occurs at all.
  private func wouldBeItem(_ index: Int, of shared: SharedLayout) -> Bool {
    guard !scope.environmentSet(of: index).isDisjoint(with: shared.environments) else {
      return false
    }
    if shared.conditions.dissolvesGroups { return spec.nodes[index].kind != .group }
    guard shared.conditions.usesPlacement else {
      return spec.nodes[index].parent == nil
        && !(shared.conditions.hasBottomBar
          && shared.root.compactTabIdentifiers?.value.isEmpty == false)
    }
    return !spec.resolvedPlacement(of: index).isOutsideBar
      && !([index] + spec.ancestors(of: index)).contains {
        spec.nodes[$0].isHiddenAtFirst(in: spec.framework)
      }
  }

  /// Returns the repeated nodes that can exceed the bar's capacity, with the number that fits; nil if all fit.
  func capacity(
    in shared: SharedLayout, fitting capacity: Int, where counts: (Node) -> Bool = { _ in true }
  ) -> RepeatedCapacity? {
    let items = items(of: shared, where: counts)
    guard let bar = shared.layout.tabBar, let each = items.map(\.each).max() else { return nil }
    let others = bar.nodes.count { index in
      spec.repeatedNode(of: index) == nil && counts(spec.nodes[index])
    }
    let room = max(0, capacity - others)
    if let most = mostItems(items), most <= room { return nil }
    return RepeatedCapacity(
      nodes: items.map(\.node), count: room / each, environments: shared.environments)
  }

  /// Returns the maximum number of items of repeated nodes; nil for no limit.
  func mostItems(_ items: [(node: Int, each: Int)]) -> Int? {
    items.reduce(0) { sum, item in
      guard let sum, let most = spec.nodes[item.node].repeats?.value.atMost?.value else {
        return nil
      }
      // Larger numbers could overflow.
      return sum + min(most, 1_000_000) * item.each
    }
  }

  /// Returns the smallest capacity of the environments to name.
  func reported(_ rooms: [RepeatedCapacity]) -> RepeatedCapacity? {
    let reported = scope.reported(Set(rooms.flatMap(\.environments)))
    let left = rooms.filter { !$0.environments.isDisjoint(with: reported) }
    guard let count = left.map(\.count).min() else { return nil }
    return RepeatedCapacity(
      nodes: left.flatMap(\.nodes).uniqued(), count: count, environments: reported)
  }

  /// Describes the limit: `as soon as there are more than 3 of 'Playlist'`.
  func limitDescription(_ room: RepeatedCapacity) -> String {
    let names = scope.names(of: room.nodes)
    return room.count == 0
      ? "as soon as there is one of \(names)"
      : "as soon as there are more than \(room.count) of \(names)"
  }

  /// Returns the distinct items of several layouts, with the sample titles of repeated nodes.
  ///
  /// - Parameter nodes: returns nodes of a layout with samples.
  func namedItems(in set: EnvironmentSet, _ nodes: (Layout) -> [Int]) -> [NamedItem] {
    scope.layouts(in: set).flatMap { namedItems(of: $0.sampled, nodes) }.uniqued()
  }

  /// Returns some nodes of one layout, each once.
  func namedItems(of layout: Layout, _ nodes: (Layout) -> [Int]) -> [NamedItem] {
    nodes(layout).map { index in
      let node = layout.spec.nodes[index]
      var name = scope.name(of: node, in: layout.spec)
      if layout.spec.sampleTitle(of: node) != nil {
        name += " (sample of \(scope.name(of: spec.nodes[layout.spec.origin(of: index)])))"
      }
      return NamedItem(identifier: layout.spec.identifier(of: node), name: name)
    }.uniqued()
  }
}

extension Node {
  var hasNoSamples: Bool { repeats?.value.titles.isEmpty == true }
}

struct NamedItem: Hashable {
  let identifier: String
  let name: String
}

struct RepeatedCapacity {
  let nodes: [Int]
  let count: Int
  var environments: EnvironmentSet
}
