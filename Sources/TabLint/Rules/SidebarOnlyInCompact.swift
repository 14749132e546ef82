import LocatedJSON
import TabHierarchy
import TabLayout

extension Rule {
  static let sidebarOnlyInCompact = Rule(
    id: "sidebar-only-in-compact",
    section: .placement,
    severity: .warning,
    summary: "A tab for the sidebar only is not in the bar at the bottom.",
    rationale: """
      Placement counts only where there is room for bar and sidebar. On iPhone and in a narrow \
      iPad window every root node becomes an item, also one that was meant for the sidebar: it \
      takes the place of a more important tab or pushes one into More.
      """,
    remedy: """
      Move it into a group, whose screen then leads to it. Or list the tabs of the bar at the \
      bottom in 'compactTabIdentifiers', without this one, and lead to its content from another \
      tab's screen.
      """,
    exception: "The tab is meant to be an item on iPhone, and only there.",
    apple: """
      The header of UITab describes placement for bars that people customize; that of \
      UITabBarController has 'compactTabIdentifiers' for what shows in a compact appearance.
      """,
    sources: [.tab, .controller],
    certainty: """
      Observed: a tab for the sidebar only does show up on iPhone. That an iPhone of regular width \
      goes by the list as well is assumed.
      """,
    accepts: [
      """
      {"mode": "tabSidebar", "compactTabIdentifiers": ["today"],
       "tabs": [
        {"identifier": "today", "title": "Today", "image": "sun.max"},
        {"identifier": "tags", "title": "Tags", "preferredPlacement": "sidebarOnly"}
      ]}
      """,
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
       "tabs": [
        {"identifier": "today", "title": "Today", "image": "sun.max"},
        {"identifier": "tags", "title": "Tags", "preferredPlacement": "sidebarOnly",
         "availability": {"platforms": ["iPadOS"], "horizontalSizeClass": "regular"}}
      ]}
      """,
    ],
    rejects: [
      """
      {"mode": "tabSidebar",
       "tabs": [
        {"identifier": "today", "title": "Today", "image": "sun.max"},
        {"identifier": "tags", "title": "Tags", "preferredPlacement": ↓"sidebarOnly"}
      ]}
      """,
      """
      {"mode": "tabSidebar", "compactTabIdentifiers": ["today", "tags"],
       "tabs": [
        {"identifier": "today", "title": "Today", "image": "sun.max"},
        {"identifier": "tags", "title": "Tags", "preferredPlacement": ↓"sidebarOnly"}
      ]}
      """,
    ],
    check: .layout { scope, findings in
      let spec = scope.spec
      guard spec.roots.contains(where: { spec.nodes[$0].placement == .sidebarOnly }) else { return }
      let handheld = scope.environmentBits {
        $0.platform.name == .iOS || $0.platform.name == .iPadOS && $0.sizeClass == .compact
      }
      var found = NodeEnvironments(scope)
      for (position, view) in scope.views(in: handheld) {
        guard let bar = view.layout.tabBar else { continue }
        for index in bar.items.compactMap(\.node) + bar.more
        where spec.nodes[index].placement == .sidebarOnly {
          found.add(index, inEnvironment: position)
        }
      }
      let isListed = scope.hasCompactList
      let isAlone = spec.nodes.first?.end == spec.nodes.count
      for index in found.nodes {
        let node = spec.nodes[index]
        guard let value = spec.value(of: .preferredPlacement, in: node) else { continue }
        for environment in scope.environments(in: found[index]) {
          findings.report(
            "\(scope.name(of: node)) is for the sidebar only, but the bar at the bottom has it",
            at: value, in: environment,
            notes: [
              isListed
                ? Diagnostic.Note(
                  "'compactTabIdentifiers' names it", at: spec.range(spec.compactTabIdentifiers))
                : Diagnostic.Note(
                  "a bar at the bottom shows every root node, whatever its placement")
            ],
            help: isListed
              ? "move it into a group, or remove it from 'compactTabIdentifiers'"
              : isAlone
                ? "remove 'preferredPlacement', as there is no other item"
                : "move it into a group, or list the tabs of that bar in 'compactTabIdentifiers'")
        }
      }
    })
}
