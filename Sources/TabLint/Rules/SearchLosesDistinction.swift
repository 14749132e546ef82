import JSON
import TabModel

extension Rule {
  static let searchLosesDistinction = Rule(
    id: "search-loses-distinction",
    severity: .warning,
    summary: "A search tab that is separate on 26 is still separate on 27.",
    rationale: """
      On iPhone and on a compact iPad release 26 shows the search tab separately, at the trailing \
      end. In an app built with the 27 SDK it is among the other items again by default, and users \
      find another tab in its place.
      """,
    remedy: """
      Set 'automaticallyActivatesSearch' if selecting the tab should activate the search field, or \
      name the search tab in 'prominentTabIdentifier' (com.apple.UIKit.Search).
      """,
    exception: "The search tab is meant to be among the others from 27 on.",
    apple: """
      The headers of UITabBarController and UISearchTab introduce the two properties that separate \
      an item on 27. The UIKit article and the guidelines describe a separate search tab, as in \
      26.
      """,
    sources: [.prominentTab, .searchTab],
    certainty: """
      The properties are documented. That nothing is separate on 27 without them is observed, only \
      in apps built with the 27 SDK.
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
        {"targets": [{"platform": "iOS", "minimumVersion": "18.0"}]{+,
         "suppress": [{"rule": "property-newer-than-target", "reason": "No tab is separate on 18."}]+},
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
          search.isDistinct, let index = search.node, spec.nodes[index].isSearch,
          layout.presence.isPresent(index), let bar = layout.tabBar,
          !bar.items.contains(where: \.isDistinct)
        else { continue }
        lost[index, default: []].insert(position)
      }
      for (index, environments) in lost.sorted(by: { $0.key < $1.key }) {
        let reported = scope.reported(environments)
        let platforms = scope.platforms(in: reported)
        let older = spec.targets.filter { platforms.contains($0.platform) }.map(\.minimumVersion)
          .filter { $0.major < 26 }.min()
        let isItem = scope.layouts(in: reported).allSatisfy { $0.layout.itemNodes.contains(index) }
        // The sentence already names the releases.
        let situations = Set(scope.environments(in: reported).map(Situation.init))
        let onAllReleases = scope.environmentSet { situations.contains(Situation($0)) }
        // In SwiftUI a tab has one role.
        let canBeProminent = !scope.dissolvesGroups
        findings.report(
          "the search tab is separate on 26\(scope.place(of: onAllReleases)); on 27, built with SDK 27, it is "
            + "separate only if it activates search by itself"
            + (canBeProminent ? " or is the prominent tab" : ""),
          at: spec.nodes[index].range, in: environments,
          note:
            "that \(canBeProminent ? "these two make" : "this makes") it separate is documented, "
            + "that nothing else separates it is observed; built with SDK 26, it stays separate on 27",
          help: (isItem ? "" : "keep it out of More on 27, and ")
            + "set 'automaticallyActivatesSearch' here"
            + (canBeProminent
              ? ", or 'prominentTabIdentifier' to '\(TabSpec.searchIdentifier)'" : "")
            + (older.map {
              "; \($0) has \(canBeProminent ? "neither" : "no such key"): suppress "
                + "'property-newer-than-target' with that reason"
            } ?? ""))
      }
    })
}
