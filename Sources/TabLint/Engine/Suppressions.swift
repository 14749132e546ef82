import JSON
import TabModel

/// The suppressions in a spec, whether they were used, and the findings that a run leaves out.
final class Suppressions {
  private struct Entry {
    let rule: String
    /// The node that has the entry; nil for the root.
    let node: Int?
    let range: ByteRange
    let list: Located<[Located<Suppression>]>
    var hidesSomething = false
  }

  private let spec: TabSpec
  private let onlyErrors: Bool
  private(set) var suppressed = 0
  /// The rules with omitted findings below an error.
  private(set) var quieted: Set<String> = []
  private var entries: [Entry] = []
  private var rules: Set<String> = []
  /// The first entry of each node, or of the root, for each rule.
  private var positions: [Place: Int] = [:]

  private struct Place: Hashable {
    let rule: String
    let node: Int?
  }

  init(_ spec: TabSpec, onlyErrors: Bool = false) {
    self.spec = spec
    self.onlyErrors = onlyErrors
    add(spec.suppress, of: nil)
    for index in spec.nodes.indices { add(spec.nodes[index].suppress, of: index) }
  }

  var isEmpty: Bool { entries.isEmpty }

  private func add(_ list: Located<[Located<Suppression>]>?, of node: Int?) {
    guard let list else { return }
    for entry in list.value {
      guard let rule = entry.value.rule?.value else { continue }
      rules.insert(rule)
      let place = Place(rule: rule, node: node)
      if positions[place] == nil { positions[place] = entries.count }
      entries.append(Entry(rule: rule, node: node, range: entry.range, list: list))
    }
  }

  /// Returns whether a finding is suppressed, by the innermost and first matching entry.
  func hides(_ rule: String, at range: ByteRange) -> Bool {
    guard rules.contains(rule) else { return false }
    let node = spec.innermostNode(at: range)
    let holders: [Int?] = (node.map { [$0] + spec.ancestors(of: $0) } ?? []) + [nil]
    for holder in holders {
      if let entry = positions[Place(rule: rule, node: holder)] {
        entries[entry].hidesSomething = true
        return true
      }
    }
    return false
  }

  /// Returns whether a finding is requested and not suppressed.
  func allows(_ rule: String, _ severity: Diagnostic.Severity, at range: ByteRange) -> Bool {
    let isHidden = hides(rule, at: range)
    // Severities can differ within a rule.
    if onlyErrors, severity != .error {
      quieted.insert(rule)
      return false
    }
    if isHidden { suppressed += 1 }
    return !isHidden
  }

  /// Reports unused entries, except for those whose rule did not run, or not with all its input.
  func reportUnused(ran: Set<String>, to findings: inout Findings) {
    for entry in entries where !entry.hidesSomething {
      guard let rule = Rule.named(entry.rule) else {
        let near = suggestion(for: entry.rule, among: Rule.all.map(\.id))
        findings.report(
          "unknown rule '\(clipped(entry.rule))' to suppress", at: entry.range,
          help: near.map { "did you mean '\($0)'?" } ?? "'tabspec rules' lists all rules",
          fix: near == nil ? removal(of: entry) : nil)
        continue
      }
      if case .reading = rule.check {
        findings.report(
          "'\(rule.id)' cannot be suppressed: a document that cannot be read has no layout",
          at: entry.range, help: "remove the entry, and fix the document where a finding says so",
          fix: removal(of: entry))
      } else if ran.contains(rule.id) {
        findings.report(
          "nothing here needs the suppression of '\(rule.id)'", at: entry.range,
          help: "remove the entry", fix: removal(of: entry))
      }
    }
  }

  /// Returns the fix that removes an entry, or the whole list if it is the only one.
  private func removal(of entry: Entry) -> Fix {
    let range = entry.list.value.count == 1 ? entry.list.range : entry.range
    return spec.removing(range, "remove the entry", isSafe: true)
  }
}
