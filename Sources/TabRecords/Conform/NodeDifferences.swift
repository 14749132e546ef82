import JSON
import TabModel

/// Reports nodes that are missing, unknown, moved, of another type, or too many.
struct NodeDifferences {
  private let spec: TabSpec
  private let record: TabRecord
  private let matching: NodeMatching
  private let position: Int
  private let environment: Environment
  private(set) var differences: [Difference] = []
  /// Identifiers that look like others but have different bytes.
  private var ambiguous: Set<String> = []
  /// The first absent node by identifier and by title.
  private var absent: [[UInt8]: Int] = [:]
  private var absentTitles: [[UInt8]: Int] = [:]

  init(_ matching: NodeMatching, position: Int, in environment: Environment) {
    spec = matching.spec
    record = matching.record
    self.matching = matching
    self.position = position
    self.environment = environment
    ambiguous = lookalikes
    for index in spec.nodes.indices.reversed() where !matching.isPresent[index] {
      absent[Array(spec.identifier(of: index).utf8)] = index
      absentTitles[Array(spec.title(of: index).utf8)] = index
    }
    for index in spec.nodes.indices where matching.isPresent[index] { findMissing(index) }
    for index in record.nodes.indices { findChange(index) }
    for (index, node) in record.nodes.enumerated() where matching.matches[index] == nil {
      if node.parent.map({ isMatched($0) }) ?? true { reportNew(index) }
    }
    findMoves(in: nil)
    for (index, node) in record.nodes.enumerated() where node.kind == .group {
      findMoves(in: index)
    }
  }

  private func isMatched(_ recorded: Int) -> Bool {
    matching.matches[recorded].map { matching.isSameKind($0.node, recorded) } ?? false
  }

  private var lookalikes: Set<String> {
    var first: [String: [UInt8]] = [:]
    var found: Set<String> = []
    for identifier in spec.nodes.map(spec.identifier) + record.nodes.compactMap(\.identifier) {
      let bytes = Array(identifier.utf8)
      if first[identifier, default: bytes] != bytes { found.insert(identifier) }
      first[identifier] = bytes
    }
    return found
  }

  // MARK: - Names

  /// Returns an identifier for messages, escaped if ambiguous.
  private func named(_ identifier: String) -> String {
    "'\(ambiguous.contains(identifier) ? inASCII(identifier) : identifier)'"
  }

  private func name(of node: Int) -> String { named(spec.identifier(of: node)) }

  private func name(ofRecorded index: Int) -> String {
    if let match = matching.matches[index] { return name(of: match.node) }
    if let identifier = record.nodes[index].identifier { return named(identifier) }
    return record.title(of: index).map { "titled \(clipped(jsonString($0)))" } ?? "without a title"
  }

  private mutating func add(
    _ message: String, at range: ByteRange, help: String, recorded: ByteRange, _ note: String
  ) {
    differences.append(
      Difference(
        range: range, message: message, help: help,
        sightings: [.init(record: position, range: recorded, message: note)]))
  }

  // MARK: - Missing and unknown nodes

  private mutating func findMissing(_ index: Int) {
    let found = matching.found[index] ?? []
    // The expected lists. Nodes below a missing one are not reported.
    let lists: [Int?] =
      spec.nodes[index].parent.map { parent in
        (matching.found[parent] ?? []).filter { isMatched($0) }.map(Optional.some)
      } ?? [nil]
    if matching.isRepeated(index) {
      for list in lists { findTooMany(index, found, list) }
    } else if matching.repetitions[index] == 0 {
      if found.isEmpty, let list = lists.first { reportMissing(index, list) }
    } else {
      let having = Set(found.map { record.nodes[$0].parent })
      if let list = lists.first(where: { !having.contains($0) }) { reportMissing(index, list) }
    }
  }

  private mutating func reportMissing(_ index: Int, _ group: Int?) {
    let assumption = self.assumption(index)
    add(
      "the app has no \(spec.nodes[index].kind.noun) \(name(of: index))",
      at: spec.nodes[index].range,
      help: assumption?.help ?? "remove it from the spec, or limit its 'availability'",
      recorded: record.range(ofList: group), "it is not in this list\(assumption?.note ?? "")")
  }

  /// Describes a condition that the record doesn't list, and without which the node would be as in the app; nil if
  /// there is none.
  private func assumption(_ index: Int) -> (note: String, help: String)? {
    if record.environment.conditions != nil { return nil }
    let all = spec.availabilities(onPathTo: index)
    for name in all.flatMap({ $0.required + $0.excluded }) {
      let holds = environment.conditions.holds(name)
      var other = environment
      other.conditions = other.conditions.setting(name, to: !holds)
      if all.allSatisfy({ $0.matches(other) }) != matching.isPresent[index] {
        return (
          "; the record lists no conditions, so '\(name)' is assumed to be \(holds)",
          "pass the conditions to tabSpecRecord(conditions:), or compare with "
            + "--\(holds ? "unless" : "when") \(name)"
        )
      }
    }
    return nil
  }

  private mutating func findTooMany(_ index: Int, _ found: [Int], _ group: Int?) {
    guard let repetition = spec.nodes[index].repeats?.value, let most = repetition.atMost
    else { return }
    let count = found.count { record.nodes[$0].parent == group }
    if count <= most.value { return }
    add(
      "the app has \(count) of \(name(of: index)), but the spec allows at most \(most.value)",
      at: most.range,
      help: "raise 'atMost', or show fewer in the app",
      recorded: record.range(ofList: group), "there are \(count) in this list")
  }

  private static let inherited = "it is created with an initializer that UISearchTab inherits"
  private static let initializer =
    "create it with UISearchTab(viewControllerProvider:), then set its title and image"

  private mutating func findChange(_ recorded: Int) {
    guard let match = matching.matches[recorded] else { return }
    let node = spec.nodes[match.node]
    let kind = record.nodes[recorded].kind
    let identifier = record.nodes[recorded].identifier
    if match.way == .inheritedInitializer {
      let name = named(identifier ?? "")
      add(
        "the search tab has the identifier \(name) in the app instead of "
          + "\(self.name(of: match.node)): \(Self.inherited)",
        at: node.range, help: Self.initializer,
        recorded: (record.value("identifier", of: recorded) ?? record.nodes[recorded].object).range,
        "the app has the identifier \(name)")
    } else if kind != node.kind {
      let isInherited = kind == .search && identifier != nil
      add(
        "\(name(of: match.node)) is a \(kind.noun) in the app, but a \(node.kind.noun) in the spec"
          + (isInherited ? "; \(Self.inherited)" : ""),
        at: node.type?.range ?? node.range,
        help: isInherited
          ? Self.initializer + ", and write \"type\": \"search\", or make it a tab in the app"
          : "make it a \(kind.noun) in the spec, or change the app",
        recorded: (record.value("type", of: recorded) ?? record.nodes[recorded].object).range,
        "the app has a \(kind.noun)\(match.way.note)")
    }
  }

  private mutating func reportNew(_ index: Int) {
    let node = record.nodes[index]
    let group = node.parent.flatMap { matching.matches[$0] }?.node
    let list = group.map { spec.nodes[$0].children } ?? spec.tabs
    // The similar node that the spec has in other environments.
    let known =
      node.identifier.map { absent[Array($0.utf8)] }
      ?? record.title(of: index).flatMap { absentTitles[Array($0.utf8)] }
    let here = known == nil ? "" : " there"
    let assumption = known.flatMap { self.assumption($0) }
    let isInherited =
      node.kind == .search
      && node.identifier.map { $0 != TabSpec.searchIdentifier } ?? false
    add(
      "the app has a \(node.kind.noun) \(name(ofRecorded: index)), which the spec does not have\(here)"
        + (isInherited ? "; \(Self.inherited)" : ""),
      at: known.flatMap { spec.nodes[$0].availability?.range } ?? list?.range
        ?? spec.source.root.range,
      help: isInherited
        ? Self.initializer + ", and add it to the spec, or remove it from the app"
        : assumption?.help
          ?? (known == nil
            ? "add it to the spec, or remove it from the app"
            : "include this environment in its 'availability', or remove it from the app"),
      recorded: node.object.range, "the app has it here\(assumption?.note ?? "")")
  }

  // MARK: - Moves

  private mutating func findMoves(in group: Int?) {
    var same: [(node: Int, recorded: Int)] = []
    let owner = group.flatMap { matching.matches[$0] }?.node
    var reported: Set<Int> = []
    for child in record.children(of: group) where isMatched(child) {
      guard let match = matching.matches[child] else { continue }
      let parent = spec.nodes[match.node].parent
      if parent == owner {
        same.append((match.node, child))
      } else if reported.insert(match.node).inserted {
        let here = group.map { name(ofRecorded: $0) } ?? "'tabs'"
        let there = parent.map { name(of: $0) } ?? "'tabs'"
        reportMove(match.node, child, to: "in \(here)", from: "in \(there)")
      }
    }
    if let owner, spec.nodes[owner].isLive(\.displayOrderIdentifiers) { return }
    // Keeps the longest ordered sequence, so that the fewest nodes are reported as moved. Those of a repeated node
    // can have any order.
    for position in outOfOrder(same.enumerated().map { $1.node * (same.count + 1) + $0 }) {
      let pair = same[position]
      guard reported.insert(pair.node).inserted else { continue }
      let destination =
        position > 0 ? "after \(name(ofRecorded: same[position - 1].recorded))" : "first"
      reportMove(pair.node, pair.recorded, to: destination, from: "elsewhere in the list")
    }
  }

  private mutating func reportMove(_ index: Int, _ recorded: Int, to: String, from: String) {
    add(
      "\(name(of: index)) is \(to) in the app, but \(from) in the spec",
      at: spec.nodes[index].range, help: "move it in the spec, or in the app",
      recorded: record.nodes[recorded].object.range, "the app has it here")
  }
}

extension TabRecord {
  /// Returns the range of the list of a group's children, or of the tabs.
  func range(ofList group: Int?) -> ByteRange {
    (group.flatMap { value("children", of: $0) } ?? tabs ?? source.root).range
  }
}
