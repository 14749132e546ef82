import LocatedJSON
import Spelling
import TabHierarchy

/// The suppressions that a spec holds: for the whole file and for nodes with all below them. It
/// remembers which of them hid something.
final class Suppressions {
  private struct Entry {
    let object: JSONValue
    /// The list that it stands in, and the object that has the list.
    let list: JSONValue
    let holder: JSONValue
    let rule: String
    var hidesSomething = false
  }

  /// A node, or nil for the whole file, and the rule that is suppressed there.
  private struct Place: Hashable {
    let node: Int?
    let rule: String
  }

  private let spec: TabSpec
  private var entries: [Entry] = []
  /// The first entry for a rule at a place.
  private var positions: [Place: Int] = [:]
  /// For each node the innermost one with entries, itself or around it; empty without entries.
  private var holders: [Int?] = []

  init(_ spec: TabSpec) {
    self.spec = spec
    add(spec.suppress, of: nil)
    for (index, node) in spec.nodes.enumerated() { add(spec.suppress(of: node), of: index) }
    guard !entries.isEmpty else { return }
    holders.reserveCapacity(spec.nodes.count)
    for (index, node) in spec.nodes.enumerated() {
      let hasEntries = spec.suppress(of: node).exists
      holders.append(hasEntries ? index : node.parent.flatMap { holders[$0] })
    }
  }

  var isEmpty: Bool { entries.isEmpty }

  private func add(_ list: JSONValue, of node: Int?) {
    guard list.exists else { return }
    for object in spec.document.elements(of: list) {
      guard let rule = spec.document.member("rule", of: object) else { continue }
      let holder = node.map { spec.nodes[$0].object } ?? spec.document.root
      let entry = Entry(
        object: object, list: list, holder: holder, rule: spec.document.string(rule))
      let place = Place(node: node, rule: entry.rule)
      if positions[place] == nil { positions[place] = entries.count }
      entries.append(entry)
    }
  }

  /// Whether what a rule finds at a place is suppressed. The innermost entry hides it, the first of
  /// several at one place.
  func hides(_ rule: String, at range: ByteRange) -> Bool {
    guard !entries.isEmpty else { return false }
    var node = spec.innermostNode(at: range).flatMap { holders[$0] }
    while true {
      if let position = positions[Place(node: node, rule: rule)] {
        entries[position].hidesSomething = true
        return true
      }
      guard let current = node else { return false }
      node = spec.nodes[current].parent.flatMap { holders[$0] }
    }
  }

  /// Reports the entries that hide nothing, unless their rule did not run.
  func reportUnused(ran: Set<String>, to findings: inout Findings) {
    for entry in entries where !entry.hidesSomething && entry.rule != Rule.unusedSuppression.id {
      guard let rule = Rule.named(entry.rule) else {
        let near = suggestion(for: entry.rule, among: Rule.all.map(\.id))
        findings.report(
          "there is no rule '\(entry.rule)' to suppress", at: entry.object,
          help: near.map { "did you mean '\($0)'?" } ?? "'tabspec rules' lists all rules",
          fixes: near == nil ? [removal(of: entry)] : [])
        continue
      }
      if case .reading = rule.check {
        findings.report(
          "'\(rule.id)' cannot be suppressed: a document that cannot be read has no layout",
          at: entry.object, help: "remove the entry, and fix the document where a finding says so",
          fixes: [removal(of: entry)])
      } else if ran.contains(rule.id) {
        findings.report(
          "nothing here needs the suppression of '\(rule.id)'", at: entry.object,
          help: "remove the entry", fixes: [removal(of: entry)])
      }
    }
  }

  /// Removes an entry; with the last one goes the list.
  private func removal(of entry: Entry) -> Fix {
    let document = spec.document
    let isLast = document.elements(of: entry.list).dropFirst().first { _ in true } == nil
    let range =
      isLast
      ? document.removal(of: entry.list, from: entry.holder)
      : document.removal(of: entry.object, from: entry.list)
    return Fix("remove the entry", isSafe: true, [.init(range, "")])
  }
}
