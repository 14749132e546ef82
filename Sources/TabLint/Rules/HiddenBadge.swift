import JSON
import TabModel

extension Rule {
  static let hiddenBadge = Rule(
    id: "hidden-badge",
    severity: .note,
    summary: "A badge on a tab inside a {group} is visible, or the {group} also has one.",
    rationale: """
      On iPhone and in a compact iPad window a tab inside a group has no item and no row, so its \
      badge is not visible, and users miss it unless they open the group.
      """,
    remedy: "Give the {group} a badge as well, such as the sum of those inside it.",
    exception: """
      The app sets the group's badge at run time, or the group's screen shows the same \
      information.
      """,
    apple: """
      The guidelines on tab bars reserve badges for critical information. They say nothing about \
      tabs inside groups.
      """,
    sources: [.tabBars],
    certainty: """
      As certain as the layouts. Rows in collapsed sections and in sidebars that are one tap away \
      count as visible. Hidden nodes are not checked. That the separate search tab of release 26 crops \
      its badge was observed.
      """,
    accepts: [
      Example(
        """
        {"targets": [{"platform": "macCatalyst", "minimumVersion": "18.0"}],
         "tabs": [
          {"identifier": "home", "title": "Home"},
          {"identifier": "chats", "title": "Chats", "isCollapsedByDefault": true, "children": [
            {"identifier": "family", "title": "Family", "badgeValue": "3"}
          ]}
        ]}
        """),
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "chats", "title": "Chats", "image": "bubble", "children": [
            {"identifier": "all", "title": "All"},
            {"identifier": "old", "title": "Old", "badgeValue": "3", "isHidden": true,
             "allowsHiding": true}
          ]}
        ]}
        """),
    ],
    rejects: [
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "chats", "title": "Chats", "image": "bubble", {+"badgeValue": "3",
           +}"children": [
            {"identifier": "family", "title": "Family", "badgeValue": ↓"3"},
            {"identifier": "work", "title": "Work"}
          ]}
        ]}
        """),
      Example(
        """
        {"framework": "SwiftUI", "targets": [{"platform": "iPadOS", "minimumVersion": "18.0"}],
         "tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "mail", "title": "Mail"{+, "badgeValue": "3"+}, "children": [
            {"identifier": "inbox", "title": "Inbox", "image": "tray", "badgeValue": ↓"3"}
          ]}
        ]}
        """),
    ],
    inSwiftUI: InSwiftUI(
      rationale: """
        On an iPad of regular width without a sidebar, and on Apple Vision Pro, a section is one \
        item of the bar and its tabs have none, so a badge inside it is not visible, and users miss \
        it unless they select the section.
        """,
      exception: "The app sets the section's badge at run time."),
    check: .spec { spec, scope, findings in
      reportCropped(scope, &findings)
      // Nested nodes with a badge whose groups have none.
      let marked = spec.outermost { spec.nodes[$0].badgeValue != nil }
        .filter {
          spec.nodes[$0].parent != nil && scope.sidebarUse.tabsWithoutSidebar[$0] == nil
        }
      guard !marked.isEmpty else { return }
      let unseen = scope.environmentsByNode { shared in
        let presence = shared.layout.presence
        return marked.filter {
          presence.isPresent($0) && !presence.isHidden($0) && !shared.shown.contains($0)
        }
      }
      let roots = Array(spec.roots)
      let badges = roots.count { spec.nodes[$0].badgeValue != nil }
      // Another badge would trigger 'too-many-badges'.
      let fitsOneMore = !areTooManyBadges(badges + 1, of: roots.count)
      let withBadges = scope.environmentSet(with: \Node.badgeValue)
      for (index, unseen) in unseen.sorted(by: { $0.key < $1.key }) {
        let environments = unseen.intersection(withBadges)
        let node = spec.nodes[index]
        guard let badge = node.badgeValue, !environments.isEmpty else { continue }
        let group = spec.ancestors(of: index).last.map { scope.name(of: spec.nodes[$0]) }
        let place = scope.place(of: environments)
        findings.report(
          "the badge of \(scope.name(of: node)) is not visible\(place)",
          at: badge.range, in: environments,
          note:
            "the \(scope.noun(of: node)) has no item in the bar"
            + "\(place.isEmpty ? "" : " there"), and no row in a sidebar",
          help: fitsOneMore && spec.badge(of: index) != ""
            ? "give \(group ?? "its \(scope.group)") a badge too, such as the sum of those inside it"
            : "remove 'badgeValue'")
      }
    })
}

/// Reports badges on the separate item of release 26.
private func reportCropped(_ scope: LintScope, _ findings: inout Findings) {
  guard scope.spec.nodes.indices.contains(where: { scope.spec.nodes[$0].badgeValue != nil })
  else { return }
  let on26 = scope.environmentSet { $0.osVersion.major == 26 }
  let cropped = scope.environmentsByNode { shared in
    (shared.layout.tabBar?.items ?? []).filter(\.isDistinct).compactMap(\.node)
      .filter { scope.spec.nodes[$0].badgeValue != nil }
  }.mapValues { $0.intersection(on26) }
  for (index, environments) in cropped.sorted(by: { $0.key < $1.key }) {
    let node = scope.spec.nodes[index]
    findings.report(
      "the badge of \(scope.name(of: node)) is cropped\(scope.place(of: environments))",
      at: node.badgeValue?.range ?? node.range, in: environments,
      note: "(observed) on 26 the separate item has no space for a badge",
      help: "remove 'badgeValue'")
  }
}
