import JSON
import TabModel

/// The tabs and sections in the builder of `TabView`.
extension SwiftUICode {
  /// A builder takes ten nodes.
  private static let maximumNodes = 10
  /// With more nodes, sections become properties, because long expressions compile slowly.
  private static let mostInline = 20

  /// The platforms for which part of a node is compiled.
  func platforms(of index: Int) -> Set<PlatformName> {
    guard let scope = code.narrowing(of: index).scope else { return [] }
    if spec.nodes[index].kind != .group { return Set(scope.compiled.keys) }
    return Set(spec.children(of: index).flatMap(platforms))
  }

  /// The contents of the builder of a section, or of the `TabView`.
  ///
  /// - Parameter scope: where they are compiled.
  mutating func content(of section: Int?, in scope: CodeScope) -> [SwiftStatement] {
    var nodes: [(first: Int, platforms: Set<PlatformName>, statement: SwiftStatement)] = []
    for index in section.map(spec.children) ?? spec.roots {
      let platforms = platforms(of: index)
      if platforms.isEmpty { continue }
      nodes.append((index, platforms, statement(of: index, platforms, in: scope)))
    }
    while nodes.count > Self.maximumNodes {
      nodes = stride(from: 0, to: nodes.count, by: Self.maximumNodes).map { start in
        let chunk = nodes[start..<min(start + Self.maximumNodes, nodes.count)]
        let first = chunk[start].first
        if chunk.count == 1 { return chunk[start] }
        let platforms = Set(chunk.flatMap(\.platforms))
        let guards = scope.compiled(for: platforms)
        let name = partNames.unique("tabsFrom\(uppercasedStart(names.nodeNames[first]))")
        let use = addPart(
          name, chunk.map { $0.statement.removing(guards) }, guards, in: scope,
          isOfItem: section.map(code.isRepeated) ?? false)
        return (first, platforms, .guarded(guards, .code(use)))
      }
    }
    return nodes.map(\.statement)
  }

  /// Adds a property with a part of a list; returns the expression for it.
  mutating func addPart(
    _ name: String, _ body: [SwiftStatement], _ guards: [SwiftCondition], in scope: CodeScope,
    isOfItem: Bool
  ) -> String {
    let type = "some TabContent<\(names.tab)>"
    let header =
      isOfItem
      ? "private func \(name)(of item: \(names.item)) -> \(type)" : "private var \(name): \(type)"
    var part: [SwiftStatement] = ["@TabContentBuilder<\(names.tab)>", .block(header, body)]
    if let releases = scope.requiredReleases { part.insert("@available(\(releases))", at: 0) }
    parts.append(.guarded(guards, .group(part)))
    return isOfItem ? "\(name)(of: item)" : name
  }

  private mutating func statement(
    of index: Int, _ platforms: Set<PlatformName>, in scope: CodeScope
  ) -> SwiftStatement {
    let node = spec.nodes[index]
    let narrowing = code.narrowing(of: index)
    guard let inner = narrowing.scope else { return .group([]) }
    if narrowing.hasWidth { usesWidthOfTabs = true }
    var conditions = inBuilder(narrowing.conditions.filter { !$0.isCompiled })
    if narrowing.hasWidth, hasTwin(index), Self.hidesByWidth(base), let width = inner.width {
      conditions.append(.holds(Self.has(width, code.widthOfTabs)))
    }
    conditions = scope.compiled(for: platforms) + conditions
    if let shared = sharedTabs[index] {
      return .guarded(conditions, .code(use(of: shared)))
    }
    let isItem = node.repeats != nil
    var statements =
      node.kind == .group
      ? [section(index, content(of: index, in: inner.limited(to: platforms)))]
        + modifiers(of: index, in: inner)
      : tabWithModifiers(index)
    /// Moves the section to a property or function, which states its type.
    func moved(_ section: [SwiftStatement], isOfItem: Bool) -> SwiftStatement {
      .code(
        addPart(
          partNames.unique(sectionName(index)), section, base.compiled(for: platforms),
          in: inner.limited(to: platforms), isOfItem: isOfItem))
    }
    if isItem, node.kind == .group { statements = [moved(statements, isOfItem: true)] }
    if isItem {
      let items = "content.items(for: \(member(names.caseNames[index])))"
      statements = [.block("ForEach(\(items)) { item in", statements)]
    }
    // Swift does not infer the type of nested sections, and of those in a loop.
    if node.kind == .group, !isItem, node.parent != nil || spec.nodes.count > Self.mostInline {
      let isOfItem = node.parent.map { code.isRepeated($0) } ?? false
      return .guarded(conditions, moved(statements, isOfItem: isOfItem))
    }
    return .guarded(conditions, .group(statements))
  }

  /// The name of the property for a section: `libraryTabsSection` for `section.libraryTabs`.
  private func sectionName(_ index: Int) -> String {
    let kind = "Section"
    let name = names.name(of: index, as: kind)
    let own = name.dropFirst(kind.count)
    let isPrefixed =
      name.hasPrefix("section") && own.unicodeScalars.first?.properties.isUppercase == true
    return isPrefixed && own != kind ? lowerCamelCase(String(own), fallback: "tabs") : name
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
    return Self.numbered("isOlder", olderReleases.firstIndex(of: releases) ?? 0)
  }

  /// The name itself for the first, then `name2`, `name3`.
  static func numbered(_ name: String, _ position: Int) -> String {
    position == 0 ? name : "\(name)\(position + 1)"
  }

  // MARK: - Single nodes

  func tabWithModifiers(_ index: Int) -> [SwiftStatement] {
    guard let scope = code.narrowing(of: index).scope else { return [] }
    let modifiers = modifiers(of: index, in: scope)
    return [tab(index, isModified: !modifiers.isEmpty)] + modifiers
  }

  /// A case with its item, such as `.home` or `.playlist(id: item.id)`.
  func caseExpression(_ index: Int) -> String {
    member(names.caseNames[index]) + (code.isRepeated(index) ? "(id: item.id)" : "")
  }

  /// The value of a tab. Swift doesn't infer its type in sections and loops.
  private func value(_ index: Int) -> String {
    let isInferred =
      spec.nodes[index].parent == nil && !code.isRepeated(index) && sharedTabs[index] == nil
    return (isInferred ? "" : names.tab) + caseExpression(index)
  }

  /// A tab or section as the argument of a function.
  private func argument(_ index: Int) -> String {
    // A tab and a section can have the same case, and a function for each.
    let isAmbiguous = sectionCases.contains(names.caseNames[index])
    let type = spec.nodes[index].kind == .group ? names.section : isAmbiguous ? names.tab : ""
    return type + caseExpression(index)
  }

  private func screen(_ index: Int) -> SwiftStatement {
    "\(hasContentType ? "content.view(for: " : "content(")\(caseExpression(index)))"
  }

  func title(_ index: Int) -> String {
    let node = spec.nodes[index]
    if node.repeats != nil { return "item.title" }
    if isLive(.title, index) { return "content.title(of: \(argument(index)))" }
    return text(spec.title(of: node))
  }

  /// A localized `String`, or a literal.
  func text(_ text: String) -> String {
    let title = code.title(text)
    return title.hasPrefix("\"") ? "\(title) as String" : title
  }

  /// - Parameter isModified: whether modifiers follow, which are below a brace on its own line.
  private func tab(_ index: Int, isModified: Bool) -> SwiftStatement {
    let node = spec.nodes[index]
    let isItem = node.repeats != nil
    var arguments = ["value: \(value(index))"]
    if let role = role(of: index) { arguments.append("role: \(role)") }
    let screen = screen(index)
    var closures: [(label: String?, body: [SwiftStatement])] = [
      (nil, [isModified ? .group([screen]) : screen])
    ]
    let title = title(index)
    let text: SwiftStatement = "Text(\(title))"
    if isItem, sharesLabel, imageOfItem(index) == Self.imageOfItem {
      closures.append(("label", [.code(Self.labelOfItem)]))
    } else if isItem || isLive(.image, index) {
      let image = isItem ? imageOfItem(index) : "content.image(of: \(argument(index)))"
      closures.append(("label", [.closures("Label", [(nil, [text]), ("icon", [.code(image)])])]))
    } else if let image = spec.image(of: index) {
      // A search tab without either has the system's.
      if node.kind != .search || node.title != nil || node.image != nil || isLive(.title, index) {
        arguments.insert(contentsOf: [title, Self.argument(image)], at: 0)
      }
    } else {
      closures.append(("label", [text]))
    }
    return .closures("Tab(\(arguments.joined(separator: ", ")))", closures)
  }

  private static func argument(_ image: ImageName) -> String {
    "\(image.isAsset ? "image" : "systemImage"): \(stringLiteral(image.name))"
  }

  static func made(_ image: ImageName) -> String {
    "Image(\(image.isAsset ? "" : "systemName: ")\(stringLiteral(image.name)))"
  }

  func imageOfItem(_ index: Int) -> String {
    guard let image = spec.image(of: index), !spec.nodes[index].isLive(\.image) else {
      return Self.imageOfItem
    }
    return "\(Self.imageOfItem) ?? \(Self.made(image))"
  }

  static let imageOfItem = "item.image"
  static let labelOfItem = "item.label"

  private func section(_ index: Int, _ children: [SwiftStatement]) -> SwiftStatement {
    let node = spec.nodes[index]
    let isHeaderless =
      node.repeats == nil && !isLive(.title, index) && isBlank(spec.title(of: node))
    let header = isHeaderless ? "" : "(\(title(index)))"
    return .closures("TabSection\(header)", [(nil, [.group(children)])])
  }

  // MARK: - Modifiers of a node

  private func modifiers(of index: Int, in scope: CodeScope) -> [SwiftStatement] {
    let node = spec.nodes[index]
    var result: [SwiftStatement] = []
    /// - Parameter missing: the platforms that have the key, but not the modifier.
    func add(_ key: KeyDefinition, _ call: String, missing: Set<PlatformName> = []) {
      let availability = code.framework.availability(of: key)
      let conditions = scope.conditions(
        since: availability.since, missing: availability.missingOn.union(missing))
      guard let conditions else { return }
      let subject = node.kind == .group ? "section" : "tab"
      let statement =
        condition(conditions).map { applying([($0, .code(subject + call))], to: subject) }
        ?? .code(call)
      result.append(.guarded(conditions.filter(\.isCompiled), statement))
    }
    let isCustomizable = hasCustomization && !node.hasCustomizationID.isFalse
    if isCustomizable {
      add(Node.key(\.identifier).definition, ".customizationID(\(customizationID(index)))")
    }
    for property in node.writtenProperties where !node.isLive(property) {
      let key = property.definition
      switch property {
      case .preferredPlacement where node.kind != .search:
        guard isCustomizable || ![.movable, .fixed].contains(node.placement) else { continue }
        if let (call, missing) = placement(node) { add(key, call, missing: missing) }
      case .isHiddenByDefault where node.isHiddenByDefault.isTrue:
        add(key, ".defaultVisibility(.hidden, for: .sidebar)")
      // Users can't hide a section; this modifier would only fix the order of its tabs. Other tabs than fixed ones and
      // search tabs can be hidden anyway.
      case .allowsHiding
      where isCustomizable && node.kind != .group
        && node.allowsHiding.isTrue == (node.placement == .fixed || node.kind == .search):
        let behavior = node.allowsHiding.isTrue ? "automatic" : "disabled"
        add(key, ".customizationBehavior(.\(behavior), for: .sidebar)")
      case .allowsReordering
      where isCustomizable && node.allowsReordering.isFalse && node.placement != .fixed:
        add(key, ".customizationBehavior(.disabled, for: .sidebar)", missing: [.macOS])
      case .isEnabled where node.isEnabled.isFalse: add(key, ".disabled(true)")
      case .isCollapsedByDefault where node.isCollapsedByDefault.isTrue:
        add(key, ".defaultSectionExpansion(.collapsed)")
      case .sidebarActions: result.append(.group(actions(of: index)))
      default: break
      }
    }
    if let label = node.accessibilityLabel {
      result.append(.code(".accessibilityLabel(\(text(spec.shown(label))))"))
    }
    if let hidden = hidden(index) {
      add(NodeProperty.isHidden.definition, ".hidden(\(hidden))")
    }
    let argument = argument(index)
    if isLive(.isEnabled, index) {
      add(NodeProperty.isEnabled.definition, ".disabled(!content.isEnabled(\(argument)))")
    }
    if hasBadge(index) {
      add(Node.key(\.badgeValue).definition, ".badge(content.badge(of: \(argument)))")
    }
    return result
  }

  /// Returns whether another node has the value of this node or of one in it. Of the two, the absent one is omitted
  /// rather than hidden, because the values of a `TabView` must differ.
  private func hasTwin(_ index: Int) -> Bool {
    (index..<spec.nodes[index].end).contains { twins(of: $0).count > 1 }
  }

  /// Returns the nodes with the case of a node, including itself.
  private func twins(of index: Int) -> [Int] { names.nodes(like: names.first(of: index)) }

  /// The argument of `hidden(_:)`, as a tab has this modifier once; nil if it isn't needed.
  private func hidden(_ index: Int) -> String? {
    let node = spec.nodes[index]
    let isLive = isLive(.isHidden, index)
    if node.isHidden.isTrue, !isLive { return "true" }
    var reasons: [String] = []
    let narrowing = code.narrowing(of: index)
    if narrowing.hasWidth, let width = narrowing.scope?.width, Self.hidesByWidth(base),
      !hasTwin(index)
    {
      reasons.append(Self.has(width == .compact ? .regular : .compact, code.widthOfTabs))
    }
    if isLive { reasons.append("content.isHidden(\(argument(index)))") }
    return reasons.isEmpty ? nil : reasons.joined(separator: " || ")
  }

  /// Returns the modifier for a placement, and the platforms without it; nil if none is needed.
  private func placement(_ node: Node) -> (call: String, missing: Set<PlatformName>)? {
    switch node.placement {
    case .automatic, .pinned, .sidebarOnly: (".tabPlacement(.\(node.placement.name))", [])
    case .default where node.parent == nil: nil
    case .default: (".defaultVisibility(.visible, for: .tabBar)", [.tvOS])
    case .optional: (".defaultVisibility(.hidden, for: .tabBar)", [.tvOS])
    case .movable: (".customizationBehavior(.reorderable, for: .tabBar)", [.macOS, .tvOS])
    case .fixed: (".customizationBehavior(.disabled, for: .sidebar, .tabBar)", [.macOS, .tvOS])
    }
  }

  private func customizationID(_ index: Int) -> String {
    let node = spec.nodes[index]
    if node.kind != .group { return "\(names.tab)\(caseExpression(index)).rawValue" }
    guard code.isRepeated(index) else { return stringLiteral(identifier(index)) }
    let (before, after) = pattern(index)
    return "\(stringLiteral(before)) + item.id"
      + (after.isEmpty ? "" : " + \(stringLiteral(after))")
  }

  private func actions(of index: Int) -> [SwiftStatement] {
    let buttons = zip(spec.actions(of: index), names.actions[index, default: []]).map {
      action, name -> SwiftStatement in
      let image = action.image?.value
      let label =
        text(action.title?.value ?? "") + (image.map { ", \(Self.argument($0))" } ?? "")
      let item = code.isRepeated(index) ? ", for: item" : ""
      let perform: SwiftStatement = "\(call("perform"))(\(member(name))\(item))"
      // Buttons accept images of the app only as `ImageResource`, labels by name.
      guard image?.isAsset == true else {
        return .closures("Button(\(label))", [(nil, [perform])])
      }
      return .closures("Button", [(nil, [perform]), ("label", ["Label(\(label))"])])
    }
    return buttons.isEmpty ? [] : [.closures(".sectionActions", [(nil, [.group(buttons)])])]
  }
}
