import JSON
import TabModel

extension Rule {
  static let disabledTab = Rule(
    id: "disabled-tab",
    severity: .warning,
    summary: "Every node can be selected.",
    rationale: """
      A dimmed item does not say why it is dimmed. Users tap it, nothing happens, and the app \
      seems broken. The same applies to rows of a sidebar.
      """,
    remedy: """
      Leave the node enabled, and explain on its screen why it is empty and how to change that.
      """,
    exception: "Almost never; perhaps while a user signs in for the first time.",
    apple: """
      The guidelines on tab bars ask not to disable or hide tab buttons even when there is no \
      content, and to explain on the screen why it is empty.
      """,
    sources: [.tabBars],
    certainty: "Documented as advice for bars; applied to rows of a sidebar too.",
    accepts: [
      Example(
        """
        {"tabs": [
          {"identifier": "shows", "title": "Shows", "image": "tv"},
          {"identifier": "downloads", "title": "Downloads", "image": "arrow.down.circle"}
        ]}
        """),
      Example(
        """
        {"tabs": [
          {"identifier": "shows", "title": "Shows", "image": "tv"},
          {"identifier": "downloads", "title": "Downloads", "image": "arrow.down.circle",
           "isEnabled": true}
        ]}
        """),
    ],
    rejects: [
      Example(
        """
        {"tabs": [
          {"identifier": "shows", "title": "Shows"},
          {"identifier": "library", "title": "Library", "children": [
            {"identifier": "downloads", "title": "Downloads", "isEnabled": ↓false}
          ]}
        ]}
        """)
    ],
    check: .spec { spec, scope, findings in
      for index in spec.nodes.indices {
        guard let isEnabled = spec.nodes[index].isEnabled, !isEnabled.value else { continue }
        let node = spec.nodes[index]
        if node.isLive(\.isEnabled) { continue }
        let isBlank = isBlank(spec.title(of: node))
        findings.report(
          "\(scope.name(of: node)) is disabled", at: isEnabled.range,
          note: "users tap it, and nothing explains why it does not respond",
          help: isBlank
            ? "leave it enabled, and give it a title"
            : "leave it enabled, and explain on its screen why it is empty",
          fix: isBlank
            ? nil : spec.removing(isEnabled.range, "leave it enabled", isSafe: false))
      }
    })
}
