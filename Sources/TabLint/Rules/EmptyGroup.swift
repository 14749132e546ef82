import JSON
import TabModel

extension Rule {
  static let emptyGroup = Rule(
    id: "empty-group",
    section: .hierarchy,
    severity: .warning,
    summary: "Every group has a child wherever it is present.",
    rationale: """
      An empty group is a heading over nothing in the sidebar of an iPad or a Mac, and in a bar an \
      item whose screen has nothing to lead to.
      """,
    remedy: """
      Give the group a child, make it a plain tab, or limit its 'availability' to where its \
      children are.
      """,
    exception: """
      When the app adds the children while it runs, such as a person's playlists, and the spec \
      leaves them out.
      """,
    apple: """
      The UIKit article presents a group as a section of items and says that its children may \
      change while the app runs; it does not speak of groups without any.
      """,
    sources: [],
    certainty: """
      Common sense. A target counts if the group is present in an environment of it and no child \
      is in any environment of it that has the group.
      """,
    accepts: [
      """
      {"tabs": [
        {"identifier": "home", "title": "Home", "image": "house"},
        {"identifier": "shelf", "title": "Shelf", "image": "books.vertical",
         "children": [{"identifier": "books", "title": "Books"}]}
      ]}
      """,
      """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "18.0"},
                   {"platform": "tvOS", "minimumVersion": "18.0"}],
       "tabs": [
         {"identifier": "home", "title": "Home", "image": "house"},
         {"identifier": "films", "title": "Films", "image": "film"},
         {"identifier": "shelf", "title": "Shelf", "image": "books.vertical",
          "availability": {"platforms": ["iPadOS"]},
          "children": [
            {"identifier": "books", "title": "Books",
             "availability": {"platforms": ["iPadOS"], "horizontalSizeClass": "regular"}}
          ]}
       ]}
      """,
    ],
    rejects: [
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          ↓{"identifier": "shelf", "title": "Shelf", "image": "books.vertical", "children": []}
        ]}
        """,
        fixed:
          """
          {"tabs": [
            {"identifier": "home", "title": "Home", "image": "house"},
            {"identifier": "shelf", "title": "Shelf", "image": "books.vertical"}
          ]}
          """),
      Example(
        """
        {"targets": [{"platform": "iPadOS", "minimumVersion": "18.0"},
                     {"platform": "tvOS", "minimumVersion": "18.0"}],
         "tabs": [
           {"identifier": "home", "title": "Home", "image": "house"},
           {"identifier": "films", "title": "Films", "image": "film"},
           ↓{"identifier": "shelf", "title": "Shelf", "image": "books.vertical",
            "children": [
              {"identifier": "books", "title": "Books", "availability": {"platforms": ["iPadOS"]}}
            ]}
         ]}
        """,
        fixed:
          """
          {"targets": [{"platform": "iPadOS", "minimumVersion": "18.0"},
                       {"platform": "tvOS", "minimumVersion": "18.0"}],
           "tabs": [
             {"identifier": "home", "title": "Home", "image": "house"},
             {"identifier": "films", "title": "Films", "image": "film"},
             {"identifier": "shelf", "title": "Shelf", "image": "books.vertical",
              "availability": {"platforms": ["iPadOS"]},
              "children": [
                {"identifier": "books", "title": "Books", "availability": {"platforms": ["iPadOS"]}}
              ]}
           ]}
          """),
    ],
    check: .spec { scope, findings in
      let spec = scope.spec
      let withChildren = environmentsWithChildren(scope)
      for (index, node) in spec.nodes.enumerated() where node.isGroup {
        if node.end == index + 1 {
          findings.report(
            "the group \(scope.name(of: node)) has no children", at: node.object,
            help: "give it a child, or make it a plain tab")
          continue
        }
        guard let withChildren else { continue }
        let empty = spec.targets.indices.filter { target in
          let environments = scope.environmentSet(of: index).intersection(
            scope.environmentSet(ofTarget: target))
          return !environments.isEmpty && environments.isDisjoint(with: withChildren[index])
        }
        guard !empty.isEmpty else { continue }
        let platforms = enumeration(of: empty.map { spec.targets[$0].platform.rawValue })
        findings.report(
          "the group \(scope.name(of: node)) has no children on \(platforms)", at: node.object,
          notes: [
            .init("each of its children has an 'availability' that rules out \(platforms)")
          ],
          help: "give the group the 'availability' of its children, or one of them more of it")
      }
    })
}

/// For each group the environments in which it has a child; nil where all nodes are everywhere.
private func environmentsWithChildren(_ scope: LintScope) -> [EnvironmentSet]? {
  guard scope.spec.hasAvailability else { return nil }
  var environments = Array(repeating: EnvironmentSet(), count: scope.spec.nodes.count)
  for (index, node) in scope.spec.nodes.enumerated() {
    if let parent = node.parent {
      environments[parent].formUnion(scope.environmentSet(of: index))
    }
  }
  return environments
}
