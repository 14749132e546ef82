import JSON
import TabModel

extension Rule {
  static let displayOrderNotChild = Rule(
    id: "display-order-not-child",
    severity: .warning,
    summary: "'displayOrderIdentifiers' lists direct children of its group, each once.",
    rationale: """
      The list orders the rows of one section in the sidebar. Other identifiers have no effect, \
      and if a child is listed twice only the first place counts, so the order of the sidebar \
      differs from the list.
      """,
    remedy: "List children of this group only, and each of them once.",
    exception: "Never, as the name has no effect.",
    apple: """
      The header of UITabGroup describes the list as the order of the group's children; what it \
      leaves out follows in the order of 'children'.
      """,
    sources: [.displayOrder, .article],
    certainty: "Documented for children; that the first of two mentions counts is assumed.",
    only: .uiKit,
    accepts: [
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "shelf", "title": "Shelf", "image": "books.vertical",
           "displayOrderIdentifiers": ["loans"],
           "children": [
             {"identifier": "books", "title": "Books"},
             {"identifier": "loans", "title": "Loans", "availability": {"platforms": ["iPadOS"]}}
           ]}
        ]}
        """)
    ],
    rejects: [
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "shelf", "title": "Shelf", "image": "books.vertical",
           "displayOrderIdentifiers": [↓[-"home", "loans"-]{+"loans", "books"+}],
           "children": [
             {"identifier": "books", "title": "Books"},
             {"identifier": "loans", "title": "Loans"}
           ]}
        ]}
        """),
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "shelf", "title": "Shelf", "image": "books.vertical",
           "displayOrderIdentifiers": ["loans", "books", ↓"loans"],
           "children": [
             {"identifier": "books", "title": "Books"},
             {"identifier": "loans", "title": "Loans"}
           ]}
        ]}
        """),
    ],
    check: .spec { spec, scope, findings in
      for group in spec.nodes.indices {
        guard let order = spec.nodes[group].displayOrderIdentifiers?.value else { continue }
        let children = Set(
          spec.children(of: group).map { ExactText(spec.identifier(of: $0)) })
        let nodes = order.grouped { scope.references.node(named: $0.value, from: group) }
        for case (let named?, let mentions) in nodes {
          let name = mentions[0]
          // A child can share its identifier with an enclosing node.
          if spec.nodes[named].parent != group, !children.contains(name.exact) {
            findings.report(name, ofNoChild: named, of: group, orRemove: "it")
          } else if mentions.count > 1 {
            findings.report(
              "'\(clipped(name.value))' is listed twice", at: mentions[1].range,
              notes: [Diagnostic.Note("only this first place counts", at: name.range)],
              help: "remove this one",
              fix: spec.removing(mentions[1].range, "remove it here", isSafe: true))
          }
        }
      }
    })
}
