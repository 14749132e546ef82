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
    let runtimeConditions = all.flatMap { $0.conditions.compactMap(\.question) }
    let readsContent = runtimeConditions.contains { $0.contains("content.") }
    var parameters: [String] = []
    if readsContent { parameters.append("with content: some \(names.content)") }
    if runtimeConditions.contains(where: { $0.contains(Self.windowWidth) }) {
      parameters.append("\(Self.windowWidth): UserInterfaceSizeClass?")
    }
    let body = returnStatements { initialTabs(on: $0, any) }
    let isOnMainActor =
      readsContent || runtimeConditions.contains { $0.contains("isPad") || $0.contains("isPhone") }
    let declaration =
      parameters.isEmpty
      ? "var initial: Self" : "func initial(\(parameters.joined(separator: ", "))) -> Self"
    return comment + (isOnMainActor ? ["@MainActor"] : [])
      + [.block("\(access)static \(declaration)", body)]
  }

  /// The tabs that the app can open on, best first; the last has no conditions.
  private func initialTabs(on platform: PlatformName, _ any: Int) -> [Choice] {
    var result: [Choice] = []
    let initial = values(of: .initialTabIdentifier, on: platform)
    // Without tabs for one width, the widths don't matter.
    let widths =
      code.narrowings.contains(where: \.hasWidth)
      ? widths(on: platform) : [(CodeScope.Narrowing(), nil)]
    for (widthNarrowing, width) in widths {
      for (narrowing, value) in initial {
        var scope = narrowing.scope ?? base.limited(to: [platform])
        if let width { scope.width = width.text.flatMap(SizeClass.init) }
        let named = value?.text.map(tabs(named:)) ?? []
        for tab in named + tabsByVisibility(on: platform) {
          guard let presence = presence(of: tab, on: platform, in: scope) else { continue }
          let conditions = (widthNarrowing.conditions + narrowing.conditions + presence)
            .map { $0.commented("The app opens on another tab.") }
          if result.contains(where: { $0.conditions == conditions }) { continue }
          result.append(Choice(conditions: conditions, argument: member(names.caseNames[tab])))
          if presence.isEmpty { break }
        }
      }
    }
    if result.last?.conditions.isEmpty != true {
      result.append(Choice(argument: result.first?.argument ?? member(names.caseNames[any])))
    }
    return Self.withoutNeedlessConditions(result)
  }

  /// The tab with an identifier, or the tabs of a section.
  private func tabs(named identifier: String) -> [Int] {
    guard let first = names.node(identifier)?.index else { return [] }
    let all = names.nodes(like: first)
    return (all.filter { !spec.nodes[$0].isGroup } + all.flatMap { $0..<spec.nodes[$0].end })
      .filter(isPlainTab)
  }

  /// All tabs, visible ones first.
  private func tabsByVisibility(on platform: PlatformName) -> [Int] {
    let hides = base.limited(to: [platform]).platforms.keys.contains {
      $0 == .iPadOS || $0 == .macCatalyst
    }
    let tabs = spec.nodes.indices.filter(isPlainTab)
    func isHidden(_ index: Int) -> Bool {
      hides && spec.path(to: index).contains { spec.nodes[$0].isTrue(\.isHiddenByDefault) }
    }
    return tabs.filter { !isHidden($0) } + tabs.filter(isHidden)
  }

  private func isPlainTab(_ index: Int) -> Bool {
    !spec.nodes[index].isGroup && !code.isRepeated(index)
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
      if node.isTrue(\.isHidden), platform != .tvOS { return nil }
      let narrowing = scope.narrowed(
        to: node.availability?.value.assuming( code.framework), questions)
      guard let inner = narrowing.scope else { return nil }
      scope = inner
      conditions += narrowing.conditions
    }
    return conditions
  }
}
