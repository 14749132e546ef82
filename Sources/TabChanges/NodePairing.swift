import LocatedJSON
import Spelling
package import TabHierarchy
package import TabLayout

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

  /// Pairs the nodes of a layout with themselves, as those of another layout of one spec in one
  /// environment.
  init(unchanged layout: Layout) {
    newOfOld = layout.spec.nodes.indices.map { layout.presence.isPresent($0) ? $0 : nil }
    oldOfNew = newOfOld
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
    let olds = old.nodes.indices.filter(isOld)
    let news = new.nodes.indices.filter(isNew)
    let index = IdentifierIndex(new, where: isNew)
    let meaning = NodeMeaning(old, olds, new, news)

    /// The nodes of one identifier that are not the same thing any more.
    var doubtful: [(old: Int, new: Int)] = []
    for node in olds {
      guard let other = index.node(named: old.identifier(of: old.nodes[node])),
        oldOfNew[other] == nil
      else { continue }
      if meaning.isSame(node, other) { pair(node, other) } else { doubtful.append((node, other)) }
    }
    pairByPlace(old, olds, new, news)
    for (node, other) in doubtful where newOfOld[node] == nil && oldOfNew[other] == nil {
      pair(node, other)
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
    _ old: TabSpec, _ olds: [Int], _ new: TabSpec, _ news: [Int]
  ) {
    var waiting: [Place: [Int]] = [:]
    for node in news.reversed() where oldOfNew[node] == nil {
      let record = new.nodes[node]
      let place = Place(new, record, group: record.parent ?? -1)
      waiting[place, default: []].append(node)
    }
    if waiting.isEmpty { return }
    for node in olds where newOfOld[node] == nil {
      let record = old.nodes[node]
      // A group comes before what is in it, so its partner is known.
      guard let group = record.parent.map({ newOfOld[$0] }) ?? -1 else { continue }
      if let other = waiting[Place(old, record, group: group)]?.popLast() { pair(node, other) }
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
  ///   - olds: the old nodes to look at.
  ///   - news: the new nodes to look at.
  init(_ old: TabSpec, _ olds: [Int], _ new: TabSpec, _ news: [Int]) {
    self.old = old
    self.new = new
    oldTitles = Set(olds.map { old.title(of: old.nodes[$0]) })
    newTitles = Set(news.map { new.title(of: new.nodes[$0]) })
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
