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
      """
      {"targets": [{"platform": "iOS", "minimumVersion": "26.0"}],
       "tabs": [
        {"identifier": "charts", "title": "Charts", "image": "chart.bar"},
        {"type": "search", "automaticallyActivatesSearch": true}
      ]}
      """,
      """
      {"targets": [{"platform": "iOS", "minimumVersion": "26.0"}],
       "prominentTabIdentifier": "charts",
       "tabs": [
        {"identifier": "charts", "title": "Charts", "image": "chart.bar"},
        {"type": "search"}
      ]}
      """,
      """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}],
       "tabs": [
        {"identifier": "charts", "title": "Charts", "image": "chart.bar"},
        {"type": "search"}
      ]}
      """,
    ],
    rejects: [
      Example(
        """
        {"targets": [{"platform": "iOS", "minimumVersion": "26.0"}],
         "tabs": [
          {"identifier": "charts", "title": "Charts", "image": "chart.bar"},
          ↓{"type": "search"}
        ]}
        """,
        fixed: """
          {"targets": [{"platform": "iOS", "minimumVersion": "26.0"}],
           "prominentTabIdentifier": "com.apple.UIKit.Search",
           "tabs": [
            {"identifier": "charts", "title": "Charts", "image": "chart.bar"},
            {"type": "search"}
          ]}
          """),
      Example(
        """
        {"targets": [{"platform": "iOS", "minimumVersion": "18.0"}],
         "tabs": [
          {"identifier": "charts", "title": "Charts", "image": "chart.bar"},
          ↓{"type": "search"}
        ]}
        """,
        fixed: """
          {"targets": [{"platform": "iOS", "minimumVersion": "18.0"}],
           "suppress": [{"rule": "property-newer-than-target", "reason": "No tab is separate on 18."}],
           "tabs": [
            {"identifier": "charts", "title": "Charts", "image": "chart.bar"},
            {"type": "search", "automaticallyActivatesSearch": true}
          ]}
          """),
      Example(
        """
        {"framework": "SwiftUI", "targets": [{"platform": "iOS", "minimumVersion": "26.0"}],
         "tabs": [
          {"identifier": "charts", "title": "Charts", "image": "chart.bar"},
          ↓{"type": "search"}
        ]}
        """,
        fixed: """
          {"framework": "SwiftUI", "targets": [{"platform": "iOS", "minimumVersion": "26.0"}],
           "tabs": [
            {"identifier": "charts", "title": "Charts", "image": "chart.bar"},
            {"type": "search", "automaticallyActivatesSearch": true}
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
      // The separate item is a root node in a bottom bar.
      guard scope.candidatesForBottomBars.contains(where: { spec.nodes[$0].isSearch }) else {
        return
      }
      let formers = scope.views.filter { $0.environment.osVersion.major == 26 }
      var lost: [Int: [(view: LayoutView, isItem: Bool)]] = [:]
      for view in scope.views where view.environment.osVersion.major == 27 {
        guard
          let former = formers.first(where: {
            differOnlyInRelease($0.environment, view.environment)
          }),
          let search = former.layout.tabBar?.items.last, search.isDistinct,
          let index = search.node, spec.nodes[index].isSearch,
          view.layout.presence.isPresent(index), let bar = view.layout.tabBar,
          !bar.items.contains(where: \.isDistinct)
        else { continue }
        lost[index, default: []].append((view, bar.items.contains { $0.node == index }))
      }
      for (index, all) in lost.sorted(by: { $0.key < $1.key }) {
        let views = scope.reported(all.map(\.view))
        let cases = all.filter { one in views.contains { $0.position == one.view.position } }
        let oldest = views.compactMap { view in
          spec.targets.first { $0.platform == view.environment.platform.name }?.minimumVersion
        }.min()
        let isItem = cases.allSatisfy(\.isItem)
        // The sentence already names the releases.
        let places = scope.environmentSet { environment in
          views.contains { differOnlyInRelease($0.environment, environment) }
        }
        // In SwiftUI a tab has one role.
        let canBeProminent = !scope.dissolvesGroups
        findings.report(
          "the search tab is separate on 26\(scope.place(of: places)); on 27, built with SDK 27, it is "
            + "separate only if it activates search by itself"
            + (canBeProminent ? " or is the prominent tab" : ""),
          at: spec.nodes[index].object, in: views,
          note:
            "that \(canBeProminent ? "these two make" : "this makes") it separate is documented, "
            + "that nothing else separates it is observed; built with SDK 26, it stays separate on 27",
          help: (isItem ? "" : "keep it out of More on 27, and ")
            + "set 'automaticallyActivatesSearch' here"
            + (canBeProminent
              ? ", or 'prominentTabIdentifier' to '\(TabSpec.searchIdentifier)'" : "")
            + (oldest.map { $0.major < 26 } == true
              ? "; \(oldest?.description ?? "18.0") has \(canBeProminent ? "neither" : "no such key"): suppress 'property-newer-than-target' "
                + "with that reason" : ""))
      }
    })
}

private func differOnlyInRelease(_ first: Environment, _ second: Environment) -> Bool {
  first.platform == second.platform && first.surface == second.surface
    && first.conditions == second.conditions
}
