import JSON
import TabModel

extension Rule {
  static let nestedManagedNavigation = Rule(
    id: "nested-managed-navigation",
    severity: .warning,
    summary: "Only the outermost of nested groups manages navigation.",
    rationale: """
      UIKit uses the navigation controller of the outermost group that has one. View controllers \
      that the app pushes onto an inner one are never shown, so users on iPad and Mac select a row \
      and nothing happens.
      """,
    remedy: "Remove 'managesNavigation' from the inner group.",
    exception: "Never: the inner one is not used.",
    apple: """
      The header of UITabGroup says that of the groups above a tab the outermost managing \
      navigation controller is the one that counts.
      """,
    sources: [.group],
    certainty: "Documented.",
    only: .uiKit,
    accepts: [
      Example(
        """
        {"tabs": [
          {"identifier": "shelf", "title": "Shelf", "image": "books.vertical", "managesNavigation": true,
           "children": [{"identifier": "books", "title": "Books"}]},
          {"identifier": "films", "title": "Films", "image": "film", "managesNavigation": true,
           "children": [{"identifier": "seen", "title": "Seen"}]}
        ]}
        """),
      Example(
        """
        {"suppress": [{"rule": "nesting-depth", "reason": "Users make folders in folders."}],
         "tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "shelf", "title": "Shelf", "image": "books.vertical", "managesNavigation": true,
           "children": [
             {"identifier": "poems", "title": "Poems", "managesNavigation": false,
              "children": [{"identifier": "odes", "title": "Odes"}]}
           ]}
        ]}
        """),
    ],
    rejects: [
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "shelf", "title": "Shelf", "image": "books.vertical", "managesNavigation": true,
           "children": [
             {"identifier": "poems", "title": "Poems", "managesNavigation": ↓true,
              "children": [{"identifier": "odes", "title": "Odes"}]}
           ]}
        ]}
        """),
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "shelf", "title": "Shelf", "image": "books.vertical", "managesNavigation": true,
           "children": [
             {"identifier": "poems", "title": "Poems", "children": [
               {"identifier": "odes", "title": "Odes", "managesNavigation": ↓true, "children": []}
             ]}
           ]}
        ]}
        """),
    ],
    check: .spec { spec, scope, findings in
      for group in spec.outermost(where: { spec.nodes[$0].managesNavigation.isTrue }) {
        let outer = spec.nodes[group]
        for node in spec.nodes[spec.descendants(of: group)] {
          guard let key = node.managesNavigation, key.value else { continue }
          findings.report(
            "\(scope.name(of: node)) cannot manage navigation inside \(scope.name(of: outer))",
            at: key.range,
            notes: [
              Diagnostic.Note(
                "only this one is used: it is the outermost group that manages navigation",
                at: outer.managesNavigation?.range)
            ],
            help: "remove 'managesNavigation' here",
            fix: spec.removing(key.range, "remove 'managesNavigation'", isSafe: true))
        }
      }
    })
}
