import JSON
import TabModel

extension Rule {
  static let singleTab = Rule(
    id: "single-tab",
    severity: .warning,
    summary: "Every visible bar has at least two items.",
    rationale: """
      A bar with one item takes up space without leading anywhere. A bar without items is an empty \
      strip. Usually 'availability', 'compactTabIdentifiers' or a placement leaves out more than \
      intended.
      """,
    remedy: """
      Make a second tab present there, or hide the bar and show the one screen without a tab bar \
      controller.
      """,
    exception: """
      The app adds the other tabs at run time, or the only tab is a group whose screen leads to \
      others.
      """,
    apple: """
      Not stated directly: the guidelines describe a tab bar as navigation between sections, and a \
      single section needs none.
      """,
    certainty: """
      Common sense. All items of a visible bar count, including More and the separate item, with \
      or without a sidebar.
      """,
    accepts: [
      Example(
        """
        {"targets": [{"platform": "macCatalyst", "minimumVersion": "18.0"}],
         "mode": "tabSidebar",
         "tabs": [{"identifier": "home", "title": "Home", "image": "house"}]}
        """)
    ],
    rejects: [
      Example(
        """
        {"tabs": ↓[{+
          +}{"identifier": "home", "title": "Home", "image": "house"}{+,
          {"identifier": "stars", "title": "Stars", "image": "star"}
        +}]}
        """),
      Example(
        """
        {"compactTabIdentifiers": ["home"{+, "stars"+}],
         "tabs": ↓[
           {"identifier": "home", "title": "Home", "image": "house"},
           {"identifier": "stars", "title": "Stars", "image": "star"}
         ]}
        """),
      Example(
        """
        {"targets": [{"platform": "iPadOS", "minimumVersion": "26.0"}],
         "tabs": ↓[
           {"identifier": "home", "title": "Home", "image": "house"},
           {"identifier": "stars", "title": "Stars", "image": "star"[-, "preferredPlacement": "optional"-]}
         ]}
        """),
    ],
    inSwiftUI: InSwiftUI(
      rationale: """
        A bar with one item takes up space without leading anywhere. A bar without items is an \
        empty strip. Usually 'availability' or a placement leaves out more than intended.
        """,
      remedy: "Make a second tab present there, or show the one screen without a TabView.",
      exception: "The app adds the other tabs at run time."),
    check: .spec { spec, scope, findings in
      let single = scope.environmentsOfLayouts(where: { shared in
        guard let bar = shared.layout.tabBar, bar.isVisible, bar.items.count < 2 else {
          return false
        }
        let meant =
          shared.conditions.hasBottomBar
          ? scope.bottomBars.rootsMeant(in: shared).count(where: shared.layout.presence.isPresent)
          : 0
        return bar.items.count + meant + scope.repeatedNodes.itemsWithoutSamples(of: shared) < 2
      })
      let items = scope.layouts(in: scope.reported(single)).flatMap(\.layout.itemNodes).uniqued()
      let names = items.prefix(maximumNames).map { scope.name(of: spec.nodes[$0]) }
      let place = scope.place(of: single)
      findings.report(
        items.isEmpty
          ? "the bar has fewer than two items\(place)"
          : "the bar has only one item, \(listed(names, lastAfter: "or"))"
            + (place.isEmpty ? "" : ",\(place)"),
        at: spec.tabsRange, in: single,
        note: "a bar is for navigation between sections, and takes up space",
        help: "add a second tab to this bar, or show the one screen without tabs")
    })
}
