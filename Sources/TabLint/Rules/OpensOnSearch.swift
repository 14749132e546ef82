import JSON
import TabModel

extension Rule {
  static let opensOnSearch = Rule(
    id: "opens-on-search",
    severity: .note,
    summary: "The app starts with a content tab, not with search.",
    rationale: """
      UIKit selects the first of 'tabs' at launch, wherever its item is in the bar. If that is the \
      search tab, users on every device start with an empty search field, and on iPhone perhaps \
      with the keyboard.
      """,
    remedy: """
      Move the search tab to the end of 'tabs', or specify with 'initialTabIdentifier' which tab \
      the app selects.
      """,
    exception: "The app is only for searching.",
    apple: """
      Apple's pages do not specify the initially selected tab; the guidelines have search at the \
      trailing end of a bar.
      """,
    sources: [.controller, .tabBars],
    certainty: """
      Observed: UIKit selects the first of 'tabs'. That it also selects a search tab that is first \
      was reported. If 'initialTabIdentifier' names a tab that is present, the rule does not \
      apply.
      """,
    accepts: [
      Example(
        """
        {"tabs": [
          {"identifier": "garden", "title": "Garden", "image": "leaf"},
          {"type": "search", "automaticallyActivatesSearch": true}
        ]}
        """)
    ],
    rejects: [
      Example(
        """
        {"tabs": [[-
          ↓{"type": "search", "automaticallyActivatesSearch": true},-]
          {"identifier": "garden", "title": "Garden", "image": "leaf"},
          {"identifier": "weather", "title": "Weather", "image": "cloud"}{+,
          {"type": "search", "automaticallyActivatesSearch": true}+}
        ]}
        """)
    ],
    inSwiftUI: InSwiftUI(
      rationale: """
        If the app selects nothing, SwiftUI selects the first tab that is not hidden. If that is the \
        search tab, users on every device start with an empty search field, and on iPhone perhaps \
        with the keyboard.
        """,
      certainty: """
        Assumed: Apple does not document which tab is selected at first. If 'initialTabIdentifier' \
        names a tab that is present, the rule does not apply.
        """),
    check: .spec { spec, scope, findings in
      guard spec.hasAny(.search) else { return }
      let opening = scope.environmentsOfLayouts(where: { shared in
        guard let first = scope.selected(in: shared), spec.nodes[first].kind == .search,
          !scope.selectsItself(shared)
        else { return false }
        if scope.dissolvesGroups {
          return shared.shown.contains { $0 != first && spec.nodes[$0].kind != .group }
        }
        return spec.roots.contains {
          $0 != first && shared.layout.presence.isPresent($0)
        }
      })
      let layouts = scope.layouts(in: scope.reported(opening))
      guard let search = layouts.first.flatMap(scope.selected) else { return }
      findings.report(
        "unless the app selects another tab, it opens on search\(scope.place(of: opening))",
        at: spec.nodes[search].range, in: opening,
        note: scope.dissolvesGroups
          ? "(assumed) without a selection of the app the first tab is selected"
          : "(observed, not documented) UIKit selects the first of 'tabs' at launch",
        help: "specify with 'initialTabIdentifier' which tab the app selects, or "
          + scope.bottomBars.movingToEnd("the search tab", search))
    })
}

extension LintScope {
  /// Returns the initially selected node: a group itself, but for a section one of its tabs.
  fileprivate func selected(in shared: SharedLayout) -> Int? {
    dissolvesGroups ? shared.layout.selection.last : shared.layout.selection.first
  }

  /// Returns whether the app selects a tab that is present.
  fileprivate func selectsItself(_ shared: SharedLayout) -> Bool {
    guard let name = shared.root.initialTabIdentifier?.value else { return false }
    return spec.nodes.indices.contains { index in
      shared.layout.presence.isPresent(index) && spec.repeatedNode(of: index) == nil
        && spec.identifier(of: index) == name
    }
  }
}
