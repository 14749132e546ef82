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
      guess; titles in other languages are not recognized. A tab for older releases that a search tab \
      replaces on newer ones is not reported, nor one for Apple TV alone.
      """,
    accepts: [
      Example(
        """
        {"tabs": [
          {"identifier": "maps", "title": "Search Party", "image": "person.3"},
          {"identifier": "zoom", "title": "Zoom", "image": "plus.magnifyingglass"},
          {"identifier": "lens", "title": "Lens", "image": {"asset": "magnifyingglass"}}
        ]}
        """),
      Example(
        """
        {"targets": [{"platform": "tvOS", "minimumVersion": "18.0"}],
         "tabs": [
          {"identifier": "films", "title": "Films", "image": "film"},
          {"identifier": "find", "title": "Search", "image": "magnifyingglass"}
        ]}
        """),
    ],
    rejects: [
      Example(
        """
        {"tabs": [
          {"identifier": "maps", "title": "Maps", "image": "map"},
          {"identifier": "saved", "title": "Saved", "image": "bookmark"},
          ↓{[-"identifier": "find"-]{+"type": "search"+}, "title": "Find", "image": "magnifyingglass"{+,
           "automaticallyActivatesSearch": true+}}
        ]}
        """),
      Example(
        """
        {"compactTabIdentifiers": [[-"find", "maps"-]{+"maps", "com.apple.UIKit.Search"+}],
         "tabs": [[-
          ↓{"identifier": "find", "title": "Find", "image": "magnifyingglass",
           "preferredPlacement": "fixed"},-]
          {"identifier": "maps", "title": "Maps", "image": "map"}{+,
          {"type": "search", "title": "Find", "image": "magnifyingglass",
           "automaticallyActivatesSearch": true}+}
        ]}
        """),
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "maps", "title": "Maps", "image": "map", "children": [[-
            ↓{"identifier": "find", "title": " SEARCH "},-]
            ↓{"identifier": "look", "title": "Look", "image": [-{"systemName": "magnifyingglass"}-]{+"eye"+}}
          ]}{+,
          {"type": "search", "automaticallyActivatesSearch": true}+}
        ]}
        """),
    ],
    check: .spec { spec, scope, findings in
      lazy var named = Set(
        scope.references.all.compactMap {
          scope.references.node(named: $0.name.value, from: $0.node)
        })
      for index in spec.nodes.indices where spec.nodes[index].kind == .tab {
        let node = spec.nodes[index]
        let hasTitle = node.isTitled(searchTitle)
        let hasSymbol = node.symbol(among: searchSymbol) != nil
        guard hasTitle || hasSymbol, !scope.isOnTVOnly(index), !scope.isOlderHalfOfSearch(index)
        else { continue }
        let likeness = hasTitle ? "is titled like search" : "has the symbol of search"
        let other = hasTitle && hasSymbol ? "title and symbol" : hasTitle ? "title" : "symbol"
        findings.report(
          "\(scope.name(of: node)) \(likeness), but is an ordinary tab", at: node.range,
          note: searchTabPrivilege(scope.environments(of: index)),
          help: help(index, named, scope, other: "choose another \(other)"))
      }
    })
}

private let searchTitle: Set = ["search"]
private let searchSymbol: Set = ["magnifyingglass"]

/// Returns the help: another title or symbol, or the steps to make it a search tab if there is none.
private func help(_ index: Int, _ named: Set<Int>, _ scope: LintScope, other: String) -> String {
  let spec = scope.spec
  let node = spec.nodes[index]
  let isTaken = !scope.search.environments.any.isDisjoint(with: scope.environmentSet(of: index))
  if isTaken { return "as there is a search tab already, \(other)" }
  var surplus = ["'identifier'"]
  if node.preferredPlacement != nil, node.placement != .pinned {
    surplus.append("'preferredPlacement'")
  }
  if node.allowsHiding.isTrue { surplus.append("'allowsHiding'") }
  let member = scope.search.memberForSeparateTab(index)
  let members = [#""type": "search""#, member].compactMap(\.self)
  var steps = ["write \(listed(members))", "remove \(listed(surplus))"]
  if node.parent != nil || node.end < spec.nodes.count {
    steps.append(scope.bottomBars.movingToEnd("it", index))
  }
  let isNamed = named.contains(scope.references.firstNode(identifiedAs: node) ?? index)
  if isNamed { steps.append("call it 'com.apple.UIKit.Search' wherever it is named") }
  return "make it the search tab (\(steps.joined(separator: "; "))), or \(other)"
}

extension LintScope {
  /// Returns whether only Apple TV has a node.
  func isOnTVOnly(_ index: Int) -> Bool {
    let own = environmentSet(of: index)
    return !own.isEmpty && own.allSatisfy { environments[$0].platform.form == .television }
  }

  /// Returns whether a search tab takes over from a tab on later releases, on every platform that it is on.
  fileprivate func isOlderHalfOfSearch(_ index: Int) -> Bool {
    let own = environmentSet(of: index)
    let platforms = platforms(in: own)
    return !platforms.isEmpty
      && platforms.allSatisfy { platform in
        let all = environmentSet(on: platform)
        let lacking = releases(in: all).subtracting(releases(in: own.intersection(all)))
        return !lacking.isEmpty
          && spec.nodes.indices.contains { search in
            guard spec.nodes[search].kind == .search else { return false }
            let searching = releases(in: environmentSet(of: search).intersection(all))
            // On macOS 15 a search tab is not drawn, so it may be there as well.
            return searching == lacking
              || searching.isSuperset(of: lacking)
                && environments(in: own.intersection(all)).allSatisfy(\.omitsSearchTabs)
          }
      }
  }

  private func releases(in set: EnvironmentSet) -> Set<Version> {
    Set(environments(in: set).map(\.osVersion))
  }
}

/// Returns the advantage of a search tab over other tabs in a node's environments.
private func searchTabPrivilege(_ environments: [Environment]) -> String {
  func place(_ environment: Environment) -> String {
    let platform = environment.platform
    let dependsOnWidth =
      environment.barTakesTurnsWithSidebar || environment.barTurnsToBottomWhenNarrow
    return platform.lintWindowSizes.count > 1 && dependsOnWidth
      ? "in a \(platform.widthName(environment.sizeClass).window)" : "on \(platform.device)"
  }
  let pinned = environments.first(where: \.canUsePlacement).map {
    "is pinned by itself \(place($0))"
  }
  let separate = environments.first { $0.mayHaveDistinctItem && $0.osVersion.major >= 26 }.map {
    "may be separate \(place($0))"
  }
  guard pinned != nil || separate != nil else {
    return "only a search tab is search to the system, with its own symbol and title"
  }
  return "only a search tab \([pinned, separate].compactMap(\.self).joined(separator: " and "))"
}
