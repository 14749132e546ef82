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
    sources: [],
    certainty: """
      Common sense. All items of a visible bar count, including More and the separate item, with \
      or without a sidebar.
      """,
    accepts: [
      """
      {"tabs": [
        {"identifier": "home", "title": "Home", "image": "house"},
        {"type": "search", "automaticallyActivatesSearch": true}
      ]}
      """,
      """
      {"targets": [{"platform": "macCatalyst", "minimumVersion": "18.0"}],
       "mode": "tabSidebar",
       "tabs": [{"identifier": "home", "title": "Home", "image": "house"}]}
      """,
    ],
    rejects: [
      Example(
        """
        {"tabs": ↓[{"identifier": "home", "title": "Home", "image": "house"}]}
        """,
        fixed:
          """
          {"tabs": [
            {"identifier": "home", "title": "Home", "image": "house"},
            {"identifier": "stars", "title": "Stars", "image": "star"}
          ]}
          """),
      Example(
        """
        {"compactTabIdentifiers": ["home"],
         "tabs": ↓[
           {"identifier": "home", "title": "Home", "image": "house"},
           {"identifier": "stars", "title": "Stars", "image": "star"}
         ]}
        """,
        fixed:
          """
          {"compactTabIdentifiers": ["home", "stars"],
           "tabs": [
             {"identifier": "home", "title": "Home", "image": "house"},
             {"identifier": "stars", "title": "Stars", "image": "star"}
           ]}
          """),
      Example(
        """
        {"targets": [{"platform": "iPadOS", "minimumVersion": "26.0"}],
         "tabs": ↓[
           {"identifier": "home", "title": "Home", "image": "house"},
           {"identifier": "stars", "title": "Stars", "image": "star", "preferredPlacement": "optional"}
         ]}
        """,
        fixed:
          """
          {"targets": [{"platform": "iPadOS", "minimumVersion": "26.0"}],
           "tabs": [
             {"identifier": "home", "title": "Home", "image": "house"},
             {"identifier": "stars", "title": "Stars", "image": "star"}
           ]}
          """),
    ],
    inSwiftUI: InSwiftUI(
      rationale: """
        A bar with one item takes up space without leading anywhere. A bar without items is an \
        empty strip. Usually 'availability' or a placement leaves out more than intended.
        """,
      remedy: """
        Make a second tab present there, or show the one screen without a TabView.
        """,
      exception: "The app adds the other tabs at run time."),
    check: .spec { spec, scope, findings in
      guard !hasTwoItemsEverywhere(scope) else { return }
      let single = scope.environmentsOfLayouts(where: { shared in
        guard let bar = shared.layout.tabBar, bar.isVisible else { return false }
        let meant =
          shared.conditions.hasBottomBar
          ? scope.rootsMeant[shared.root.compactTabIdentifiers, default: []]
            .count(where: shared.layout.presence.isPresent) : 0
        return bar.items.count + meant + scope.itemsWithoutSamples(of: shared) < 2
      })
      let views = scope.views(in: scope.reported(single))
      findings.report(
        "the bar has fewer than two items\(scope.place(of: views))", at: spec.tabs,
        in: views,
        note: "a bar is for navigation between sections, and takes up space",
        help: "add a second tab to this bar, or show the one screen without tabs")
    })
}

/// Returns whether every bar is certain to have two root nodes, so no layout needs to be computed.
private func hasTwoItemsEverywhere(_ scope: LintScope) -> Bool {
  let spec = scope.spec
  func isItemEverywhere(_ index: Int) -> Bool {
    let node = spec.nodes[index]
    return node.parent == nil && spec.availability(of: node) == nil && !node.isTrue(.isHidden)
      && !node.isWritten(.repeats) && !(scope.dissolvesGroups && node.isGroup)
      && !node.isTrue(.isHiddenByDefault) && !node.placement.isOutsideBar
  }
  guard Array(spec.roots.lazy.filter(isItemEverywhere).prefix(2)).count == 2 else { return false }
  return scope.compactLists.allSatisfy { list in
    var items: Set<Int> = []
    for value in spec.document.elements(of: list.value) {
      guard let index = scope.node(named: value), isItemEverywhere(index) else { continue }
      items.insert(index)
      if items.count == 2 { return true }
    }
    return false
  }
}
