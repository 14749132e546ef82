import JSON
import TabModel

extension Rule {
  static let hiddenTabBar = Rule(
    id: "hidden-tab-bar",
    severity: .warning,
    summary: "The tab bar is visible from the start.",
    rationale: """
      Without the bar users do not see where they are or what else there is, on every device. \
      Without a sidebar, as on iPhone, users cannot move between sections.
      """,
    remedy: "Leave 'isTabBarHidden' out. Present full-screen content modally instead.",
    exception: """
      The bar is hidden for a moment only, such as during an introduction, and the app shows it \
      again by itself.
      """,
    apple: """
      The guidelines on tab bars ask to keep the bar visible while people navigate between \
      sections; only a modal view may cover it, because it is temporary.
      """,
    sources: [.tabBars],
    certainty: """
      Documented as advice. A spec describes the initial state, not whether the app shows the bar \
      later. A bar that only an unusual state of the app hides, such as a video that fills the screen, \
      is a note. 'unreachable-tab' does not report the same spec.
      """,
    only: .uiKit,
    accepts: [
      Example(
        """
        {"tabs": [
          {"identifier": "radio", "title": "Radio", "image": "radio"},
          {"identifier": "songs", "title": "Songs", "image": "music.note"}
        ]}
        """),
      Example(
        """
        {"isTabBarHidden": false,
         "tabs": [
          {"identifier": "radio", "title": "Radio", "image": "radio"},
          {"identifier": "songs", "title": "Songs", "image": "music.note"}
        ]}
        """),
    ],
    rejects: [
      Example(
        """
        {"targets": [{"platform": "iOS", "minimumVersion": "18.0"}],
         "isTabBarHidden": ↓true,
         "tabs": [
          {"identifier": "radio", "title": "Radio", "image": "radio"},
          {"identifier": "songs", "title": "Songs", "image": "music.note"}
        ]}
        """)
    ],
    check: .spec { spec, scope, findings in
      let places = scope.effectivePlaces(of: \.isTabBarHidden)
        .filter { $0.values.isTabBarHidden?.value == true }
      if places.isEmpty { return }
      let roots = spec.roots.map { spec.nodes[$0] }
      let isReady = roots.allSatisfy { node in
        node.kind == .search || node.image != nil && !isBlank(spec.title(of: node))
      }
      // Users could remove the items of a visible bar for good.
      let removable = scope.customization.removableItems(evenIfHidden: true)
      func isRemovable(in place: RootPlace) -> Bool {
        removable.values.contains { !$0.isDisjoint(with: place.environments) }
      }
      for place in places {
        let isUsual = !place.environments.isDisjoint(with: scope.usualEnvironments)
        findings.report(
          "the tab bar is hidden\(isUsual ? " from the start" : "")"
            + scope.place(of: place.environments),
          at: place.range, severity: isUsual ? nil : .note,
          note: "users do not see where they are or what else there is",
          help: "remove "
            + scope.removal(of: place.key.definition, at: place) + ", "
            + (isReady ? "" : "give every root node a title and an image, ")
            + (isRemovable(in: place) ? "write 'preferredPlacement: movable' on the tabs, " : "")
            + "and present full-screen content modally",
          // A visible bar can have untested gaps, and a variant needs another key.
          fix: isReady && roots.count > 1 && place.availability == nil && !isRemovable(in: place)
            ? spec.removing(place.range, "remove 'isTabBarHidden'", isSafe: false) : nil)
      }
    })
}
