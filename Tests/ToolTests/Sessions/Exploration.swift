import LocatedJSON
import TabHierarchy
import TabLayout
import TabSessions

/// Everything that a person can do in one environment, found by trying it out: breadth
/// first from an app in which nothing is customized, with nothing but `EditingSession` and the
/// destinations of layouts.
struct Exploration {
  /// What is tried out.
  enum Extent {
    /// Hiding and showing, adding to the bar and removing from it; what is shown where is forgotten.
    case membership
    /// Every event but updates, at every place and in every order of two rows.
    case everything
  }

  /// For every node how many events make it unreachable at least.
  private(set) var unreachable: [Int: Int] = [:]
  /// How many events empty the bar at least.
  private(set) var emptyBar: Int?
  private(set) var states = 0

  init(_ spec: TabSpec, in environment: Environment, _ extent: Extent) {
    let start = EditingSession(spec, in: environment)
    let hasItems = start.layout.tabBar?.items.isEmpty == false
    let events = Self.events(spec, extent)
    var seen: Set<String> = [Self.key(start, extent)]
    var current = [start]
    var distance = 0
    while !current.isEmpty {
      var next: [EditingSession] = []
      for session in current {
        states += 1
        for destination in session.layout.destinations
        where destination.via == .unreachable && unreachable[destination.node] == nil {
          unreachable[destination.node] = distance
        }
        if hasItems, session.layout.tabBar?.items.isEmpty == true, emptyBar == nil {
          emptyBar = distance
        }
        for event in events {
          var changed = session
          guard (try? changed.apply(event)) != nil else { continue }
          if seen.insert(Self.key(changed, extent)).inserted { next.append(changed) }
        }
      }
      current = next
      distance += 1
    }
  }

  private static func events(_ spec: TabSpec, _ extent: Extent) -> [SessionEvent] {
    let names = Array(Set(spec.nodes.map { spec.identifier(of: $0) })).sorted()
    var events: [SessionEvent] = []
    for name in names {
      events += [.hide(name), .show(name), .add(name, to: nil), .remove(name)]
      guard extent == .everything else { continue }
      events += [.collapse(name), .expand(name)]
      for place in 1...names.count {
        events += [.add(name, to: place), .moveInBar(name, to: place)]
      }
      for other in names { events.append(.reorder(group: name, to: [other])) }
    }
    if extent == .everything { events += [.toggleSidebar, .resetCustomization] }
    return events
  }

  /// What tells states apart.
  private static func key(_ session: EditingSession, _ extent: Extent) -> String {
    switch extent {
    case .membership:
      let bar = session.layout.tabBar?.items.compactMap(\.node) ?? []
      let hidden = session.spec.nodes.indices.filter(session.layout.presence.isHiddenItself)
      return "\(bar.sorted()) \(hidden)"
    case .everything:
      guard var state = session.state else { return "" }
      state.hidden.sort { $0.value < $1.value }
      state.shown.sort { $0.value < $1.value }
      state.removedFromTabBar.sort { $0.value < $1.value }
      state.displayOrder.sort { $0.group.value < $1.group.value }
      state.collapsed.sort { $0.value < $1.value }
      var writer = JSONWriter(.compact)
      writer.customization(state)
      return String(decoding: writer.bytes, as: UTF8.self)
    }
  }
}
