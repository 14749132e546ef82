import JSON
import TabModel

/// The tabs and sections in the builder of `TabView`.
extension SwiftUICode {
  /// A builder takes ten nodes.
  private static let mostNodes = 10
  /// With more nodes, sections become properties, because long expressions compile slowly.
  private static let mostInline = 20

  /// The platforms for which part of a node is compiled.
  func platforms(of index: Int) -> Set<CodeScope.Compiled> {
    guard let scope = code.narrowing(of: index).scope else { return [] }
    let node = spec.nodes[index]
    if !node.isGroup { return Set(scope.compiled.keys) }
    return spec.children(of: index).reduce(into: []) { $0.formUnion(platforms(of: $1)) }
  }

  /// The contents of the builder of a list.
  ///
  /// - Parameters:
  ///   - isInside: whether that is a section, where Swift does not know the type of a value.
  ///   - scope: where the list is compiled.
  mutating func content(
    of list: [Int], isInside: Bool, in scope: CodeScope
  ) -> [SwiftStatement] {
    var nodes: [(platforms: Set<CodeScope.Compiled>, statement: SwiftStatement)] = []
    for index in list {
      let platforms = platforms(of: index)
      if platforms.isEmpty { continue }
      nodes.append((platforms, statement(of: index, isInside: isInside, platforms, in: scope)))
    }
    let isOfItem = list.first.map { spec.repeatedNode(of: $0) != nil } ?? false
    while nodes.count > Self.mostNodes {
      nodes = stride(from: 0, to: nodes.count, by: Self.mostNodes).map { start in
        let chunk = nodes[start..<min(start + Self.mostNodes, nodes.count)]
        let platforms = chunk.reduce(into: Set<CodeScope.Compiled>()) { $0.formUnion($1.platforms) }
        let guards = compiled(platforms, in: scope)
        let name = "tabs\(parts.count + 1)"
        let use = addPart(
          name, chunk.map(\.statement), guards, in: scope, isOfItem: isOfItem && isInside)
        return (platforms, .guarded(guards, .line(use)))
      }
    }
    return nodes.map(\.statement)
  }

  /// Adds a property with a part of a list; returns the expression for it.
  private mutating func addPart(
    _ name: String, _ body: [SwiftStatement], _ guards: [SwiftCondition], in scope: CodeScope,
    isOfItem: Bool
  ) -> String {
    let type = "some TabContent<\(names.tab)>"
    let header =
      isOfItem
      ? "private func \(name)(of item: \(names.item)) -> \(type)" : "private var \(name): \(type)"
    let releases = scope.releases(beyond: base).map { SwiftStatement.line("@available(\($0))") }
    parts.append([
      .guarded(
        guards,
        .group(
          [releases, .line("@TabContentBuilder<\(names.tab)>"), .block(header, body)]
            .compactMap(\.self)))
    ])
    return isOfItem ? "\(name)(of: item)" : name
  }

  /// The `#if` for some of the platforms of a scope.
  private func compiled(
    _ platforms: Set<CodeScope.Compiled>, in scope: CodeScope
  ) -> [SwiftCondition] {
    platforms.isSuperset(of: scope.compiled.keys)
      ? [] : [.compiled(scope.compileExpression(platforms))]
  }

  private mutating func statement(
    of index: Int, isInside: Bool, _ platforms: Set<CodeScope.Compiled>, in scope: CodeScope
  ) -> SwiftStatement {
    let node = spec.nodes[index]
    let narrowing = code.narrowing(of: index)
    guard let inner = narrowing.scope else { return .group([]) }
    if narrowing.hasWidth { usesWidth = true }
    let modifiers = modifiers(of: index, in: inner)
    var conditions = inBuilder(narrowing.conditions)
    if narrowing.hasWidth, isShared(index), Self.hidesByWidth(base), let width = inner.width {
      conditions.append(.holds(Self.has(width)))
    }
    if !platforms.isSuperset(of: inner.compiled.keys) {
      conditions.removeAll(where: \.isCompiled)
      conditions.insert(.compiled(scope.compileExpression(platforms)), at: 0)
    }
    var statements: [SwiftStatement]
    let isItem = spec.repetition(of: node) != nil
    if node.isGroup {
      let children = content(
        of: Array(spec.children(of: index)), isInside: true, in: inner.limited(to: platforms))
      statements = [section(index, children)]
    } else {
      statements = tab(index, isInside: isInside || isItem, isModified: !modifiers.isEmpty)
    }
    statements += modifiers
    if isItem {
      let items = SwiftExpression.text("content.items(for: \(member(names.caseNames[index])))")
      statements = [
        .closure(
          "", .call("ForEach", [.init(nil, items)]), label: "", parameter: "item", statements)
      ]
    }
    let isOfItem = node.parent.map { spec.repeatedNode(of: $0) != nil } ?? false
    // What has a type of its own: Swift does not infer it for nested sections.
    if node.isGroup, isInside || spec.nodes.count > Self.mostInline {
      let guards = compiled(platforms, in: base)
      let name = "\(names.nodeNames[index])Section"
      let own = inner.limited(to: platforms)
      let use = addPart(name, statements, guards, in: own, isOfItem: isOfItem)
      return .guarded(conditions, .line(use))
    }
    return .guarded(conditions, .group(statements))
  }

  /// The conditions as a builder supports them, without the else branch of `if #available`.
  mutating func inBuilder(_ conditions: [SwiftCondition]) -> [SwiftCondition] {
    conditions.map { condition in
      guard case .before(let releases, _) = condition else { return condition }
      return .holds(older(than: releases))
    }
  }

  mutating func older(than releases: String) -> String {
    if !olderReleases.contains(releases) { olderReleases.append(releases) }
    return Self.nameOfOlder(olderReleases.firstIndex(of: releases) ?? 0)
  }

  static func nameOfOlder(_ position: Int) -> String {
    position == 0 ? "isOlder" : "isOlder\(position + 1)"
  }

  // MARK: - Single nodes

  private func value(_ index: Int, isInside: Bool) -> String {
    let name = member(names.caseNames[index])
    if spec.repeatedNode(of: index) != nil { return "\(names.tab)\(name)(id: item.id)" }
    return isInside ? "\(names.tab)\(name)" : name
  }

  /// A value as the parameter of a function, with its type.
  private func argument(_ index: Int) -> String {
    let name = member(names.caseNames[index])
    return spec.repeatedNode(of: index) != nil ? "\(name)(id: item.id)" : name
  }

  private func screen(_ index: Int) -> SwiftStatement {
    let argument = argument(index)
    return .line(hasContentType ? "content.view(for: \(argument))" : "content(\(argument))")
  }

  func title(_ index: Int) -> SwiftExpression {
    let node = spec.nodes[index]
    if spec.repetition(of: node) != nil { return "item.title" }
    if isLive(.title, index) { return .text("content.title(of: \(argument(index)))") }
    if node.isGroup, spec.isLive(.title, of: node) { return #""" as String"# }
    return text(spec.title(of: node))
  }

  /// A localized `String`, or a literal.
  func text(_ text: String) -> SwiftExpression {
    if isBlank(text) || code.options.titles == .literal {
      return .text("\(stringLiteral(text)) as String")
    }
    return code.title(text)
  }

  /// - Parameter isModified: whether modifiers follow, which are below a brace on its own line.
  private func tab(_ index: Int, isInside: Bool, isModified: Bool) -> [SwiftStatement] {
    let node = spec.nodes[index]
    let value = SwiftExpression.Argument("value", .text(value(index, isInside: isInside)))
    let isItem = spec.repetition(of: node) != nil
    let screen = isModified ? SwiftStatement.group([screen(index)]) : screen(index)
    let role = role(of: index).map { [SwiftExpression.Argument("role", .text($0))] } ?? []
    if isItem || isLive(.image, index) {
      let image = isItem ? imageOfItem(node) : "content.image(of: \(argument(index)))"
      let label = SwiftStatement.closures(
        "Label", [(nil, [.line("Text(\(title(index).flat))")]), ("icon", [.line(image)])])
      return [.closures(.call("Tab", [value] + role), [(nil, [screen]), ("label", [label])])]
    }
    if node.isSearch, !node.title.exists, !node.image.exists {
      return [.closures(.call("Tab", [value] + role), [(nil, [screen])])]
    }
    var title = title(index)
    if node.isSearch, !node.title.exists, !isLive(.title, index) { title = text("Search") }
    let image = spec.image(of: node)
    guard image != nil || node.isSearch else {
      return [
        .closures(
          .call("Tab", [value] + role),
          [(nil, [screen]), ("label", [.line("Text(\(title.flat))")])])
      ]
    }
    return [
      .closures(
        .call(
          "Tab",
          [
            .init(nil, title),
            .init(
              image?.isAsset == true ? "image" : "systemImage",
              .text(stringLiteral(image?.name ?? "magnifyingglass"))), value,
          ] + role), [(nil, [screen])])
    ]
  }

  private func imageOfItem(_ node: Node) -> String {
    guard let image = spec.image(of: node), !spec.isLive(.image, of: node) else {
      return "item.image"
    }
    let name = stringLiteral(image.name)
    return "item.image ?? Image(\(image.isAsset ? name : "systemName: \(name)"))"
  }

  private func role(of index: Int) -> String? {
    if spec.nodes[index].isSearch { return ".search" }
    return isProminent(index) ? (hasProminentRole ? "prominentRole" : ".prominent") : nil
  }

  private func isProminent(_ index: Int) -> Bool {
    guard spec.root.prominentTabIdentifier.exists, spec.repeatedNode(of: index) == nil else {
      return false
    }
    return spec.document.string(spec.root.prominentTabIdentifier) == identifier(index)
  }

  /// True if the role of the prominent tab depends on the release.
  var hasProminentRole: Bool {
    guard spec.nodes.indices.contains(where: { isProminent($0) && !spec.nodes[$0].isSearch }),
      let conditions = base.conditions(since: Self.prominentSince, missing: [], base: base)
    else { return false }
    return !conditions.isEmpty
  }

  static let prominentSince = Version(27, 0)

  private func section(_ index: Int, _ children: [SwiftStatement]) -> SwiftStatement {
    let title = title(index)
    let isHeaderless =
      spec.repetition(of: spec.nodes[index]) == nil && isBlank(spec.title(of: spec.nodes[index]))
    let call = isHeaderless ? "TabSection" : SwiftExpression.call("TabSection", [.init(nil, title)])
    return .closures(call, [(nil, [.group(children)])])
  }

  // MARK: - Modifiers of a node

  private func modifiers(of index: Int, in scope: CodeScope) -> [SwiftStatement] {
    let node = spec.nodes[index]
    var result: [SwiftStatement] = []
    func add(
      _ key: NodeKey, _ call: String, missing: Set<PlatformName> = [], since: Version = .oldest
    ) {
      let missing = missing.union(code.framework.facts.availability(key.definition).missingOn)
      let since = max(since, code.framework.facts.availability(key.definition).since)
      guard let conditions = scope.conditions(since: since, missing: missing, base: base) else {
        return
      }
      result.append(modifier(call, conditions, node.isGroup ? "section" : "tab"))
    }
    if customization != nil {
      add(.identifier, ".customizationID(\(customizationID(index)))")
    }
    let written = spec.document.members(of: node.object).compactMap { name, _ in
      let name = spec.document.string(name)
      return NodeKey.allCases.first { $0.name == name }
    }
    for key in written where !spec.isLive(key, of: node) {
      switch key {
      case .preferredPlacement where !node.isSearch: addPlacement(node, add)
      case .isHidden where node.isTrue(.isHidden): add(key, ".hidden(true)")
      case .isHiddenByDefault where node.isTrue(key):
        add(key, ".defaultVisibility(.hidden, for: .sidebar)", missing: [.macOS, .tvOS])
      case .allowsHiding where node.isTrue(key) || node.placement != .fixed:
        let behavior = node.isTrue(key) ? "automatic" : "disabled"
        add(
          key, ".customizationBehavior(.\(behavior), for: .sidebar)", missing: [.macOS, .tvOS])
      case .isEnabled where node.isFalse(.isEnabled):
        add(key, ".disabled(true)", since: Version(18, 4))
      case .isCollapsedByDefault where node.isTrue(key):
        add(key, ".defaultSectionExpansion(.collapsed)", since: Version(27, 0))
      case .sidebarActions: result.append(.group(actions(of: index)))
      default: break
      }
    }
    let narrowing = code.narrowing(of: index)
    if narrowing.hasWidth, let width = narrowing.scope?.width, Self.hidesByWidth(base),
      !isShared(index)
    {
      result.append(.line(".hidden(\(Self.has(width == .compact ? .regular : .compact)))"))
    }
    if !node.isGroup {
      let argument = argument(index)
      if isLive(.isHidden, index) {
        add(.isHidden, ".hidden(content.isHidden(\(argument)))", missing: [.tvOS])
      }
      if isLive(.isEnabled, index) {
        add(.isEnabled, ".disabled(!content.isEnabled(\(argument)))", since: Version(18, 4))
      }
      if hasBadge(index) {
        add(.badgeValue, ".badge(content.badge(of: \(argument)))", missing: [.tvOS])
      }
    }
    return result
  }

  /// Returns whether another node has the same value, so one of the two is omitted rather than hidden.
  private func isShared(_ index: Int) -> Bool {
    names.laters.contains { $0.key == index || $0.value.contains(index) }
  }

  private func addPlacement(
    _ node: Node, _ add: (NodeKey, String, Set<PlatformName>, Version) -> Void
  ) {
    let key = NodeKey.preferredPlacement
    switch node.placement {
    case .automatic: add(key, ".tabPlacement(.automatic)", [], .oldest)
    case .pinned: add(key, ".tabPlacement(.pinned)", [], .oldest)
    case .sidebarOnly: add(key, ".tabPlacement(.sidebarOnly)", [], .oldest)
    case .default where node.parent != nil:
      add(key, ".defaultVisibility(.visible, for: .tabBar)", [.tvOS], .oldest)
    case .default: break
    case .optional: add(key, ".defaultVisibility(.hidden, for: .tabBar)", [.tvOS], .oldest)
    case .movable:
      add(key, ".customizationBehavior(.reorderable, for: .tabBar)", [.macOS, .tvOS], .oldest)
    case .fixed:
      add(
        key, ".customizationBehavior(.disabled, for: .sidebar, .tabBar)", [.macOS, .tvOS], .oldest)
    }
  }

  private func customizationID(_ index: Int) -> String {
    let node = spec.nodes[index]
    if !node.isGroup { return "\(value(index, isInside: true)).rawValue" }
    guard spec.repeatedNode(of: index) != nil else { return stringLiteral(identifier(index)) }
    let (before, after) = pattern(index)
    return "\(stringLiteral(before)) + item.id"
      + (after.isEmpty ? "" : " + \(stringLiteral(after))")
  }

  private func actions(of index: Int) -> [SwiftStatement] {
    let document = spec.document
    let all = document.elements(of: spec.sidebarActions(of: spec.nodes[index]))
    let buttons = zip(all, names.actions[index, default: []]).map { action, name in
      let title = document.member("title", of: action).map(document.string) ?? ""
      let image = document.member("image", of: action).flatMap { spec.image($0) }
      var arguments = [SwiftExpression.Argument(nil, text(title))]
      if let image {
        arguments.append(
          .init(image.isAsset ? "image" : "systemImage", .text(stringLiteral(image.name))))
      }
      let action = SwiftStatement.line("\(call("perform"))(\(member(name)))")
      // Buttons accept images of the app only as `ImageResource`, labels by name.
      guard image?.isAsset == true else {
        return SwiftStatement.closures(.call("Button", arguments), [(nil, [action])])
      }
      return SwiftStatement.closures(
        "Button", [(nil, [action]), ("label", [.expression("", .call("Label", arguments))])])
    }
    return buttons.isEmpty ? [] : [.closures(".sectionActions", [(nil, [.group(buttons)])])]
  }

  /// A modifier that not all platforms or releases have.
  ///
  /// - Parameter subject: the name of the modified value in a closure.
  func modifier(
    _ call: String, _ conditions: [SwiftCondition], _ subject: String
  ) -> SwiftStatement {
    let asked = conditions.compactMap(\.question).joined(separator: ", ")
    let statement =
      asked.isEmpty ? .line(call) : applying([(asked, .line(subject + call))], to: subject)
    return .guarded(conditions.filter(\.isCompiled), statement)
  }
}
