import JSON
import TabModel

extension Rule {
  static let groupNavigation = Rule(
    id: "group-navigation",
    severity: .note,
    summary: "The outermost groups have a navigation controller that shows the selected child.",
    rationale: """
      If users select a child of the group in the sidebar of an iPad or a Mac, the screen does not \
      change by itself without a managing navigation controller.
      """,
    remedy: """
      Set the group's managingNavigationController and write "managesNavigation": true, or let the \
      app push the child's screen when the selection changes.
      """,
    exception: """
      The app changes the screen itself, in the delegate's method about the selected tab or in the \
      group's own view controller.
      """,
    apple: """
      An Apple engineer explains in the developer forums (thread 761231) that the group's view \
      controller stays on the screen and the app has to react; the header of UITabGroup offers the \
      managing navigation controller for it.
      """,
    sources: [.group],
    certainty: """
      Stated in a forum, not in the documentation. The spec does not contain the app's code, so \
      the rule runs only if the spec has view controllers or navigation.
      """,
    only: .uiKit,
    accepts: [
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "shelf", "title": "Shelf", "image": "books.vertical",
           "managesNavigation": false, "children": [{"identifier": "books", "title": "Books"}]}
        ]}
        """)
    ],
    rejects: [
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": "house",
           "viewController": "HomeViewController"},
          ↓{"identifier": "shelf", "title": "Shelf", "image": "books.vertical",
           "viewController": "ShelfViewController"{+, "managesNavigation": true+},
           "children": [{"identifier": "books", "title": "Books"}]}
        ]}
        """),
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          ↓{"identifier": "shelf", "title": "Shelf", "image": "books.vertical"{+, "managesNavigation": true+},
           "children": [
             {"identifier": "poems", "title": "Poems"[-, "managesNavigation": true-],
              "children": [{"identifier": "odes", "title": "Odes"}]}
           ]}
        ]}
        """),
    ],
    check: .spec { spec, scope, findings in
      let isWritten = spec.nodes.indices.contains {
        spec.nodes[$0].viewController != nil || spec.nodes[$0].managesNavigation.isTrue
      }
      guard isWritten else { return }
      // Where bars or sidebars show descendants of each root node.
      let places = scope.environmentsByNode { shared in
        let presence = shared.layout.presence
        let nodes =
          shared.conditions.hasSidebar
          ? spec.nodes.indices.filter { presence.isPresent($0) && !presence.isHidden($0) }
          : Array(shared.shown)
        return nodes.filter { spec.nodes[$0].parent != nil }.map(scope.root).uniqued()
      }
      for index in spec.roots {
        let node = spec.nodes[index]
        guard node.end > index + 1, !node.managesNavigation.isTrue else { continue }
        // Only the outermost of nested groups may manage navigation.
        let inner = spec.nodes[(index + 1)..<node.end].first { $0.managesNavigation.isTrue }
        findings.report(
          "choosing a child of \(scope.name(of: node)) does not change the screen by itself"
            + scope.place(of: places[index, default: []]),
          at: node.range,
          note: "without a managing navigation controller the group's own screen stays",
          help: #"set one and write "managesNavigation": true"#
            + (inner.map { " here instead of in \(scope.name(of: $0))" } ?? "")
            + ", or show the child's screen in the app's own code")
      }
    })
}
