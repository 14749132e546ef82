import JSON
import TabModel

extension Rule {
  static let compactTabNotRoot = Rule(
    id: "compact-tab-not-root",
    severity: .error,
    summary: "'compactTabIdentifiers' names root tabs only.",
    rationale: """
      The bar of an iPhone, or of an iPad app in compact width, is made of root tabs. A nested \
      tab's name has no effect there: the intended tab is missing, and without other names the bar \
      is empty.
      """,
    remedy: """
      Name the root group that contains the tab, or add a root tab for compact width with \
      'availability'.
      """,
    exception: "Never, as the name has no effect.",
    apple: "The header of UITabBarController limits the compact list to tabs at the root level.",
    sources: [.compactTabs],
    certainty: "Documented.",
    only: .uiKit,
    accepts: [
      Example(
        """
        {"targets": [{"platform": "iPadOS", "minimumVersion": "18.0"}],
         "compactTabIdentifiers": ["home", "books"],
         "tabs": [
           {"identifier": "home", "title": "Home", "image": "house"},
           {"identifier": "shelf", "title": "Shelf", "image": "books.vertical",
            "availability": {"horizontalSizeClass": "regular"},
            "children": [{"identifier": "books", "title": "Books"}]},
           {"identifier": "books", "title": "Books", "image": "book",
            "availability": {"horizontalSizeClass": "compact"}}
         ]}
        """)
    ],
    rejects: [
      Example(
        """
        {"compactTabIdentifiers": ["home", ↓[-"books", "books"-]{+"shelf"+}],
         "tabs": [
           {"identifier": "home", "title": "Home", "image": "house"},
           {"identifier": "shelf", "title": "Shelf", "image": "books.vertical",
            "children": [{"identifier": "books", "title": "Books"}]}
         ]}
        """),
      Example(
        """
        {"compactTabIdentifiers": ["home", "shelf"[-, ↓"books"-]],
         "tabs": [
           {"identifier": "home", "title": "Home", "image": "house"},
           {"identifier": "shelf", "title": "Shelf", "image": "books.vertical",
            "children": [{"identifier": "books", "title": "Books"}]}
         ]}
        """),
    ],
    check: .spec { spec, scope, findings in
      for list in scope.places(of: \.compactTabIdentifiers).map(\.compactNames) {
        var reported: Set<Int> = []
        let listed = Set(list.compactMap { scope.references.node(named: $0.value) })
        for name in list {
          // A later root node can have the same identifier.
          guard let index = scope.references.node(named: name.value),
            let outermost = spec.ancestors(of: index).last,
            scope.references.roots.node(named: name.value) == nil, reported.insert(index).inserted
          else { continue }
          let group = spec.nodes[outermost]
          findings.report(
            "'\(clipped(name.value))' is not a root tab: it is inside "
              + scope.name(of: group),
            at: name.range,
            notes: [Diagnostic.Note("it is here", at: spec.nodes[index].place)],
            help: listed.contains(outermost)
              ? "remove it: the root group is in the list already"
              : "name the root group instead, '\(clipped(spec.identifier(of: group)))', in the order of 'tabs'"
          )
        }
      }
    })
}
