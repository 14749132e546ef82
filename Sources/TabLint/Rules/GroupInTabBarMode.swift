import JSON
import TabModel

extension Rule {
  static let groupInTabBarMode = Rule(
    id: "group-in-tab-bar-mode",
    section: .hierarchy,
    severity: .warning,
    summary: "A spec with groups does not set a mode without a sidebar.",
    rationale: """
      The sections that groups make are in the sidebar, and 'mode: tabBar' takes the sidebar away \
      on iPad, Mac and Apple Vision Pro. What is inside a group is then reached only through the \
      group's own screen, if that leads there at all.
      """,
    remedy: """
      Leave 'mode' out: with a group at the root there is a sidebar by itself. If the bar is to \
      stay alone, make the groups plain tabs.
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
    accepts: [
      """
      {"mode": "tabBar",
       "tabs": [
         {"identifier": "home", "title": "Home", "image": "house"},
         {"identifier": "stars", "title": "Stars", "image": "star"}
       ]}
      """,
      """
      {"mode": "tabBar", "targets": [{"platform": "iOS", "minimumVersion": "18.0"}],
       "tabs": [
         {"identifier": "home", "title": "Home", "image": "house"},
         {"identifier": "shelf", "title": "Shelf", "image": "books.vertical",
          "children": [{"identifier": "books", "title": "Books"}]}
       ]}
      """,
    ],
    rejects: [
      Example(
        """
        {"mode": ↓"tabBar",
         "tabs": [
           {"identifier": "home", "title": "Home", "image": "house"},
           {"identifier": "shelf", "title": "Shelf", "image": "books.vertical",
            "children": [{"identifier": "books", "title": "Books"}]}
         ]}
        """,
        fixed:
          """
          {"tabs": [
             {"identifier": "home", "title": "Home", "image": "house"},
             {"identifier": "shelf", "title": "Shelf", "image": "books.vertical",
              "children": [{"identifier": "books", "title": "Books"}]}
           ]}
          """)
    ],
    check: .spec { scope, findings in
      let spec = scope.spec
      guard let group = spec.nodes.first(where: \.isGroup) else { return }
      let withSidebar = scope.environmentSet { $0.canShowSidebar(prefersSidebar: false) }
      for place in scope.places(of: .mode) where place.values.mode?.value == .tabBar {
        let environments = scope.told(place.environments.intersection(withSidebar))
        if environments.isEmpty { continue }
        let devices = devices(of: scope.positions(in: environments).map { scope.environments[$0] })
        findings.report(
          "with the mode 'tabBar' there is no sidebar on \(devices)"
            + "\(scope.states(of: environments)), so the sections of groups never show",
          at: place.value,
          notes: [findings.note("such as this group", at: group.identifier)],
          help: "leave 'mode' out, or make the groups plain tabs")
      }
    })
}
