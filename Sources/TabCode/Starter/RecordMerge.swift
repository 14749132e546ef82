package import JSON
package import TabModel

/// Makes one spec of what was recorded in several environments.
package struct RecordMerge {
  /// Two places that no one spec can say.
  package struct Conflict: Error {
    package let message: String
    package let help: String
    package let first: (record: Int, range: ByteRange)
    package let second: (record: Int, range: ByteRange)
  }

  let records: [TabRecord]
  let environments: [Environment]
  /// The nodes of the spec; those of one list stand in their order.
  private(set) var nodes: [MergedNode] = []
  /// The root nodes.
  private(set) var roots: [Int] = []
  /// The node of the spec that each node of each record is.
  private var merged: [[Int?]]

  /// - Throws: what cannot be said in one spec.
  package init(_ records: [TabRecord]) throws(Conflict) {
    self.records = records
    environments = records.map { Environment($0.environment) }
    merged = records.map { Array(repeating: nil, count: $0.nodes.count) }
    try mergeList(of: nil, in: Array(records.indices))
    // Groups come after the group that they stand in, so that every list is met.
    var position = 0
    while position < nodes.count {
      if nodes[position].kind == .group {
        try mergeList(of: position, in: nodes[position].occurrences.map(\.record))
      }
      position += 1
    }
    try checkIdentifiers()
  }

  // MARK: - Lists

  /// Merges one list of all records that have it: the roots, or what is in a group.
  private mutating func mergeList(
    of group: Int?, in present: [Int]
  ) throws(Conflict) {
    var order = MergedOrder()
    var variants: [[UInt8]: [Int]] = [:]
    // One in each record.
    let groups = group.map { nodes[$0].occurrences.map { Optional($0.node) } }
    for (position, record) in present.enumerated() {
      var left: Int?
      for node in records[record].children(of: groups.flatMap { $0[position] }) {
        let occurrence = MergedNode.Occurrence(record: record, node: node)
        let identifier = Array(records[record].nodes[node].identifier.utf8)
        let known = (variants[identifier] ?? []).first { isSame(nodes[$0], occurrence) }
        let index: Int
        if let known {
          index = known
          nodes[known].occurrences.append(occurrence)
          addWitness(occurrence, to: known)
        } else {
          index = nodes.count
          nodes.append(
            MergedNode(
              kind: records[record].nodes[node].kind,
              identifier: records[record].nodes[node].identifier, parent: group,
              occurrences: [occurrence], witnesses: [occurrence]))
          variants[identifier, default: []].append(index)
        }
        order.add(index, after: left)
        merged[record][node] = index
        left = index
      }
    }
    let list = try order.sorted(conflict: differentOrders)
    for indices in variants.values {
      try giveAvailability(to: indices, within: present)
    }
    if let group { nodes[group].children = list } else { roots = list }
  }

  /// Whether a node of a record can be the same node of the spec as others. Records come one after the
  /// other.
  private func isSame(_ node: MergedNode, _ occurrence: MergedNode.Occurrence) -> Bool {
    guard node.kind == records[occurrence.record].nodes[occurrence.node].kind,
      node.occurrences.last?.record != occurrence.record
    else { return false }
    if node.witnesses.contains(where: { saysTheSame($0, occurrence) }) { return true }
    let together = node.witnesses + [occurrence]
    return NodeKey.allCases.allSatisfy { key in
      if case .disputed = value(of: key, in: together) { false } else { true }
    }
  }

  /// Keeps a node of a record among those that others are compared with, unless one says the same.
  private mutating func addWitness(_ occurrence: MergedNode.Occurrence, to index: Int) {
    if nodes[index].witnesses.contains(where: { saysTheSame($0, occurrence) }) { return }
    nodes[index].witnesses.append(occurrence)
  }

  /// What is wrong where two nodes stand in one order in some record and in the other in another.
  private func differentOrders(_ first: Int, _ second: Int) -> Conflict {
    let record = nodes[second].occurrences.last { occurrence in
      nodes[first].occurrences.contains { $0.record == occurrence.record }
    }?.record
    let earlier = nodes[first].occurrences.first { $0.record != record }
    let later = nodes[second].occurrences.first { $0.record == record }
    return Conflict(
      message: "'\(nodes[second].identifier)' and '\(nodes[first].identifier)' stand in "
        + "different orders",
      help: "a list of a spec has one order; record the apps one by one",
      first: place(of: earlier ?? nodes[first].occurrences[0]),
      second: place(of: later ?? nodes[second].occurrences[0]))
  }

  func place(of occurrence: MergedNode.Occurrence) -> (record: Int, range: ByteRange) {
    let record = records[occurrence.record]
    return (
      occurrence.record, record.document.range(of: record.nodes[occurrence.node].object)
    )
  }

  // MARK: - Availability

  /// Says where nodes of one identifier are, as far as they are not wherever their list is.
  private mutating func giveAvailability(
    to indices: [Int], within present: [Int]
  ) throws(Conflict) {
    let all = Set(present)
    let sets = indices.map { Set(nodes[$0].occurrences.map(\.record)) }
    if indices.count == 1, sets[0] == all { return }
    for keys in MergedAvailability.keySets {
      let candidates = sets.map {
        MergedAvailability(keys, of: $0.sorted(), among: present, environments)
      }
      let isExact = zip(candidates, sets).allSatisfy { candidate, set in
        present.allSatisfy { candidate.matches(environments[$0]) == set.contains($0) }
      }
      guard isExact, MergedAvailability.areDisjoint(candidates) else { continue }
      for (index, candidate) in zip(indices, candidates) { nodes[index].availability = candidate }
      return
    }
    let first = nodes[indices[0]]
    let second =
      indices.count > 1
      ? place(of: nodes[indices[1]].occurrences[0])
      : missing(first, present)
    throw Conflict(
      message: indices.count > 1
        ? "'\(first.identifier)' differs, and no 'availability' can tell the two apart"
        : "no 'availability' says where '\(first.identifier)' is and where not",
      help: "record the apps one by one, or only those that one spec is for",
      first: place(of: first.occurrences[0]), second: second)
  }

  /// The list of a record that a node is not in.
  private func missing(_ node: MergedNode, _ present: [Int]) -> (record: Int, range: ByteRange) {
    let record = present.first { record in !node.occurrences.contains { $0.record == record } } ?? 0
    return (record, records[record].document.range(of: records[record].tabs))
  }

  /// An identifier can be used twice only where the two nodes are never there together.
  private func checkIdentifiers() throws(Conflict) {
    var known: [[UInt8]: [Int]] = [:]
    for (index, node) in nodes.enumerated() {
      let identifier = Array(node.identifier.utf8)
      for other in known[identifier] ?? [] where nodes[other].parent != node.parent {
        let mine = chain(index)
        guard
          chain(other).contains(where: { first in
            mine.contains { MergedAvailability.areDisjoint([first, $0]) }
          })
        else {
          throw Conflict(
            message: "'\(node.identifier)' stands in two places, and no 'availability' says where "
              + "it is which",
            help: "record the apps one by one, or only those that one spec is for",
            first: place(of: nodes[other].occurrences[0]), second: place(of: node.occurrences[0]))
        }
      }
      known[identifier, default: []].append(index)
    }
  }

  /// The availability of a node and of the groups around it.
  private func chain(_ index: Int) -> [MergedAvailability] {
    var chain: [MergedAvailability] = []
    var current: Int? = index
    while let node = current {
      if let availability = nodes[node].availability { chain.append(availability) }
      current = nodes[node].parent
    }
    return chain
  }
}

/// A node of the spec that records are merged into.
struct MergedNode {
  /// A node of a record.
  struct Occurrence {
    let record: Int
    let node: Int
  }

  let kind: Node.Kind
  let identifier: String
  let parent: Int?
  var occurrences: [Occurrence]
  /// Those of them that say something different from the ones before, or say it elsewhere.
  var witnesses: [Occurrence]
  var availability: MergedAvailability?
  var children: [Int] = []
}
