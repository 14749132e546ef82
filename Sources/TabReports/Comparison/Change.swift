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

  package let kind: Kind
  // Large specs have a lot of changes: a node is 32 bits, -1 where there is none.
  private let oldNode: Int32
  private let newNode: Int32

  /// What it happens to.
  package var subject: Subject {
    if oldNode < 0 && newNode < 0 { return .app }
    return .node(
      old: oldNode < 0 ? nil : Int(oldNode), new: newNode < 0 ? nil : Int(newNode))
  }

  /// A change of a kind to what it is about.
  package init(subject: Subject, kind: Kind) {
    self.kind = kind
    var nodes: (old: Int?, new: Int?)
    if case .node(let old, let new) = subject { nodes = (old, new) }
    oldNode = Int32(truncatingIfNeeded: nodes.old ?? -1)
    newNode = Int32(truncatingIfNeeded: nodes.new ?? -1)
  }

  /// Where people see a node.
  package enum Place: String, Hashable, Sendable, CaseIterable { case bar, more, sidebar }

  /// Some of these places.
  package struct Places: Hashable, Sendable {
    /// Whether people see a node there, a bit for each place.
    private var bits: UInt8 = 0

    /// No place.
    package init() {}

    /// The places in the order in which they are told.
    package var list: [Place] {
      zip(Place.allCases, 0...).filter { bits & 1 << $1 != 0 }.map(\.0)
    }

    mutating func insert(_ place: Place) {
      for (other, bit) in zip(Place.allCases, 0...) where other == place { bits |= 1 << bit }
    }
  }

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
    private let tapCount: Int32

    /// Nil where taps alone do not lead there.
    package var taps: Int? { tapCount < 0 ? nil : Int(tapCount) }

    init(_ destination: Destination) {
      via = destination.via
      tapCount = Int32(truncatingIfNeeded: destination.taps ?? -1)
    }
  }

  /// What changes.
  package enum Kind: Hashable, Sendable {
    /// - Parameter inside: how many nodes come with a group.
    case added(in: Places, inside: Int)
    /// - Parameter inside: how many nodes go with a group.
    case removed(from: Places, inside: Int)
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
    // Only this one needs more room than two texts, and there are few.
    indirect case caption(Caption, from: String?, to: String?)
    /// What the app starts with, as an old and a new node.
    case start(from: Int?, to: Int?)
  }
}
