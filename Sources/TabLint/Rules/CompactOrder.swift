import JSON
import TabModel

extension Rule {
  static let compactOrder = Rule(
    id: "compact-order",
    severity: .warning,
    summary: "'compactTabIdentifiers' names the root nodes in the order of 'tabs'.",
    rationale: """
      It is not documented whether the bar of an iPhone or a compact iPad follows 'tabs' or \
      'compactTabIdentifiers'. If the two differ, the visible order may depend on the release.
      """,
    remedy: "Write both lists in the same order.",
    exception: "The order is right on every release that you support, and you have tested it.",
    apple: """
      The header of UITabBarController calls 'compactTabIdentifiers' a filter of the tabs for a \
      compact appearance and says nothing about order; the reference says that the array of tabs \
      gives the order in the bar.
      """,
    sources: [.compactTabs],
    certainty: """
      It is certain that the order is not documented. Layouts use the order of 'tabs', which is an \
      assumption.
      """,
    only: .uiKit,
    accepts: [
      Example(
        """
        {"compactTabIdentifiers": ["today", "trips"],
         "tabs": [
          {"identifier": "today", "title": "Today", "image": "sun.max"},
          {"identifier": "map", "title": "Map", "image": "map",
           "availability": {"platforms": ["macCatalyst"]}},
          {"identifier": "trips", "title": "Trips", "image": "airplane"}
        ]}
        """),
      Example(
        """
        {"compactTabIdentifiers": ["today", "trips", "today"],
         "tabs": [
          {"identifier": "today", "title": "Today", "image": "sun.max"},
          {"identifier": "trips", "title": "Trips", "image": "airplane"}
        ]}
        """),
    ],
    rejects: [
      Example(
        """
        {"compactTabIdentifiers": ↓[[-"trips", "today"-]{+"today", "trips"+}],
         "tabs": [
          {"identifier": "today", "title": "Today", "image": "sun.max"},
          {"identifier": "trips", "title": "Trips", "image": "airplane"}
        ]}
        """),
      Example(
        """
        {"compactTabIdentifiers": ↓[{+"today", +}"com.apple.UIKit.Search"[-, "today"-]],
         "tabs": [{"identifier": "today", "title": "Today"}, {"type": "search"}]}
        """),
    ],
    check: .spec { spec, scope, findings in
      let lists = scope.effectivePlaces(of: \.compactTabIdentifiers)
        .filter { $0.compactNames.count > 1 }
      if lists.isEmpty { return }
      let roots = IdentifierIndex(spec) {
        spec.nodes[$0].parent == nil && spec.nodes[$0].repeats == nil
      }
      for list in lists {
        // Unknown and nested identifiers don't match root nodes.
        let first = list.compactNames.compactMap { roots.node(named: $0.value) }.uniqued()
        guard let late = zip(first, first.dropFirst()).first(where: { $0.0 > $0.1 }) else {
          continue
        }
        let (before, after) = (spec.nodes[late.0], spec.nodes[late.1])
        findings.report(
          "'compactTabIdentifiers' names \(scope.name(of: before)) before "
            + "\(scope.name(of: after)), but in 'tabs' it comes after it",
          at: list.range,
          note: "which order wins is not documented",
          notes: [Diagnostic.Note("\(scope.name(of: after)) comes first here", at: after.range)],
          help: "write the names in the order of 'tabs'")
      }
    })
}
