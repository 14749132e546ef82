import JSON
package import TabModel

/// Which node of one hierarchy is which of another.
///
/// Nodes are recognised by their identifier, unless it stands for something else now. What is left
/// is recognised by title and place: the same title, the same kind, the same group.
package struct NodePairing: Sendable {
  /// For each old node the new one; nil where there is none.
  package private(set) var newOfOld: NodeMap
  /// For each new node the old one; nil where there is none.
  package private(set) var oldOfNew: NodeMap

  /// Pairs the nodes that two layouts have.
  package init(_ old: Layout, _ new: Layout) {
    self.init(old.spec, old.presence.isPresent, new.spec, new.presence.isPresent)
  }

  /// Pairs all nodes of two specs.
  package init(_ old: TabSpec, _ new: TabSpec) {
    self.init(old, { _ in true }, new, { _ in true })
  }

  private init(
    _ old: TabSpec, _ isOld: (Int) -> Bool, _ new: TabSpec, _ isNew: (Int) -> Bool
  ) {
    newOfOld = NodeMap(count: old.nodes.count)
    oldOfNew = NodeMap(count: new.nodes.count)
    let index = IdentifierIndex(new, where: isNew)
    let meaning = NodeMeaning(old, isOld, new, isNew)

    /// The nodes of one identifier that are not the same thing any more.
    var doubtful: [(old: Int32, new: Int32)] = []
    for node in old.nodes.indices where isOld(node) {
      guard let other = index.node(named: old.identifier(of: old.nodes[node])),
        oldOfNew[other] == nil
      else { continue }
      if meaning.isSame(node, other) {
        pair(node, other)
      } else {
        doubtful.append((Int32(truncatingIfNeeded: node), Int32(truncatingIfNeeded: other)))
      }
    }
    pairByPlace(old, isOld, new, isNew)
    for (node, other) in doubtful
    where newOfOld[Int(node)] == nil && oldOfNew[Int(other)] == nil {
      pair(Int(node), Int(other))
    }
  }

  private mutating func pair(_ old: Int, _ new: Int) {
    newOfOld[old] = new
    oldOfNew[new] = old
  }

  /// What a node is recognised by where its identifier is of no use.
  private struct Place: Hashable {
    /// The new group; -1 at the root.
    let group: Int
    let kind: Node.Kind
    /// The title, or what the picture is called where that is all that people see.
    let name: String

    init(_ spec: TabSpec, _ node: Node, group: Int) {
      self.group = group
      kind = node.kind
      let title = spec.title(of: node)
      name = isBlank(title) ? spec.image(of: node)?.name ?? "" : title
    }
  }

  private mutating func pairByPlace(
    _ old: TabSpec, _ isOld: (Int) -> Bool, _ new: TabSpec, _ isNew: (Int) -> Bool
  ) {
    func place(_ node: Int) -> Place {
      Place(new, new.nodes[node], group: new.nodes[node].parent ?? -1)
    }
    // Of the nodes at one place the last one stands in the table, with the first one that waits;
    // each of them says which one is next.
    var table = PositionTable()
    var first = NodeMap(count: new.nodes.count)
    var next = NodeMap(count: new.nodes.count)
    var isAnyWaiting = false
    for node in new.nodes.indices.reversed() where isNew(node) && oldOfNew[node] == nil {
      let ours = place(node)
      let last = table.insert(
        node, ours.hashValue, where: { place($0) == ours },
        rehashing: { place($0).hashValue })
      if let last { next[node] = first[last] }
      first[last ?? node] = node
      isAnyWaiting = true
    }
    guard isAnyWaiting else { return }
    for node in old.nodes.indices where isOld(node) && newOfOld[node] == nil {
      let record = old.nodes[node]
      // A group comes before what is in it, so its partner is known.
      guard let group = record.parent.map({ newOfOld[$0] }) ?? -1 else { continue }
      let ours = Place(old, record, group: group)
      guard let last = table.find(ours.hashValue, where: { place($0) == ours }),
        let other = first[last]
      else { continue }
      first[last] = next[other]
      pair(node, other)
    }
  }
}

/// Whether two nodes of one identifier are the same thing to people.
package struct NodeMeaning {
  private let old: TabSpec
  private let new: TabSpec
  private let oldTitles: TitleIndex
  private let newTitles: TitleIndex

  /// - Parameters:
  ///   - isOld: whether an old node is to be looked at.
  ///   - isNew: whether a new node is to be looked at.
  init(
    _ old: TabSpec, _ isOld: (Int) -> Bool, _ new: TabSpec, _ isNew: (Int) -> Bool
  ) {
    self.old = old
    self.new = new
    oldTitles = TitleIndex(old, where: isOld)
    newTitles = TitleIndex(new, where: isNew)
  }

  /// A tab that is only called otherwise, or has another picture, is the same. It is not when
  /// another view controller is behind another title, when its title has gone to another tab or
  /// come from one, or when title and picture are both others.
  func isSame(_ first: Int, _ second: Int) -> Bool {
    let (before, after) = (old.nodes[first], new.nodes[second])
    if before.isSearch && after.isSearch { return true }
    let (title, newTitle) = (old.title(of: before), new.title(of: after))
    if title == newTitle { return true }
    if let screen = old.text(old.viewController(of: before)),
      let newScreen = new.text(new.viewController(of: after))
    {
      return screen == newScreen
    }
    if newTitles.contains(title) || oldTitles.contains(newTitle) { return false }
    guard before.image.exists, after.image.exists else { return true }
    return old.image(of: before) == new.image(of: after)
  }
}
