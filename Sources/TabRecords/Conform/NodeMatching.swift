import JSON
package import TabModel

/// Matches nodes of a record with nodes of a spec.
///
/// By identifier first; then by type and title in the same list; then by type and title anywhere; then by position
/// in the list. An empty title is no evidence.
struct NodeMatching {
  enum Way {
    case identifier, title, order
    /// A search tab without the common identifier of all search tabs.
    case inheritedInitializer

    /// The end of a message about a match that is not certain.
    var note: String {
      switch self {
      case .identifier, .inheritedInitializer: ""
      case .title: "; without an identifier it was matched by its title"
      case .order: "; without an identifier it was matched by its place in the list"
      }
    }
  }

  struct Match {
    let node: Int
    let way: Way
    /// The replacement of `*` for each enclosing repeated node.
    var texts: [[UInt8]] = []
  }

  let spec: TabSpec
  let record: TabRecord
  /// Returns the title of a spec's node as expected in the record; nil if unknown.
  private let title: (Int) -> String?
  private let recordedTitle: (Int) -> String?
  /// True for each node of the spec that is present in the record's environment.
  let isPresent: [Bool]
  /// The number of repeated nodes at or above each node of the spec.
  let repetitions: [Int]
  /// The match of each recorded node.
  private(set) var matches: [Match?]
  /// The recorded nodes of each node of the spec.
  private(set) var found: [Int: [Int]] = [:]
  /// Nodes at or below repeated nodes, with their patterns.
  private var patterns: [(node: Int, pattern: IdentifierPattern)] = []

  init(
    _ spec: TabSpec, _ record: TabRecord, in environment: Environment,
    title: @escaping (Int) -> String?, recordedTitle: @escaping (Int) -> String?
  ) {
    self.spec = spec
    self.record = record
    self.title = title
    self.recordedTitle = recordedTitle
    matches = Array(repeating: nil, count: record.nodes.count)
    isPresent =
      spec.presentNodes(in: environment) ?? Array(repeating: true, count: spec.nodes.count)
    repetitions = spec.repetitions
    matchIdentifiers()
    matchSearchTabs()
    matchUnnamed()
  }

  func isRepeated(_ node: Int) -> Bool { spec.nodes[node].repeats != nil }

  func children(of group: Int?) -> [Int] {
    (group.map(spec.children) ?? spec.roots).filter { isPresent[$0] }
  }

  /// Returns the spec's node for a list of the record; nil if there is none.
  private func owner(of list: Int?) -> Int?? {
    guard let list else { return .some(nil) }
    guard let match = matches[list], isSameKind(match.node, list) else { return nil }
    return match.node
  }

  func isSameKind(_ node: Int, _ recorded: Int) -> Bool {
    spec.nodes[node].kind == record.nodes[recorded].kind
  }

  private mutating func match(_ node: Int, _ recorded: Int, _ way: Way, texts: [[UInt8]] = []) {
    matches[recorded] = Match(node: node, way: way, texts: texts)
    found[node, default: []].append(recorded)
  }

  // MARK: - Identifiers

  private mutating func matchIdentifiers() {
    // The first present node by identifier.
    var named: [[UInt8]: Int] = [:]
    for index in spec.nodes.indices where isPresent[index] {
      let identifier = spec.identifier(of: index)
      if repetitions[index] > 0 {
        patterns.append((index, IdentifierPattern(identifier, texts: repetitions[index])))
      } else if named[Array(identifier.utf8)] == nil {
        named[Array(identifier.utf8)] = index
      }
    }
    for (index, node) in record.nodes.enumerated() {
      guard let identifier = node.identifier.map({ Array($0.utf8) }) else { continue }
      if let node = named[identifier] {
        match(node, index, .identifier)
      } else if let (node, texts) = fitting(identifier, index) {
        match(node, index, .identifier, texts: texts)
      }
    }
  }

  /// Returns the node with a matching pattern, preferring the same list, then the same kind.
  private func fitting(_ identifier: [UInt8], _ recorded: Int) -> (node: Int, texts: [[UInt8]])? {
    var best: (node: Int, texts: [[UInt8]], rank: Int)?
    let parent = record.nodes[recorded].parent.flatMap { matches[$0] }
    for (node, pattern) in patterns {
      let isHere = spec.nodes[node].parent == parent?.node
      let rank = (isSameKind(node, recorded) ? 1 : 0) + (isHere ? 2 : 0)
      let inSameItem = isHere && parent != nil ? 4 : 0
      // Most patterns can't be better than the best one so far.
      guard rank + inSameItem > best?.rank ?? -1, let texts = pattern.texts(in: identifier) else {
        continue
      }
      let own = rank + (texts == parent?.texts ? inSameItem : 0)
      if own > best?.rank ?? -1 { best = (node, texts, own) }
    }
    return best.map { ($0.node, $0.texts) }
  }

  /// Matches search tabs by type: another identifier can only be a mistake.
  private mutating func matchSearchTabs() {
    let free = spec.nodes.indices.filter {
      isPresent[$0] && spec.nodes[$0].kind == .search && found[$0] == nil
    }
    let waiting = record.nodes.indices.filter {
      record.nodes[$0].kind == .search && matches[$0] == nil
    }
    for (node, recorded) in zip(free, waiting) {
      let isUnnamed = record.nodes[recorded].identifier == nil
      match(node, recorded, isUnnamed ? .title : .inheritedInitializer)
    }
  }

  // MARK: - Nodes without identifiers

  private mutating func matchUnnamed() {
    let lists =
      [nil] + record.nodes.indices.filter { record.nodes[$0].kind == .group }.map(Optional.some)
    for list in lists { matchTitles(in: list) }
    matchMoved()
    for list in lists {
      matchTitles(in: list)
      matchOrder(in: list)
    }
  }

  private func waiting(in list: Int?) -> [Int] {
    record.children(of: list).filter { matches[$0] == nil && record.nodes[$0].identifier == nil }
  }

  /// Returns the unmatched children of a node for a list of the record.
  private func free(in list: Int?, of owner: Int?) -> [Int] {
    children(of: owner).filter { node in
      if isRepeated(node) { return false }
      let partners = found[node] ?? []
      return repetitions[node] == 0
        ? partners.isEmpty : !partners.contains { record.nodes[$0].parent == list }
    }
  }

  private struct Name: Hashable {
    let kind: Node.Kind?
    let title: [UInt8]
  }

  private mutating func matchTitles(in list: Int?) {
    guard case .some(let owner) = owner(of: list) else { return }
    matchTitles(free(in: list, of: owner), waiting(in: list)) { $0 }
    // Nodes that changed their type.
    matchTitles(free(in: list, of: owner), waiting(in: list)) { _ in nil }
  }

  private mutating func matchMoved() {
    let free = spec.nodes.indices.filter {
      isPresent[$0] && repetitions[$0] == 0 && found[$0] == nil
    }
    let waiting = record.nodes.indices.filter {
      matches[$0] == nil && record.nodes[$0].identifier == nil
    }
    matchTitles(free, waiting) { $0 }
  }

  private mutating func matchTitles(
    _ nodes: [Int], _ recorded: [Int], _ kind: (Node.Kind) -> Node.Kind?
  ) {
    var named: [Name: [Int]] = [:]
    for node in nodes.reversed() {
      guard let title = title(node) else { continue }
      named[Name(kind: kind(spec.nodes[node].kind), title: Array(title.utf8)), default: []]
        .append(node)
    }
    for recorded in recorded {
      guard let title = recordedTitle(recorded), !title.isEmpty else { continue }
      let name = Name(kind: kind(record.nodes[recorded].kind), title: Array(title.utf8))
      guard let node = named[name]?.popLast() else { continue }
      match(node, recorded, .title)
    }
  }

  private mutating func matchOrder(in list: Int?) {
    guard case .some(let owner) = owner(of: list) else { return }
    let recorded = waiting(in: list)
    if recorded.isEmpty { return }
    let nodes = children(of: owner)
    let anchors = anchors(in: list, of: owner)
    // Positions count between the same two nodes.
    let free = Set(self.free(in: list, of: owner))
    func gaps(_ nodes: [Int], between anchors: [Int]) -> [ArraySlice<Int>] {
      nodes.split(omittingEmptySubsequences: false, whereSeparator: Set(anchors).contains)
    }
    let recordedGaps = gaps(record.children(of: list), between: anchors.map(\.recorded))
    let waiting = Set(recorded)
    for (gap, others) in zip(gaps(nodes, between: anchors.map(\.node)), recordedGaps) {
      matchPlaces(Array(gap), others.filter(waiting.contains), free)
    }
    matchKinds(self.free(in: list, of: owner), self.waiting(in: list))
    for (node, recorded) in zip(self.free(in: list, of: owner), self.waiting(in: list)) {
      match(node, recorded, .order)
    }
  }

  /// Returns matches with the same order in both, each node of the spec once.
  private func anchors(in list: Int?, of owner: Int?) -> [(node: Int, recorded: Int)] {
    var seen: Set<Int> = []
    let pairs = record.children(of: list).compactMap { recorded -> (node: Int, recorded: Int)? in
      guard let node = matches[recorded]?.node, spec.nodes[node].parent == owner,
        seen.insert(node).inserted
      else { return nil }
      return (node, recorded)
    }
    let moved = Set(outOfOrder(pairs.map(\.node)))
    return pairs.indices.filter { !moved.contains($0) }.map { pairs[$0] }
  }

  /// Matches nodes between two matched ones by position. Remaining recorded nodes between the first and the last
  /// belong to a repeated node there.
  private mutating func matchPlaces(_ nodes: [Int], _ recorded: [Int], _ free: Set<Int>) {
    guard let position = nodes.firstIndex(where: isRepeated) else {
      return matchKinds(nodes.filter(free.contains), recorded)
    }
    let before = nodes[..<position].filter(free.contains)
    let after = nodes[position...].filter(free.contains)
    let first = min(before.count, recorded.count)
    let last = max(first, recorded.count - after.count)
    matchKinds(before, Array(recorded[..<first]))
    matchKinds(after, Array(recorded[last...]))
    for recorded in recorded[first..<last] where isSameKind(nodes[position], recorded) {
      match(nodes[position], recorded, .order)
    }
  }

  private mutating func matchKinds(_ nodes: [Int], _ recorded: [Int]) {
    var rest = Dictionary(grouping: recorded.reversed()) { record.nodes[$0].kind }
    for node in nodes {
      guard let recorded = rest[spec.nodes[node].kind]?.popLast() else { continue }
      match(node, recorded, .order)
    }
  }
}

extension TabSpec {
  /// The number of repeated nodes at or above each node. If there are any, the identifier is a pattern.
  package var repetitions: [Int] {
    var repetitions: [Int] = []
    for node in nodes {
      let outer = node.parent.map { repetitions[$0] } ?? 0
      repetitions.append(outer + (node.repeats == nil ? 0 : 1))
    }
    return repetitions
  }
}
