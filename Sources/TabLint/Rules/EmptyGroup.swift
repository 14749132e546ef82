import JSON
import TabModel

extension Rule {
  static let emptyGroup = Rule(
    id: "empty-group",
    severity: .warning,
    summary: "Every {group} has a child wherever it is present.",
    rationale: """
      An empty group is a heading without rows in the sidebar of an iPad or a Mac, and in a bar an \
      item whose screen leads nowhere.
      """,
    remedy: """
      Leave the {group} out while it is empty, describe with 'repeats' what fills it, or limit its \
      'availability' to where its children are.
      """,
    exception: "The app adds children at run time that 'repeats' cannot describe.",
    apple: """
      The UIKit article presents a group as a section of items and says that its children may \
      change while the app runs; it does not speak of groups without any.
      """,
    certainty: """
      Common sense. A target is reported if the {group} is present in one of its environments and \
      has no child in any of them. Where sections of SwiftUI dissolve, as on iPhone, an empty one is \
      not reported.
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
          ↓{"identifier": "shelf", "title": "Shelf", "image": "books.vertical", "children": [{+
            {"identifier": "books.*", "title": "Book", "repeats": {"samples": ["Emma"]}}+}]}
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
      // Where sections dissolve, an empty one is nothing.
      let showing = scope.environmentsOfLayouts { !$0.conditions.dissolvesGroups }
      let groups = spec.nodes.indices.filter {
        spec.nodes[$0].kind == .group && !scope.environmentSet(of: $0).isDisjoint(with: showing)
      }
      let childless = groups.filter { spec.nodes[$0].end == $0 + 1 }
      findings.report(together: scope.offenders(childless)) { nodes, _ in
        let isOne = nodes.count == 1
        return Findings.Words(
          message: "the \(scope.group)\(isOne ? "" : "s") \(scope.names(of: nodes)) "
            + "\(isOne ? "has" : "have") no children",
          help: "describe with 'repeats' what fills \(isOne ? "it" : "them"), or leave "
            + "\(isOne ? "it out while it is" : "them out while they are") empty"
            + (scope.losesSidebar(without: nodes)
              ? ", with 'preferredPlacement: movable' on the other tabs" : ""))
      }
      let missing = targetsWithoutChildren(groups.filter { spec.nodes[$0].end > $0 + 1 }, scope)
      findings.report(together: scope.offenders(missing.keys.sorted())) { nodes, _ in
        let isOne = nodes.count == 1
        let areHidden = nodes.flatMap(spec.children).contains { spec.nodes[$0].isHidden.isTrue }
        let (names, devices) = scope.names(of: nodes, because: missing)
        return Findings.Words(
          message:
            "the \(scope.group)\(isOne ? "" : "s") \(names) "
            + "\(isOne ? "has" : "have") no children \(devices.map { "on \($0)" } ?? "there")",
          note: "each child " + (areHidden ? "is hidden, or " : "")
            + "has an 'availability' that excludes it there",
          help: areHidden
            ? "leave out the \(scope.group)\(isOne ? "" : "s"), or show a child"
            : "give \(isOne ? "the" : "each") \(scope.group) the 'availability' of its children")
      }
    })
}

extension LintScope {
  /// Returns whether an iPad has no sidebar without some groups, so that users could remove tabs for good.
  fileprivate func losesSidebar(without groups: [Int]) -> Bool {
    spec.framework.groupsAskForSidebar
      && spec.roots.allSatisfy { spec.nodes[$0].kind != .group || groups.contains($0) }
      && layouts.contains { shared in
        shared.root.mode?.value != .tabSidebar && shared.conditions.hasMainSidebar
          && environments(in: shared.environments).contains(where: \.barTakesTurnsWithSidebar)
      }
  }
}

/// Returns the devices on which groups have no children, by group.
private func targetsWithoutChildren(_ groups: [Int], _ scope: LintScope) -> [Int: String] {
  let spec = scope.spec
  if groups.isEmpty { return [:] }
  let targets = spec.targets.map { ($0, scope.environmentSet(on: $0.platform)) }.filter {
    scope.layouts(in: $0.1).contains { !$0.conditions.dissolvesGroups }
  }
  var found: [Int: String] = [:]
  for group in groups {
    let present = scope.environmentSet(of: group)
    let withChildren = scope.environmentSet(ofAny: spec.children(of: group))
    if present.isSubset(of: withChildren) { continue }
    let empty = targets.filter { _, ofTarget in
      let environments = present.intersection(ofTarget)
      return !environments.isEmpty && environments.isDisjoint(with: withChildren)
    }
    if !empty.isEmpty { found[group] = scope.devices(of: empty.map(\.0)) }
  }
  return found
}
