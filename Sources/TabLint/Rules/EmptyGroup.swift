import JSON
import TabModel

extension Rule {
  static let emptyGroup = Rule(
    id: "empty-group",
    severity: .warning,
    summary: "Every group has a child wherever it is present.",
    rationale: """
      An empty group is a heading without rows in the sidebar of an iPad or a Mac, and in a bar an \
      item whose screen leads nowhere.
      """,
    remedy: """
      Leave the group out while it is empty, describe with 'repeats' what fills it, or limit its \
      'availability' to where its children are.
      """,
    exception: "The app adds children at run time that 'repeats' cannot describe.",
    apple: """
      The UIKit article presents a group as a section of items and says that its children may \
      change while the app runs; it does not speak of groups without any.
      """,
    certainty: """
      Common sense. A target is reported if the group is present in one of its environments and \
      has no child in any of them.
      """,
    accepts: [
      Example(
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
        """)
    ],
    rejects: [
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          ↓{"identifier": "shelf", "title": "Shelf", "image": "books.vertical"[-, "children": []-]}
        ]}
        """),
      Example(
        """
        {"targets": [{"platform": "iPadOS", "minimumVersion": "18.0"},
                     {"platform": "tvOS", "minimumVersion": "18.0"}],
         "tabs": [
           {"identifier": "home", "title": "Home", "image": "house"},
           {"identifier": "films", "title": "Films", "image": "film"},
           ↓{"identifier": "shelf", "title": "Shelf", "image": "books.vertical"{+,
            "availability": {"platforms": ["iPadOS"]}+},
            "children": [
              {"identifier": "books", "title": "Books", "availability": {"platforms": ["iPadOS"]}}
            ]}
         ]}
        """),
    ],
    inSwiftUI: InSwiftUI(
      rationale: """
        An empty section is a heading without rows in a sidebar, and in the bar of an iPad or an \
        Apple Vision Pro an item that opens nothing.
        """),
    check: .spec { spec, scope, findings in
      let groups = spec.nodes.indices.filter { spec.nodes[$0].isGroup }
      let childless = groups.filter { spec.nodes[$0].end == $0 + 1 }
        .map { Offender(node: $0, place: spec.nodes[$0].range) }
      findings.report(together: childless) { nodes, _ in
        let isOne = nodes.count == 1
        return Findings.Words(
          message: "the \(scope.group)\(isOne ? "" : "s") \(scope.names(of: nodes)) "
            + "\(isOne ? "has" : "have") no children",
          help: "leave the section\(isOne ? " out while it is" : "s out while they are") empty, or "
            + "describe with 'repeats' what fills \(isOne ? "it" : "them")")
      }
      let missing = targetsWithoutChildren(groups.filter { spec.nodes[$0].end > $0 + 1 }, scope)
      let offenders = missing.keys.sorted().map {
        Offender(node: $0, place: spec.nodes[$0].range)
      }
      findings.report(together: offenders) { nodes, _ in
        let isOne = nodes.count == 1
        let places = nodes.map { missing[$0] ?? "" }
        let areHidden = nodes.flatMap(spec.children).contains { spec.nodes[$0].isTrue(\.isHidden) }
        let areAlike = places.allSatisfy { $0 == places[0] }
        let names = scope.names(of: nodes) { areAlike ? "" : missing[$0] ?? "" }
        return Findings.Words(
          message:
            "the \(scope.group)\(isOne ? "" : "s") \(names) "
            + "\(isOne ? "has" : "have") no children \(areAlike ? "on \(places[0])" : "there")",
          note: "each child " + (areHidden ? "is hidden, or " : "")
            + "has an 'availability' that excludes it there",
          help: areHidden
            ? "leave out the \(scope.group)\(isOne ? "" : "s"), or show a child"
            : "give \(isOne ? "the" : "each") \(scope.group) the 'availability' of its children")
      }
    })
}

/// Returns the devices on which groups have no children, by group.
private func targetsWithoutChildren(_ groups: [Int], _ scope: LintScope) -> [Int: String] {
  let spec = scope.spec
  let targets = spec.targets.map { ($0, scope.environmentSet(on: $0.platform)) }
  var found: [Int: String] = [:]
  for group in groups {
    let present = scope.environmentSet(of: group)
    let withChildren = scope.environmentSet(ofAny: spec.children(of: group))
    let empty = targets.filter { _, ofTarget in
      let environments = present.intersection(ofTarget)
      return !environments.isEmpty && environments.isDisjoint(with: withChildren)
    }
    if !empty.isEmpty { found[group] = scope.devices(of: empty.map(\.0)) }
  }
  return found
}
