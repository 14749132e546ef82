import LocatedJSON
import TabHierarchy
import TabLayout

extension Rule {
  static let compactParity = Rule(
    id: "compact-parity",
    section: .reachability,
    severity: .warning,
    summary: "What people reach in a wide iPad window they reach in a narrow one.",
    rationale: """
      In compact width an iPad has the bar at the bottom only, and 'compactTabIdentifiers' decides \
      what is in it. A person who makes the window narrow loses every tab that the list leaves \
      out, without a sidebar to find it in.
      """,
    remedy: """
      Name the tab in 'compactTabIdentifiers', or move it into a group that the list names.
      """,
    exception: """
      In compact width another tab's screen leads to the same content, as a list of all sections \
      does.
      """,
    apple: """
      The guidelines want continuity between compact and regular sizes, and have the tab bar for \
      moving among the sections of an app; that the list filters root tabs is in the header of \
      UITabBarController.
      """,
    sources: [.tabBars, .controller],
    certainty: """
      What the list leaves out is documented. Whether another screen leads there is not in a spec; \
      nodes with 'performsAction' are not looked at.
      """,
    accepts: [
      """
      {"compactTabIdentifiers": ["feed", "browse"],
       "tabs": [
        {"identifier": "feed", "title": "Feed", "image": "list.bullet"},
        {"identifier": "browse", "title": "Browse", "image": "square.grid.2x2", "children": [
          {"identifier": "topics", "title": "Topics"}
        ]}
      ]}
      """,
      """
      {"compactTabIdentifiers": ["feed"],
       "tabs": [
        {"identifier": "feed", "title": "Feed", "image": "list.bullet"},
        {"identifier": "new", "title": "New", "image": "plus", "performsAction": true},
        {"identifier": "wall", "title": "Wall", "image": "rectangle.grid.3x2",
         "availability": {"horizontalSizeClass": "regular"}}
      ]}
      """,
      """
      {"targets": [{"platform": "iOS", "minimumVersion": "18.0"}],
       "compactTabIdentifiers": ["feed"],
       "tabs": [
        {"identifier": "feed", "title": "Feed", "image": "list.bullet"},
        {"identifier": "wall", "title": "Wall", "image": "rectangle.grid.3x2"}
      ]}
      """,
    ],
    rejects: [
      """
      {"compactTabIdentifiers": ["feed"],
       "tabs": [
        {"identifier": "feed", "title": "Feed", "image": "list.bullet"},
        ↓{"identifier": "wall", "title": "Wall", "image": "rectangle.grid.3x2"}
      ]}
      """,
      """
      {"compactTabIdentifiers": ["feed"],
       "tabs": [
        {"identifier": "feed", "title": "Feed", "image": "list.bullet"},
        ↓{"identifier": "browse", "title": "Browse", "image": "square.grid.2x2", "children": [
          {"identifier": "topics", "title": "Topics"},
          {"identifier": "people", "title": "People"}
        ]}
      ]}
      """,
    ],
    check: .layout { scope, findings in
      let spec = scope.spec
      guard let lost = scope.rootsLostInCompact() else { return }
      for index in lost.nodes {
        let node = spec.nodes[index]
        for environment in scope.environments(in: lost[index]) {
          findings.report(
            "\(scope.name(of: node)) is out of reach in a narrow iPad window", at: node.object,
            in: environment, notes: notes(about: index, scope),
            help: node.placement == .sidebarOnly
              ? "move it into a group that is named there, or lead to it from a screen"
              : "name it in 'compactTabIdentifiers', or move it into a group that is named there")
        }
      }
    })
}

private func notes(about index: Int, _ scope: LintScope) -> [Diagnostic.Note] {
  let spec = scope.spec
  var notes = [
    Diagnostic.Note(
      "'compactTabIdentifiers' leaves it out", at: spec.range(spec.compactTabIdentifiers))
  ]
  let inside = Array(index + 1..<spec.nodes[index].end)
  if !inside.isEmpty {
    notes.append(Diagnostic.Note("with it goes what it holds: \(scope.names(of: inside))"))
  }
  return notes
}

extension LintScope {
  /// The root nodes that people reach in regular width, themselves or something in them, and that
  /// `compactTabIdentifiers` leaves out of a compact iPad's bar; nil where it leaves out none.
  func rootsLostInCompact() -> NodeEnvironments? {
    guard ships(on: .iPadOS), hasCompactList else { return nil }
    var lost = NodeEnvironments(self)
    for release in spec.targets.filter({ $0.platform == .iPadOS }).flatMap(\.releases) {
      let views = views(
        in: environmentBits { $0.platform.name == .iPadOS && $0.osVersion == release })
      let compact = views.filter { $0.view.environment.sizeClass == .compact }
      let leftOut = compact.map { ($0.position, roots(leftOutOf: $0.view.layout)) }
      guard leftOut.contains(where: { !$0.1.isEmpty }) else { continue }
      var isReached = Array(repeating: false, count: spec.nodes.count)
      for (_, view) in views where view.environment.sizeClass == .regular {
        var root = 0
        for destination in view.destinations where destination.taps != nil {
          while destination.node >= spec.nodes[root].end { root = spec.nodes[root].end }
          isReached[root] = true
        }
      }
      for (position, roots) in leftOut {
        for root in roots where isReached[root] { lost.add(root, inEnvironment: position) }
      }
    }
    return lost
  }

  private func roots(leftOutOf layout: Layout) -> [Int] {
    guard let bar = layout.tabBar else { return [] }
    let shown = Set(bar.items.compactMap(\.node) + bar.more)
    return spec.roots.filter { root in
      layout.presence.isPresent(root) && !spec.nodes[root].isTrue(.performsAction)
        && !shown.contains(root)
    }
  }
}
