import JSON
import TabModel

extension Rule {
  static let sidebarOnlyInCompact = Rule(
    id: "sidebar-only-in-compact",
    section: .placement,
    severity: .warning,
    summary: "A tab for the sidebar only is not in the bar at the bottom.",
    rationale: """
      Placement counts only where there is room for bar and sidebar. On iPhone and in a compact \
      iPad window every root node becomes an item, also one that was meant for the sidebar: it \
      takes the place of a more important tab or pushes one into More.
      """,
    remedy: """
      Move it into a group, whose screen then leads to it, or limit it to regular width with \
      'availability'. Leaving it out of 'compactTabIdentifiers' would put it out of reach there.
      """,
    exception: "The tab is meant to be an item on iPhone, and only there.",
    apple: """
      The header of UITab describes placement for bars that people customize; that of \
      UITabBarController has 'compactTabIdentifiers' for what shows in a compact appearance.
      """,
    sources: [.placement, .compactTabs],
    certainty: """
      Observed: a tab for the sidebar only does show up on iPhone. That an iPhone of regular width \
      goes by the list as well is assumed.
      """,
    accepts: [
      """
      {"tabs": [
        {"identifier": "today", "title": "Today", "image": "sun.max"},
        {"identifier": "lists", "title": "Lists", "image": "list.bullet", "children": [
          {"identifier": "tags", "title": "Tags", "preferredPlacement": "sidebarOnly"}
        ]}
      ]}
      """,
      """
      {"mode": "tabSidebar",
       "targets": [{"platform": "iPadOS", "minimumVersion": "18.0"}],
       "tabs": [
        {"identifier": "today", "title": "Today", "image": "sun.max"},
        {"identifier": "lists", "title": "Lists", "image": "list.bullet"},
        {"identifier": "tags", "title": "Tags", "preferredPlacement": "sidebarOnly",
         "availability": {"platforms": ["iPadOS"], "horizontalSizeClass": "regular"}}
      ]}
      """,
    ],
    rejects: [
      Example(
        """
        {"mode": "tabSidebar", "targets": [{"platform": "iPadOS", "minimumVersion": "18.0"}],
         "tabs": [
          {"identifier": "today", "title": "Today", "image": "sun.max"},
          {"identifier": "lists", "title": "Lists", "image": "list.bullet"},
          {"identifier": "tags", "title": "Tags", "image": "tag", "preferredPlacement": ↓"sidebarOnly"},
          {"identifier": "trash", "title": "Trash", "image": "trash", "preferredPlacement": "sidebarOnly"}
        ]}
        """,
        fixed:
          """
          {"mode": "tabSidebar", "targets": [{"platform": "iPadOS", "minimumVersion": "18.0"}],
           "tabs": [
            {"identifier": "today", "title": "Today", "image": "sun.max"},
            {"identifier": "lists", "title": "Lists", "image": "list.bullet", "children": [
              {"identifier": "tags", "title": "Tags", "image": "tag", "preferredPlacement": "sidebarOnly"}
            ]},
            {"identifier": "trash", "title": "Trash", "image": "trash", "preferredPlacement": "sidebarOnly",
             "availability": {"horizontalSizeClass": "regular"}}
          ]}
          """),
      Example(
        """
        {"mode": "tabSidebar", "compactTabIdentifiers": ["today", "tags"],
         "tabs": [
          {"identifier": "today", "title": "Today", "image": "sun.max"},
          {"identifier": "tags", "title": "Tags", "image": "tag", "preferredPlacement": ↓"sidebarOnly"}
        ]}
        """,
        fixed:
          """
          {"mode": "tabSidebar", "compactTabIdentifiers": ["today", "tags"],
           "tabs": [
            {"identifier": "today", "title": "Today", "image": "sun.max"},
            {"identifier": "tags", "title": "Tags", "image": "tag"}
          ]}
          """),
    ],
    check: .layout { scope, findings in
      let spec = scope.spec
      let found = scope.sidebarOnlyItemsOfBottomBars
      let culprits = found.sorted { $0.key < $1.key }.compactMap { index, environments in
        spec.value(of: .preferredPlacement, in: spec.nodes[index]).map {
          Culprit(node: index, place: $0, environments: environments)
        }
      }
      findings.report(together: culprits) { nodes in
        let isOne = nodes.count == 1
        return Findings.Words(
          message:
            "\(scope.names(of: nodes)) \(isOne ? "is" : "are") for the sidebar only, but the bar at "
            + "the bottom has \(isOne ? "it" : "them")",
          notes: [
            scope.hasCompactList
              ? Diagnostic.Note(
                "'compactTabIdentifiers' names \(isOne ? "it" : "them")",
                at: spec.range(spec.compactTabIdentifiers))
              : Diagnostic.Note(
                "(observed, not documented) a bottom bar shows every root node, whatever its placement"
              )
          ],
          help: "move \(isOne ? "it" : "them") into a group whose screen leads there, or remove "
            + "'preferredPlacement'"
            + (scope.isSomewhere(\.canShowMainSidebar)
              ? #", or limit \#(isOne ? "it" : "them") to regular width with 'availability'"# : ""))
      }
    })
}
