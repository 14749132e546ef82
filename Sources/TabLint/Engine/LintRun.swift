import TabModel

/// The specs that one run reads together, and what a rule needs to know about all of them, worked
/// out when the first one asks.
package final class LintRun {
  let scopes: [LintScope]

  init(scopes: [LintScope]) { self.scopes = scopes }

  /// The specs whose customization the system stores, by the bytes of the identifier that it is
  /// stored under; nil stands for the system's own.
  private(set) lazy var customizationStores = Dictionary(
    grouping: scopes.filter(\.storesCustomization),
    by: { scope in (scope.spec.customizationIdentifier?.value).map { Array($0.utf8) } })
}
