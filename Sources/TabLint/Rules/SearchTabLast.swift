import JSON
import TabModel

extension Rule {
  static let searchTabLast = Rule(
    id: "search-tab-last",
    severity: .warning,
    summary: "On iPhone and iPad the search tab comes after all other tabs.",
    rationale: """
      Where the search tab is not separate (on 18, and on 27 without \
      'automaticallyActivatesSearch'), it stays where it is written, in the middle of the bar at \
      the bottom. On 26 it moves to the trailing end, so the order changes with an update of the \
      system.
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
      keeps its place was observed on 18 and 27.
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
        {"targets": [{"platform": "iOS", "minimumVersion": "26.0"}],
         "compactTabIdentifiers": ["garden", "com.apple.UIKit.Search"],
         "tabs": [
          {"identifier": "garden", "title": "Garden", "image": "leaf"},
          {"type": "search", "automaticallyActivatesSearch": true},
          {"identifier": "weather", "title": "Weather", "image": "cloud", "performsAction": false,
           "availability": {"platforms": ["iPadOS"]}}
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
      /// Returns the last item in the order of `tabs`. Another rule reports several search tabs.
      func last(in shared: SharedLayout) -> Int? {
        shared.layout.itemNodes.filter {
          spec.nodes[$0].kind == .tab && spec.nodes[$0].placement != .sidebarOnly
        }.max()
      }
      let found = scope.environmentsByNode { shared in
        guard shared.conditions.hasBottomBar, let last = last(in: shared) else { return [] }
        let items = shared.layout.tabBar?.items.filter { !$0.isDistinct } ?? []
        return items.compactMap(\.node).filter { spec.nodes[$0].isSearch && $0 < last }
      }
      for (search, environments) in found.sorted(by: { $0.key < $1.key }) {
        guard let layout = scope.layouts(in: scope.reported(environments)).first,
          let later = last(in: layout)
        else { continue }
        findings.report(
          "the search tab is not the last of the tabs\(scope.place(of: environments))",
          at: spec.nodes[search].range, in: environments,
          notes: [
            Diagnostic.Note(
              "\(scope.name(of: spec.nodes[later])) comes after it", at: spec.nodes[later].range),
            .init("(observed on 18 and 27) where it is not separate it stays where it is written"),
          ],
          help: scope.movingToEnd("the search tab", search))
      }
    })
}
