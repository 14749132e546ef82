/// Something users do to an iPad's bar or sidebar, as far as it decides what they can reach.
package enum CustomizationStep: Hashable, Sendable {
  /// Unchecks a row of the sidebar.
  case hide(String)
  /// Checks it again.
  case show(String)
  /// Drags an item out of the bar.
  case remove(String)

  /// The step's name in JSON.
  package var name: String {
    switch self {
    case .hide: "hide"
    case .show: "show"
    case .remove: "remove"
    }
  }

  /// The identifier of the node that it changes.
  package var identifier: String {
    switch self {
    case .hide(let identifier), .show(let identifier), .remove(let identifier): identifier
    }
  }
}
