package import TabModel

/// A layout with its destinations.
package struct LayoutResult {
  package let layout: Layout
  package let destinations: [Destination]
  /// True to list undocumented statements below a drawing instead of counting them.
  package let listsNotes: Bool

  package init(_ layout: Layout, listsNotes: Bool = false) {
    self.layout = layout
    self.listsNotes = listsNotes
    destinations = layout.destinations
  }

  /// - Parameter destinations: those of the layout.
  init(_ layout: Layout, _ destinations: [Destination]) {
    self.layout = layout
    self.destinations = destinations
    listsNotes = false
  }

  /// Destinations with their routes, in traversal order.
  package var routes: [(node: Int, route: Route)] {
    let (bar, sidebar) = (layout.nodesBeyondBar, layout.nodesBeyondSidebar)
    return destinations.map { ($0.node, Route($0, in: layout, beyond: bar, sidebar)) }
  }
}
