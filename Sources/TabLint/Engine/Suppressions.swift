import JSON
import TabModel

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
  private var rules: Set<String> = []
  /// The rule that was asked about last, and for each node the innermost entry for it, its own or
  /// one around it, -1 for none. Findings come rule by rule.
  private var current: (rule: String, innermost: [Int]) = ("", [])

  init(_ spec: TabSpec) {
    self.spec = spec
    add(spec.suppress, of: nil)
    for (index, node) in spec.nodes.enumerated() { add(spec.suppress(of: node), of: index) }
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
      rules.insert(entry.rule)
      entries.append(entry)
    }
  }

  /// Whether what a rule finds at a place is suppressed. The innermost entry hides it, the first of
  /// several at one place.
  func hides(_ rule: String, at range: ByteRange) -> Bool {
    guard rules.contains(rule) else { return false }
    if current.rule != rule { current = (rule, innermost(rule)) }
    let entry =
      spec.innermostNode(at: range).map { current.innermost[$0] }
      ?? positions[Place(node: nil, rule: rule)] ?? -1
    guard entry >= 0 else { return false }
    entries[entry].hidesSomething = true
    return true
  }

  private func innermost(_ rule: String) -> [Int] {
    let whole = positions[Place(node: nil, rule: rule)] ?? -1
    var innermost: [Int] = []
    innermost.reserveCapacity(spec.nodes.count)
    for (index, node) in spec.nodes.enumerated() {
      let own = spec.suppress(of: node).exists ? positions[Place(node: index, rule: rule)] : nil
      let around = node.parent.map { innermost[$0] } ?? whole
      innermost.append(own ?? around)
    }
    return innermost
  }

  /// Reports the entries that hide nothing, unless their rule did not run.
  func reportUnused(ran: Set<String>, to findings: inout Findings) {
    for entry in entries where !entry.hidesSomething {
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
    let first = document.first(in: entry.list)
    let isLast = document.next(after: first) == document.end(of: entry.list)
    let range =
      isLast
      ? document.removal(of: entry.list, from: entry.holder)
      : document.removal(of: entry.object, from: entry.list)
    return Fix("remove the entry", isSafe: true, [.init(range, "")])
  }
}
