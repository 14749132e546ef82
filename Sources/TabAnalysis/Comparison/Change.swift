package import TabModel

/// One visible change between two layouts, independent of the environment.
package struct Change: Hashable, Sendable {
  package enum Subject: Hashable, Sendable {
    case app
    case removed(Int)
    case added(Int)
    case node(old: Int, new: Int)
  }

  package let subject: Subject
  package let kind: Kind

  package enum Place: String, Hashable, Sendable {
    case bar, more, sidebar

    package var phrase: String { self == .more ? "More" : "the \(rawValue)" }
  }

  /// A node's place in a bar.
  package enum Item: String, Hashable, Sendable { case none, item, distinct, more }

  package enum Visibility: String, Hashable, Sendable { case none, hidden, shown }

  /// A text of a node, or of one of the app's views.
  package enum Text: String, Hashable, Sendable {
    case title, subtitle, image, badge, accessibilityLabel
    case header, footer, bottomBar, accessory
  }

  package enum Flag: String, Hashable, Sendable {
    case isEnabled
    /// True for an item that performs an action instead of opening a screen.
    case performsAction
    case row
    case collapsed, selectable
  }

  package enum Right: String, Hashable, Sendable { case hide, reorder, move, remove, add }

  package enum Kind: Hashable, Sendable {
    /// - Parameter inside: number of descendants.
    case added(in: [Place], inside: Int)
    /// - Parameter inside: number of descendants.
    case removed(from: [Place], inside: Int)
    case text(Text, from: String?, to: String?)
    case flag(Flag, Bool)
    case type(from: Node.Kind, to: Node.Kind)
    case item(from: Item, to: Item)
    case region(from: BarItem.Region, to: BarItem.Region)
    /// - Parameter after: the preceding new node; nil for the first.
    case order(in: Place, after: Int?)
    case section(into: Int?)
    case actions(added: [String], removed: [String])
    case reach(from: Route, to: Route)
    case rights(gained: [Right], lost: [Right])

    case bar(from: Visibility, to: Visibility)
    case barPosition(from: TabBar.Position, to: TabBar.Position)
    case itemStyle(from: BarItem.Content, to: BarItem.Content)
    case minimizing(from: TabSpec.MinimizeBehavior?, to: TabSpec.MinimizeBehavior?)
    case sidebar(from: Visibility, to: Visibility)
    case sidebarLayout(from: SidebarLayout.Arrangement, to: SidebarLayout.Arrangement)
    case start(from: Int?, to: Int?)
  }
}
