import JSON
import TabModel

extension Rule {
  static let sidebarWithoutGroups = Rule(
    id: "sidebar-without-groups",
    severity: .note,
    summary: "A sidebar lists more than the bar does.",
    rationale: """
      Without {groups}, and without tabs that are not in the bar at first, the sidebar is a plain \
      list of the same tabs as the bar: on iPad it covers a third of the screen and does not save \
      a tap.
      """,
    remedy: "Put tabs into groups, or leave 'mode' out: without groups there is a bar then.",
    exception: """
      On the Mac, where a sidebar is what users expect, or when the app adds {groups} at run time.
      """,
    apple: """
      The UIKit article has the system show a sidebar once there is a group, and recommends it for \
      a rich hierarchy; the guidelines ask to consider a bar first.
      """,
    sources: [.article, .sidebars],
    certainty: """
      The mode is documented; that a flat sidebar helps little is a judgement, so there is no fix. \
      A spec that sets more of its sidebar, or a customization identifier, is assumed to be \
      intentional.
      """,
    accepts: [
      Example(
        """
        {"mode": "tabSidebar",
         "tabs": [
           {"identifier": "home", "title": "Home", "image": "house"},
           {"identifier": "shelf", "title": "Shelf", "image": "books.vertical",
            "children": [{"identifier": "books", "title": "Books"}]}
         ]}
        """),
      Example(
        """
        {"mode": "tabSidebar",
         "tabs": [
           {"identifier": "home", "title": "Home", "image": "house"},
           {"identifier": "stars", "title": "Stars", "image": "star"},
           {"identifier": "maps", "title": "Maps", "image": "map", "preferredPlacement": "optional"}
         ]}
        """),
      Example(
        """
        {"mode": "tabSidebar", "customizationIdentifier": "main",
         "tabs": [
           {"identifier": "home", "title": "Home", "image": "house"},
           {"identifier": "stars", "title": "Stars", "image": "star"}
         ]}
        """),
    ],
    rejects: [
      Example(
        """
        {"mode": ↓"[-tabSidebar-]{+tabBar+}", "sidebar": {},
         "tabs": [
           {"identifier": "home", "title": "Home", "image": "house"{+,
            "preferredPlacement": "movable"+}},
           {"identifier": "stars", "title": "Stars", "image": "star"{+,
            "preferredPlacement": "movable"+}}
         ]}
        """)
    ],
    inSwiftUI: InSwiftUI(
      remedy: "Put tabs into sections, or leave 'mode' out: there is a bar then, and no sidebar."),
    check: .spec { spec, scope, findings in
      for mode in scope.sidebarUse.modesAsList() {
        findings.report(
          "there are no \(scope.group)s, so the sidebar on iPad is the bar as a list",
          at: mode.range,
          help: "put tabs into \(scope.group)s, or "
            + (scope.dissolvesGroups
              ? "remove 'mode'"
              : "write 'mode: tabBar', and 'preferredPlacement: movable' on the tabs"))
      }
    })
}
