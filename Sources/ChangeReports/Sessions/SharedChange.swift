import TabChanges

/// One change, and everything that it happens to: a session tells what happens to all nodes of a
/// group once.
package struct SharedChange: Sendable {
  /// An old and a new node by their places; -1 where there is none.
  private struct Nodes {
    let old: Int32
    let new: Int32
  }

  let kind: Change.Kind
  /// Empty where the change is about the app.
  private var nodes: [Nodes] = []

  private init(_ kind: Change.Kind) { self.kind = kind }

  /// What it happens to, in the order of the nodes.
  var subjects: [Change.Subject] {
    nodes.map { .node(old: $0.old < 0 ? nil : Int($0.old), new: $0.new < 0 ? nil : Int($0.new)) }
  }

  private mutating func add(_ subject: Change.Subject) {
    guard case .node(let old, let new) = subject else { return }
    nodes.append(Nodes(old: Int32(clamping: old ?? -1), new: Int32(clamping: new ?? -1)))
  }

  /// Puts equal changes of several nodes together, each where it is first met.
  static func together(_ changes: [Change], _ words: ChangeWords) -> [SharedChange] {
    var shared: [SharedChange] = []
    var places: [ChangeWords.PhraseKey: Int] = [:]
    for change in changes {
      let key = ChangeWords.PhraseKey(change, words)
      let place = places[key] ?? shared.count
      if place == shared.count {
        places[key] = place
        shared.append(SharedChange(change.kind))
      }
      shared[place].add(change.subject)
    }
    return shared
  }
}
