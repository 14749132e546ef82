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

  /// Words for the changes between two specs.
  init(from old: TabSpec, to new: TabSpec) {
    self.old = old
    self.new = new
    atFirst = " at first"
    ambiguous = repeatedTitles(of: old).union(repeatedTitles(of: new))
  }

  /// Words for what one person sees of an app, one event after the other.
  ///
  /// - Parameter update: the version that takes the place of the app; nil where it stays.
  init(live spec: TabSpec, updatedTo update: TabSpec? = nil) {
    old = spec
    new = update ?? spec
    atFirst = ""
    let repeated = repeatedTitles(of: spec)
    ambiguous = update.map { repeated.union(repeatedTitles(of: $0)) } ?? repeated
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

  /// What a sentence about a change begins with: the name that people know, empty for the app.
  private func name(of subject: Change.Subject) -> String {
    switch subject {
    case .node(let node?, _): oldName(node)
    case .node(nil, let node?): newName(node)
    case .app, .node(nil, nil): ""
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
    var groups: [(changes: [Change], members: [Change.Subject])] = []
    var known: [[Int]: Int] = [:]
    var phrases = PhraseNumbers()
    for (subject, changes) in subjects.sorted(by: { rank($0.subject) < rank($1.subject) }) {
      let numbers = changes.map { phrases.number(of: $0, self) }
      if let group = known[numbers] {
        groups[group].members.append(subject)
      } else {
        known[numbers] = groups.count
        groups.append((changes, [subject]))
      }
    }
    return lines + groups.map { line($0.changes, of: $0.members) }
  }

  private func line(
    _ changes: [Change], of members: [Change.Subject]
  ) -> ChangeReport.Line {
    let phrases = changes.map { phrase($0, plural: members.count > 1) }
    return ChangeReport.Line(
      mark: changes.map { mark(of: $0.kind) }.max() ?? .change,
      sentence: "\(shortList(members, name: name(of:))) \(listed(phrases))")
  }

  /// What a phrase follows from, but for whether it is about several nodes.
  struct PhraseKey: Hashable {
    private let kind: Change.Kind
    private let isNested: Bool

    init(_ change: Change, _ words: ChangeWords) {
      kind = change.kind
      isNested = words.isNested(change)
    }
  }

  /// A number for every phrase, the same for equal ones; a phrase is put together once.
  private struct PhraseNumbers {
    private var numbers: [PhraseKey: Int] = [:]
    private var phrases: [String: Int] = [:]

    mutating func number(of change: Change, _ words: ChangeWords) -> Int {
      let key = PhraseKey(change, words)
      if let number = numbers[key] { return number }
      let phrase = words.phrase(change, plural: false)
      let number = phrases[phrase] ?? phrases.count
      phrases[phrase] = number
      numbers[key] = number
      return number
    }
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
    sentence(change.kind, of: change.subject == .app ? [] : [change.subject])
  }

  /// The whole sentence of what happens to some nodes, or to the app where there are none.
  func sentence(_ kind: Change.Kind, of subjects: [Change.Subject]) -> String {
    let change = Change(subject: subjects.first ?? .app, kind: kind)
    let phrase = phrase(change, plural: subjects.count > 1)
    return subjects.isEmpty ? phrase : "\(shortList(subjects, name: name(of:))) \(phrase)"
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
