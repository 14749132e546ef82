import TabModel

extension Rule {
  /// Whether what a rule finds can happen in a framework.
  func isAbout(_ framework: Framework) -> Bool {
    framework.facts.groupsAreDestinations || !Self.aboutUIKit.contains(id)
  }

  /// Rules about screens of groups, and about keys that SwiftUI does not have.
  private static let aboutUIKit: Set<String> = [
    "group-in-tab-bar-mode", "group-navigation", "nested-managed-navigation",
    "root-view-controller", "compact-order", "compact-parity", "hidden-tab-bar",
    "tab-performs-action", "nested-search-tab", "default-child-not-child",
    "display-order-not-child", "hidden-by-default-only",
  ]
}
