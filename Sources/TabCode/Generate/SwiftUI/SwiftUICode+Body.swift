import JSON
import TabModel

/// The body of the view: the `TabView` and its modifiers.
extension SwiftUICode {
  mutating func bodyOfView() -> [SwiftStatement] {
    let present = Set(spec.roots.flatMap { platforms(of: $0) })
    let list = content(of: Array(spec.roots), isInside: false, in: base.limited(to: present))
    if list.isEmpty { return [.line("EmptyView()")] }
    var statements: [SwiftStatement] = [
      .closures(
        .call("TabView", [.init("selection", "$selection")]), [(nil, [.group(list)])])
    ]
    for modifier in rootModifiers { statements += self.statements(of: modifier) }
    // A builder of tabs takes no empty list.
    guard !present.isSuperset(of: base.compiled.keys) else { return statements }
    return [.guarded([.compiled(base.compileExpression(present))], .group(statements))]
  }

  /// A modifier of the `TabView` for a key of the root.
  private struct RootModifier {
    let key: SpecKey
    let value: (RootValues) -> JSONValue?
    var since = Version.oldest
    var missing: Set<PlatformName> = []
    /// Whether it is a node's: no variant replaces it.
    var isOfNode = false
    /// The call for a value; nil where it needs none.
    let call: (JSONValue) -> String?
    /// The view of the app in the closure of the call.
    var view: String?
  }

  private var rootModifiers: [RootModifier] {
    let document = spec.document
    func named(_ names: [String: String]) -> (JSONValue) -> String? {
      { names[document.string($0)] }
    }
    var result = [
      RootModifier(
        key: RootKey.mode.definition, value: { $0.value(of: .mode) },
        call: named([
          "automatic": ".tabViewStyle(.automatic)", "tabBar": ".tabViewStyle(.tabBarOnly)",
          "tabSidebar": ".tabViewStyle(.sidebarAdaptable)",
        ])),
      RootModifier(
        key: RootKey.customizationIdentifier.definition,
        value: { $0.value(of: .customizationIdentifier) }, missing: [.tvOS],
        call: { _ in ".tabViewCustomization($customization)" }),
      RootModifier(
        key: RootKey.tabBarMinimizeBehavior.definition,
        value: { $0.value(of: .tabBarMinimizeBehavior) },
        call: { ".tabBarMinimizeBehavior(\(member(document.string($0))))" }),
      RootModifier(
        key: RootKey.bottomAccessory.definition, value: { $0.value(of: .bottomAccessory) },
        missing: [.macOS, .tvOS, .visionOS], call: { _ in ".tabViewBottomAccessory" },
        view: "bottomAccessory"),
      RootModifier(
        key: SidebarKey.isHidden.definition, value: sidebar(.isHidden),
        missing: [.macOS, .tvOS, .visionOS],
        call: {
          let place = document.kind(of: $0) == .true ? "tabBar" : "sidebar"
          return ".defaultAdaptableTabBarPlacement(.\(place))"
        }),
      RootModifier(
        key: SidebarKey.preferredPlacement.definition, value: sidebar(.preferredPlacement),
        since: Version(27, 0), missing: [.macOS, .tvOS],
        call: { ".defaultTabBarPlacement(\(member(document.string($0))))" }),
      RootModifier(
        key: SidebarKey.header.definition, value: sidebar(.header),
        call: { _ in ".tabViewSidebarHeader" }, view: "sidebarHeader"),
      RootModifier(
        key: SidebarKey.footer.definition, value: sidebar(.footer),
        call: { _ in ".tabViewSidebarFooter" }, view: "sidebarFooter"),
      RootModifier(
        key: SidebarKey.bottomBar.definition, value: sidebar(.bottomBar), missing: [.tvOS],
        call: { _ in ".tabViewSidebarBottomBar" }, view: "sidebarBottomBar"),
      RootModifier(
        key: RootKey.horizontalSizeClass.definition,
        value: { $0.value(of: .horizontalSizeClass) },
        missing: [.macCatalyst, .macOS, .tvOS, .visionOS],
        call: { ".environment(\\.horizontalSizeClass, \(member(document.string($0))))" }),
    ]
    if let search = spec.nodes.first(where: { $0.isTrue(.automaticallyActivatesSearch) }),
      let value = spec.value(of: .automaticallyActivatesSearch, in: search)
    {
      result.append(
        RootModifier(
          key: NodeKey.automaticallyActivatesSearch.definition, value: { _ in value },
          missing: [.tvOS, .visionOS], isOfNode: true,
          call: { _ in ".tabViewSearchActivation(.searchTabSelection)" }))
    }
    return result.filter { modifier in isWritten(modifier.value) }
  }

  /// The values that count on some platforms: of the first whose conditions hold.
  private struct Part {
    var platforms: Set<CodeScope.Compiled>
    /// The release that has the modifier.
    let since: Version
    let choices: [Choice]
  }

  private struct Choice: Equatable {
    let conditions: [SwiftCondition]
    /// Whether the conditions include the release that has the modifier.
    var hasRelease = false
    let call: String?
  }

  private mutating func statements(of modifier: RootModifier) -> [SwiftStatement] {
    var parts: [Part] = []
    let availability = code.framework.facts.availability(modifier.key)
    let missing = modifier.missing.union(availability.missingOn)
    for platform in CodeScope.Compiled.allCases where base.compiled[platform] != nil {
      if missing.contains(where: { CodeScope.Compiled($0) == platform }) { continue }
      let since = max(modifier.since, availability.release(on: platform.name))
      let choices = choices(of: modifier, on: platform, since: since)
      if let known = parts.firstIndex(where: { $0.since == since && $0.choices == choices }) {
        parts[known].platforms.insert(platform)
      } else {
        parts.append(Part(platforms: [platform], since: since, choices: choices))
      }
    }
    return parts.flatMap { part -> [SwiftStatement] in
      if part.choices.allSatisfy({ $0.call == nil }) { return [] }
      let scope = base.limited(to: part.platforms)
      guard var conditions = scope.conditions(since: part.since, missing: [], base: base) else {
        return []
      }
      if part.platforms.count < base.compiled.count {
        conditions.insert(.compiled(base.compileExpression(part.platforms)), at: 0)
      }
      return [statement(of: modifier, part.choices, conditions)]
    }
  }

  private mutating func choices(
    of modifier: RootModifier, on platform: CodeScope.Compiled, since: Version
  ) -> [Choice] {
    let facts = code.framework.facts
    func call(_ values: RootValues) -> String? {
      guard let value = modifier.value(values) else { return nil }
      let lacking = facts.platforms(
        without: modifier.key,
        value: spec.document.isString(value) ? spec.document.string(value) : nil)
      if lacking.contains(where: { CodeScope.Compiled($0) == platform }) { return nil }
      return modifier.call(value)
    }
    let scope = base.limited(to: [platform])
    var questions = code.questions
    questions.width = "horizontalSizeClass"
    var result: [Choice] = []
    for variant in spec.variants
    where !modifier.isOfNode && modifier.value(variant.values) != nil {
      let availability = variant.availability.standing(in: code.framework)
      let narrowing = scope.narrowed(to: availability, questions)
      guard let inner = narrowing.scope else { continue }
      if narrowing.hasWidth { usesWidth = true }
      let conditions = narrowing.conditions.map { condition -> SwiftCondition in
        guard case .before(let releases, _) = condition else { return condition }
        return .holds(older(than: releases))
      }
      let hasRelease = inner.compiled[platform].map { $0 >= since } ?? false
      result.append(
        Choice(conditions: conditions, hasRelease: hasRelease, call: call(variant.values)))
      if conditions.isEmpty { return result }
    }
    return result + [Choice(conditions: [], call: call(spec.root))]
  }

  private func statement(
    of modifier: RootModifier, _ choices: [Choice], _ conditions: [SwiftCondition]
  ) -> SwiftStatement {
    func applied(_ call: String, to subject: String) -> [SwiftStatement] {
      guard let view = modifier.view else { return [.line(subject + call)] }
      let body = hasContentType ? "content.\(view)()" : "\(view)()"
      return [.closures(.text(subject + call), [(nil, [.line(body)])])]
    }
    let compiled = conditions.filter { if case .compiled = $0 { true } else { false } }
    let release = conditions.filter { if case .available = $0 { true } else { false } }
    if choices.count == 1, release.isEmpty, let call = choices[0].call {
      return .guarded(compiled, .group(applied(call, to: "")))
    }
    let subject = "tabs"
    var branches: [(condition: String?, body: [SwiftStatement])] = choices.map { choice in
      // The later one of two releases is enough.
      let needsRelease = choice.call != nil && !choice.hasRelease && !release.isEmpty
      let own = choice.conditions.filter {
        if case .available = $0 { !needsRelease } else { true }
      }
      let asked = (own + (needsRelease ? release : [])).compactMap(\.question)
      return (
        asked.isEmpty ? nil : asked.joined(separator: ", "),
        choice.call.map { applied($0, to: subject) } ?? [.line(subject)]
      )
    }
    if branches.last?.condition != nil { branches.append((nil, [.line(subject)])) }
    return .guarded(
      compiled,
      .closure("", ".applying", label: "", parameter: subject, [.branches(branches)]))
  }

  // MARK: - What the file needs besides

  /// What is asked for in the view, and the functions that apply a modifier on some devices.
  func helpers(for source: String) -> [SwiftStatement] {
    var result: [SwiftStatement] = []
    if source.contains("isPad") || source.contains("isPhone") {
      for (name, idiom, words) in [("isPad", "pad", "an iPad"), ("isPhone", "phone", "an iPhone")]
      where source.contains(name) {
        result += [
          .blank, .comment("Whether this is \(words); a Mac is none.", documents: true),
          .line("@MainActor"),
          .block("private var \(name): Bool", idiomBody(idiom)),
        ]
      }
    }
    if source.contains(".applying { tabs in") {
      result += applying(
        in: "View", builder: "ViewBuilder", result: "some View",
        "The view as a closure makes it: for modifiers that only some devices or releases have.")
    }
    if source.contains(".applying { tab in") || source.contains(".applying { section in") {
      result += applying(
        in: "TabContent", builder: "TabContentBuilder<TabValue>",
        result: "some TabContent<TabValue>",
        "Tabs as a closure makes them: for modifiers that only some releases have.")
    }
    return result
  }

  /// The result is opaque: with a generic one, the compiler does not find the builder of a second call.
  private func applying(
    in type: String, builder: String, result: String, _ comment: String
  ) -> [SwiftStatement] {
    [
      .blank,
      .block(
        "extension \(type)",
        [
          .comment(comment, documents: true),
          .function(
            "fileprivate func applying", ["@\(builder) _ change: (Self) -> \(result)"],
            " -> \(result)", [.line("change(self)")]),
        ]),
    ]
  }

  private func idiomBody(_ idiom: String) -> [SwiftStatement] {
    let asked = "UIDevice.current.userInterfaceIdiom == .\(idiom)"
    if Set(base.compiled.keys) == [.iOS] { return [.line(asked)] }
    return [
      .line("#if os(iOS) && !targetEnvironment(macCatalyst)"),
      .line(code.indented(asked)),
      .line("#else"),
      .line(code.indented("false")),
      .line("#endif"),
    ]
  }

  /// The properties of the view for what a builder cannot ask.
  var questions: [SwiftStatement] {
    var result: [SwiftStatement] = []
    if hasProminentRole,
      let conditions = base.conditions(since: Self.prominentSince, missing: [], base: base)
    {
      result += [
        .blank,
        .comment(
          "The role of the prominent tab: none before the release that has it.", documents: true),
        .block(
          "private var prominentRole: TabRole?",
          [.guarded(conditions, .line("return .prominent")), .line("return nil")]),
      ]
    }
    for (position, releases) in olderReleases.enumerated() {
      result += [
        .blank,
        .comment("Whether the release is one before \(releases.dropLast(3)).", documents: true),
        .block(
          "private var \(Self.nameOfOlder(position)): Bool",
          [
            .branches([
              ("#available(\(releases))", [.line("false")]), (nil, [.line("true")]),
            ])
          ]),
      ]
    }
    return result
  }
}

extension SwiftCondition {
  /// What an `if` asks; nil for the compiler's questions.
  fileprivate var question: String? {
    switch self {
    case .compiled, .before: nil
    case .available(let releases): "#available(\(releases))"
    case .holds(let text): text
    }
  }
}
