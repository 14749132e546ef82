import JSON
import TabModel

/// What the app sets while it runs: the spec has samples of it.
extension TabSpec {
  /// Whether rules about words pass over the title of a node.
  func hasSampleTitle(_ node: Node) -> Bool {
    node.isWritten(.repeats) || isLive(.title, of: node)
  }

  /// Whether rules about pictures pass over the image of a node.
  func hasSampleImage(_ node: Node) -> Bool { isLive(.image, of: node) }

  /// Whether the app hides and shows a node while it runs.
  func hidesWhileRunning(_ node: Node) -> Bool {
    isLive(.isHidden, of: node) || isLive(.isHiddenByDefault, of: node)
  }
}

extension LintScope {
  /// The number of items that a bar would have for repeated nodes of which there are no samples: one for
  /// each.
  func itemsWithoutSamples(of shared: SharedLayout) -> Int {
    guard spec.hasRepeatedNodes else { return 0 }
    return repeatedItems(of: shared).count { item in
      spec.repetition(of: spec.nodes[item.node])?.samples.isEmpty == true
    }
  }

  /// The outermost repeated nodes of which a bar has items, or would have with more of them, with the
  /// number of items that each one of them brings.
  func repeatedItems(of shared: SharedLayout) -> [(node: Int, each: Int)] {
    guard spec.hasRepeatedNodes, shared.layout.tabBar != nil else { return [] }
    var items: [(node: Int, each: Int)] = []
    var index = 0
    while index < spec.nodes.count {
      guard spec.nodes[index].isWritten(.repeats) else {
        index += 1
        continue
      }
      let end = spec.nodes[index].end
      let each = (index..<end).count { wouldBeItem($0, of: shared) }
      if each > 0 { items.append((index, each)) }
      index = end
    }
    return items
  }

  /// Whether a node has an item in a bar if there is one of it at all.
  private func wouldBeItem(_ index: Int, of shared: SharedLayout) -> Bool {
    guard !environmentSet(of: index).isDisjoint(with: shared.environments) else { return false }
    if shared.conditions.dissolvesGroups { return !spec.nodes[index].isGroup }
    guard shared.conditions.goesByPlacement else {
      return spec.nodes[index].parent == nil
        && !(shared.conditions.hasBottomBar && isFilter(shared.root.compactTabIdentifiers))
    }
    switch spec.resolvedPlacement(of: spec.nodes[index]) {
    case .optional, .sidebarOnly: return false
    case .fixed, .automatic, .default, .movable, .pinned: break
    }
    return !([index] + spec.ancestors(of: index)).contains { isHiddenAtFirst(spec.nodes[$0]) }
  }

  private func isHiddenAtFirst(_ node: Node) -> Bool {
    node.isTrue(.isHidden) || node.isTrue(.isHiddenByDefault) && !node.isFalse(.isHidden)
  }

  /// The repeated nodes of which a bar may have more items than fit, if there can be more than in the
  /// samples, and how many of them fit; nil if all do.
  func roomForRepeated(
    in shared: SharedLayout, fitting capacity: Int, where counts: (Node) -> Bool = { _ in true }
  ) -> RepeatedRoom? {
    let items = repeatedItems(of: shared).filter { counts(spec.nodes[$0.node]) }
    guard let bar = shared.layout.tabBar, let each = items.map(\.each).max() else { return nil }
    let others = (bar.items.compactMap(\.node) + bar.more).count { index in
      repeatedNode(around: index) == nil && counts(spec.nodes[index])
    }
    let room = max(0, capacity - others)
    if let most = mostItems(items), most <= room { return nil }
    return RepeatedRoom(nodes: items.map(\.node), count: room / each)
  }

  /// The number of items that repeated nodes bring at most; nil for no limit.
  func mostItems(_ items: [(node: Int, each: Int)]) -> Int? {
    items.reduce(0) { sum, item in
      guard let sum, let most = spec.repetition(of: spec.nodes[item.node])?.atMost else {
        return nil
      }
      let (product, isTooLarge) = most.multipliedReportingOverflow(by: item.each)
      let (total, isTotalTooLarge) = sum.addingReportingOverflow(product)
      return isTooLarge || isTotalTooLarge ? nil : total
    }
  }

  /// Of layouts, by their environments, those that are told, with the least room among them.
  func told(_ rooms: [(environments: EnvironmentSet, room: RepeatedRoom)])
    -> (views: [LayoutView], room: RepeatedRoom)?
  {
    let told = told(rooms.reduce(into: []) { $0.formUnion($1.environments) })
    let left = rooms.filter { !$0.environments.isDisjoint(with: told) }.map(\.room)
    guard let count = left.map(\.count).min() else { return nil }
    return (views(in: told), RepeatedRoom(nodes: left.flatMap(\.nodes).uniqued(), count: count))
  }

  func rooms(_ room: (SharedLayout) -> RepeatedRoom?)
    -> [(environments: EnvironmentSet, room: RepeatedRoom)]
  {
    layouts.compactMap { layout in room(layout).map { (layout.environments, $0) } }
  }

  /// Such as `as soon as there are more than 3 of 'Playlist'`.
  func asSoonAs(_ room: RepeatedRoom) -> String {
    let names = names(of: room.nodes)
    return room.count == 0
      ? "as soon as there is one of \(names)"
      : "as soon as there are more than \(room.count) of \(names)"
  }
}

extension LintScope {
  /// The items of several layouts, each once; those of a repeated node by the titles of its samples.
  ///
  /// - Parameter lists: nodes of the layouts with a node for each sample.
  func items(_ lists: [(view: LayoutView, nodes: [Int])]) -> [NamedItem] {
    // Most views share a layout.
    let different = Dictionary(grouping: lists) { ObjectIdentifier($0.view.shared) }.values
      .compactMap(\.first).sorted { $0.view.position < $1.view.position }
    return different.flatMap { view, nodes in
      nodes.map { index in
        let spec = view.sampled.spec
        let node = spec.nodes[index]
        return NamedItem(
          identifier: spec.identifier(of: node), name: name(of: node, in: spec),
          isSearch: node.isSearch)
      }
    }.uniqued()
  }
}

/// An item of a bar in messages.
struct NamedItem: Hashable {
  let identifier: String
  let name: String
  let isSearch: Bool
}

/// How many of repeated nodes fit into a bar.
struct RepeatedRoom {
  let nodes: [Int]
  let count: Int
}
