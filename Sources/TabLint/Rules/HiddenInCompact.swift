import JSON
import TabModel

extension Rule {
  static let hiddenInCompact = Rule(
    id: "hidden-in-compact",
    severity: .note,
    summary: "A hidden tab is not an item of a bar.",
    rationale: """
      'isHidden' is about the sidebar and about the bar that goes with it. On iPhone and in a \
      compact iPad window the tab is an item all the same, and can be what makes More.
      """,
    remedy: "Leave the tab out there with 'availability'.",
    exception: "The tab is hidden from the sidebar only, because the bar has an item for it.",
    apple: """
      The header of UITab describes 'isHidden' as hiding a tab from the sidebar and the tab bar; the \
      UIKit article shows it only on an iPad with a sidebar.
      """,
    sources: [.isHidden],
    certainty: """
      Observed on iPhone with iOS 26 and 27. That Apple TV and Apple Vision Pro show such a tab as \
      well is assumed.
      """,
    only: .uiKit,
    accepts: [
      Example(
        """
        {"mode": "tabSidebar",
         "targets": [{"platform": "iOS", "minimumVersion": "26.0"},
                     {"platform": "iPadOS", "minimumVersion": "26.0"}],
         "tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "news", "title": "News", "image": "newspaper"},
          {"identifier": "labs", "title": "Labs", "image": "flask", "isHidden": true,
           "allowsHiding": true,
           "availability": {"platforms": ["iPadOS"], "horizontalSizeClass": "regular"}}
        ]}
        """)
    ],
    rejects: [
      Example(
        """
        {"mode": "tabSidebar",
         "targets": [{"platform": "iPadOS", "minimumVersion": "26.0"}],
         "tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "news", "title": "News", "image": "newspaper"},
          {"identifier": "labs", "title": "Labs", "image": "flask", "isHidden": ↓true,
           "allowsHiding": true{+, "availability": {"horizontalSizeClass": "regular"}+}}
        ]}
        """),
      Example(
        """
        {"targets": [{"platform": "iOS", "minimumVersion": "26.0"}],
         "tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "news", "title": "News", "image": "newspaper"},
          {"identifier": "detail", "title": "Detail", "image": "doc"[-, "isHidden": ↓true-]}
        ]}
        """),
    ],
    check: .spec { spec, scope, findings in
      let hidden = Set(
        spec.nodes.indices.filter { index in
          // Most nodes have neither key.
          guard spec.nodes[index].isHidden != nil || spec.nodes[index].isHiddenByDefault != nil
          else { return false }
          let node = spec.nodes[index]
          return node.isHiddenAtFirst(in: spec.framework) && !node.hidesWhileRunning
        })
      if hidden.isEmpty { return }
      var found = scope.environmentsByNode { shared in
        guard let bar = shared.layout.tabBar, !shared.conditions.usesPlacement else { return [] }
        return bar.nodes.filter(hidden.contains).uniqued()
      }
      // Another rule reports tabs for the sidebar only.
      for (index, environments) in scope.sidebarUse.nodesInBottomBars {
        found[index]?.subtract(environments)
      }
      found = found.filter { !$0.value.isEmpty }
      let offenders = scope.offenders(found) {
        ($0.isHidden ?? $0.isHiddenByDefault)?.range ?? $0.range
      }
      findings.report(together: offenders) { nodes, environments in
        let isOne = nodes.count == 1
        let (it, them) = isOne ? ("it is", "it") : ("they are", "them")
        let acting = scope.environmentsOfLayouts(where: \.conditions.usesPlacement)
          .intersection(scope.environmentSet(ofAny: nodes))
        let keys = ["isHidden", "isHiddenByDefault"].filter { name in
          nodes.contains { spec.nodes[$0].written().contains { $0.name == name } }
        }
        let devices = scope.devices(in: acting)
        let isNarrow = scope.environments(in: environments).contains { environment in
          scope.environments(in: acting).contains { $0.platform == environment.platform }
        }
        return Findings.Words(
          message:
            "\(scope.names(of: nodes, in: found)) \(isOne ? "is" : "are") hidden, but the bar has "
            + them + scope.place(of: environments),
          note:
            "(observed, not documented) only a bar that goes with a sidebar leaves hidden tabs out",
          help: acting.isEmpty
            ? "remove \(listed(keys.map { "'\($0)'" })): \(it) hidden nowhere"
            : "limit \(them) to \(isNarrow ? "regular width on " : "")\(devices) with 'availability'"
        )
      }
    })
}
