import JSON
import TabModel

extension Rule {
  static let rootViewController = Rule(
    id: "root-view-controller",
    severity: .note,
    summary: "If any root node has a view controller, every root node has one.",
    rationale: """
      UIKit asks each tab at the root for its view controller when users select it, on every \
      platform, and requires that there is one. A root group needs one too because it is an item \
      of the bar.
      """,
    remedy: "Add 'viewController' with the Swift type that the tab shows.",
    exception: """
      The view controllers of the spec are added step by step. A spec whose root nodes name none \
      is not reported.
      """,
    apple: """
      The header of UITab says that the view controller of a tab at the root level must not be \
      nil; nested tabs may do without one.
      """,
    sources: [.tab],
    certainty: "Documented. A tab that performs an action is ignored: it shows no screen.",
    only: .uiKit,
    accepts: [
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "shelf", "title": "Shelf", "image": "books.vertical", "children": [
            {"identifier": "books", "title": "Books", "viewController": "BooksViewController"}
          ]},
          {"type": "search", "automaticallyActivatesSearch": true}
        ]}
        """)
    ],
    rejects: [
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": "house",
           "viewController": "HomeViewController"},
          ↓{"type": "search", "automaticallyActivatesSearch": true{+,
           "viewController": "SearchViewController"+}}
        ]}
        """),
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": "house",
           "viewController": "HomeViewController"},
          ↓{"identifier": "shelf", "title": "Shelf", "image": "books.vertical"{+,
           "viewController": "ShelfViewController"+},
           "children": [
             {"identifier": "books", "title": "Books", "viewController": "BooksViewController"}
           ]},
          {"identifier": "shop", "title": "Shop", "image": "cart"{+,
           "viewController": "ShopViewController"+}}
        ]}
        """),
    ],
    check: .spec { spec, scope, findings in
      let named = spec.roots.lazy.compactMap { spec.nodes[$0].viewController }.first
      guard let named else { return }
      let missing = spec.roots.filter {
        spec.nodes[$0].viewController == nil && !spec.nodes[$0].performsAction.isTrue
      }
      findings.report(together: scope.offenders(missing)) { nodes, _ in
        let isOne = nodes.count == 1
        return Findings.Words(
          message: "\(scope.names(of: nodes)) \(isOne ? "is" : "are") at the root and "
            + "\(isOne ? "has" : "have") no view controller",
          notes: [.init("other root nodes name theirs, such as this one", at: named.range)],
          help: #"add "viewController" with the type that \#(isOne ? "it shows" : "each shows")"#)
      }
    })
}
