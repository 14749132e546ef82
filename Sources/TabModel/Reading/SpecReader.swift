package import JSON

/// Reads a document as a tab spec and reports all problems with its structure.
package enum SpecReader {
  /// Reads a document. A spec with problems is empty and must not be used.
  ///
  /// - Parameter limit: the maximum number of problems per rule; 0 for no limit.
  package static func read(
    _ document: JSONDocument, limit: Int = defaultFindingLimit
  ) -> (spec: TabSpec, problems: [Diagnostic]) {
    var checker = ShapeChecker(document, limit: limit)
    checker.checkSpec()
    if checker.count == 0 {
      let spec = TabSpec(document)
      checker.checkCount(of: spec)
      if checker.count == 0 { return (spec, []) }
    }
    let nothing = JSONDocument(
      bytes: document.bytes, root: JSONValue(range: document.root.range, content: .null))
    return (TabSpec(nothing), checker.problems)
  }
}

extension ShapeChecker {
  fileprivate mutating func checkSpec() {
    let root = document.root
    if let member = root.members.first(where: { $0.key.value == "recordVersion" }) {
      report(
        .unknownKey, "this is a record of a running app, not a tab spec", at: member.key.range,
        help: "'tabspec conform' compares a record with a spec, "
          + "'tabspec init --from' creates a spec from it")
      return
    }
    checkDuplicateKeys(in: root)
    framework = root["framework"].flatMap { Framework($0) } ?? .usual
    check(root, .object(.root), "a tab spec")
  }

  /// Checks the number of nodes in layouts. Nested repetitions multiply.
  fileprivate mutating func checkCount(of spec: TabSpec) {
    let bound = 1_000_000_000
    var counts = Array(repeating: 1, count: spec.nodes.count)
    var total = 0
    for index in spec.nodes.indices.reversed() {
      let samples = spec.nodes[index].repeats?.value.titles.count ?? 1
      let count = min(counts[index] * samples, bound)
      if let parent = spec.nodes[index].parent {
        counts[parent] += count
      } else {
        total += count
      }
    }
    guard total > TabSpec.maximumNodes, let tabs = document.root["tabs"] else { return }
    tooMany(
      spec.hasRepeatedNodes ? "nodes after repeating" : "nodes", min(total, bound),
      TabSpec.maximumNodes, at: tabs)
  }
}
