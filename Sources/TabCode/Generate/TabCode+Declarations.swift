import JSON
import TabModel

/// The types that the app's own code uses.
extension TabCode {
  var declarations: [SwiftStatement] {
    let tabs = enumeration(
      "The tabs of \(app), by their identifiers.",
      "\(names.tab): String, CaseIterable, Sendable", cases(names.firsts))
    let repeated = [
      enumeration(
        "The tabs that \(app) creates for each item; `*` in an identifier represents the item's id.",
        "\(names.repeatedTab): String, CaseIterable, Sendable", cases(names.repeatedFirsts),
        identifierOfItem),
      itemType(with: "tab", image: "UIImage"),
    ]
    return separated(
      (names.firsts.isEmpty ? [] : [tabs]) + (names.repeatedFirsts.isEmpty ? [] : repeated)
        + [conditionType, actionType, contentProtocol])
  }

  var app: String { spec.name.map { inComment($0.value) } ?? names.root }

  /// A case of an enumeration: its comments, and its name with a raw value.
  typealias Case = (comments: [String], declaration: String)

  /// - Parameter type: its name and conformances.
  func enumeration(
    _ comment: String, _ type: String, _ cases: [Case], _ members: [SwiftStatement] = []
  ) -> [SwiftStatement] {
    let cases = cases.flatMap { comments, declaration in
      comments.map(SwiftStatement.documentation) + [.line("case \(declaration)")]
    }
    return [.documentation(comment), .block("\(access)enum \(type)", cases + members)]
  }

  func cases(_ firsts: [Int]) -> [Case] {
    firsts.map { (comments(of: $0), named(names.caseNames[$0], rawValue: names.rawValue($0))) }
  }

  func comments(of first: Int) -> [String] { names.nodes(like: first).map(description) }

  private func named(_ name: String, rawValue: String) -> String {
    let isSame = name.unicodeScalars.elementsEqual(rawValue.unicodeScalars)
    return declared(name) + (isSame ? "" : " = \(stringLiteral(rawValue))")
  }

  private var identifierOfItem: [SwiftStatement] {
    [
      .blank,
      .documentation("The identifier of an item's tab."),
      .block(
        "\(access)func identifier(for id: \(names.item).ID) -> String",
        [
          .block(
            #"guard let star = rawValue.firstIndex(of: "*") else"#, [#"return "\(rawValue).\(id)""#]
          ),
          "return rawValue[..<star] + id + rawValue[rawValue.index(after: star)...]",
        ]),
    ]
  }

  /// - Parameters:
  ///   - element: what the app has for an item.
  ///   - image: the type of images.
  func itemType(with element: String, image: String) -> [SwiftStatement] {
    [
      .documentation("An item with its own \(element), such as an entry of a list."),
      .block(
        "\(access)struct \(names.item): Identifiable",
        [
          .documentation("Unique among the items of a tab, and stable."),
          "\(access)var id: String",
          "\(access)var title: String",
          .documentation("Nil for the image in the spec."),
          "\(access)var image: \(image)?",
          .blank,
          .function(
            "\(access)init", ["id: String", "title: String", "image: \(image)? = nil"], "",
            ["self.id = id", "self.title = title", "self.image = image"]),
        ]),
    ]
  }

  /// The conditions; empty without any.
  var conditionType: [SwiftStatement] {
    if spec.conditions.isEmpty { return [] }
    let cases = zip(spec.conditions, names.conditions).map { condition, name -> Case in
      let meaning = inComment(condition.meaning, upTo: 5 * longestName)
      return ([meaning], named(name, rawValue: condition.name.value))
    }
    return enumeration(
      "The conditions that the tabs of \(app) depend on.",
      "\(names.condition): String, CaseIterable, Sendable", cases)
  }

  func description(of index: Int) -> String {
    let node = spec.nodes[index]
    let kind = node.kind.noun
    var text = words(of: index)
    if let repetition = spec.repetition(of: node) {
      let most = repetition.atMost.map { ", at most \($0)" } ?? ""
      text +=
        ", a \(kind) for each item" + (node.parent.map { " in \(words(of: $0))" } ?? " at the root")
      text += most + "."
    } else if let group = node.parent {
      text += ", a \(kind) in \(words(of: group))."
    } else {
      text += node.isSearch ? ", the search tab." : ", a \(kind) at the root."
    }
    if let type = spec.text(spec.viewController(of: node)) { text += " Shows \(inComment(type))." }
    if framework == .uiKit, node.isTrue(.performsAction) {
      text += " Runs an action instead of showing a section."
    }
    return text
  }

  /// The actions in the sidebar; empty without any.
  var actionType: [SwiftStatement] {
    if names.actions.isEmpty { return [] }
    let cases = names.actions.sorted { $0.key < $1.key }.flatMap { group, caseNames in
      zip(spec.actions(of: group), caseNames).map { action, name -> Case in
        (["\(words(action.title, name)), in \(words(of: group))."], declared(name))
      }
    }
    return enumeration(
      "The actions in the sidebar of \(app).", "\(names.action): CaseIterable, Sendable", cases)
  }

  private var contentProtocol: [SwiftStatement] {
    var requirements: [[SwiftStatement]] = []
    func require(
      _ comment: String, _ name: String, _ parameters: [String], _ result: String = "",
      if isNeeded: Bool = true
    ) {
      if !isNeeded { return }
      requirements.append([
        .documentation(comment), .requirement("func \(name)", parameters, result),
      ])
    }
    let item = ["for item: \(names.item)", "in tab: \(names.repeatedTab)"]
    let (tabUses, itemUses) = (uses(ofItems: false), uses(ofItems: true))
    require(
      "The view controller of a tab. UIKit requests it when it first shows the tab.",
      "viewController", ["for tab: \(names.tab)"], " -> UIViewController", if: tabUses.exist)
    require(
      "The items with tabs, in order." + repeatedOnly,
      "items", ["for tab: \(names.repeatedTab)"], " -> [\(names.item)]", if: itemUses.exist)
    require(
      "The view controller of an item's tab.", "viewController", item, " -> UIViewController",
      if: itemUses.exist)
    require(
      "Whether a condition holds now."
        + (hasUpdates ? " Call `update\(names.root)Tabs()` when that changes." : ""),
      "holds", ["_ condition: \(names.condition)"], " -> Bool", if: !spec.conditions.isEmpty)
    require(
      "Runs the action of a tab that is not selected.", "perform", ["_ tab: \(names.tab)"],
      if: tabUses.performAction)
    require(
      "Runs the action of an item's tab, which is not selected.", "perform",
      ["_ item: \(names.item)", "in tab: \(names.repeatedTab)"], if: itemUses.performAction)
    require(
      "Runs an action of the sidebar.", "perform", ["_ action: \(names.action)"],
      if: tabUses.haveSidebarActions)
    require(
      "Runs an action of the sidebar in an item's group.", "perform",
      ["_ action: \(names.action)", "for item: \(names.item)"], if: itemUses.haveSidebarActions)
    require(
      "The navigation controller that shows the view controllers of a group and its tabs.",
      "navigationController", ["for group: \(names.tab)"], " -> UINavigationController",
      if: tabUses.manageNavigation)
    require(
      "The navigation controller that shows the view controllers of an item's group and its tabs.",
      "navigationController", item, " -> UINavigationController", if: itemUses.manageNavigation)
    for view in ViewOfApp.allCases {
      guard let title = view.title(in: spec) else { continue }
      let (function, type) = view.inUIKit
      let name = isBlank(title) ? "." : ": \(inComment(title))."
      require(view.comment + name, function, [], " -> \(type)")
    }
    let configuring =
      "Sets values that are known only at run time, such as a title. Called when the tab is created"
    let updated = " and on every update."
    require(
      configuring + (hasUpdates ? updated : "."), "configure", tabToConfigure, if: tabUses.areLive)
    require(configuring + updated, "configure", itemToConfigure, if: itemUses.areLive)
    return [
      .documentation(
        "The content of the tabs, which have a weak reference to it: keep it in a property."),
      "@MainActor",
      .block("\(access)protocol \(names.content): AnyObject", separated(requirements)),
    ]
  }

  /// The parameters of `configure`.
  var tabToConfigure: [String] { ["_ tab: UITab", "for identifier: \(names.tab)"] }
  var itemToConfigure: [String] {
    ["_ tab: UITab", "for item: \(names.item)", "in identifier: \(names.repeatedTab)"]
  }

  /// The cases below repeated nodes, which have no items.
  private var repeatedOnly: String {
    let below = names.repeatedFirsts.first { spec.repetition(of: spec.nodes[$0]) == nil }
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
      if node.isTrue(.performsAction) { uses.performAction = true }
      if names.actions[index] != nil { uses.haveSidebarActions = true }
      if node.isTrue(.managesNavigation) { uses.manageNavigation = true }
      if isLive(index) { uses.areLive = true }
    }
    return uses
  }
}
