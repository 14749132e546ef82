import JSON

/// Which item of a compact bar at the bottom may stand apart, by system and SDK (section 5).
enum DistinctItemRule: Equatable {
  /// None: the statement says why.
  case none(Statement)
  /// The search tab.
  case searchTab(Statement)
  /// The prominent tab, else a search tab that activates search by itself.
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

  /// What is known of an item that stands apart.
  fileprivate var statement: Statement {
    if case .searchTab(let statement) = self { return statement }
    return .prominentTab
  }

  /// What is known of a search tab that is an item like any other.
  fileprivate var statementOnOrdinarySearch: Statement {
    if case .none(let statement) = self { return statement }
    return .searchNotDistinct
  }
}

extension Resolution {
  /// An item that stands apart, and what is known of it.
  typealias DistinctItem = (node: Int, statement: Statement)

  /// The one item that stands apart at the trailing end, if any.
  func distinctItem(among visible: [Int]) -> DistinctItem? {
    let rule = DistinctItemRule(environment)
    var node: Int?
    switch rule {
    case .none: break
    case .searchTab:
      node = visible.first { spec.nodes[$0].isSearch }
    case .prominentTab:
      node = prominentTab.flatMap { visible.contains($0) ? $0 : nil }
      if node == nil, settings.hasAutomaticSearch {
        node = visible.first {
          spec.nodes[$0].isSearch && spec.nodes[$0].isTrue(.automaticallyActivatesSearch)
        }
      }
    }
    return node.map { ($0, rule.statement) }
  }

  private var prominentTab: Int? {
    settings.prominentTab.exists ? index.node(named: settings.prominentTab) : nil
  }

  /// Says which item stands apart and why, or why the search tab does not.
  ///
  /// - Parameter visible: the items before the distinct one has moved to the end.
  func explainDistinction(
    _ distinct: DistinctItem?, among visible: [Int], hasMore: Bool, _ style: BarStyle,
    _ log: DecisionLog
  ) {
    guard style.mayHaveDistinctItem else { return }
    if let (node, statement) = distinct {
      log.decide(.roots, node, statement, .standsApart(isSearch: spec.nodes[node].isSearch))
      if hasMore {
        log.decide(.roots, node, .distinctAfterMore, .isLast(afterMore: true))
      }
      if visible.last != node {
        log.decide(.roots, node, .distinctIsLast, .isLast(afterMore: false))
      }
      log.note(.distinctShowsImage, node)
    }
    let statement = DistinctItemRule(environment).statementOnOrdinarySearch
    for node in visible where spec.nodes[node].isSearch && node != distinct?.node {
      guard distinct == nil else {
        log.explain(.roots, node, .oneDistinctItem, .isOrdinarySearch)
        continue
      }
      log.decide(.roots, node, statement, .isOrdinarySearch)
      if visible.last != node { log.note(.searchKeepsPlace, node) }
    }
  }
}
