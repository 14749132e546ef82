import LocatedJSON
import TabHierarchy
import TabLayout

extension Rule {
  static let hidingFixedTab = Rule(
    id: "hiding-fixed-tab",
    section: .placement,
    severity: .warning,
    summary: "People cannot hide a tab that is fixed or pinned.",
    rationale: """
      A fixed or pinned item is one that people are not meant to remove. With 'allowsHiding' they \
      can uncheck it in the sidebar of an iPad or a Mac, which takes it out of the bar as well, \
      and a part that is central to the app is gone.
      """,
    remedy: """
      Remove 'allowsHiding', or choose a placement that people may change, such as 'default'.
      """,
    exception: """
      The tab should keep its place in the bar, but some people have no use for it at all.
      """,
    apple: """
      The UIKit article has fixed tabs for what is central to the app, so that people cannot \
      remove them, and pinned ones for what is prominent; it also says that what is removed from \
      the sidebar leaves the bar too.
      """,
    sources: [.article],
    certainty: """
      Documented. That a search tab without a placement is pinned is assumed.
      """,
    accepts: [
      """
      {"tabs": [
        {"identifier": "inbox", "title": "Inbox", "preferredPlacement": "fixed"},
        {"identifier": "drafts", "title": "Drafts", "allowsHiding": true}
      ]}
      """,
      """
      {"tabs": [
        {"identifier": "inbox", "title": "Inbox", "preferredPlacement": "fixed",
         "allowsHiding": false},
        {"identifier": "sent", "title": "Sent", "preferredPlacement": "movable",
         "allowsHiding": true}
      ]}
      """,
    ],
    rejects: [
      """
      {"tabs": [
        {"identifier": "inbox", "title": "Inbox", "preferredPlacement": "fixed",
         "allowsHiding": ↓true}
      ]}
      """,
      """
      {"tabs": [
        {"identifier": "inbox", "title": "Inbox", "image": "tray"},
        {"type": "search", "allowsHiding": ↓true}
      ]}
      """,
    ],
    check: .spec { scope, findings in
      let spec = scope.spec
      for node in spec.nodes where node.isTrue(.allowsHiding) {
        let placement = spec.resolvedPlacement(of: node)
        guard placement == .fixed || placement == .pinned,
          let value = spec.value(of: .allowsHiding, in: node)
        else { continue }
        // Without the key a hidden tab would stay hidden for good.
        let isHidden = node.isTrue(.isHidden) || node.isTrue(.isHiddenByDefault)
        findings.report(
          "people may hide \(scope.name(of: node)), which is \(placement.name)", at: value,
          notes: [
            Diagnostic.Note("what people hide in the sidebar leaves the bar, too")
          ],
          help: node.isSearch
            ? "remove 'allowsHiding'"
            : "remove 'allowsHiding', or choose a placement that people may change, such as "
              + "'default'",
          fixes: isHidden
            ? []
            : [
              Fix(
                "remove 'allowsHiding'", isSafe: false,
                [Fix.Edit(spec.document.removal(of: value, from: node.object), "")])
            ])
      }
    })
}
