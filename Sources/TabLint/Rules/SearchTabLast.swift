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
      """
      {"tabs": [
        {"identifier": "garden", "title": "Garden", "image": "leaf"},
        {"identifier": "weather", "title": "Weather", "image": "cloud"},
        {"type": "search", "automaticallyActivatesSearch": true}
      ]}
      """,
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
      """,
      """
      {"targets": [{"platform": "iOS", "minimumVersion": "26.0"}],
       "compactTabIdentifiers": ["garden", "com.apple.UIKit.Search"],
       "tabs": [
        {"identifier": "garden", "title": "Garden", "image": "leaf"},
        {"type": "search", "automaticallyActivatesSearch": true},
        {"identifier": "weather", "title": "Weather", "image": "cloud", "performsAction": false,
         "availability": {"platforms": ["iPadOS"]}}
      ]}
      """,
    ],
    rejects: [
      Example(
        """
        {"tabs": [
          {"identifier": "garden", "title": "Garden", "image": "leaf"},
          ↓{"type": "search", "automaticallyActivatesSearch": true},
          {"identifier": "weather", "title": "Weather", "image": "cloud"}
        ]}
        """,
        fixed:
          """
          {"tabs": [
            {"identifier": "garden", "title": "Garden", "image": "leaf"},
            {"identifier": "weather", "title": "Weather", "image": "cloud"},
            {"type": "search", "automaticallyActivatesSearch": true}
          ]}
          """),
      Example(
        """
        {"compactTabIdentifiers": ["com.apple.UIKit.Search", "weather", "garden"],
         "tabs": [
          ↓{"type": "search", "automaticallyActivatesSearch": true},
          {"identifier": "weather", "title": "Weather", "image": "cloud"},
          {"identifier": "garden", "title": "Garden", "image": "leaf"}
        ]}
        """,
        fixed:
          """
          {"compactTabIdentifiers": ["weather", "garden", "com.apple.UIKit.Search"],
           "tabs": [
            {"identifier": "weather", "title": "Weather", "image": "cloud"},
            {"identifier": "garden", "title": "Garden", "image": "leaf"},
            {"type": "search", "automaticallyActivatesSearch": true}
          ]}
          """),
    ],
    inSwiftUI: InSwiftUI(
      remedy: """
        Move the search tab to the end of 'tabs', after all sections: their tabs are items, too.
        """),
    check: .spec { spec, scope, findings in
      var found: [Int: [(later: Int, environments: EnvironmentSet)]] = [:]
      for shared in scope.layouts where shared.conditions.hasBottomBar {
        let items = shared.layout.tabBar?.items ?? []
        // The last item follows every search tab that isn't last.
        let later = items.compactMap(\.node).filter { index in
          // Another rule reports several search tabs.
          spec.nodes[index].kind == .tab && spec.nodes[index].placement != .sidebarOnly
        }.max()
        for case (let search?, false) in items.map({ ($0.node, $0.isDistinct) })
        where spec.nodes[search].isSearch {
          guard let later, later > search else { continue }
          found[search, default: []].append((later, shared.environments))
        }
      }
      for (search, all) in found.sorted(by: { $0.key < $1.key }) {
        let environments: EnvironmentSet = all.reduce(into: []) { $0.formUnion($1.environments) }
        guard let first = scope.positions(in: scope.reported(environments)).first,
          let later = all.first(where: { $0.environments.contains(first) })?.later
        else { continue }
        findings.report(
          "the search tab is not the last of the tabs\(scope.place(of: environments))",
          at: spec.nodes[search].object, in: environments,
          notes: [
            .init(
              "\(scope.name(of: spec.nodes[later])) comes after it",
              at: spec.range(spec.nodes[later].object)),
            .init("(observed on 18 and 27) where it is not separate it stays where it is written"),
          ],
          help: scope.movingToEnd("the search tab", search))
      }
    })
}
