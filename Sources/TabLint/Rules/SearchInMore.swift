import JSON
import TabModel

extension Rule {
  static let searchInMore = Rule(
    id: "search-in-more",
    section: .placement,
    severity: .warning,
    summary: "The search tab has an item of its own in the bar at the bottom.",
    rationale: """
      One tab too many in the bar of an iPhone, or of a compact iPad window, turns the last ones into \
      a list behind More. Search in there takes two taps, people do not notice it, and it cannot \
      be separate, at the trailing end.
      """,
    remedy: """
      Leave \(bottomBarCapacity) tabs at most in the bar at the bottom, with search among them: \
      gather some in a group.
      """,
    exception: "Hardly ever; perhaps where every screen has a search field of its own.",
    apple: """
      The guidelines advise against overflow tabs, because what More hides is harder to reach and \
      to notice, and have search at the trailing end of the bar. The reference of \
      UITabBarController gives the number of items beyond which there is More.
      """,
    sources: [.tabBars, .controller],
    certainty: """
      More and the advice against it are documented; that an iPhone of regular width has the same \
      limit is assumed.
      """,
    accepts: [
      """
      {"tabs": [
        {"identifier": "news", "title": "News", "image": "newspaper"},
        {"identifier": "scores", "title": "Scores", "image": "sportscourt"},
        {"identifier": "teams", "title": "Teams", "image": "person.3"},
        {"identifier": "tickets", "title": "Tickets", "image": "ticket"},
        {"type": "search", "automaticallyActivatesSearch": true}
      ]}
      """,
      """
      {"targets": [{"platform": "visionOS", "minimumVersion": "26.0"}],
       "tabs": [
        {"identifier": "news", "title": "News", "image": "newspaper"},
        {"identifier": "scores", "title": "Scores", "image": "sportscourt"},
        {"identifier": "teams", "title": "Teams", "image": "person.3"},
        {"identifier": "tickets", "title": "Tickets", "image": "ticket"},
        {"identifier": "shop", "title": "Shop", "image": "cart"},
        {"type": "search"}
      ]}
      """,
    ],
    rejects: [
      Example(
        """
        {"tabs": [
          {"identifier": "news", "title": "News", "image": "newspaper"},
          {"identifier": "scores", "title": "Scores", "image": "sportscourt"},
          {"identifier": "teams", "title": "Teams", "image": "person.3"},
          {"identifier": "tickets", "title": "Tickets", "image": "ticket"},
          {"identifier": "shop", "title": "Shop", "image": "cart"},
          ↓{"type": "search"}
        ]}
        """,
        fixed:
          """
          {"tabs": [
            {"identifier": "news", "title": "News", "image": "newspaper"},
            {"identifier": "scores", "title": "Scores", "image": "sportscourt"},
            {"identifier": "teams", "title": "Teams", "image": "person.3"},
            {"identifier": "club", "title": "Club", "image": "building.columns", "children": [
              {"identifier": "tickets", "title": "Tickets", "image": "ticket"},
              {"identifier": "shop", "title": "Shop", "image": "cart"}
            ]},
            {"type": "search", "automaticallyActivatesSearch": true}
          ]}
          """)
    ],
    check: .layout { scope, findings in
      let spec = scope.spec
      guard spec.hasAny(.search) else { return }
      var inMore: [Int: [LayoutView]] = [:]
      for view in scope.views where view.conditions.hasBottomBar {
        for index in view.layout.tabBar?.more ?? [] where spec.nodes[index].isSearch {
          inMore[index, default: []].append(view)
        }
      }
      for (index, views) in inMore.sorted(by: { $0.key < $1.key }) {
        let capacity = views.compactMap(\.conditions.barCapacity).min() ?? 0
        findings.report(
          "the search tab falls into More", at: spec.nodes[index].object, in: views,
          notes: scope.capacityNotes(of: views),
          help:
            "gather tabs in a group, so that \(numberWord(capacity)) are left in the bar at the "
            + "bottom with the search tab among them"
            + (scope.memberThatKeepsApart(spec.nodes[index]).map { ", and write \($0)" } ?? ""))
      }
    })
}
