/// One step of an editing session: what a person does to the bar and the sidebar, or an update of
/// the app.
///
/// Nodes go by their identifiers, places in the bar count from 1.
package enum SessionEvent: Hashable, Sendable {
  /// Unchecks a row of the sidebar.
  case hide(String)
  /// Checks it again.
  case show(String)
  /// Drags a tab into the bar.
  ///
  /// - Parameter to: the place among the items that can be moved; nil for the last.
  case add(String, to: Int?)
  /// Drags an item out of the bar.
  case remove(String)
  /// Drags an item to another place among those that can be moved.
  case moveInBar(String, to: Int)
  /// Drags the rows of a group into an order; those that are not named follow.
  case reorder(group: String, to: [String])
  case toggleSidebar
  /// Collapses a section of the sidebar.
  case collapse(String)
  /// Opens it again.
  case expand(String)
  case resetCustomization
  /// A new version of the app.
  ///
  /// - Parameter spec: the path of its spec.
  case updateApp(spec: String)

  /// The kinds of events, by the name that a file gives them.
  package enum Kind: String, CaseIterable, Sendable {
    case hide, show, add, remove, moveInBar, reorder, toggleSidebar, collapse, expand
    case resetCustomization, updateApp

    package static let names = allCases.map(\.rawValue)
  }

  package var kind: Kind {
    switch self {
    case .hide: .hide
    case .show: .show
    case .add: .add
    case .remove: .remove
    case .moveInBar: .moveInBar
    case .reorder: .reorder
    case .toggleSidebar: .toggleSidebar
    case .collapse: .collapse
    case .expand: .expand
    case .resetCustomization: .resetCustomization
    case .updateApp: .updateApp
    }
  }
}

extension SessionEvent.Kind {
  /// The keys that an event takes besides `event`.
  package var keys: [SpecKey] {
    switch self {
    case .hide, .show, .remove, .collapse, .expand: [.eventIdentifier]
    case .add: [.eventIdentifier, .eventPlace(absent: "the last place")]
    case .moveInBar: [.eventIdentifier, .eventPlace(absent: "required")]
    case .reorder: [.eventGroup, .eventOrder]
    case .toggleSidebar, .resetCustomization: []
    case .updateApp: [.eventSpec]
    }
  }

  /// What a person does, or what happens, in a sentence.
  package var meaning: String {
    switch self {
    case .hide: "Uncheck a tab or a group in the sidebar."
    case .show: "Check it again."
    case .add: "Drag a tab from the sidebar into the bar."
    case .remove: "Drag an item out of the bar."
    case .moveInBar: "Drag an item to another place in the bar."
    case .reorder: "Drag the rows inside a group into an order."
    case .toggleSidebar: "Show the sidebar, or hide it."
    case .collapse: "Collapse a section of the sidebar."
    case .expand: "Expand a section of the sidebar."
    case .resetCustomization: "Take back everything that was customized."
    case .updateApp: "Install a new version of the app."
    }
  }
}

extension SpecKey {
  /// The key that says which kind of event it is.
  package static let event = SpecKey(
    "event", .choice(Choice.all(SessionEvent.Kind.names)), absent: "required",
    "What happens.")
  fileprivate static let eventIdentifier = SpecKey(
    "identifier", .name, absent: "required", "The tab or the group that it happens to.")
  fileprivate static func eventPlace(absent: String) -> SpecKey {
    SpecKey(
      "to", .place, absent: absent,
      "The place among the items that people can move, counted from 1.")
  }
  fileprivate static let eventGroup = SpecKey(
    "group", .name, absent: "required", "The group whose rows are moved.")
  fileprivate static let eventOrder = SpecKey(
    "to", .list(.name, mayBeEmpty: false), absent: "required",
    "The rows in their new order; those that are not named follow as they stood.")
  fileprivate static let eventSpec = SpecKey(
    "spec", .name, absent: "required",
    "The spec of the new version, by its path from the file of the events.")
}
