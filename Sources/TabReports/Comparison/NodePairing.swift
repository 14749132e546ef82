import JSON
package import TabModel

/// Which node of one hierarchy is which of another.
///
/// Nodes are recognised by their identifier, unless it stands for something else now. What is left
/// is recognised by title and place: the same title, the same kind, the same group.
package struct NodePairing: Sendable {
  /// For each old node the new one; nil where there is none.
  package private(set) var newOfOld: [Int?]
  /// For each new node the old one; nil where there is none.
  package private(set) var oldOfNew: [Int?]

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
    newOfOld = Array(repeating: nil, count: old.nodes.count)
    oldOfNew = Array(repeating: nil, count: new.nodes.count)
    let index = IdentifierIndex(new, where: isNew)
    let meaning = NodeMeaning(old, isOld, new, isNew)

    /// The nodes of one identifier that are not the same thing any more.
    var doubtful: [(old: Int, new: Int)] = []
    for node in old.nodes.indices where isOld(node) {
      guard let other = index.node(named: old.identifier(of: old.nodes[node])),
        oldOfNew[other] == nil
      else { continue }
      if meaning.isSame(node, other) {
        pair(node, other)
      } else {
        doubtful.append((node, other))
      }
    }
    pairByPlace(old, isOld, new, isNew)
    for (node, other) in doubtful
    where newOfOld[node] == nil && oldOfNew[other] == nil {
      pair(node, other)
    }
  }

  private mutating func pair(_ old: Int, _ new: Int) {
    newOfOld[old] = new
    oldOfNew[new] = old
  }

  /// What a node is recognised by where its identifier is of no use.
  private struct Place: Hashable {
    /// The new group; nil at the root.
    let group: Int?
    let kind: Node.Kind
    /// The title, or what the picture is called where that is all that people see.
    let name: String

    init(_ spec: TabSpec, _ node: Node, group: Int?) {
      self.group = group
      kind = node.kind
      let title = spec.title(of: node)
      name = isBlank(title) ? spec.image(of: node)?.name ?? "" : title
    }
  }

  private mutating func pairByPlace(
    _ old: TabSpec, _ isOld: (Int) -> Bool, _ new: TabSpec, _ isNew: (Int) -> Bool
  ) {
    /// The nodes at each place that have no partner yet, the last one first.
    var waiting: [Place: [Int]] = [:]
    for node in new.nodes.indices.reversed() where isNew(node) && oldOfNew[node] == nil {
      let record = new.nodes[node]
      waiting[Place(new, record, group: record.parent), default: []].append(node)
    }
    for node in old.nodes.indices where isOld(node) && newOfOld[node] == nil {
      let record = old.nodes[node]
      // A group comes before its children, so its partner is known.
      if let parent = record.parent, newOfOld[parent] == nil { continue }
      let place = Place(old, record, group: record.parent.flatMap { newOfOld[$0] })
      if let other = waiting[place]?.popLast() { pair(node, other) }
    }
  }
}

/// Whether two nodes of one identifier are the same thing to people.
package struct NodeMeaning {
  private let old: TabSpec
  private let new: TabSpec
  private let oldTitles: Set<String>
  private let newTitles: Set<String>

  /// - Parameters:
  ///   - isOld: whether an old node is to be looked at.
  ///   - isNew: whether a new node is to be looked at.
  init(
    _ old: TabSpec, _ isOld: (Int) -> Bool, _ new: TabSpec, _ isNew: (Int) -> Bool
  ) {
    self.old = old
    self.new = new
    oldTitles = Set(old.nodes.indices.filter(isOld).map { old.title(of: old.nodes[$0]) })
    newTitles = Set(new.nodes.indices.filter(isNew).map { new.title(of: new.nodes[$0]) })
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
