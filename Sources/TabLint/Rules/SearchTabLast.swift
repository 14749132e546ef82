import JSON
import TabModel

extension Rule {
  static let searchTabLast = Rule(
    id: "search-tab-last",
    severity: .warning,
    summary: "On iPhone and iPad the search tab comes after all other tabs.",
    rationale: """
      Where the search tab is not separate (on 18, and on 27 without \
      'automaticallyActivatesSearch'), it is probably where it is written, in the middle of the bar \
      at the bottom. On 26 it moves to the trailing end, so the order changes with an update of the \
      system. In the bar of an iPad, a pinned tab that is written after it takes the place at the end.
      """,
    remedy: """
      Move the search tab to the end of 'tabs', and its name to the end of \
      'compactTabIdentifiers'; groups may come after it.
      """,
    exception: "The app ships only where the search tab is separate anyway.",
    apple: "In the guidelines, a separate search item is at the trailing end of the bar.",
    sources: [.tabBars],
    certainty: """
      The trailing end is documented for a separate item. That a search tab which is not separate \
      keeps its place is assumed: it was seen only where it was the last. The rule does not apply \
      where the last place is in More.
      """,
    accepts: [
      Example(
        """
        {"tabs": [
          {"identifier": "garden", "title": "Garden", "image": "leaf"},
          {"type": "search", "automaticallyActivatesSearch": true},
          {"identifier": "plants", "title": "Plants", "image": "tree", "children": [
            {"identifier": "herbs", "title": "Herbs"}
          ]},
          {"identifier": "tools", "title": "Tools", "image": "hammer",
           "availability": {"platforms": ["macCatalyst", "tvOS"]}}
        ]}
        """),
      Example(
        """
        {"targets": [{"platform": "iOS", "minimumVersion": "26.0"},
                     {"platform": "macCatalyst", "minimumVersion": "26.0"}],
         "compactTabIdentifiers": ["garden", "com.apple.UIKit.Search"],
         "tabs": [
          {"identifier": "garden", "title": "Garden", "image": "leaf"},
          {"type": "search", "automaticallyActivatesSearch": true},
          {"identifier": "weather", "title": "Weather", "image": "cloud", "performsAction": false,
           "availability": {"platforms": ["macCatalyst"]}}
        ]}
        """),
    ],
    rejects: [
      Example(
        """
        {"tabs": [
          {"identifier": "garden", "title": "Garden", "image": "leaf"}[-,
          ↓{"type": "search", "automaticallyActivatesSearch": true}-],
          {"identifier": "weather", "title": "Weather", "image": "cloud"}{+,
          {"type": "search", "automaticallyActivatesSearch": true}+}
        ]}
        """),
      Example(
        """
        {"targets": [{"platform": "iPadOS", "minimumVersion": "26.0"}], "mode": "tabSidebar",
         "sidebar": {"preferredLayout": "tile"},
         "tabs": [
          {"identifier": "garden", "title": "Garden", "image": "leaf"},
          {"identifier": "plants", "title": "Plants", "image": "tree"}[-,
          ↓{"type": "search", "automaticallyActivatesSearch": true}-],
          {"identifier": "me", "title": "Me", "image": "person", "preferredPlacement": "pinned",
           "availability": {"horizontalSizeClass": "regular"}, "children": [
            {"identifier": "visits", "title": "Visits"}
          ]}{+,
          {"type": "search", "automaticallyActivatesSearch": true}+}
        ]}
        """),
      Example(
        """
        {"compactTabIdentifiers": [[-"com.apple.UIKit.Search", -]"weather", "garden"{+, "com.apple.UIKit.Search"+}],
         "tabs": [[-
          ↓{"type": "search", "automaticallyActivatesSearch": true},-]
          {"identifier": "weather", "title": "Weather", "image": "cloud"},
          {"identifier": "garden", "title": "Garden", "image": "leaf"}{+,
          {"type": "search", "automaticallyActivatesSearch": true}+}
        ]}
        """),
    ],
    inSwiftUI: InSwiftUI(
      remedy: """
        Move the search tab to the end of 'tabs', after all sections: their tabs are items, too.
        """),
    check: .spec { spec, scope, findings in
      guard spec.hasAny(.search) else { return }
      /// Returns the last item in the order of `tabs`. Another rule reports several search tabs.
      func last(in shared: SharedLayout) -> Int? {
        shared.layout.itemNodes.filter {
          spec.nodes[$0].kind == .tab && spec.nodes[$0].placement != .sidebarOnly
        }.max()
      }
      let found = scope.environmentsByNode { shared in
        guard shared.conditions.hasBottomBar, let last = last(in: shared) else { return [] }
        let items = shared.layout.tabBar?.items.filter { !$0.isDistinct } ?? []
        return items.compactMap(\.node).filter { spec.nodes[$0].kind == .search && $0 < last }
      }.filter { scope.lastPlaceIsItem($0.key) }
      findings.report(together: scope.offenders(found, at: \.range)) { nodes, environments in
        let place = scope.place(of: environments).dropFirst()
        return words(
          "the search tab is not last"
            + (place.isEmpty ? ", so it" : "; where it is not separate (\(place)), it")
            + " appears before other tabs",
          because: "(assumed) a search tab that is not separate stays where it is written",
          nodes, before: scope.layouts(in: environments).first.flatMap(last))
      }
      /// Returns the last pinned item of an iPad's bar.
      func lastPinned(in shared: SharedLayout) -> Int? {
        shared.layout.tabBar?.items.last { $0.region == .pinned && $0.node != nil }?.node
      }
      lazy var onTop = scope.environmentSet(where: \.barTakesTurnsWithSidebar)
      let pinned = scope.environmentsByNode { shared in
        guard shared.conditions.usesPlacement, !shared.environments.isDisjoint(with: onTop),
          let last = lastPinned(in: shared), spec.nodes[last].kind != .search
        else { return [] }
        return shared.layout.itemNodes.filter { spec.nodes[$0].kind == .search && $0 < last }
      }.filter { found[$0.key] == nil && scope.lastPlaceIsItem($0.key) }
        .mapValues { $0.intersection(onTop) }
      findings.report(together: scope.offenders(pinned, at: \.range), severity: .note) {
        nodes, environments in
        words(
          "the search tab is not the last pinned item\(scope.place(of: environments))",
          because: "(assumed) pinned items are in the order in which they are written",
          nodes, before: scope.layouts(in: environments).first.flatMap(lastPinned))
      }
      func words(
        _ message: String, because reason: String, _ nodes: [Int], before later: Int?
      ) -> Findings.Words {
        let note = later.map { spec.nodes[$0] }.map {
          Diagnostic.Note("\(scope.name(of: $0)) comes after it", at: $0.range)
        }
        return Findings.Words(
          message: message, note: reason, notes: [note].compactMap(\.self),
          help: scope.bottomBars.movingToEnd("the search tab", nodes[0]))
      }
    })
}

extension LintScope {
  /// Returns whether a node that is written last is an item of all bottom bars that have it, and not in More.
  fileprivate func lastPlaceIsItem(_ index: Int) -> Bool {
    !layouts.contains { shared in
      guard shared.conditions.hasBottomBar, let bar = shared.layout.tabBar else { return false }
      return bar.nodes.contains(index) && !bar.more.isEmpty
    }
  }
}
