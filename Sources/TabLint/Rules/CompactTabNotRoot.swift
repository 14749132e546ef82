import LocatedJSON
import TabHierarchy
import TabLayout

extension Rule {
  static let compactTabNotRoot = Rule(
    id: "compact-tab-not-root",
    section: .identity,
    severity: .error,
    summary: "'compactTabIdentifiers' names root tabs only.",
    rationale: """
      The bar of an iPhone, or of an iPad app in a narrow window, is made of root tabs. The name of \
      a nested one selects nothing there: the tab that was meant does not show, and if no other \
      name is left the bar is empty.
      """,
    remedy: """
      Name the root group that the tab stands in, or give the compact width a root tab of its own \
      with 'availability'.
      """,
    exception: "Never: the name has no effect.",
    apple: """
      The header of UITabBarController says that the compact list is about tabs at the root level.
      """,
    sources: [.controller],
    certainty: "Documented.",
    accepts: [
      """
      {"compactTabIdentifiers": ["home", "shelf"],
       "tabs": [
         {"identifier": "home", "title": "Home"},
         {"identifier": "shelf", "title": "Shelf",
          "children": [{"identifier": "books", "title": "Books"}]}
       ]}
      """,
      """
      {"compactTabIdentifiers": ["books"],
       "tabs": [
         {"identifier": "shelf", "title": "Shelf",
          "availability": {"horizontalSizeClass": "regular"},
          "children": [{"identifier": "books", "title": "Books"}]},
         {"identifier": "books", "title": "Books",
          "availability": {"horizontalSizeClass": "compact"}}
       ]}
      """,
    ],
    rejects: [
      """
      {"compactTabIdentifiers": ["home", ↓"books", "books"],
       "tabs": [
         {"identifier": "home", "title": "Home"},
         {"identifier": "shelf", "title": "Shelf",
          "children": [{"identifier": "books", "title": "Books"}]}
       ]}
      """
    ],
    check: .spec { scope, findings in
      let spec = scope.spec
      var roots: IdentifierIndex?
      var reported: Set<Int> = []
      for value in spec.document.elements(of: spec.compactTabIdentifiers) {
        guard let index = scope.identifiers.node(named: value),
          let outermost = spec.ancestors(of: index).last
        else { continue }
        // A root node further down may have the same identifier.
        let rootIndex = roots ?? IdentifierIndex(spec) { spec.nodes[$0].parent == nil }
        roots = rootIndex
        guard rootIndex.node(named: value) == nil, reported.insert(index).inserted else { continue }
        let group = spec.nodes[outermost]
        findings.report(
          "'\(spec.document.string(value))' is no root tab: it stands inside "
            + scope.name(of: group),
          at: value,
          notes: [findings.note("it stands here", at: scope.place(of: spec.nodes[index]))],
          help: "name the group at the root instead, '\(spec.identifier(of: group))'")
      }
    })
}
