import JSON
import TabModel

extension Rule {
  static let hidingFixedTab = Rule(
    id: "hiding-fixed-tab",
    severity: .warning,
    summary: "Users cannot hide a tab that is fixed or pinned.",
    rationale: """
      A fixed or pinned item is one that users are not meant to remove. With 'allowsHiding' they \
      can hide it in the sidebar of an iPad or a Mac, which also removes it from the bar.
      """,
    remedy: """
      Remove 'allowsHiding', or choose a placement that users may change, such as 'default'.
      """,
    exception: "The tab has a fixed place in the bar, but some users do not need it.",
    apple: """
      The UIKit article recommends fixed tabs for the central parts of an app, so that people \
      cannot remove them, and pinned tabs for prominent ones; it also documents that tabs hidden \
      in the sidebar leave the bar.
      """,
    sources: [.article],
    certainty: """
      Documented. That a search tab without a placement is pinned is stated and observed.
      """,
    accepts: [
      Example(
        """
        {"tabs": [
          {"identifier": "inbox", "title": "Inbox", "image": "tray", "preferredPlacement": "fixed",
           "allowsHiding": false},
          {"identifier": "sent", "title": "Sent", "image": "paperplane", "preferredPlacement": "movable",
           "allowsHiding": true}
        ]}
        """)
    ],
    rejects: [
      Example(
        """
        {"tabs": [
          {"identifier": "inbox", "title": "Inbox", "image": "tray", "preferredPlacement": "[-fixed-]{+default+}",
           "allowsHiding": ↓true},
          {"identifier": "drafts", "title": "Drafts", "image": "doc"}
        ]}
        """),
      Example(
        """
        {"tabs": [
          {"identifier": "inbox", "title": "Inbox", "image": "tray"},
          {"type": "search", "automaticallyActivatesSearch": true, "allowsHiding": ↓true}
        ]}
        """),
      Example(
        """
        {"tabs": [
          {"identifier": "inbox", "title": "Inbox", "image": "tray"},
          {"identifier": "drafts", "title": "Drafts", "image": "doc"},
          {"identifier": "labs", "title": "Labs", "image": "flask", "preferredPlacement": "[-pinned-]{+default+}",
           "isHidden": true, "allowsHiding": ↓true}
        ]}
        """),
    ],
    check: .spec { spec, scope, findings in
      for index in spec.nodes.indices {
        guard let allowsHiding = spec.nodes[index].allowsHiding, allowsHiding.value
        else { continue }
        let node = spec.nodes[index]
        let placement = spec.resolvedPlacement(of: index)
        if !placement.isImmovable { continue }
        // Without the key users could never show a hidden tab.
        let isHidden = node.isHidden.isTrue || node.isHiddenByDefault.isTrue
        let isLast = scope.customization.isLast(index, besides: [\.allowsHiding])
        let removal = "remove 'allowsHiding'"
        let another =
          "choose a placement that users may change, such as \(scope.customization.placementInBar)"
        let help =
          if node.kind == .search {
            removal + (isHidden ? " and what hides the tab" : "")
              + (isLast ? leavingSomethingToCustomize : "")
          } else {
            isHidden || isLast ? another : "\(removal), or \(another)"
          }
        let places = scope.environmentsOfLayouts(where: \.conditions.readsCustomization)
          .intersection(scope.environmentSet(of: index))
        findings.report(
          "\(scope.name(of: node)) is \(placement.name), but users may hide it"
            + scope.place(of: places), at: allowsHiding.range,
          note: "what users hide in the sidebar leaves the bar, too", help: help,
          // The user must choose between two fixes.
          fix: isHidden || isLast || node.kind != .search
            ? nil : spec.removing(allowsHiding.range, removal, isSafe: false))
      }
    })
}
