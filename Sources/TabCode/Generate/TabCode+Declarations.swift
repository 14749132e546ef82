import JSON
import TabModel

/// The types that the app's own code uses.
extension TabCode {
  func writeDeclarations(into writer: inout SwiftWriter) {
    if !names.firsts.isEmpty {
      writer.write([.comment("The tabs of \(app), by their identifiers.", documents: true)])
      writeCases("\(names.tab): String, CaseIterable, Sendable", names.firsts, [], into: &writer)
      writer.write([.blank])
    }
    if !names.repeatedFirsts.isEmpty {
      writer.write([
        .comment(
          "The tabs that \(app) creates for each item; `*` in an identifier represents the item's id.",
          documents: true)
      ])
      writeCases(
        "\(names.repeatedTab): String, CaseIterable, Sendable", names.repeatedFirsts,
        identifierOfItem,
        into: &writer)
      writer.write([.blank] + itemType(with: "tab", image: "UIImage") + [.blank])
    }
    if !spec.conditions.isEmpty {
      writeConditions(into: &writer)
      writer.write([.blank])
    }
    if !names.actions.isEmpty {
      writeActions(into: &writer)
      writer.write([.blank])
    }
    writer.write(contentProtocol)
  }

  var app: String { spec.name.map { inComment($0.value) } ?? names.root }

  /// - Parameter type: its name and conformances.
  func writeCases(
    _ type: String, _ firsts: [Int], _ members: [SwiftStatement], into writer: inout SwiftWriter
  ) {
    writer.block("\(options.access.prefix)enum \(type)") { writer in
      for first in firsts {
        let comments = ([first] + names.laters[first, default: []]).map {
          SwiftStatement.comment(description(of: $0), documents: true)
        }
        let name = names.caseNames[first]
        let identifier = names.rawValue(first)
        let raw =
          name.unicodeScalars.elementsEqual(identifier.unicodeScalars)
          ? "" : " = \(stringLiteral(identifier))"
        writer.write(comments + [.line("case \(declared(name))\(raw)")])
      }
      writer.write(members)
    }
  }

  /// The function that returns an item's identifier.
  private var identifierOfItem: [SwiftStatement] {
    [
      .blank,
      .comment("The identifier of an item's tab.", documents: true),
      .block(
        "\(options.access.prefix)func identifier(for id: \(names.item).ID) -> String",
        [
          .block(
            #"guard let star = rawValue.firstIndex(of: "*") else"#,
            [.line(#"return "\(rawValue).\(id)""#)]),
          .line(#"return rawValue[..<star] + id + rawValue[rawValue.index(after: star)...]"#),
        ]),
    ]
  }

  /// - Parameters:
  ///   - element: what the app has for an item.
  ///   - image: the type of images.
  func itemType(with element: String, image: String) -> [SwiftStatement] {
    let access = options.access.prefix
    return [
      .comment("An item with its own \(element), such as an entry of a list.", documents: true),
      .block(
        "\(access)struct \(names.item): Identifiable",
        [
          .comment("Unique among the items of a tab, and stable.", documents: true),
          .line("\(access)var id: String"),
          .line("\(access)var title: String"),
          .comment("Nil for the image in the spec.", documents: true),
          .line("\(access)var image: \(image)?"),
          .blank,
          .function(
            "\(access)init", ["id: String", "title: String", "image: \(image)? = nil"], "",
            [.line("self.id = id"), .line("self.title = title"), .line("self.image = image")]),
        ]),
    ]
  }

  func writeConditions(into writer: inout SwiftWriter) {
    writer.write([
      .comment("The conditions that the tabs of \(app) depend on.", documents: true)
    ])
    let access = options.access.prefix
    writer.block("\(access)enum \(names.condition): String, CaseIterable, Sendable") { writer in
      for (condition, name) in zip(spec.conditions, names.conditions) {
        let written = condition.name.value
        let raw = name == written ? "" : " = \(stringLiteral(written))"
        writer.write([
          .comment(sentenceInComment(condition.meaning), documents: true),
          .line("case \(declared(name))\(raw)"),
        ])
      }
    }
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

  func writeActions(into writer: inout SwiftWriter) {
    writer.write([
      .comment(
        "The actions in the sidebar of \(app).", documents: true)
    ])
    let header = "\(options.access.prefix)enum \(names.action): CaseIterable, Sendable"
    writer.block(header) { writer in
      for (group, caseNames) in names.actions.sorted(by: { $0.key < $1.key }) {
        let actions = spec.document.elements(of: spec.sidebarActions(of: spec.nodes[group]))
        for (action, name) in zip(actions, caseNames) {
          let title = spec.document.member("title", of: action).map(spec.document.string) ?? ""
          writer.write([
            .comment("\(words(title, name)), in \(words(of: group)).", documents: true),
            .line("case \(declared(name))"),
          ])
        }
      }
    }
  }

  private var contentProtocol: [SwiftStatement] {
    var requirements: [SwiftStatement] = []
    func require(_ comment: String, _ name: String, _ parameters: [String], _ result: String = "") {
      if !requirements.isEmpty { requirements.append(.blank) }
      requirements.append(.comment(comment, documents: true))
      requirements.append(.requirement("func \(name)", parameters, result))
    }
    let item = ["for item: \(names.item)", "in tab: \(names.repeatedTab)"]
    let has = Has(self)
    if has.plain {
      require(
        "The view controller of a tab. UIKit requests it when it first shows the tab.",
        "viewController", ["for tab: \(names.tab)"], " -> UIViewController")
    }
    if has.repeated {
      require(
        "The items with tabs, in order." + repeatedOnly,
        "items", ["for tab: \(names.repeatedTab)"], " -> [\(names.item)]")
      require(
        "The view controller of an item's tab.", "viewController", item, " -> UIViewController")
    }
    if !spec.conditions.isEmpty {
      require(
        "Whether a condition holds now."
          + (hasUpdates ? " Call `update\(names.root)Tabs()` when that changes." : ""),
        "holds", ["_ condition: \(names.condition)"], " -> Bool")
    }
    if has.actionTab {
      require(
        "Runs the action of a tab that is not selected.", "perform", ["_ tab: \(names.tab)"])
    }
    if has.actionItem {
      require(
        "Runs the action of an item's tab, which is not selected.", "perform",
        ["_ item: \(names.item)", "in tab: \(names.repeatedTab)"])
    }
    if has.sidebarAction {
      require("Runs an action of the sidebar.", "perform", ["_ action: \(names.action)"])
    }
    if has.sidebarActionOfItem {
      require(
        "Runs an action of the sidebar in an item's group.", "perform",
        ["_ action: \(names.action)", "for item: \(names.item)"])
    }
    if has.navigation {
      require(
        "The navigation controller that shows the view controllers of a group and its tabs.",
        "navigationController", ["for group: \(names.tab)"], " -> UINavigationController")
    }
    if has.navigationOfItem {
      require(
        "The navigation controller that shows the view controllers of an item's group and its tabs.",
        "navigationController", item, " -> UINavigationController")
    }
    for view in ViewOfApp.allCases {
      guard let title = view.title(in: spec) else { continue }
      let (function, type) = view.inUIKit
      require(labelled(view.comment, title), function, [], " -> \(type)")
    }
    if has.live {
      require(
        "Sets values that are known only at run time, such as a title. Called when the tab is created"
          + (hasUpdates ? " and on every update." : "."),
        "configure", ["_ tab: UITab", "for identifier: \(names.tab)"])
    }
    if has.liveItem {
      require(
        "Sets values that are known only at run time, such as a title. Called when the tab is created and on "
          + "every update.",
        "configure",
        ["_ tab: UITab", "for item: \(names.item)", "in identifier: \(names.repeatedTab)"])
    }
    return [
      .comment(
        "The content of the tabs, which have a weak reference to it: keep it in a property.",
        documents: true),
      .line("@MainActor"),
      .block("\(options.access.prefix)protocol \(names.content): AnyObject", requirements),
    ]
  }

  /// The cases below repeated nodes, which have no items.
  private var repeatedOnly: String {
    let below = names.repeatedFirsts.filter { spec.repetition(of: spec.nodes[$0]) == nil }
    if below.isEmpty { return "" }
    let tab = member(names.caseNames[below[0]])
    return " Not called for tabs inside an item's group, such as `\(tab)`."
  }

  /// The requirements of the protocol.
  struct Has {
    var plain = false
    var repeated = false
    var actionTab = false
    var actionItem = false
    var sidebarAction = false
    var sidebarActionOfItem = false
    var navigation = false
    var navigationOfItem = false
    var live = false
    var liveItem = false

    init(_ code: TabCode) {
      let spec = code.spec
      for (index, node) in spec.nodes.enumerated() {
        let isItem = spec.repeatedNode(of: index) != nil
        let isAction = node.isTrue(.performsAction)
        let hasSidebarActions = code.names.actions[index] != nil
        let managesNavigation = node.isTrue(.managesNavigation)
        let isLive = code.isLive(index)
        if isItem {
          repeated = true
          actionItem = actionItem || isAction
          sidebarActionOfItem = sidebarActionOfItem || hasSidebarActions
          navigationOfItem = navigationOfItem || managesNavigation
          liveItem = liveItem || isLive
        } else {
          plain = true
          actionTab = actionTab || isAction
          sidebarAction = sidebarAction || hasSidebarActions
          navigation = navigation || managesNavigation
          live = live || isLive
        }
      }
    }
  }

  private func labelled(_ text: String, _ title: String) -> String {
    isBlank(title) ? "\(text)." : "\(text): \(inComment(title))."
  }
}
