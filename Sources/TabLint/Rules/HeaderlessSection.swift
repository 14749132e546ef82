import JSON
import TabModel

extension Rule {
  static let headerlessSection = Rule(
    id: "headerless-section",
    severity: .note,
    summary: "Every section of a TabView has a header.",
    rationale: """
      On iPad a section is one item of the bar, with its header as the title. Without a header it \
      has no item, so its tabs are reachable only from the sidebar, and apps differ in whether the \
      sidebar shows their rows.
      """,
    remedy: "Give the section a title, or take its tabs out of it.",
    exception: """
      The section only separates its tabs from the others, and you have checked its rows in the \
      sidebar of an iPad.
      """,
    apple: "In Apple's articles on tab navigation every section has a header.",
    sources: [.tabSection, .tabNavigation],
    certainty: """
      Observed: one app with such a section had no item and no rows on iPad, others use it on \
      iPhone and Apple TV, where nothing is lost. SwiftUI only.
      """,
    only: .swiftUI,
    accepts: [
      Example(
        """
        {"framework": "SwiftUI", "mode": "tabSidebar",
         "targets": [{"platform": "tvOS", "minimumVersion": "18.0"}],
         "tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "more", "title": "", "children": [
            {"identifier": "settings", "title": "Settings", "image": "gear"}
          ]}
        ]}
        """)
    ],
    rejects: [
      Example(
        """
        {"framework": "SwiftUI", "mode": "tabSidebar",
         "tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "news", "title": "News", "image": "newspaper"},
          {"identifier": "more", "title": ↓"{+App+}", "children": [
            {"identifier": "settings", "title": "Settings", "image": "gear"}
          ]}
        ]}
        """)
    ],
    check: .spec { spec, scope, findings in
      for index in spec.nodes.indices where spec.nodes[index].kind == .group {
        let node = spec.nodes[index]
        guard isBlank(spec.title(of: node)), !spec.hasSampleTitle(index) else { continue }
        let environments = scope.environmentsOfLayouts(where: { shared in
          shared.conditions.usesPlacement && shared.conditions.hasMainSidebar
            && shared.layout.presence.isPresent(index)
        })
        let tabs = spec.children(of: index).filter { spec.nodes[$0].kind != .group }
        findings.report(
          "the section\(tabs.isEmpty ? "" : " of \(scope.names(of: tabs))") has no header: it has no "
            + "item in the bar\(scope.place(of: environments)), and may have no rows in the sidebar",
          at: node.titlePlace, in: environments,
          note: "(observed) apps differ in whether their sidebars show such rows",
          help: "give the section a title, or take its tabs out of it")
      }
    })
}
