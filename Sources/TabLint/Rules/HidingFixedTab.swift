import JSON
import TabModel

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
      Documented. That a search tab without a placement is pinned is stated and observed.
      """,
    accepts: [
      """
      {"tabs": [
        {"identifier": "inbox", "title": "Inbox", "image": "tray", "preferredPlacement": "fixed"},
        {"identifier": "drafts", "title": "Drafts", "image": "doc", "allowsHiding": true}
      ]}
      """,
      """
      {"tabs": [
        {"identifier": "inbox", "title": "Inbox", "image": "tray", "preferredPlacement": "fixed",
         "allowsHiding": false},
        {"identifier": "sent", "title": "Sent", "image": "paperplane", "preferredPlacement": "movable",
         "allowsHiding": true}
      ]}
      """,
    ],
    rejects: [
      Example(
        """
        {"tabs": [
          {"identifier": "inbox", "title": "Inbox", "image": "tray", "preferredPlacement": "fixed",
           "allowsHiding": ↓true},
          {"identifier": "drafts", "title": "Drafts", "image": "doc"}
        ]}
        """,
        fixed:
          """
          {"tabs": [
            {"identifier": "inbox", "title": "Inbox", "image": "tray", "preferredPlacement": "default",
             "allowsHiding": true},
            {"identifier": "drafts", "title": "Drafts", "image": "doc"}
          ]}
          """),
      """
      {"tabs": [
        {"identifier": "inbox", "title": "Inbox", "image": "tray"},
        {"type": "search", "automaticallyActivatesSearch": true, "allowsHiding": ↓true}
      ]}
      """,
      Example(
        """
        {"tabs": [
          {"identifier": "inbox", "title": "Inbox", "image": "tray"},
          {"identifier": "drafts", "title": "Drafts", "image": "doc"},
          {"identifier": "labs", "title": "Labs", "image": "flask", "preferredPlacement": "pinned",
           "isHidden": true, "allowsHiding": ↓true}
        ]}
        """,
        fixed:
          """
          {"tabs": [
            {"identifier": "inbox", "title": "Inbox", "image": "tray"},
            {"identifier": "drafts", "title": "Drafts", "image": "doc"},
            {"identifier": "labs", "title": "Labs", "image": "flask", "preferredPlacement": "default",
             "isHidden": true, "allowsHiding": true}
          ]}
          """),
    ],
    check: .spec { scope, findings in
      let spec = scope.spec
      for node in spec.nodes where isFixedAndHideable(node, spec) {
        guard let value = spec.value(of: .allowsHiding, in: node) else { continue }
        let placement = spec.resolvedPlacement(of: node)
        // Without the key a hidden tab would stay hidden for good.
        let isHidden = node.isTrue(.isHidden) || node.isTrue(.isHiddenByDefault)
        findings.report(
          "people may hide \(scope.name(of: node)), which is \(placement.name)", at: value,
          notes: [
            Diagnostic.Note("what people hide in the sidebar leaves the bar, too")
          ],
          help: help(node, isHidden: isHidden),
          // Of two cures the reader chooses.
          fixes: isHidden || !node.isSearch
            ? []
            : [
              Fix(
                "remove 'allowsHiding'", isSafe: false,
                [Fix.Edit(spec.document.removal(of: value, from: node.object), "")])
            ])
      }
    })
}

/// Whether people may hide a node whose place they are not meant to change.
func isFixedAndHideable(_ node: Node, _ spec: TabSpec) -> Bool {
  guard node.isTrue(.allowsHiding) else { return false }
  let placement = spec.resolvedPlacement(of: node)
  return placement == .fixed || placement == .pinned
}

/// What to do: without 'allowsHiding' a hidden tab would be hidden for good.
private func help(_ node: Node, isHidden: Bool) -> String {
  let another = "choose a placement that people may change, such as 'default'"
  switch (node.isSearch, isHidden) {
  case (false, false): return "remove 'allowsHiding', or " + another
  case (false, true): return another
  case (true, false): return "remove 'allowsHiding'"
  case (true, true): return "remove 'allowsHiding' and what hides the tab"
  }
}
