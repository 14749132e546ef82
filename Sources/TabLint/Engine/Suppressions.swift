import JSON
import TabModel

/// The suppressions in a spec, whether they were used, and the findings that a run leaves out.
final class Suppressions {
  private struct Entry {
    let object: JSONValue
    let list: JSONValue
    let holder: JSONValue
    let rule: String
    var hidesSomething = false
  }

  private let spec: TabSpec
  private let onlyErrors: Bool
  private(set) var suppressed = 0
  /// The rules with omitted findings below an error.
  private(set) var quieted: Set<String> = []
  private var entries: [Entry] = []
  /// The first entry by rule and node; nil for the root.
  private var positions: [String: [Int?: Int]] = [:]

  init(_ spec: TabSpec, onlyErrors: Bool = false) {
    self.spec = spec
    self.onlyErrors = onlyErrors
    add(spec.suppress, of: nil)
    for (index, node) in spec.nodes.enumerated() {
      add(spec.written(.suppress, of: node), of: index)
    }
  }

  var isEmpty: Bool { entries.isEmpty }

  private func add(_ list: JSONValue, of node: Int?) {
    guard list.exists else { return }
    for object in list.elements {
      guard let rule = object["rule"] else { continue }
      let holder = node.map { spec.nodes[$0].object } ?? spec.document.root
      let entry = Entry(
        object: object, list: list, holder: holder, rule: spec.document.string(rule))
      if positions[entry.rule]?[node] == nil {
        positions[entry.rule, default: [:]][node] = entries.count
      }
      entries.append(entry)
    }
  }

  /// Returns whether a finding is suppressed, by the innermost and first matching entry.
  func hides(_ rule: String, at range: ByteRange) -> Bool {
    guard let positions = positions[rule] else { return false }
    var node = spec.innermostNode(at: range)
    while let index = node, positions[index] == nil { node = spec.nodes[index].parent }
    guard let entry = positions[node] else { return false }
    entries[entry].hidesSomething = true
    return true
  }

  /// Returns whether a finding is requested and not suppressed.
  func lets(_ rule: String, _ severity: Diagnostic.Severity, at range: ByteRange) -> Bool {
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
          "unknown rule '\(clipped(entry.rule))' to suppress", at: entry.object,
          help: near.map { "did you mean '\($0)'?" } ?? "'tabspec rules' lists all rules",
          fix: near == nil ? removal(of: entry) : nil)
        continue
      }
      if case .reading = rule.check {
        findings.report(
          "'\(rule.id)' cannot be suppressed: a document that cannot be read has no layout",
          at: entry.object, help: "remove the entry, and fix the document where a finding says so",
          fix: removal(of: entry))
      } else if ran.contains(rule.id) {
        findings.report(
          "nothing here needs the suppression of '\(rule.id)'", at: entry.object,
          help: "remove the entry", fix: removal(of: entry))
      }
    }
  }

  /// Returns the fix that removes an entry, or the whole list if it is the only one.
  private func removal(of entry: Entry) -> Fix {
    let document = spec.document
    let first = document.first(in: entry.list)
    let isLast = document.next(after: first) == document.end(of: entry.list)
    return document.removing(
      isLast ? entry.list : entry.object, from: isLast ? entry.holder : entry.list,
      "remove the entry", isSafe: true)
  }
}
