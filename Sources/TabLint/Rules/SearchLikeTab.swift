import JSON
import TabModel

extension Rule {
  static let searchLikeTab = Rule(
    id: "search-like-tab",
    severity: .warning,
    summary: "A tab that looks like search is a search tab.",
    rationale: """
      The system recognizes search only by its type. An ordinary tab with search's title or symbol \
      stays among the others where users expect a separate search tab at the trailing end (iPhone \
      and compact iPad) or pinned (iPad, Mac), and it never puts the cursor into the search field.
      """,
    remedy: """
      Write 'type: search', remove 'identifier' and 'preferredPlacement', and move the tab to the \
      end of 'tabs'; title and image come with the type.
      """,
    exception: """
      The tab does not search, but only inspects or enlarges; then another symbol would be better.
      """,
    apple: """
      The UIKit article introduces UISearchTab for search: it has the system's symbol and is \
      separate in a compact bar.
      """,
    sources: [.article, .searchTab],
    certainty: """
      What the type does is documented. That a tab with this title or symbol is for search is a \
      guess; titles in other languages are not recognized.
      """,
    accepts: [
      """
      {"tabs": [
        {"identifier": "maps", "title": "Search Party", "image": "person.3"},
        {"identifier": "zoom", "title": "Zoom", "image": "plus.magnifyingglass"},
        {"identifier": "lens", "title": "Lens", "image": {"asset": "magnifyingglass"}}
      ]}
      """,
      """
      {"targets": [{"platform": "tvOS", "minimumVersion": "18.0"}],
       "tabs": [
        {"identifier": "films", "title": "Films", "image": "film"},
        {"identifier": "find", "title": "Search", "image": "magnifyingglass"}
      ]}
      """,
    ],
    rejects: [
      """
      {"tabs": [
        {"identifier": "maps", "title": "Maps", "image": "map"},
        ↓{[-"identifier": "find"-]{+"type": "search"+}, "title": "Find", "image": "magnifyingglass"{+,
         "automaticallyActivatesSearch": true+}}
      ]}
      """,
      """
      {"compactTabIdentifiers": [[-"find", "maps"-]{+"maps", "com.apple.UIKit.Search"+}],
       "tabs": [[-
        ↓{"identifier": "find", "title": "Find", "image": "magnifyingglass",
         "preferredPlacement": "fixed"},-]
        {"identifier": "maps", "title": "Maps", "image": "map"}{+,
        {"type": "search", "title": "Find", "image": "magnifyingglass",
         "automaticallyActivatesSearch": true}+}
      ]}
      """,
      """
      {"tabs": [
        {"identifier": "home", "title": "Home", "image": "house"},
        {"identifier": "maps", "title": "Maps", "image": "map", "children": [[-
          ↓{"identifier": "find", "title": " SEARCH "},-]
          ↓{"identifier": "look", "title": "Look", "image": [-{"systemName": "magnifyingglass"}-]{+"eye"+}}
        ]}{+,
        {"type": "search", "automaticallyActivatesSearch": true}+}
      ]}
      """,
    ],
    check: .spec { spec, scope, findings in
      guard !scope.showsTitlesOnly else { return }
      let named = Set(
        scope.references.compactMap { scope.node(named: $0.name.value, from: $0.node) })
      for (index, node) in spec.nodes.enumerated() where node.kind == .tab {
        let hasTitle = node.isTitled(["search"], in: spec)
        let hasSymbol = node.symbol(among: searchSymbols) != nil
        guard hasTitle || hasSymbol else { continue }
        let likeness = hasTitle ? "is titled like search" : "has the symbol of search"
        let other = hasTitle && hasSymbol ? "title and symbol" : hasTitle ? "title" : "symbol"
        findings.report(
          "\(scope.name(of: node)) \(likeness), but is an ordinary tab", at: node.range,
          note: searchTabPrivilege(scope.environments(of: index)),
          help: help(index, named, scope) + "choose another \(other)")
      }
    })
}

/// Returns the steps to make it a search tab, as the first half of a help; empty if there is one already.
private func help(_ index: Int, _ named: Set<Int>, _ scope: LintScope) -> String {
  let spec = scope.spec
  let node = spec.nodes[index]
  let isTaken = !scope.searchEnvironments.any.isDisjoint(with: scope.environmentSet(of: index))
  if isTaken { return "as there is a search tab already, " }
  var surplus = ["'identifier'"]
  if node.preferredPlacement != nil, node.placement != .pinned {
    surplus.append("'preferredPlacement'")
  }
  if node.isTrue(\.allowsHiding) { surplus.append("'allowsHiding'") }
  let member = scope.memberForSeparateSearch(index)
  let members = [#""type": "search""#, member].compactMap(\.self)
  var steps = ["write \(listed(members))", "remove \(listed(surplus))"]
  if node.parent != nil || node.end < spec.nodes.count {
    steps.append(scope.movingToEnd("it", index))
  }
  if member != nil, let step = scope.suppressingNewerKey(index) { steps.append(step) }
  let isNamed = named.contains(scope.firstNode(identifiedAs: node) ?? index)
  return steps.joined(separator: ", ")
    + (isNamed ? ", called 'com.apple.UIKit.Search' wherever it is named" : "") + ", or "
}

extension LintScope {
  /// Returns the step that a key to keep a search tab apart needs on releases without it; nil if all have it.
  func suppressingNewerKey(_ index: Int) -> String? {
    // A search tab is separate without further keys on 26 only; before, no item is.
    let oldest = environments(of: index).filter(\.mayHaveDistinctItem).map(\.osVersion).min()
    guard let oldest, oldest.major < 26 else { return nil }
    return "suppress 'property-newer-than-target' there, as \(oldest) has no such key"
  }
}

/// Returns the advantage of a search tab over other tabs in a node's environments.
private func searchTabPrivilege(_ environments: [Environment]) -> String {
  let pinned = environments.first(where: \.canUsePlacement).map {
    "is pinned by itself on \($0.platform.device)"
  }
  let separate = environments.first(where: \.mayHaveDistinctItem).map {
    "may be separate on \($0.platform.device)"
  }
  guard pinned != nil || separate != nil else {
    return "only a search tab is search to the system, with its own symbol and title"
  }
  return "only a search tab \([pinned, separate].compactMap(\.self).joined(separator: " and "))"
}

private let searchSymbols: Set = ["magnifyingglass"]
