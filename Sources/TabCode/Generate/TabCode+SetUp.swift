import JSON
import TabModel

/// The controller's functions for setup and selection.
extension TabCode {
  var stateName: String { "\(names.variable)TabState" }
  private var stateKey: String { "\(names.variable)TabStateKey" }
  var findName: String { "find\(names.root)Tab" }
  var select: String { "select\(names.root)Tab" }
  var openName: String { "open\(names.root)Tab" }
  private var applyName: String { "apply\(names.root)Tabs" }

  var controllerExtension: [SwiftStatement] {
    var members: [[SwiftStatement]] = [setUp]
    if hasUpdates { members.append(update) }
    if !names.firsts.isEmpty { members += [tab, selection, selected] }
    if !names.repeatedFirsts.isEmpty { members += [tabOfItem, selectionOfItem] }
    if hasActions { members.append(shouldSelect) }
    if hasUpdates { members.append(apply) }
    members += selectionHelpers
    if asksForWidth { members += widths }
    if hasState { members.append(state) }
    let separated = members.enumerated().flatMap {
      $0.offset == 0 ? $0.element : [.blank] + $0.element
    }
    return [.block("extension UITabBarController", separated)]
  }

  // MARK: - Setup

  private var setUp: [SwiftStatement] {
    var body: [SwiftStatement] = []
    if followsWidth { body.append(.line("let isFirst = \(stateName) == nil")) }
    if hasState { body.append(.line("\(stateName) = \(names.state)(content)")) }
    body += properties
    if followsWidth {
      body.append(
        .block(
          "if isFirst",
          [
            .line("registerForTraitChanges([UITraitHorizontalSizeClass.self]) {"),
            .line(indented("(controller: UITabBarController, _: UITraitCollection) in")),
            .line(indented("controller.update\(names.root)Tabs()")),
            .line("}"),
          ]))
    }
    let comment =
      "Sets up the tabs and the controller's properties. The tabs have a weak reference to the content: keep it in a property."
    return [
      .comment(comment, documents: true),
      .function(
        "\(access)func setUp\(names.root)Tabs", ["with content: any \(names.content)"], "", body),
    ]
  }

  /// The properties that are set once, and the first update.
  private var properties: [SwiftStatement] {
    let document = spec.document
    let varied = Set(variedProperties.map(\.root))
    // The width must be overridden before it is read.
    var statements = sizeClass
    var initial: [SwiftStatement] = []
    for (key, value) in document.members(of: document.root) {
      let name = document.string(key)
      guard let key = RootKey.allCases.first(where: { $0.name == name }) else { continue }
      switch key {
      case .tabs:
        statements += hasChangingTabs ? [] : [.line("tabs = content.makeTabs()")]
      case .initialTabIdentifier where !varied.contains(key):
        if let tab = initialTab(value) { initial = [.line("\(select)(\(tab))")] }
      case .sidebar where !varied.contains(key): statements += sidebar(value)
      default:
        guard !varied.contains(key), let expression = expression(of: key, value) else { continue }
        statements += set(
          name, to: expression, by: key.definition, document.string(value), in: base)
      }
    }
    for property in variedProperties where !property.isSizeClass {
      let once = self.statements(of: property, isChanging: false)
      if property.isInitialTab { initial += once } else { statements += once }
    }
    if hasUpdates { statements.append(.line("update\(names.root)Tabs()")) }
    return statements + initial
  }

  private var sizeClass: [SwiftStatement] {
    if let varied = variedProperties.first(where: \.isSizeClass) {
      return statements(of: varied, isChanging: false)
    }
    guard let width = spec.horizontalSizeClass?.value,
      let conditions = base.conditions(since: .oldest, missing: Self.withoutWidths, base: base)
    else { return [] }
    return [
      .guarded(conditions, .line("traitOverrides.horizontalSizeClass = .\(width.rawValue)"))
    ]
  }

  static let withoutWidths: Set<PlatformName> = [.macCatalyst, .tvOS, .visionOS]

  /// Returns the initially selected tab, such as `.home`.
  func initialTab(_ value: JSONValue) -> String? {
    guard let node = names.node(spec.document.string(value)),
      spec.repeatedNode(of: node.index) == nil
    else { return nil }
    return member(node.caseName)
  }

  func expression(of key: RootKey, _ value: JSONValue) -> SwiftExpression? {
    switch key {
    case .schema, .specVersion, .name, .framework, .conditions, .targets, .tabs, .sidebar,
      .initialTabIdentifier, .horizontalSizeClass, .variants, .suppress:
      nil
    case .mode, .tabBarMinimizeBehavior: .text(member(spec.document.string(value)))
    case .compactTabIdentifiers: references(value)
    case .customizationIdentifier: .text(stringLiteral(spec.document.string(value)))
    case .prominentTabIdentifier: reference(value)
    case .isTabBarHidden: bool(value)
    case .bottomAccessory:
      .call("UITabAccessory", [.init("contentView", "content.bottomAccessoryView()")])
    }
  }

  func expression(of key: SidebarKey, _ value: JSONValue) -> SwiftExpression {
    switch key {
    case .isHidden: bool(value)
    case .preferredLayout, .preferredPlacement: .text(member(spec.document.string(value)))
    case .header: "content.sidebarHeader()"
    case .footer: "content.sidebarFooter()"
    case .bottomBar: "content.sidebarBottomBarView()"
    }
  }

  func property(_ key: SidebarKey) -> String {
    switch key {
    case .isHidden, .preferredLayout, .preferredPlacement: "sidebar.\(key.name)"
    case .header: "sidebar.headerContentConfiguration"
    case .footer: "sidebar.footerContentConfiguration"
    case .bottomBar: "sidebar.bottomBarView"
    }
  }

  private func sidebar(_ object: JSONValue) -> [SwiftStatement] {
    let document = spec.document
    return document.members(of: object).flatMap { key, value -> [SwiftStatement] in
      let name = document.string(key)
      guard let key = SidebarKey.allCases.first(where: { $0.name == name }) else { return [] }
      return set(
        property(key), to: expression(of: key, value), by: key.definition,
        document.string(value), in: base)
    }
  }

  // MARK: - Updates

  private var update: [SwiftStatement] {
    var reasons: [String] = []
    if spec.hasRepeatedNodes { reasons.append("items") }
    if !spec.conditions.isEmpty { reasons.append("conditions") }
    if changes.lists.contains(where: { _ in true }), spec.isAnyWritten(.live) {
      reasons.append("live values")
    }
    var comment = "Updates the tabs and their controller"
    comment += reasons.isEmpty ? "." : " when \(reasons.joined(separator: " or ")) changed."
    if hasChangingTabs {
      comment += " Remaining tabs keep their view controllers, and the selection if possible."
    }
    if followsWidth { comment += " Called automatically when the width changes." }
    let call = "\(applyName)(content, state)"
    var body: [SwiftStatement] = [
      .block(
        "guard let state = \(stateName), let content = state.content else",
        [.line("assertionFailure(\(lostContent))"), .line("return")])
    ]
    let conditions =
      hasChangingTabs
      ? base.conditions(since: Version(27), missing: [], base: base) ?? [] : []
    if !hasChangingTabs {
      body.append(.line(call))
    } else if conditions.isEmpty {
      body.append(.line("performBatchUpdates { self.\(call) }"))
    } else {
      body += [
        .guarded(conditions, .line("performBatchUpdates { self.\(call) }")),
        .guarded(conditions, .line("return")),
        .line(call),
      ]
    }
    return [
      .comment(comment, documents: true),
      .function("\(access)func update\(names.root)Tabs", [], "", body),
    ]
  }

  private var apply: [SwiftStatement] {
    var body: [SwiftStatement] = []
    for property in variedProperties where property.isSizeClass {
      body += statements(of: property, isChanging: true)
    }
    if hasChangingTabs {
      body.append(.line("let selected = selectedTab"))
      if changes.hasWidths { body.append(.line("state.width = \(widthName)")) }
      body += [
        .line("state.show(content.rootTabs(state), in: self)")
      ]
      let found =
        isFlat
        ? "self.tab(forIdentifier: selected.identifier)"
        : "\(findName)(selected.identifier, in: tabs)"
      body.append(
        .block(
          "if let selected, let tab = \(found)",
          [
            .block(
              "if tab !== selectedTab", [.line(isFlat ? "selectedTab = tab" : "\(openName)(tab)")])
          ]))
    }
    for property in variedProperties where !property.isSizeClass && !property.isInitialTab {
      body += statements(of: property, isChanging: true)
    }
    return [
      .function(
        "private func \(applyName)",
        ["_ content: any \(names.content)", "_ state: \(names.state)"], "", body)
    ]
  }

  private var state: [SwiftStatement] {
    let set = SwiftExpression.call(
      "objc_setAssociatedObject",
      [
        .init(nil, "self"), .init(nil, .text("&\(stateKey)")), .init(nil, "newValue"),
        .init(nil, ".OBJC_ASSOCIATION_RETAIN_NONATOMIC"),
      ])
    return [
      .block(
        "private var \(stateName): \(names.state)?",
        [
          .line("get { objc_getAssociatedObject(self, &\(stateKey)) as? \(names.state) }"),
          .block("set", [.expression("", set)]),
        ])
    ]
  }

  // MARK: - Width

  private var widthName: String { "\(names.variable)Width" }

  /// The width for variants: the window's, regardless of the app's override.
  var windowWidthName: String { overridesWidth ? "\(names.variable)WindowWidth" : widthName }

  private var overridesWidth: Bool {
    ([spec.root] + spec.variants.map(\.values)).contains { $0.horizontalSizeClass != nil }
  }

  private var widths: [[SwiftStatement]] {
    var result: [[SwiftStatement]] = []
    let own = "traitCollection.horizontalSizeClass"
    if changes.hasWidths || !overridesWidth {
      let source =
        overridesWidth
        ? [
          "let width =", indented("traitOverrides.contains(UITraitHorizontalSizeClass.self)"),
          indented("? traitOverrides.horizontalSizeClass : \(own)"),
        ] : ["let width = \(own)"]
      result.append(
        [.comment("The width, which may be unspecified before there is a window.", documents: true)]
          + [.block("private var \(widthName): UIUserInterfaceSizeClass", width(source))])
    }
    if windowWidthName != widthName,
      variedProperties.contains(where: { $0.parts.contains(where: \.hasWidth) })
    {
      result.append(
        [.comment("The width of the window, without overrides.", documents: true)]
          + [
            .block(
              "private var \(windowWidthName): UIUserInterfaceSizeClass",
              width(["let width = viewIfLoaded?.window?.\(own) ?? .unspecified"]))
          ])
    }
    return result
  }

  /// - Parameter source: the lines that declare `width`, which may be unspecified.
  private func width(_ source: [String]) -> [SwiftStatement] {
    let hasPhone = base.platforms[.iOS] != nil
    let hasPad = base.platforms[.iPadOS] != nil
    var lines = source
    if hasPhone, hasPad {
      lines += [
        "guard width == .unspecified else { return width }",
        "return UIDevice.current.userInterfaceIdiom == .phone ? .compact : .regular",
      ]
    } else if hasPhone {
      lines.append("return width == .regular ? .regular : .compact")
    } else {
      lines.append("return width == .compact ? .compact : .regular")
    }
    if base.compiled.keys.contains(where: { $0 != .iOS }) {
      let windows =
        base.compiled[.macCatalyst] == nil
        ? "os(iOS)" : "os(iOS) && !targetEnvironment(macCatalyst)"
      lines =
        ["#if \(windows)"] + lines.map(indented) + ["#else", indented("return .regular"), "#endif"]
    }
    return lines.map { .line($0) }
  }
}
