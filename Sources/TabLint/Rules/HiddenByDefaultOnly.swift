import JSON
import TabModel

extension Rule {
  static let hiddenByDefaultOnly = Rule(
    id: "hidden-by-default-only",
    severity: .note,
    summary: "A tab that is hidden by default specifies whether it is hidden initially.",
    rationale: """
      Apple's pages do not agree on what 'isHiddenByDefault' does alone. On iPad and Mac the tab \
      may be in the sidebar at the first launch and disappear only when users reset their \
      customization.
      """,
    remedy: "Write 'isHidden' as well: true to be hidden at the first launch, false to be shown.",
    exception: "The app was tested on the releases that it supports and behaves as intended.",
    apple: """
      The UIKit article hides a tab initially with 'isHiddenByDefault' alone; the header of UITab \
      describes it only as the value that a reset of the customization restores.
      """,
    sources: [.isHiddenByDefault, .article],
    certainty: "Apple's own pages contradict each other. Layouts follow the article.",
    only: .uiKit,
    accepts: [
      Example(
        """
        {"mode": "tabSidebar",
         "tabs": [
          {"identifier": "library", "title": "Library", "image": "books.vertical"},
          {"identifier": "radio", "title": "Radio", "image": "radio"},
          {"identifier": "trends", "title": "Trends", "image": "chart.bar", "isHidden": true,
           "isHiddenByDefault": true, "allowsHiding": true}
        ]}
        """),
      Example(
        """
        {"tabs": [
          {"identifier": "library", "title": "Library", "image": "books.vertical",
           "isHiddenByDefault": false},
          {"identifier": "trends", "title": "Trends", "image": "chart.bar", "isHidden": false,
           "isHiddenByDefault": true}
        ]}
        """),
    ],
    rejects: [
      Example(
        """
        {"mode": "tabSidebar",
         "tabs": [
          {"identifier": "library", "title": "Library", "image": "books.vertical"},
          {"identifier": "radio", "title": "Radio", "image": "radio"},
          {"identifier": "trends", "title": "Trends", "image": "chart.bar", "isHiddenByDefault": ↓true,
           "allowsHiding": true}
        ]}
        """)
    ],
    check: .spec { spec, scope, findings in
      let hidden = spec.nodes.indices.filter { index in
        spec.nodes[index].isHiddenByDefault.isTrue && spec.nodes[index].isHidden == nil
          && !spec.nodes[index].hidesWhileRunning
          && !scope.customization.isHiddenForGood(index)
          && scope.isSomewhere(index, \.canBeCustomized)
      }
      let offenders = scope.offenders(hidden) { $0.isHiddenByDefault?.range ?? $0.range }
      findings.report(together: offenders) { nodes, _ in
        let edits = nodes.compactMap { spec.nodes[$0].isHiddenByDefault }.map {
          spec.source.insertion(of: #""isHidden": true"#, after: $0.range)
        }
        return Findings.Words(
          message:
            "'isHiddenByDefault' alone may not hide \(scope.names(of: nodes)) at the first launch",
          note: "Apple's article uses it for that, but the header speaks of a reset only",
          help: "write 'isHidden: true' as well",
          fix: Fix("write 'isHidden: true'", isSafe: true, edits))
      }
    })
}
