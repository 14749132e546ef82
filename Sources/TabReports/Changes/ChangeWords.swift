import JSON
import TabAnalysis
import TabModel

struct ChangeWords {
  let old: TabSpec
  let new: TabSpec
  private let ambiguous: Set<String>
  /// True for predicates of several names.
  var isPlural = false

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

  /// The framework's name for a node with children.
  var group: String { new.framework.words.group }

  func noun(of kind: Node.Kind) -> String { kind == .group ? group : kind.noun }

  func newName(_ node: Int) -> String { name(node, in: new) }
  func oldName(_ node: Int) -> String { name(node, in: old) }

  private func name(of subject: Change.Subject) -> String {
    switch subject {
    case .app: ""
    case .removed(let node), .node(let node, _): oldName(node)
    case .added(let node): newName(node)
    }
  }

  /// Groups changes into sentences: one for each node, shared by nodes with the same changes.
  func lines(_ changes: [Change]) -> [ChangeReport.Line] {
    let nodes = changes.filter { $0.subject != .app }.grouped(by: \.subject).enumerated().sorted {
      (rank($0.element.key), $0.offset) < (rank($1.element.key), $1.offset)
    }
    let groups = nodes.map(\.element.elements).grouped { changes in changes.map(phrase) }
    return changes.filter { $0.subject == .app }.map { line([[$0]]) }
      + groups.map { line($0.elements) }
  }

  /// Removed nodes, new nodes, then the others in the order of the new spec.
  private func rank(_ subject: Change.Subject) -> Int {
    switch subject {
    case .removed(let old): old - .max
    case .added(let new): new - .max / 2
    case .node(_, let new): new
    case .app: 0
    }
  }

  /// - Parameter nodes: the changes of each node.
  func line(_ nodes: [[Change]]) -> ChangeReport.Line {
    var words = self
    words.isPlural = nodes.count > 1
    let phrases = nodes[0].map(words.phrase)
    let names = shortList(nodes.map { name(of: $0[0].subject) }, namesLast: true)
    return ChangeReport.Line(
      mark: nodes[0].map { mark(of: $0.kind) }.max() ?? .change,
      sentence: (names.isEmpty ? "" : names + " ") + listed(phrases))
  }

  private func mark(of kind: Change.Kind) -> ChangeReport.Mark {
    switch kind {
    case .added: .addition
    case .removed: .removal
    case .item(_, .more), .item(.distinct, _): .loss
    case .item(.none, _): .addition
    case .item(_, .none): .removal
    case .flag(.row, let isThere): isThere ? .addition : .removal
    case .bar(.none, _), .sidebar(.none, _): .addition
    case .bar(_, .none), .sidebar(_, .none): .removal
    case .reach(let from, let to): to.rank > from.rank ? .loss : .change
    case .rights(_, let lost): lost.isEmpty ? .change : .loss
    case .text, .flag, .type, .region, .order, .section, .actions, .barPosition, .itemStyle,
      .minimizing, .sidebarLayout, .start, .item, .bar, .sidebar:
      .change
    }
  }
}
