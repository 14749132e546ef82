import JSON
package import TabModel

/// Phrases changes.
struct ChangeWords {
  let old: TabSpec
  let new: TabSpec
  private let ambiguous: Set<String>

  init(from old: TabSpec, to new: TabSpec) {
    self.old = old
    self.new = new
    ambiguous = repeatedTitles(of: old).union(repeatedTitles(of: new))
  }

  // MARK: - Names

  /// A node's quoted title, with the identifier if the title is ambiguous.
  func name(_ node: Int, in spec: TabSpec) -> String {
    let title = spec.title(of: spec.nodes[node])
    let identifier = spec.identifier(of: spec.nodes[node])
    if isBlank(title) { return "'\(identifier)'" }
    return ambiguous.contains(title) ? "'\(title)' (\(identifier))" : "'\(title)'"
  }

  func newName(_ node: Int) -> String { name(node, in: new) }
  func oldName(_ node: Int) -> String { name(node, in: old) }

  /// The name of the subject; empty for the app.
  func name(of subject: Change.Subject) -> String {
    switch subject {
    case .node(let node?, _): oldName(node)
    case .node(nil, let node?): newName(node)
    case .app, .node(nil, nil): ""
    }
  }

  // MARK: - Sentences

  func sentence(_ change: Change) -> String {
    let phrase = phrase(change, plural: false)
    return change.subject == .app ? phrase : "\(name(of: change.subject)) \(phrase)"
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
    case .title, .subtitle, .image, .badge, .type, .region, .order, .section, .collapsed,
      .selectable, .actions, .barPosition, .itemStyle, .minimizing, .sidebarLayout, .caption,
      .start, .item(_, .item), .item(_, .distinct), .bar(_, .hidden), .bar(_, .shown),
      .sidebar(_, .hidden), .sidebar(_, .shown):
      .change
    }
  }
}

/// The titles that several nodes have.
package func repeatedTitles(of spec: TabSpec) -> Set<String> {
  var seen: Set<String> = []
  var repeated: Set<String> = []
  for title in spec.nodes.map({ spec.title(of: $0) }) where !seen.insert(title).inserted {
    repeated.insert(title)
  }
  return repeated
}

extension Change.Reach {
  /// More taps, or a worse route.
  func isWorse(than other: Change.Reach) -> Bool { rank > other.rank }

  private var rank: Int {
    if let taps { return taps }
    switch via {
    case .unreachable: return .max
    case .customization: return .max - 1
    case .tabBar, .sidebar, .more, .toggledTabBar, .toggledSidebar, .groupScreen, .children:
      return .max - 2
    }
  }
}
