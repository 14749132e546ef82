package import TabModel

/// One visible change between two layouts, independent of the environment.
package struct Change: Hashable, Sendable {
  package enum Subject: Hashable, Sendable {
    case app
    /// Indices in both specs; nil if absent.
    case node(old: Int?, new: Int?)
  }

  package let subject: Subject
  package let kind: Kind

  /// Where a node is visible.
  package enum Place: String, Hashable, Sendable, CaseIterable { case bar, more, sidebar }

  /// A node's place in a bar.
  package enum Item: String, Hashable, Sendable {
    case none, item, distinct, more
  }

  package enum Visibility: String, Hashable, Sendable { case none, hidden, shown }

  /// An ordered list of nodes.
  package enum List: String, Hashable, Sendable { case bar, more, sidebar }

  package enum Caption: String, Hashable, Sendable, CaseIterable {
    case header, footer, bottomBar, accessory
  }

  package struct Reach: Hashable, Sendable {
    package let via: Destination.Way
    /// Nil if taps alone do not suffice.
    package let taps: Int?

    init(_ destination: Destination) {
      via = destination.via
      taps = destination.taps
    }
  }

  package enum Kind: Hashable, Sendable {
    /// - Parameter inside: number of descendants.
    case added(in: [Place], inside: Int)
    /// - Parameter inside: number of descendants.
    case removed(from: [Place], inside: Int)
    case title(from: String, to: String)
    case subtitle(from: String?, to: String?)
    case image(from: String?, to: String?)
    case badge(from: String?, to: String?)
    case type(from: Node.Kind, to: Node.Kind)
    case item(from: Item, to: Item)
    case region(from: BarItem.Region, to: BarItem.Region)
    /// - Parameter after: the preceding new node; nil for the first.
    case order(in: List, after: Int?)
    case row(isThere: Bool)
    /// - Parameter into: the new section; nil at the top level.
    case section(into: Int?)
    case collapsed(Bool)
    case selectable(Bool)
    case actions(added: [String], removed: [String])
    case reach(from: Reach, to: Reach)

    case bar(from: Visibility, to: Visibility)
    case barPosition(from: TabBar.Position, to: TabBar.Position)
    case itemStyle(from: BarItem.Content, to: BarItem.Content)
    case minimizing(from: TabSpec.MinimizeBehavior?, to: TabSpec.MinimizeBehavior?)
    case sidebar(from: Visibility, to: Visibility)
    case sidebarLayout(from: SidebarLayout.Arrangement, to: SidebarLayout.Arrangement)
    case caption(Caption, from: String?, to: String?)
    case start(from: Int?, to: Int?)
  }
}
