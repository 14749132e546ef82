package import JSON
package import TabModel

/// Merges records of several environments and states into one spec.
package struct RecordMerge {
  /// Two places that one spec can't express, or whose difference has several explanations.
  package struct Conflict: Error {
    package let message: String
    package let help: String
    package let first: (record: Int, range: ByteRange)
    package let second: (record: Int, range: ByteRange)
  }

  let records: [TabRecord]
  let facts: RecordFacts
  private let names: [[String]]
  private(set) var nodes: [MergedNode] = []
  private(set) var roots: [Int] = []
  /// Cached separations, because most nodes are in the same records.
  private var separations: [[Set<Int>]: Separation] = [:]

  var environments: [Environment] { facts.environments }
  var framework: Framework { records[0].environment.framework }

  package init(_ records: [TabRecord]) throws(Conflict) {
    self.records = records
    facts = RecordFacts(records)
    names = NodeNames(records).names
    try mergeList(of: nil, in: Array(records.indices))
    // Groups precede their children, so every list is reached.
    var position = 0
    while position < nodes.count {
      try mergeList(of: position, in: nodes[position].occurrences.map(\.record))
      position += 1
    }
    try checkIdentifiers()
  }

  /// Merges a list of all records: the roots or the children of a group.
  private mutating func mergeList(of group: Int?, in present: [Int]) throws(Conflict) {
    let before = nodes
    var list = MergedList(group: group)
    for record in present { add(children(of: group, in: record), of: record, to: &list) }
    var order = list.order.sorted()
    if order == nil {
      // No order satisfies all records: nodes that moved become separate nodes.
      nodes = before
      list = MergedList(group: group)
      for record in present {
        addSeparately(children(of: group, in: record), of: record, to: &list)
      }
      order = list.order.sorted()
    }
    for indices in list.variants.values.sorted(by: { $0[0] < $1[0] }) {
      try giveAvailability(to: indices, within: present)
    }
    if let group { nodes[group].children = order ?? [] } else { roots = order ?? [] }
  }

  private func children(of group: Int?, in record: Int) -> [Int] {
    guard let group else { return records[record].children(of: nil) }
    let node = nodes[group].occurrences.first { $0.record == record }?.node
    return node.map { records[record].children(of: $0) } ?? []
  }

  /// A list in progress.
  private struct MergedList {
    let group: Int?
    var order = MergedOrder()
    /// The nodes by identifier.
    var variants: [[UInt8]: [Int]] = [:]
  }

  private func identifier(_ occurrence: MergedNode.Occurrence) -> String {
    names[occurrence.record][occurrence.node]
  }

  private func known(_ occurrence: MergedNode.Occurrence, in list: MergedList) -> [Int] {
    (list.variants[Array(identifier(occurrence).utf8)] ?? []).filter {
      isSame(nodes[$0], occurrence)
    }
  }

  /// - Parameter known: the existing node of each; by default the first that fits.
  private mutating func add(
    _ children: [Int], of record: Int, to list: inout MergedList, as known: [Int?]? = nil
  ) {
    var left: Int?
    for (position, node) in children.enumerated() {
      let occurrence = MergedNode.Occurrence(record: record, node: node)
      let same = known.map { $0[position] } ?? self.known(occurrence, in: list).first
      let index = add(occurrence, as: same, to: &list)
      list.order.add(index, after: left)
      left = index
    }
  }

  /// Adds a record's list without contradicting the order, reusing as many nodes as possible.
  private mutating func addSeparately(
    _ children: [Int], of record: Int, to list: inout MergedList
  ) {
    let order = list.order.sorted() ?? []
    let places = Dictionary(zip(order, order.indices), uniquingKeysWith: { first, _ in first })
    let candidates = children.map { node in
      known(MergedNode.Occurrence(record: record, node: node), in: list).compactMap { places[$0] }
        .sorted()
    }
    var chosen: [Int?] = candidates.map(\.first)
    let placed = chosen.indices.filter { chosen[$0] != nil }
    for position in outOfOrder(placed.map { chosen[$0] ?? 0 }) {
      chosen[placed[position]] = nil
    }
    var previous = -1
    for position in chosen.indices {
      if chosen[position] == nil {
        // Another node with the same identifier can be at this position.
        let next = chosen[position...].compactMap { $0 }.first ?? order.count
        chosen[position] = candidates[position].first { $0 > previous && $0 < next }
      }
      previous = chosen[position] ?? previous
    }
    add(children, of: record, to: &list, as: chosen.map { $0.map { order[$0] } })
  }

  /// - Returns: the existing or new node.
  private mutating func add(
    _ occurrence: MergedNode.Occurrence, as known: Int?, to list: inout MergedList
  ) -> Int {
    if let known {
      nodes[known].occurrences.append(occurrence)
      if !nodes[known].witnesses.contains(where: { areEqual($0, occurrence) }) {
        nodes[known].witnesses.append(occurrence)
      }
      return known
    }
    let identifier = identifier(occurrence)
    nodes.append(
      MergedNode(
        kind: records[occurrence.record].nodes[occurrence.node].kind, identifier: identifier,
        parent: list.group, occurrences: [occurrence], witnesses: [occurrence]))
    list.variants[Array(identifier.utf8), default: []].append(nodes.count - 1)
    return nodes.count - 1
  }

  private func isSame(_ node: MergedNode, _ occurrence: MergedNode.Occurrence) -> Bool {
    guard node.kind == records[occurrence.record].nodes[occurrence.node].kind,
      node.occurrences.last?.record != occurrence.record
    else { return false }
    if node.witnesses.contains(where: { areEqual($0, occurrence) }) { return true }
    let together = node.witnesses + [occurrence]
    return NodeKey.allCases.allSatisfy { key in
      if case .disputed = value(of: key, in: together) { false } else { true }
    }
  }

  func place(of occurrence: MergedNode.Occurrence) -> (record: Int, range: ByteRange) {
    let record = records[occurrence.record]
    return (
      occurrence.record, record.document.range(of: record.nodes[occurrence.node].object)
    )
  }

  static let advice = "record the apps one by one, or only those that one spec is for"

  /// Sets the availability of nodes with the same identifier, relative to their list.
  private mutating func giveAvailability(
    to indices: [Int], within present: [Int]
  ) throws(Conflict) {
    let all = Set(present)
    let sets = indices.map { Set(nodes[$0].occurrences.map(\.record)) }
    if indices.count == 1, sets[0] == all { return }
    let separation =
      separations[[all] + sets] ?? Separation(sets, among: all, isExclusive: true, facts)
    separations[[all] + sets] = separation
    let first = nodes[indices[0]]
    let places = (
      place(of: first.occurrences[0]),
      indices.count > 1
        ? place(of: nodes[indices[1]].occurrences[0]) : missing(first, present)
    )
    let owner =
      disputed(indices).map { "'\($0.name)' of '\(first.identifier)'" } ?? "'\(first.identifier)'"
    switch separation {
    case .found(let found):
      for (index, availability) in zip(indices, found) { nodes[index].availability = availability }
    case .ambiguous(let one, let other, let settling):
      throw Conflict(
        message: "the records do not show whether \(owner) "
          + "\(indices.count > 1 ? "differs" : "is there") because of \(one.words) or of "
          + other.words,
        help: "a record of \(settling) would decide", first: places.0, second: places.1)
    case .impossible:
      throw Conflict(
        message: indices.count > 1
          ? "\(owner) differs, and no 'availability' distinguishes the two"
          : "no 'availability' specifies where '\(first.identifier)' is and where not",
        help: Self.advice, first: places.0, second: places.1)
    }
  }

  /// Returns the first key whose values keep nodes with the same identifier apart; nil for a single node or
  /// another type.
  private func disputed(_ indices: [Int]) -> NodeKey? {
    let witnesses = indices.prefix(2).flatMap { nodes[$0].witnesses }
    return NodeKey.allCases.first {
      if case .disputed = value(of: $0, in: witnesses) { true } else { false }
    }
  }

  /// Returns a record whose list lacks the node.
  private func missing(_ node: MergedNode, _ present: [Int]) -> (record: Int, range: ByteRange) {
    let record = present.first { record in !node.occurrences.contains { $0.record == record } } ?? 0
    return (record, records[record].document.range(of: records[record].tabs))
  }

  /// Duplicate identifiers require nodes that are never present together.
  private func checkIdentifiers() throws(Conflict) {
    var known: [[UInt8]: [Int]] = [:]
    for (index, node) in nodes.enumerated() {
      let identifier = Array(node.identifier.utf8)
      for other in known[identifier] ?? [] where nodes[other].parent != node.parent {
        let mine = chain(index)
        guard
          chain(other).contains(where: { first in
            mine.contains { first.excludes($0) }
          })
        else {
          throw Conflict(
            message: "'\(node.identifier)' is in two places, and no 'availability' specifies where "
              + "it is which",
            help: Self.advice,
            first: place(of: nodes[other].occurrences[0]), second: place(of: node.occurrences[0]))
        }
      }
      known[identifier, default: []].append(index)
    }
  }

  private func chain(_ index: Int) -> [MergedAvailability] {
    sequence(first: index) { nodes[$0].parent }.compactMap { nodes[$0].availability }
  }
}

struct MergedNode {
  struct Occurrence {
    let record: Int
    let node: Int
  }

  let kind: Node.Kind
  let identifier: String
  let parent: Int?
  var occurrences: [Occurrence]
  /// The distinct occurrences.
  var witnesses: [Occurrence]
  var availability: MergedAvailability?
  var children: [Int] = []
}
