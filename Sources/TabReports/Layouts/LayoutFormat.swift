package import TabModel

/// A layout and where everything in it leads.
package struct LaidOut: Sendable {
  package let layout: Layout
  private let known: [Destination]?

  /// Where everything leads; worked out each time that somebody asks, where it was not known.
  package var destinations: [Destination] { known ?? layout.destinations }

  /// - Parameter destinations: those of the layout, where they are known; nil where they are needed
  ///   once or not at all: of a large spec on all platforms they take more room than it.
  package init(_ layout: Layout, destinations: [Destination]? = nil) {
    self.layout = layout
    known = destinations
  }
}

/// A way to write layouts, in the order in which they were asked for.
package typealias LayoutFormat = OutputFormat<[LaidOut]>
