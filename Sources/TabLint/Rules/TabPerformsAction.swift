import JSON
import TabModel

extension Rule {
  static let tabPerformsAction = Rule(
    id: "tab-performs-action",
    severity: .warning,
    summary: "Every tab opens a section; none runs an action.",
    rationale: """
      Users expect an item of a tab bar or a row of a sidebar to open a section. One that opens a \
      sheet or starts a recording looks like the others but behaves differently, and VoiceOver \
      announces it as a tab.
      """,
    remedy: """
      Put the action into the toolbar of the screens that it belongs to, into 'bottomAccessory', \
      or, in a {group}, into 'sidebarActions'.
      """,
    exception: "Users are used to the app's central action in the middle of the bar.",
    apple: """
      The guidelines reserve tab bars for navigation; controls that act on the current view belong \
      in a toolbar.
      """,
    sources: [.tabBars],
    certainty: "Documented as advice; several well-known apps do not follow it.",
    accepts: [
      Example(
        """
        {"tabs": [
          {"identifier": "wall", "title": "Wall", "image": "rectangle.grid.3x2",
           "performsAction": false},
          {"identifier": "albums", "title": "Albums", "image": "photo.stack",
           "sidebarActions": [{"title": "New Album"}],
           "children": [{"identifier": "pets", "title": "Pets"}]}
        ]}
        """)
    ],
    rejects: [
      Example(
        """
        {"tabs": [
          {"identifier": "wall", "title": "Wall", "image": "rectangle.grid.3x2"}[-,
          {"identifier": "snap", "title": "Snap", "image": "camera", "performsAction": ↓true}-],
          {"identifier": "people", "title": "People", "image": "person.2"}
        ]}
        """)
    ],
    check: .spec { spec, scope, findings in
      let actions = spec.nodes.indices.filter { spec.nodes[$0].performsAction.isTrue }
      let offenders = scope.offenders(actions) { $0.performsAction?.range ?? $0.range }
      findings.report(together: offenders) { nodes, _ in
        let isOne = nodes.count == 1
        return Findings.Words(
          message:
            "\(scope.names(of: nodes)) \(isOne ? "runs an action" : "run actions") instead of "
            + "opening a section",
          note: "users expect a tab to open a section",
          help: "put the action\(isOne ? "" : "s") into the toolbar of the screens that "
            + "\(isOne ? "it belongs" : "they belong") to")
      }
    })
}
