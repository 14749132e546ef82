import JSON
import TabModel

/// The statements that make a node and set its properties.
extension TabCode {
  /// - Parameter children: the children of a group.
  func creation(of index: Int, children: SwiftExpression? = nil) -> [SwiftStatement] {
    let node = spec.nodes[index]
    let prefix = "let \(variable(of: index)) = "
    let provider = SwiftExpression.Argument(
      "viewControllerProvider", .text("provider(for: \(member(names.caseNames[index])))"))
    if node.isSearch { return [.expression(prefix, .call("UISearchTab", [provider]))] }
    var arguments: [SwiftExpression.Argument] = [
      .init("title", title(spec.title(of: node))), .init("image", image(spec.image(of: node))),
      .init("identifier", identifier(names.caseNames[index])),
    ]
    if let children { arguments.append(.init("children", children)) }
    if showsScreen(index) { arguments.append(provider) }
    return [.expression(prefix, .call(children == nil ? "UITab" : "UITabGroup", arguments))]
  }

  /// Whether a node has a view controller. A nested group has one only if the spec names it or its row
  /// can be selected.
  private func showsScreen(_ index: Int) -> Bool {
    let node = spec.nodes[index]
    return !node.isGroup || node.parent == nil || node.isTrue(.isSidebarDestination)
      || spec.viewController(of: node).exists || spec.children(of: index).first { _ in true } == nil
  }

  func properties(of index: Int, _ scope: CodeScope) -> [SwiftStatement] {
    let node = spec.nodes[index]
    let document = spec.document
    var statements: [SwiftStatement] = []
    for (key, value) in document.members(of: node.object) {
      let name = document.string(key)
      guard let nodeKey = NodeKey.allCases.first(where: { $0.name == name }),
        let (property, expression) = property(nodeKey, name, value, of: index)
      else { continue }
      statements += set(
        "\(variable(of: index)).\(property)", to: expression, by: nodeKey.definition,
        document.string(value), in: scope)
    }
    return statements
  }

  private func property(
    _ key: NodeKey, _ name: String, _ value: JSONValue, of index: Int
  ) -> (String, SwiftExpression)? {
    let node = spec.nodes[index]
    switch key {
    case .type, .identifier, .viewController, .performsAction, .live, .repeats, .leadsTo,
      .availability, .suppress, .children:
      return nil
    case .title: return node.isSearch ? (name, title(spec.document.string(value))) : nil
    case .image: return node.isSearch ? (name, image(spec.image(value))) : nil
    case .selectedImage: return (name, image(spec.image(value)))
    case .subtitle: return (name, title(spec.document.string(value)))
    case .badgeValue: return (name, .text(stringLiteral(spec.document.string(value))))
    case .preferredPlacement, .sidebarAppearance:
      return (name, .text(member(spec.document.string(value))))
    case .isHidden, .isHiddenByDefault, .allowsHiding, .isEnabled, .automaticallyActivatesSearch,
      .allowsReordering, .isSidebarDestination, .isCollapsedByDefault:
      return (name, bool(value))
    case .defaultChildIdentifier: return (name, reference(value))
    case .displayOrderIdentifiers: return (name, identifiers(value))
    case .managesNavigation:
      guard node.isTrue(.managesNavigation) else { return nil }
      let call = "navigationController(for: \(member(names.caseNames[index])))"
      return ("managingNavigationController", .text(call))
    case .sidebarActions: return (name, actions(value, of: index))
    }
  }

  private func actions(_ list: JSONValue, of index: Int) -> SwiftExpression {
    let document = spec.document
    let elements = document.elements(of: list)
    return .array(
      zip(elements, names.actions[index] ?? []).map { action, caseName in
        let text = document.member("title", of: action).map(document.string) ?? ""
        var arguments: [SwiftExpression.Argument] = [
          .init(nil, .text(member(caseName))), .init("title", title(text)),
        ]
        if let value = document.member("image", of: action) {
          arguments.append(.init("image", image(spec.image(value))))
        }
        return .call("makeAction", arguments)
      })
  }
}
