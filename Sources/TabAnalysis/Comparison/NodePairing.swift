import JSON
import TabModel

/// Pairs the nodes of two hierarchies: by identifier unless its meaning changed, then by title and
/// place.
struct NodePairing: Sendable {
  /// For each old node the new one; nil if there is none.
  private(set) var newOfOld: [Int?]
  private(set) var oldOfNew: [Int?]
  private let old: TabSpec
  private let new: TabSpec
  private let oldTitles: Set<String>
  private let newTitles: Set<String>

  init(
    _ old: TabSpec, _ new: TabSpec, where isOld: (Int) -> Bool = { _ in true },
    _ isNew: (Int) -> Bool = { _ in true }
  ) {
    self.old = old
    self.new = new
    oldTitles = Set(old.nodes.indices.filter(isOld).map { old.title(of: $0) })
    newTitles = Set(new.nodes.indices.filter(isNew).map { new.title(of: $0) })
    newOfOld = Array(repeating: nil, count: old.nodes.count)
    oldOfNew = Array(repeating: nil, count: new.nodes.count)
    let index = IdentifierIndex(new, where: isNew)

    /// Nodes whose identifier changed its meaning.
    var doubtful: [(old: Int, new: Int)] = []
    for node in old.nodes.indices where isOld(node) {
      guard let other = index.node(named: old.identifier(of: node)),
        oldOfNew[other] == nil
      else { continue }
      if keepsMeaning(node, other) {
        pair(node, other)
      } else {
        doubtful.append((node, other))
      }
    }
    pairByPlace(isOld, isNew)
    for (node, other) in doubtful where newOfOld[node] == nil && oldOfNew[other] == nil {
      pair(node, other)
    }
  }

  private mutating func pair(_ old: Int, _ new: Int) {
    newOfOld[old] = new
    oldOfNew[new] = old
  }

  /// A node's identity apart from its identifier.
  private struct Place: Hashable {
    /// The new parent; nil at the root.
    let group: Int?
    let kind: Node.Kind
    /// The title, or the image's name if that is blank.
    let name: String

    init(_ spec: TabSpec, _ node: Int, group: Int?) {
      self.group = group
      kind = spec.nodes[node].kind
      let title = spec.title(of: node)
      name = isBlank(title) ? spec.image(of: node)?.name ?? "" : title
    }
  }

  private mutating func pairByPlace(_ isOld: (Int) -> Bool, _ isNew: (Int) -> Bool) {
    /// Unpaired new nodes by place, last first.
    var waiting: [Place: [Int]] = [:]
    for node in new.nodes.indices.reversed() where isNew(node) && oldOfNew[node] == nil {
      waiting[Place(new, node, group: new.nodes[node].parent), default: []].append(node)
    }
    for node in old.nodes.indices where isOld(node) && newOfOld[node] == nil {
      let parent = old.nodes[node].parent
      // Parents precede their children.
      if let parent, newOfOld[parent] == nil { continue }
      let place = Place(old, node, group: parent.flatMap { newOfOld[$0] })
      if let other = waiting[place]?.popLast() { pair(node, other) }
    }
  }

  /// Returns whether two nodes with one identifier mean the same to users.
  ///
  /// A changed title or image alone keeps the meaning. Another view controller under another title,
  /// a title moved to or from another node, or a change of both changes it.
  func keepsMeaning(_ first: Int, _ second: Int) -> Bool {
    let (before, after) = (old.nodes[first], new.nodes[second])
    if before.kind == .search && after.kind == .search { return true }
    let (title, newTitle) = (old.title(of: before), new.title(of: after))
    if title == newTitle { return true }
    if let screen = before.viewController, let newScreen = after.viewController {
      return screen.value == newScreen.value
    }
    if newTitles.contains(title) || oldTitles.contains(newTitle) { return false }
    guard let image = before.image, let newImage = after.image else { return true }
    return image.value == newImage.value
  }
}
