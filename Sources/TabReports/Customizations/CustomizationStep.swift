/// An edit of an iPad's bar or sidebar that affects reachability.
package enum CustomizationStep: Hashable, Sendable {
  /// Unchecks a row in the sidebar.
  case hide(String)
  /// Checks a row in the sidebar.
  case show(String)
  /// Drags an item out of the bar.
  case remove(String)

  package var name: String {
    switch self {
    case .hide: "hide"
    case .show: "show"
    case .remove: "remove"
    }
  }

  package var identifier: String {
    switch self {
    case .hide(let identifier), .show(let identifier), .remove(let identifier): identifier
    }
  }
}
