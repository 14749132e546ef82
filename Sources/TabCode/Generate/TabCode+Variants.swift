import JSON
import TabModel

/// A property of the controller that variants replace.
struct VariedProperty {
  enum Kind {
    case plain(type: String, absent: String)
    /// A view of the app, present or not.
    case view
    /// UIKit has no default to restore, and users change it.
    case isSidebarHidden
    case sizeClass
    case initialTab
  }

  /// Platforms with the same variants.
  struct Part {
    var platforms: Set<CodeScope.Compiled>
    /// The applicable variants; the first match wins. A nil value is absent.
    var choices: [(conditions: [SwiftCondition], value: JSONValue?)]
    var fallback: JSONValue?
    var isChanging: Bool
    var hasWidth: Bool
  }

  let root: RootKey
  let key: SpecKey
  let property: String
  let kind: Kind
  let expression: (JSONValue) -> SwiftExpression?
  var parts: [Part] = []

  var isInitialTab: Bool {
    if case .initialTab = kind { true } else { false }
  }

  var isSizeClass: Bool {
    if case .sizeClass = kind { true } else { false }
  }

  /// The name of a variable, such as `sidebarPreferredLayout`.
  var variable: String {
    let words = property.split(separator: ".").map(String.init)
    return words.count == 1 ? property : words[0] + upperCamelCase(words[1], fallback: "")
  }
}

extension TabCode {
  var madeVariedProperties: [VariedProperty] {
    guard !spec.variants.isEmpty else { return [] }
    var result: [VariedProperty] = []
    let document = spec.document
    for key in RootValues.keys
    where spec.variants.contains(where: { $0.values.value(of: key) != nil }) {
      guard key == .sidebar else {
        var property = varied(key)
        property.parts = parts(of: property) { $0.value(of: key) }
        result.append(property)
        continue
      }
      let all = ([spec.root] + spec.variants.map(\.values)).compactMap { $0.sidebar?.object }
      for sidebarKey in SidebarKey.allCases
      where all.contains(where: { document.member(sidebarKey.name, of: $0) != nil }) {
        var property = varied(sidebarKey)
        property.parts = parts(of: property) { values in
          values.sidebar.flatMap { document.member(sidebarKey.name, of: $0.object) }
        }
        result.append(property)
      }
    }
    return result
  }

  private func varied(_ key: RootKey) -> VariedProperty {
    let kind: VariedProperty.Kind =
      switch key {
      case .mode: .plain(type: "Mode", absent: ".automatic")
      case .tabBarMinimizeBehavior: .plain(type: "MinimizeBehavior", absent: ".automatic")
      case .compactTabIdentifiers: .plain(type: "[String]?", absent: "nil")
      case .isTabBarHidden: .plain(type: "Bool", absent: "false")
      case .bottomAccessory: .view
      case .initialTabIdentifier: .initialTab
      case .horizontalSizeClass: .sizeClass
      default: .plain(type: "String?", absent: "nil")
      }
    let property =
      switch key {
      case .horizontalSizeClass: "traitOverrides.horizontalSizeClass"
      case .initialTabIdentifier: "initialTab"
      default: key.name
      }
    return VariedProperty(root: key, key: key.definition, property: property, kind: kind) { value in
      switch key {
      case .horizontalSizeClass: .text(member(spec.document.string(value)))
      case .initialTabIdentifier: initialTab(value).map { .text($0) }
      default: expression(of: key, value)
      }
    }
  }

  private func varied(_ key: SidebarKey) -> VariedProperty {
    let kind: VariedProperty.Kind =
      switch key {
      case .isHidden: .isSidebarHidden
      case .preferredLayout: .plain(type: "Sidebar.Layout", absent: ".automatic")
      case .preferredPlacement: .plain(type: "Sidebar.Placement", absent: ".automatic")
      case .header, .footer, .bottomBar: .view
      }
    return VariedProperty(
      root: .sidebar, key: key.definition, property: property(key), kind: kind
    ) { expression(of: key, $0) }
  }

  /// Divides the platforms by applicable variants.
  private func parts(
    of property: VariedProperty, _ value: (RootValues) -> JSONValue?
  ) -> [VariedProperty.Part] {
    var missing = property.key.missingOn
    if property.isSizeClass { missing.formUnion(Self.withoutWidths) }
    var parts: [(signature: [String], part: VariedProperty.Part)] = []
    for platform in CodeScope.Compiled.allCases
    where base.compiled[platform] != nil && !Self.has(missing, platform) {
      let signature = choices(of: property, on: [platform], value).map(\.signature)
      if let position = parts.firstIndex(where: { $0.signature == signature }) {
        parts[position].part.platforms.insert(platform)
      } else {
        let part = VariedProperty.Part(
          platforms: [platform], choices: [], fallback: nil, isChanging: false, hasWidth: false)
        parts.append((signature, part))
      }
    }
    return parts.map { _, part in
      var part = part
      let all = choices(of: property, on: part.platforms, value)
      part.choices = all.dropLast().map { ($0.narrowing.conditions, $0.value) }
      part.fallback = all.last?.value
      part.isChanging = all.contains { $0.narrowing.isChanging }
      part.hasWidth = all.contains { $0.narrowing.hasWidth }
      return part
    }
  }

  private typealias Choice = (
    signature: String, narrowing: CodeScope.Narrowing, value: JSONValue?
  )

  /// Returns the applicable variants for platforms, and the fallback.
  private func choices(
    of property: VariedProperty, on platforms: Set<CodeScope.Compiled>,
    _ value: (RootValues) -> JSONValue?
  ) -> [Choice] {
    let questions = CodeScope.Questions(
      width: { "\(windowWidthName) == .\($0.rawValue)" },
      holds: { [names] in "content.holds(\(names.condition($0)))" })
    // All statements about a property are inside a check for its release.
    let scope = base.limited(to: platforms).since(property.key.since)
    func usable(_ values: RootValues) -> JSONValue? {
      guard let value = value(values) else { return nil }
      let missing = missing(property.key, spec.document.string(value))
      return platforms.contains { Self.has(missing, $0) } ? nil : value
    }
    var result: [Choice] = []
    for (position, variant) in spec.variants.enumerated()
    where variant.values.value(of: property.root) != nil {
      let narrowing = scope.narrowed(to: variant.availability, questions)
      guard narrowing.scope != nil else { continue }
      let value = usable(variant.values)
      let isLast = narrowing.conditions.isEmpty
      let signature = "\(position) \(value != nil) \(isLast)"
      result.append((signature, narrowing, value))
      if isLast { return result }
    }
    let root = usable(spec.root)
    return result + [("root \(root != nil)", CodeScope.Narrowing(scope: scope), root)]
  }

  private static func has(
    _ missing: Set<PlatformName>, _ platform: CodeScope.Compiled
  ) -> Bool {
    missing.contains { CodeScope.Compiled($0) == platform }
  }

  // MARK: - Statements

  /// Returns the statements that set a property, once or in each update.
  func statements(of property: VariedProperty, isChanging: Bool) -> [SwiftStatement] {
    var result: [SwiftStatement] = []
    for part in property.parts {
      // The initial tab is selected only once.
      guard property.isInitialTab ? !isChanging : part.isChanging == isChanging else { continue }
      let scope = base.limited(to: part.platforms)
      guard
        var conditions = scope.conditions(
          since: property.key.since, missing: [], base: base)
      else { continue }
      if part.platforms.count < base.compiled.count {
        conditions.insert(.compiled(base.compileExpression(part.platforms)), at: 0)
      }
      result += statements(of: property, part).map { .guarded(conditions, $0) }
    }
    return result
  }

  private func statements(
    of property: VariedProperty, _ part: VariedProperty.Part
  ) -> [SwiftStatement] {
    func assignment(_ value: JSONValue) -> SwiftStatement? {
      guard let expression = property.expression(value) else { return nil }
      return property.isInitialTab
        ? .line("select\(names.root)Tab(\(expression.flat))")
        : .expression("\(property.property) = ", expression)
    }
    // Without another value to restore, constant conditions are enough.
    let values = part.choices.map(\.value)
    if part.choices.isEmpty { return [part.fallback.flatMap(assignment)].compactMap(\.self) }
    if !part.isChanging, part.fallback == nil, !values.contains(where: { $0 == nil }),
      part.choices.count == 1 || !property.isInitialTab
    {
      return part.choices.reversed().compactMap { choice in
        choice.value.flatMap(assignment).map { .guarded(choice.conditions, $0) }
      }
    }
    return chosen(property, part)
  }

  /// Returns the condition of the only variant, if nothing else is checked at run time.
  private func onlyCondition(_ part: VariedProperty.Part) -> String? {
    guard part.fallback == nil, part.choices.count == 1, part.choices[0].value != nil,
      part.choices[0].conditions.count == 1,
      case .holds(let text) = part.choices[0].conditions[0], text.unicodeScalars.count <= 50
    else { return nil }
    return text.split(separator: ", ").joined(separator: " && ")
  }

  /// Returns a variable for the applicable value, and the statements that use it.
  private func chosen(
    _ property: VariedProperty, _ part: VariedProperty.Part
  ) -> [SwiftStatement] {
    let name = property.variable
    func choices(_ name: String, _ value: (JSONValue?) -> SwiftExpression) -> [SwiftStatement] {
      part.choices.reversed().map { choice in
        .guarded(choice.conditions, .expression("\(name) = ", value(choice.value)))
      }
    }
    func declaration(_ type: String, _ absent: String) -> SwiftStatement {
      let value = part.fallback.flatMap(property.expression)
      if value == nil, absent == "nil" { return .line("var \(name): \(type)") }
      return .expression("var \(name): \(type) = ", value ?? .text(absent))
    }
    func expression(_ value: JSONValue?) -> SwiftExpression {
      value.flatMap(property.expression) ?? "nil"
    }
    switch property.kind {
    case .plain(let type, let absent):
      let target = property.property == name ? "self.\(name)" : property.property
      return [declaration(type, absent)]
        + choices(name) { $0.flatMap(property.expression) ?? .text(absent) }
        + [.line("\(target) = \(name)")]
    case .view:
      let view = upperCamelCase(property.key.name, fallback: "")
      let has = property.root == .sidebar ? "hasSidebar\(view)" : "has\(view)"
      let made = part.choices.lazy.compactMap(\.value).first ?? part.fallback
      guard let value = made.flatMap(property.expression) else { return [] }
      let shown = SwiftStatement.expression("\(property.property) = ", value)
      func following(_ has: String) -> [SwiftStatement] {
        if !part.isChanging { return [.block("if \(has)", [shown])] }
        return [
          .block("if \(has), \(property.property) == nil", [shown]),
          .block("if !\(has)", [.line("\(property.property) = nil")]),
        ]
      }
      if let condition = onlyCondition(part) {
        let flag = SwiftStatement.line("let \(has) = \(condition)")
        return [flag] + following(has)
      }
      let flags: [SwiftStatement] =
        [.line("var \(has) = \(part.fallback != nil)")]
        + choices(has) { $0 == nil ? "false" : "true" }
      return flags + following(has)
    case .isSidebarHidden:
      let flag = declaration("Bool?", "nil")
      let set = SwiftStatement.line("sidebar.isHidden = \(name)")
      if !part.isChanging {
        return [flag] + choices(name, expression) + [.block("if let \(name)", [set])]
      }
      return [flag] + choices(name, expression) + [
        .block("if let \(name), \(name) != state.\(name)", [set]),
        .line("state.\(name) = \(name)"),
      ]
    case .sizeClass:
      let width = "sizeClass"
      if let fallback = part.fallback.flatMap(property.expression) {
        return [.expression("var \(width): UIUserInterfaceSizeClass = ", fallback)]
          + choices(width, expression)
          + [.line("traitOverrides.horizontalSizeClass = \(width)")]
      }
      var result =
        [.line("var \(width): UIUserInterfaceSizeClass?")] + choices(width, expression)
      result.append(
        .block("if let \(width)", [.line("traitOverrides.horizontalSizeClass = \(width)")]))
      if part.isChanging {
        result.append(
          .block(
            "if \(width) == nil",
            [.line("traitOverrides.remove(UITraitHorizontalSizeClass.self)")]))
      }
      return result
    case .initialTab:
      return [declaration("\(names.tab)?", "nil")] + choices(name, expression) + [
        .block("if let \(name)", [.line("select\(names.root)Tab(\(name))")])
      ]
    }
  }
}
