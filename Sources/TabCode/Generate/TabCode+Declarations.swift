import JSON
import TabModel

/// The types that the app's own code uses.
extension TabCode {
  var declarations: [SwiftStatement] {
    var types: [SwiftStatement] = []
    if !names.firsts.isEmpty {
      types.append(
        enumeration(
          "The tabs of \(app), by their identifiers.",
          "\(names.tab): String, CaseIterable, Sendable", cases(names.firsts)))
    }
    if !names.repeatedFirsts.isEmpty {
      types += [
        enumeration(
          "The tabs that \(app) creates for each item; `*` in an identifier represents the item's id.",
          "\(names.repeatedTab): String, CaseIterable, Sendable",
          cases(names.repeatedFirsts) + [identifierOfItem]),
        itemType(with: "tab", image: "UIImage"),
      ]
    }
    return types + [conditionType, actionType].compactMap(\.self) + [contentProtocol]
  }

  var app: String { spec.name.map { inComment($0.value) } ?? names.root }

  /// - Parameter type: its name and conformances.
  func enumeration(
    _ comment: String, _ type: String, _ members: [SwiftStatement]
  ) -> SwiftStatement {
    .block("/// \(comment)\n\(access)enum \(type)", members)
  }

  func cases(_ firsts: [Int]) -> [SwiftStatement] {
    cases(firsts) { named(names.caseNames[$0], rawValue: names.rawValue($0)) }
  }

  func cases(_ firsts: [Int], _ declaration: (Int) -> String) -> [SwiftStatement] {
    firsts.flatMap { first -> [SwiftStatement] in
      // The places of a tab are one sentence.
      names.nodes(like: first).map(description).grouped { [$0.what, $0.more] }
        .map { _, same -> SwiftStatement in
          let places = same.compactMap(\.place).uniqued()
          let end = places.isEmpty ? "" : " \(listed(places, lastAfter: "and"))"
          return "/// \(same[0].what)\(end).\(same[0].more)"
        } + ["case \(declaration(first))"]
    }
  }

  private func named(_ name: String, rawValue: String) -> String {
    let isSame = name.unicodeScalars.elementsEqual(rawValue.unicodeScalars)
    return declared(name) + (isSame ? "" : " = \(stringLiteral(rawValue))")
  }

  private var identifierOfItem: SwiftStatement {
    """

    /// The identifier of an item's tab.
    \(access)func identifier(for id: \(names.item).ID) -> String {
      guard let star = rawValue.firstIndex(of: "*") else {
        return "\\(rawValue).\\(id)"
      }
      return rawValue[..<star] + id + rawValue[rawValue.index(after: star)...]
    }
    """
  }

  /// - Parameters:
  ///   - element: what the app has for an item.
  ///   - image: the type of images.
  func itemType(with element: String, image: String) -> SwiftStatement {
    """
    /// An item with its own \(element), such as an entry of a list.
    \(access)struct \(names.item): Identifiable {
      /// Unique among the items of a tab, and stable.
      \(access)var id: String
      \(access)var title: String
      /// Nil for the image in the spec.
      \(access)var image: \(image)?

      \(access)init(id: String, title: String, image: \(image)? = nil) {
        self.id = id
        self.title = title
        self.image = image
      }
    }
    """
  }

  var conditionType: SwiftStatement? {
    if spec.conditions.isEmpty { return nil }
    let cases = zip(spec.conditions, names.conditions).map { condition, name -> SwiftStatement in
      """
      /// \(inComment(condition.meaning, upTo: 5 * longestName))
      case \(named(name, rawValue: condition.name.value))
      """
    }
    return enumeration(
      "The conditions that the tabs of \(app) depend on.",
      "\(names.condition): String, CaseIterable, Sendable", cases)
  }

  /// What a node is, such as `Albums, a tab`; where; and further sentences.
  private func description(of index: Int) -> (what: String, place: String?, more: String) {
    let node = spec.nodes[index]
    let isTheSearchTab = node.kind == .search && node.parent == nil
    var what = words(of: index) + (isTheSearchTab ? ", the search tab" : ", a \(node.kind.noun)")
    var place: String? = node.parent.map { "in \(words(of: $0))" } ?? "at the root"
    if isTheSearchTab { place = nil }
    if let repetition = node.repeats?.value {
      what += " for each item"
      place? += (repetition.atMost?.value).map { ", at most \($0)" } ?? ""
    }
    var more = ""
    if let type = node.viewController?.value {
      more += " Shows \(inComment(type))."
    }
    if framework == .uiKit, node.performsAction.isTrue {
      more += " Runs an action instead of showing a section."
    }
    return (what, place, more)
  }

  var actionType: SwiftStatement? {
    if names.actions.isEmpty { return nil }
    let cases = names.actions.sorted { $0.key < $1.key }.flatMap { group, caseNames in
      zip(spec.actions(of: group), caseNames).map { action, name -> SwiftStatement in
        """
        /// \(words(action.title?.value ?? "", name)), in \(words(of: group)).
        case \(declared(name))
        """
      }
    }
    return enumeration(
      "The actions in the sidebar of \(app).", "\(names.action): CaseIterable, Sendable", cases)
  }

  private var contentProtocol: SwiftStatement {
    var requirements: [SwiftStatement] = []
    func require(_ comment: String, _ function: String, if isNeeded: Bool = true) {
      if isNeeded { requirements.append("/// \(comment)\nfunc \(function)") }
    }
    let item = "for item: \(names.item), in tab: \(names.repeatedTab)"
    let (tabUses, itemUses) = (uses(ofItems: false), uses(ofItems: true))
    require(
      "The view controller of a tab. UIKit requests it when it first shows the tab.",
      "viewController(for tab: \(names.tab)) -> UIViewController", if: tabUses.exist)
    require(
      "The items with tabs, in order." + repeatedOnly,
      "items(for tab: \(names.repeatedTab)) -> [\(names.item)]", if: itemUses.exist)
    require(
      "The view controller of an item's tab.", "viewController(\(item)) -> UIViewController",
      if: itemUses.exist)
    require(
      "Whether a condition holds now."
        + (hasUpdates ? " Call `update\(names.root)Tabs()` when that changes." : ""),
      "holds(_ condition: \(names.condition)) -> Bool", if: !spec.conditions.isEmpty)
    require(
      "Runs the action of a tab that is not selected.", "perform(_ tab: \(names.tab))",
      if: tabUses.performAction)
    require(
      "Runs the action of an item's tab, which is not selected.",
      "perform(_ item: \(names.item), in tab: \(names.repeatedTab))", if: itemUses.performAction)
    require(
      "Runs an action of the sidebar.", "perform(_ action: \(names.action))",
      if: tabUses.haveSidebarActions)
    require(
      "Runs an action of the sidebar in an item's group.",
      "perform(_ action: \(names.action), for item: \(names.item))", if: itemUses.haveSidebarActions
    )
    require(
      "The navigation controller that shows the view controllers of a group and its tabs.",
      "navigationController(for group: \(names.tab)) -> UINavigationController",
      if: tabUses.manageNavigation)
    require(
      "The navigation controller that shows the view controllers of an item's group and its tabs.",
      "navigationController(\(item)) -> UINavigationController", if: itemUses.manageNavigation)
    for key in views {
      let title = title(ofView: key) ?? ""
      let (function, type) = key.viewInUIKit
      let name = isBlank(title) ? "." : ": \(inComment(title))."
      require(key.viewComment + name, "\(function)() -> \(type)")
    }
    let configuring =
      "Sets values that are known only at run time, such as a title. Called when the tab is created"
    let updated = " and on every update."
    require(configuring + (hasUpdates ? updated : "."), configureTab, if: tabUses.areLive)
    require(configuring + updated, configureItem, if: itemUses.areLive)
    return .block(
      """
      /// The content of the tabs, which have a weak reference to it: keep it in a property.
      @MainActor
      \(access)protocol \(names.content): AnyObject
      """, separated(requirements))
  }

  var configureTab: String { "configure(_ tab: UITab, for identifier: \(names.tab))" }
  var configureItem: String {
    "configure(_ tab: UITab, for item: \(names.item), in identifier: \(names.repeatedTab))"
  }

  /// The cases below repeated nodes, which have no items.
  private var repeatedOnly: String {
    let below = names.repeatedFirsts.first { spec.nodes[$0].repeats == nil }
    guard let below else { return "" }
    return
      " Not called for tabs inside an item's group, such as `\(member(names.caseNames[below]))`."
  }

  /// The functions of the app that the nodes with or without an item require.
  struct Uses {
    var exist = false
    var performAction = false
    var haveSidebarActions = false
    var manageNavigation = false
    var areLive = false
  }

  func uses(ofItems isOfItem: Bool) -> Uses {
    var uses = Uses()
    for (index, node) in spec.nodes.enumerated() where isRepeated(index) == isOfItem {
      uses.exist = true
      if node.performsAction.isTrue { uses.performAction = true }
      if names.actions[index] != nil { uses.haveSidebarActions = true }
      if node.managesNavigation.isTrue { uses.manageNavigation = true }
      if isLive(index) { uses.areLive = true }
    }
    return uses
  }
}
