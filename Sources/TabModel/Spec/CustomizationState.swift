package import JSON

/// The customization that the system stores for a user.
package struct CustomizationState: Sendable {
  package let document: JSONDocument
  /// The tabs unchecked in the sidebar.
  package var hidden: [Located<String>] = []
  /// The tabs that are hidden by default and checked.
  package var shown: [Located<String>] = []
  /// The customizable part of the bar in the user's order.
  package var tabBarOrder: [Located<String>] = []
  package var removedFromTabBar: [Located<String>] = []
  package var displayOrder: [(group: Located<String>, children: [Located<String>])] = []
  var isSidebarShown: Bool?
  package var collapsed: [Located<String>] = []

  package init(for document: JSONDocument) { self.document = document }

  /// The rule id of findings about states.
  package static let findings = "customization"

  package static func read(
    _ document: JSONDocument
  ) -> (state: CustomizationState, problems: [Diagnostic]) {
    var checker = ShapeChecker(document, as: .customization)
    var state = CustomizationState(for: document)
    guard checker.check(document.root, .object(.customization), "a customization state") else {
      return (state, checker.problems)
    }
    let texts = { (list: JSONValue) in
      document.elements(of: list).map { Located(value: document.string($0), json: $0) }
    }
    for (key, value) in document.members(of: document.root) {
      switch document.string(key) {
      case "hidden": state.hidden = texts(value)
      case "shown": state.shown = texts(value)
      case "tabBarOrder": state.tabBarOrder = texts(value)
      case "removedFromTabBar": state.removedFromTabBar = texts(value)
      case "displayOrder":
        state.displayOrder = document.members(of: value).map { group, children in
          (Located(value: document.string(group), json: group), texts(children))
        }
      case "sidebar": state.isSidebarShown = document.string(value) == "shown"
      case "collapsed": state.collapsed = texts(value)
      default: break
      }
    }
    return (state, [])
  }
}
