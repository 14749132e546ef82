import LocatedJSON
import TabHierarchy
import TabLayout

extension Rule {
  static let sidebarWithoutGroups = Rule(
    id: "sidebar-without-groups",
    section: .hierarchy,
    severity: .note,
    summary: "A spec that asks for a sidebar has groups to show in it.",
    rationale: """
      Without groups the sidebar is a plain list of much the same tabs as the bar: on iPad it \
      covers a third of the screen and saves nobody a tap.
      """,
    remedy: "Put tabs into groups, or leave 'mode' out: without groups there is a bar then.",
    exception: """
      On the Mac, where a sidebar is what people expect; when the sidebar is there for tabs that \
      are 'sidebarOnly' or 'optional'; or when the app adds groups while it runs.
      """,
    apple: """
      The UIKit article has the system show a sidebar once there is a group, and recommends it for \
      a rich hierarchy; the guidelines ask to consider a bar first.
      """,
    sources: [.article, .sidebars],
    certainty: "The mode is documented; that a flat sidebar helps little is a judgement.",
    accepts: [
      """
      {"mode": "tabSidebar",
       "tabs": [
         {"identifier": "home", "title": "Home"},
         {"identifier": "shelf", "title": "Shelf",
          "children": [{"identifier": "books", "title": "Books"}]}
       ]}
      """,
      """
      {"mode": "automatic",
       "tabs": [{"identifier": "home", "title": "Home"}, {"identifier": "stars", "title": "Stars"}]}
      """,
    ],
    rejects: [
      """
      {"mode": ↓"tabSidebar",
       "tabs": [{"identifier": "home", "title": "Home"}, {"identifier": "stars", "title": "Stars"}]}
      """
    ],
    check: .spec { scope, findings in
      let spec = scope.spec
      guard let mode = spec.mode, mode.value == .tabSidebar,
        scope.ships(on: .iPadOS, .macCatalyst), !spec.nodes.contains(where: \.isGroup)
      else { return }
      findings.report(
        "there are no groups, so the sidebar is little more than the bar as a list",
        at: mode.json,
        help: "put tabs into groups, or remove 'mode'",
        fixes: [
          Fix(
            "remove 'mode'", isSafe: false,
            [.init(spec.document.removal(of: mode.json, from: spec.document.root), "")])
        ])
    })
}
