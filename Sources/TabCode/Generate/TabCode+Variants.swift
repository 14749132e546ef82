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
    let platforms: Set<PlatformName>
    /// The applicable variants; the first match wins. A nil value is absent.
    let choices: [(conditions: [SwiftCondition], value: PlainValue?)]
    let fallback: PlainValue?
    let isChanging: Bool
    let hasWidth: Bool
  }

  let key: ControllerKey
  let parts: [Part]

  var isInitialTab: Bool { key == .initialTabIdentifier }
  var isChanging: Bool { parts.contains(where: \.isChanging) }
  var hasWidth: Bool { parts.contains(where: \.hasWidth) }
  var isSizeClass: Bool { key == .horizontalSizeClass }

  var kind: Kind {
    switch key {
    case .mode: .plain(type: "Mode", absent: ".automatic")
    case .tabBarMinimizeBehavior: .plain(type: "MinimizeBehavior", absent: ".automatic")
    case .compactTabIdentifiers: .plain(type: "[String]?", absent: "nil")
    case .isTabBarHidden: .plain(type: "Bool", absent: "false")
    case .initialTabIdentifier: .initialTab
    case .horizontalSizeClass: .sizeClass
    case .bottomAccessory, .sidebarHeader, .sidebarFooter, .sidebarBottomBar: .view
    case .customizationIdentifier, .prominentTabIdentifier:
      .plain(type: "String?", absent: "nil")
    case .sidebarIsHidden: .isSidebarHidden
    case .sidebarPreferredLayout: .plain(type: "Sidebar.Layout", absent: ".automatic")
    case .sidebarPreferredPlacement: .plain(type: "Sidebar.Placement", absent: ".automatic")
    }
  }

  /// The name of a variable, such as `sidebarPreferredLayout`.
  var variable: String {
    let words = key.property.split(separator: ".").map(String.init)
    return words.count == 1 ? words[0] : words[0] + upperCamelCase(words[1], fallback: "")
  }
}

extension TabCode {
  var madeVariedProperties: [VariedProperty] {
    guard !spec.variants.isEmpty else { return [] }
    return ControllerKey.allCases.filter { key in
      spec.variants.contains { key.root.isWritten(in: $0.value.values) }
        && spec.allRootValues.contains { key.value(in: $0) != nil }
    }.map { VariedProperty(key: $0, parts: parts(of: $0)) }
  }

  /// Divides the platforms by applicable variants.
  private func parts(of key: ControllerKey) -> [VariedProperty.Part] {
    var missing = key.definition.missingOn
    if key == .horizontalSizeClass { missing.formUnion(Self.withoutWidths) }
    let having = base.ordered { !missing.contains(compiled: $0) }
    let groups = having.grouped { choices(of: key, on: [$0]).map(\.signature) }
    return groups.map { _, platforms in
      let all = withoutNeedlessChoices(choices(of: key, on: Set(platforms)), of: key)
      return VariedProperty.Part(
        platforms: Set(platforms),
        choices: all.dropLast().map { ($0.narrowing.conditions, $0.value) },
        fallback: all.last?.value,
        isChanging: all.contains { $0.narrowing.isChanging },
        hasWidth: all.contains { $0.narrowing.hasWidth })
    }
  }

  private typealias Choice = (signature: String, narrowing: CodeScope.Narrowing, value: PlainValue?)

  /// Removes the choices before the last one that lead to the same.
  private func withoutNeedlessChoices(_ choices: [Choice], of key: ControllerKey) -> [Choice] {
    func effect(_ choice: Choice) -> PlainValue? {
      if key.isView { return choice.value.map { _ in .bool(true) } }
      return key == .sidebarIsHidden ? choice.value : choice.value ?? key.usual
    }
    guard let last = choices.last else { return [] }
    let needed = choices.lastIndex { effect($0) != effect(last) }.map { choices[...$0] } ?? []
    return needed + [last]
  }

  /// Returns the applicable variants for platforms, and the fallback.
  private func choices(of key: ControllerKey, on platforms: Set<PlatformName>) -> [Choice] {
    let questions = CodeScope.Questions(
      width: { "\(windowWidthName) == .\($0.rawValue)" },
      holds: { [names] in "content.holds(\(names.condition($0)))" })
    // All statements about a property are inside a check for its release.
    let scope = base.limited(to: platforms).since(key.definition.since)
    func isUsable(_ value: PlainValue) -> Bool {
      let missing = framework.platforms(without: key.definition, value: value.text)
      return !platforms.contains(where: missing.contains(compiled:))
    }
    let result = values(of: key, in: scope, questions).map { variant, narrowing, value -> Choice in
      let value = value.flatMap { isUsable($0) ? $0 : nil }
      let signature = "\(variant ?? -1) \(value != nil) \(narrowing.conditions.isEmpty)"
      return (signature, narrowing, value)
    }
    // The app makes the view. Whichever variant applies, it is there.
    if key.isView, let last = result.last, result.allSatisfy({ $0.value != nil }) {
      return [("always", CodeScope.Narrowing(scope: scope), last.value)]
    }
    return result
  }

  /// Returns the values of a key in the applicable variants, and the root's, unless a variant always applies; the
  /// first whose conditions are true applies.
  func values(
    of key: ControllerKey, in scope: CodeScope, _ questions: CodeScope.Questions
  ) -> [(variant: Int?, narrowing: CodeScope.Narrowing, value: PlainValue?)] {
    var result: [(variant: Int?, narrowing: CodeScope.Narrowing, value: PlainValue?)] = []
    // A variant replaces the whole sidebar.
    for (position, variant) in spec.variants.enumerated()
    where key.root.isWritten(in: variant.value.values) {
      let narrowing = scope.narrowed(to: values(of: variant.value.availability), questions)
      if narrowing.scope == nil { continue }
      result.append((position, narrowing, key.value(in: variant.value.values)?.value))
      if narrowing.conditions.isEmpty { return result }
    }
    return result + [(nil, CodeScope.Narrowing(scope: scope), key.value(in: spec.root)?.value)]
  }

  // MARK: - Statements

  /// Returns the statements that set a property, once or in each update.
  func statements(of property: VariedProperty, isChanging: Bool) -> [SwiftStatement] {
    var result: [SwiftStatement] = []
    for part in property.parts {
      // The initial tab is selected only once.
      guard property.isInitialTab ? !isChanging : part.isChanging == isChanging else { continue }
      let scope = base.limited(to: part.platforms)
      let since = property.key.definition.since
      guard let conditions = scope.conditions(since: since) else {
        continue
      }
      let all = base.compiled(for: part.platforms) + conditions
      result += statements(of: property, part).map { .guarded(all, $0) }
    }
    return result
  }

  private func statements(
    of property: VariedProperty, _ part: VariedProperty.Part
  ) -> [SwiftStatement] {
    func assignment(_ value: PlainValue) -> SwiftStatement? {
      guard let expression = expression(of: property.key, value) else { return nil }
      return property.isInitialTab
        ? "select\(names.root)Tab(\(expression))" : "\(property.key.property) = \(expression)"
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
    if property.isInitialTab, let branches = initialBranches(part, assignment) { return [branches] }
    return chosen(property, part)
  }

  /// Returns the expression for whether the applicable value is one of some kind, such as `true`; nil if that depends
  /// on more than facts at run time, or is long.
  private func expression(_ part: VariedProperty.Part, _ isTrue: (PlainValue?) -> Bool) -> String? {
    var result = BooleanExpression.constant(isTrue(part.fallback))
    for choice in part.choices.reversed() {
      guard let all = expression(choice.conditions) else { return nil }
      result = isTrue(choice.value) ? all || result : !all && result
    }
    return result.text.unicodeScalars.count <= 70 ? result.text : nil
  }

  /// Returns the expression for whether all conditions are true; nil if one is not a fact at run time.
  private func expression(_ conditions: [SwiftCondition]) -> BooleanExpression? {
    var all = BooleanExpression.constant(true)
    for condition in conditions {
      guard case .holds(let text) = condition else { return nil }
      for fact in text.split(separator: ", ") { all = all && .fact(String(fact)) }
    }
    return all
  }

  /// Returns the expression for the value of the only variant or the root's; nil if there are more, if it depends on
  /// more than facts at run time, or is long.
  private func choice(_ part: VariedProperty.Part, _ value: (PlainValue?) -> String) -> String? {
    guard part.choices.count == 1, let variant = part.choices.first,
      let condition = expression(variant.conditions)
    else { return nil }
    let text = "\(condition.text) ? \(value(variant.value)) : \(value(part.fallback))"
    return text.unicodeScalars.count <= 60 ? text : nil
  }

  /// Returns an `if` that selects the initial tab; nil if that depends on more than facts at run time.
  private func initialBranches(
    _ part: VariedProperty.Part, _ select: (PlainValue) -> SwiftStatement?
  ) -> SwiftStatement? {
    var branches: [(condition: String?, body: [SwiftStatement])] = []
    for choice in part.choices {
      guard choice.conditions.count == 1, case .holds(let text) = choice.conditions[0],
        let statement = choice.value.flatMap(select)
      else { return nil }
      branches.append((text, [statement]))
    }
    if let statement = part.fallback.flatMap(select) { branches.append((nil, [statement])) }
    return .branches(branches)
  }

  /// Returns a variable for the applicable value, and the statements that use it.
  private func chosen(_ property: VariedProperty, _ part: VariedProperty.Part) -> [SwiftStatement] {
    let name = property.variable
    func made(_ value: PlainValue?) -> String? {
      value.flatMap { expression(of: property.key, $0) }
    }
    func choices(_ name: String, _ value: (PlainValue?) -> String) -> [SwiftStatement] {
      part.choices.reversed().map { choice in
        .guarded(choice.conditions, "\(name) = \(value(choice.value))")
      }
    }
    /// A variable with the fallback, and the values that replace it.
    func variable(_ name: String, _ type: String, _ absent: String) -> [SwiftStatement] {
      let value = made(part.fallback) ?? (absent == "nil" ? nil : absent)
      let initial = value.map { " = \($0)" } ?? ""
      return ["var \(name): \(type)\(initial)"] + choices(name) { made($0) ?? absent }
    }
    switch property.kind {
    case .plain(let type, let absent):
      if type == "Bool", let value = expression(part, { $0 == .bool(true) }) {
        return ["\(property.key.property) = \(value)"]
      }
      if let value = choice(part, { made($0) ?? absent }) {
        return ["\(property.key.property) = \(value)"]
      }
      let target = property.key.property == name ? "self.\(name)" : property.key.property
      return variable(name, type, absent) + ["\(target) = \(name)"]
    case .view:
      let has = "has\(capitalized(property.key.view))"
      guard let value = made(part.choices.lazy.compactMap(\.value).first ?? part.fallback) else {
        return []
      }
      let shown: SwiftStatement = "\(property.key.property) = \(value)"
      let flag =
        expression(part) { $0 != nil }.map { ["let \(has) = \($0)"] }
        ?? ["var \(has) = \(part.fallback != nil)"]
        + choices(has) { $0 == nil ? "false" : "true" }
      if !part.isChanging { return flag + [.block("if \(has)", [shown])] }
      return flag + [
        .branches([
          ("!\(has)", ["\(property.key.property) = nil"]),
          ("\(property.key.property) == nil", [shown]),
        ])
      ]
    case .isSidebarHidden:
      let flag =
        choice(part) { made($0) ?? "nil" }.map { ["let \(name): Bool? = \($0)"] }
        ?? variable(name, "Bool?", "nil")
      let set: SwiftStatement = "sidebar.isHidden = \(name)"
      if !part.isChanging { return flag + [.block("if let \(name)", [set])] }
      return flag + [
        .block("if let \(name), \(name) != state.\(name)", [set]),
        "state.\(name) = \(name)",
      ]
    case .sizeClass:
      let set: SwiftStatement = "\(property.key.property) = sizeClass"
      if part.fallback != nil {
        return variable("sizeClass", "UIUserInterfaceSizeClass", "nil") + [set]
      }
      let width =
        variable("sizeClass", "UIUserInterfaceSizeClass?", "nil")
        + [.block("if let sizeClass", [set])]
      if !part.isChanging { return width }
      return width + [
        .block("if sizeClass == nil", ["traitOverrides.remove(UITraitHorizontalSizeClass.self)"])
      ]
    case .initialTab:
      return variable(name, "\(names.tab)?", "nil") + [
        .block("if let \(name)", ["select\(names.root)Tab(\(name))"])
      ]
    }
  }
}
