import JSON
import TabModel

/// The function that sets up a controller, with helpers for lists that depend on the width.
extension TabCode {
  var setUp: [SwiftStatement] {
    var statements: [SwiftStatement] = [
      .block(
        "extension UITabBarController",
        [
          .comment(
            "Sets up the tabs and the properties that the spec writes.", documents: true),
          .block(
            "\(options.access.prefix)func setUp(with content: any \(names.content))",
            properties),
        ])
    ]
    if hasWidths { statements += [.blank] + lists }
    return statements
  }

  private var properties: [SwiftStatement] {
    let document = spec.document
    var statements: [SwiftStatement] = []
    for (key, value) in document.members(of: document.root) {
      let name = document.string(key)
      guard let rootKey = RootKey.allCases.first(where: { $0.name == name }) else { continue }
      switch rootKey {
      case .tabs: statements += tabs
      case .sidebar: statements += sidebar(value)
      default:
        guard let expression = expression(of: rootKey, value) else { continue }
        statements += set(
          name, to: expression, by: rootKey.definition, document.string(value), in: base)
      }
    }
    return statements
  }

  private func expression(of key: RootKey, _ value: JSONValue) -> SwiftExpression? {
    switch key {
    case .schema, .specVersion, .name, .conditions, .targets, .tabs, .sidebar,
      .initialTabIdentifier, .horizontalSizeClass, .variants, .suppress:
      nil
    case .mode, .tabBarMinimizeBehavior: .text(member(spec.document.string(value)))
    case .compactTabIdentifiers: identifiers(value)
    case .customizationIdentifier: .text(stringLiteral(spec.document.string(value)))
    case .prominentTabIdentifier: reference(value)
    case .isTabBarHidden: bool(value)
    case .bottomAccessory:
      .call("UITabAccessory", [.init("contentView", "content.bottomAccessoryView()")])
    }
  }

  private func sidebar(_ object: JSONValue) -> [SwiftStatement] {
    let document = spec.document
    var statements: [SwiftStatement] = []
    for (key, value) in document.members(of: object) {
      let name = document.string(key)
      guard let sidebarKey = SidebarKey.allCases.first(where: { $0.name == name }) else { continue }
      let property: String
      let expression: SwiftExpression
      switch sidebarKey {
      case .isHidden: (property, expression) = (name, bool(value))
      case .preferredLayout, .preferredPlacement:
        (property, expression) = (name, .text(member(document.string(value))))
      case .header:
        (property, expression) = ("headerContentConfiguration", "content.sidebarHeader()")
      case .footer:
        (property, expression) = ("footerContentConfiguration", "content.sidebarFooter()")
      case .bottomBar: (property, expression) = ("bottomBarView", "content.sidebarBottomBarView()")
      }
      statements += set(
        "sidebar.\(property)", to: expression, by: sidebarKey.definition, document.string(value),
        in: base)
    }
    return statements
  }

  private var tabs: [SwiftStatement] {
    guard hasWidths else { return [.line("tabs = content.makeTabs()")] }
    return [
      .line("let lists = content.makeTabs()"),
      .line("lists.apply(to: self)"),
      .line("registerForTraitChanges([UITraitHorizontalSizeClass.self]) {"),
      .line(indented("(controller: UITabBarController, _: UITraitCollection) in")),
      .line(indented("lists.apply(to: controller)")),
      .line("}"),
    ]
  }

  func indented(_ text: String) -> String {
    String(repeating: " ", count: options.indentation) + text
  }

  /// An assignment under the conditions of a key; empty if no platform has it.
  ///
  /// - Parameter value: the value in the spec, which may be unavailable on some platforms.
  func set(
    _ property: String, to expression: SwiftExpression, by key: SpecKey, _ value: String,
    in scope: CodeScope
  ) -> [SwiftStatement] {
    var missing = key.missingOn
    if case .choice(let choices) = key.shape,
      let choice = choices.first(where: { $0.name == value })
    {
      missing.formUnion(choice.missingOn)
    }
    guard let conditions = scope.conditions(since: key.since, missing: missing, base: base)
    else { return [] }
    return [.guarded(conditions, .expression("\(property) = ", expression))]
  }

  func bool(_ value: JSONValue) -> SwiftExpression {
    spec.document.kind(of: value) == .true ? "true" : "false"
  }

  func reference(_ value: JSONValue) -> SwiftExpression {
    let text = spec.document.string(value)
    return names.caseName(of: text).map(identifier) ?? .text(stringLiteral(text))
  }

  /// The type that holds tabs of one width only.
  private var lists: [SwiftStatement] {
    let present = "entries.filter { $0.width == nil || $0.width == width }.map(\\.tab)"
    return [
      .comment(
        "The tabs where some are there in one width only. All are made once.", documents: true),
      .line("@MainActor"),
      .block(
        "private final class \(names.lists)",
        [
          .line("typealias Entry = (tab: UITab, width: UIUserInterfaceSizeClass?)"),
          .blank,
          .line("var root: [Entry] = []"),
          .line("var children: [(group: UITabGroup, entries: [Entry])] = []"),
          .blank,
          .comment("Gives the controller and its groups the tabs of its width.", documents: true),
          .block(
            "func apply(to controller: UITabBarController)",
            [
              .line("let width = width(of: controller)"),
              .block(
                "for (group, entries) in children",
                [.line("group.children = tabs(of: entries, in: width)")]),
              .line("controller.tabs = tabs(of: root, in: width)"),
            ]),
          .blank,
          .block(
            "private func tabs(of entries: [Entry], in width: UIUserInterfaceSizeClass) -> [UITab]",
            [.line(present)]),
          .blank,
          .block(
            "private func width(of controller: UITabBarController) -> UIUserInterfaceSizeClass",
            width),
        ]),
    ]
  }

  /// The width of a controller, which may not have one yet.
  private var width: [SwiftStatement] {
    let own = "controller.traitCollection.horizontalSizeClass"
    let hasPhone = base.platforms[.iOS] != nil
    let hasPad = base.platforms[.iPadOS] != nil
    let statements: [SwiftStatement]
    if hasPhone, hasPad {
      statements = [
        .line("let width = \(own)"),
        .line("guard width == .unspecified else { return width }"),
        .line("return UIDevice.current.userInterfaceIdiom == .phone ? .compact : .regular"),
      ]
    } else if hasPhone {
      statements = [.line("return \(own) == .regular ? .regular : .compact")]
    } else {
      statements = [.line("return \(own) == .compact ? .compact : .regular")]
    }
    let others = base.compiled.keys.filter { $0 != .iOS }
    if others.isEmpty { return statements }
    let windows =
      base.compiled[.macCatalyst] == nil ? "os(iOS)" : "os(iOS) && !targetEnvironment(macCatalyst)"
    return [.line("#if \(windows)")] + statements.map { shifted($0) } + [
      .line("#else"), .line(indented("return .regular")), .line("#endif"),
    ]
  }

  private func shifted(_ statement: SwiftStatement) -> SwiftStatement {
    if case .line(let text) = statement { return .line(indented(text)) }
    return statement
  }
}
