import JSON

/// Groups changes into sentences: one for each node, shared by nodes with the same changes.
struct ChangeLines {
  private let words: ChangeWords

  init(_ words: ChangeWords) { self.words = words }

  /// Sentences about the app, followed by those about nodes.
  func lines(_ changes: [Change]) -> [ChangeReport.Line] {
    let appLines = changes.filter { $0.subject == .app }.map { change in
      ChangeReport.Line(
        mark: words.mark(of: change.kind), sentence: words.phrase(change, plural: false))
    }
    var groups: [[[Change]]] = []
    var position: [[String]: Int] = [:]
    for changes in byNode(changes) {
      let phrases = changes.map { words.phrase($0, plural: false) }
      if let known = position[phrases] {
        groups[known].append(changes)
      } else {
        position[phrases] = groups.count
        groups.append([changes])
      }
    }
    return appLines + groups.map(line)
  }

  /// Changes by node: removed nodes, new nodes, then the others in the order of the new spec.
  private func byNode(_ changes: [Change]) -> [[Change]] {
    var nodes: [Change.Subject: [Change]] = [:]
    var subjects: [Change.Subject] = []
    for change in changes where change.subject != .app {
      if nodes[change.subject] == nil { subjects.append(change.subject) }
      nodes[change.subject, default: []].append(change)
    }
    let order = subjects.enumerated().sorted {
      (rank($0.element), $0.offset) < (rank($1.element), $1.offset)
    }
    return order.map { nodes[$0.element] ?? [] }
  }

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
    let phrases = changes.map { words.phrase($0, plural: nodes.count > 1) }
    let names = shortList(nodes) { words.name(of: $0[0].subject) }
    return ChangeReport.Line(
      mark: changes.map { words.mark(of: $0.kind) }.max() ?? .change,
      sentence: "\(names) \(listed(phrases))")
  }
}
