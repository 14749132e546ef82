import JSON
import TabModel

extension Rule {
  static let nestedSearchTab = Rule(
    id: "nested-search-tab",
    severity: .warning,
    summary: "A search tab is a root node.",
    rationale: """
      A bar at the bottom shows root nodes only, and so do those of Apple TV and Apple Vision Pro: \
      on iPhone a search tab inside a group has no item of its own, and nothing is separate at the \
      trailing end, where users look for search.
      """,
    remedy: "Move the search tab to the end of 'tabs'.",
    exception: """
      A root search tab covers the same content in the environments without this one, or the \
      group's own screen has a search field.
      """,
    apple: """
      The UIKit article adds the search tab to the controller's 'tabs' and shows a group as a \
      single item of the bar.
      """,
    sources: [.article, .searchTab],
    certainty: """
      That a group is one item is documented. It follows that UIKit has no item for a nested \
      search tab; no page mentions the case.
      """,
    only: .uiKit,
    accepts: [
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "shelf", "title": "Shelf", "image": "books.vertical", "children": [
            {"identifier": "find", "title": "Find", "image": "text.magnifyingglass"}
          ]}
        ]}
        """)
    ],
    rejects: [
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "shelf", "title": "Shelf", "image": "books.vertical", "children": [
            {"identifier": "novels", "title": "Novels", "image": "book"}[-,
            ↓{"type": "search"}-]
          ]}{+,
          {"type": "search", "automaticallyActivatesSearch": true}+}
        ]}
        """),
      Example(
        """
        {"compactTabIdentifiers": ["home", "shelf"{+, "com.apple.UIKit.Search"+}],
         "tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "shelf", "title": "Shelf", "image": "books.vertical", "children": [
            {"identifier": "novels", "title": "Novels", "image": "book"}[-,
            ↓{"type": "search", "automaticallyActivatesSearch": true}-]
          ]}{+,
          {"type": "search", "automaticallyActivatesSearch": true}+}
        ]}
        """),
    ],
    check: .spec { spec, scope, findings in
      for index in spec.nodes.indices where spec.nodes[index].kind == .search {
        guard let group = spec.nodes[index].parent, !scope.search.isInEveryBottomBar else {
          continue
        }
        findings.report(
          "the search tab is inside the group \(scope.name(of: spec.nodes[group])), so "
            + "\(barOfRoots(scope)) has no item for it",
          at: spec.nodes[index].range,
          notes: [
            Diagnostic.Note(
              "only root nodes have items there, such as this one",
              at: spec.nodes[scope.root(of: index)].range)
          ],
          help: help(index, scope))
      }
    })
}

/// Returns the help, which differs if the root already has a search tab.
private func help(_ index: Int, _ scope: LintScope) -> String {
  if !scope.search.environments.root.isDisjoint(with: scope.environmentSet(of: index)) {
    return "remove it: there is a search tab at the root already"
  }
  let moving = scope.bottomBars.movingToEnd("the search tab", index)
  guard let member = scope.search.memberForSeparateTab(index) else { return moving }
  return "\(moving), with \(member)"
}

/// Returns a bar of the spec with exactly the root nodes as items.
private func barOfRoots(_ scope: LintScope) -> String {
  if let bottom = scope.environments.first(where: \.canShowBottomBar) {
    let isAlways = scope.environments.allSatisfy {
      $0.platform != bottom.platform || $0.canShowBottomBar
    }
    return isAlways
      ? "an \(bottom.platform.device)'s bar"
      : "the bar of a \(bottom.platform.widthName(bottom.sizeClass).window)"
  }
  let plain = scope.environments.first { !$0.canUsePlacement }
  return plain.map { "the bar of an \($0.platform.device)" } ?? "a bottom bar"
}
