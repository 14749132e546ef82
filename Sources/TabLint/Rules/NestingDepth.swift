import JSON
import TabModel

extension Rule {
  package static let nestingDepth = Rule(
    id: "nesting-depth",
    severity: .error,
    summary: "The hierarchy has at most two levels, or three if necessary.",
    rationale: """
      Every level is one more section to open in the sidebar of an iPad or a Mac, and each is \
      indented further, until titles are truncated. On iPhone and Apple TV, which have no sidebar, \
      each adds a screen to the route.
      """,
    remedy: """
      Move the tabs up a level, or let the inner {groups} be lists on a screen of the app, which can \
      be as deep as they like.
      """,
    exception: """
      Users build the hierarchy themselves, such as nested folders, and the spec only shows an \
      example.
      """,
    apple: """
      The UIKit article advises two levels and names three as the most; the guidelines ask for no \
      more than two levels in a sidebar, and suggest a split view with a list for what is deeper.
      """,
    sources: [.article, .sidebars],
    certainty: """
      Documented as advice; the system also shows deeper hierarchies. A node's level is 1 plus the \
      number of its enclosing {groups}; leaves count, which is this tool's reading of the article.
      """,
    options: [.maximumLevels, .advisedLevels],
    accepts: [
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "shelf", "title": "Shelf", "image": "books.vertical",
           "children": [{"identifier": "books", "title": "Books"}]}
        ]}
        """)
    ],
    rejects: [
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "shelf", "title": "Shelf", "image": "books.vertical", "children": [
            [-{"identifier": "poems", "title": "Poems", "children": [
              -]↓{"identifier": "odes", "title": "Odes"},
            [-  -]{"identifier": "elegies", "title": "Elegies"}[-
            ]}-]
          ]}
        ]}
        """),
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "shelf", "title": "Shelf", "image": "books.vertical", "children": [
            {"identifier": "poems", "title": "Poems"[-, "children": [
              ↓{"identifier": "odes", "title": "Odes", "children": [
                ↓{"identifier": "latin", "title": "Latin", "children": [
                  {"identifier": "horace", "title": "Horace"}
                ]}
              ]}
            ]-]}
          ]}
        ]}
        """),
    ],
    inSwiftUI: InSwiftUI(
      rationale: """
        Every level is one more section to open in a sidebar, and each is indented further, until \
        titles are truncated. On iPhone and in a compact iPad window sections dissolve, and their \
        levels with them.
        """),
    check: .spec { spec, scope, findings in
      let advised = scope.settings[.advisedLevels]
      let maximum = max(scope.settings[.maximumLevels], advised)
      // If the limits are equal, all of them exceed the maximum.
      for limit in Set([advised, maximum]).sorted() {
        // Their descendants are deeper in any case.
        let topmost = spec.nodes.indices.filter { spec.nodes[$0].depth == limit }
        findings.report(
          together: scope.offenders(topmost), severity: limit == maximum ? .error : .warning
        ) { nodes, _ in
          let isOne = nodes.count == 1
          let groups = Set(nodes.compactMap { spec.nodes[$0].parent })
          let group = groups.count == 1 ? groups.first.map { spec.nodes[$0] } : nil
          return Findings.Words(
            message: "\(scope.names(of: nodes)) \(isOne ? "is" : "are") at level \(limit + 1); "
              + (limit == maximum
                ? "the limit is \(limit)" : "the recommended maximum is \(limit)"),
            notes: group.map {
              [.init("inside this \(scope.group)", at: $0.place)]
            } ?? [],
            help: "move \(isOne ? "it" : "them") up, or show what "
              + (group.map { "\(scope.name(of: $0)) holds on a screen" }
                ?? "the \(scope.group)s around them hold on screens") + " of the app")
        }
      }
    })
}

extension Rule.Option {
  static let maximumLevels = Self(
    of: "nesting-depth", "maximum", 3, "the most levels before it is an error")
  static let advisedLevels = Self(
    of: "nesting-depth", "advised", 2, "the most levels before it is a warning")
}
