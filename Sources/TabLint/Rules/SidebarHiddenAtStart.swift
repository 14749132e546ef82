import JSON
import TabModel

extension Rule {
  static let sidebarHiddenAtStart = Rule(
    id: "sidebar-hidden-at-start",
    severity: .warning,
    summary: "The app does not hide the sidebar at the start.",
    rationale: """
      Users who have never seen the sidebar do not look for it. On an iPad in landscape and on a \
      Mac, where the system would show it, users do not find what only the sidebar lists.
      """,
    remedy: """
      Leave 'isHidden' out: the system shows the sidebar in landscape and hides it on an iPad in \
      portrait, and users can change that at any time.
      """,
    exception: """
      The app restores the user's choice, and hides the sidebar only for users who hid it.
      """,
    apple: """
      The guidelines on sidebars ask to let people hide a sidebar but not to hide it by default, \
      so that they can find it. The UIKit article documents when the system shows it.
      """,
    sources: [.sidebars, .article],
    certainty: """
      Documented as advice. A sidebar that only an unusual state of the app hides is not reported.
      """,
    accepts: [
      Example(
        """
        {"sidebar": {"isHidden": false},
         "tabs": [
          {"identifier": "today", "title": "Today", "image": "sun.max"},
          {"identifier": "shelf", "title": "Shelf", "image": "books.vertical", "children": [
            {"identifier": "novels", "title": "Novels"}
          ]}
        ]}
        """),
      Example(
        """
        {"mode": "tabSidebar", "sidebar": {"preferredLayout": "tile"},
         "tabs": [
          {"identifier": "today", "title": "Today", "image": "sun.max"},
          {"identifier": "store", "title": "Store", "image": "cart"},
          {"identifier": "shelf", "title": "Shelf", "image": "books.vertical",
           "isHidden": true, "allowsHiding": true}
        ]}
        """),
    ],
    rejects: [
      Example(
        """
        {"sidebar": {"isHidden": ↓true},
         "tabs": [
          {"identifier": "today", "title": "Today", "image": "sun.max"},
          {"identifier": "shelf", "title": "Shelf", "image": "books.vertical", "children": [
            {"identifier": "novels", "title": "Novels"}
          ]}
        ]}
        """)
    ],
    inSwiftUI: InSwiftUI(
      rationale: """
        Users who have never seen the sidebar do not look for it. On an iPad in landscape and in a \
        Mac Catalyst app, where the system would show it, users do not find what only the sidebar \
        lists.
        """),
    check: .spec { spec, scope, findings in
      for place in scope.effectivePlaces(of: \.sidebar) {
        guard let isHidden = place.values.sidebar?.value.isHidden, isHidden.value,
          !place.environments.isDisjoint(with: scope.usualEnvironments),
          !scope.nowhere(place).contains(where: { $0.range == isHidden.range })
        else { continue }
        let withSidebar = scope.environmentsOfLayouts { $0.layout.sidebar != nil }
        let key = Sidebar.key(\.isHidden).definition
        let withKey = scope.environmentSet { $0.has(key) }
        let hiding = place.environments.intersection(withSidebar).intersection(withKey)
        findings.report(
          "the sidebar is hidden at the start"
            + (hiding == withSidebar ? "" : scope.place(of: hiding)),
          at: isHidden.range,
          note: "users who have never seen it do not look for it",
          help: "remove \(scope.removal(of: key, at: place)), and let the system and users decide",
          fix: place.isWholeVariant(key)
            ? nil
            : spec.removing(isHidden.range, "remove 'sidebar.isHidden'", isSafe: false))
      }
    })
}
