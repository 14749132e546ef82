package import TabModel

/// A layout and its destinations.
package struct LaidOut: Sendable {
  package let layout: Layout
  package let destinations: [Destination]

  package init(_ layout: Layout) {
    self.layout = layout
    destinations = layout.destinations
  }
}

package typealias LayoutFormat = OutputFormat<[LaidOut]>
