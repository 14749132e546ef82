import Spelling
import TabChanges
import TabHierarchy
import TabLayout
import Writing

/// Puts changes into sentences: the only place that does.
struct ChangeWords {
  let old: TabSpec
  let new: TabSpec
  /// The titles that several nodes have.
  private let ambiguous: Set<String>
  /// What is said of a state that people can change: how it is at first, or just how it is.
  let atFirst: String

  /// - Parameter isLive: whether both layouts are what one person sees, one after the other.
  init(_ comparison: Comparison, isLive: Bool = false) {
    old = comparison.old
    new = comparison.new
    atFirst = isLive ? "" : " at first"
    ambiguous = repeatedTitles(of: old).union(repeatedTitles(of: new))
  }

  // MARK: - Names

  /// A node as people know it: `'Radio'`, and its identifier where the title is not enough.
  func name(_ node: Int, in spec: TabSpec) -> String {
    let title = spec.title(of: spec.nodes[node])
    let identifier = spec.identifier(of: spec.nodes[node])
    if isBlank(title) { return "'\(identifier)'" }
    return ambiguous.contains(title) ? "'\(title)' (\(identifier))" : "'\(title)'"
  }

  func newName(_ node: Int) -> String { name(node, in: new) }
  func oldName(_ node: Int) -> String { name(node, in: old) }

  /// What a sentence about a change begins with: the name that people know.
  private func subject(of change: Change) -> String? {
    switch change.subject {
    case .app: nil
    case .node(let node?, _): oldName(node)
    case .node(nil, let node?): newName(node)
    case .node(nil, nil): nil
    }
  }

  // MARK: - Lines

  /// The changes of one set of environments as sentences. What happens to a node is one sentence,
  /// and nodes of which the same is true share one.
  func lines(of changes: [Change]) -> [ChangeReport.Line] {
    var lines: [ChangeReport.Line] = []
    var subjects: [(subject: Change.Subject, changes: [Change])] = []
    var positions: [Change.Subject: Int] = [:]
    for change in changes {
      if change.subject == .app {
        lines.append(.init(mark: mark(of: change.kind), sentence: phrase(change, plural: false)))
      } else if let position = positions[change.subject] {
        subjects[position].changes.append(change)
      } else {
        positions[change.subject] = subjects.count
        subjects.append((change.subject, [change]))
      }
    }
    var groups: [(phrases: [String], members: [[Change]])] = []
    var known: [[String]: Int] = [:]
    for (_, changes) in subjects.sorted(by: { rank($0.subject) < rank($1.subject) }) {
      let phrases = changes.map { phrase($0, plural: false) }
      if let group = known[phrases] {
        groups[group].members.append(changes)
      } else {
        known[phrases] = groups.count
        groups.append((phrases, [changes]))
      }
    }
    return lines + groups.compactMap { line(of: $0.members) }
  }

  private func line(of members: [[Change]]) -> ChangeReport.Line? {
    guard let changes = members.first else { return nil }
    let names = members.compactMap { $0.first.flatMap(subject) }
    let phrases = changes.map { phrase($0, plural: members.count > 1) }
    return ChangeReport.Line(
      mark: changes.map { mark(of: $0.kind) }.max() ?? .change,
      sentence: "\(shortList(names)) \(listed(phrases))")
  }

  /// What goes comes first, then what is new, then the others as they stand in the new spec.
  private func rank(_ subject: Change.Subject) -> Int {
    switch subject {
    case .app: -2
    case .node(let old?, nil): old - .max
    case .node(nil, let new?): new - .max / 2
    case .node(_, let new): new ?? 0
    }
  }

  /// The whole sentence of one change, for reports that do not gather them.
  func sentence(_ change: Change) -> String {
    let phrase = phrase(change, plural: false)
    return subject(of: change).map { "\($0) \(phrase)" } ?? phrase
  }

  func mark(of kind: Change.Kind) -> ChangeReport.Mark {
    switch kind {
    case .added: .addition
    case .removed: .removal
    case .item(_, .more), .item(.distinct, _): .loss
    case .item(.none, _): .addition
    case .item(_, .none): .removal
    case .row(let isThere): isThere ? .addition : .removal
    case .bar(.none, _), .sidebar(.none, _): .addition
    case .bar(_, .none), .sidebar(_, .none): .removal
    case .reach(let from, let to): to.isWorse(than: from) ? .loss : .change
    default: .change
    }
  }
}

/// The first few of some names, and how many more there are.
package func shortList(_ names: [String], atMost most: Int = 5) -> String {
  // One more name takes no more room than the words that would replace it.
  guard names.count > most + 1 else { return listed(names) }
  return listed(names.prefix(most) + ["\(names.count - most) more"])
}

/// The titles that several nodes have.
func repeatedTitles(of spec: TabSpec) -> Set<String> {
  var seen: Set<String> = []
  var repeated: Set<String> = []
  for node in spec.nodes {
    let title = spec.title(of: node)
    if !seen.insert(title).inserted { repeated.insert(title) }
  }
  return repeated
}

extension Change.Reach {
  /// Further away in taps, or less of a way at all.
  func isWorse(than other: Change.Reach) -> Bool { rank > other.rank }

  private var rank: Int {
    if let taps { return taps }
    switch via {
    case .unreachable: return .max
    case .customization: return .max - 1
    default: return .max - 2
    }
  }
}
