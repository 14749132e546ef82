package import JSON
package import TabModel

/// Merges records of several environments into one spec.
package struct RecordMerge {
  /// Two places that cannot be in one spec.
  package struct Conflict: Error {
    package let message: String
    package let help: String
    package let first: (record: Int, range: ByteRange)
    package let second: (record: Int, range: ByteRange)
  }

  let records: [TabRecord]
  let environments: [Environment]
  private(set) var nodes: [MergedNode] = []
  private(set) var roots: [Int] = []
  /// The node of the spec for each node of each record.
  private var merged: [[Int?]]

  package init(_ records: [TabRecord]) throws(Conflict) {
    self.records = records
    environments = records.map { Environment($0.environment) }
    merged = records.map { Array(repeating: nil, count: $0.nodes.count) }
    try mergeList(of: nil, in: Array(records.indices))
    // Groups come before their children, so every list is reached.
    var position = 0
    while position < nodes.count {
      if nodes[position].kind == .group {
        try mergeList(of: position, in: nodes[position].occurrences.map(\.record))
      }
      position += 1
    }
    try checkIdentifiers()
  }

  /// Merges the lists of all records: the roots, or the children of a group.
  private mutating func mergeList(
    of group: Int?, in present: [Int]
  ) throws(Conflict) {
    var order = MergedOrder()
    var variants: [[UInt8]: [Int]] = [:]
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

  /// Adds an occurrence that later ones are compared with, unless it is like another.
  private mutating func addWitness(_ occurrence: MergedNode.Occurrence, to index: Int) {
    if nodes[index].witnesses.contains(where: { saysTheSame($0, occurrence) }) { return }
    nodes[index].witnesses.append(occurrence)
  }

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

  /// Sets the availability of nodes with one identifier, relative to their list.
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

  /// A record whose list lacks the node.
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

struct MergedNode {
  struct Occurrence {
    let record: Int
    let node: Int
  }

  let kind: Node.Kind
  let identifier: String
  let parent: Int?
  var occurrences: [Occurrence]
  /// The occurrences that differ from those before.
  var witnesses: [Occurrence]
  var availability: MergedAvailability?
  var children: [Int] = []
}
