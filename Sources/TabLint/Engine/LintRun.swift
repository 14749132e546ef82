import JSON
import TabModel

/// The specs of one run, for rules that compare them.
package final class LintRun {
  let scopes: [LintScope]

  init(scopes: [LintScope]) { self.scopes = scopes }

  /// The specs by their customization store: its identifier, or nil for the system's.
  private(set) lazy var customizationStores: [ExactText?: [LintScope]] = {
    var stores: [ExactText?: [LintScope]] = [:]
    for scope in scopes {
      for identifier in Set(scope.customization.stores.map { $0?.exact }) {
        stores[identifier, default: []].append(scope)
      }
    }
    return stores
  }()
}
