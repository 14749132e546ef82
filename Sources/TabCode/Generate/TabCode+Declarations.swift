import JSON
import TabModel

/// The types for the app's own code.
extension TabCode {
  func writeDeclarations(into writer: inout SwiftWriter) {
    writeTabs(into: &writer)
    if !names.actions.isEmpty {
      writer.write([.blank])
      writeActions(into: &writer)
    }
    writer.write([.blank] + contentProtocol)
  }

  private var app: String { spec.name.map { inComment($0.value) } ?? names.root }

  private func writeTabs(into writer: inout SwiftWriter) {
    writer.write([
      .comment("The tabs of \(app), by the identifiers that UIKit knows them by.", documents: true)
    ])
    let header = "\(options.access.prefix)enum \(names.tab): String, CaseIterable, Sendable"
    writer.block(header) { writer in
      for first in names.firsts {
        let comments = ([first] + names.laters[first, default: []]).map {
          SwiftStatement.comment(description(of: $0), documents: true)
        }
        let name = names.caseNames[first]
        let identifier = spec.identifier(of: spec.nodes[first])
        let raw =
          name.unicodeScalars.elementsEqual(identifier.unicodeScalars)
          ? "" : " = \(stringLiteral(identifier))"
        writer.write(comments + [.line("case \(declared(name))\(raw)")])
      }
    }
  }

  private func description(of index: Int) -> String {
    let node = spec.nodes[index]
    let kind: String
    switch node.kind {
    case .tab: kind = "tab"
    case .search: kind = "search tab"
    case .group: kind = "group"
    }
    var text = words(of: index)
    if let group = node.parent {
      text += ", a \(kind) in \(words(of: group))."
    } else {
      text += node.isSearch ? ", the search tab." : ", a \(kind) at the root."
    }
    if let type = spec.text(spec.viewController(of: node)) { text += " Shows \(inComment(type))." }
    if node.isTrue(.performsAction) { text += " Runs an action instead of showing a section." }
    return text
  }

  private func writeActions(into writer: inout SwiftWriter) {
    writer.write([
      .comment(
        "What people can do in the sidebar of \(app) besides opening tabs.", documents: true)
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
    func require(_ comment: String, _ requirement: String) {
      if !requirements.isEmpty { requirements.append(.blank) }
      requirements.append(.comment(comment, documents: true))
      requirements.append(.line("func \(requirement)"))
    }
    require(
      "The view controller that a tab shows. UIKit asks for it when it shows the tab first.",
      "viewController(for tab: \(names.tab)) -> UIViewController")
    if !names.actions.isEmpty {
      require(
        "Runs an action of the sidebar.", "perform(_ action: \(names.action))")
    }
    if spec.nodes.contains(where: { $0.isTrue(.managesNavigation) }) {
      require(
        "The navigation controller that shows the view controllers of a group and its tabs.",
        "navigationController(for group: \(names.tab)) -> UINavigationController")
    }
    if let title = spec.bottomAccessory?.value {
      require(labelled("The view above the tab bar", title), "bottomAccessoryView() -> UIView")
    }
    if let title = spec.sidebar?.header?.value {
      require(
        labelled("What stands above the rows of the sidebar", title),
        "sidebarHeader() -> any UIContentConfiguration")
    }
    if let title = spec.sidebar?.footer?.value {
      require(
        labelled("What stands below the rows of the sidebar", title),
        "sidebarFooter() -> any UIContentConfiguration")
    }
    if let title = spec.sidebar?.bottomBar?.value {
      require(
        labelled("The view at the bottom of the sidebar", title),
        "sidebarBottomBarView() -> UIView")
    }
    return [
      .comment(
        "What the app shows in its tabs. They refer to it weakly: keep it in a property.",
        documents: true),
      .line("@MainActor"),
      .block("\(options.access.prefix)protocol \(names.content): AnyObject", requirements),
    ]
  }

  private func labelled(_ text: String, _ title: String) -> String {
    isBlank(title) ? "\(text)." : "\(text): \(inComment(title))."
  }
}
