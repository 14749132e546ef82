import JSON
import TabModel

/// The body of the view: the `TabView` and its modifiers.
extension SwiftUICode {
  mutating func bodyOfView() -> [SwiftStatement] {
    let present = Set(spec.roots.flatMap { platforms(of: $0) })
    let list = content(of: nil, in: base.limited(to: present))
    if list.isEmpty { return ["EmptyView()"] }
    var statements: [SwiftStatement] = [
      .closures("TabView(selection: $selection)", [(nil, [.group(list)])])
    ]
    for modifier in rootModifiers { statements += self.statements(of: modifier) }
    // A builder of tabs takes no empty list.
    return [.guarded(base.compiled(for: present), .group(statements))]
  }

  /// A modifier of the `TabView` for a key of the root.
  private struct RootModifier {
    /// Nil for a node's modifier, that of `automaticallyActivatesSearch`, which no variant replaces.
    let key: ControllerKey?
    /// The platforms that have the key, but not the modifier.
    var missing: Set<PlatformName> = []
    let name: String
    /// The argument before the value.
    var keyPath: String?
    /// The argument for a value; nil if the modifier is not needed.
    var argument: (PlainValue, PlatformName) -> String? = { _, _ in "" }
    /// The argument without a value; nil if the modifier must be removed.
    var fallback: String?
    /// The first release in which it can be disabled.
    var enablingSince: Version?

    var definition: KeyDefinition {
      key?.definition ?? Node.key(\.automaticallyActivatesSearch).definition
    }

    /// The function for the closure of the call.
    var view: String? { key.flatMap { $0.isView ? $0.view : nil } }
  }

  private var rootModifiers: [RootModifier] {
    func named(_ names: [String: String]) -> (PlainValue, PlatformName) -> String? {
      { value, _ in value.text.flatMap { names[$0] } }
    }
    let choice: (PlainValue, PlatformName) -> String? = { value, _ in value.text.map(member) }
    var result = [
      RootModifier(
        key: .mode, name: "tabViewStyle",
        argument: named([
          "automatic": ".automatic", "tabBar": ".tabBarOnly", "tabSidebar": ".sidebarAdaptable",
        ])),
      RootModifier(
        key: .customizationIdentifier, name: "tabViewCustomization",
        argument: { value, platform in
          value.text.map { "$" + customization($0, on: platform) }
        }, fallback: "nil"),
      RootModifier(
        key: .tabBarMinimizeBehavior, name: "tabBarMinimizeBehavior", argument: choice,
        fallback: ".automatic"),
      RootModifier(
        key: .bottomAccessory, name: "tabViewBottomAccessory",
        enablingSince: Version(26, 1)),
      RootModifier(
        key: .sidebarIsHidden, missing: [.visionOS], name: "defaultAdaptableTabBarPlacement",
        argument: { value, _ in value == .bool(true) ? ".tabBar" : ".sidebar" },
        fallback: ".automatic"),
      RootModifier(
        key: .sidebarPreferredPlacement, missing: [.tvOS], name: "defaultTabBarPlacement",
        argument: choice, fallback: ".automatic"),
      RootModifier(key: .sidebarHeader, name: "tabViewSidebarHeader"),
      RootModifier(key: .sidebarFooter, name: "tabViewSidebarFooter"),
      RootModifier(key: .sidebarBottomBar, name: "tabViewSidebarBottomBar"),
      RootModifier(
        key: .horizontalSizeClass,
        missing: [.macCatalyst, .macOS, .tvOS, .visionOS], name: "environment",
        keyPath: #"\.\#(Self.windowWidth)"#, argument: choice, fallback: Self.windowWidth),
    ]
    if spec.nodes.contains(where: { $0.automaticallyActivatesSearch.isTrue }) {
      result.append(RootModifier(key: nil, name: "tabViewSearchActivation"))
    }
    return result
  }

  /// The values for some platforms; the first whose conditions are true applies.
  private struct Part: Hashable {
    /// The release that has the modifier.
    let since: Version
    let choices: [Choice]
  }

  private mutating func statements(of modifier: RootModifier) -> [SwiftStatement] {
    let availability = code.framework.availability(of: modifier.definition)
    let missing = modifier.missing.union(availability.missingOn)
    let having = base.ordered { !missing.contains(compiled: $0) }
    let groups = having.grouped { platform in
      let release = availability.release(on: platform)
      // Platforms that need no check belong together.
      let isOld = base.compiled[platform].map { release <= $0 } ?? false
      return Part(since: isOld ? .oldest : release, choices: choices(of: modifier, on: platform))
    }
    return groups.flatMap { part, platforms -> [SwiftStatement] in
      if part.choices.allSatisfy({ $0.argument == nil }) { return [] }
      let others = Set(base.compiled.keys).subtracting(platforms)
      guard let conditions = base.conditions(since: part.since, missing: others) else {
        return []
      }
      let scope = base.limited(to: Set(platforms))
      let release = conditions.compactMap(\.release).first
      let statement =
        part.choices.contains { $0.isChanging }
        ? changing(modifier, part, scope, release) : fixed(modifier, part, release)
      return [.guarded(conditions.filter(\.isCompiled), statement)]
    }
  }

  private mutating func choices(of modifier: RootModifier, on platform: PlatformName) -> [Choice] {
    guard let key = modifier.key else { return [Choice(argument: ".searchTabSelection")] }
    func argument(_ value: PlainValue?) -> String? {
      guard let value else { return nil }
      let lacking = code.framework.platforms(without: key.definition, value: value.text)
      return lacking.contains(compiled: platform) ? nil : modifier.argument(value, platform)
    }
    // All statements about a modifier are inside a check for its release.
    let since = code.framework.availability(of: key.definition).release(on: platform)
    let values = values(of: key, on: platform, since: since)
    // The app makes the view. Whichever variant applies, it is there.
    if modifier.view != nil, values.allSatisfy({ argument($0.value) != nil }) {
      return [Choice(argument: "")]
    }
    let choices = values.map { choice($0.narrowing, argument($0.value), on: platform) }
    return Self.withoutNeedlessConditions(choices)
  }

  /// A modifier whose value depends only on the device.
  ///
  /// - Parameter release: the release to check with `#available`.
  private func fixed(_ modifier: RootModifier, _ part: Part, _ release: String?) -> SwiftStatement {
    let choices = part.choices
    if choices.count == 1, release == nil, let argument = choices[0].argument {
      return call(modifier, argument, of: "")
    }
    return applying(
      choices.map { choice in
        // The later one of two releases is enough.
        let hasRelease = choice.release.map { $0 >= part.since } ?? false
        let needed = choice.argument == nil || hasRelease ? nil : release
        let own = choice.conditions.filter { needed == nil || $0.release == nil }
        let release = needed.map { SwiftCondition.available($0) }
        return (condition(own + [release].compactMap(\.self)), call(modifier, choice))
      })
  }

  /// A modifier whose value changes at run time. Only its value changes, because with another modifier the
  /// tabs would lose their state.
  private mutating func changing(
    _ modifier: RootModifier, _ part: Part, _ scope: CodeScope, _ release: String?
  ) -> SwiftStatement {
    let question = release.map { "#available(\($0))" }
    func applied(_ call: (String) -> SwiftStatement) -> SwiftStatement {
      release == nil ? call("") : applying([(question, call(Self.subject))])
    }
    if let view = modifier.view {
      let isShown = isShown(part)
      let content = SwiftStatement.code(self.call(view) + "()")
      func inside(_ subject: String) -> SwiftStatement {
        .closures("\(subject).\(modifier.name)", [(nil, [.block("if \(isShown)", [content])])])
      }
      func enabled(_ subject: String) -> SwiftStatement {
        .closures("\(subject).\(modifier.name)(isEnabled: \(isShown))", [(nil, [content])])
      }
      guard let enablingSince = modifier.enablingSince else { return applied(inside) }
      guard let releases = scope.releases(enablingSince) else { return enabled("") }
      return applying([
        ("#available(\(releases))", enabled(Self.subject)), (question, inside(Self.subject)),
      ])
    }
    guard let fallback = modifier.fallback else {
      return applying(
        part.choices.map { (condition($0.conditions), call(modifier, $0)) },
        comment: "The tabs lose their state when the style changes.")
    }
    if fallback == Self.windowWidth { usesWidth = true }
    let argument = value(of: part) { $0 ?? fallback }
    return applied { call(modifier, argument, of: $0) }
  }

  /// The expression for the first choice whose conditions are true.
  private mutating func value(of part: Part, _ text: (String?) -> String) -> String {
    var result = text(part.choices.last?.argument)
    for choice in part.choices.dropLast().reversed() {
      let own = text(choice.argument)
      if own == result { continue }
      let conditions = facts(of: choice, in: part)
      let joined = conditions.joined(separator: " && ")
      result = conditions.isEmpty ? own : "\(joined) ? \(own) : \(result)"
    }
    return result
  }

  /// The expression for whether the first choice whose conditions are true has an argument.
  private mutating func isShown(_ part: Part) -> String {
    var result = BooleanExpression.constant(part.choices.last?.argument != nil)
    for choice in part.choices.dropLast().reversed() {
      let facts = facts(of: choice, in: part).map { BooleanExpression.fact($0) }
      let conditions = facts.reduce(.constant(true)) { $0 && $1 }
      result = choice.argument == nil ? !conditions && result : conditions || result
    }
    return result.text
  }

  /// The expressions that must all be true for a choice to apply.
  private mutating func facts(of choice: Choice, in part: Part) -> [String] {
    choice.conditions.flatMap { condition -> [String] in
      switch condition {
      // The modifier's own release is checked around it.
      case .available(let releases):
        choice.release.map { $0 > part.since } ?? true ? ["!\(older(than: releases))"] : []
      case .holds(let expression): expression.split(separator: ", ").map(String.init)
      case .compiled, .before: []
      }
    }
  }

  static let subject = "tabs"

  private func call(
    _ modifier: RootModifier, _ argument: String, of subject: String
  ) -> SwiftStatement {
    let name = "\(subject).\(modifier.name)"
    if let view = modifier.view {
      return .closures(name, [(nil, [.code(call(view) + "()")])])
    }
    return "\(name)(\(modifier.keyPath.map { "\($0), " } ?? "")\(argument))"
  }

  private func call(_ modifier: RootModifier, _ choice: Choice) -> SwiftStatement? {
    choice.argument.map { call(modifier, $0, of: Self.subject) }
  }

  /// The expression in an `if`; nil if nothing is checked at run time.
  func condition(_ conditions: [SwiftCondition]) -> String? {
    let questions = conditions.compactMap(\.question)
    return questions.isEmpty ? nil : questions.joined(separator: ", ")
  }

  /// The view, or another subject, with the first modifier whose conditions are true, or unchanged.
  func applying(
    _ choices: [(condition: String?, modified: SwiftStatement?)], to subject: String = subject,
    comment: String? = nil
  ) -> SwiftStatement {
    var branches = choices.map { ($0.condition, [$0.modified ?? .code(subject)]) }
    if choices.last?.condition != nil { branches.append((nil, [.code(subject)])) }
    let body = [comment.map(SwiftStatement.comment), .branches(branches)].compactMap(\.self)
    return .block(".applying { \(subject) in", body)
  }
}
