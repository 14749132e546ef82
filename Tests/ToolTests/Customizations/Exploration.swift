import TabModel

/// Everything users can do in one environment that hides, shows, adds or removes, found by trying it
/// out: breadth first from an app in which nothing is customized.
struct Exploration {
  /// The least number of steps that makes a node unreachable, by node.
  private(set) var unreachable: [Int: Int] = [:]
  /// The least number of steps that empties the bar; nil if none does.
  private(set) var emptyBar: Int?

  init(_ spec: TabSpec, in environment: Environment) {
    let start = EditingSession(spec, in: environment)
    let hasItems = start.layout.tabBar?.items.isEmpty == false
    let names = Array(Set(spec.nodes.map { spec.identifier(of: $0) })).sorted()
    let steps = names.flatMap { name -> [EditingSession.Step] in
      [.hide(name), .show(name), .add(name), .remove(name)]
    }
    var seen: Set<[Int]> = [Self.key(start)]
    var current = [start]
    var distance = 0
    while !current.isEmpty {
      var next: [EditingSession] = []
      for session in current {
        for destination in session.layout.destinations
        where destination.via == .unreachable && unreachable[destination.node] == nil {
          unreachable[destination.node] = distance
        }
        if hasItems, session.layout.tabBar?.items.isEmpty == true, emptyBar == nil {
          emptyBar = distance
        }
        for step in steps {
          var changed = session
          guard changed.take(step), seen.insert(Self.key(changed)).inserted else { continue }
          next.append(changed)
        }
      }
      current = next
      distance += 1
    }
  }

  /// The key that distinguishes states: the items of the bar and the hidden nodes.
  private static func key(_ session: EditingSession) -> [Int] {
    let bar = session.layout.tabBar?.items.compactMap(\.node) ?? []
    let hidden = session.spec.nodes.indices.filter(session.layout.presence.isHiddenItself)
    return bar.sorted() + [-1] + hidden
  }
}
