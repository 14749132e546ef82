package import TabModel

/// A layout and where everything in it leads.
package struct LaidOut: Sendable {
  package let layout: Layout
  package let destinations: [Destination]

  package init(_ layout: Layout) {
    self.layout = layout
    destinations = layout.destinations
  }
}

/// A way to write layouts, in the order in which they were asked for.
package typealias LayoutFormat = OutputFormat<[LaidOut]>
