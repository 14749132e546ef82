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
    if !node.isSearch {
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
    return !node.isGroup || node.parent == nil || node.isTrue(\.isSidebarDestination)
      || spec.written(.viewController, of: node).exists
      || spec.children(of: index).first { _ in true } == nil
  }

  /// Returns the name of a node in the function that creates it.
  func local(_ index: Int) -> String { spec.nodes[index].isGroup ? "group" : "tab" }

  /// Sets the written properties that aren't parameters of the initializer.
  func properties(of index: Int, _ scope: CodeScope) -> [SwiftStatement] {
    let node = spec.nodes[index]
    let keys = spec.keys(of: node).filter { node.isSearch || $0 != .title && $0 != .image }
    return keys.flatMap { key in
      value(key, of: index).map { set(key, of: index, to: $0, in: scope) } ?? []
    }
  }

  private func set(
    _ key: SpecKey<Node>, of index: Int, to value: String, in scope: CodeScope
  ) -> [SwiftStatement] {
    let written = spec.value(of: key, in: spec.nodes[index])
    let property = key == .managesNavigation ? "managingNavigationController" : key.name
    return set(
      "\(local(index)).\(property)", to: value, by: key.definition,
      written.map { spec.document.string($0) } ?? "", in: scope)
  }

  /// Returns the value to set; nil if it isn't written or is a sample.
  func value(_ key: SpecKey<Node>, of index: Int) -> String? {
    let node = spec.nodes[index]
    let document = spec.document
    let isLive = spec.isLive(key, of: node)
    let isItem = node.repeats?.value != nil
    if key == .title, isItem { return "item.title" }
    if key == .image, isItem {
      guard node.image.exists, !isLive else { return "item.image" }
      return "item.image ?? \(image(spec.image(of: node)))"
    }
    if isLive { return nil }
    guard let value = spec.value(of: key, in: node) else { return nil }
    switch key {
    case .type, .identifier, .viewController, .performsAction, .live, .repeats, .leadsTo,
      .availability, .suppress, .children, .badgeValue:
      return nil
    case .title, .subtitle: return title(document.string(value))
    case .image, .selectedImage: return image(spec.image(value))
    case .preferredPlacement, .sidebarAppearance: return member(document.string(value))
    case .isHidden, .isHiddenByDefault, .allowsHiding, .isEnabled, .automaticallyActivatesSearch,
      .allowsReordering, .isSidebarDestination, .isCollapsedByDefault:
      return bool(value)
    case .defaultChildIdentifier: return reference(value, in: index)
    case .displayOrderIdentifiers: return references(value, in: index)
    case .managesNavigation:
      return node.isTrue(key) ? "navigationController(for: \(caseOrItem(index)))" : nil
    case .sidebarActions: return actions(of: index)
    }
  }

  /// Returns UIKit's default of a property.
  private func absent(_ key: SpecKey<Node>) -> String {
    switch key {
    case .preferredPlacement, .sidebarAppearance: ".automatic"
    case .isEnabled: "true"
    case .title: #""""#
    case .image, .selectedImage, .subtitle, .badgeValue, .defaultChildIdentifier,
      .managesNavigation:
      "nil"
    case .displayOrderIdentifiers, .sidebarActions: "[]"
    default: "false"
    }
  }

  func updates(of index: Int, _ scope: CodeScope) -> [SwiftStatement] {
    let node = spec.nodes[index]
    var statements: [SwiftStatement] = []
    let shared = changes.shared[index] ?? []
    let isItem = node.repeats?.value != nil
    for key in Node.keys {
      let own = value(key, of: index)
      let isLive = shared.contains { spec.isLive(key, of: spec.nodes[$0]) }
      let differs = !isLive && shared.contains { value(key, of: $0) != own }
      guard differs || isItem && [.title, .image].contains(key) else { continue }
      statements += set(key, of: index, to: own ?? absent(key), in: scope)
    }
    return statements + configuration(of: index)
  }

  /// Lets the app set live properties.
  func configuration(of index: Int) -> [SwiftStatement] {
    isLive(index) ? ["configure(\(local(index)), for: \(caseOrItem(index)))"] : []
  }

  private func actions(of index: Int) -> String {
    array(
      zip(spec.actions(of: index), names.actions[index] ?? []).map { action, caseName in
        let item = isRepeated(index) ? ", for: item" : ""
        let image = action.image.map { ", image: \(self.image($0))" } ?? ""
        return "makeAction(\(member(caseName))\(item), title: \(title(action.title))\(image))"
      })
  }

  /// Returns an assignment with the conditions of its key; none if no platform has the key.
  ///
  /// - Parameter value: the value in the spec, which some platforms may not support.
  func set(
    _ property: String, to expression: String, by key: KeyDefinition, _ value: String,
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
  func actions(of group: Int) -> [(title: String, image: ImageName?)] {
    document.elements(of: written(.sidebarActions, of: nodes[group])).map { action in
      let title = action["title"].map(document.string)
      return (title ?? "", action["image"].flatMap { image($0) })
    }
  }
}
