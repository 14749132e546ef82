package import JSON

/// Reads a document as a tab spec and reports all problems with its structure.
package struct SpecReader {
  let document: JSONDocument
  var checker: ShapeChecker
  var spec: TabSpec
  /// The `children` of the current node: several only from duplicate keys.
  var childLists: [JSONValue] = []
  var availabilityPositions: [Availability: Int] = [:]
  /// The values of the current node that depend on its kind.
  var dependentValues: [(value: JSONValue, key: NodeKey, isRepeated: Bool)] = []

  /// Reads a document. A spec with problems is incomplete and must not be used.
  ///
  /// - Parameter limit: the maximum number of problems per rule; 0 for no limit.
  package static func read(
    _ document: JSONDocument, limit: Int = defaultFindingLimit
  ) -> (spec: TabSpec, problems: [Diagnostic]) {
    var reader = SpecReader(document, limit)
    reader.readRoot()
    return (reader.spec, reader.checker.problems)
  }

  private init(_ document: JSONDocument, _ limit: Int) {
    self.document = document
    checker = ShapeChecker(document, limit: limit)
    spec = TabSpec(document)
  }

  private mutating func readRoot() {
    let root = document.root
    guard document.kind(of: root) == .object else {
      checker.wrongType(root, .object(.root), "a tab spec")
      return
    }
    if let (key, _) = document.members(of: root).first(where: {
      document.isText($0.key, "recordVersion")
    }) {
      checker.report(
        .unknownKey, "this is a record of a running app, not a tab spec", at: key,
        help: "'tabspec conform' compares a record with a spec, "
          + "'tabspec init --from' creates a spec from it")
      return
    }
    spec.framework = document.framework(in: root)
    checker.framework = spec.framework
    spec.targets = spec.framework.targets
    var lists: [JSONValue] = []
    for (position, value, isRepeated) in checker.checkObject(root, .root) {
      let key = RootKey.allCases[position]
      if key == .tabs { lists.append(value) }
      if !isRepeated { store(value, key) }
    }
    for (key, value) in document.members(of: root) where document.isText(key, "targets") {
      spec.targets = SpecTarget.read(value, &checker)
      spec.hasTargets = true
    }
    for tabs in lists { readNodes(tabs) }
    checkCount()
  }

  private mutating func checkCount() {
    guard checker.count == 0 else { return }
    // Nested repetitions multiply.
    let bound = 1_000_000_000
    var counts = Array(repeating: 1, count: spec.nodes.count)
    var total = 0
    for (index, node) in spec.nodes.enumerated().reversed() {
      let repeats = spec.repetition(of: node)?.samples.count ?? 1
      let count = min(counts[index] * repeats, bound)
      if let parent = node.parent {
        counts[parent] += count
      } else {
        total += count
      }
    }
    guard total > TabSpec.mostNodes else { return }
    checker.tooMany(
      "nodes after repeating", min(total, bound), TabSpec.mostNodes, at: spec.tabs)
  }

  private mutating func store(_ value: JSONValue, _ key: RootKey) {
    switch key {
    case .schema, .specVersion, .framework, .targets: break
    case .name: spec.name = text(value)
    case .tabs: spec.tabs = value
    case .suppress: spec.suppress = value
    case .conditions: readConditions(value)
    case .variants: readVariants(value)
    default: spec.root.set(key, value)
    }
  }

  private mutating func readConditions(_ object: JSONValue) {
    for (key, value) in document.members(of: object) {
      let usually = document.member("usually", of: value)
      spec.conditions.append(
        Condition(
          name: text(key),
          meaning: document.member("meaning", of: value).map { document.string($0) } ?? "",
          isUsual: usually.map { document.kind(of: $0) == .true } ?? true))
    }
  }

  private mutating func readVariants(_ list: JSONValue) {
    let variants = document.elements(of: list)
    if variants.count > TabSpec.mostVariants {
      checker.tooMany("variants", variants.count, TabSpec.mostVariants, at: list)
    }
    for object in variants {
      var values = RootValues(document)
      for key in RootValues.keys {
        if let value = document.member(key.name, of: object) { values.set(key, value) }
      }
      guard let availability = document.member("availability", of: object) else { continue }
      spec.variants.append(
        Variant(
          object: object, availability: Availability(availability, in: document), values: values))
    }
  }

  private func text(_ value: JSONValue) -> Located<String> {
    Located(value: document.string(value), json: value)
  }
}
