import JSON
import TabModel

extension Rule {
  static let searchLosesDistinction = Rule(
    id: "search-loses-distinction",
    severity: .note,
    summary: "A search tab that is separate on 26 is still separate on 27.",
    rationale: """
      On iPhone and on a compact iPad release 26 shows the search tab separately, at the trailing \
      end. In an app built with the 27 SDK it is among the other items again by default, and users \
      find another tab in its place.
      """,
    remedy: """
      Decide which style fits. If selecting the tab should activate the search field, set \
      'automaticallyActivatesSearch'; or name the search tab in 'prominentTabIdentifier' \
      (com.apple.UIKit.Search).
      """,
    exception: """
      The search tab is meant to be among the others from 27 on, because its screen also suggests \
      and explores.
      """,
    apple: """
      The headers of UITabBarController and UISearchTab introduce the two properties that separate \
      an item on 27. The guidelines describe both styles: a tab among the others for search that also \
      suggests content, and a separate button for finding something quickly.
      """,
    sources: [.prominentTab, .searchTab],
    certainty: """
      The properties are documented. That nothing is separate on 27 without them is observed in apps \
      built with the 27 SDK. That the tab stays separate in an app built with the 26 SDK was observed \
      with search items from before {tabType}.
      """,
    accepts: [
      Example(
        """
        {"targets": [{"platform": "iOS", "minimumVersion": "26.0"}],
         "prominentTabIdentifier": "charts",
         "tabs": [
          {"identifier": "charts", "title": "Charts", "image": "chart.bar"},
          {"type": "search"}
        ]}
        """),
      Example(
        """
        {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}],
         "tabs": [
          {"identifier": "charts", "title": "Charts", "image": "chart.bar"},
          {"type": "search"}
        ]}
        """),
    ],
    rejects: [
      Example(
        """
        {"targets": [{"platform": "iOS", "minimumVersion": "26.0"}]{+,
         "prominentTabIdentifier": "com.apple.UIKit.Search"+},
         "tabs": [
          {"identifier": "charts", "title": "Charts", "image": "chart.bar"},
          ↓{"type": "search"}
        ]}
        """),
      Example(
        """
        {"targets": [{"platform": "iOS", "minimumVersion": "18.0"}],
         "tabs": [
          {"identifier": "charts", "title": "Charts", "image": "chart.bar"},
          ↓{"type": "search"{+, "automaticallyActivatesSearch": true+}}
        ]}
        """),
      Example(
        """
        {"framework": "SwiftUI", "targets": [{"platform": "iOS", "minimumVersion": "26.0"}],
         "tabs": [
          {"identifier": "charts", "title": "Charts", "image": "chart.bar"},
          ↓{"type": "search"{+, "automaticallyActivatesSearch": true+}}
        ]}
        """),
    ],
    inSwiftUI: InSwiftUI(
      remedy: """
        Set 'automaticallyActivatesSearch' if selecting the tab should activate the search field. \
        A tab has one role, so the search tab cannot be prominent.
        """,
      sources: [.searchTab]),
    check: .spec { spec, scope, findings in
      guard spec.hasAny(.search) else { return }
      let all = scope.environments
      let formers = Dictionary(grouping: all.indices.filter { all[$0].osVersion.major == 26 }) {
        Situation(all[$0])
      }
      var lost: [Int: EnvironmentSet] = [:]
      for position in all.indices where all[position].osVersion.major == 27 {
        let layout = scope.layoutsByEnvironment[position].layout
        guard let former = formers[Situation(all[position])]?.first,
          let search = scope.layoutsByEnvironment[former].layout.tabBar?.items.last,
          search.isDistinct, let index = search.node, spec.nodes[index].kind == .search,
          layout.presence.isPresent(index), let bar = layout.tabBar,
          !bar.items.contains(where: \.isDistinct)
        else { continue }
        lost[index, default: []].insert(position)
      }
      let offenders = scope.offenders(lost, at: \.range)
        .filter { !scope.search.isNotSearch(spec.nodes[$0.node]) }
      findings.report(together: offenders) { nodes, environments in
        let isItem = scope.layouts(in: environments).allSatisfy { shared in
          nodes.contains(where: shared.layout.itemNodes.contains)
        }
        // The sentence already names the releases.
        let situations = Set(scope.environments(in: environments).map(Situation.init))
        let onAllReleases = scope.environmentSet { situations.contains(Situation($0)) }
        let place = scope.place(of: onAllReleases)
        let systems = scope.environments(in: environments).map(\.platform.name.rawValue).uniqued()
        return Findings.Words(
          message: "built with the 27 SDK, the search tab loses its separate place on "
            + listed(systems.map { "\($0) 27" }) + (place.isEmpty ? "" : ",\(place)"),
          note:
            "(observed) without a further key it is among the other items there, which fits search "
            + "that also suggests content; a separate tab is for finding something quickly",
          help: (isItem ? "" : "keep it out of More on 27, and ")
            + "set 'automaticallyActivatesSearch' here"
            // In SwiftUI a tab has one role.
            + (scope.dissolvesGroups
              ? "" : ", or 'prominentTabIdentifier' to '\(TabSpec.searchIdentifier)',")
            + " if it should stay separate")
      }
    })
}
