import JSON
import TabModel

struct ChangeWords {
  let old: TabSpec
  let new: TabSpec
  private let ambiguous: Set<String>

  init(from old: TabSpec, to new: TabSpec) {
    self.old = old
    self.new = new
    ambiguous = old.repeatedTitles().union(new.repeatedTitles())
  }

  /// A node's quoted title, with the identifier if the title is ambiguous.
  private func name(_ node: Int, in spec: TabSpec) -> String {
    let record = spec.nodes[node]
    let isAmbiguous = ambiguous.contains(spec.title(of: record))
    return "'\(spec.name(of: node))'" + (isAmbiguous ? " (\(spec.identifier(of: record)))" : "")
  }

  /// Returns words in the framework's terms.
  func text(_ words: String) -> String { new.framework.words.text(words) }

  func newName(_ node: Int) -> String { name(node, in: new) }
  func oldName(_ node: Int) -> String { name(node, in: old) }

  private func name(of subject: Change.Subject) -> String {
    switch subject {
    case .node(let node?, _): oldName(node)
    case .node(nil, let node?): newName(node)
    case .app, .node(nil, nil): ""
    }
  }

  /// Groups changes into sentences: one for each node, shared by nodes with the same changes.
  func lines(_ changes: [Change]) -> [ChangeReport.Line] {
    let appLines = changes.filter { $0.subject == .app }.map {
      ChangeReport.Line(mark: mark(of: $0.kind), sentence: phrase($0, plural: false))
    }
    let nodes = changes.filter { $0.subject != .app }.grouped(by: \.subject).enumerated().sorted {
      (rank($0.element.key), $0.offset) < (rank($1.element.key), $1.offset)
    }
    let groups = nodes.map(\.element.elements).grouped { changes in
      changes.map { phrase($0, plural: false) }
    }
    return appLines + groups.map { line($0.elements) }
  }

  /// Removed nodes, new nodes, then the others in the order of the new spec.
  private func rank(_ subject: Change.Subject) -> Int {
    switch subject {
    case .app: -2
    case .node(let old?, nil): old - .max
    case .node(nil, let new?): new - .max / 2
    case .node(_, let new): new ?? 0
    }
  }

  private func line(_ nodes: [[Change]]) -> ChangeReport.Line {
    let changes = nodes[0]
    let phrases = changes.map { phrase($0, plural: nodes.count > 1) }
    let names = shortList(nodes.map { name(of: $0[0].subject) })
    return ChangeReport.Line(
      mark: changes.map { mark(of: $0.kind) }.max() ?? .change,
      sentence: "\(names) \(listed(phrases))")
  }

  func sentence(_ change: Change) -> String {
    let phrase = phrase(change, plural: false)
    return change.subject == .app ? phrase : "\(name(of: change.subject)) \(phrase)"
  }

  private func mark(of kind: Change.Kind) -> ChangeReport.Mark {
    switch kind {
    case .added: .addition
    case .removed: .removal
    case .item(_, .more), .item(.distinct, _): .loss
    case .item(.none, _): .addition
    case .item(_, .none): .removal
    case .row(let isThere): isThere ? .addition : .removal
    case .bar(.none, _), .sidebar(.none, _): .addition
    case .bar(_, .none), .sidebar(_, .none): .removal
    case .reach(let from, let to): to.rank > from.rank ? .loss : .change
    case .rights(_, let lost): lost.isEmpty ? .change : .loss
    case .title, .subtitle, .image, .badge, .type, .region, .order, .section, .collapsed,
      .enabled, .action, .selectable, .actions, .barPosition, .itemStyle, .minimizing,
      .sidebarLayout, .caption,
      .start, .item(_, .item), .item(_, .distinct), .bar(_, .hidden), .bar(_, .shown),
      .sidebar(_, .hidden), .sidebar(_, .shown):
      .change
    }
  }
}
