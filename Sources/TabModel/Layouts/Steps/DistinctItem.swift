import JSON

/// The item of a compact bottom bar that can be separate, by system and SDK (section 5).
enum DistinctItemRule: Hashable {
  case none(Statement)
  case searchTab(Statement)
  /// The prominent tab, or a search tab that activates search automatically.
  case prominentTab

  init(_ environment: Environment) {
    switch (environment.osVersion.major, environment.sdkVersion.major) {
    case (18, _): self = .none(.searchIsOrdinary)
    case (_, 18): self = .none(.searchOfOldBuild)
    case (26, let sdk): self = .searchTab(sdk == 26 ? .distinctSearch : .distinctWithNewerSDK)
    case (_, 26): self = .searchTab(.distinctWithOlderSDK)
    default: self = .prominentTab
    }
  }

  fileprivate var statements: (distinct: Statement, ordinarySearch: Statement) {
    switch self {
    case .none(let statement): (.prominentTab, statement)
    case .searchTab(let statement): (statement, .searchNotDistinct)
    case .prominentTab: (.prominentTab, .searchNotDistinct)
    }
  }
}

extension Resolution {
  /// Returns the item that is separate at the trailing end.
  ///
  /// - Parameter visible: the items that fit, before this one moves to the end.
  func distinctItem(among visible: [Int], more: [Int]) -> Int? {
    guard let distinction = conditions.distinction else { return nil }
    let distinct = node(by: distinction, among: visible)
    if let log {
      record(distinct, by: distinction, among: visible, hasMore: !more.isEmpty, log)
      if let node = node(by: distinction, among: visible + more), more.contains(node) {
        log.note(.moreHasNoDistinctItem, node)
      }
    }
    return distinct
  }

  /// Returns the first item that a rule separates from the others.
  private func node(by rule: DistinctItemRule, among items: [Int]) -> Int? {
    switch rule {
    case .none: return nil
    case .searchTab: return items.first { spec.nodes[$0].kind == .search }
    case .prominentTab:
      if let prominentTab, items.contains(prominentTab) { return prominentTab }
      guard settings.hasAutomaticSearch else { return nil }
      return items.first {
        spec.nodes[$0].kind == .search && spec.nodes[$0].automaticallyActivatesSearch.isTrue
      }
    }
  }

  private var prominentTab: Int? {
    settings.prominentTab.flatMap { node(named: $0) }
  }

  private func record(
    _ distinct: Int?, by rule: DistinctItemRule, among visible: [Int], hasMore: Bool,
    _ log: DecisionLog
  ) {
    if let node = distinct {
      log.decide(
        .roots, node, rule.statements.distinct,
        .isSeparate(isSearch: spec.nodes[node].kind == .search))
      if hasMore {
        log.decide(.roots, node, .distinctAfterMore, .isLast(afterMore: true))
      }
      if visible.last != node {
        log.decide(.roots, node, .distinctIsLast, .isLast(afterMore: false))
      }
      log.note(.distinctShowsImage, node)
      if let statement = barStyle?.statements.distinctItem { log.note(statement, node) }
    }
    let ordinary = visible.filter { $0 != distinct }
    for node in ordinary where spec.nodes[node].kind == .search {
      if distinct == nil {
        log.decide(.roots, node, rule.statements.ordinarySearch, .isOrdinarySearch)
      } else {
        log.record(.roots, node, .oneDistinctItem, .isOrdinarySearch)
      }
      if ordinary.last != node { log.note(.searchKeepsPlace, node) }
    }
  }
}
