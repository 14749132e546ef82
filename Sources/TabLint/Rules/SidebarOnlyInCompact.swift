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
      follows the list as well is assumed. If the bar has no More because of it, the finding is a note. \
      A bar that would keep fewer than two items is not reported.
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
        {"mode": "tabSidebar", "customizationIdentifier": "days", "compactTabIdentifiers": ["today", "lists", "tags"],
         "tabs": [
          {"identifier": "today", "title": "Today", "image": "sun.max"},
          {"identifier": "lists", "title": "Lists", "image": "list.bullet"},
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
          {"identifier": "own", "title": "Own", {+"preferredPlacement": "sidebarOnly",
           "availability": {"horizontalSizeClass": "regular"},
           +}"children": [
            {"identifier": "tags", "title": "Tags", "image": "tag", "preferredPlacement": ↓"sidebarOnly"}
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
      let found = scope.sidebarUse.nodesInBottomBars
      if found.isEmpty { return }
      let offenders = scope.offenders(found) { $0.preferredPlacement?.range ?? $0.range }
      let causesMore = { (shared: SharedLayout) in
        shared.layout.tabBar?.more.isEmpty == false && !scope.overflow.isReported(shared)
          && shared.layout.tabBar?.nodes.contains { found[$0] != nil } == true
      }
      let isCause = scope.layouts.contains(where: causesMore)
      findings.report(together: offenders, severity: isCause ? nil : .note) { nodes, environments in
        let isOne = nodes.count == 1
        let them = isOne ? "it" : "them"
        let list = scope.bottomBars.lists.first { list in
          let named = scope.bottomBars.roots(namedIn: list.compactNames)
          return !list.environments.isDisjoint(with: environments)
            && nodes.allSatisfy(named.contains)
        }
        let moved = scope.layouts(in: environments).filter(causesMore)
          .flatMap { $0.layout.tabBar?.more ?? [] }.uniqued()
        let others = moved.filter { spec.nodes[$0].placement != .sidebarOnly }.sorted()
        let effect =
          moved.isEmpty
          ? ""
          : others.isEmpty
            ? ", which is why it has More"
            : ", which moves \(scope.names(of: others)) to More"
        return Findings.Words(
          message:
            "\(scope.names(of: nodes, in: found)) \(isOne ? "is" : "are") for the sidebar only, but the bar has "
            + them + scope.place(of: environments) + effect,
          notes: [
            list.map {
              Diagnostic.Note("'compactTabIdentifiers' names \(them)", at: $0.range)
            }
              ?? Diagnostic.Note(
                "(observed, not documented) a bottom bar shows every \(scope.dissolvesGroups ? "tab" : "root node"), whatever its placement"
              )
          ],
          help: scope.help(nodes, in: environments, isCauseOfMore: !moved.isEmpty))
      }
    })
}

extension LintScope {
  fileprivate func help(
    _ nodes: [Int], in environments: EnvironmentSet, isCauseOfMore: Bool
  ) -> String {
    let them = nodes.count == 1 ? "it" : "them"
    let sections = sectionsOfAll(nodes)
    let limit = bottomBars.limiting(
      sections.isEmpty
        ? them
        : "the \(group)\(sections.count == 1 ? "" : "s") \(names(of: sections))"
          + (nodes.contains { root(of: $0) == $0 || !sections.contains(root(of: $0)) }
            ? " and the other tabs" : ""),
      outOf: environments)
    // Otherwise nothing seems to lead to the sections in a narrow window.
    let items = sections.filter { spec.nodes[$0].placement != .sidebarOnly }
    let keeping =
      items.isEmpty
      ? ""
      : ", and write 'preferredPlacement: sidebarOnly' on \(items.count == 1 ? "it" : "them") too"
    // As ordinary tabs they would still cause More, or leave the sidebar without a purpose; and an item
    // needs an image.
    let canBeOrdinary =
      !isCauseOfMore && sidebarUse.modesAsList(leavingOutPlacementOf: nodes).isEmpty
      && nodes.allSatisfy { spec.image(of: $0) != nil }
    let ordinary = canBeOrdinary ? ["remove 'preferredPlacement'"] : []
    // Sections have no screens that lead to their tabs.
    let ways =
      dissolvesGroups
      ? (isSomewhere(\.canBeCustomized) ? [limit + keeping] : []) + ordinary
      : ["move \(them) into a group whose screen leads there"] + ordinary
        + (isSomewhere(\.canShowMainSidebar) ? [limit] : [])
    return ways.isEmpty ? "put related tabs onto one screen" : ways.joined(separator: ", or ")
  }

  /// Returns the root sections of which all tabs are among some nodes.
  private func sectionsOfAll(_ nodes: [Int]) -> [Int] {
    spec.roots.filter { root in
      let tabs = spec.descendants(of: root).filter { spec.nodes[$0].kind != .group }
      return dissolvesGroups && !tabs.isEmpty && tabs.allSatisfy(nodes.contains)
    }
  }
}
