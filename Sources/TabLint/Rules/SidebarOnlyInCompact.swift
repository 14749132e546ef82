import JSON
import TabModel

extension Rule {
  static let sidebarOnlyInCompact = Rule(
    id: "sidebar-only-in-compact",
    severity: .warning,
    summary: "A sidebar-only tab is not in a bottom bar.",
    rationale: """
      Placement has an effect only with a bar and a sidebar. On iPhone and in a compact iPad \
      window every root node is an item, even one for the sidebar: it takes the place of a more \
      important tab or moves one to More.
      """,
    remedy: """
      Move it into a group, whose screen then leads to it, or limit it to regular width with \
      'availability', and to other platforms than iOS: an iPhone of regular width has that bar, \
      too. Leaving it out of 'compactTabIdentifiers' would put it out of reach there.
      """,
    exception: "The tab is meant to be an item on iPhone, and only there.",
    apple: """
      The header of UITab describes placement for bars that people customize; that of \
      UITabBarController has 'compactTabIdentifiers' for what shows in a compact appearance.
      """,
    sources: [.placement, .compactTabs],
    certainty: """
      Observed: a tab for the sidebar only does show up on iPhone. That an iPhone of regular width \
      follows the list as well is assumed.
      """,
    accepts: [
      Example(
        """
        {"tabs": [
          {"identifier": "today", "title": "Today", "image": "sun.max"},
          {"identifier": "lists", "title": "Lists", "image": "list.bullet", "children": [
            {"identifier": "tags", "title": "Tags", "preferredPlacement": "sidebarOnly"}
          ]}
        ]}
        """),
      Example(
        """
        {"mode": "tabSidebar",
         "targets": [{"platform": "iPadOS", "minimumVersion": "18.0"}],
         "tabs": [
          {"identifier": "today", "title": "Today", "image": "sun.max"},
          {"identifier": "lists", "title": "Lists", "image": "list.bullet"},
          {"identifier": "tags", "title": "Tags", "preferredPlacement": "sidebarOnly",
           "availability": {"platforms": ["iPadOS"], "horizontalSizeClass": "regular"}}
        ]}
        """),
    ],
    rejects: [
      Example(
        """
        {"mode": "tabSidebar", "targets": [{"platform": "iPadOS", "minimumVersion": "18.0"}],
         "tabs": [
          {"identifier": "today", "title": "Today", "image": "sun.max"},
          {"identifier": "lists", "title": "Lists", "image": "list.bullet"[-},-]{+, "children": [+}
        {+  +}  {"identifier": "tags", "title": "Tags", "image": "tag", "preferredPlacement": ↓"sidebarOnly"}{+
          ]}+},
          {"identifier": "trash", "title": "Trash", "image": "trash", "preferredPlacement": "sidebarOnly"{+,
           "availability": {"horizontalSizeClass": "regular"}+}}
        ]}
        """),
      Example(
        """
        {"mode": "tabSidebar", "customizationIdentifier": "days", "compactTabIdentifiers": ["today", "tags"],
         "tabs": [
          {"identifier": "today", "title": "Today", "image": "sun.max"},
          {"identifier": "tags", "title": "Tags", "image": "tag"[-, "preferredPlacement": ↓"sidebarOnly"-]}
        ]}
        """),
      Example(
        """
        {"framework": "SwiftUI", "mode": "tabSidebar",
         "targets": [{"platform": "iPadOS", "minimumVersion": "18.0"}],
         "tabs": [
          {"identifier": "today", "title": "Today", "image": "sun.max"},
          {"identifier": "lists", "title": "Lists", "image": "list.bullet"},
          {"identifier": "own", "title": "Own", "children": [
            {"identifier": "tags", "title": "Tags", "image": "tag", "preferredPlacement": ↓"sidebarOnly"{+,
             "availability": {"horizontalSizeClass": "regular"}+}}
          ]}
        ]}
        """),
    ],
    inSwiftUI: InSwiftUI(
      rationale: """
        Placement has an effect only with a bar and a sidebar. On iPhone and in a compact iPad \
        window sections dissolve, and every tab is an item, even one for the sidebar: it takes the \
        place of a more important tab or moves one to More.
        """,
      remedy: """
        Limit the tab or its section to regular width with 'availability', which in code is \
        .hidden(horizontalSizeClass == .compact), and to other platforms than iOS: an iPhone of \
        regular width has that bar, too.
        """,
      apple: """
        The reference of TabView shows the tabs of sections one by one in compact width, and \
        samples hide sections there.
        """,
      certainty: "Observed in several apps."),
    check: .spec { spec, scope, findings in
      let found = scope.environmentsByNode { shared in
        guard shared.conditions.hasBottomBar, let bar = shared.layout.tabBar else { return [] }
        return bar.nodes.filter { spec.nodes[$0].placement == .sidebarOnly }
      }
      let offenders = scope.offenders(found) { $0.preferredPlacement?.range ?? $0.range }
      findings.report(together: offenders) { nodes, environments in
        let isOne = nodes.count == 1
        let them = isOne ? "it" : "them"
        let list = scope.compactLists.first { list in
          let named = scope.roots(namedIn: list.compactNames)
          return !list.environments.isDisjoint(with: environments)
            && nodes.allSatisfy(named.contains)
        }
        let isCauseOfMore = scope.layouts(in: environments).contains {
          $0.layout.tabBar?.more.isEmpty == false && !scope.reportsOverflow($0)
        }
        return Findings.Words(
          message:
            "\(scope.names(of: nodes, in: found)) \(isOne ? "is" : "are") for the sidebar only, but the bar has "
            + them + scope.place(of: environments)
            + (isCauseOfMore ? ", which is why it has More" : ""),
          notes: [
            list.map {
              Diagnostic.Note("'compactTabIdentifiers' names \(them)", at: $0.range)
            }
              ?? Diagnostic.Note(
                "(observed, not documented) a bottom bar shows every \(scope.dissolvesGroups ? "tab" : "root node"), whatever its placement"
              )
          ],
          help: scope.help(nodes, in: environments, isCauseOfMore: isCauseOfMore))
      }
    })
}

extension LintScope {
  fileprivate func help(
    _ nodes: [Int], in environments: EnvironmentSet, isCauseOfMore: Bool
  ) -> String {
    let them = nodes.count == 1 ? "it" : "them"
    let limit = limiting(them, outOf: environments)
    // As ordinary tabs they would still cause More, or leave the sidebar without a purpose.
    let canBeOrdinary =
      !isCauseOfMore && modesOfSidebarsAsList(leavingOutPlacementOf: nodes).isEmpty
    let ordinary = canBeOrdinary ? ["remove 'preferredPlacement'"] : []
    // Sections have no screens that lead to their tabs.
    let ways =
      dissolvesGroups
      ? (isSomewhere(\.canBeCustomized) ? [limit] : []) + ordinary
      : ["move \(them) into a group whose screen leads there"] + ordinary
        + (isSomewhere(\.canShowMainSidebar) ? [limit] : [])
    return ways.isEmpty ? "put related tabs onto one screen" : ways.joined(separator: ", or ")
  }
}
