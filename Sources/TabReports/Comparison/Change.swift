package import TabModel

/// One thing that a person notices between two layouts.
///
/// Equal changes in several environments are one change, so a change holds nothing of the
/// environment it was found in.
package struct Change: Hashable, Sendable {
  /// What a change is about.
  package enum Subject: Hashable, Sendable {
    /// The bar, the sidebar or the app as a whole.
    case app
    /// A node, by its index in each spec; nil where it is not part of one.
    case node(old: Int?, new: Int?)
  }

  /// What it happens to.
  package let subject: Subject
  package let kind: Kind

  /// Where people see a node.
  package enum Place: String, Hashable, Sendable, CaseIterable { case bar, more, sidebar }

  /// What a bar makes of a node.
  package enum Item: String, Hashable, Sendable {
    case none, item, distinct, more
  }

  /// How much there is of a bar or of a sidebar.
  package enum Visibility: String, Hashable, Sendable { case none, hidden, shown }

  /// A list in which nodes have an order.
  package enum List: String, Hashable, Sendable { case bar, more, sidebar }

  /// A text that belongs to no node.
  package enum Caption: String, Hashable, Sendable, CaseIterable {
    case header, footer, bottomBar, accessory
  }

  /// The way to a destination.
  package struct Reach: Hashable, Sendable {
    package let via: Destination.Way
    /// Nil where taps alone do not lead there.
    package let taps: Int?

    init(_ destination: Destination) {
      via = destination.via
      taps = destination.taps
    }
  }

  /// What changes.
  package enum Kind: Hashable, Sendable {
    /// - Parameter inside: how many nodes come with a group.
    case added(in: [Place], inside: Int)
    /// - Parameter inside: how many nodes go with a group.
    case removed(from: [Place], inside: Int)
    case title(from: String, to: String)
    case subtitle(from: String?, to: String?)
    case image(from: String?, to: String?)
    case badge(from: String?, to: String?)
    case type(from: Node.Kind, to: Node.Kind)
    case item(from: Item, to: Item)
    case region(from: BarItem.Region, to: BarItem.Region)
    /// - Parameter after: the new node that it follows now; nil where it is the first.
    case order(in: List, after: Int?)
    case row(isThere: Bool)
    /// - Parameter into: the new node of the section that the row is in now; nil at the top.
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
    /// What the app starts with, as an old and a new node.
    case start(from: Int?, to: Int?)
  }
}
