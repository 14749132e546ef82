import JSON

package struct MatrixStatement: Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    case frame, more, distinct, unreachable, hidden, customization, notShown, disabled
    case absent, present, outsideBar, order
    case selected, collapsed, selectable, minimizes, accessory, selection, rows, taps, overflow
    case items, mode

    package var label: String {
      switch self {
      case .frame: "on screen"
      case .more: "in More"
      case .distinct: "separate"
      case .unreachable: "out of reach"
      case .customization: "to be added"
      case .notShown: "not shown"
      case .absent: "not there"
      case .present: "only there"
      case .outsideBar: "not in the bar"
      case .order: "order of the bar"
      case .selected: "opens with"
      case .collapsed: "collapsed at first"
      case .selectable: "can be opened"
      case .minimizes: "minimizing"
      case .rows: "sidebar"
      case .hidden, .disabled, .accessory, .selection, .taps, .overflow, .items, .mode: rawValue
      }
    }
  }

  package enum Value: Hashable, Sendable {
    case words(String)
    /// A text of the spec, unescaped.
    case text(String)
    case nodes([Int])
    /// Nodes in order, or each inside the previous one.
    case path([Int])

    /// The value on one line, for formats without a limited width.
    package func words(_ names: NodeNames, escape: (String) -> String) -> String {
      func list(_ nodes: [Int], _ separator: String) -> String {
        shortNames(of: nodes, atMost: 12) { escape(names.name(of: $0)) }
          .joined(separator: separator)
      }
      return switch self {
      case .words(let words): words
      case .text(let text): "‘\(escape(text))’"
      case .nodes(let nodes): list(nodes, ", ")
      case .path(let nodes): list(nodes, " › ")
      }
    }
  }

  package let kind: Kind
  /// The values with the indices of their layouts.
  package var entries: [(value: Value, layouts: [Int])]
}
