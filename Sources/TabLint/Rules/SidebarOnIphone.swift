import JSON
import TabModel

extension Rule {
  static let sidebarOnIphone = Rule(
    id: "sidebar-on-iphone",
    severity: .note,
    summary: "An iPhone app prefers the tab bar to a sidebar.",
    rationale: """
      A tab bar keeps the main sections one tap away. A sidebar takes much of the width of an \
      iPhone in landscape, and an iPhone in portrait has none, so navigation changes with the \
      orientation. While it is open, the bar is hidden.
      """,
    remedy: """
      Consider a tab bar first: leave 'preferredPlacement' of the sidebar out. Put rarely used \
      sections into groups, whose screens lead to them.
      """,
    exception: """
      The app has more sections than fit in a bar, and is used on the inner display of an iPhone \
      Duo or in landscape. The guidelines give users a button that switches between the two.
      """,
    apple: """
      Until 8 June 2026 the guidelines on sidebars advised against a sidebar on iPhone: it takes \
      room in landscape and does not exist in portrait. On that day Apple withdrew this advice. \
      Since then the guidelines say of iOS and iPadOS together that an app may open with either, \
      that both have a button to switch, and to consider a tab bar first. Those for iPhone Duo say \
      that a sidebar on its inner display is not for every app.
      """,
    sources: [.sidebars, .iPhoneDuo],
    certainty: """
      Documented as advice; whether it fits is a judgement, so there is no fix. That the sidebar \
      needs regular width is stated by Apple's engineers; that users can switch is documented and \
      was observed on an iPhone Duo, but a session (WWDC26 278) says that there is no way to toggle \
      them.
      """,
    accepts: [
      Example(
        """
        {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}],
         "sidebar": {"preferredPlacement": "sidebar"},
         "tabs": [
          {"identifier": "peaks", "title": "Peaks", "image": "mountain.2"},
          {"identifier": "lakes", "title": "Lakes", "image": "water.waves"}
        ]}
        """),
      Example(
        """
        {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}],
         "sidebar": {"preferredPlacement": "tabBar"},
         "tabs": [
          {"identifier": "peaks", "title": "Peaks", "image": "mountain.2"},
          {"identifier": "lakes", "title": "Lakes", "image": "water.waves"}
        ]}
        """),
    ],
    rejects: [
      Example(
        """
        {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}],
         "mode": "tabSidebar", "sidebar": {[-"preferredPlacement": ↓"sidebar"-]},
         "tabs": [
          {"identifier": "peaks", "title": "Peaks", "image": "mountain.2"},
          {"identifier": "lakes", "title": "Lakes", "image": "water.waves"}
        ]}
        """)
    ],
    inSwiftUI: InSwiftUI(
      remedy: """
        Consider a tab bar first: leave 'preferredPlacement' of the sidebar out. In the bar sections \
        dissolve, and each of their tabs is an item, so put what is rarely used onto the screen of \
        another tab.
        """),
    check: .spec { _, scope, findings in
      for place in scope.places(of: \.sidebar) {
        let asking = scope.environmentsOfLayouts { $0.layout.sidebar != nil }
          .intersection(scope.environmentSet(where: \.allowsPreferringSidebar))
        guard !asking.isDisjoint(with: place.environments),
          let placement = place.values.sidebar?.value.preferredPlacement,
          placement.value == .sidebar
        else { continue }
        findings.report(
          "this requests a sidebar on regular-width iPhones",
          at: placement.range,
          note: "consider a tab bar first: it keeps the main sections one tap away",
          notes: [
            .init(
              "Apple's guidelines advised against a sidebar on iPhone until 8 June 2026, and no longer do"
            )
          ],
          help: "remove "
            + scope.removal(of: Sidebar.key(\.preferredPlacement).definition, at: place))
      }
    })
}
