import JSON
import TabModel

package enum MatrixCell: Hashable, Sendable {
  package enum Place: Hashable, Sendable {
    /// Position in the bar, from 1.
    case item(Int)
    case distinct
    case more
    /// A selectable row.
    case row
    /// A section that isn't selectable.
    case heading(isCollapsed: Bool)
  }

  /// Visible; perhaps elsewhere after toggling the sidebar.
  case now(Place, later: Place?)
  /// Visible after toggling the sidebar.
  case later(Place)
  case groupScreen
  case sectionItem
  /// In the sidebar of its section, which the section's item opens.
  case sectionSidebar
  case link
  case inside
  /// Hidden until the user shows it.
  case hidden
  case hiddenForGood
  /// In the bar after a user adds it.
  case addable
  case unreachable
  /// A button without a place.
  case notShown
  case absent

  package static func cells(of layoutResult: LayoutResult) -> [MatrixCell] {
    let layout = layoutResult.layout
    let nodes = layout.spec.nodes
    var ways = [Destination.Way?](repeating: nil, count: nodes.count)
    for destination in layoutResult.destinations { ways[destination.node] = destination.via }
    let inBar = barPlaces(of: layout)
    let inSidebar = sidebarPlaces(of: layout)
    let isSidebarVisible = layout.sidebar?.isVisible ?? false
    let isBarVisible = layout.tabBar?.isVisible ?? false
    let canToggle = layout.sidebar?.isToggleable ?? false
    return nodes.indices.map { node in
      let (bar, sidebar) = (inBar[node], inSidebar[node])
      // The bar's place is more informative.
      let now = (isBarVisible ? bar : nil) ?? (isSidebarVisible ? sidebar : nil)
      let hidden = isSidebarVisible ? (isBarVisible ? nil : bar) : sidebar
      let later = canToggle ? hidden : nil
      if let now { return .now(now, later: later) }
      return later.map { .later($0) } ?? rest(node, layout, ways[node])
    }
  }

  private static func rest(_ node: Int, _ layout: Layout, _ way: Destination.Way?) -> MatrixCell {
    guard layout.presence.isPresent(node) else { return .absent }
    let isHidden = layout.presence.isHidden(node)
    guard let way else {
      if layout.spec.nodes[node].kind == .group { return .absent }
      return isHidden && layout.hidesTabs ? .hiddenForGood : .notShown
    }
    let canShow =
      layout.readsCustomization
      && ([node] + layout.spec.ancestors(of: node)).contains {
        layout.spec.nodes[$0].allowsHiding.isTrue
      }
    switch way {
    case .groupScreen where !layout.environment.framework.groupsAreDestinations:
      return .sectionSidebar
    case .groupScreen: return isHidden && canShow ? .hidden : .groupScreen
    case .link: return isHidden && canShow ? .hidden : .link
    case .children: return .inside
    case .customization: return isHidden ? .hidden : .addable
    case .tabBar: return .sectionItem
    case .sidebar, .more, .toggledTabBar, .toggledSidebar, .unreachable:
      return isHidden && layout.hidesTabs ? .hiddenForGood : .unreachable
    }
  }

  /// The place of each node in the bar; nil for none.
  private static func barPlaces(of layout: Layout) -> [Place?] {
    var places = [Place?](repeating: nil, count: layout.spec.nodes.count)
    guard let bar = layout.usableBar else { return places }
    for (position, item) in bar.items.enumerated() {
      if let node = item.node { places[node] = item.isDistinct ? .distinct : .item(position + 1) }
    }
    for node in bar.more { places[node] = .more }
    return places
  }

  /// The place of each node in the sidebar; nil for none.
  private static func sidebarPlaces(of layout: Layout) -> [Place?] {
    var places = [Place?](repeating: nil, count: layout.spec.nodes.count)
    for row in layout.sidebar?.rows ?? [] where row.kind != .action {
      places[row.node] = row.isSelectable ? .row : .heading(isCollapsed: row.isCollapsed)
    }
    return places
  }
}

extension Matrix {
  package var kindsOfCells: Set<MatrixCell> { Set(layouts.flatMap(\.cells)) }
}

extension MatrixCell {
  package var places: (now: Place?, later: Place?) {
    switch self {
    case .now(let now, let later): (now, later)
    case .later(let later): (nil, later)
    default: (nil, nil)
    }
  }

  package func has(_ place: Place) -> Bool { places.now == place || places.later == place }
}
