import JSON
import TabModel

extension Rule {
  static let groupInTabBarMode = Rule(
    id: "group-in-tab-bar-mode",
    severity: .warning,
    summary: "If there are groups, the mode allows a sidebar.",
    rationale: """
      Groups are sections of the sidebar, and with 'mode: tabBar' there is no sidebar on iPad, Mac \
      and Apple Vision Pro. The children of a group are then reachable only through the group's \
      own screen, if at all.
      """,
    remedy: """
      Leave 'mode' out: with a root group there is a sidebar by default. If there should be no \
      sidebar, make the groups plain tabs.
      """,
    exception: """
      The screens of the groups list their children, and the groups exist to share a hierarchy \
      with another version of the app.
      """,
    apple: """
      The UIKit article describes a group as a section of the sidebar and one item of the bar, and \
      says that 'mode' overrides what the presence of groups decides.
      """,
    sources: [.article],
    certainty: """
      Documented for iPad and Mac; that 'tabBar' leaves Apple Vision Pro without the sidebar of a \
      group is assumed. A group counts wherever it is present.
      """,
    only: .uiKit,
    accepts: [
      Example(
        """
        {"mode": "tabBar",
         "tabs": [
           {"identifier": "home", "title": "Home", "image": "house"},
           {"identifier": "stars", "title": "Stars", "image": "star"}
         ]}
        """),
      Example(
        """
        {"mode": "tabBar", "targets": [{"platform": "iOS", "minimumVersion": "18.0"}],
         "tabs": [
           {"identifier": "home", "title": "Home", "image": "house"},
           {"identifier": "shelf", "title": "Shelf", "image": "books.vertical",
            "children": [{"identifier": "books", "title": "Books"}]}
         ]}
        """),
    ],
    rejects: [
      Example(
        """
        {[-"mode": ↓"tabBar",
         -]"tabs": [
           {"identifier": "home", "title": "Home", "image": "house"},
           {"identifier": "shelf", "title": "Shelf", "image": "books.vertical",
            "children": [{"identifier": "books", "title": "Books"}]}
         ]}
        """)
    ],
    check: .spec { spec, scope, findings in
      guard let group = spec.nodes.indices.first(where: { spec.nodes[$0].kind == .group }) else {
        return
      }
      for (place, all) in scope.sidebarUse.modesWithoutSidebar {
        let environments = scope.reported(all)
        findings.report(
          "with the mode 'tabBar' there is no sidebar on \(scope.devices(in: environments))"
            + "\(scope.states(of: environments)), so the sections of groups never show",
          at: place.range,
          notes: [Diagnostic.Note("such as this group", at: spec.nodes[group].place)],
          help: (place.isOnlyKeyOfVariant
            ? "remove \(scope.conditionNames.variantToRemove(place.availability))"
            : "leave 'mode' out")
            + ", or make the groups plain tabs")
      }
    })
}
