import JSON
import TabModel

extension Rule {
  static let rootViewController = Rule(
    id: "root-view-controller",
    section: .hierarchy,
    severity: .error,
    summary: "Where view controllers are written, every root node has one.",
    rationale: """
      UIKit asks each tab at the root for its view controller when people select it, on every \
      platform, and requires that there is one. A group at the root needs one too: it is an item \
      of the bar.
      """,
    remedy: "Add 'viewController' with the Swift type that the tab shows.",
    exception: """
      When the view controllers of a spec are written down bit by bit. A spec that names none at \
      all is not reported.
      """,
    apple: """
      The header of UITab says that the view controller of a tab at the root level must not be nil; \
      nested tabs may do without one.
      """,
    sources: [.tab],
    certainty: """
      Documented. A tab that performs an action is no exception: UIKit still holds a view \
      controller for it.
      """,
    accepts: [
      """
      {"tabs": [
        {"identifier": "home", "title": "Home", "image": "house",
         "viewController": "HomeViewController"},
        {"identifier": "shelf", "title": "Shelf", "image": "books.vertical",
         "viewController": "ShelfViewController",
         "children": [{"identifier": "books", "title": "Books"}]}
      ]}
      """,
      """
      {"tabs": [
        {"identifier": "home", "title": "Home", "image": "house"},
        {"type": "search", "automaticallyActivatesSearch": true}
      ]}
      """,
    ],
    rejects: [
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": "house",
           "viewController": "HomeViewController"},
          ↓{"type": "search", "automaticallyActivatesSearch": true}
        ]}
        """,
        fixed:
          """
          {"tabs": [
            {"identifier": "home", "title": "Home", "image": "house",
             "viewController": "HomeViewController"},
            {"type": "search", "automaticallyActivatesSearch": true,
             "viewController": "SearchViewController"}
          ]}
          """),
      Example(
        """
        {"tabs": [
          ↓{"identifier": "shelf", "title": "Shelf", "image": "books.vertical",
           "children": [
             {"identifier": "books", "title": "Books", "viewController": "BooksViewController"}
           ]}
        ]}
        """,
        fixed:
          """
          {"tabs": [
            {"identifier": "shelf", "title": "Shelf", "image": "books.vertical",
             "viewController": "ShelfViewController",
             "children": [
               {"identifier": "books", "title": "Books", "viewController": "BooksViewController"}
             ]}
          ]}
          """),
    ],
    check: .spec { scope, findings in
      let spec = scope.spec
      guard let named = spec.nodes.first(where: { $0.isWritten(.viewController) }) else { return }
      for index in spec.roots {
        let node = spec.nodes[index]
        guard !node.isWritten(.viewController) else { continue }
        findings.report(
          "\(scope.name(of: node)) is at the root and has no view controller", at: node.object,
          notes: [
            findings.note(
              "other nodes name theirs, such as this one", at: spec.viewController(of: named))
          ],
          help: #"add "viewController" with the type that it shows"#)
      }
    })
}
