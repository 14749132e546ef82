package import JSON
package import TabModel

/// Merges records of several environments and states into one spec.
package struct RecordMerge {
  /// Two places that one spec can't express, or whose difference has several explanations.
  package struct Conflict: Error {
    package let message: String
    package let help: String
    package let first: Place
    package let second: Place

    package typealias Place = (record: Int, range: ByteRange)
  }

  let records: [TabRecord]
  let facts: RecordFacts
  /// The facts with the widths of windows.
  let windowFacts: RecordFacts
  private let names: [[String]]
  /// The properties of each node of each record.
  let values: [[[NodeProperty: PlainValue]]]
  private(set) var nodes: [MergedNode] = []
  private(set) var roots: [Int] = []
  private(set) var knownIdentifiers: Set<String> = []
  /// Cached separations, because most nodes are in the same records.
  private var separations: [[Set<Int>]: Separation] = [:]

  var environments: [Environment] { facts.environments }
  var framework: Framework { records[0].environment.framework }

  package init(_ records: [TabRecord]) throws(Conflict) {
    self.records = records
    facts = RecordFacts(records)
    windowFacts = RecordFacts(records, width: .ofWindow)
    names = identifiers(ofNodesIn: records)
    values = zip(records, facts.environments).map { Self.values(of: $0, in: $1) }
    try checkSearchTabs()
    try mergeList(of: nil, in: Array(records.indices))
    // Groups precede their children, so every list is reached.
    var position = 0
    while position < nodes.count {
      try mergeList(of: position, in: nodes[position].occurrences.map(\.record))
      position += 1
    }
    try checkIdentifiers()
    knownIdentifiers = Set(nodes.map(\.identifier))
  }

  /// Merges a list of all records: the roots or the children of a group.
  private mutating func mergeList(of group: Int?, in present: [Int]) throws(Conflict) {
    let count = nodes.count
    var list = MergedList(group: group)
    for record in present { add(children(of: group, in: record), of: record, to: &list) }
    var order = list.order.sorted()
    if order == nil {
      // No order satisfies all records: nodes that moved become separate nodes.
      nodes.removeSubrange(count...)
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

  private struct MergedList {
    let group: Int?
    var order = MergedOrder()
    /// The nodes by identifier.
    var variants: [[UInt8]: [Int]] = [:]
  }

  private func identifier(_ occurrence: MergedNode.Occurrence) -> String {
    name(of: occurrence.node, in: occurrence.record)
  }

  /// The identifier of a record's node in the spec.
  func name(of node: Int, in record: Int) -> String { names[record][node] }

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
    // A node can be at several places. In descending order, at most one of them is in an increasing sequence.
    let candidates = children.enumerated().flatMap { position, node in
      known(MergedNode.Occurrence(record: record, node: node), in: list)
        .compactMap { places[$0] }.sorted(by: >).map { (position: position, place: $0) }
    }
    let dropped = Set(outOfOrder(candidates.map(\.place)))
    var chosen: [Int?] = Array(repeating: nil, count: children.count)
    for (index, candidate) in candidates.enumerated() where !dropped.contains(index) {
      chosen[candidate.position] = candidate.place
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
    return disputed(in: node.witnesses + [occurrence]) == nil
  }

  /// Returns the first property that occurrences of a node do not agree on.
  private func disputed(in occurrences: [MergedNode.Occurrence]) -> NodeProperty? {
    NodeProperty.allCases.first {
      if case .disputed = value(of: $0, in: occurrences) { true } else { false }
    }
  }

  private func place(of occurrence: MergedNode.Occurrence) -> Conflict.Place {
    (occurrence.record, records[occurrence.record].nodes[occurrence.node].object.range)
  }

  /// Returns the place of a node, or of the list of tabs in a record without it.
  private func place(of node: MergedNode, in record: Int) -> Conflict.Place {
    node.occurrences.first { $0.record == record }.map(place)
      ?? (record, records[record].range(ofList: nil))
  }

  /// Returns the conflict of two records that no 'availability' distinguishes.
  ///
  /// - Parameter causes: the facts that would have to.
  private func impossible(
    _ message: String, by causes: [AvailabilityFact], isOfRoot: Bool = false,
    between records: (Int, Int), _ first: Conflict.Place, _ second: Conflict.Place
  ) -> Conflict {
    let facts = isOfRoot ? windowFacts : facts
    if facts.areAlike(records.0, records.1) {
      let name = facts.name(facts.environments[records.0], facts.states[records.0])
      return Conflict(
        message: message,
        help: "both are of \(name): name the state of the app, "
          + #"as in tabSpecRecord(conditions: ["signedIn"]) and tabSpecRecord(conditions: []); for what "#
          + "changes at run time, use one record and add 'live' or 'repeats' to the spec",
        first: first, second: second)
    }
    let (cause, records) =
      switch causes {
      case []: ("it depends on several things at once", "the records of one state at a time")
      case [.minimumVersion]: ("it depends on several releases", "the records of fewer releases")
      default:
        (
          "it depends on several things at once (\(causes.words))",
          "only records that are alike in one of these"
        )
      }
    let others =
      isOfRoot
      ? "variants"
      : "nodes with 'availability'; for what a server or a person gives, use one record and add "
        + "'live' or 'repeats'"
    return Conflict(
      message: "\(message): \(cause)" + (isOfRoot ? "" : ", or on what a server or a person gives"),
      help: "use \(records), and add what the others have as \(others)",
      first: first, second: second)
  }

  /// The name in messages. A node without an identifier has one only in the spec.
  private func name(of node: MergedNode) -> String {
    let (record, index) = (records[node.occurrences[0].record], node.occurrences[0].node)
    if let identifier = record.nodes[index].identifier { return "'\(identifier)'" }
    let title = record.title(of: index) ?? ""
    return "the \(node.kind.noun) "
      + (title.isEmpty ? "without a title" : "titled \(clipped(jsonString(title)))")
  }

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
    if case .found(let found) = separation {
      for (index, availability) in zip(indices, found) { nodes[index].availability = availability }
      return
    }
    let (own, other) = facts.pair(sets[0], sets.count > 1 ? sets[1] : all.subtracting(sets[0]))
    let first = nodes[indices[0]]
    let second = indices.count > 1 ? nodes[indices[1]] : nil
    let places = (place(of: first, in: own), place(of: second ?? first, in: other))
    let name = self.name(of: first)
    throw conflict(
      separation, second.map { difference(first, $0, name) } ?? "\(name) is there",
      impossible: second == nil
        ? "no 'availability' specifies where \(name) is and where not" : nil,
      between: (own, other), places.0, places.1)
  }

  /// - Parameters:
  ///   - difference: such as `'mode' differs`.
  ///   - impossible: the message if no availability distinguishes the records; nil for the usual one.
  func conflict(
    _ separation: Separation, _ difference: String, impossible: String? = nil,
    isOfRoot: Bool = false, between records: (Int, Int), _ first: Conflict.Place,
    _ second: Conflict.Place
  ) -> Conflict {
    if case .ambiguous(let one, let another, let settling) = separation {
      return Conflict(
        message: "the records do not show whether \(difference) because of \(one.words) or of "
          + another.words,
        help: "a record of \(settling) would decide", first: first, second: second)
    }
    let causes = if case .impossible(let facts) = separation { facts } else { [AvailabilityFact]() }
    return self.impossible(
      impossible ?? "\(difference), and no 'availability' distinguishes the two", by: causes,
      isOfRoot: isOfRoot, between: records, first, second)
  }

  /// Describes why two nodes with the same identifier are not one.
  private func difference(_ one: MergedNode, _ other: MergedNode, _ name: String) -> String {
    if one.kind != other.kind { return "'type' of \(name) differs" }
    let property = disputed(in: one.witnesses + other.witnesses)
    return property.map { "'\($0.rawValue)' of \(name) differs" }
      ?? "\(name) is at two places in the list"
  }

  /// UIKit gives all search tabs the same identifier.
  private func checkSearchTabs() throws(Conflict) {
    if framework == .swiftUI { return }
    for (position, record) in records.enumerated() {
      let found = record.nodes.indices.filter { record.nodes[$0].kind == .search }
        .map { place(of: MergedNode.Occurrence(record: position, node: $0)) }
      if found.count > 1 {
        throw Conflict(
          message: "the app has several search tabs, but UIKit supports only one",
          help: "keep one in the app, and record it again", first: found[0], second: found[1])
      }
    }
  }

  /// Duplicate identifiers require nodes that are never present together.
  private func checkIdentifiers() throws(Conflict) {
    var known: [[UInt8]: [Int]] = [:]
    for (index, node) in nodes.enumerated() {
      let identifier = Array(node.identifier.utf8)
      for other in known[identifier] ?? [] where nodes[other].parent != node.parent {
        if !(chain(index) + chain(other)).areExclusive {
          let sets = [nodes[other], node].map { Set($0.occurrences.map(\.record)) }
          let pair = facts.pair(sets[0], sets[1])
          throw impossible(
            "\(name(of: node)) is in two places, and no 'availability' specifies where it is which",
            by: Separation.distinguishing(sets, among: sets[0].union(sets[1]), facts),
            between: pair, place(of: nodes[other], in: pair.0), place(of: node, in: pair.1))
        }
      }
      known[identifier, default: []].append(index)
    }
  }

  private func chain(_ index: Int) -> [AvailabilityValues] {
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
  /// The occurrences with different values.
  var witnesses: [Occurrence]
  var availability: AvailabilityValues?
  var children: [Int] = []
}
