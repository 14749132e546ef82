package import TabLayout

/// A layout and where everything in it leads.
package struct LaidOut: Sendable {
  package let layout: Layout
  package let destinations: [Destination]

  package init(_ layout: Layout, destinations: [Destination]) {
    self.layout = layout
    self.destinations = destinations
  }
}

/// A way to write layouts.
package struct LayoutFormat: Sendable {
  /// The word on the command line.
  package let name: String
  /// One sentence for the help.
  package let summary: String
  /// Writes layouts, in the order in which they were asked for. The style is heeded by formats that
  /// are made for terminals.
  package let write: @Sendable (_ layouts: [LaidOut], _ style: TextStyle) -> [UInt8]

  /// All formats, the usual one first.
  package static let all: [LayoutFormat] = [.text, .json, .markdown, .svg, .html]

  /// The format of a name.
  package static func named(_ name: String) -> LayoutFormat? { all.first { $0.name == name } }
}
