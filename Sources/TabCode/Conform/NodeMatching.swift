import JSON
import TabModel

/// Matches the nodes of a spec with those of a record, and reports missing, new, changed and moved ones.
struct NodeMatching {
  private let spec: TabSpec
  private let record: TabRecord
  private(set) var pairs: [(node: Int, recorded: Int)] = []
  private(set) var differences: [Difference] = []
  /// The first present node of each identifier.
  private var nodes: [[UInt8]: Int] = [:]
  private var recorded: [[UInt8]: Int] = [:]
  /// The first absent node of each identifier.
  private var absent: [[UInt8]: Int] = [:]
  private var isPresent: [Bool] = []
  /// The identifiers that look like others but have other bytes.
  private var ambiguous: Set<String> = []
  private let position: Int

  init(_ spec: TabSpec, _ record: TabRecord, position: Int) {
    self.spec = spec
    self.record = record
    self.position = position
  }

  mutating func match() {
    isPresent = presentNodes
    for (index, node) in spec.nodes.enumerated() {
      let identifier = Array(spec.identifier(of: node).utf8)
      if isPresent[index] {
        if nodes[identifier] == nil { nodes[identifier] = index }
      } else if absent[identifier] == nil {
        absent[identifier] = index
      }
    }
    for (index, node) in record.nodes.enumerated() { recorded[Array(node.identifier.utf8)] = index }
    ambiguous = lookalikes
    matchNodes()
    findNodesOfTheApp()
    for (list, partners) in lists { findMoves(in: list, partners) }
  }

  /// Canonically equivalent strings are distinct identifiers.
  private var lookalikes: Set<String> {
    var first: [String: [UInt8]] = [:]
    var found: Set<String> = []
    for identifier in spec.nodes.map(spec.identifier) + record.nodes.map(\.identifier) {
      let bytes = Array(identifier.utf8)
      if first[identifier, default: bytes] != bytes { found.insert(identifier) }
      first[identifier] = bytes
    }
    return found
  }

  /// An identifier for messages, escaped if it is ambiguous.
  private func named(_ identifier: String) -> String {
    "'\(ambiguous.contains(identifier) ? inASCII(identifier) : identifier)'"
  }

  private var presentNodes: [Bool] {
    let environment = spec.completing(Environment(record.environment))
    var present: [Bool] = []
    for node in spec.nodes {
      let isAround = node.parent.map { present[$0] } ?? true
      let matches = spec.availability(of: node).map { $0.matches(environment) } ?? true
      present.append(isAround && matches)
    }
    return present
  }

  /// The record's node of each node of the spec.
  private var partners: [Int: Int] = [:]

  private mutating func matchNodes() {
    // Below a node that is missing or changed nothing else is reported.
    var isGone = Array(repeating: false, count: spec.nodes.count)
    for (index, node) in spec.nodes.enumerated() where isPresent[index] {
      let identifier = spec.identifier(of: node)
      guard nodes[Array(identifier.utf8)] == index else { continue }
      let isBelowGone = node.parent.map { isGone[$0] } ?? false
      guard let partner = recorded[Array(identifier.utf8)] else {
        isGone[index] = true
        if !isBelowGone { reportMissing(index) }
        continue
      }
      guard record.nodes[partner].kind == node.kind else {
        isGone[index] = true
        reportKind(index, partner)
        continue
      }
      partners[index] = partner
      pairs.append((index, partner))
    }
  }

  private mutating func findNodesOfTheApp() {
    var isNew = Array(repeating: false, count: record.nodes.count)
    for (index, node) in record.nodes.enumerated() {
      let partner = nodes[Array(node.identifier.utf8)]
      if let partner {
        isNew[index] = partners[partner] == nil
        continue
      }
      isNew[index] = true
      if node.parent.map({ isNew[$0] }) != true { reportNew(index) }
    }
  }

  /// The nodes that both have, by their list in the record.
  private var lists: [(list: Int?, nodes: [Int])] {
    var lists: [(list: Int?, nodes: [Int])] = [(nil, record.children(of: nil))]
    for (index, node) in record.nodes.enumerated() where node.kind == .group {
      lists.append((index, record.children(of: index)))
    }
    return lists
  }

  private mutating func findMoves(in list: Int?, _ children: [Int]) {
    var same: [(node: Int, recorded: Int)] = []
    for child in children {
      guard let node = nodes[Array(record.nodes[child].identifier.utf8)], partners[node] == child
      else { continue }
      let parent = spec.nodes[node].parent.map { spec.identifier(of: spec.nodes[$0]) }
      let recordedParent = list.map { record.nodes[$0].identifier }
      if isSame(parent, recordedParent) {
        same.append((node, child))
      } else {
        reportMove(node, child, to: "in \(place(recordedParent))", from: "in \(place(parent))")
      }
    }
    // As many nodes as possible keep their order; the others have moved.
    for position in outOfOrder(same.map(\.node)) {
      let pair = same[position]
      let previous = position > 0 ? record.nodes[same[position - 1].recorded].identifier : nil
      let destination = previous.map { "after \(named($0))" } ?? "first"
      reportMove(pair.node, pair.recorded, to: destination, from: "elsewhere in the list")
    }
  }

  private func isSame(_ left: String?, _ right: String?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return left.utf8.elementsEqual(right.utf8)
  }

  private func place(_ group: String?) -> String { group.map(named) ?? "'tabs'" }

  private mutating func add(
    _ message: String, at value: JSONValue, help: String, recorded: JSONValue, _ note: String
  ) {
    differences.append(
      Difference(
        range: spec.document.range(of: value), message: message, help: help,
        sightings: [
          .init(record: position, range: record.document.range(of: recorded), message: note)
        ]))
  }

  private func noun(_ kind: Node.Kind) -> String {
    switch kind {
    case .tab: "tab"
    case .search: "search tab"
    case .group: "group"
    }
  }

  private func name(_ kind: Node.Kind) -> String { "a \(noun(kind))" }

  private mutating func reportMissing(_ index: Int) {
    let node = spec.nodes[index]
    let group = node.parent.flatMap { partners[$0] }
    let list = group.flatMap { record.value("children", of: $0) } ?? record.tabs
    add(
      "the app has no \(noun(node.kind)) \(named(spec.identifier(of: node)))",
      at: node.object, help: "remove it from the spec, or say in 'availability' where it is",
      recorded: list, "it is not in this list")
  }

  private mutating func reportKind(_ index: Int, _ partner: Int) {
    let node = spec.nodes[index]
    let type = record.value("type", of: partner) ?? record.nodes[partner].object
    add(
      "\(named(spec.identifier(of: node))) is \(name(record.nodes[partner].kind)) in the app, "
        + "but \(name(node.kind)) in the spec",
      at: spec.value(of: .type, in: node) ?? node.object,
      help: "make it \(name(record.nodes[partner].kind)) in the spec, or change the app",
      recorded: type, "the app has \(name(record.nodes[partner].kind))")
  }

  private mutating func reportNew(_ index: Int) {
    let node = record.nodes[index]
    let group = node.parent.flatMap { nodes[Array(record.nodes[$0].identifier.utf8)] }
    let list = group.flatMap { spec.value(of: .children, in: spec.nodes[$0]) } ?? spec.tabs
    let known = absent[Array(node.identifier.utf8)].map { spec.nodes[$0] }
    let here = known == nil ? "" : " there"
    add(
      "the app has \(name(node.kind)) \(named(node.identifier)), which the spec does not have\(here)",
      at: known.flatMap { spec.value(of: .availability, in: $0) } ?? list,
      help: known == nil
        ? "add it to the spec, or take it out of the app"
        : "let its 'availability' include this environment, or take it out of the app",
      recorded: node.object, "the app has it here")
  }

  private mutating func reportMove(_ index: Int, _ partner: Int, to: String, from: String) {
    let node = spec.nodes[index]
    add(
      "\(named(spec.identifier(of: node))) stands \(to) in the app, but \(from) in the spec",
      at: node.object, help: "move it in the spec, or in the app",
      recorded: record.nodes[partner].object, "the app has it here")
  }
}

extension Environment {
  init(_ environment: RecordEnvironment) {
    self.init(
      .platform(environment.platform), osVersion: environment.osVersion,
      sizeClass: environment.sizeClass)
  }
}
