import JSON
import TabModel

/// The tab that the app opens on: the one that the spec names, if it is present, or else the first.
extension SwiftUICode {
  /// A constant; or a property or a function if the tab depends on the device or the app's state.
  var initialTab: [SwiftStatement] {
    guard spec.allRootValues.contains(where: { $0.initialTabIdentifier != nil }),
      let any = tabs.first
    else { return [] }
    let all = base.ordered().flatMap { initialTabs(on: $0, any) }
    let comment: [SwiftStatement] = ["", "/// The tab that the app opens on."]
    let tabs = Set(all.compactMap(\.argument))
    if tabs.count == 1, let tab = tabs.first {
      return comment + ["\(access)static let initial = Self\(tab)"]
    }
    let questions = all.flatMap { $0.conditions.compactMap(\.question) }
    let readsContent = questions.contains { $0.contains("content.") }
    var parameters: [String] = []
    if readsContent { parameters.append("with content: some \(names.content)") }
    if questions.contains(where: { $0.contains(Self.windowWidth) }) {
      parameters.append("\(Self.windowWidth): UserInterfaceSizeClass?")
    }
    let body = returnStatements { initialTabs(on: $0, any) }
    let isOnMainActor =
      readsContent || questions.contains { $0.contains("isPad") || $0.contains("isPhone") }
    let declaration =
      parameters.isEmpty
      ? "var initial: Self" : "func initial(\(parameters.joined(separator: ", "))) -> Self"
    return comment + (isOnMainActor ? ["@MainActor"] : [])
      + [.block("\(access)static \(declaration)", body)]
  }

  /// The tabs that the app can open on, best first; the last has no conditions.
  private func initialTabs(on platform: PlatformName, _ any: Int) -> [Choice] {
    var result: [Choice] = []
    // The widths matter to tabs for one width, and to those that are hidden beside a sidebar.
    let widths =
      code.narrowings.contains(where: \.hasWidth) || hasHiddenTabs
      ? widths(on: platform) : [(CodeScope.Narrowing(), nil)]
    for (widthNarrowing, value) in widths {
      let width = value?.text.flatMap(SizeClass.init)
      for hiding in hidings(on: platform, width) {
        let initial = code.values(of: .initialTabIdentifier, in: hiding.scope, windowQuestions)
        for (_, narrowing, value) in initial {
          var scope = narrowing.scope ?? hiding.scope
          if let width { scope.width = width }
          let named = value?.text.map(tabs(named:)) ?? []
          for tab in named + tabsByVisibility(hides: hiding.hides) {
            guard let presence = presence(of: tab, on: platform, in: scope) else { continue }
            let conditions =
              (widthNarrowing.conditions + hiding.conditions + narrowing.conditions + presence)
              .uniqued().map { $0.commented("The app opens on another tab.") }
            if result.contains(where: { $0.conditions == conditions }) { continue }
            result.append(Choice(conditions: conditions, argument: caseExpression(tab)))
            if presence.isEmpty { break }
          }
        }
      }
    }
    if result.last?.conditions.isEmpty != true {
      result.append(Choice(argument: caseExpression(any)))
    }
    return Self.withoutNeedlessConditions(result)
  }

  /// The cases of a platform: with or without the tabs that are hidden by default, which are hidden only beside a
  /// sidebar. The first whose conditions are true applies.
  ///
  /// - Parameter width: the width that the app sets; nil for the window's.
  private func hidings(
    on platform: PlatformName, _ width: SizeClass?
  ) -> [(conditions: [SwiftCondition], scope: CodeScope, hides: Bool)] {
    let scope = base.limited(to: [platform])
    let isHiding = scope.platforms.keys.contains { $0 == .iPadOS || $0 == .macCatalyst }
    guard isHiding, hasHiddenTabs else { return [([], scope, false)] }
    var sidebars = AvailabilityValues()
    sidebars.platforms = [.iPadOS, .macCatalyst]
    sidebars.sizeClass = width == nil ? .regular : nil
    var result: [(conditions: [SwiftCondition], scope: CodeScope, hides: Bool)] = []
    for (_, narrowing, value) in code.values(of: .mode, in: scope, windowQuestions) {
      guard let inner = narrowing.scope else { continue }
      let beside = inner.narrowed(to: sidebars, windowQuestions)
      if value?.text == TabSpec.Mode.tabSidebar.name, width != .compact, let scope = beside.scope {
        result.append((narrowing.conditions + beside.conditions, scope, true))
        if beside.conditions.isEmpty { continue }
      }
      result.append((narrowing.conditions, inner, false))
    }
    return result
  }

  private var hasHiddenTabs: Bool { spec.nodes.contains { $0.isHiddenByDefault.isTrue } }

  /// The tab with an identifier, or the tabs of a section.
  private func tabs(named identifier: String) -> [Int] {
    guard let first = names.node(identifier)?.index else { return [] }
    let all = names.nodes(like: first)
    return (all + all.flatMap { $0..<spec.nodes[$0].end }).filter { spec.nodes[$0].kind != .group }
      .uniqued()
  }

  private func tabsByVisibility(hides: Bool) -> [Int] {
    let tabs = spec.nodes.indices.filter { spec.nodes[$0].kind != .group }
    func isHidden(_ index: Int) -> Bool {
      hides && spec.path(to: index).contains { spec.nodes[$0].isHiddenByDefault.isTrue }
    }
    return tabs.filter { !isHidden($0) } + tabs.filter(isHidden)
  }

  /// The conditions under which a tab is present on a platform; nil if it never is.
  private func presence(
    of tab: Int, on platform: PlatformName, in scope: CodeScope
  ) -> [SwiftCondition]? {
    let questions = windowQuestions
    var scope = scope
    var conditions: [SwiftCondition] = []
    for index in spec.path(to: tab).reversed() {
      let node = spec.nodes[index]
      if node.isHidden.isTrue, platform != .tvOS { return nil }
      let narrowing = scope.narrowed(to: code.values(of: node.availability), questions)
      guard let inner = narrowing.scope else { return nil }
      scope = inner
      conditions += narrowing.conditions
    }
    if let repeated = spec.repeatedNode(of: tab) {
      let items = "content.items(for: \(member(names.caseNames[repeated])))"
      conditions.append(.holds("let item = \(items).first"))
    }
    return conditions
  }
}
