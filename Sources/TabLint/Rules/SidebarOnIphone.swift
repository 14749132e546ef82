import JSON
import TabModel

extension Rule {
  static let sidebarOnIphone = Rule(
    id: "sidebar-on-iphone",
    section: .bars,
    severity: .warning,
    summary: "An app for iPhone does not ask for a sidebar instead of the bar.",
    rationale: """
      On an iPhone in landscape a sidebar takes much of the little room that there is, and in \
      portrait there is none: each turn of the device changes how people get around. Many iPhones \
      are never wide enough for it.
      """,
    remedy: "Leave 'preferredPlacement' of the sidebar out, and keep to the bar.",
    exception: """
      An app that is used in landscape only and whose lists are longer than a bar can hold.
      """,
    apple: """
      The guidelines on sidebars advise against one on iPhone: it takes much room in landscape and \
      does not exist in portrait, where a tab bar works in both.
      """,
    sources: [.sidebars],
    certainty: """
      Documented as advice. That the sidebar needs regular width is stated by Apple's engineers.
      """,
    accepts: [
      """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}],
       "sidebar": {"preferredPlacement": "sidebar"},
       "tabs": [
        {"identifier": "peaks", "title": "Peaks", "image": "mountain.2"},
        {"identifier": "lakes", "title": "Lakes", "image": "water.waves"}
      ]}
      """,
      """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}],
       "sidebar": {"preferredPlacement": "tabBar"},
       "tabs": [
        {"identifier": "peaks", "title": "Peaks", "image": "mountain.2"},
        {"identifier": "lakes", "title": "Lakes", "image": "water.waves"}
      ]}
      """,
    ],
    rejects: [
      """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}],
       "mode": "tabSidebar", "sidebar": {"preferredPlacement": ↓"sidebar"},
       "tabs": [
        {"identifier": "peaks", "title": "Peaks", "image": "mountain.2"},
        {"identifier": "lakes", "title": "Lakes", "image": "water.waves"}
      ]}
      """
    ],
    check: .spec { scope, findings in
      guard let placement = scope.spec.sidebar?.preferredPlacement, placement.value == .sidebar,
        scope.isSomewhere(\.letsAppPreferSidebar)
      else { return }
      findings.report(
        "on iPhone a sidebar takes the place of the bar in landscape only", at: placement.json,
        notes: [.init("it takes much of the width there, and every turn changes the navigation")],
        help: "keep to the bar: leave 'preferredPlacement' out or write 'tabBar'",
        fixes: [
          Fix(
            "write 'tabBar'", isSafe: false,
            [.init(scope.document.range(of: placement.json), jsonString("tabBar"))])
        ])
    })
}
