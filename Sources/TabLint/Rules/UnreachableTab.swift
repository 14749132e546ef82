import JSON
import TabModel

extension Rule {
  static let unreachableTab = Rule(
    id: "unreachable-tab",
    severity: .error,
    summary: "Users can reach every tab on at least one platform.",
    rationale: """
      A tab that is not in a bar, in a sidebar or in a {group} that users can open is never visible \
      on any device.
      """,
    remedy: """
      Name it in 'compactTabIdentifiers', give it or its group a placement that is in the bar, \
      write 'mode: tabSidebar', specify with 'leadsTo' which screen opens it, or remove it.
      """,
    exception: """
      The app selects the tab itself, such as for a notification, and provides a way back.
      """,
    apple: """
      The UIKit article describes the bar as quick access to the most important parts and the \
      sidebar as the full range and depth of the app.
      """,
    sources: [.article],
    certainty: """
      The rule follows the layouts, in which observations and assumptions are marked. Empty groups \
      and hidden nodes are not checked, and with 'isTabBarHidden' no node is.
      """,
    accepts: [
      Example(
        """
        {"tabs": [
          {"identifier": "today", "title": "Today", "image": "calendar"},
          {"identifier": "past", "title": "Past", "image": "clock", "children": [
            {"identifier": "years", "title": "Years", "preferredPlacement": "sidebarOnly"}
          ]}
        ]}
        """),
      Example(
        """
        {"compactTabIdentifiers": ["today", "past"],
         "targets": [{"platform": "iPadOS", "minimumVersion": "18.0"}],
         "tabs": [
          {"identifier": "today", "title": "Today", "image": "calendar"},
          {"identifier": "past", "title": "Past", "image": "clock",
           "availability": {"horizontalSizeClass": "compact"}},
          {"identifier": "history", "title": "Past", "image": "clock", "children": [
            {"identifier": "years", "title": "Years"}
          ]}
        ]}
        """),
      Example(
        """
        {"targets": [{"platform": "iOS", "minimumVersion": "18.0"}],
         "compactTabIdentifiers": ["today", "plans"],
         "tabs": [
          {"identifier": "today", "title": "Today", "image": "calendar"},
          {"identifier": "plans", "title": "Plans", "image": "map"},
          {"identifier": "past", "title": "Past", "image": "clock",
           "isHidden": true, "allowsHiding": true}
        ]}
        """),
    ],
    rejects: [
      Example(
        """
        {"targets": [{"platform": "iOS", "minimumVersion": "18.0"}],
         "compactTabIdentifiers": ["today"{+, "past"+}],
         "tabs": [
          {"identifier": "today", "title": "Today", "image": "calendar"},
          ↓{"identifier": "past", "title": "Past", "image": "clock", "children": [
            ↓{"identifier": "years", "title": "Years", "image": "hourglass"}
          ]}
        ]}
        """),
      Example(
        """
        {"targets": [{"platform": "macCatalyst", "minimumVersion": "18.0"}], "mode": "tabBar",
         "tabs": [
          {"identifier": "today", "title": "Today"},
          {"identifier": "past", "title": "Past", "preferredPlacement": "[-sidebarOnly-]{+default+}",
           "children": [
            ↓{"identifier": "years", "title": "Years", "image": "hourglass"}
          ]}
        ]}
        """),
    ],
    inSwiftUI: InSwiftUI(
      remedy: """
        Give it or its section a placement that is in the bar, write 'mode: tabSidebar', specify \
        with 'leadsTo' which screen opens it, or remove it.
        """,
      certainty: """
        The rule follows the layouts, in which observations and assumptions are marked. Empty \
        sections and hidden nodes are not checked.
        """),
    check: .spec { spec, scope, findings in
      guard mayBeCutOff(scope) else { return }
      let cutOff = cutOffNodes(scope)
      guard !cutOff.isEmpty else { return }
      let withoutSidebar = scope.environmentsOfLayouts(where: \.conditions.isBarWithoutSidebar)
      let lostInCompact = scope.bottomBars.lostRoots
      // The root nodes in the bottom bars; nil if those have all of them or don't exist.
      let isFiltered = scope.bottomBars.hasList && scope.isSomewhere(\.canShowBottomBar)
      let named = isFiltered ? scope.bottomBars.namedRoots() : nil
      let misspelt = scope.layouts.reduce(into: Set<Int>()) {
        $0.formUnion(scope.bottomBars.rootsMeant(in: $1))
      }
      for index in cutOff.sorted() {
        let node = spec.nodes[index]
        let environments = scope.environmentSet(of: index)
        // Another rule reports the cause.
        if node.waitsForSidebar, !environments.isDisjoint(with: withoutSidebar) { continue }
        let root = scope.root(of: index)
        if lostInCompact[root] != nil || misspelt.contains(root)
          || scope.sidebarUse.tabsWithoutSidebar[index] != nil
        {
          continue
        }
        let isLeftOut = node.parent == nil && named?.contains(index) == false
        let group = node.parent.flatMap { cutOff.contains($0) ? spec.nodes[$0] : nil }
        let causes =
          (isLeftOut ? scope.bottomBars.lists.prefix(1) : []).map {
            Diagnostic.Note("'compactTabIdentifiers' leaves it out", at: $0.range)
          }
          + [group].compactMap(\.self).map {
            Diagnostic.Note(
              "the \(scope.group) \(scope.name(of: $0)) is out of reach as well", at: $0.range)
          }
        findings.report(
          "no bar and no sidebar leads to \(scope.name(of: node))\(scope.place(of: environments))",
          at: node.range, in: environments, notes: causes,
          help: help(for: index, isLeftOut: isLeftOut, isGroupCutOff: group != nil, scope))
      }
    })
}

/// Returns whether any node can be unreachable everywhere. A bar with all root nodes makes every node reachable.
private func mayBeCutOff(_ scope: LintScope) -> Bool {
  // The most common key is checked first.
  scope.spec.hasAvailability
    || (scope.bottomBars.hasList || !scope.isSomewhere(\.canShowBottomBar))
      && !scope.isSomewhere { !$0.canUsePlacement && !$0.canShowBottomBar }
}

/// Returns the nodes that should be reachable but aren't in any of their environments.
private func cutOffNodes(_ scope: LintScope) -> Set<Int> {
  let spec = scope.spec
  // Another rule reports a missing bar.
  let layouts = scope.layouts.filter { $0.root.isTabBarHidden?.value != true }
  var unreached = Set(
    spec.nodes.indices.filter { index in
      spec.nodes[index].kind == .group
        ? !scope.dissolvesGroups : !spec.nodes[index].performsAction.isTrue
    })
  for layout in layouts {
    // Finding routes is slow, and a layout without these nodes has none to them.
    if !unreached.contains(where: layout.layout.presence.isPresent) { continue }
    unreached.subtract(layout.destinations.filter { $0.via != .unreachable }.map(\.node))
  }
  let presences = layouts.map(\.layout.presence)
  func isPresent(_ index: Int) -> Bool { presences.contains { $0.isPresent(index) } }
  return unreached.filter { index in
    // A node that isn't hidden by a user is hidden in every environment.
    let isHidden = presences.contains { $0.isPresent(index) && $0.isHidden(index) }
    if isHidden || !isPresent(index) { return false }
    return spec.nodes[index].kind != .group || spec.children(of: index).contains(where: isPresent)
  }
}

private func help(
  for index: Int, isLeftOut: Bool, isGroupCutOff: Bool, _ scope: LintScope
) -> String {
  let node = scope.spec.nodes[index]
  // No key can refer to a repeated node.
  let isRepeated = scope.spec.repeatedNode(of: index) != nil
  if isLeftOut {
    return isRepeated
      ? "move it into a group that 'compactTabIdentifiers' names, or remove it"
      : "name it in 'compactTabIdentifiers', or remove it"
  }
  if node.kind == .search, scope.environments(of: index).allSatisfy(\.omitsSearchTabs) {
    return "write an ordinary tab there, and the search tab for the later releases"
  }
  if isGroupCutOff {
    return "make the \(scope.group) reachable, or move the \(node.kind.name) to one that is"
  }
  let placement =
    node.kind == .group
    ? "give it a placement in the bar, such as \(scope.customization.placementInBar), or a child that users can open"
    : "give it, or its \(scope.group), a placement in the bar, such as \(scope.customization.placementInBar)"
  return placement
    + (isRepeated ? "" : "; or specify with 'leadsTo' which screen opens it")
}
