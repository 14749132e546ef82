import TabModel

/// Where a node stands in a layout.
package enum MatrixCell: Hashable, Sendable {
  /// A place in a bar or a sidebar.
  package enum Place: Hashable, Sendable {
    /// An item of the bar, counted from 1.
    case item(Int)
    /// The item that stands apart from the others.
    case distinct
    /// Listed in More.
    case more
    /// A row of the sidebar that can be selected.
    case row
    /// The heading of a section, which cannot be selected.
    case heading(isCollapsed: Bool)
  }

  /// On the screen; later, once the sidebar is shown or hidden, perhaps in another place too.
  case now(Place, later: Place?)
  /// On the screen once the sidebar is shown or hidden.
  case later(Place)
  /// Only the screen of a group around it can lead there.
  case groupScreen
  /// A group that cannot be opened itself, only what is inside.
  case inside
  /// Hidden, in the sidebar and in the bar.
  case hidden
  /// Only in the bar, once a person adds it.
  case addable
  /// Nothing leads there.
  case unreachable
  /// Not part of the hierarchy, or a button that is not shown.
  case absent

  /// Where every node of a layout stands, in walk order.
  package static func cells(of laidOut: LaidOut) -> [MatrixCell] {
    let layout = laidOut.layout
    let nodes = layout.spec.nodes
    var ways: [Destination.Way?] = Array(repeating: nil, count: nodes.count)
    for destination in laidOut.destinations { ways[destination.node] = destination.via }
    let inBar = barPlaces(of: layout)
    let inSidebar = sidebarPlaces(of: layout)
    let isSidebarVisible = layout.sidebar?.isVisible ?? false
    let isBarVisible = layout.tabBar?.isVisible ?? false
    let canToggle = layout.sidebar?.isToggleable ?? false
    return nodes.indices.map { node in
      var now: Place?
      var later: Place?
      if let place = inBar[node] {
        if isBarVisible { now = place } else if canToggle && isSidebarVisible { later = place }
      }
      if let place = inSidebar[node] {
        if isSidebarVisible {
          // Where bar and sidebar show together, the bar's place says more.
          now = now ?? place
        } else if canToggle {
          later = later ?? place
        }
      }
      if let now { return .now(now, later: later) }
      if let later { return .later(later) }
      return rest(node, layout, ways[node])
    }
  }

  private static func rest(_ node: Int, _ layout: Layout, _ way: Destination.Way?) -> MatrixCell {
    guard layout.presence.isPresent(node), let way else { return .absent }
    let isHidden = layout.presence.isHidden(node)
    switch way {
    case .groupScreen: return isHidden && layout.readsCustomization ? .hidden : .groupScreen
    case .children: return .inside
    case .customization: return isHidden ? .hidden : .addable
    default: return isHidden ? .hidden : .unreachable
    }
  }

  /// The nodes that a bar has, unless the app hides it.
  private static func barPlaces(of layout: Layout) -> [Place?] {
    var places: [Place?] = Array(repeating: nil, count: layout.spec.nodes.count)
    guard let bar = layout.tabBar, layout.spec.isTabBarHidden?.value != true else { return places }
    for (position, item) in bar.items.enumerated() {
      guard let node = item.node else { continue }
      places[node] = item.isDistinct ? .distinct : .item(position + 1)
    }
    for node in bar.more { places[node] = .more }
    return places
  }

  private static func sidebarPlaces(of layout: Layout) -> [Place?] {
    var places: [Place?] = Array(repeating: nil, count: layout.spec.nodes.count)
    for row in layout.sidebar?.rows ?? [] where row.kind != .action {
      places[row.node] = row.isSelectable ? .row : .heading(isCollapsed: row.isCollapsed)
    }
    return places
  }
}

extension Matrix {
  /// The different cells; of all items of the bar only the last one of each kind.
  package var kindsOfCells: Set<MatrixCell> {
    layouts.reduce(into: []) { $0.formUnion($1.kindsOfCells) }
  }
}

extension FoldedLayout {
  /// The different cells; of all items of the bar only the last one of each kind, whose mark is the
  /// widest.
  var kindsOfCells: Set<MatrixCell> {
    var last: [MatrixCell: MatrixCell] = [:]
    for cell in cells {
      let kind = cell.first
      if let known = last[kind], known.number >= cell.number { continue }
      last[kind] = cell
    }
    return Set(last.values)
  }
}

extension MatrixCell {
  /// The same cell for the first item of a bar.
  fileprivate var first: MatrixCell {
    switch self {
    case .now(.item, let later): .now(.item(1), later: later)
    case .later(.item): .later(.item(1))
    default: self
    }
  }

  /// The number of an item, 0 for what is none.
  fileprivate var number: Int {
    switch self {
    case .now(.item(let number), _), .later(.item(let number)): number
    default: 0
    }
  }

  /// Whether a place is the one that the node has now or later.
  func has(_ place: Place) -> Bool {
    switch self {
    case .now(let now, let later): now == place || later == place
    case .later(let later): later == place
    default: false
    }
  }
}
