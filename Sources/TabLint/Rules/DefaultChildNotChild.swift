import JSON
import TabModel

extension Rule {
  static let defaultChildNotChild = Rule(
    id: "default-child-not-child",
    severity: .error,
    summary: "'defaultChildIdentifier' names a direct child of its group.",
    rationale: """
      A group can open only its direct children. With any other name it opens its first child, so \
      users on iPad, Mac and Apple Vision Pro see the wrong screen.
      """,
    remedy: """
      Name one of the group's own children. To open something deeper, name the child group that \
      has it, and let that group name it in turn.
      """,
    exception: "Never, as the name has no effect.",
    apple: "The header of UITabGroup requires one of the group's children.",
    sources: [.defaultChild],
    certainty: "Documented. Whether the child is present everywhere is not checked.",
    only: .uiKit,
    accepts: [
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "shelf", "title": "Shelf", "image": "books.vertical",
           "defaultChildIdentifier": "poems",
           "children": [{"identifier": "poems", "title": "Poems",
                         "availability": {"platforms": ["iPadOS"]}},
                        {"identifier": "novels", "title": "Novels"}]}
        ]}
        """)
    ],
    rejects: [
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "shelf", "title": "Shelf", "image": "books.vertical",
           "defaultChildIdentifier": ↓"[-home-]{+books+}",
           "children": [{"identifier": "books", "title": "Books"}]}
        ]}
        """),
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "shelf", "title": "Shelf", "image": "books.vertical",
           "defaultChildIdentifier": ↓"[-poems-]{+books+}",
           "children": [
             {"identifier": "books", "title": "Books",
              "children": [{"identifier": "poems", "title": "Poems"}]}
           ]}
        ]}
        """),
    ],
    check: .spec { spec, scope, findings in
      for index in spec.nodes.indices {
        guard let name = spec.nodes[index].defaultChildIdentifier,
          let named = scope.references.node(named: name.value, from: index),
          !spec.children(of: index).contains(where: {
            ExactText(spec.identifier(of: $0)) == name.exact
          })
        else { continue }
        findings.report(name, ofNoChild: named, of: index, orRemove: "'defaultChildIdentifier'")
      }
    })
}
