import JSON
import TabModel

extension Rule {
  static let searchTabPinned = Rule(
    id: "search-tab-pinned",
    severity: .warning,
    summary: "A search tab is pinned.",
    rationale: """
      On iPad and Mac pinned items are at the trailing end of the bar, where users look for \
      search, and cannot remove them. With any other placement, search is among the other tabs, \
      can be removed, or is not in the bar.
      """,
    remedy: "Write 'pinned', or leave 'preferredPlacement' out: a search tab is pinned by default.",
    exception: "Search is not important enough for the bar.",
    apple: """
      The UIKit article recommends pinned tabs for prominent items such as search; its figures \
      show search at the trailing end.
      """,
    sources: [.article, .searchTab],
    certainty: """
      The advice is documented. That a search tab without a placement is pinned is stated and \
      observed, and the article's figures show it.
      """,
    accepts: [
      Example(
        """
        {"tabs": [
          {"identifier": "recipes", "title": "Recipes", "image": "fork.knife"},
          {"type": "search", "automaticallyActivatesSearch": true, "preferredPlacement": "pinned"}
        ]}
        """),
      Example(
        """
        {"tabs": [
          {"identifier": "recipes", "title": "Recipes", "image": "fork.knife",
           "preferredPlacement": "fixed"},
          {"type": "search", "automaticallyActivatesSearch": true}
        ]}
        """),
    ],
    rejects: [
      Example(
        """
        {"tabs": [
          {"identifier": "recipes", "title": "Recipes", "image": "fork.knife"},
          {"identifier": "plan", "title": "Plan", "image": "calendar"},
          {"type": "search", "automaticallyActivatesSearch": true,
           "preferredPlacement": ↓"[-movable-]{+pinned+}"}
        ]}
        """),
      Example(
        """
        {"tabs": [
          {"identifier": "recipes", "title": "Recipes", "image": "fork.knife"},
          {"type": "search", "automaticallyActivatesSearch": true, "preferredPlacement": ↓"automatic"}
        ]}
        """),
      Example(
        """
        {"tabs": [
          {"identifier": "recipes", "title": "Recipes", "image": "fork.knife"},
          {"type": "search", "automaticallyActivatesSearch": true, [-"allowsHiding": true,
           -]"preferredPlacement": ↓"[-default-]{+pinned+}"}
        ]}
        """),
    ],
    inSwiftUI: InSwiftUI(
      rationale: """
        SwiftUI pins a tab with the search role, whatever its placement. Another placement has no \
        effect and misleads readers.
        """,
      exception: "Never: the placement does nothing.",
      apple: "The reference of the search role says that such a tab is pinned by default.",
      certainty: "Documented, and seen with .customizationBehavior(.disabled) on it.",
      sources: [.searchRole]),
    check: .spec { spec, scope, findings in
      for index in spec.nodes.indices where spec.nodes[index].kind == .search {
        let node = spec.nodes[index]
        guard let placement = node.preferredPlacement, placement.value != .pinned
        else { continue }
        if scope.dissolvesGroups {
          findings.report(
            "'\(placement.value.name)' of the search tab has no effect", at: placement.range,
            note: "a search tab is always pinned",
            help: "write 'pinned', or remove 'preferredPlacement'",
            fix: Fix.writing("pinned", at: placement.range, isSafe: true))
          continue
        }
        let isLast = scope.customization.isLast(
          index, besides: [\.preferredPlacement, \.allowsHiding])
        findings.report(
          "the search tab is placed '\(placement.value.name)' instead of 'pinned'",
          at: placement.range,
          note: "in the bar of an iPad or a Mac only a pinned item is always at the trailing end",
          help: (node.allowsHiding.isTrue
            ? "write 'pinned' and remove 'allowsHiding'"
              + (node.isHidden.isTrue || node.isHiddenByDefault.isTrue
                ? " and what hides the tab" : "") + ": users should not remove it"
            : "write 'pinned'") + (isLast ? leavingSomethingToCustomize : ""),
          fix: node.allowsHiding.isTrue || isLast
            ? nil
            : Fix.writing("pinned", at: placement.range, isSafe: false))
      }
    })
}
