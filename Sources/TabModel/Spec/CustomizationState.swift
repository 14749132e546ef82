package import JSON

/// The customization that the system stores for a user.
package struct CustomizationState: KeyedObject {
  /// The tabs unchecked in the sidebar.
  package var hidden: [Located<String>] = []
  /// The tabs that are hidden by default and checked.
  package var shown: [Located<String>] = []
  /// The customizable part of the bar in the user's order.
  package var tabBarOrder: [Located<String>] = []
  package var removedFromTabBar: [Located<String>] = []
  package var displayOrder = DisplayOrders()
  package var sidebar: Located<SidebarState>?
  package var collapsed: [Located<String>] = []

  package enum SidebarState: String, NamedValue { case shown, hidden }

  package init() {}
  package static var shape: Shape { .object(.customization) }

  package static let keys: [SpecKey<CustomizationState>] = [
    SpecKey("hidden", value: \.hidden, absent: "[]", "Unchecked in the sidebar."),
    SpecKey("shown", value: \.shown, absent: "[]", "Shown although hidden by default."),
    SpecKey(
      "tabBarOrder", value: \.tabBarOrder, absent: "[]",
      "The customizable region of the bar, in the user's order."),
    SpecKey("removedFromTabBar", value: \.removedFromTabBar, absent: "[]", "Removed from the bar."),
    SpecKey(
      "displayOrder", value: \.displayOrder, absent: "{}", "The order inside groups, by group."),
    SpecKey("sidebar", \.sidebar, absent: "not toggled", "The state of the sidebar."),
    SpecKey(
      "collapsed", value: \.collapsed, absent: "[]", "The groups whose sections are collapsed."),
  ]

  var isSidebarShown: Bool? { sidebar.map { $0.value == .shown } }

  /// The rule id of findings about states.
  package static let findings = "customization"

  /// Reads a document. A state with problems is incomplete and must not be used.
  package static func read(
    _ document: JSONDocument
  ) -> (state: CustomizationState, problems: [Diagnostic]) {
    var checker = ShapeChecker(document, as: .customization)
    checker.checkDuplicateKeys(in: document.root)
    checker.check(document.root, .object(.customization), "a customization state")
    let state = checker.count == 0 ? CustomizationState(document.root) : nil
    return (state ?? CustomizationState(), checker.problems)
  }
}

/// The user's orders of the children of groups.
package struct DisplayOrders: SpecValue {
  package struct Order: Sendable {
    package let group: Located<String>
    package let children: [Located<String>]
  }

  package var all: [Order] = []

  package init() {}
  package static var shape: Shape { .lists }
  package init?(_ json: JSONValue) {
    all = json.membersWithoutComment.map {
      Order(group: $0.key, children: $0.value.elements.compactMap(\.locatedString))
    }
  }
}
