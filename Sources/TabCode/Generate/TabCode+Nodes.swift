import JSON
import TabModel

/// The statements that create a node and set its properties.
extension TabCode {
  /// Returns the call that creates a node.
  ///
  /// - Parameter children: the children of a group.
  func creation(of index: Int, children: String? = nil) -> String {
    let node = spec.nodes[index]
    var arguments: [String] = []
    if node.kind != .search {
      arguments = [
        "title: \(value(.title, of: index) ?? absent(.title))",
        "image: \(value(.image, of: index) ?? absent(.image))",
        "identifier: \(identifier(of: index))",
      ]
    }
    if let children { arguments.append("children: \(children)") }
    if showsScreen(index) {
      arguments.append("viewControllerProvider: provider(for: \(caseOrItem(index)))")
    }
    return "\(className(of: node))(\(arguments.joined(separator: ", ")))"
  }

  func className(of node: Node) -> String {
    switch node.kind {
    case .tab: "UITab"
    case .search: "UISearchTab"
    case .group: "UITabGroup"
    }
  }

  /// Returns whether a node is created for each item: it is repeated or inside a repeated node.
  func isRepeated(_ index: Int) -> Bool { spec.repeatedNode(of: index) != nil }

  /// Returns the arguments that identify a tab, or an item's tab, in calls of the app's code.
  private func caseOrItem(_ index: Int) -> String {
    (isRepeated(index) ? "item, in: " : "") + member(names.caseNames[index])
  }

  /// Returns whether a node has a view controller. A nested group has one only if the spec names it or its row can
  /// be selected.
  private func showsScreen(_ index: Int) -> Bool {
    let node = spec.nodes[index]
    return node.kind != .group || node.parent == nil || node.isSidebarDestination.isTrue
      || node.viewController != nil
      || spec.children(of: index).first { _ in true } == nil
  }

  /// Returns the name of a node in the function that creates it.
  func local(_ index: Int) -> String { spec.nodes[index].kind == .group ? "group" : "tab" }

  /// Sets the written properties that aren't parameters of the initializer.
  func properties(of index: Int, _ scope: CodeScope) -> [SwiftStatement] {
    let node = spec.nodes[index]
    let label = Node.key(\.accessibilityLabel).name
    return node.writtenKeys.flatMap { key -> [SwiftStatement] in
      if key == label { return [accessibilityLabel(of: index)] }
      guard let property = NodeProperty(rawValue: key),
        node.kind == .search || property != .title && property != .image
      else { return [] }
      return value(property, of: index).map { set(property, of: index, to: $0, in: scope) } ?? []
    }
  }

  /// Sets the text that VoiceOver reads, or removes it.
  private func accessibilityLabel(of index: Int) -> SwiftStatement {
    let label = spec.nodes[index].accessibilityLabel.map { title(spec.shown($0)) } ?? "nil"
    return .code("\(local(index)).accessibilityLabel = \(label)")
  }

  private func set(
    _ property: NodeProperty, of index: Int, to value: String, in scope: CodeScope
  ) -> [SwiftStatement] {
    let name =
      property == .managesNavigation ? "managingNavigationController" : property.rawValue
    return set(
      "\(local(index)).\(name)", to: value, by: property.definition,
      property.value(of: spec.nodes[index], in: spec)?.value.text, in: scope)
  }

  /// Returns the value to set; nil if it isn't written or is a sample.
  func value(_ property: NodeProperty, of index: Int) -> String? {
    let node = spec.nodes[index]
    let isLive = node.isLive(property)
    let isItem = node.repeats != nil
    if property == .title, isItem { return "item.title" }
    if property == .image, isItem {
      guard let own = node.image?.value, !isLive else { return "item.image" }
      return "item.image ?? \(image(own))"
    }
    if isLive { return nil }
    switch (property, property.value(of: node, in: spec)?.value) {
    case (_, nil): return nil
    case (.title, .text(let text)), (.subtitle, .text(let text)): return title(text)
    case (.image, _): return image(node.image?.value)
    case (.selectedImage, _): return image(node.selectedImage?.value)
    case (.defaultChildIdentifier, .text(let name)): return reference(name, in: index)
    case (.displayOrderIdentifiers, .texts(let names)): return references(names, in: index)
    case (.managesNavigation, let value):
      return value == .bool(true) ? "navigationController(for: \(caseOrItem(index)))" : nil
    case (.sidebarActions, _): return actions(of: index)
    case (_, .text(let name)): return member(name)
    case (_, .bool(let value)): return "\(value)"
    default: return nil
    }
  }

  /// Returns UIKit's default of a property.
  private func absent(_ property: NodeProperty) -> String {
    switch property {
    case .preferredPlacement, .sidebarAppearance: ".automatic"
    case .isEnabled: "true"
    case .title: #""""#
    case .image, .selectedImage, .subtitle, .defaultChildIdentifier, .managesNavigation: "nil"
    case .displayOrderIdentifiers, .sidebarActions: "[]"
    default: "false"
    }
  }

  func updates(of index: Int, _ scope: CodeScope) -> [SwiftStatement] {
    let node = spec.nodes[index]
    var statements: [SwiftStatement] = []
    let shared = changes.shared[index] ?? []
    let isItem = node.repeats != nil
    for property in NodeProperty.allCases {
      let own = value(property, of: index)
      let isLive = shared.contains { spec.nodes[$0].isLive(property) }
      let differs = !isLive && shared.contains { value(property, of: $0) != own }
      guard differs || isItem && [.title, .image].contains(property) else { continue }
      statements += set(property, of: index, to: own ?? absent(property), in: scope)
    }
    let labels = ([index] + shared).map { spec.nodes[$0].accessibilityLabel.map(spec.shown) }
    if Set(labels).count > 1 { statements.append(accessibilityLabel(of: index)) }
    return statements + configuration(of: index)
  }

  /// Lets the app set live properties.
  ///
  /// - Parameter name: the name of the node in the code.
  func configuration(of index: Int, as name: String? = nil) -> [SwiftStatement] {
    isLive(index) ? ["configure(\(name ?? local(index)), for: \(caseOrItem(index)))"] : []
  }

  private func actions(of index: Int) -> String {
    array(
      zip(spec.actions(of: index), names.actions[index] ?? []).map { action, caseName in
        let item = isRepeated(index) ? ", for: item" : ""
        let image = (action.image?.value).map { ", image: \(self.image($0))" } ?? ""
        let title = title(action.title?.value ?? "")
        return "makeAction(\(member(caseName))\(item), title: \(title)\(image))"
      })
  }

  /// Returns an assignment with the conditions of its key; none if no platform has the key.
  ///
  /// - Parameter value: the value in the spec, which some platforms may not support.
  func set(
    _ property: String, to expression: String, by key: KeyDefinition, _ value: String?,
    in scope: CodeScope
  ) -> [SwiftStatement] {
    guard
      let conditions = scope.conditions(
        since: key.since, missing: framework.platforms(without: key, value: value))
    else { return [] }
    return [.guarded(conditions, "\(property) = \(expression)")]
  }
}

extension TabSpec {
  func actions(of group: Int) -> [SidebarAction] {
    nodes[group].sidebarActions?.value.map(\.value) ?? []
  }
}
