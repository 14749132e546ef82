/// One thing in which layouts differ, or that all of them have: with its values, and which layout
/// has which.
package struct MatrixStatement: Sendable {
  /// What is looked at, the most noticeable first.
  package enum Kind: String, Sendable, CaseIterable {
    case frame, more, distinct, unreachable, hidden, customization, absent, present, outsideBar,
      order
    case selected, collapsed, selectable, minimizes, accessory, selection, rows, taps, other

    /// What it is called in front of its values.
    package var label: String {
      switch self {
      case .frame: "on screen"
      case .more: "in More"
      case .distinct: "separate"
      case .unreachable: "out of reach"
      case .hidden: "hidden"
      case .customization: "to be added"
      case .absent: "not there"
      case .present: "only there"
      case .outsideBar: "not in the bar"
      case .order: "order of the bar"
      case .selected: "opens with"
      case .collapsed: "collapsed at first"
      case .selectable: "can be opened"
      case .minimizes: "minimizing"
      case .accessory: "accessory"
      case .selection: "selection"
      case .rows: "sidebar"
      case .taps: "taps"
      case .other: "details"
      }
    }
  }

  /// A value of what is looked at.
  package enum Value: Hashable, Sendable {
    /// Words of our own.
    case words(String)
    /// Words from the spec.
    case text(String)
    /// Nodes of which it holds.
    case nodes([Int])
    /// Nodes one after the other, or each inside the one before.
    case path([Int])
  }

  package let kind: Kind
  /// The values, each with the layouts that have it, by position in the matrix.
  package var entries: [(value: Value, layouts: [Int])]
}
